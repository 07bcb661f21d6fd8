/**
 * The clocks of the players in a row of `matches`: what is left in their banks, and when their time runs out. All times are those of
 * the database, to the millisecond, which is the one clock that all servers have in common.
 */
import type { PlayerId } from '../engine/index.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { awaitedNext, awaitedSince } from './awaiting.ts';
import type { MatchStorage, Times } from './stored-match.ts';

const { raw } = Prisma;

const NOW = 'now()::timestamptz(3)';
/** When a clock is read: while the match is paused no time passes. */
const AT = `coalesce(paused_at, ${NOW})`;
const CLOCK = 'coalesce(full_clock, clock)';
const ms = (interval: string) => `(extract(epoch FROM ${interval}) * 1000)::bigint`;
const msAfter = (bigint: string) => `(${bigint}) * interval '1 millisecond'`;
const setting = (name: string) => `(${CLOCK} ->> '${name}')::bigint * 1000`;

/** When the time of a player who is awaited runs out, in a row that this release wrote, or one that knows none but `deadline`. */
const runsOut = (player: PlayerId) => `coalesce(CASE WHEN awaiting_ply = ply THEN ${player}_deadline END, deadline)`;

/** What the open decision of a player has left of the bank by now; null where there is none. */
const leftOf = (player: PlayerId) =>
  `${player}_bank - least(${player}_bank, greatest(0, ${player}_bank
             - ${ms(`CASE WHEN awaiting_ply = ply THEN ${player}_deadline END - ${AT}`)}))`;

/** The same for a statement of Prisma's. */
export const spentOf = (player: PlayerId): Prisma.Sql => raw(leftOf(player));

/**
 * The bank of a player once a ply has been appended, of what was `left`: `how` says "new" or "same" of the decision that is open then,
 * or null. `$10` is who has answered a decision.
 */
const bankNext = (player: PlayerId, how: string, left: string): string =>
  `CASE WHEN ${how} = 'same' THEN ${player}_bank WHEN $10 = '${player}'
              THEN greatest(${left}, least(${left} + coalesce(${setting('increment')}, 0), ${setting('most')})) ELSE ${left} END`;

/** When the time of a player runs out then, of what is in the `bank`. */
const deadlineNext = (player: PlayerId, how: string, bank: string): string =>
  `CASE ${how} WHEN 'same' THEN ${runsOut(player)}
              WHEN 'new' THEN ${AT} + ${msAfter(`${setting('seconds')} + coalesce(${bank}, 0)`)} END`;

/** What is read of a head that has moved. */
export const HEAD_COLUMNS = `id, players, event, ply, clock, full_clock, deadline, p1_deadline, p2_deadline, p1_bank, p2_bank,
      paused_at, paused_ply`;

/**
 * The columns of the clocks once a ply has been appended: `$4` says that the match is over, `$15` and `$16` are `how` for each player. Each
 * is worked out once, and none where nothing is timed.
 */
export const CLOCKS_NEXT = `
        (p1_bank, p2_bank, p1_deadline, p2_deadline, deadline) = (
          SELECT bank.p1, bank.p2, ends.p1, ends.p2,
                 CASE WHEN $4::boolean OR paused_at IS NOT NULL THEN NULL ELSE least(ends.p1, ends.p2) END
          FROM (SELECT ${leftOf('p1')} AS p1, ${leftOf('p2')} AS p2 OFFSET 0) AS had,
            LATERAL (SELECT ${bankNext('p1', '$15', 'had.p1')} AS p1, ${bankNext('p2', '$16', 'had.p2')} AS p2 OFFSET 0) AS bank,
            LATERAL (SELECT ${deadlineNext('p1', '$15', 'bank.p1')} AS p1, ${deadlineNext('p2', '$16', 'bank.p2')} AS p2 OFFSET 0) AS ends
          WHERE ${CLOCK} IS NOT NULL),
        paused_at = CASE WHEN $4::boolean THEN NULL ELSE paused_at END,
        paused_ply = CASE WHEN $4::boolean THEN NULL ELSE paused_ply END`;

/**
 * What a row of `matches` says of its state (`$3`) after a ply: nothing, since a kept state and steps from there lead to it. A row that says it was
 * written by a release that may have kept no steps, and goes on saying it up to the next state that is `kept`. For the release before it is said always.
 */
