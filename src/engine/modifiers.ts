import type { ChangeOptions, Game, Machine } from './machine.ts';
import { newModifier } from './machine.ts';
import type { DeepReadonly, JsonObject, Modifier, ModifierEffect, PlayerId, Uid, Vars } from './types.ts';

type Target = Uid | PlayerId;

/** What the modifiers of a target do to a number: it is set where any of them sets it, and what came after that is added. */
interface Change {
  to: number | null;
  add: number;
}

/** The changes of numbers in a list of modifiers so far, by target and number. */
interface Changes {
  upTo: number;
  of: Map<Target, Map<string, Change>>;
}

const changesIn = new WeakMap<readonly Modifier[], Changes>();

/** A list that is shorter is gone through sooner than it is put in order. */
const SHORT = 16;

/** The changes of numbers in a list of modifiers. Most of the time it only grows, and only what is new in it is looked at. */
function changes(modifiers: readonly Modifier[]): Changes['of'] {
  let found = changesIn.get(modifiers);
  if (found === undefined) {
    found = { upTo: 0, of: new Map() };
    changesIn.set(modifiers, found);
  }
  for (; found.upTo < modifiers.length; found.upTo++) {
    const { target, effect } = modifiers[found.upTo] as Modifier;
    if (effect.kind !== 'set' && effect.kind !== 'stat') continue;
    const ofTarget = found.of.get(target) ?? new Map<string, Change>();
    found.of.set(target, ofTarget);
    const before = ofTarget.get(effect.stat) ?? { to: null, add: 0 };
    ofTarget.set(
      effect.stat,
      effect.kind === 'set' ? { to: effect.to, add: 0 } : { to: before.to, add: before.add + effect.add },
    );
  }
  return found.of;
}

/**
 * A number as the modifiers of `target` leave it, computed on read and never stored. They count in the order in which
 * they came: one that sets the number replaces whatever was there, also what was added before, and an addition counts
 * on top of what it found.
 */
export function modified<G extends Game>(m: Machine<G>, target: Target, stat: string, base: number): number {
  const { modifiers } = m.state;
  m.work.spend(modifiers.length >> 3);
  if (modifiers.length >= SHORT) {
    const change = changes(modifiers).get(target)?.get(stat);
    return change === undefined ? base : (change.to ?? base) + change.add;
  }
  let value = base;
  for (const modifier of modifiers) {
    if (modifier.target !== target) continue;
    const { effect } = modifier;
    if (effect.kind === 'set' && effect.stat === stat) value = effect.to;
    if (effect.kind === 'stat' && effect.stat === stat) value += effect.add;
  }
  return value;
}

/** What was seen in a list of modifiers so far. */
interface Seen {
  upTo: number;
  kinds: Set<string>;
  /** The numbers that any of them sets or adds to. */
  stats: Set<string>;
  ends: Set<string>;
}

const seenIn = new WeakMap<readonly Modifier[], Seen>();
/** The list that was asked about last: mostly it is the same again. */
let latest: { modifiers: readonly Modifier[]; seen: Seen } | null = null;

/**
 * What has been in the list of modifiers since it was begun anew, which it is when some of them end: most of the time it only
 * grows, and only what is new in it is looked at.
 */
function seen<G extends Game>(m: Machine<G>): Seen {
  const { modifiers } = m.state;
  let found = latest?.modifiers === modifiers ? latest.seen : seenIn.get(modifiers);
  if (found === undefined) {
    found = { upTo: 0, kinds: new Set(), stats: new Set(), ends: new Set() };
    seenIn.set(modifiers, found);
  }
  if (latest?.modifiers !== modifiers) latest = { modifiers, seen: found };
  for (; found.upTo < modifiers.length; found.upTo++) {
    const { effect, until } = modifiers[found.upTo] as Modifier;
    found.kinds.add(effect.kind);
    if (effect.kind === 'stat' || effect.kind === 'set') found.stats.add(effect.stat);
    found.ends.add(until.split(':', 1)[0] ?? '');
  }
  return found;
}

/** Whether any modifier could be of this kind. It costs next to nothing; where it is true, the list has to be gone through. */
export const mayBe = <G extends Game>(m: Machine<G>, kind: ModifierEffect['kind']): boolean =>
  m.state.modifiers.length > 0 && seen(m).kinds.has(kind);

