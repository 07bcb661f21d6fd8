/** What is kept of the states of matches and of what was ruled in them, read for many at once. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { keptState } from './packed-state.ts';
import type { PlyRow } from './ply-pages.ts';
import { plyColumns, plyOf } from './ply-pages.ts';
import { written } from './rows.ts';
import { stateAfter } from './state-steps.ts';
import type { Page } from './store.ts';
import type { Ruling, StoredPly, StoredRuling } from './stored-match.ts';
import { Unreachable } from './unreachable.ts';

const { raw } = Prisma;

/** A state, and the ply that it comes after. */
export interface RecordedState {
  ply: number;
  state: string;
}

/** A ply, and the way to the state after it. */
export type LastRow = PlyRow & {
  since: number | null;
  kept: string | null;
  keptPacked: Uint8Array | null;
  steps: (Uint8Array | null)[] | null;
};

/** What is read of a ply and of the state after it, as a `LastRow`. */
export const lastOf = (id: string, ply: number): Prisma.Sql => Prisma.sql`
  SELECT ${raw(plyColumns('plies'))}, kept.ply AS since, kept.state AS kept, kept.packed AS "keptPacked", (
    SELECT array_agg(p.step ORDER BY p.ply) FROM plies p
    WHERE p.match_id = plies.match_id AND p.ply > kept.ply AND p.ply <= plies.ply) AS steps
  FROM plies LEFT JOIN LATERAL (
    SELECT s.ply, s.state, s.packed FROM snapshots s WHERE s.match_id = plies.match_id AND s.ply <= plies.ply
    ORDER BY s.ply DESC LIMIT 1) AS kept ON true
  WHERE plies.match_id = ${id}::uuid AND plies.ply = ${ply}::int`;

/** A ply with the text of the state after it; null where there is no such ply. Throws where `stateOf` does. */
export async function readLast(
  prisma: PrismaClient,
  id: string,
  ply: number,
): Promise<{ last: StoredPly; state: string } | null> {
  const [row] = await prisma.$queryRaw<LastRow[]>(lastOf(id, ply));
  return row === undefined ? null : { last: plyOf(row), state: stateOf(row) };
}

/** The text of the state after a ply. Throws where what was kept does not lead to it. */
export function stateOf({ ply, since, kept, keptPacked, steps }: LastRow): string {
  const way = steps ?? [];
  if (kept === null || way.length !== ply - (since ?? 0))
    throw new Error(`no steps lead to the state after ply ${ply}`);
  const found = way.filter((step) => step !== null);
  if (found.length < way.length) throw new Error(`no step is kept on the way to the state after ply ${ply}`);
  return stateAfter(keptState({ state: kept, packed: keptPacked }), ...found);
}

/**
 * What is said of a match whose last ply is not there, though nobody has taken it away: where the servers of a database commit one after the
 * other, that of the ply has not yet. Whoever asks again finds it.
 */
export function onItsWay({ id, ply, archivedAt }: { id: string; ply: number; archivedAt: Date | null }): null {
  if (archivedAt === null) throw new Unreachable('no-answer', `ply ${ply} of match ${id} is not there yet`);
  return null;
}

/** For each place in a list, from 1 on, the last state that is kept at a ply or before it. */
const keptFor = (asks: readonly { id: string; ply: number }[]): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (ask.at) ask.at, ask.ply AS until, s.match_id, s.ply, s.state, s.packed
  FROM unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ ply }) => ply)}::int[]) WITH ORDINALITY AS ask (id, ply, at)
  JOIN snapshots s ON s.match_id = ask.id AND s.ply <= ask.ply
  ORDER BY ask.at, s.ply DESC`;

/** For each the last state that is kept at a ply or before it; null where there is none. */
export async function readKept(
  prisma: PrismaClient,
  asks: readonly { id: string; ply: number }[],
): Promise<(RecordedState | null)[]> {
  const rows = await prisma.$queryRaw<{ at: number; ply: number; state: string; packed: Uint8Array | null }[]>`
    SELECT kept.at::int, kept.ply, kept.state, kept.packed FROM (${keptFor(asks)}) AS kept`;
  const found = new Map(rows.map((kept) => [kept.at, { ply: kept.ply, state: keptState(kept) }]));
  return asks.map((_, at) => found.get(at + 1) ?? null);
}

interface Recorded {
  at: number;
  ply: number;
  state: string | null;
  packed: Uint8Array | null;
  step: Uint8Array | null;
}

/** For each the state after a ply as it was recorded, or the last one before it that is known; null where there is no such ply. */
export async function readRecorded(
  prisma: PrismaClient,
  asks: readonly { id: string; ply: number }[],
): Promise<(RecordedState | null)[]> {
  const rows = await prisma.$queryRaw<Recorded[]>`
    SELECT kept.at::int, plies.ply, CASE WHEN plies.ply = kept.ply THEN kept.state END AS state,
           CASE WHEN plies.ply = kept.ply THEN kept.packed END AS packed, plies.step
    FROM (${keptFor(asks)}) AS kept
    JOIN plies ON plies.match_id = kept.match_id AND plies.ply BETWEEN kept.ply AND kept.until
    ORDER BY kept.at, plies.ply`;
  const found: (RecordedState & { steps: Uint8Array[] })[] = [];
  for (const { at, ply, state, packed, step } of rows) {
    const known = found[at - 1];
    if (state !== null) found[at - 1] = { ply, state: keptState({ state, packed }), steps: [] };
    else if (known && step !== null && ply === known.ply + known.steps.length + 1) known.steps.push(step);
  }
  return asks.map((_, at) => {
    const known = found[at];
    return known ? { ply: known.ply + known.steps.length, state: stateAfter(known.state, ...known.steps) } : null;
  });
}

/** For each the steps that are kept of a page of plies, by ply. */
export async function readSteps(
  prisma: PrismaClient,
  asks: readonly (Page & { id: string })[],
): Promise<ReadonlyMap<number, Uint8Array>[]> {
  const rows = await prisma.$queryRaw<{ at: number; ply: number; step: Uint8Array }[]>`
    SELECT ask.at::int, plies.ply, plies.step
    FROM unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ after }) => after)}::int[],
                ${asks.map(({ limit }) => limit)}::int[]) WITH ORDINALITY AS ask (id, after, most, at)
    JOIN plies ON plies.match_id = ask.id AND plies.ply > ask.after AND plies.ply <= ask.after + ask.most
              AND plies.step IS NOT NULL`;
  const found = asks.map(() => new Map<number, Uint8Array>());
  for (const { at, ply, step } of rows) found[at - 1]?.set(ply, step);
  return found;
}

/** What was ruled in each of these matches, in order. */
export async function readRulings(prisma: PrismaClient, ids: readonly string[]): Promise<StoredRuling[][]> {
  const rows = await prisma.ply.findMany({
    where: { matchId: { in: [...ids] }, kind: { in: ['rewind', 'result', 'adoption'] } },
    orderBy: { ply: 'asc' },
    select: { matchId: true, ply: true, ruling: true },
  });
  return ids.map((id) =>
    rows
      .filter(({ matchId }) => matchId === id.toLowerCase())
      .map(({ ply, ruling }) => ({ ply, ruling: written<Ruling>(ruling) })),
  );
}
