import type { EngineEvent, Sentence, Told } from './events.ts';
import { ENGINE_EVENTS } from './events.ts';
import type { EventOf, Game } from './machine.ts';
import { capital, inWords } from './phrase.ts';
import type { CardSet, Describe } from './ruleset.ts';
import type { EventTelling, Json, JsonObject, ModifierEffect, NotedEvent, PlayerId } from './types.ts';

/** The words of one game for its events. */
export interface Wording<G extends Game> {
  /** A sentence for every event of the game, and for those of the engine that it puts in other words. */
  sentences: Readonly<Record<Exclude<EventOf<G>, EngineEvent>, Sentence>> &
    Readonly<Partial<Record<EngineEvent, Sentence>>>;
  /** The name of a card. */
  cardName(card: G['card']): string;
  /** What the players are called: `Player 1` and `Player 2` without it. */
  players?: Readonly<Record<PlayerId, string>>;
  /** Who acts where no player does: `The game` without it. */
  nobody?: string;
  /** What places are called that events name by their ids: `{ f1: 'frontline 1' }`. */
  places?: Readonly<Record<string, string>>;
  /** What stats, keywords and other words of changes are called: `{ ap: 'AP' }`. */
  said?: Readonly<Record<string, string>>;
  /** What a change does that is kept in a word made of several; null for what is said as in every game. */
  change?: (effect: ModifierEffect) => string | null;
}

/** What players are called who have no name. */
export const PLAYERS = { p1: 'Player 1', p2: 'Player 2' } as const;

const PLAYER_IDS = ['p1', 'p2'] as const;

/** What an object is called of which nothing is known: it is gone, or was noted by an edition that told no cards. */
const UNKNOWN = 'a card that is gone';
/** So many plain words are remembered, each of so many characters at most. */
const MOST_PLAIN = 10_000;
const LONGEST_PLAIN = 40;
/** How the engine names objects: a letter and a number. */
const OBJECT = /^[a-z]\d+$/;
/** Something by its zone: `hand:p1:R03`, `sector:p2:3`. */
const REFERENCE = /^([a-z][A-Za-z]*):(p[12]):(.+)$/;
/** An ability, or another part of a card, by that card: `R03#1`, `R03#use`. */
const ABILITY = /^(.+)#[^#]+$/;

/**
 * The `describe` of a ruleset: one line for a person of each event, also of one whose secret fields were taken out. Sentences
 * get the data of an event with names in place of the ids of players, objects, places and abilities. An event of a type that
 * this edition of the rules does not know, which only a stored match can have, is told by its type.
 */
export function describer<G extends Game>(
  wording: Wording<G>,
): Required<Pick<Describe<G>, 'types' | 'players' | 'tell' | 'cardName'>> & Describe<G> {
  const { sentences, players = PLAYERS } = wording;
  const all = new Map<string, Sentence>(Object.entries({ ...ENGINE_EVENTS, ...sentences }));
  const teller = new Teller(wording);
  const tell: Required<Describe<G>>['tell'] = (event, { cards }, names = NO_NAMES) => {
    const told = teller.of(event, cards, names);
    const say = all.get(event.type);
    if (event.type === 'decision') {
      // What was asked and answered was noted in words, and written by who knew no seats. The data has nothing to name.
      let text = capital(say?.(event.data, told) ?? '');
      for (const id of PLAYER_IDS) if (names[id] !== undefined) text = text.replaceAll(players[id], names[id]);
      return { text, args: answered(event, told.who) };
    }
    const args = spoken(event.data, teller.nameOf);
    const text = capital(say?.(args, told) ?? `${told.who}: ${event.type}`);
    if (teller.namesCards) nameCards(args, teller.called);
    args.who = told.who;
    return { text, args };
  };
  const describe: Describe<G> = (event, cards, names) => tell(event, cards, names).text;
  return Object.assign(describe, { tell, types: [...all.keys()], players, cardName: wording.cardName });
}

/** What an event tells of an answer, as far as it may be seen. */
function answered({ told }: NotedEvent, who: string): JsonObject {
  const args: JsonObject = {};
  if (told?.asked !== undefined) args.asked = told.asked;
  if (told?.hidden?.answer !== undefined) args.answer = told.hidden.answer;
  args.who = who;
  return args;
}

const NO_EVENT: EventTelling = {};
const NO_NAMES: Partial<Readonly<Record<PlayerId, string>>> = {};

/** What the events of a game call players, cards, objects and places: one event after the other, with what was made once for all. */
class Teller<G extends Game> {
  readonly #wording: Wording<G>;
  readonly #players: Readonly<Record<PlayerId, string>>;
  readonly #places: Readonly<Record<string, string>>;
  /** What sentences get of the event that is told just now. */
  readonly #told: Told;
  /** Words that are no names of objects, players or places, and whether each is the id of a card. */
  readonly #plain = new Map<string, boolean>();
  /** Whether what was told of the last event has ids of cards left in it. */
  namesCards = false;
  #cards: CardSet<G>['cards'] = new Map();
  #names: Partial<Readonly<Record<PlayerId, string>>> = {};

