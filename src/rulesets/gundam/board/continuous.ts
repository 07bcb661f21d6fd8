/** Which constant texts are in force, on what and by how much (R23). Computed on read. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { mayBe, PLAYERS, slot } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import type { AtRest, Reach } from '../../cards/continuous.ts';
import { asked, comeToRest, throughLens } from '../../cards/continuous.ts';
import type { CompiledAbility, ConstantPart } from '../language/compiled.ts';
import type { Ability, Amount, Constant, Filter, Target } from '../language/language.ts';
import type { SeenUnit } from './board.ts';
import { GREATEST } from './board.ts';
import type { Context, Force, Lens, M } from './context.ts';
import { standing, whileInPlay } from './in-play.ts';
import { areBoundByPrint, duringHolds } from './link.ts';
import { elsewhere, givenBy, hasLost, isCopy, readerOf } from './printed.ts';

/** What constant texts in play could change: a field for each of the words, since these are asked for all the time. */
interface Changing {
  words: ReadonlySet<string>;
  ap: boolean;
  hp: boolean;
  lessHp: boolean;
  keyword: boolean;
  trait: boolean;
  ability: boolean;
}

const changingWords = (words: ReadonlySet<string>): Changing => ({
  words,
  ap: words.has('ap'),
  hp: words.has('hp'),
  lessHp: words.has(LESS_HP),
  keyword: words.has('keyword'),
  trait: words.has('trait'),
  ability: words.has('ability'),
});

const NONE: readonly never[] = [];

const CHANGING = slot<Changing>('changing');
const FORCES = slot<Spoken | null>('forces');
const FORCES_BY_NOW = slot<Spoken>('forces by now');
const SETTLED = slot<AtRest<Force, Force>>('settled');
const MET = slot<Force[]>('plain and met');
const PLAIN = slot<Force[]>('plain');
const ON = slot<readonly Force[]>('on');
const IN_FORCE = slot<readonly Force[]>('in force');

/**
 * What the constant texts in play could change of what texts ask for, whether or not they hold: where none of them changes AP,
 * what asks for AP asks for nothing that texts change.
 */
export const changing = (m: M): Changing => whileInPlay(m, CHANGING, changingInPlay);

function changingInPlay(m: M): Changing {
  let found: Set<string> | null = null;
  const add = ({ changes }: CompiledAbility) => {
    for (const word of changes) {
      found ??= new Set();
      found.add(word);
    }
  };
  const { p1, p2 } = standing(m);
  for (const side of [p1, p2])
    for (const { card, pilot } of side) {
      for (const source of card.constants) add(source);
      if (pilot) for (const source of pilot.constants) add(source);
    }
  for (const modifier of mayBe(m, 'ability') ? m.state.modifiers : []) {
    const granted = givenBy(m, modifier);
    if (granted) add(granted);
  }
  for (const { source } of elsewhere(m).constant) add(source);
  return found === null ? CHANGING_NOTHING : changingWords(found);
}

interface Spoken {
  plain: Force[];
  asking: Force[];
  /** The words of all of them: what they change, and what they forbid, allow and demand. */
  words: ReadonlySet<string>;
  /** Whether any of them forbids something, allows it or demands it. */
  cant: boolean;
  can: boolean;
  must: boolean;
}

/**
 * The constant texts in play: those that ask for nothing that texts in play change, whose Pilot or link condition holds; and
 * those that ask.
 */
const forces = (m: M): Spoken => whileInPlay(m, FORCES, forcesInPlay) ?? m.memo(FORCES_BY_NOW, forcesOf);

/** The same where only the cards in play decide; null elsewhere. */
const forcesInPlay = (m: M): Spoken | null => (areBoundByPrint(m) ? forcesOf(m) : null);

