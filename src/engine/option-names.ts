import type { Game, Machine } from './machine.ts';
import { interned } from './names.ts';
import type { Answer } from './question.ts';
import type { Place, PlayerId } from './types.ts';

/** Something by its zone: `hand:p1:R03`. */
export const REFERENCE = /^[a-z][A-Za-z]*:p[12]:(.+)$/;
/** An ability by its card: `R03#1`. */
const ABILITY = /^(.+)#\d+$/;
/** The second copy of a card, and the ones after it. */
const COPY = /\*\d+$/;
/** What stands between the names in the id of an option. */
const BETWEEN = /[>+,/=]/;

/** The longest name of an option that goes over the wire, and the longest id or part that is remembered, in characters. */
export const LONGEST = 60;

const NONE: never[] = [];

/** What an id names, or a part of it, each thing once. Options share it, also those of other decisions: it is only read. */
export interface Named {
  readonly objects: readonly string[];
  readonly cards: readonly string[];
  readonly places: readonly Place[];
  /** What the first card is called, where the match has it. */
  readonly name: string | undefined;
  /** What acts where this is an action: the first object if it is of the first card, or that card. Null where that is to be seen. */
  readonly actor: string | null;
}

const NOTHING: Named = { objects: NONE, cards: NONE, places: NONE, name: undefined, actor: null };

/** A card that is named, by itself, and what it is called. */
interface Face {
  readonly cards: readonly string[];
  readonly name: string | undefined;
}

const NO_FACE: Face = { cards: NONE, name: undefined };

/** What can be told of a part of an id by itself. */
interface Part {
  /** The part without the number of a copy. */
  readonly word: string;
  /** What follows on its first colon, where it is no reference. */
  readonly rest: Part | null;
  readonly hasColon: boolean;
  /** The card of a reference or of an ability, or the word itself; null where the match has no such card. */
  readonly card: string | null;
  /** What that card is called as one in the hand of each player, where the word is the card. */
  readonly inHand: Readonly<Record<PlayerId, string>> | null;
  /** The word by itself, where it is an object. */
  readonly object: readonly string[];
  /** What it named where it was looked up last, and for which decision: options of one name the same things again and again. */
  named: Named;
  namedFor: number;
  /** What it is made of: what the part names by itself, and what follows on its first colon. Mostly all is as in the decision before. */
  own: Named;
  restOf: Named;
}

/** The id of an option: what its parts named where it was looked up last, and what all of them together did. */
interface Id {
  readonly parts: readonly Part[];
  readonly named: Named[];
  all: Named;
}

/** So many ids, parts and faces are remembered, but for long ones: that of an option comes again with each decision. */
const MOST_REMEMBERED = 40_000;

/** What ids name in matches with the same cards. */
interface Names {
  readonly cards: ReadonlyMap<string, object>;
  readonly cardName: ((card: object) => string) | undefined;
  /** By their texts. */
  readonly ids: Map<string, Id>;
  readonly parts: Map<string, Part>;
  readonly faces: Map<string, Face>;
  /** Counts the decisions whose options were named. */
  decisions: number;
}

let remembered = new WeakMap<object, Names>();
let entries = 0;

/** Counts one more that is remembered. When there are too many, of whatever cards, all are forgotten. */
function countEntry(): void {
  if (++entries <= MOST_REMEMBERED) return;
  remembered = new WeakMap();
  entries = 0;
}

function namesFor<G extends Game>({ rules, cards: { cards } }: Machine<G>): Names {
  const known = remembered.get(cards);
  if (known !== undefined) return known;
  const cardName = rules.describe.cardName as Names['cardName'];
  const made: Names = { cards, cardName, ids: new Map(), parts: new Map(), faces: new Map(), decisions: 0 };
  remembered.set(cards, made);
  return made;
}

/** The id of an option with its parts, between which names stand. */
function idOf(names: Names, option: string): Id {
  const known = names.ids.get(option);
  if (known !== undefined) return known;
  const parts = (BETWEEN.test(option) ? option.split(BETWEEN) : [option]).map((part) => partOf(names, part));
  const made = { parts, named: parts.map(() => NOTHING), all: NOTHING };
  if (option.length > LONGEST) return made;
  countEntry();
  names.ids.set(option, made);
  return made;
}

