import type { PlayerId } from '../engine/index.ts';
import { awaitedNext } from './awaiting.ts';
import { CLOCKS_NEXT, clockHead, HEAD_COLUMNS, stateNext, TIMES, timesOf } from './clock-columns.ts';
import type { AskDirectly } from './direct.ts';
import { packPly } from './packed-ply.ts';
import { packState } from './packed-state.ts';
import { resultOf, text, textOrNull } from './rows.ts';
import { stepBetween } from './state-steps.ts';
import type { MatchStore, NewPly, TimingChange as Timing } from './store.ts';
import type { MatchStorage } from './stored-match.ts';
import { TOLD_OF, tellOfMatch } from './tell-webhooks.ts';

/** A state is kept whole after every so many plies. The release before looks for it where it would have kept it. */
const KEPT_EVERY: Record<MatchStorage, number> = { compact: 32, compatible: 16 };
export const SNAPSHOT_EVERY = Math.min(...Object.values(KEPT_EVERY));

/** The columns that have the hash of a ply, and what is written there of the hashes before and after it. */
export const hashesOf = (how: MatchStorage, before: string, after: string): { columns: string; values: string } =>
  how === 'compatible'
    ? { columns: 'hash_before, hash_after', values: `${before}, ${after}` }
    : { columns: 'hash', values: `decode(${after}, 'hex')` };

/** Checks the head and moves it to the last of the new plies. */
const headOf = (how: MatchStorage): string => `head AS (
    UPDATE matches
    SET ply = $1::int, state_hash = $2, state = ${stateNext(how, '$17')}, status = CASE WHEN $4::boolean THEN 'over' ELSE 'running' END,
        outcome = $5::json, result = $6, played_at = now(),
        ended_at = CASE WHEN NOT $4::boolean THEN NULL
                        WHEN $7 = 'adoption' THEN coalesce(ended_at, now()) ELSE now() END,
        counted = false, ruleset_version = coalesce($8, ruleset_version), ruleset_hash = coalesce($9, ruleset_hash),
        clock_claimed = NULL, clock_tries = 0,
        clock_stopped = CASE WHEN 'same' IN ($15, $16) THEN clock_stopped END,${CLOCKS_NEXT},
        awaiting_ply = $1::int, p1_awaited = ${awaitedNext('p1', '$15')}, p2_awaited = ${awaitedNext('p2', '$16')}
    WHERE id = $11::uuid AND tenant = $12 AND ply = $13::int AND state_hash = $14 AND archived_at IS NULL
      AND CASE $7 WHEN 'action' THEN paused_at IS NULL AND (deadline IS NULL OR deadline > now())
                  WHEN 'timeout' THEN deadline <= now() ELSE true END
    RETURNING ${HEAD_COLUMNS}, ${TOLD_OF}
  )`;

const TOLD = `players[1], players[2], event IS NOT NULL, ${TIMES}`;

/** Appends the ply, all in one statement; no row where the head is another one. */
const append = (how: MatchStorage): string => {
  const hashes = hashesOf(how, '$14', '$2');
  return `
  WITH ${headOf(how)}, kept AS (
    INSERT INTO snapshots (match_id, ply, state, packed)
    SELECT id, $1::int, CASE WHEN $26::bytea IS NULL THEN $3 ELSE '' END, $26::bytea FROM head WHERE $17::boolean
  ), played AS (
    INSERT INTO plies (match_id, ply, kind, player, action, ruling, events, last_seq, ${hashes.columns}, step, packed)
    SELECT id, $1::int, $7, $18, $19::json, $20::json, $21::json, $22::int, ${hashes.values}, $23::bytea, $25::bytea FROM head
  ), ${tellOfMatch('head', '$24')}
  SELECT ${TOLD}, EXISTS (SELECT FROM told) FROM head`;
};

/**
 * The same with what the service takes after the ply: all the plies are in $18. What is JSON itself is text in there, so that
 * nothing in it is read on the way.
 */
