import type { Action, GameEvent, JsonObject, Outcome, PlayerId } from '../engine/index.ts';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { MatchStore, NewMatch, NewPly, StoredMatch, StoredPly, StoredSeat } from './store.ts';

/** A state is kept whole after every so many plies. */
const SNAPSHOT_EVERY = 16;

const text = (value: unknown): string => JSON.stringify(value);
const textOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Everything of a match but the text of its state, which only `head` needs. */
const columns = {
  id: true,
  ruleset: true,
  rulesetVersion: true,
  rulesetHash: true,
  cards: true,
  seed: true,
  seats: true,
  options: true,
  tags: true,
  status: true,
  outcome: true,
  ply: true,
  stateHash: true,
  startedAt: true,
  playedAt: true,
} as const;

type MatchRow = Prisma.MatchGetPayload<{ select: typeof columns }>;
type PlyRow = Prisma.PlyGetPayload<object>;

/** What this program wrote into a column of JSON, with the type it had. */
const written = <T>(value: Prisma.JsonValue): T => value as T;

const matchOf = (row: MatchRow): StoredMatch => ({
  id: row.id,
  ruleset: { id: row.ruleset, version: row.rulesetVersion, hash: row.rulesetHash },
  cards: row.cards,
  seed: row.seed,
  seats: written<[StoredSeat, StoredSeat]>(row.seats),
  options: written<JsonObject>(row.options),
  tags: row.tags,
  status: row.status === 'over' ? 'over' : 'running',
  outcome: written<Outcome | null>(row.outcome),
  ply: row.ply,
  stateHash: row.stateHash,
  startedAt: row.startedAt,
  playedAt: row.playedAt,
});

const plyOf = (row: PlyRow): StoredPly => ({
  ply: row.ply,
  action: written<Action | null>(row.action),
  player: row.player === null ? null : (row.player as PlayerId),
  events: written<GameEvent[]>(row.events),
  hashBefore: row.hashBefore,
  hashAfter: row.hashAfter,
  playedAt: row.playedAt,
});

export function matchStore(prisma: PrismaClient): MatchStore {
  return {
    snapshotEvery: SNAPSHOT_EVERY,

    async create(match: NewMatch) {
      const { id, ruleset, cards, seed, stateHash, state, events, outcome } = match;
      const status = outcome === null ? 'running' : 'over';
      await prisma.$executeRaw`
        WITH match AS (
          INSERT INTO matches (id, ruleset, ruleset_version, ruleset_hash, cards, seed, seats, options, tags, status,
                               outcome, ply, state_hash, state)
          VALUES (${id}::uuid, ${ruleset.id}, ${ruleset.version}, ${ruleset.hash}, ${cards}, ${seed},
                  ${text(match.seats)}::json, ${text(match.options)}::json, ${match.tags}::text[], ${status},
                  ${textOrNull(outcome)}::json, 0, ${stateHash}, ${state})
          RETURNING id
        ), start AS (
          INSERT INTO plies (match_id, ply, events, last_seq, hash_after)
          SELECT id, 0, ${text(events)}::json, ${events.at(-1)?.seq ?? 0}::int, ${stateHash} FROM match
        )
        INSERT INTO snapshots (match_id, ply, state) SELECT id, 0, ${state} FROM match`;
    },

    async append({ match, after, action, events, lastSeq, state, stateHash, outcome }: NewPly) {
      const ply = after.ply + 1;
      const status = outcome === null ? 'running' : 'over';
      const keep = ply % SNAPSHOT_EVERY === 0;
      const rows = await prisma.$queryRaw<{ ply: number }[]>`
        WITH head AS (
          UPDATE matches
          SET ply = ${ply}::int, state_hash = ${stateHash}, state = ${state}, status = ${status},
              outcome = ${textOrNull(outcome)}::json, played_at = now()
          WHERE id = ${match}::uuid AND ply = ${after.ply}::int AND state_hash = ${after.hash}
          RETURNING id
        ), kept AS (
          INSERT INTO snapshots (match_id, ply, state) SELECT id, ${ply}::int, ${state} FROM head WHERE ${keep}::boolean
        )
        INSERT INTO plies (match_id, ply, player, action, events, last_seq, hash_before, hash_after)
        SELECT id, ${ply}::int, ${action.player}, ${text(action)}::json, ${text(events)}::json, ${lastSeq}::int,
               ${after.hash}, ${stateHash}
        FROM head
        RETURNING ply`;
      return rows.length === 1;
    },

    async find(id) {
      const row = await prisma.match.findUnique({ where: { id }, select: columns });
      return row && matchOf(row);
    },

    async head(id) {
      const row = await prisma.match.findUnique({
        where: { id },
        include: { plies: { orderBy: { ply: 'desc' }, take: 1 } },
      });
      const last = row?.plies[0];
      return row && last ? { match: matchOf(row), state: row.state, last: plyOf(last) } : null;
    },

    async list({ ruleset, status, tag, limit, after }) {
      const rows = await prisma.match.findMany({
        where: {
          ...(ruleset === undefined ? {} : { ruleset }),
          ...(status === undefined ? {} : { status }),
          ...(tag === undefined ? {} : { tags: { has: tag } }),
          ...(after === undefined ? {} : { id: { lt: after } }),
        },
        select: columns,
        orderBy: { id: 'desc' },
        take: limit,
      });
      return rows.map(matchOf);
    },

    async ply(id, ply) {
      const row = await prisma.ply.findUnique({ where: { matchId_ply: { matchId: id, ply } } });
      return row && plyOf(row);
    },

    async plies(id, { after, limit }) {
      const rows = await prisma.ply.findMany({
        where: { matchId: id, ply: { gt: after } },
        orderBy: { ply: 'asc' },
        take: limit,
      });
      return rows.map(plyOf);
    },

    async pliesWithEvents(id, { after, limit }) {
      const found: StoredPly[] = [];
      let events = 0;
      for (let from = -1; events <= limit; ) {
        const rows = await prisma.ply.findMany({
          where: { matchId: id, lastSeq: { gt: after }, ply: { gt: from } },
          orderBy: { ply: 'asc' },
          take: 32,
        });
        for (const row of rows.map(plyOf)) {
          found.push(row);
          events += row.events.filter(({ seq }) => seq > after).length;
          from = row.ply;
        }
        if (rows.length < 32) break;
      }
      return found;
    },

    async snapshot(id, ply) {
      return prisma.snapshot.findFirst({
        where: { matchId: id, ply: { lte: ply } },
        orderBy: { ply: 'desc' },
        select: { ply: true, state: true },
      });
    },
  };
}