function partOf(names: Names, text: string): Part {
  const known = names.parts.get(text);
  if (known !== undefined) return known;
  const word = interned(text.replace(COPY, ''));
  const colon = text.indexOf(':');
  const there = REFERENCE.exec(word)?.[1];
  const printed = ABILITY.exec(word)?.[1];
  const card = there ?? printed ?? word;
  const part: Part = {
    word,
    rest: colon < 0 || REFERENCE.test(text) ? null : partOf(names, text.slice(colon + 1)),
    hasColon: word.includes(':'),
    card: names.cards.has(card) ? interned(card) : null,
    inHand: card === word ? { p1: `hand:p1:${word}`, p2: `hand:p2:${word}` } : null,
    object: [word],
    named: NOTHING,
    namedFor: 0,
    own: NOTHING,
    restOf: NOTHING,
  };
  if (text.length > LONGEST) return part;
  countEntry();
  names.parts.set(text, part);
  return part;
}

function faceOf(names: Names, card: string): Face {
  const known = names.faces.get(card);
  if (known !== undefined) return known;
  const { cards, cardName } = names;
  const found = cards.get(card);
  const made = { cards: [card], name: found === undefined ? undefined : cardName?.(found) };
  countEntry();
  names.faces.set(card, made);
  return made;
}

/**
 * What the ids of options name: objects by the ids that the scene has for them, and their cards as far as both
 * players know them. A card that an action names by itself lies in the hand of who acts.
 */
export function namesOf<G extends Game>(
  machine: Machine<G>,
  player: PlayerId,
  listed: readonly Answer<unknown>[],
): Named[] {
  const names = namesFor(machine);
  names.decisions++;
  return listed.map(({ id }) => {
    const whole = idOf(names, id);
    const { parts, named } = whole;
    let isSame = true;
    for (let at = 0; at < parts.length; at++) {
      const now = namedBy(machine, names, player, parts[at] as Part);
      if (named[at] === now) continue;
      named[at] = now;
      isSame = false;
    }
    if (!isSame) whole.all = named.reduce(joined);
    return whole.all;
  });
}

/** What a part of an id names, with what follows on its first colon. */
function namedBy<G extends Game>(machine: Machine<G>, names: Names, player: PlayerId, part: Part): Named {
  if (part.namedFor === names.decisions) return part.named;
  const own = namedAs(machine, names, player, part);
  const rest = part.rest === null ? NOTHING : namedBy(machine, names, player, part.rest);
  if (own !== part.own || rest !== part.restOf) part.named = joined(own, rest);
  part.own = own;
  part.restOf = rest;
  part.namedFor = names.decisions;
  return part.named;
}

/** What two parts name, each thing once. */
function joined(one: Named, other: Named): Named {
  if (other === NOTHING) return one;
  if (one === NOTHING) return other;
  return {
    objects: both(one.objects, other.objects),
    cards: both(one.cards, other.cards),
    places: both(one.places, other.places),
    name: one.cards.length > 0 ? one.name : other.name,
    actor: one.objects.length > 0 && one.cards.length > 0 ? one.actor : null,
  };
}

/** What is in one list or the other, each thing once. */
export function both<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : add([...one], other);
}

/** Adds to `all` what is not in it yet. */
function add<T>(all: T[], more: readonly T[]): T[] {
  for (const one of more) if (!all.includes(one)) all.push(one);
  return all;
}

/** What a part of an id names by itself. No object has a colon in its name. */
function namedAs<G extends Game>({ rules, board }: Machine<G>, names: Names, player: PlayerId, part: Part): Named {
  const { word, hasColon, card, inHand } = part;
  if (hasColon) {
    const place = rules.placeOf?.(word);
    if (place !== undefined) return placed(part, place);
  } else {
    const face = rules.faceOf?.(board, word);
    if (face !== undefined) return asBefore(names, part, word, face);
  }
  if (card === null) return NOTHING;
  const held = inHand !== null && rules.holds?.(board, player, card) === true;
  return asBefore(names, part, held ? inHand[player] : word.startsWith('hand:') ? word : null, card);
}

/** What names a place: what the part named before, where it is that. */
function placed(part: Part, place: Place): Named {
  const before = part.own.places[0];
  if (before !== undefined && before.zone === place.zone && before.row === place.row && before.column === place.column)
    return part.own;
  return { objects: NONE, cards: NONE, places: [place], name: undefined, actor: null };
}

/** What names one object at most and its card: what the part named before, where it is that. */
function asBefore(names: Names, part: Part, object: string | null, card: string | null): Named {
  const { objects, cards, places } = part.own;
  if ((objects[0] ?? null) === object && (cards[0] ?? null) === card && places.length === 0) return part.own;
  const face = card === null ? NO_FACE : faceOf(names, card);
  return {
    objects: object === null ? NONE : object === part.word ? part.object : [object],
    cards: face.cards,
    places: NONE,
    name: face.name,
    actor: object ?? card,
  };
}
