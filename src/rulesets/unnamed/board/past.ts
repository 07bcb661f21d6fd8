/** R28: what has happened. It is kept only in a match with cards that ask for it. */
import type { CardSet, PlayerId } from '../../../engine/index.ts';
import { askedOfPast, factsOf, type Past, pastFor, timesInMatch } from '../../cards/history.ts';
import type { FactWord } from '../language/language.ts';
import type { Context, Unnamed } from './context.ts';

/** The fields under which cards name what they ask for. */
const KEYS = ['history', 'word'];

const known = new WeakMap<CardSet<Unnamed>, ReadonlySet<string>>();

/** What some card of a set asks the past for. */
export function askedIn(cards: CardSet<Unnamed>): ReadonlySet<string> {
  const found = known.get(cards) ?? askedOfPast(cards.source, KEYS);
  known.set(cards, found);
  return found;
}

/** What a match begins with, given everything that is in it. */
export const pastOf = (cards: CardSet<Unnamed>, match: unknown): { past?: Past } =>
  pastFor<Unnamed>(cards, match, ({ source }) => askedOfPast([source], KEYS).size > 0);

type Span = 'turn' | 'lastTurn' | 'attack' | 'match';

/** The cards with which something happened, by object and card, and how often. */
export const facts = ({ m }: Context, word: FactWord, span: Span) =>
  m.board.past === undefined ? [] : factsOf(m.board.past, word, span);

export const inMatch = ({ m }: Context, word: FactWord, player: PlayerId): number =>
  m.board.past === undefined ? 0 : timesInMatch(m.board.past, word, player);
