import type { AnyRuleset, CardSet, Game } from '../../engine/index.ts';

/** What is needed of a ruleset and of cards to tell what was done; another edition than ours need have no more. */
export type TellingRules = Pick<AnyRuleset, 'id' | 'version' | 'hash' | 'rulebook' | 'describe' | 'view'>;
export interface Telling {
  rules: TellingRules;
  cards: CardSet<Game>;
}
