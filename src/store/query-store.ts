import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Ask } from './asking.ts';
import { asking } from './asking.ts';
import { awaitedSince } from './awaiting.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import { NO_PLIES, readPlies } from './ply-pages.ts';
import type { MatchOrder, MatchQuery, Place, QueryStore } from './reading.ts';
import { effectsOf, eventOfMatch, eventsOfMatch } from './told-events.ts';

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

export function queryStore(prisma: PrismaClient, ask: Ask = asking(prisma)): QueryStore {
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

    events: (match, query) => eventsOfMatch(ask, match, query),
    event: (match, seq) => eventOfMatch(ask, match, seq),
    effects: (match, seq, limit) => effectsOf(ask, match, seq, limit),
  };
}
