import type { Action, NotedEvent, PlayerId } from '../engine/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { unpackPly, weightOf } from './packed-ply.ts';
import type { PlyQuery } from './reading.ts';
import { written } from './rows.ts';
import type { PlyKind, Ruling, StoredPlies, StoredPly } from './stored-match.ts';

export type PlyRow = Omit<Prisma.PlyGetPayload<object>, 'step' | 'xid' | 'hash' | 'hashAfter'> & { hashAfter: string };

/** The hash of the state after a ply, in a row that is called `of`. */
const hashAfter = (of: string): string => `coalesce(encode(${of}.hash, 'hex'), ${of}.hash_after)`;

/** The hash of the state before: that of the ply before, unless a release wrote it that noted both. */
const hashBefore = (of: string): string =>
  `CASE WHEN ${of}.hash IS NULL THEN ${of}.hash_before
        ELSE (SELECT ${hashAfter('earlier')} FROM plies earlier WHERE earlier.match_id = ${of}.match_id AND earlier.ply = ${of}.ply - 1) END`;

/** What is read of the hashes of a ply, in a row that is called `of`. */
export const plyHashes = (of: string): string => `${hashBefore(of)} AS "hashBefore", ${hashAfter(of)} AS "hashAfter"`;

/** What is read of a ply, in a row that is called `of`. */
export const plyColumns = (
  of: string,
): string => `${of}.match_id AS "matchId", ${of}.ply, ${of}.kind, ${of}.ruling, ${of}.player, ${of}.action,
  ${of}.taken_after AS "takenAfter", ${of}.events, ${of}.packed, ${of}.last_seq AS "lastSeq", ${plyHashes(of)},
  ${of}.played_at AS "playedAt"`;

export const plyOf = (row: PlyRow): StoredPly => {
  const [action, events] =
    row.packed === null
      ? [written<Action | null>(row.action), written<NotedEvent[]>(row.events)]
      : unpackPly(row.packed);
  return {
    ply: row.ply,
    kind: row.kind as PlyKind,
    ruling: written<Ruling | null>(row.ruling),
    action,
    takenAfter: row.takenAfter,
    player: row.player === null ? null : (row.player as PlayerId),
    events,
    hashBefore: row.hashBefore,
    hashAfter: row.hashAfter,
    playedAt: row.playedAt,
  };
};

const { raw } = Prisma;

export const NO_PLIES: StoredPlies = { plies: [], more: false };

/** Bytes of events that are read at once: a ply can tell thousands of them. */
const MOST_READ = 4_000_000;

/** The same where many matches are read and of each the first ply, however long it is. */
const MOST_READ_OF_ALL = 4 * MOST_READ;

/** A row whose turn did not come has no events. */
type Row = PlyRow & { at: number; of: number };

/** The first ply that a query asks for. */
const first = ({ after, from }: PlyQuery): number => Math.max(after + 1, from ?? 0);

/** The last that its answer can have: plies follow each other without a gap, and where all of them are asked for, so many are read and no others. */
const last = (query: PlyQuery): number => {
  const isOfAll = query.player === undefined && query.kind === undefined;
  return Math.min(query.to ?? GREATEST, isOfAll ? first(query) + query.limit - 1 : GREATEST);
};

/** The greatest number of a ply that its column can have. */
const GREATEST = 2 ** 31 - 1;

/**
 * Plies of many matches, in the order of what was asked, in one statement. Of each match as many as were asked for, or fewer where
 * their events come to too much; `more` says that there are others then. Of the first match there is one at least, of the
 * others none where those before them had come to too much together.
 */
export async function readPlies(prisma: PrismaClient, asks: (PlyQuery & { id: string })[]): Promise<StoredPlies[]> {
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT at::int, of::int, "matchId", ply, kind, ruling, player, action, "takenAfter",
           CASE WHEN sum(weight) OVER (ORDER BY at, ply) - weight < ${MOST_READ_OF_ALL}::int THEN events END AS events,
           CASE WHEN sum(weight) OVER (ORDER BY at, ply) - weight < ${MOST_READ_OF_ALL}::int THEN packed END AS packed,
           "lastSeq", "hashBefore", "hashAfter", "playedAt"
    FROM (
      SELECT weighed.*, least(most, count(*) OVER (PARTITION BY at)) AS of,
             row_number() OVER (PARTITION BY at ORDER BY ply) AS number,
             sum(weight) OVER (PARTITION BY at ORDER BY ply) - weight AS before
      FROM (SELECT ask.at, ask.most, ${raw(weightOf('plies'))} AS weight, ${raw(plyColumns('plies'))}
            FROM unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(first)}::int[], ${asks.map(last)}::int[],
                        ${asks.map(({ player }) => player ?? null)}::text[], ${asks.map(({ kind }) => kind ?? null)}::text[],
                        ${asks.map(({ limit }) => limit)}::int[]) WITH ORDINALITY AS ask (id, first, last, player, kind, most, at)
            JOIN plies ON plies.match_id = ask.id AND plies.ply BETWEEN ask.first AND ask.last
              AND (ask.player IS NULL OR plies.player = ask.player) AND (ask.kind IS NULL OR plies.kind = ask.kind)
           ) AS weighed
    ) AS found
    WHERE number <= most AND (before < ${Math.ceil(MOST_READ / asks.length)}::int OR number = 1)
    ORDER BY at, ply`;
  const answers: StoredPlies[] = asks.map(() => ({ plies: [], more: false }));
  for (const row of rows) {
    const answer = answers[row.at - 1];
    if (!answer) continue;
    if (row.events !== null || row.packed !== null) answer.plies.push(plyOf(row));
    answer.more = answer.plies.length < row.of;
  }
  return answers;
}
