/** R28: what has happened. It is kept only in a match with cards that ask for it. */
import type { CardSet, Json, PlayerId } from '../../../engine/index.ts';
import { askedOfPast, factsOf, noPast, type Past, timesInMatch } from '../../cards/history.ts';
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

/** The cards of each set that ask for the past, and tokens among them, which anything could make. */
const asking = new WeakMap<CardSet<Unnamed>, { ids: ReadonlySet<string>; token: boolean }>();

function askersIn(cards: CardSet<Unnamed>) {
  const known = asking.get(cards);
  if (known) return known;
  const all = [...cards.cards.values()].filter(({ source }) => askedOfPast([source as Json], KEYS).size > 0);
  const found = { ids: new Set(all.map(({ id }) => id)), token: all.some(({ token }) => token) };
  asking.set(cards, found);
  return found;
}

/** A past to begin with where one of these cards, or a token that they may make, asks for it. */
export function pastFor(cards: CardSet<Unnamed>, ids: readonly string[]): { past?: Past } {
  const { ids: askers, token } = askersIn(cards);
  return token || ids.some((id) => askers.has(id)) ? { past: noPast() } : {};
}

type Span = 'turn' | 'lastTurn' | 'attack' | 'match';

/** The cards with which something happened, by object and card, and how often. */
export const facts = ({ m }: Context, word: FactWord, span: Span) =>
  m.board.past === undefined ? [] : factsOf(m.board.past, word, span);

export const inMatch = ({ m }: Context, word: FactWord, player: PlayerId): number =>
  m.board.past === undefined ? 0 : timesInMatch(m.board.past, word, player);