function forcesOf(m: M): Spoken {
  const plain: Force[] = [];
  const asking: Force[] = [];
  const words = new Set<string>();
  const { words: changed } = changing(m);
  const asks = (source: CompiledAbility) => changed.size > 0 && source.asks.some((word) => changed.has(word));
  const add = (
    source: CompiledAbility,
    owner: PlayerId,
    self: Uid | null,
    since: number,
    unit: SeenUnit | null = null,
  ) => {
    const { zone } = source.ability;
    const vars = zone === undefined ? {} : { cardZone: zone };
    const context: Context = { m, owner, self, card: source.card, vars };
    const among = asks(source) ? asking : plain;
    source.parts.forEach(({ constant, to, words: said }, index) => {
      among.push({ source, index, constant, to, context, since, unit });
      for (const word of said) words.add(word);
    });
  };
  const ifPaired = (source: CompiledAbility, owner: PlayerId, unit: SeenUnit) => {
    if (asks(source)) add(source, owner, unit.id, unit.since, unit);
    else if (duringHolds(m, unit, source)) add(source, owner, unit.id, unit.since);
  };
  const giving = mayBe(m, 'ability') ? m.state.modifiers : NONE;
  const given = (owner: PlayerId, self: Uid, since: number, unit: SeenUnit | null = null) => {
    for (const modifier of giving) {
      const granted = modifier.target === self ? givenBy(m, modifier) : null;
      if (granted && unit && isCopy(modifier)) ifPaired(granted, owner, unit);
      else if (granted) add(granted, owner, self, since);
    }
  };
  const table = standing(m);
  for (const player of PLAYERS) {
    for (const { id, unit, card, pilot } of ofPlayer(table, player)) {
      // Most cards have no constant text.
      if (card.constants.length === 0 && (pilot?.constants.length ?? 0) === 0 && giving.length === 0) continue;
      if (hasLost(m, id, 'abilities')) continue;
      if (unit === null) {
        for (const source of card.constants) add(source, player, id, -1);
        given(player, id, -1);
        continue;
      }
      for (const source of card.constants) ifPaired(source, player, unit);
      if (pilot) for (const source of pilot.constants) ifPaired(source, player, unit);
      given(player, id, unit.since, unit);
    }
  }
  for (const { owner, source } of elsewhere(m).constant) add(source, owner, null, -1);
  return { plain, asking, words, cant: words.has('cant'), can: words.has('can'), must: words.has('must') };
}

/** Whether a constant text in play has this word, whatever it is about and whether or not it holds. */
export function isSpoken(m: M, word: string): boolean {
  const { words } = forces(m);
  return words.size > 0 && words.has(word);
}

/** The same for what a constant text forbids, allows or demands. Most of the time none does so. */
export function isRule(m: M, kind: 'cant' | 'can' | 'must', what: string): boolean {
  const { words, cant, can, must } = forces(m);
  return (kind === 'cant' ? cant : kind === 'can' ? can : must) && words.has(what);
}

/** Whether there is no constant text at all. */
function nothingSpeaks(m: M): boolean {
  const { plain, asking } = forces(m);
  return plain.length === 0 && asking.length === 0;
}

function isMet({ source, context: { m } }: Force, context: Context): boolean {
  const condition = source.ability.if;
  if (condition === undefined) return true;
  m.looks(source.card);
  return readerOf(context).holds(context, condition);
}

/** A force as it is seen now: with numbers in the place of amounts (R25). */
function inNumbers(force: Force, context: Context): Force {
  const { constant } = force;
  const number = (amount: Amount): number =>
    Math.max(-GREATEST, Math.min(GREATEST, readerOf(context).amountOf(context, amount)));
  if ('prevent' in constant)
    return typeof constant.prevent === 'object'
      ? { ...force, constant: { ...constant, prevent: number(constant.prevent) } }
      : force;
  const { ap, hp }: { ap?: Amount | undefined; hp?: Amount | undefined } =
    'ap' in constant || 'hp' in constant ? constant : {};
  if (!('to' in constant) || (typeof ap !== 'object' && typeof hp !== 'object')) return force;
  const changes = { ...(ap === undefined ? {} : { ap: number(ap) }), ...(hp === undefined ? {} : { hp: number(hp) }) };
  return { ...force, constant: { ...constant, ...changes } };
}

