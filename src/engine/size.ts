import type { Fault, Json } from './types.ts';

/** How many values there may be in a card: what is written between brackets counts, and the brackets. */
export const MOST_VALUES_OF_CARD = 2000;
/** How many values there may be in all cards of a set together. */
export const MOST_VALUES = 100_000;
/** Values in a list within a card. */
export const LONGEST_LIST = 500;

/** How many values there are in one, itself with them; the count ends where it comes to more than `most`. */
export function valuesIn(value: unknown, most: number): { values: number; longest: number } {
  let values = 0;
  let longest = 0;
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined && values <= most; next = open.pop()) {
    values++;
    if (Array.isArray(next)) longest = Math.max(longest, next.length);
    if (typeof next !== 'object' || next === null) continue;
    const within = Array.isArray(next) ? next : Object.values(next);
    // All that is open is counted in the end: a list that makes it too much is not gone through.
    if (values + open.length + within.length > most) return { values: most + 1, longest };
    for (const inner of within) open.push(inner);
  }
  return { values, longest };
}

/** What is too large in cards to be looked at. */
export function sizeFaults(cards: readonly Json[]): Fault[] {
  let all = 0;
  for (const [at, card] of cards.entries()) {
    const { values, longest } = valuesIn(card, MOST_VALUES_OF_CARD);
    if (values > MOST_VALUES_OF_CARD) {
      return [{ path: `/${at}`, reason: 'too many values in one card', accepts: { atMost: MOST_VALUES_OF_CARD } }];
    }
    if (longest > LONGEST_LIST) {
      return [{ path: `/${at}`, reason: 'a list is too long', accepts: { atMost: LONGEST_LIST } }];
    }
    all += values;
    if (all > MOST_VALUES)
      return [{ path: '', reason: 'too many values in all cards', accepts: { atMost: MOST_VALUES } }];
  }
  return [];
}
