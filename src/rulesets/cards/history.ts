/**
 * What happened before, for cards that ask: this turn, the turn before, since something began, or in the whole match. Only the
 * words that some card of the match asks for are kept, so that a match in which none does carries nothing along.
 */
import * as z from 'zod';
import type { CardSet, DeepReadonly, Game, PlayerId } from '../../engine/index.ts';
import { inOrder } from '../../engine/index.ts';

const name = z.string().min(1).max(80);
/** No number of a game is larger: what comes to more is kept as this. */
const MOST = 1_000_000;
const counter = z.int().min(0).max(MOST);

/** One thing that happened: in the words of cards, to whom, and as which card it was known at that moment. */
export const fact = z.strictObject({
  word: name.describe('What happened, in the words of cards.'),
  player: z.enum(['p1', 'p2']).describe('Whose it was, or who did it.'),
  /** The object in play that it happened to, or null for a player or a card elsewhere. */
  object: name.nullable().describe('The object in play that it happened to, or null.'),
  card: name.nullable().describe('The id of the card that it happened to, or null.'),
  amount: counter.describe('How much or how many it was.'),
  /** How it came about, where the game tells that. */
  by: name.optional().describe('What it came from, in the words of cards.'),
  damage: z.boolean().optional().describe('Whether damage did it.'),
  /** The player and the card whose doing it was. */
  source: z
    .strictObject({
      player: z.enum(['p1', 'p2']).describe('Which player did it.'),
      card: name.nullable().describe('The id of the card that did it, or null.'),
    })
    .optional()
    .describe('Whose doing it was, and by which card.'),
});

/** More facts of one turn are only counted. */
const MOST_FACTS = 200;

/** The part of a board that remembers. `since` tells how many facts there were in this turn when something began. */
export const past = z.strictObject({
  turn: z.array(fact).max(MOST_FACTS).describe('What happened this turn, in order.'),
  lastTurn: z.array(fact).max(MOST_FACTS).describe('What happened in the turn before.'),
  since: z
    .record(name, counter)
    .describe('How many facts of this turn there were when something began, such as a battle.'),
  /** How often each word came in the match, by word and player: `died:p1`; under `totalOf` a word, how much it was. */
  match: z
    .record(name, counter)
    .describe('How often each word came in the match, by word and player; behind “total”, how much it was altogether.'),
});

/** One thing that happened to one card or player, in the words that cards use. */
export interface Happened<Word extends string> {
  word: Word;
  /** Whose card it is, or which player did it. */
  player: PlayerId;
  subject: string | null;
  other: string | null;
  amount: number;
}

export type Fact = z.infer<typeof fact>;
export type Past = z.infer<typeof past>;

export const noPast = (): Past => ({ lastTurn: [], match: {}, since: {}, turn: [] });

/** How far back a text looks: a span, or the name under which `beginSpan` was called. */
export type Span = 'turn' | 'lastTurn' | (string & {});

/** Notes a fact whose word is among those that the cards of the match ask for. */
export function remember(past: Past, asked: ReadonlySet<string>, happened: Fact): void {
  if (!asked.has(happened.word)) return;
  if (past.turn.length < MOST_FACTS)
    past.turn.push(inOrder(happened.amount > MOST ? { ...happened, amount: MOST } : happened));
  add(past, happened.word, happened.player, 1);
  const total = totalOf(happened.word);
  if (asked.has(total)) add(past, total, happened.player, happened.amount);
}

/** The word under which the amounts of another one are added up over the match, where cards ask for them. */
export const totalOf = (word: string): string => `total ${word}`;

function add(past: Past, word: string, player: PlayerId, number: number): void {
  const key = `${word}:${player}`;
  const now = Math.min(MOST, (past.match[key] ?? 0) + number);
  if (key in past.match) past.match[key] = now;
  else past.match = inOrder({ ...past.match, [key]: now });
}

/** A turn ends: what happened in it is the turn before. */
export function turnOver(past: Past): void {
  past.lastTurn = past.turn;
  past.turn = [];
  past.since = {};
}

/** Something begins, such as a battle: texts can ask what has happened since. */
export function beginSpan(past: Past, span: string): void {
  past.since[span] = past.turn.length;
}

/** The facts of a word within a span; none since something that has not begun in this turn. */
export function factsOf(seen: DeepReadonly<Past>, word: string, span: Span): readonly DeepReadonly<Fact>[] {
  const { turn, lastTurn, since } = seen;
  const from = span === 'turn' ? 0 : since[span];
  const all = span === 'lastTurn' ? lastTurn : from === undefined ? [] : turn.slice(from);
  return all.filter((one) => one.word === word);
}

/** How often a word came in the match for a player; of `totalOf` a word, how much it was. */
export const timesInMatch = ({ match }: DeepReadonly<Past>, word: string, player: PlayerId): number =>
  match[`${word}:${player}`] ?? 0;

/** The words that texts ask the past for: every text that stands under one of `keys` somewhere in the cards. */
export function askedOfPast(cards: Iterable<unknown>, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    for (const [key, inner] of Object.entries(value ?? {})) {
      if (typeof inner !== 'string') look(inner);
      else if (keys.includes(key)) found.add(inner);
    }
  };
  for (const card of cards) look(card);
  return found;
}

/** Adds to `found` the ids of cards that a value names: alone, or before the number of an ability. */
function nameCards(value: unknown, cards: ReadonlyMap<string, unknown>, found: Set<string>): void {
  if (typeof value === 'string') {
    const number = value.indexOf('#');
    const id = number < 0 ? value : value.slice(0, number);
    if (cards.has(id)) found.add(id);
  } else for (const inner of Object.values(value ?? {})) nameCards(inner, cards, found);
}

function cardsNamed(value: unknown, cards: ReadonlyMap<string, unknown>): Set<string> {
  const found = new Set<string>();
  nameCards(value, cards, found);
  return found;
}

/** What a card says of the past: whether it asks for it, and which cards it may bring into a match by their names. */
interface Told {
  asks: boolean;
  names: readonly string[];
}

/** The same of the cards of a set, as far as they were in a match before. */
const told = new WeakMap<ReadonlyMap<string, unknown>, Map<string, Told>>();

function toldIn(cards: ReadonlyMap<string, unknown>): Map<string, Told> {
  const known = told.get(cards);
  if (known !== undefined) return known;
  const made = new Map<string, Told>();
  told.set(cards, made);
  return made;
}

/**
 * What is remembered from here on: nothing, where no card that is in the match, nor one that these may bring into it by name,
 * asks for what was before. `asks` is the same in all matches of a game: each card of a set is asked once.
 */
export function pastFor<G extends Game & { card: { source: unknown } }>(
  { cards }: CardSet<G>,
  match: unknown,
  asks: (card: G['card']) => boolean,
): { past?: Past } {
  const known = toldIn(cards);
  const met = cardsNamed(match, cards);
  for (const id of met) {
    const card = cards.get(id);
    if (card === undefined) continue;
    let tells = known.get(id);
    if (tells === undefined) {
      tells = { asks: asks(card), names: [...new Set(cardsNamed(card.source, cards))] };
      known.set(id, tells);
    }
    if (tells.asks) return { past: noPast() };
    for (const named of tells.names) met.add(named);
  }
  return {};
}
