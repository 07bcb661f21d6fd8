/** How a table stands: what its games say, unless a judge says otherwise. */
import type { StoredTable, TableResult } from '../../store/organized.ts';

export const WIN = 3;
export const DRAW = 1;

/** After so many games more than a series has, one of a bracket that is level waits for a judge. */
const EXTRA_GAMES = 4;

export interface Settled {
  /** Games won, in the order of the players. */
  wins: [number, number];
  draws: number;
  /** Match points; null while it is open. */
  points: [number, number] | null;
  /** What it waits for. */
  waitsFor: 'game' | 'start' | 'judge' | null;
}

/** How many games decide a series of so many. */
export const majorityOf = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

const pointsFor = ([one, other]: readonly [number, number]): [number, number] =>
  one > other ? [WIN, 0] : one < other ? [0, WIN] : [DRAW, DRAW];

/** How a table stands. A series is over when one has won more than half of its games, or all of them are played. */
export function settle(table: StoredTable, ruled: TableResult | null): Settled {
  const { bestOf, kind, node, games, stuck } = table;
  const majority = majorityOf(bestOf);
  if (kind !== 'match') return { wins: [majority, 0], draws: 0, points: [WIN, 0], waitsFor: null };
  if (ruled !== null) {
    const { wins, draws, bothLose } = ruled;
    return { wins, draws, points: bothLose ? [0, 0] : pointsFor(wins), waitsFor: null };
  }
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let open = false;
  for (const { status, result, turned } of games) {
    if (status === 'starting' || status === 'running') open = true;
    else if (result === 'draw') draws++;
    else if (result !== null) wins[(result === 'p1') === turned ? 1 : 0]++;
  }
  const played = wins[0] + wins[1] + draws;
  const level = wins[0] === wins[1];
  const isOver = Math.max(...wins) >= majority || (played >= bestOf && !(node !== null && level) && !open);
  if (isOver) return { wins, draws, points: pointsFor(wins), waitsFor: null };
  if (open) return { wins, draws, points: null, waitsFor: 'game' };
  const isForJudges = stuck !== null || played >= bestOf + EXTRA_GAMES;
  return { wins, draws, points: null, waitsFor: isForJudges ? 'judge' : 'start' };
}
