/** How the parts of a game become a ruleset, and what the timing of several games says alike. */
import type { Game, Machine, OrderKey, PlayerId, Ruleset, RulesetSpec } from '../../engine/index.ts';
import { defineRuleset } from '../../engine/index.ts';

type PartsOf<G extends Game, Names extends keyof RulesetSpec<G>> = Pick<RulesetSpec<G>, Names>;

/** Cards in English, both ways. */
type Worded = 'read' | 'understand' | 'understandText' | 'wordedFields' | 'phraseOf';

/** The parts of a game as its folders give them. */
interface Parts<G extends Game>
  extends PartsOf<G, 'id' | 'version' | 'title' | 'summary' | 'programs' | 'actions' | 'timing' | 'passes' | 'weigh'> {
  law: PartsOf<G, 'rulebook' | 'options' | 'clauses'>;
  /** What cards and decks can be, and what becomes of them. */
  cards: PartsOf<G, 'card' | 'deck' | 'language' | Worded | 'samples' | 'compile' | 'checkDeck'>;
  /** What lies on the table, how it comes there, and what moves nothing of it. */
  table: PartsOf<G, 'still' | 'board' | 'position' | 'setup' | 'place' | 'written' | 'checkState'>;
  /** What people see and read of it. */
  text: PartsOf<
    G,
    'view' | 'scene' | 'describe' | 'lists' | 'faceOf' | 'holds' | 'placeOf' | 'describePending' | 'namePending'
  >;
}

/** Puts the parts of a game together. Throws where they do not fit, as `defineRuleset` does. */
export const gameOf = <G extends Game>({ law, cards, table, text, ...others }: Parts<G>): Ruleset<G> =>
  defineRuleset({ ...others, ...law, ...cards, ...table, ...text });

/** A game in which one player after the other takes a turn. */
interface InTurns extends Game {
  board: { active: PlayerId };
}

/** Effects of the player whose turn it is come before those of the other, or of whoever `first` names. */
export const activeFirst = <G extends InTurns>(
  clause: G['clause'],
  { active, other }: { active: string; other: string },
  first = (m: Machine<G>): PlayerId => m.board.active,
): OrderKey<G> => ({
  name: `${active} player first`,
  clause,
  rank: (m, { owner }) => (owner === first(m) ? 0 : 1),
  word: (m, { owner }) => `${owner}, the ${owner === m.board.active ? active : other} player`,
});