  constructor(wording: Wording<G>) {
    const { players = PLAYERS, places = {}, said = {}, change = () => null } = wording;
    this.#wording = wording;
    this.#players = players;
    this.#places = places;
    const name = (id: unknown): string => (typeof id === 'string' ? this.called(id) : 'a card');
    this.#told = {
      who: '',
      player: (id) => (id === 'p1' || id === 'p2' ? this.#player(id) : String(id)),
      name,
      list: (ids) => inWords(Array.isArray(ids) ? ids.map(name) : []),
      word: (of) =>
        said[String(of)] ?? String(of).replace(/[^\s:]+/g, (part) => this.called(ABILITY.exec(part)?.[1] ?? part)),
      change,
      noted: NO_EVENT,
    };
  }

  /** What the sentence of `event` gets, until the next one is told. */
  of(
    { player, told = NO_EVENT }: NotedEvent,
    cards: CardSet<G>['cards'],
    names: Partial<Readonly<Record<PlayerId, string>>>,
  ): Told {
    if (cards !== this.#cards) this.#plain.clear();
    this.#cards = cards;
    this.#names = names;
    this.namesCards = false;
    this.#told.who = player === null ? (this.#wording.nobody ?? 'The game') : this.#player(player);
    this.#told.noted = told;
    return this.#told;
  }

  #player(id: PlayerId): string {
    return this.#names[id] ?? this.#players[id];
  }

  /** A card by name; any other text as it is. */
  readonly called = (id: string): string => {
    const card = this.#cards.get(id);
    return card === undefined ? id : this.#wording.cardName(card);
  };

  /** What a text of an event names, by name. */
  readonly nameOf = (word: string): string => {
    if (word === 'p1' || word === 'p2') return this.#player(word);
    const face = this.#faceOf(word);
    if (face !== undefined) return face === null ? 'a hidden card' : this.called(face);
    const isCard = this.#plain.get(word);
    if (isCard !== undefined) return isCard ? this.#card(word) : word;
    if (Object.hasOwn(this.#places, word)) return this.#places[word] ?? word;
    if (OBJECT.test(word)) return this.#cards.has(word) ? this.#card(word) : UNKNOWN;
    if (word.includes(':')) {
      const [, zone = '', owner, rest = ''] = REFERENCE.exec(word) ?? [];
      if (owner !== undefined) {
        return this.#cards.has(rest) ? this.called(rest) : `${zone} ${rest} of ${this.#player(owner as PlayerId)}`;
      }
    }
    const card = word.includes('#') ? ABILITY.exec(word)?.[1] : undefined;
    if (card !== undefined) return this.#cards.has(card) ? this.called(card) : word;
    const namesCard = this.#cards.has(word);
    if (word.length <= LONGEST_PLAIN && this.#plain.size < MOST_PLAIN) this.#plain.set(word, namesCard);
    return namesCard ? this.#card(word) : word;
  };

  /** The id of a card, which a sentence puts into words by itself. */
  #card(id: string): string {
    this.namesCards = true;
    return id;
  }

  /** The card that an object was when it was told, null where its face was hidden. */
  #faceOf(word: string): string | null | undefined {
    const { cards, hidden } = this.#told.noted;
    if (cards !== undefined && Object.hasOwn(cards, word)) return cards[word];
    const secret = hidden?.cards;
    return secret !== undefined && Object.hasOwn(secret, word) ? secret[word] : undefined;
  }
}

/** A copy of the data with each text as `nameOf` has it. */
function spoken(data: JsonObject, nameOf: (word: string) => string): JsonObject {
  // Built field by field: events have too many forms for a spread to be quick, or to leave room for what is added.
  const copy: JsonObject = {};
  for (const key in data) copy[key] = inNames(data[key] as Json, nameOf);
  return copy;
}

function inNames(value: Json, nameOf: (word: string) => string): Json {
  if (typeof value === 'string') return nameOf(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map((one) => inNames(one, nameOf)) : spoken(value as JsonObject, nameOf);
}

/** Puts the names of cards in place of their ids, in a copy that nobody else has. */
function nameCards(copy: JsonObject, called: (id: string) => string): void {
  for (const key in copy) {
    const value = copy[key] as Json;
    const named = inCardNames(value, called);
    // Most of it is no card, and to write a field takes longer than to see that.
    if (named !== value) copy[key] = named;
  }
}

function inCardNames(copy: Json, called: (id: string) => string): Json {
  if (typeof copy === 'string') return called(copy);
  if (typeof copy !== 'object' || copy === null) return copy;
  if (Array.isArray(copy)) for (let at = 0; at < copy.length; at++) copy[at] = inCardNames(copy[at] as Json, called);
  else nameCards(copy as JsonObject, called);
  return copy;
}
