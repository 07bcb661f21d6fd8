import type { AnyRuleset, CardSet, Game, PlayerId } from '../../engine/index.ts';

/** What is needed of a ruleset and of cards to tell what was done; another edition than ours need have no more. */
export type TellingRules = Pick<AnyRuleset, 'id' | 'version' | 'hash' | 'rulebook' | 'describe' | 'view'>;
export interface Telling {
  rules: TellingRules;
  cards: CardSet<Game>;
  /** What the seats of the match are called, where it is known. */
  names?: SeatNames | undefined;
}

export type SeatNames = Readonly<Record<PlayerId, string>>;

/** What the seats of a match are called. */
export const namesOf = ([p1, p2]: readonly [{ name: string }, { name: string }]): SeatNames => ({
  p1: p1.name,
  p2: p2.name,
});
