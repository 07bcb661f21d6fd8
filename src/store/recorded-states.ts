/** What is kept of the states of matches and of what was ruled in them, read for many at once. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { keptState } from './packed-state.ts';
import { written } from './rows.ts';
import { stateAfter } from './state-steps.ts';
import type { Page } from './store.ts';
import type { Ruling, StoredRuling } from './stored-match.ts';

/** A state, and the ply that it comes after. */
export interface RecordedState {
  ply: number;
  state: string;
}

/** What `HEAD_STATE` reads of the state after the last ply of a match: the text itself, or what leads to it. */
export interface HeadState {
  ply: number;
  state: string;
  since: number | null;
  kept: string | null;
  packed: Uint8Array | null;
  steps: (Uint8Array | null)[] | null;
}

/** The end of a list of columns of `matches`, and where all of it is read from. */
export const HEAD_STATE = Prisma.sql`state, kept.since, kept.kept, kept.packed, (
    SELECT array_agg(p.step ORDER BY p.ply) FROM plies p WHERE p.match_id = matches.id AND p.ply > kept.since AND p.ply <= matches.ply) AS steps
  FROM matches LEFT JOIN LATERAL (
    SELECT s.ply AS since, s.state AS kept, s.packed FROM snapshots s WHERE matches.state = '' AND s.match_id = matches.id AND s.ply <= matches.ply
    ORDER BY s.ply DESC LIMIT 1) AS kept ON true`;

/** The text of the state after the last ply. Throws where what was kept does not lead to it. */
export function headState({ ply, state, since, kept, packed, steps }: HeadState): string {
  if (state !== '') return state;
  if (kept === null || (steps ?? []).length !== ply - (since ?? 0))
    throw new Error(`no steps lead to the state after ply ${ply}`);
  const found = (steps ?? []).filter((step) => step !== null);
  if (found.length < (steps ?? []).length) throw new Error(`no step is kept on the way to the state after ply ${ply}`);
  return stateAfter(keptState({ state: kept, packed }), ...found);
}

/** The ids and the plies of what is asked for, as rows `ask` with their places from 1 on. */
const asked = (asks: readonly { id: string; ply: number }[]): Prisma.Sql => Prisma.sql`
  unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ ply }) => ply)}::int[]) WITH ORDINALITY AS ask (id, ply, at)`;

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
    SELECT ask.at::int, plies.ply, CASE WHEN plies.ply = kept.ply THEN kept.state END AS state,
           CASE WHEN plies.ply = kept.ply THEN kept.packed END AS packed, plies.step
    FROM ${asked(asks)}
    CROSS JOIN LATERAL (SELECT ply, state, packed FROM snapshots WHERE match_id = ask.id AND ply <= ask.ply
                        ORDER BY ply DESC LIMIT 1) AS kept
    JOIN plies ON plies.match_id = ask.id AND plies.ply BETWEEN kept.ply AND ask.ply
    ORDER BY ask.at, plies.ply`;
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
