import type { NotedEvent, Viewer } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { asking } from './asking.ts';
import { awaitedSince } from './awaiting.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import { NO_PLIES, readPlies } from './ply-pages.ts';
import type { EventQuery, MatchOrder, MatchQuery, Place, PlacedEvent, QueryStore } from './reading.ts';

const { sql, join } = Prisma;

/** Matches without a round, or a table, come last, or first; of tables, 2 comes before 10. */
export const ROUND_KEYS = [
  sql`coalesce(round, 2147483647)`,
  sql`char_length(coalesce(table_name, ''))`,
  sql`coalesce(table_name, '') COLLATE "C"`,
];

/** What a list is sorted by. Each list is a walk along an index but those by `playedAt`, which an index would make dear. */
const KEYS: Record<MatchOrder, Prisma.Sql[]> = {
  startedAt: [sql`started_at`, sql`id`],
  endedAt: [sql`ended_at`, sql`id`],
  playedAt: [sql`played_at`, sql`id`],
  round: [...ROUND_KEYS, sql`started_at`, sql`id`],
};

const TYPES: Record<MatchOrder, Prisma.Sql[]> = {
  startedAt: [sql`timestamptz`, sql`uuid`],
  endedAt: [sql`timestamptz`, sql`uuid`],
  playedAt: [sql`timestamptz`, sql`uuid`],
  round: [sql`int`, sql`int`, sql`text`, sql`timestamptz`, sql`uuid`],
};

const row = (values: Prisma.Sql[]): Prisma.Sql => sql`(${join(values)})`;

function placed(sort: MatchOrder, place: Place): Prisma.Sql {
  return row(TYPES[sort].map((type, at) => sql`${place[at]}::text::${type}`));
}

/** Where a seat that is meant has an open decision. */
const awaited = ({ seats, name, before }: NonNullable<MatchQuery['awaiting']>): Prisma.Sql => {
  const each = seats.map((seat) => {
    const open = awaitedSince(seat);
    const since = before === undefined ? sql`IS NOT NULL` : sql`< ${before}`;
    const called = name === undefined ? sql`` : sql`AND players[${seat === 'p1' ? 1 : 2}::int] = ${name}`;
    return sql`(${open} ${since} ${called})`;
  });
  const named = name === undefined ? sql`` : sql`players @> ${[name]}::text[] AND`;
  return sql`${named} (${join(each, ' OR ')})`;
};

export function wanted(
  tenant: string,
  query: Omit<MatchQuery, 'limit'> & Partial<Pick<MatchQuery, 'limit'>>,
): Prisma.Sql {
  const { sort, descending, after } = query;
  const conditions = [sql`tenant = ${tenant}`];
  if (query.id !== undefined) conditions.push(sql`id = ${query.id}::uuid`);
  if (query.ruleset !== undefined) conditions.push(sql`ruleset = ${query.ruleset}`);
  if (query.players?.length) conditions.push(sql`players @> ${query.players}::text[]`);
  if (query.event !== undefined) conditions.push(sql`event = ${query.event}`);
  if (query.round !== undefined) conditions.push(sql`round = ${query.round}::int`);
  if (query.table !== undefined) conditions.push(sql`table_name = ${query.table}`);
  if (query.externalId !== undefined) conditions.push(sql`external_id = ${query.externalId}`);
  if (query.status !== undefined) conditions.push(sql`status = ${query.status}`);
  if (query.outcome !== undefined) conditions.push(sql`result = ${query.outcome}`);
  if (query.tags?.length) conditions.push(sql`tags @> ${query.tags}::text[]`);
  if (query.since !== undefined) conditions.push(sql`started_at >= ${query.since}`);
  if (query.until !== undefined) conditions.push(sql`started_at < ${query.until}`);
  if (query.forkedFrom !== undefined) conditions.push(sql`forked_from = ${query.forkedFrom}::uuid`);
  if (query.awaiting !== undefined) conditions.push(sql`status = 'running'`, awaited(query.awaiting));
  if (sort === 'endedAt') conditions.push(sql`ended_at IS NOT NULL`);
  if (after !== undefined) {
    const beyond = descending ? sql`<` : sql`>`;
    conditions.push(sql`${row(KEYS[sort])} ${beyond} ${placed(sort, after)}`);
  }
  return join(conditions, ' AND ');
}

/** Where an event cites one of the clauses: as its own, or among its reasons, if `viewer` may see those. */
const cites = (clauses: readonly string[], viewer: Viewer): Prisma.Sql => sql`(
  e.event ->> 'clause' = ANY(${clauses}::text[])
  OR json_typeof(e.event #> '{data,because}') = 'array'
    AND (${viewer} = 'judge' OR e.event -> 'secret' IS NULL OR (e.event #> '{secret,to}')::jsonb ? ${viewer}
         OR NOT (e.event #> '{secret,fields}')::jsonb ? 'because')
    AND EXISTS (
      SELECT FROM json_array_elements(
        CASE json_typeof(e.event #> '{data,because}') WHEN 'array' THEN e.event #> '{data,because}' ELSE '[]' END
      ) AS reason(one)
      WHERE json_typeof(one) = 'string' AND one #>> '{}' = ANY(${clauses}::text[])))`;

