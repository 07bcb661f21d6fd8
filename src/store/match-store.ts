import type { JsonObject, Outcome, PlayerId } from '../engine/index.ts';
import type { Match, PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { appending, keptAs, SNAPSHOT_EVERY, toldBy } from './append-ply.ts';
import { asking } from './asking.ts';
import { awaitedSince } from './awaiting.ts';
import { HEAD_COLUMNS, ownDeadline, spentOf, TIMES, timesOf } from './clock-columns.ts';
import type { AskDirectly } from './direct.ts';
import { packPly } from './packed-ply.ts';
import { keptState } from './packed-state.ts';
import type { PlyRow } from './ply-pages.ts';
import { NO_PLIES, plyColumns, plyOf, readPlies } from './ply-pages.ts';
import { onItsWay, readLast, readRecorded, readRulings, readSteps } from './recorded-states.ts';
import { resultOf, text, textOrNull, written } from './rows.ts';
import type { ClockClaim, MatchStore, NewMatch, Overdue } from './store.ts';
import type {
  ArchivePlace,
  Clock,
  ClockStopped,
  MatchStorage,
  StandingAuto,
  StoredMatch,
  StoredSeat,
} from './stored-match.ts';
import { TOLD_OF, tellOfMatch } from './tell-webhooks.ts';
import { causesOf } from './told-events.ts';

const { raw, sql } = Prisma;

/** What `matchOf` reads, under the names that the database has for it: everything of a match but the text of its state. */
export const COLUMNS = sql`id, tenant, ruleset, ruleset_version AS "rulesetVersion", ruleset_hash AS "rulesetHash", cards, seed,
  seats, options, tags, event, round, table_name AS "table",
  external_id AS "externalId", metadata, revision, status, outcome, seed_hash AS "seedHash",
  seed_commitment AS "seedCommitment", seed_words AS "seedWords", forked_from AS "forkedFrom",
  forked_ply AS "forkedPly", clock, full_clock AS "fullClock", deadline, ${ownDeadline('p1')} AS "p1Deadline",
  ${ownDeadline('p2')} AS "p2Deadline", p1_bank AS "p1Bank", p2_bank AS "p2Bank", paused_at AS "pausedAt",
  paused_ply AS "pausedPly", clock_stopped AS "clockStopped", auto,
  ${awaitedSince('p1')} AS "p1Awaited", ${awaitedSince('p2')} AS "p2Awaited", ply, state_hash AS "stateHash",
  started_at AS "startedAt", played_at AS "playedAt", ended_at AS "endedAt", archived_at AS "archivedAt", archive`;

export type MatchRow = Omit<
  Match,
  'players' | 'result' | 'clockClaimed' | 'clockTries' | 'counted' | 'awaitingPly' | 'state' | 'restoredAt'
>;

export const matchOf = (row: MatchRow): StoredMatch => ({
  id: row.id,
  tenant: row.tenant,
  ruleset: { id: row.ruleset, version: row.rulesetVersion, hash: row.rulesetHash },
  cards: row.cards,
  seed: row.seed,
  seats: written<[StoredSeat, StoredSeat]>(row.seats),
  options: written<JsonObject>(row.options),
  tags: row.tags,
  event: row.event,
  round: row.round,
  table: row.table,
  externalId: row.externalId,
  metadata: written<JsonObject | null>(row.metadata),
  revision: row.revision,
  status: row.status === 'over' ? 'over' : 'running',
  outcome: written<Outcome | null>(row.outcome),
  seedHash: row.seedHash,
  fair: row.seedCommitment === null ? null : { commitment: row.seedCommitment, words: row.seedWords },
  forkedFrom: row.forkedFrom === null ? null : { match: row.forkedFrom, ply: row.forkedPly ?? 0 },
  clock: written<Clock | null>(row.fullClock ?? row.clock),
  times: {
    timed: row.fullClock !== null || row.clock !== null,
    deadline: row.deadline,
    p1: { bank: Number(row.p1Bank ?? 0), deadline: row.p1Deadline },
    p2: { bank: Number(row.p2Bank ?? 0), deadline: row.p2Deadline },
    paused: row.pausedAt && { since: row.pausedAt, ply: row.pausedPly ?? 0 },
  },
  clockStopped: written<ClockStopped | null>(row.clockStopped),
  auto: written<StandingAuto | null>(row.auto),
  awaiting: { p1: row.p1Awaited, p2: row.p2Awaited },
  ply: row.ply,
  stateHash: row.stateHash,
  startedAt: row.startedAt,
  playedAt: row.playedAt,
  endedAt: row.endedAt,
  archived: row.archivedAt && { at: row.archivedAt, ...written<ArchivePlace>(row.archive) },
});

/** Whether releases that know no more than a time for each decision can keep a clock. */
const isPlain = ({ otherwise, bank }: Clock): boolean =>
  bank === undefined && (otherwise === 'default' || otherwise === 'concede');

/** Whether a match is played by one of these rules. */
const isOf = (editions: ClockClaim['editions']): Prisma.Sql =>
  Prisma.sql`(ruleset, ruleset_hash) IN (
    SELECT * FROM unnest(${editions.map(({ id }) => id)}::text[], ${editions.map(({ hash }) => hash)}::text[]))`;

export function matchStore(prisma: PrismaClient, ask: AskDirectly, how: MatchStorage): MatchStore {
  return {
    snapshotEvery: SNAPSHOT_EVERY,

    async create(match: NewMatch) {
      const { id, ruleset, cards, seed, stateHash, state, events, outcome, clock } = match;
      const over = outcome !== null;
      const told = toldBy(ruleset.id, { action: null, events }, how);
      const kept = keptAs(ruleset.id, state, how);
      // A commitment is spent with the match that it seeds, or not at all.
      const commitment = match.fair?.commitment ?? null;
      const spent =
        commitment === null
          ? sql``
          : sql`
        spent AS (
          UPDATE seeds SET used_by = ${id}::uuid
          WHERE hash = ${commitment} AND tenant = ${match.tenant} AND (used_by IS NULL OR used_by = ${id}::uuid)
          RETURNING hash
        ),`;
      const isSpent = commitment === null ? sql`` : sql`WHERE EXISTS (SELECT FROM spent)`;
      const plain = clock === null || isPlain(clock);
      const bank = clock?.bank === undefined ? null : clock.bank * 1000;
      const begins = (player: PlayerId) =>
        clock === null || over || !match.awaiting[player]
          ? sql`NULL`
          : sql`now()::timestamptz(3) + ${clock.seconds * 1000 + (bank ?? 0)}::bigint * interval '1 millisecond'`;
      const [made] = await prisma.$queryRaw<{ times: string | null; told: boolean }[]>`
        WITH ${spent} match AS (
          INSERT INTO matches (id, tenant, ruleset, ruleset_version, ruleset_hash, cards, seed, seats, options, tags,
                               event, round, table_name, external_id, metadata, players, seed_hash, seed_commitment, seed_words, forked_from,
                               forked_ply, clock, full_clock, p1_bank, p2_bank, auto, status, outcome, result, ply, state_hash,
                               state, p1_deadline, p2_deadline, deadline, ended_at, awaiting_ply, p1_awaited, p2_awaited)
          SELECT ${id}::uuid, ${match.tenant}, ${ruleset.id}, ${ruleset.version}, ${ruleset.hash}, ${cards}, ${seed},
                  ${text(match.seats)}::json, ${text(match.options)}::json, ${match.tags}::text[],
                  ${match.event}, ${match.round}::int, ${match.table},
                  ${match.externalId}, ${textOrNull(match.metadata)}::json, ${match.seats.map(({ name }) => name)}::text[],
                  ${match.seedHash}, ${match.fair?.commitment ?? null}, ${match.fair?.words ?? []}::text[],
                  ${match.forkedFrom?.match ?? null}::uuid, ${match.forkedFrom?.ply ?? null}::int,
                  ${plain ? textOrNull(clock) : null}::json, ${plain ? null : textOrNull(clock)}::json, ${bank}::bigint, ${bank}::bigint,
                  ${textOrNull(match.auto)}::json, ${over ? 'over' : 'running'}, ${textOrNull(outcome)}::json,
                  ${resultOf(outcome)}, 0, ${stateHash}, ${how === 'compatible' ? state : ''},
                  ${begins('p1')}, ${begins('p2')}, least(${begins('p1')}, ${begins('p2')})::timestamptz,
                  CASE WHEN ${over}::boolean THEN now() END,
                  0, CASE WHEN ${match.awaiting.p1}::boolean THEN now() END, CASE WHEN ${match.awaiting.p2}::boolean THEN now() END
          ${isSpent}
          ON CONFLICT (id) DO NOTHING
          RETURNING ${raw(HEAD_COLUMNS)}, ${raw(TOLD_OF)}
        ), start AS (
          INSERT INTO plies (match_id, ply, kind, events, packed, last_seq, hash_after, hash)
          SELECT id, 0, 'start', ${told.events}::json, ${told.packed}::bytea, ${events.at(-1)?.seq ?? 0}::int,
                 ${how === 'compatible' ? stateHash : null}, decode(${how === 'compatible' ? null : stateHash}, 'hex') FROM match
        ), kept AS (
          INSERT INTO snapshots (match_id, ply, state, packed) SELECT id, 0, ${kept.state}, ${kept.packed}::bytea FROM match
        ), tell AS (
          SELECT ${text(match.tellings)}::json AS tellings
        ), ${raw(tellOfMatch('match', '(SELECT tellings FROM tell)'))}
        SELECT ${raw(TIMES)} AS times, EXISTS (SELECT FROM told) AS told FROM match`;
      return made ? { times: timesOf(made.times), told: made.told } : null;
    },

    append: appending(ask, how),

    async amend({ tenant, id, revision }, { tags, round, table, seats, externalId, metadata }) {
      const amended = await prisma.$executeRaw`
        UPDATE matches
        SET revision = revision + 1, tags = ${tags}::text[], round = ${round}::int, table_name = ${table},
            seats = ${text(seats)}::json, players = ${seats.map(({ name }) => name)}::text[],
            external_id = ${externalId}, metadata = ${textOrNull(metadata)}::json
        WHERE id = ${id}::uuid AND tenant = ${tenant} AND revision = ${revision}::int`;
      return amended === 1;
    },

    async amendAll(all) {
      const rows = all.map(({ match, labels }) => ({
        ...{ id: match.id, tenant: match.tenant, revision: match.revision, tags: labels.tags, round: labels.round },
        ...{ table: labels.table, players: labels.seats.map(({ name }) => name), externalId: labels.externalId },
        // What is JSON itself is text in here, so that nothing in it is read on the way.
        ...{ seats: text(labels.seats), metadata: textOrNull(labels.metadata) },
      }));
      return prisma.$executeRaw`
        UPDATE matches
        SET revision = matches.revision + 1, tags = ARRAY(SELECT json_array_elements_text(one.tags)), round = one.round,
            table_name = one."table", seats = one.seats::json, players = ARRAY(SELECT json_array_elements_text(one.players)),
            external_id = one."externalId", metadata = one.metadata::json
        FROM json_to_recordset(${text(rows)}::json) AS one (
          id uuid, tenant text, revision int, tags json, round int, "table" text, players json, "externalId" text, seats text,
          metadata text)
        WHERE matches.id = one.id AND matches.tenant = one.tenant AND matches.revision = one.revision`;
    },

    async rewordRulings(all) {
      const rows = all.map(({ id, ply, ruling, events }) => ({
        ...{
          id,
          ply,
          ruling: text(ruling),
          events: text(events),
          packed: packPly(null, null, events).toString('base64'),
        },
      }));
      await prisma.$executeRaw`
        UPDATE plies
        SET ruling = one.ruling::json, events = CASE WHEN plies.packed IS NULL THEN one.events::json END,
            packed = CASE WHEN plies.packed IS NOT NULL THEN decode(one.packed, 'base64') END
        FROM json_to_recordset(${text(rows)}::json) AS one (id uuid, ply int, ruling text, events text, packed text)
        WHERE plies.match_id = one.id AND plies.ply = one.ply`;
    },

    async claimOverdue({ editions, tenants, each, except, seconds }) {
      return prisma.$queryRaw<Overdue[]>`
        WITH due AS (
          SELECT id, tenant, deadline, row_number() OVER (PARTITION BY tenant ORDER BY deadline, id) AS place
          FROM matches
          WHERE deadline <= now() AND (clock_claimed IS NULL OR clock_claimed <= now()) AND tenant <> ALL (${except}::text[])
            AND ${isOf(editions)}
        ), first AS (
          SELECT tenant FROM due WHERE place = 1 ORDER BY deadline, id LIMIT ${tenants}
        ), taken AS (
          SELECT matches.id FROM matches JOIN due USING (id) JOIN first ON first.tenant = due.tenant
          WHERE place <= ${each}::int AND matches.deadline <= now()
            AND (matches.clock_claimed IS NULL OR matches.clock_claimed <= now())
          FOR UPDATE OF matches SKIP LOCKED
        ), claimed AS (
          UPDATE matches SET clock_claimed = now() + make_interval(secs => ${seconds}::int)
          FROM taken WHERE matches.id = taken.id
          RETURNING matches.id, matches.tenant, matches.deadline
        )
        SELECT id, tenant FROM claimed ORDER BY deadline, id`;
    },

    async leaveOverdue(ids) {
      await prisma.$executeRaw`
        UPDATE matches SET clock_claimed = NULL WHERE id = ANY (${ids}::uuid[]) AND clock_claimed IS NOT NULL`;
    },

    async overdueElsewhere(editions) {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int FROM matches WHERE deadline <= now() - interval '1 minute' AND NOT ${isOf(editions)}`;
      return row?.count ?? 0;
    },

    async stopClock({ id, ply, stateHash }, { code, detail }) {
      const stopped = await prisma.$executeRaw`
        UPDATE matches
        SET deadline = NULL, p1_deadline = NULL, p2_deadline = NULL, clock_claimed = NULL, clock_tries = 0,
            p1_bank = ${spentOf('p1')}, p2_bank = ${spentOf('p2')},
            clock_stopped = json_build_object('code', ${code}::text, 'detail', ${detail}::text, 'at',
              to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        WHERE id = ${id}::uuid AND ply = ${ply}::int AND state_hash = ${stateHash} AND deadline <= now()`;
      return stopped === 1;
    },

    async noteClockTry(id) {
      const [row] = await prisma.$queryRaw<{ tries: number }[]>`
        UPDATE matches SET clock_tries = clock_tries + 1 WHERE id = ${id}::uuid RETURNING clock_tries AS tries`;
      return row?.tries ?? 0;
    },

    async find(tenant, id) {
      const [row] = await prisma.$queryRaw<MatchRow[]>`
        SELECT ${COLUMNS} FROM matches WHERE id = ${id}::uuid AND tenant = ${tenant}`;
      return row ? matchOf(row) : null;
    },

    async head(tenant, id) {
      const [row] = await prisma.$queryRaw<(MatchRow & { state: string })[]>`
        SELECT ${COLUMNS}, state FROM matches WHERE id = ${id}::uuid AND tenant = ${tenant}`;
      if (!row) return null;
      const match = matchOf(row);
      if (row.state === '') {
        const known = await readLast(prisma, id, row.ply);
        return known ? { match, ...known } : onItsWay(row);
      }
      const last = await this.ply(id, row.ply);
      return last ? { match, state: row.state, last } : onItsWay(row);
    },

    async ply(id, ply) {
      const [row] = await prisma.$queryRaw<PlyRow[]>`
        SELECT ${raw(plyColumns('plies'))} FROM plies WHERE match_id = ${id}::uuid AND ply = ${ply}::int`;
      return row === undefined ? null : plyOf(row);
    },

    async plies(id, { after, limit }) {
      return (await readPlies(prisma, [{ id, after, limit }]))[0] ?? NO_PLIES;
    },

    async rulings(id) {
      return (await readRulings(prisma, [id]))[0] ?? [];
    },

    causes: (id, seq) => causesOf(asking(prisma), id, seq),

    async snapshot(id, ply) {
      const kept = await prisma.snapshot.findFirst({
        where: { matchId: id, ply: { lte: ply } },
        orderBy: { ply: 'desc' },
        select: { ply: true, state: true, packed: true },
      });
      return kept && { ply: kept.ply, state: keptState(kept) };
    },

    async steps(id, page) {
      return (await readSteps(prisma, [{ id, ...page }]))[0] ?? new Map();
    },

    async recorded(id, ply) {
      return (await readRecorded(prisma, [{ id, ply }]))[0] ?? null;
    },
  };
}