const appendAll = (how: MatchStorage): string => {
  const hashes = hashesOf(how, 'made.hash_before', 'made.hash_after');
  return `
  WITH ${headOf(how)}, made AS (
    SELECT * FROM json_to_recordset($18::json) AS one (
      ply int, player text, action text, taken_after int, events text, last_seq int, hash_before text, hash_after text,
      step text, state text, packed_state text, packed text)
  ), kept AS (
    INSERT INTO snapshots (match_id, ply, state, packed)
    SELECT head.id, made.ply, made.state, decode(made.packed_state, 'base64') FROM head, made WHERE $17::boolean AND made.state IS NOT NULL
  ), played AS (
    INSERT INTO plies (match_id, ply, kind, player, action, taken_after, events, last_seq, ${hashes.columns}, step, packed)
    SELECT head.id, made.ply, $7, made.player, made.action::json, made.taken_after, made.events::json, made.last_seq,
           ${hashes.values}, decode(made.step, 'base64'), decode(made.packed, 'base64')
    FROM head, made
  ), ${tellOfMatch('head', '$19')}
  SELECT ${TOLD}, EXISTS (SELECT FROM told) FROM head`;
};

/** Appends a ply of which nothing comes but that the clocks change, which webhooks are not told; see `clockHead` for the first 14 parameters. */
const appendOfTiming = (how: MatchStorage): string => {
  const hashes = hashesOf(how, '$12', '$2');
  return `
  WITH ${clockHead(how)}, kept AS (
    INSERT INTO snapshots (match_id, ply, state, packed)
    SELECT id, $1::int, CASE WHEN $23::bytea IS NULL THEN $3 ELSE '' END, $23::bytea FROM head WHERE $16::boolean
  ), played AS (
    INSERT INTO plies (match_id, ply, kind, player, ruling, events, last_seq, ${hashes.columns}, step, packed)
    SELECT id, $1::int, $15, $17, $18::json, $19::json, $20::int, ${hashes.values}, $21::bytea, $22::bytea FROM head
  )
  SELECT ${TOLD}, false FROM head`;
};

/** What a state is kept as, as its row has it. */
export const keptAs = (ruleset: string, state: string, how: MatchStorage): { state: string; packed: Buffer | null } =>
  how === 'compatible' ? { state, packed: null } : { state: '', packed: packState(ruleset, state) };

/** What a ply was and told, as its row has it. */
export function toldBy(
  ruleset: string,
  { action, events }: Pick<NewPly, 'action' | 'events'>,
  how: MatchStorage,
): { action: string | null; events: string | null; packed: Buffer | null } {
  return how === 'compatible'
    ? { action: textOrNull(action), events: text(events), packed: null }
    : { action: null, events: null, packed: packPly(ruleset, action, events) };
}

/** Whether the state after a ply is kept whole. */
export const isKept = (number: number, ruling: NewPly['ruling'], how: MatchStorage): boolean =>
  ruling !== null || number % KEPT_EVERY[how] === 0;

interface Statements {
  how: MatchStorage;
  one: string;
  all: string;
  timing: string;
}

/** Appends plies; see `MatchStore.append`. */
export function appending(ask: AskDirectly, how: MatchStorage): MatchStore['append'] {
  const statements = { how, one: append(how), all: appendAll(how), timing: appendOfTiming(how) };
  return async (ply) => {
    const [row] = await (ply.timing === null
      ? appendPlayed(ask, ply, statements)
      : appendTiming(ask, ply, ply.timing, statements));
    const [p1, p2, filed, times, told] = row ?? [];
    return typeof p1 === 'string' && typeof p2 === 'string'
      ? { names: { p1, p2 }, filed: filed === true, times: timesOf(times), told: told === true }
      : null;
  };
}

