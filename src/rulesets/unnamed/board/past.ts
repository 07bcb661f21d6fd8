/** R28: what has happened. It is kept only in a match with cards that ask for it. */
import type { CardSet, PlayerId } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import type { Past } from '../../cards/history.ts';
import { askedOfPast, factsOf, pastFor, timesInMatch } from '../../cards/history.ts';
import type { FactWord } from '../language/language.ts';
import type { Context, M, Unnamed } from './context.ts';

/** The fields under which cards name what they ask for. */
const KEYS = ['history', 'word'];

const known = new WeakMap<CardSet<Unnamed>, ReadonlySet<string>>();

/** The word under which the turns of a player are counted (R49). */
const TURN = 'turn';

/** Whether a text asks which of its player's turns it is. */
const asksForTurns = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('turn' in value && 'every' in value) || Object.values(value).some(asksForTurns));

const askedBy = (cards: readonly unknown[]): ReadonlySet<string> =>
  new Set([...askedOfPast(cards, KEYS), ...(cards.some(asksForTurns) ? [TURN] : [])]);

/** What some card of a set asks the past for. */
export function askedIn(cards: CardSet<Unnamed>): ReadonlySet<string> {
  const found = known.get(cards) ?? askedBy(cards.source);
  known.set(cards, found);
  return found;
}

/** What a match begins with, given everything that is in it. */
export const pastOf = (cards: CardSet<Unnamed>, match: unknown): { past?: Past } =>
  pastFor<Unnamed>(cards, match, ({ source }) => askedBy([source]).size > 0);

type Span = 'turn' | 'lastTurn' | 'attack' | 'match';

/** The cards with which something happened, by object and card, and how often. */
export const facts = ({ m }: Context, word: FactWord, span: Span) =>
  m.board.past === undefined ? [] : factsOf(m.board.past, word, span);

/** Whether some card of a set asks for it. */
export const countsTurns = (cards: CardSet<Unnamed>): boolean => askedIn(cards).has(TURN);

/** R49: how many turns a player has begun. */
export const turnsOf = ({ board: { past } }: M, player: PlayerId): number =>
  past === undefined ? 0 : timesInMatch(past, TURN, player);

/** What a past remembers that is entered in the middle: that turns were taken in turn. */
export const turnsBefore = (turn: number, active: PlayerId): Past['match'] => ({
  [`${TURN}:${active}`]: Math.ceil(turn / 2),
  [`${TURN}:${opponentOf(active)}`]: Math.floor(turn / 2),
});

export const inMatch = ({ m }: Context, word: FactWord, player: PlayerId): number =>
  m.board.past === undefined ? 0 : timesInMatch(m.board.past, word, player);
