/**
 * Which persistent skills are in force, what they touch and by how much (R22, R26). A skill that asks for numbers which
 * persistent skills change is looked at as if it were not in force itself.
 */
import type { Uid } from '../../engine/index.ts';
import type { M } from './board.ts';
import type { CompiledSkill } from './compiled.ts';
import type { Context } from './context.ts';
import { amountOf, holds, touches } from './evaluate.ts';
import type { Amount, Constant } from './language.ts';
import { cardOf, skillNamed } from './values.ts';

/** One thing that a persistent skill of a card in play makes hold. */
export interface Force {
  source: CompiledSkill;
  constant: Constant;
  context: Context;
  /** The turn in which its card arrived. */
  since: number;
}

/** What a force does to one card that it touches. */
export interface Touch {
  source: CompiledSkill;
  constant: Constant;
  attack: number;
  defense: number;
  prevent: number;
}

/** Whom a force touches, and how. */
interface Reach {
  ids: readonly Uid[];
  touch: Touch;
}

type Reaches = Map<Force, Reach | null>;
type OnCard = { force: Force; touch: Touch }[];

/** What is taken to be in force while one skill is looked at: everything in `on`, by card, but its own. */
export interface Lens {
  on: ReadonlyMap<Uid, OnCard>;
  without: Force;
}

/** How often all are looked at again before they count as a circle. */
const ROUNDS = 10;

/** The persistent skills on the table, those that ask for numbers others change apart from those that do not. */
export function forcesOf(m: M): { plain: Force[]; asking: Force[] } {
  return m.memo('forces', () => {
    const plain: Force[] = [];
    const asking: Force[] = [];
    for (const owner of ['p1', 'p2'] as const) {
      for (const { id, card, since } of m.board.players[owner].objects) {
        const add = (source: CompiledSkill) => {
          const context: Context = { m, owner, self: id, card: source.card, vars: {} };
          for (const constant of source.skill.constant ?? [])
            (source.asks ? asking : plain).push({ source, constant, context, since });
        };
        for (const source of cardOf(m, card).skills) if (source.skill.granted !== true) add(source);
        for (const { target, effect } of m.state.modifiers) {
          const granted = target === id && effect.kind === 'ability' ? skillNamed(m, effect.ability) : null;
          if (granted) add(granted);
        }
      }
    }
    return { plain, asking };
  });
}

const isMet = ({ source }: Force, context: Context): boolean =>
  source.skill.if === undefined || holds(context, source.skill.if);

function touchOf({ source, constant }: Force, context: Context): Touch {
  const amount = (change: Amount | undefined) => (change === undefined ? 0 : amountOf(context, change));
  return {
    source,
    constant,
    attack: amount('attack' in constant ? constant.attack : undefined),
    defense: amount('defense' in constant ? constant.defense : undefined),
    prevent: amount('prevent' in constant ? constant.prevent : undefined),
  };
}

const touchesIt = ({ constant }: Force, context: Context, id: Uid): boolean =>
  'to' in constant &&
  !(typeof constant.to === 'object' && 'player' in constant.to) &&
  touches(context, constant.to, id);

/** Whom a force touches when it is seen through a lens; null when its condition is not met. */
function reachOf(m: M, force: Force, on: Lens['on']): Reach | null {
  const context: Context = { ...force.context, lens: { on, without: force } };
  if (!isMet(force, context)) return null;
  const ids: Uid[] = [];
  for (const player of ['p1', 'p2'] as const) {
    for (const { id } of m.board.players[player].objects) if (touchesIt(force, context, id)) ids.push(id);
  }
  return { ids, touch: touchOf(force, context) };
}

/** What every card is touched by. */
function byCard(reaches: Reaches): Map<Uid, OnCard> {
  const found = new Map<Uid, OnCard>();
  for (const [force, reach] of reaches) {
    for (const id of reach?.ids ?? []) {
      const on = found.get(id) ?? [];
      if (reach) on.push({ force, touch: reach.touch });
      found.set(id, on);
    }
  }
  return found;
}

const sameReach = (one: Reach | null, other: Reach | null): boolean =>
  one === null || other === null
    ? one === other
    : one.touch.attack === other.touch.attack &&
      one.touch.defense === other.touch.defense &&
      one.touch.prevent === other.touch.prevent &&
      one.ids.length === other.ids.length &&
      one.ids.every((id, at) => id === other.ids[at]);

