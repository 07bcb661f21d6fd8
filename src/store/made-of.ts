import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { StatisticsQuery } from './statistics.ts';
import { aboutMatches, isOfAll, TO_COUNT } from './statistics-store.ts';

const { sql } = Prisma;

/**
 * Hashes of the rows that costly answers are made of. They take one statement each, and whoever has the answer to the same rows
 * needs no other. Null where there are no such rows.
 */
export interface MadeOfStore {
  /** A match with all that is on record of it, and of those that it was forked from. */
  record(tenant: string, id: string): Promise<string | null>;
  /** The games of a tournament. */
  tournament(tenant: string, event: string): Promise<string | null>;
  /** The matches with a seat of that name, forks among them, with what is said about them. */
  player(tenant: string, name: string): Promise<string | null>;
  /** What was counted of finished matches; null as well while some are not counted, since whoever asks has them counted. */
  statistics(tenant: string, query: Omit<StatisticsQuery, 'after' | 'limit'>): Promise<string | null>;
}

/** One hash of rows, in an order that does not depend on where they lie; null without any. */
const hashOf = (row: Prisma.Sql, order: Prisma.Sql) => sql`md5(string_agg(md5(${row}), '' ORDER BY ${order}))`;

export function madeOfStore(prisma: PrismaClient): MadeOfStore {
  const one = async (query: Prisma.Sql): Promise<string | null> => {
    const [row] = await prisma.$queryRaw<{ hash: string | null }[]>(query);
    return row?.hash ?? null;
  };
  return {
    async record(tenant, id) {
      // Where a match was forked from never changes, so that it can be read before.
      const line = await prisma.$queryRaw<{ id: string }[]>`
        WITH RECURSIVE line AS (
          SELECT id, forked_from, 0 AS depth FROM matches WHERE tenant = ${tenant} AND id = ${id}::uuid
          UNION ALL
          SELECT m.id, m.forked_from, depth + 1 FROM line JOIN matches m ON m.id = line.forked_from
        )
        SELECT id FROM line ORDER BY depth`;
      const all = sql`${line.map((match) => match.id)}::uuid[]`;
      const ids = sql`unnest(${all}) WITH ORDINALITY AS line (id, depth)`;
      return one(sql`
        SELECT ${hashOf(sql`row`, sql`depth, part, ply`)} AS hash FROM (
          SELECT depth, 0 AS part, 0 AS ply, m::text AS row FROM ${ids} JOIN matches m ON m.id = line.id
          UNION ALL
          SELECT depth, 1, p.ply, p::text FROM ${ids} JOIN plies p ON p.match_id = line.id AND p.match_id = ANY (${all})
          UNION ALL
          SELECT depth, 2, s.ply, s::text FROM ${ids} JOIN snapshots s ON s.match_id = line.id AND s.match_id = ANY (${all})
          UNION ALL
          SELECT depth, 3, 0, s::text FROM ${ids} JOIN matches m ON m.id = line.id JOIN seeds s ON s.hash = m.seed_commitment
        ) AS parts`);
    },

    tournament: (tenant, event) =>
      one(sql`
        SELECT ${hashOf(sql`ROW(id, round, table_name, players, status, result, started_at)::text`, sql`id`)} AS hash
        FROM matches WHERE tenant = ${tenant} AND event = ${event} AND forked_from IS NULL`),

    player: (tenant, name) =>
      one(sql`
        SELECT ${hashOf(
          sql`ROW(id, ply, revision, state_hash, status, result, outcome::text, players, seats::text, tags, round, table_name,
                  external_id, metadata::text, deadline, p1_deadline, p2_deadline, p1_bank, p2_bank, paused_at,
                  clock_stopped::text, p1_awaited, p2_awaited, played_at,
                  ended_at, archived_at)::text`,
          sql`id`,
        )} AS hash
        FROM matches WHERE tenant = ${tenant} AND players @> ARRAY[${name}]::text[]`),

    async statistics(tenant, query) {
      const waiting = sql`EXISTS (SELECT FROM matches WHERE tenant = ${tenant} AND ruleset = ${query.ruleset} AND ${TO_COUNT})`;
      if (!isOfAll(query)) {
        return one(sql`
          SELECT CASE WHEN ${waiting} THEN NULL ELSE coalesce(rows.hash, 'none') END AS hash FROM (
            SELECT ${hashOf(sql`ROW(m.id, m.ply, m.state_hash, m.result, m.players)::text`, sql`m.id`)} AS hash
            FROM matches m WHERE ${aboutMatches(tenant, query)}) AS rows`);
      }
      const { ruleset, cards } = query;
      return one(sql`
        SELECT CASE WHEN ${waiting} THEN NULL ELSE concat(clauses.hash, ' ', cards.hash) END AS hash
        FROM (SELECT ${hashOf(sql`t::text`, sql`t.clause`)} AS hash FROM clause_totals t
              WHERE t.tenant = ${tenant} AND t.ruleset = ${ruleset}) AS clauses,
             (SELECT ${hashOf(sql`t::text`, sql`t.card`)} AS hash FROM card_totals t
              WHERE t.tenant = ${tenant} AND t.ruleset = ${ruleset} AND t.cards = ${cards ?? ''}) AS cards`);
    },
  };
}