/** Whom a text touches when it is seen through a lens; null when its conditions are not met. */
function look(m: M, force: Force, lens: Lens): Reach<Force> | null {
  const context: Context = { ...force.context, lens };
  const { unit, source } = force;
  if (unit && !duringHolds(m, unit, source, lens)) return null;
  if (!isMet(force, context)) return null;
  const { to } = force;
  if (to === null) return { ids: [], does: force };
  m.looks(source.card);
  return { ids: readerOf(context).fixed(context, to), does: inNumbers(force, context) };
}

const numbersOf = ({ constant }: Force): unknown[] => [
  'ap' in constant ? constant.ap : 0,
  'hp' in constant ? constant.hp : 0,
  'prevent' in constant ? constant.prevent : 0,
];

function doTheSame(one: Force, other: Force): boolean {
  if (one === other) return true;
  const numbers = numbersOf(other);
  return numbersOf(one).every((number, at) => number === numbers[at]);
}

/** What the texts that ask for what texts change come to (R23). */
export const settled = (m: M): AtRest<Force, Force> =>
  m.memo(SETTLED, () => {
    const standsBy = (force: Force) => (force.context.owner === m.board.active ? 0 : 1);
    return comeToRest(forces(m).asking, {
      look: (force, lens: Lens) => look(m, force, lens),
      same: doTheSame,
      byAge: (one, other) => one.since - other.since || standsBy(one) - standsBy(other),
    });
  });

const plainMet = (m: M): Force[] => m.memo(MET, plainMetNow);
const plainMetNow = (m: M): Force[] => forces(m).plain.filter((force) => isMet(force, force.context));

/** Whether a text that asks for nothing that texts change touches an object. */
function touchesIt(m: M, force: Force, id: Uid): boolean {
  const { to } = force;
  if (to === null) return false;
  m.looks(force.source.card);
  return readerOf(force.context).touches(force.context, to, id);
}

const plainOn = (m: M, id: Uid): Force[] => plainMet(m).filter((force) => touchesIt(m, force, id));

/** The constant texts in force on one object. Through a lens, those that are known there. */
export function forcesOn(m: M, id: Uid, lens?: Lens): readonly Force[] {
  if (lens) return [...m.memo(PLAIN, plainOn, id), ...throughLens(m, lens, id)];
  if (nothingSpeaks(m)) return NONE;
  return m.memo(ON, forcesOnNow, id);
}

function forcesOnNow(m: M, id: Uid): readonly Force[] {
  const plain = plainOn(m, id);
  if (forces(m).asking.length === 0) return plain;
  for (const { does } of settled(m).on.get(id) ?? []) plain.push(does);
  return plain;
}

/** A continuous text that has this word. */
export type Saying<W extends string> = Force & { constant: Extract<Constant, Record<W, unknown>> };

/** Those of them that have this word. */
export function forcesWith<W extends string>(m: M, word: W, id: Uid, lens?: Lens): readonly Saying<W>[] {
  const { asking, words } = forces(m);
  const says = (force: Force): force is Saying<W> => word in force.constant;
  if (lens || asking.length > 0) return forcesOn(m, id, lens).filter(says);
  if (!words.has(word)) return NONE;
  let found: Saying<W>[] | null = null;
  for (const force of plainMet(m)) {
    if (!says(force) || !touchesIt(m, force, id)) continue;
    found ??= [];
    found.push(force);
  }
  return found ?? NONE;
}

/** Every constant text whose conditions are met, for those that touch no object: what cards cost, what players can't do. */
export function inForce(m: M): readonly Force[] {
  const { asking } = forces(m);
  if (asking.length === 0) return plainMet(m);
  return m.memo(IN_FORCE, () => {
    const { reaches } = settled(m);
    return [...plainMet(m), ...asking.filter((force) => (reaches.get(force) ?? null) !== null)];
  });
}

