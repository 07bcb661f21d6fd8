import type { GameRecord } from './game.ts';

/** A game that came to its end. */
export interface EndedGame {
  game: number;
  winner: string;
  reason: string;
  clause: string;
  decisions: number;
  turns: number | null;
}

/** The numbers of many games, as plain data that workers can send. */
export interface Tally {
  games: number;
  decisions: number[];
  turns: number[];
  sizes: number[];
  ms: number;
  /** How often games ended so: by `reason [clause] winner`. */
  ends: Record<string, number>;
  /** Games that ended, in which way. */
  ended: EndedGame[];
  /** In how many games an event cited a clause. */
  cited: Record<string, number>;
  formsRefused: number;
  failures: { game: number; decision: number; what: string }[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: [],
  turns: [],
  sizes: [],
  ms: 0,
  ends: {},
  ended: [],
  cited: {},
  formsRefused: 0,
  failures: [],
});

/** Adds game `n` to a tally. */
export function count(tally: Tally, n: number, record: GameRecord): void {
  tally.games++;
  tally.decisions.push(record.decisions);
  if (record.turns !== null) tally.turns.push(record.turns);
  tally.sizes.push(...record.sizes);
  tally.ms += record.ms;
  if (record.end) {
    const { reason, clause, winner } = record.end;
    const end = `${reason} [${clause}], ${winner === 'nobody' ? 'nobody wins' : `${winner} wins`}`;
    tally.ends[end] = (tally.ends[end] ?? 0) + 1;
    tally.ended.push({ game: n, winner, reason, clause, decisions: record.decisions, turns: record.turns });
  }
  for (const clause of record.clauses) tally.cited[clause] = (tally.cited[clause] ?? 0) + 1;
  tally.formsRefused += record.formsRefused;
  if (record.failure !== null) tally.failures.push({ game: n, decision: record.decisions + 1, what: record.failure });
}

/** One tally of several. */
export function merged(tallies: readonly Tally[]): Tally {
  const all = emptyTally();
  for (const tally of tallies) {
    all.games += tally.games;
    all.decisions = all.decisions.concat(tally.decisions);
    all.turns = all.turns.concat(tally.turns);
    all.sizes = all.sizes.concat(tally.sizes);
    all.ms += tally.ms;
    for (const [end, times] of Object.entries(tally.ends)) all.ends[end] = (all.ends[end] ?? 0) + times;
    all.ended = [...all.ended, ...tally.ended].sort((a, b) => a.game - b.game);
    for (const [clause, games] of Object.entries(tally.cited)) all.cited[clause] = (all.cited[clause] ?? 0) + games;
    all.formsRefused += tally.formsRefused;
    all.failures = [...all.failures, ...tally.failures].sort((a, b) => a.game - b.game);
  }
  return all;
}

/** The least, the middle and the greatest of some numbers. */
export function spread(numbers: readonly number[]): { min: number; median: number; max: number } {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