export const stateNext = (how: MatchStorage, kept: string): string =>
  how === 'compatible' ? '$3' : `CASE WHEN state = '' OR ${kept}::boolean THEN '' ELSE $3 END`;

/** The same of a ply of which nothing comes but that; see `ClockChange`. */
const changed = (player: PlayerId, how: string, added: string) =>
  `CASE WHEN ${how}::text IS NOT NULL THEN ${runsOut(player)} + ${msAfter(added)}
           + CASE $4 WHEN 'resume' THEN ${NOW} - paused_at ELSE interval '0' END END`;

/**
 * Checks the head and moves it by a ply that changes the clocks alone. `$4` says how, `$5` and `$6` are milliseconds for the bank of each
 * player, `$7` and `$8` for their deadlines. A pause by the clock itself begins when the time was up.
 */
export const clockHead = (how: MatchStorage): string => `head AS (
    UPDATE matches
    SET ply = $1::int, state_hash = $2, state = ${stateNext(how, '$16')}, played_at = now(), clock_claimed = NULL, clock_tries = 0,
        p1_bank = p1_bank + $5::bigint, p2_bank = p2_bank + $6::bigint,
        p1_deadline = ${changed('p1', '$13', '$7::bigint')}, p2_deadline = ${changed('p2', '$14', '$8::bigint')},
        deadline = CASE WHEN $4 = 'pause' OR $4 = 'extension' AND paused_at IS NOT NULL THEN NULL
                        ELSE least(${changed('p1', '$13', '$7::bigint')}, ${changed('p2', '$14', '$8::bigint')}) END,
        paused_at = CASE $4 WHEN 'pause' THEN least(deadline, ${NOW}) WHEN 'resume' THEN NULL ELSE paused_at END,
        paused_ply = CASE $4 WHEN 'pause' THEN $1::int WHEN 'resume' THEN NULL ELSE paused_ply END,
        awaiting_ply = $1::int, p1_awaited = ${awaitedNext('p1', '$13')}, p2_awaited = ${awaitedNext('p2', '$14')}
    WHERE id = $9::uuid AND tenant = $10 AND ply = $11::int AND state_hash = $12 AND status = 'running'
      AND CASE WHEN $15 = 'timeout' THEN deadline <= now() ELSE deadline IS NULL OR deadline > now() END
      AND CASE $4 WHEN 'pause' THEN paused_at IS NULL WHEN 'resume' THEN paused_at IS NOT NULL ELSE true END
    RETURNING ${HEAD_COLUMNS}
  )`;

/** What an append answers of the clocks, as JSON; null where there is nothing to tell of. */
export const TIMES = `CASE WHEN ${CLOCK} IS NOT NULL OR paused_at IS NOT NULL THEN json_build_array(
      ${CLOCK} IS NOT NULL, deadline, p1_deadline, p2_deadline, p1_bank, p2_bank, paused_at, paused_ply)::text END`;

/** The values of `TIMES`. */
type Told = [
  timed: boolean,
  ...ends: [deadline: string | null, p1: string | null, p2: string | null],
  ...banks: [p1: number | null, p2: number | null],
  ...paused: [at: string | null, ply: number | null],
];

/** The same read. */
export function timesOf(told: unknown): Times | null {
  if (typeof told !== 'string') return null;
  const [timed, deadline, p1, p2, p1Bank, p2Bank, pausedAt, pausedPly] = JSON.parse(told) as Told;
  const at = (time: string | null) => (time === null ? null : new Date(time));
  const since = at(pausedAt);
  return {
    timed,
    deadline: at(deadline),
    p1: { bank: p1Bank ?? 0, deadline: at(p1) },
    p2: { bank: p2Bank ?? 0, deadline: at(p2) },
    paused: since && { since, ply: pausedPly ?? 0 },
  };
}

/** When the time of a player runs out, of a row as it is read; null where nothing of theirs is timed. */
export const ownDeadline = (player: PlayerId): Prisma.Sql =>
  Prisma.sql`CASE WHEN ${awaitedSince(player)} IS NOT NULL THEN ${raw(runsOut(player))} END`;
