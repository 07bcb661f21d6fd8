import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Change, ChangeFilter, ChangeStore } from './changes.ts';
import type { MatchRow } from './match-store.ts';
import { COLUMNS, matchOf } from './match-store.ts';
import type { PlyRow } from './ply-pages.ts';
import { plyColumns, plyOf } from './ply-pages.ts';
import { wanted } from './query-store.ts';

const { raw, sql } = Prisma;

const lookedFor = (tenant: string, filter: ChangeFilter, status?: 'running') =>
  wanted(tenant, { ...filter, status, sort: 'startedAt', descending: false, limit: 0 });

const lowest = (snapshot: string): string => snapshot.split(':')[0] ?? '0';

/** How long before a snapshot a ply can have begun that it does not hold, in seconds. */
const SLACK = 3600;

export function changeStore(prisma: PrismaClient): ChangeStore {
  return {
    async standing(tenant, filter, limit) {
      // One statement: what is listed is what the snapshot holds.
      const rows = await prisma.$queryRaw<(MatchRow & { snapshot: string; at: number; listed: string | null })[]>`
        SELECT one.*, pg_current_snapshot()::text AS snapshot, (extract(epoch FROM now()) * 1000)::float8 AS at,
               one.id::text AS listed
        FROM (SELECT 1) AS always LEFT JOIN (
          SELECT ${COLUMNS} FROM matches WHERE ${lookedFor(tenant, filter, 'running')}
          ORDER BY started_at, id LIMIT ${limit}::int) AS one ON true`;
      const { snapshot = '', at = 0 } = rows[0] ?? {};
      const matches = rows.filter(({ listed }) => listed !== null).map(matchOf);
      return { matches, told: { from: snapshot, to: null, after: null, at } };
    },

    async since(tenant, filter, { from, to, after, at }, limit) {
      const until = to === null ? sql`true` : sql`pg_visible_in_snapshot(p.xid::text::xid8, ${to}::pg_snapshot)`;
      const beyond =
        after === null
          ? sql`true`
          : sql`(p.xid, p.match_id, p.ply) > (${after[0]}::bigint, ${after[1]}::uuid, ${after[2]}::int)`;
      const first = after === null ? lowest(from) : after[0];
      const rows = await prisma.$queryRaw<(PlyRow & Known)[]>`
        SELECT found.*, pg_current_snapshot()::text AS now, (extract(epoch FROM now()) * 1000)::float8 AS at,
               pg_snapshot_xmax(pg_current_snapshot()) >= pg_snapshot_xmax(${from}::pg_snapshot) AS known
        FROM (SELECT 1) AS always LEFT JOIN (
          SELECT ${raw(plyColumns('p'))}, p.xid::text AS place
          FROM plies p
          WHERE p.xid >= ${first}::bigint AND NOT pg_visible_in_snapshot(p.xid::text::xid8, ${from}::pg_snapshot)
            AND ${until} AND ${beyond} AND p.played_at > to_timestamp(${at / 1000 - SLACK}::float8)
            AND p.match_id IN (SELECT id FROM matches WHERE ${lookedFor(tenant, filter)})
          ORDER BY p.xid, p.match_id, p.ply LIMIT ${limit}::int) AS found ON true`;
      const [head] = rows;
      if (head === undefined || !head.known) return null;
      const changes = rows.flatMap((row): Change[] =>
        row.place === null
          ? []
          : [{ match: row.matchId, ply: plyOf(row), place: [row.place, row.matchId, row.ply] as const }],
      );
      const last = changes.at(-1);
      const end = to ?? head.now;
      return last !== undefined && changes.length === limit
        ? { changes, told: { from, to: end, after: last.place, at } }
        : { changes, told: { from: end, to: null, after: null, at: to === null ? head.at : at } };
    },

    async moved(tenants, since) {
      const rows = await prisma.$queryRaw<{ now: string; tenant: string | null }[]>`
        SELECT pg_current_snapshot()::text AS now, found.tenant
        FROM (SELECT 1) AS always LEFT JOIN (
          SELECT DISTINCT m.tenant FROM plies p JOIN matches m ON m.id = p.match_id
          WHERE ${since === null ? sql`false` : sql`p.xid >= ${lowest(since)}::bigint AND NOT pg_visible_in_snapshot(p.xid::text::xid8, ${since}::pg_snapshot)`}
            AND m.tenant = ANY (${tenants}::text[])) AS found ON true`;
      const now = rows[0]?.now ?? '';
      if (since === null) return { tenants: [...tenants], now };
      return { tenants: rows.flatMap(({ tenant }) => (tenant === null ? [] : [tenant])), now };
    },
  };
}

interface Known {
  now: string;
  at: number;
  known: boolean;
  place: string | null;
}