/** Looks at all of `moving` at once, given what was found before. Gives those that came out differently. */
function lookAgain(m: M, reaches: Reaches, moving: readonly Force[]): Force[] {
  const on = byCard(reaches);
  const changed: Force[] = [];
  for (const force of moving) {
    const reach = reachOf(m, force, on);
    if (sameReach(reach, reaches.get(force) ?? null)) continue;
    reaches.set(force, reach);
    changed.push(force);
  }
  return changed;
}

/** Whether `moving` come to rest, each seeing what the others do. */
function settle(m: M, reaches: Reaches, moving: readonly Force[]): boolean {
  for (let round = 0; round < ROUNDS; round++) if (lookAgain(m, reaches, moving).length === 0) return true;
  return false;
}

/** Those that still change when all are looked at again and again. */
function restless(m: M, reaches: Reaches, moving: readonly Force[]): Set<Force> {
  const found = new Set<Force>();
  for (let round = 0; round < ROUNDS; round++) for (const force of lookAgain(m, reaches, moving)) found.add(force);
  return found;
}

/**
 * What the skills that ask for numbers come to. R26: they are looked at again until nothing changes. Where a circle of
 * them never comes to rest, those in it count in the order in which their cards arrived, each looked at once.
 */
function settled(m: M): { reaches: Reaches; on: Map<Uid, OnCard> } {
  return m.memo('reaches', () => {
    const { asking } = forcesOf(m);
    const reaches: Reaches = new Map(asking.map((force) => [force, null]));
    let moving: readonly Force[] = asking;
    for (let circles = 0; moving.length > 0 && !settle(m, reaches, moving); circles++) {
      const circle = circles < 2 ? restless(m, reaches, moving) : new Set(moving);
      const byAge = moving.filter((force) => circle.has(force)).sort((one, other) => one.since - other.since);
      for (const force of byAge) reaches.set(force, null);
      for (const force of byAge) reaches.set(force, reachOf(m, force, byCard(reaches)));
      moving = moving.filter((force) => !circle.has(force));
    }
    return { reaches, on: byCard(reaches) };
  });
}

const metOf = (m: M): Force[] =>
  m.memo('plain-met', () => forcesOf(m).plain.filter((force) => isMet(force, force.context)));

/** What the skills that ask for no numbers do to one card. */
const plainOn = (m: M, id: Uid): readonly Touch[] =>
  metOf(m)
    .filter((force) => touchesIt(force, force.context, id))
    .map((force) => touchOf(force, force.context));

/** What persistent skills do to one card in play. Through a lens, what they do as far as is known there. */
export function touching(m: M, id: Uid, lens?: Lens): readonly Touch[] {
  if (lens === undefined) {
    return m.memo(`on:${id}`, () => {
      const { plain, asking } = forcesOf(m);
      const fixed = plain.length === 0 ? [] : plainOn(m, id);
      return asking.length === 0 ? fixed : [...fixed, ...(settled(m).on.get(id) ?? []).map(({ touch }) => touch)];
    });
  }
  const { on, without } = lens;
  const found = [...m.memo(`plain:${id}`, () => plainOn(m, id))];
  for (const { force, touch } of on.get(id) ?? []) {
    const own = force.source === without.source && force.context.self === without.context.self;
    if (!own) found.push(touch);
  }
  return found;
}

/** The forces whose conditions are met, for those that touch no card: what cards cost, what players can't do. */
export function inForce(m: M): Force[] {
  return m.memo('in-force', () => {
    const { asking } = forcesOf(m);
    if (asking.length === 0) return metOf(m);
    const { reaches } = settled(m);
    return [...metOf(m), ...asking.filter((force) => reaches.get(force) !== null)];
  });
}

const CHANGED = ['attack', 'defense', 'terminal', 'ranged'];

/** Whether words ask for a number, or for the range, of cards in play. */
function asksIn(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(asksIn);
  return Object.entries(value).some(
    ([key, inner]) => CHANGED.includes(key) || (key === 'stat' && CHANGED.includes(String(inner))) || asksIn(inner),
  );
}

/** Whether a persistent skill asks for what persistent skills may change; found once, when a card is compiled. */
export const asksForNumbers = ({ if: condition, constant }: CompiledSkill['skill']): boolean =>
  asksIn(condition) ||
  (constant ?? []).some((one) =>
    Object.entries(one).some(([key, value]) => key !== 'range' && key !== 'skill' && key !== 'filter' && asksIn(value)),
  );
