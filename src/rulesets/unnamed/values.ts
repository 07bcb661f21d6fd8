/** What the cards on the table amount to: continuous effects, power, abilities, prohibitions. Computed on read. */
import { type Modifier, modified, type PlayerId, prohibition, type Uid } from '../../engine/index.ts';
import { whoIs } from '../context.ts';
import { landZone, type M, type Standing, type StandingUnit, standingOf, unitZone } from './board.ts';
import type { CompiledAbility } from './compiled.ts';
import { type Context, contextFor, type LastKnown } from './context.ts';
import { amountOf, belongs, holds } from './evaluate.ts';
import type { Cant, Continuous } from './language.ts';

export const cardOf = (m: M, id: string) => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

/** A continuous effect that may be in force: its text and whose it is. */
interface Force {
  continuous: Continuous;
  context: Context;
  self: Uid;
  entered: number;
}

/** A continuous effect with everything it applies to, and the power it adds there. */
export interface Applied extends Force {
  on: Map<Uid | PlayerId, number>;
}

function forces(m: M): Force[] {
  const found: Force[] = [];
  for (const player of ['p1', 'p2'] as const) {
    for (const { object } of standingOf(m.board, player)) {
      for (const continuous of cardOf(m, object.card).continuous) {
        const context = contextFor(m, player, object.card, object.id);
        found.push({ continuous, context, self: object.id, entered: object.entered });
      }
    }
  }
  return found.sort((a, b) => a.entered - b.entered);
}

function reach(m: M, { continuous, context, self }: Force): (Uid | PlayerId)[] {
  const { to } = continuous;
  if (to === 'this') return [self];
  if ('player' in to) return [whoIs(context.owner, to.player)];
  const found: Uid[] = [];
  for (const player of ['p1', 'p2'] as const) {
    for (const standing of standingOf(m.board, player)) {
      if (belongs(context, to, standing)) found.push(standing.object.id);
    }
  }
  return found;
}

/** The effects applied so far, while they are being applied. */
const applying = new WeakMap<M, Applied[]>();

/**
 * R5: applies continuous effects in the order of their cards, again and again until nothing more applies. Requirements,
 * reach and amounts are read as those applied before leave the table. `without` leaves out the effects of one card.
 */
export function settle(m: M, without: Uid | null = null): Applied[] {
  const applied = forces(m)
    .filter(({ self }) => self !== without)
    .map((force): Applied => ({ ...force, on: new Map() }));
  applying.set(m, applied);
  for (let changed = true; changed; ) {
    changed = false;
    for (const force of applied) {
      const { continuous, context, on } = force;
      if (continuous.if !== undefined && !holds(context, continuous.if)) continue;
      const reached = reach(m, force).filter((id) => !on.has(id));
      if (reached.length === 0) continue;
      const add = continuous.power === undefined ? 0 : amountOf(context, continuous.power);
      for (const id of reached) on.set(id, add);
      changed = true;
    }
  }
  applying.delete(m);
  return applied;
}

export const inForce = (m: M): Applied[] => applying.get(m) ?? m.memo('in-force', () => settle(m));

/** Effective power (G7): printed power of the row, what effects changed, what is in force; never below 0. */
export function powerOf(m: M, { object, row }: StandingUnit): number {
  let value = modified(m, object.id, 'power', cardOf(m, object.card)[row]);
  for (const { on } of inForce(m)) value += on.get(object.id) ?? 0;
  return Math.max(0, value);
}

export function abilityNamed(m: M, program: string): CompiledAbility | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  return card?.abilities.find((ability) => ability.program === program) ?? null;
}

const modifiersOn = (m: M, id: Uid | PlayerId): Modifier[] => m.state.modifiers.filter(({ target }) => target === id);

/** Every ability that a unit or land has now, given ones included. */
export function abilitiesOf(m: M, { object }: Standing): CompiledAbility[] {
  const found = cardOf(m, object.card).abilities.filter(({ ability }) => ability.granted !== true);
  for (const { effect } of modifiersOn(m, object.id)) {
    const granted = effect.kind === 'ability' ? abilityNamed(m, effect.ability) : null;
    if (granted) found.push(granted);
  }
  for (const { continuous, context, on } of inForce(m)) {
    if (continuous.ability === undefined || !on.has(object.id)) continue;
    const granted = cardOf(m, context.card).abilities.find(({ ability }) => ability.id === continuous.ability);
    if (granted) found.push(granted);
  }
  return found;
}

/** The card by which `what` is forbidden to an object or a player, or null (R12). */
export function forbidden(m: M, id: Uid | PlayerId, what: Cant): string | null {
  const modifier = prohibition(m, id, what);
  if (modifier) return modifier.card ?? 'an effect';
  return inForce(m).find(({ continuous, on }) => continuous.cant === what && on.has(id))?.context.card ?? null;
}

export const zoneOf = (standing: Standing): string =>
  standing.kind === 'unit' ? unitZone(standing.row, standing.lane) : landZone(standing.lane);

export const lastKnown = (m: M, standing: Standing): LastKnown => ({
  card: standing.object.card,
  player: standing.player,
  zone: zoneOf(standing),
  power: standing.kind === 'unit' ? powerOf(m, standing) : 0,
  rest: standing.kind === 'unit' ? standing.object.rest : 0,
});
