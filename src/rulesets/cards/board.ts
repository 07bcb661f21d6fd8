/** What the boards of several games have alike: parts of their schema, and what is counted and dropped on them. */
import * as z from 'zod';
import type { Game, Machine, PlayerId, Uid } from '../../engine/index.ts';

/** The name of an object in the match. */
export const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
/** The id of a card, in boards and positions; editors know by `x-names` what to offer. */
export const cardIdOf = (most: number) => z.string().min(1).max(most).meta({ 'x-names': 'card' });
export const cardId = cardIdOf(24);
export const player = z.enum(['p1', 'p2']);
export const counterTo = (most: number) => z.int().min(0).max(most);

/** What each player has of the same, where `says` tells what that is for the player of this number. */
export const forBoth = <S extends z.ZodType>(part: S, says: (number: 1 | 2) => string) =>
  z.strictObject({ p1: part.describe(says(1)), p2: part.describe(says(2)) });

/** What one player has of something that each has. A look-up by a name that is now one and now the other is slow. */
export const ofPlayer = <T>({ p1, p2 }: { readonly p1: T; readonly p2: T }, whose: PlayerId): T =>
  whose === 'p1' ? p1 : p2;

/** Counts what a player did or had happen in this turn, in the words of cards. Gives the counts, in the order of their words. */
export function countIn<C extends { [what in string]?: number }>(counts: C, what: keyof C & string, by = 1): C {
  const written: Record<string, number | undefined> = counts;
  const before = written[what];
  if (before !== undefined || !standsBefore(what, counts)) {
    written[what] = (before ?? 0) + by;
    return counts;
  }
  const made: Record<string, number | undefined> = {};
  let isCounted = false;
  for (const word in written) {
    if (!isCounted && what < word) {
      made[what] = by;
      isCounted = true;
    }
    made[word] = written[word];
  }
  return made as C;
}

/** Whether a word comes before one of those that were counted. */
function standsBefore(what: string, counts: object): boolean {
  for (const word in counts) if (what < word) return true;
  return false;
}

/** What lasted on something that is not there any more ends. */
export function dropModifiers<G extends Game>(m: Machine<G>, id: Uid): void {
  m.expire(({ target }) => target === id);
}
