import { contentHash } from './canonical.ts';
import type { Game, Machine } from './machine.ts';
import { interned } from './names.ts';
import { capital } from './phrase.ts';
import type { Answer, Question } from './question.ts';
import { LISTED } from './question.ts';
import type { About, Aim, Decision, Json, Option, Place, PlayerId } from './types.ts';

/** Something by its zone: `hand:p1:R03`. */
const REFERENCE = /^[a-z][A-Za-z]*:p[12]:(.+)$/;
/** An ability by its card: `R03#1`. */
const ABILITY = /^(.+)#\d+$/;
/** The second copy of a card, and the ones after it. */
const COPY = /\*\d+$/;
/** What stands between the names in the id of an option. */
const BETWEEN = /[>+,/=]/;

/** The longest name of an option that goes over the wire, in characters. */
const LONGEST = 60;

/** An option whose own name is too long for the wire goes by the hash of it. */
export const shortId = (id: string): string => (id.length <= LONGEST ? id : `#${contentHash(id).slice(0, 16)}`);

/** An open question as it is handed out. */
export function openDecision<G extends Game>(
  machine: Machine<G>,
  id: string,
  player: PlayerId,
  question: Question,
): Decision {
  const answers = question.list(LISTED + 1);
  const all = answers.length <= LISTED;
  const listed = all ? answers : answers.slice(0, LISTED);
  const { kind, clause, prompt } = question;
  const named = machine.notes === null ? null : namesOf(machine, player, listed);
  const groups = named === null ? NONE : groupsOf(machine, listed, named);
  const labels = named === null ? null : toldApart(listed);
  const options: Option[] = [];
  for (let at = 0; at < listed.length; at++) {
    const answer = listed[at] as Answer<unknown>;
    const option = shortId(answer.id);
    const action = all
      ? { player, decision: id, option }
      : { player, decision: id, answer: question.say(answer.value as Json) };
    const { kind: word = kind, label, clause } = answer;
    options.push(
      named === null
        ? { id: option, kind: word, label, clause, action }
        : namedOption(
            option,
            word,
            labels?.[at] ?? label,
            clause,
            action,
            groups[at]?.label,
            named[at] as Named,
            answer.aim,
          ),
    );
  }
  const open: Decision = { id, player, kind, clause, prompt, options };
  if (!all) open.form = question.form();
  if (question.default !== undefined) open.default = question.default;
  if (machine.notes !== null) {
    const about = askedAbout(machine);
    if (about !== null) open.about = about;
  }
  return open;
}

/** An option with a label that no other has, and with what it names: by its id, and by where it is aimed. */
function namedOption(
  id: string,
  kind: string,
  label: string,
  clause: string,
  action: Option['action'],
  group: string | undefined,
  { objects, cards, places: named }: Named,
  aim: Aim | undefined,
): Option {
  const places = aim?.places === undefined ? named : both(aim.places, named);
  let option: Option;
  // Most options of a menu name all of it: made with all its fields, one is smaller than one that they are added to.
  if (group !== undefined && objects.length > 0 && cards.length > 0) {
    option =
      places.length > 0
        ? { id, kind, label, clause, action, group, objects, cards, places }
        : { id, kind, label, clause, action, group, objects, cards };
  } else {
    option = group === undefined ? { id, kind, label, clause, action } : { id, kind, label, clause, action, group };
    if (objects.length > 0) option.objects = objects;
    if (cards.length > 0) option.cards = cards;
    if (places.length > 0) option.places = places;
  }
  if (aim?.players !== undefined && aim.players.length > 0) option.players = [...aim.players];
  return option;
}

const NONE: never[] = [];