/** Whether any modifier could set this number of anything, or add to it. The same holds as for `mayBe`. */
export const mayChange = <G extends Game>(m: Machine<G>, stat: string): boolean =>
  m.state.modifiers.length > 0 && seen(m).stats.has(stat);

/** Whether any modifier could last until this: `until` up to its colon. The same holds as for `mayBe`. */
export const mayLastUntil = <G extends Game>(m: Machine<G>, word: string): boolean =>
  m.state.modifiers.length > 0 && seen(m).ends.has(word);

/** Whether a rule about two parties is about this one: `by` is what the game wrote into it, in its own words. */
export type About = (by: JsonObject, modifier: Modifier) => boolean;

/** A rule that is about somebody is about nobody where no other party is named. */
const nobody: About = () => false;

function rule<G extends Game>(
  m: Machine<G>,
  kind: 'cant' | 'can' | 'must',
  [target, what, about]: readonly [Target, string, About],
): Modifier | null {
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (modifier.target !== target || effect.kind !== kind || effect.what !== what) continue;
    if (effect.by === undefined || about(effect.by, modifier)) return modifier;
  }
  return null;
}

/**
 * The first modifier by which `target` can't do `what` (or by which it can't be done to it), or null. `about` says whether one
 * that is about some other party only is about the one at hand; without it such a modifier does not count.
 */
export const prohibition = <G extends Game>(
  m: Machine<G>,
  target: Target,
  what: string,
  about: About = nobody,
): Modifier | null => rule(m, 'cant', [target, what, about]);

/** The first modifier by which `target` may do `what` although the rules forbid it, or null; `about` as in `prohibition`. */
export const permission = <G extends Game>(
  m: Machine<G>,
  target: Target,
  what: string,
  about: About = nobody,
): Modifier | null => rule(m, 'can', [target, what, about]);

/** The first modifier by which `target` must do `what` where it can, or null; `about` as in `prohibition`. */
export const obligation = <G extends Game>(
  m: Machine<G>,
  target: Target,
  what: string,
  about: About = nobody,
): Modifier | null => rule(m, 'must', [target, what, about]);

/**
 * Whether something else happens to `target` instead of `of`. The oldest modifier that says so is used up and its
 * program called, with `target` among its registers; the caller leaves out what was replaced.
 */
export function replaced<G extends Game>(m: Machine<G>, target: Target, of: string): boolean {
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (modifier.target !== target || effect.kind !== 'instead' || effect.of !== of) continue;
    m.expire((other) => other === modifier);
    m.call(effect.program, { target, of });
    return true;
  }
  return false;
}

/**
 * How much of `amount` of something gets past the shields of `target`. What they catch is used up, the oldest first, told by one
 * event `shielded`; a shield that has caught all it can ends. `about` says whether one against some party only is against this one.
 */
export function pastShields<G extends Game>(
  m: Machine<G>,
  [target, against, amount]: readonly [Target, string, number],
  about: About = nobody,
  options?: ChangeOptions<G>,
): number {
  let left = amount;
  m.work.spend(m.state.modifiers.length >> 3);
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (left <= 0) break;
    if (modifier.target !== target || effect.kind !== 'shield' || effect.against !== against) continue;
    if (effect.by !== undefined && !about(effect.by, modifier)) continue;
    const caught = Math.min(left, effect.left);
    left -= caught;
    // The event that told of it keeps what it told.
    modifier.effect = { ...effect, left: effect.left - caught };
  }
  if (left === amount) return amount;
  m.note('shielded', null, { target, against, caught: amount - left }, options);
  m.expire(({ effect }) => effect.kind === 'shield' && effect.left === 0);
  return left;
}

/** The card that `target` is a copy of: what the youngest change made of it. Null where it is no copy. */
export function becomes(modifiers: DeepReadonly<Modifier[]>, target: Target): string | null {
  let card: string | null = null;
  for (const { target: whose, effect } of modifiers)
    if (whose === target && effect.kind === 'become') card = effect.card;
  return card;
}

/**
 * The traits of `target` as its modifiers leave those that are `printed`: given and lost in the order in which the changes
 * came, so that what is given after all were lost is there. The same list where nothing changes.
 */
