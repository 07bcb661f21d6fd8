import { contentHash } from './canonical.ts';
import type { Game, Machine } from './machine.ts';
import type { Named } from './option-names.ts';
import { both, LONGEST, namesOf, REFERENCE } from './option-names.ts';
import { capital } from './phrase.ts';
import type { Answer, Question } from './question.ts';
import { LISTED } from './question.ts';
import type { About, Aim, Decision, Json, Option, PlayerId } from './types.ts';

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