const SEQ = sql`(e.event ->> 'seq')::int`;

function happened(match: string, query: EventQuery): Prisma.Sql {
  const after = Math.max(query.after, (query.from ?? 0) - 1);
  const conditions = [sql`p.match_id = ${match}::uuid AND p.last_seq > ${after}::int AND ${SEQ} > ${after}::int`];
  if (query.to !== undefined) {
    // The ply in which the last of them happened is the last one that is looked at.
    conditions.push(sql`${SEQ} <= ${query.to}::int AND p.last_seq <= coalesce((
      SELECT last_seq FROM plies WHERE match_id = ${match}::uuid AND last_seq >= ${query.to}::int
      ORDER BY last_seq LIMIT 1), 2147483647)`);
  }
  if (query.fromPly !== undefined) conditions.push(sql`p.ply >= ${query.fromPly}::int`);
  if (query.toPly !== undefined) conditions.push(sql`p.ply <= ${query.toPly}::int`);
  if (query.types?.length) conditions.push(sql`e.event ->> 'type' = ANY(${query.types}::text[])`);
  if (query.player !== undefined) conditions.push(sql`e.event ->> 'player' = ${query.player}`);
  if (query.clauses?.length) conditions.push(cites(query.clauses, query.viewer));
  return join(conditions, ' AND ');
}

/** So many events are looked at by one statement. */
const LOOK = 5000;

type EventRow = { ply: number; event: NotedEvent };

export function queryStore(prisma: PrismaClient, ask: Ask = asking(prisma)): QueryStore {
  const events = (query: Prisma.Sql): Promise<PlacedEvent[]> => ask<EventRow>(query);
  return {
    async matches(tenant, query) {
      const way = query.descending ? sql`DESC` : sql`ASC`;
      const order = join(KEYS[query.sort].map((key) => sql`${key} ${way}`));
      const rows = await ask<MatchRow>(sql`
        SELECT ${COLUMNS} FROM matches WHERE ${wanted(tenant, query)} ORDER BY ${order} LIMIT ${query.limit}::int`);
      return rows.map(matchOf);
    },

    async count(tenant, query) {
      const [found] = await prisma.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM matches WHERE ${wanted(tenant, query)}`;
      return found?.count ?? 0;
    },

    async startOf(tenant, id) {
      const found = await prisma.match.findUnique({ where: { id, tenant }, select: { startedAt: true } });
      return found && [found.startedAt.toISOString(), id];
    },

    async plies(match, query) {
      return (await readPlies(prisma, [{ id: match, ...query }]))[0] ?? NO_PLIES;
    },

    events: (match, query) =>
      events(sql`
        SELECT p.ply, e.event FROM plies p CROSS JOIN LATERAL json_array_elements(p.events) AS e(event)
        WHERE ${happened(match, query)} ORDER BY p.last_seq, ${SEQ} LIMIT ${query.limit}::int`),

    async event(match, seq) {
      const [found] = await events(sql`
        SELECT p.ply, e.event FROM (
          SELECT ply, events FROM plies WHERE match_id = ${match}::uuid AND last_seq >= ${seq}::int
          ORDER BY last_seq, ply LIMIT 1
        ) p CROSS JOIN LATERAL json_array_elements(p.events) AS e(event) WHERE ${SEQ} = ${seq}::int`);
      return found ?? null;
    },

    async effects(match, seq, limit) {
      const found = new Set([seq]);
      const plies = new Set<number>();
      // A cause comes before its effects, so that one look at each later event in their order finds them all.
      for (let after = seq, more = true; more && found.size <= limit; ) {
        const rows = await ask<{ ply: number; seq: number; parent: number | null }>(sql`
          SELECT p.ply, ${SEQ} AS seq, (e.event ->> 'parent')::int AS parent
          FROM plies p CROSS JOIN LATERAL json_array_elements(p.events) AS e(event)
          WHERE p.match_id = ${match}::uuid AND p.last_seq > ${after}::int AND ${SEQ} > ${after}::int
          ORDER BY p.last_seq, ${SEQ} LIMIT ${LOOK}::int`);
        for (const { ply, seq: one, parent } of rows) {
          if (parent === null || !found.has(parent)) continue;
          found.add(one);
          plies.add(ply);
          if (found.size > limit) break;
        }
        after = rows.at(-1)?.seq ?? after;
        more = rows.length === LOOK;
      }
      found.delete(seq);
      return events(sql`
        SELECT p.ply, e.event FROM plies p CROSS JOIN LATERAL json_array_elements(p.events) AS e(event)
        WHERE p.match_id = ${match}::uuid AND p.ply = ANY(${[...plies]}::int[]) AND ${SEQ} = ANY(${[...found]}::int[])
        ORDER BY ${SEQ}`);
    },
  };
}