export function traitsOf<G extends Game>(m: Machine<G>, target: Target, printed: readonly string[]): readonly string[] {
  let traits = printed;
  m.work.spend(m.state.modifiers.length >> 3);
  for (const { target: whose, effect } of m.state.modifiers)
    if (whose === target && effect.kind === 'trait') traits = withTrait(traits, effect);
  return traits;
}

/** A list of traits with one that is given or lost; `trait` null stands for all of them. */
export function withTrait(
  traits: readonly string[],
  { trait, has }: Pick<ModifierEffect & { kind: 'trait' }, 'trait' | 'has'>,
): readonly string[] {
  if (trait === null) return [];
  if (traits.includes(trait) === has) return traits;
  return has ? [...traits, trait] : traits.filter((one) => one !== trait);
}

/** What was said for `target` under a name, the youngest word; null for nothing. */
export function said<G extends Game>(m: Machine<G>, target: Target, as: string): string | null {
  let word: string | null = null;
  m.work.spend(m.state.modifiers.length >> 3);
  for (const { target: whose, effect } of m.state.modifiers)
    if (whose === target && effect.kind === 'said' && effect.as === as) word = effect.word;
  return word;
}

/** How many counters of a name `target` bears. A mark is a counter of which there is one. */
export function countersOn<G extends Game>(m: Machine<G>, target: Target, name: string): number {
  let count = 0;
  m.work.spend(m.state.modifiers.length >> 3);
  for (const { target: whose, effect } of m.state.modifiers) {
    if (whose === target && effect.kind === 'counter' && effect.name === name) count += effect.count;
  }
  return count;
}

/** More counters of one name nothing bears. */
const MOST_COUNTERS = 9_999;

/**
 * Gives `target` counters, or takes some away where `add` is below 0: the youngest first, and never more than there are.
 * Told by one event `counter` with the number that is left. Gives how many came or went.
 */
export function changeCounters<G extends Game>(
  m: Machine<G>,
  { name, add, ...modifier }: Omit<Modifier, 'id' | 'effect'> & { name: string; add: number },
): number {
  const { target, until } = modifier;
  const before = countersOn(m, target, name);
  const change = Math.max(-before, Math.min(add, MOST_COUNTERS - before));
  if (change === 0) return 0;
  const { modifiers } = m.state;
  if (change > 0) {
    const alike = modifiers.find(
      (other) =>
        other.target === target &&
        other.until === until &&
        other.effect.kind === 'counter' &&
        other.effect.name === name,
    );
    if (alike?.effect.kind === 'counter') alike.effect.count += change;
    else modifiers.push(newModifier(m.newId('m'), { ...modifier, effect: { count: change, kind: 'counter', name } }));
  } else {
    let left = -change;
    for (const { target: whose, effect } of modifiers.toReversed()) {
      if (whose !== target || effect.kind !== 'counter' || effect.name !== name) continue;
      const taken = Math.min(left, effect.count);
      effect.count -= taken;
      left -= taken;
    }
    m.state.modifiers = modifiers.filter(({ effect }) => effect.kind !== 'counter' || effect.count > 0);
  }
  m.revision++;
  m.note('counter', null, { target, name, change, count: before + change });
  return Math.abs(change);
}

/** An ability that waits with somebody or something, with the registers it goes on with. */
export interface WatchingAbility {
  modifier: Modifier;
  ability: string;
  vars: Vars;
}

/** The abilities that wait, oldest first: what was put off, and what somebody was given for a time. */
export function watches<G extends Game>(m: Machine<G>): WatchingAbility[] {
  const found: WatchingAbility[] = [];
  m.work.spend(m.state.modifiers.length >> 3);
  for (const modifier of m.state.modifiers) {
    const { effect } = modifier;
    if (effect.kind === 'watch') found.push({ modifier, ability: effect.ability, vars: effect.vars });
  }
  return found;
}

/** Notes that a waiting ability has gone off once. After the last time it ends. */
export function watched<G extends Game>(m: Machine<G>, id: string): void {
  const modifier = m.state.modifiers.find((one) => one.id === id);
  if (modifier?.effect.kind !== 'watch' || modifier.effect.left === null) return;
  // The event that told of it keeps what it told.
  modifier.effect = { ...modifier.effect, left: modifier.effect.left - 1 };
  if (modifier.effect.left === 0) m.expire((one) => one.id === id);
}
