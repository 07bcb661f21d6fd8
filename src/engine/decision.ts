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
  const labels = named === null ? NONE : toldApart(listed.map(({ label }) => label));
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
        : namedOption(option, word, labels[at] as string, clause, action, groups[at], named[at] as Named, answer.aim),
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
  { objects, cards, places }: Named,
  aim: Aim | undefined,
): Option {
  const option: Option =
    group === undefined ? { id, kind, label, clause, action } : { id, kind, label, clause, action, group };
  if (objects.length > 0) option.objects = objects;
  if (cards.length > 0) option.cards = cards;
  const all = aim?.places === undefined ? places : both(aim.places, places);
  if (all.length > 0) option.places = all;
  if (aim?.players !== undefined && aim.players.length > 0) option.players = [...aim.players];
  return option;
}

const NONE: never[] = [];

/** What an id names, or a part of it, each thing once. Options share it, also those of other decisions: it is only read. */
interface Named {
  readonly objects: readonly string[];
  readonly cards: readonly string[];
  readonly places: readonly Place[];
}

const NOTHING: Named = { objects: NONE, cards: NONE, places: NONE };

/** What can be told of a part of an id by itself. */
interface Part {
  /** The part without the number of a copy. */
  readonly word: string;
  /** What follows on its first colon, where it is no reference. */
  readonly rest: Part | null;
  readonly hasColon: boolean;
  /** The card of a reference, or that of an ability. */
  readonly there: string | undefined;
  readonly printed: string | undefined;
  /** What it is called as a card in the hand of each player. */
  readonly inHand: Readonly<Record<PlayerId, string>>;
  /** What it named where it was looked up last, and for which decision: options of one name the same things again and again. */
  named: Named;
  namedFor: object | null;
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

/** So many ids are remembered with their parts, but for long ones: that of an option comes again with each decision. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Id>();
/** The parts of ids by their texts. */
const parts = new Map<string, Part>();

/** The id of an option with its parts, between which names stand. */
function idOf(option: string): Id {
  const known = remembered.get(option);
  if (known !== undefined) return known;
  const parts = (BETWEEN.test(option) ? option.split(BETWEEN) : [option]).map(partOf);
  const made = { parts, named: parts.map(() => NOTHING), all: NOTHING };
  if (option.length > LONGEST) return made;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(option, made);
  return made;
}

function partOf(text: string): Part {
  const known = parts.get(text);
  if (known !== undefined) return known;
  const word = interned(text.replace(COPY, ''));
  const colon = text.indexOf(':');
  const part: Part = {
    word,
    rest: colon < 0 || REFERENCE.test(text) ? null : partOf(text.slice(colon + 1)),
    hasColon: word.includes(':'),
    there: REFERENCE.exec(word)?.[1],
    printed: ABILITY.exec(word)?.[1],
    inHand: { p1: `hand:p1:${word}`, p2: `hand:p2:${word}` },
    named: NOTHING,
    namedFor: null,
    own: NOTHING,
    restOf: NOTHING,
  };
  if (text.length > LONGEST) return part;
  if (parts.size >= MOST_REMEMBERED) parts.clear();
  parts.set(text, part);
  return part;
}

/**
 * What the ids of options name: objects by the ids that the scene has for them, and their cards as far as both
 * players know them. A card that an action names by itself lies in the hand of who acts.
 */
function namesOf<G extends Game>(machine: Machine<G>, player: PlayerId, listed: readonly Answer<unknown>[]): Named[] {
  const decision = {};
  const named = (part: Part): Named => {
    if (part.namedFor === decision) return part.named;
    const own = namedAs(machine, player, part);
    const rest = part.rest === null ? NOTHING : named(part.rest);
    if (own !== part.own || rest !== part.restOf) part.named = joined(own, rest);
    part.own = own;
    part.restOf = rest;
    part.namedFor = decision;
    return part.named;
  };
  return listed.map(({ id }) => {
    const whole = idOf(id);
    let isSame = true;
    for (let at = 0; at < whole.parts.length; at++) {
      const now = named(whole.parts[at] as Part);
      if (whole.named[at] === now) continue;
      whole.named[at] = now;
      isSame = false;
    }
    if (!isSame) whole.all = whole.named.reduce(joined);
    return whole.all;
  });
}

/** What two parts name, each thing once. */
function joined(one: Named, other: Named): Named {
  if (other === NOTHING) return one;
  if (one === NOTHING) return other;
  return {
    objects: both(one.objects, other.objects),
    cards: both(one.cards, other.cards),
    places: both(one.places, other.places),
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

/** What a part of an id names by itself. */
function namedAs<G extends Game>(
  { rules, board, cards: { cards: known } }: Machine<G>,
  player: PlayerId,
  part: Part,
): Named {
  const { word, hasColon, there, printed } = part;
  const face = rules.faceOf?.(board, word);
  if (face !== undefined) return asBefore(part, word, face);
  const place = hasColon ? rules.placeOf?.(word) : undefined;
  if (place !== undefined) return placed(part, place);
  const card = there ?? printed ?? word;
  if (!known.has(card)) return NOTHING;
  const held = there === undefined && printed === undefined && rules.holds?.(board, player, card) === true;
  return asBefore(part, held ? part.inHand[player] : word.startsWith('hand:') ? word : null, card);
}

/** What names a place: what the part named before, where it is that. */
function placed(part: Part, place: Place): Named {
  const before = part.own.places[0];
  if (before !== undefined && before.zone === place.zone && before.row === place.row && before.column === place.column)
    return part.own;
  return { objects: NONE, cards: NONE, places: [place] };
}

/** What names one object at most and its card: what the part named before, where it is that. */
function asBefore(part: Part, object: string | null, card: string | null): Named {
  const { objects, cards, places } = part.own;
  if ((objects[0] ?? null) === object && (cards[0] ?? null) === card && places.length === 0) return part.own;
  return { objects: object === null ? NONE : [object], cards: card === null ? NONE : [card], places: NONE };
}

/** What runs now: the object whose effect asks, and its card. Both players know both. */
function askedAbout<G extends Game>({ rules, board, state }: Machine<G>): About | null {
  const self = state.frames.at(-1)?.vars.self;
  if (typeof self !== 'string') return null;
  const face = rules.faceOf?.(board, self);
  if (face === undefined) return null;
  return { objects: [self], ...(face === null ? {} : { cards: [face] }) };
}

/**
 * What the actions of a menu are sorted under: the thing or the card that acts, and the sort of action where none does. Other
 * decisions have no groups.
 */
function groupsOf<G extends Game>(
  { rules, board, cards }: Machine<G>,
  listed: readonly Answer<unknown>[],
  named: readonly Named[],
): readonly (string | undefined)[] {
  if (listed.every(({ kind }) => kind === undefined)) return [];
  const { cardName } = rules.describe;
  const isOf = (face: string | undefined, object: string) =>
    rules.faceOf?.(board, object) === face || partOf(object).there === face;
  const keys: string[] = [];
  const titles: string[] = [];
  const groups = listed.map(({ kind }, at): number | undefined => {
    if (kind === undefined) return undefined;
    const { objects = NONE, cards: [face] = NONE } = named[at] ?? {};
    const card = face === undefined ? undefined : cards.cards.get(face);
    const name = card === undefined ? undefined : cardName?.(card);
    const [object] = objects;
    // What is named first acts: a thing, or a card, in which case the first thing is what it is aimed at.
    const acts = object !== undefined && isOf(face, object) ? object : (face as string);
    const key = name === undefined ? `:${kind}` : acts;
    const known = keys.indexOf(key);
    if (known >= 0) return known;
    titles.push(name ?? inTitle(kind));
    return keys.push(key) - 1;
  });
  const apart = toldApart(titles);
  return groups.map((group) => (group === undefined ? undefined : apart[group]));
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

function allDiffer(labels: readonly string[]): boolean {
  if (labels.length > FEW) return new Set(labels).size === labels.length;
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as string;
    // Most differ in length or at the end.
    const end = label.length * 65_536 + (label.charCodeAt(label.length - 1) || 0);
    for (let before = 0; before < at; before++) if (ends[before] === end && labels[before] === label) return false;
    ends[at] = end;
  }
  return true;
}

/** Labels of which no two are alike: those that would be are counted, "Block with Pier Warden (2/3) [1 of 2]". */
function toldApart(labels: readonly string[]): readonly string[] {
  if (allDiffer(labels)) return labels;
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  const so = new Map<string, number>();
  return labels.map((label) => {
    const all = times.get(label) ?? 1;
    if (all === 1) return label;
    const number = (so.get(label) ?? 0) + 1;
    so.set(label, number);
    return `${label} [${number} of ${all}]`;
  });
}