/** What an id names, or a part of it, each thing once. Options share it, also those of other decisions: it is only read. */
interface Named {
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
function namesOf<G extends Game>(machine: Machine<G>, player: PlayerId, listed: readonly Answer<unknown>[]): Named[] {
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
function both<T>(one: readonly T[], other: readonly T[]): readonly T[] {
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

/** What runs now: the object whose effect asks, and its card. Both players know both. */
function askedAbout<G extends Game>({ rules, board, state }: Machine<G>): About | null {
  const self = state.frames.at(-1)?.vars.self;
  if (typeof self !== 'string') return null;
  const face = rules.faceOf?.(board, self);
  if (face === undefined) return null;
  return { objects: [self], ...(face === null ? {} : { cards: [face] }) };
}

/** What actions of a menu are sorted under, and how that is written. */
interface Group {
  /** What acts, or the sort of action where no card does. */
  readonly actor: string | null;
  readonly kind: string;
  label: string;
}

/**
 * What the actions of a menu are sorted under: the thing or the card that acts, and the sort of action where none does. Other
 * decisions have no groups.
 */
function groupsOf<G extends Game>(
  machine: Machine<G>,
  listed: readonly Answer<unknown>[],
  named: readonly Named[],
): readonly (Group | undefined)[] {
  const groups: Group[] = [];
  const found = listed.map(({ kind }, at): Group | undefined => {
    if (kind === undefined) return undefined;
    const { name } = named[at] as Named;
    const actor = name === undefined ? null : actorOf(machine, named[at] as Named);
    for (const group of groups) if (group.actor === actor && (actor !== null || group.kind === kind)) return group;
    const group = { actor, kind, label: name ?? inTitle(kind) };
    groups.push(group);
    return group;
  });
  const labels = toldApart(groups);
  if (labels !== null) for (let at = 0; at < groups.length; at++) (groups[at] as Group).label = labels[at] as string;
  return found;
}

/** What is named first acts: a thing, or a card, in which case the first thing is what it is aimed at. */
function actorOf<G extends Game>({ rules, board }: Machine<G>, { objects, cards, actor }: Named): string {
  if (actor !== null) return actor;
  const [object] = objects;
  const face = cards[0] as string;
  if (object === undefined) return face;
  const isOf = rules.faceOf?.(board, object) === face || REFERENCE.exec(object)?.[1] === face;
  return isOf ? object : face;
}

const TITLES = new Map<string, string>();

/** The word of a kind as a title: `endTurn` is "End turn". Kinds are words of the code, so that there are few. */
export function inTitle(kind: string): string {
  const known = TITLES.get(kind);
  if (known !== undefined) return known;
  const words = kind
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, one, other) => `${one} ${other.toLowerCase()}`);
  const title = capital(words);
  TITLES.set(kind, title);
  return title;
}

/** So few are compared with each other in less time than a set of them takes. */
const FEW = 24;
/** The lengths and the ends of the labels that are compared just now. */
const ends = new Float64Array(FEW);

function allDiffer(labelled: readonly { readonly label: string }[]): boolean {
  if (labelled.length > FEW) return new Set(labelled.map(({ label }) => label)).size === labelled.length;
  for (let at = 0; at < labelled.length; at++) {
    const { label } = labelled[at] as { label: string };
    // Most differ in length or at the end.
    const end = label.length * 65_536 + (label.charCodeAt(label.length - 1) || 0);
    for (let before = 0; before < at; before++)
      if (ends[before] === end && labelled[before]?.label === label) return false;
    ends[at] = end;
  }
  return true;
}

/**
 * Labels of which no two are alike: those that would be are counted, "Block with Pier Warden (2/3) [1 of 2]". Null where none
 * are, as mostly.
 */
function toldApart(labelled: readonly { readonly label: string }[]): readonly string[] | null {
  if (allDiffer(labelled)) return null;
  const times = new Map<string, number>();
  for (const { label } of labelled) times.set(label, (times.get(label) ?? 0) + 1);
  const so = new Map<string, number>();
  return labelled.map(({ label }) => {
    const all = times.get(label) ?? 1;
    if (all === 1) return label;
    const number = (so.get(label) ?? 0) + 1;
    so.set(label, number);
    return `${label} [${number} of ${all}]`;
  });
}
