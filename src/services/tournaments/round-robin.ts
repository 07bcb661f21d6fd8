import type { Pair } from './swiss.ts';

/** How many rounds everybody needs to meet everybody once. */
export const roundsOfAll = (count: number): number => (count % 2 === 0 ? count - 1 : count);

/**
 * Who meets whom in a round in which everybody meets everybody once: all but the first go round a circle, those who face each other
 * meet. Where the number is odd, one has a bye. Rounds after the last begin anew, with the seats exchanged.
 */
export function roundRobin(ids: readonly string[], round: number): Pair[] {
  const circle: (string | null)[] = ids.length % 2 === 0 ? [...ids] : [...ids, null];
  const [first = null, ...others] = circle;
  const rounds = others.length;
  const turn = (round - 1) % Math.max(1, rounds);
  const again = Math.floor((round - 1) / Math.max(1, rounds)) % 2 === 1;
  const seats = [first, ...others.map((_, at) => others[(at + turn) % rounds] ?? null)];
  const pairs: Pair[] = [];
  for (let at = 0; at < seats.length / 2; at++) {
    const one = seats[at] ?? null;
    const other = seats[seats.length - 1 - at] ?? null;
    // The first of all would always sit first, so it does so in every other round; the others take turns by their tables.
    const turned = (at === 0 ? turn % 2 === 1 : at % 2 === 1) !== again;
    if (one === null || other === null) pairs.push([one ?? other ?? '', null]);
    else pairs.push(turned ? [other, one] : [one, other]);
  }
  return pairs.sort(([, a], [, b]) => Number(a === null) - Number(b === null));
}