/** Which word of a constant text changes what a filter, or an amount, asks for; `linked` stands for the Pilot's link. */
const CHANGES = { ap: 'ap', hp: 'hp', remainingHp: 'hp', keyword: 'keyword', trait: 'trait', linked: 'linked' };

/** What texts ask for, and the abilities, which are listened to. */
const CHANGED: readonly string[] = [...new Set([...Object.values(CHANGES), 'ability'])];

/** Parts of constant texts that change what another word is for. */
const SAME_AS: Readonly<Record<string, string>> = { traits: 'trait' };

/** Stands for a text that may leave a card less HP than it has without it. */
const LESS_HP = 'less hp';
const CHANGING_NOTHING = changingWords(new Set());

/** Words of constant texts whose values are words of rules. */
const RULES: readonly string[] = ['cant', 'can', 'must'];

/** The parts of a constant text, found once when a card is compiled. */
export const partsOf = ({ constant = [] }: Ability): ConstantPart[] =>
  constant.map((one) => ({
    constant: one,
    to: targetOf(one),
    words: Object.entries(one).flatMap(([word, value]) => (RULES.includes(word) ? [word, String(value)] : [word])),
  }));

function targetOf(constant: Constant): Target | null {
  const to = 'instead' in constant ? constant.instead.to : 'to' in constant ? constant.to : null;
  return to === null || (typeof to === 'object' && ('player' in to || 'shieldArea' in to)) ? null : to;
}

/** What a constant text changes that texts ask for, or listen with: the words of its parts. */
export function changedBy({ constant = [] }: Ability): string[] {
  const words = constant.flatMap((one) => Object.keys(one).map((word) => SAME_AS[word] ?? word));
  const less = constant.some(
    (one) => 'hp' in one && one.hp !== undefined && !(typeof one.hp === 'number' && one.hp >= 0),
  );
  return [...CHANGED.filter((word) => words.includes(word)), ...(less ? [LESS_HP] : [])];
}

/** Words of filters that ask for what is printed on a card. */
const PRINTED: readonly string[] = ['type', 'color', 'trait', 'name', 'nameIncludes', 'card', 'token', 'level', 'cost'];

/** Words and numbers as they stand in a filter, in place of what would have to be looked up. */
const isWritten = (asked: unknown): boolean =>
  asked === null ||
  typeof asked !== 'object' ||
  (Array.isArray(asked)
    ? asked.every((one) => typeof one === 'string')
    : Object.values(asked).every((one) => typeof one === 'number'));

/** Whether a filter asks a card that is no Unit for nothing but what is printed on it. */
export const asksForPrint = (filter: Filter | null): boolean =>
  Object.entries(filter ?? {}).every(([word, asked]) => PRINTED.includes(word) && isWritten(asked));

/** What the amounts of link conditions ask for that texts change. No text gives a trait to a Pilot, or takes one (R54, R62). */
export const askedByLinks = (links: readonly unknown[]): string[] =>
  asked(links, CHANGES).filter((word) => word !== 'linked' && word !== 'trait');

/** Whether a link condition asks which Units are linked. */
export const asksForLinks = (link: unknown): boolean => asked(link, CHANGES).includes('linked');

/** What a constant text asks for that texts change, its Pilot's link included. */
export function askedBy({ if: condition, pairedWith, during, constant }: Ability, links: readonly string[]): string[] {
  const parts = (constant ?? []).flatMap((one) =>
    Object.entries('instead' in one ? one.instead : one).flatMap(([key, value]) =>
      key === 'filter' || key === 'effects' || key === 'entersRested' ? [] : [value],
    ),
  );
  const found = asked([condition, pairedWith, parts], CHANGES);
  const linked = during === 'link' || found.includes('linked');
  return [...new Set([...found.filter((word) => word !== 'linked'), ...(linked ? links : [])])];
}