function appendPlayed(ask: AskDirectly, ply: NewPly, { how, one, all }: Statements): Promise<unknown[][]> {
  const { after, action, ruling, taken } = ply;
  const first = after.ply + 1;
  const last = taken.at(-1) ?? ply;
  const head = [
    ...[first + taken.length, last.stateHash, last.state, ply.outcome !== null, textOrNull(ply.outcome)],
    ...[resultOf(ply.outcome), ply.kind, ply.edition?.version ?? null, ply.edition?.hash ?? null, ply.answers],
    ...[ply.match, ply.tenant, after.ply, after.hash, ply.awaiting.p1, ply.awaiting.p2],
    isKept(first, ruling, how) || taken.some((_, at) => isKept(first + 1 + at, null, how)),
  ];
  if (taken.length > 0) return ask(all, [...head, text(pliesOf(ply, how)), text(ply.tellings)]);
  const told = toldBy(ply.ruleset, { action, events: ply.events }, how);
  const keep = isKept(first, ruling, how);
  return ask(one, [
    ...[...head, ply.player, told.action, textOrNull(ruling)],
    ...[told.events, ply.lastSeq, keep ? null : stepBetween(ply.stateBefore, ply.state, how)],
    ...[text(ply.tellings), told.packed, keep ? keptAs(ply.ruleset, ply.state, how).packed : null],
  ]);
}

function appendTiming(ask: AskDirectly, ply: NewPly, timing: Timing, statements: Statements): Promise<unknown[][]> {
  const { after, ruling } = ply;
  const first = after.ply + 1;
  const [bank, decision] = addedBy(timing);
  const { how } = statements;
  const told = toldBy(ply.ruleset, { action: null, events: ply.events }, how);
  const keep = isKept(first, ruling, how);
  return ask(statements.timing, [
    ...[first, ply.stateHash, ply.state, timing.does, bank.p1, bank.p2, decision.p1, decision.p2],
    ...[ply.match, ply.tenant, after.ply, after.hash, ply.awaiting.p1, ply.awaiting.p2],
    ...[ply.kind, keep, ply.player, textOrNull(ruling), told.events, ply.lastSeq],
    ...[keep ? null : stepBetween(ply.stateBefore, ply.state, how), told.packed],
    keep ? keptAs(ply.ruleset, ply.state, how).packed : null,
  ]);
}

/** Milliseconds that are added to the bank of each player, and to their deadlines. */
function addedBy(timing: Timing): [bank: Record<PlayerId, number>, deadline: Record<PlayerId, number>] {
  if (timing.does !== 'extension') return [NOTHING, NOTHING];
  const { player, seconds, of } = timing;
  const added = (one: PlayerId) => (player === null || player === one ? seconds * 1000 : 0);
  const both = { p1: added('p1'), p2: added('p2') };
  return [of === 'bank' ? both : NOTHING, both];
}

const NOTHING = { p1: 0, p2: 0 };

/** A ply and those that the service takes after it, as `appendAll` reads them. */
function pliesOf(ply: NewPly, how: MatchStorage): object[] {
  const first = ply.after.ply + 1;
  let before = { state: ply.stateBefore, stateHash: ply.after.hash };
  return [ply, ...ply.taken].map((one, at) => {
    const keep = isKept(first + at, null, how);
    const told = toldBy(ply.ruleset, one, how);
    const kept = keep ? keptAs(ply.ruleset, one.state, how) : null;
    const row = {
      ply: first + at,
      player: one.action?.player ?? null,
      action: told.action,
      taken_after: at === 0 ? null : first,
      events: told.events,
      last_seq: one.lastSeq,
      hash_before: before.stateHash,
      hash_after: one.stateHash,
      step: keep ? null : stepBetween(before.state, one.state, how).toString('base64'),
      state: kept?.state ?? null,
      packed_state: kept?.packed?.toString('base64') ?? null,
      packed: told.packed?.toString('base64') ?? null,
    };
    before = one;
    return row;
  });
}
