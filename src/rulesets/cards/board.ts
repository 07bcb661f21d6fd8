/** What the boards of several games have alike: parts of their schema, and how things on them are found and counted. */
import * as z from 'zod';
import type { Game, Machine, Uid } from '../../engine/index.ts';

/** The name of an object in the match. */
export const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
export const cardId = z.string().min(1).max(24);
export const player = z.enum(['p1', 'p2']);
export const counterTo = (most: number) => z.int().min(0).max(most);

/** What each player has of the same, where `says` tells what that is for the player of this number. */
export const forBoth = <S extends z.ZodType>(part: S, says: (number: 1 | 2) => string) =>
  z.strictObject({ p1: part.describe(says(1)), p2: part.describe(says(2)) });

interface Named {
  id: Uid;
}

/** The object of this name, which stands in one list or in the other. */
export function findIn<T extends Named>(one: readonly T[], other: readonly T[], id: Uid | null): T | null {
  for (const object of one) if (object.id === id) return object;
  for (const object of other) if (object.id === id) return object;
  return null;
}

/** Whose list the object of this name stands in. */
export function holderOf(p1: readonly Named[], p2: readonly Named[], id: Uid): 'p1' | 'p2' | null {
  for (const object of p1) if (object.id === id) return 'p1';
  for (const object of p2) if (object.id === id) return 'p2';
  return null;
}

/** Counts what a player did or had happen in this turn, in the words of cards. */
export function countOf<W extends string>(history: Partial<Record<W, number>>, what: W, by = 1): void {
  history[what] = (history[what] ?? 0) + by;
}

/** What lasted on something that is not there any more ends. */
export function dropModifiers<G extends Game>(m: Machine<G>, id: Uid): void {
  if (m.state.modifiers.some(({ target }) => target === id)) m.expire(({ target }) => target === id);
}
