/** What the cards on the table amount to: continuous effects, power, abilities, prohibitions. Computed on read. */
import { type Modifier, modified, type PlayerId, prohibition, type Uid } from '../../../engine/index.ts';
import type { CompiledAbility } from '../language/compiled.ts';
import type { Cant, To } from '../language/language.ts';
import { landZone, type Standing, type StandingUnit, unitZone } from './board.ts';
import { type LastKnown, type M, refer } from './context.ts';
import { inForce } from './continuous.ts';
import { abilityNamed, cardOf } from './printed.ts';

/** Effective power (G7): printed power of the row, what effects changed, what is in force; never below 0. */
export function powerOf(m: M, { object, row }: StandingUnit): number {
  const value = modified(m, object.id, 'power', cardOf(m, object.card)[row]);
  return Math.max(0, value + (inForce(m).power.get(object.id) ?? 0));
}

const modifiersOn = (m: M, id: Uid | PlayerId): Modifier[] => m.state.modifiers.filter(({ target }) => target === id);

/**
 * Every ability that a unit or land has now, given ones included, each with the moment at which a change of the names in
 * `since` gave it; 0 for all others.
 */
export function abilitiesSince(
  m: M,
  { object }: Standing,
  since: ReadonlyMap<string, number>,
): [CompiledAbility, number][] {
  const found: [CompiledAbility, number][] = [];
  for (const ability of cardOf(m, object.card).abilities)
    if (ability.ability.granted !== true) found.push([ability, 0]);
  for (const { id, effect } of modifiersOn(m, object.id)) {
    const granted = effect.kind === 'ability' ? abilityNamed(m, effect.ability) : null;
    if (granted) found.push([granted, since.get(id) ?? 0]);
  }
  for (const { continuous, context, on } of inForce(m).effects) {
    if (continuous.ability === undefined || !on.has(object.id)) continue;
    const granted = cardOf(m, context.card).abilities.find(({ ability }) => ability.id === continuous.ability);
    if (granted) found.push([granted, 0]);
  }
  return found;
}

const NEVER: ReadonlyMap<string, number> = new Map();

/** Every ability that a unit or land has now, given ones included. */
export const abilitiesOf = (m: M, standing: Standing): CompiledAbility[] =>
  abilitiesSince(m, standing, NEVER).map(([ability]) => ability);

/** The card by which `what` is forbidden to an object or a player, or null (R12). */
export function forbidden(m: M, id: Uid | PlayerId, what: Cant): string | null {
  const modifier = prohibition(m, id, what);
  if (modifier) return modifier.card ?? 'an effect';
  return inForce(m).effects.find(({ continuous, on }) => continuous.cant === what && on.has(id))?.context.card ?? null;
}

export const zoneOf = (standing: Standing): string =>
  standing.kind === 'unit' ? unitZone(standing.row, standing.lane) : landZone(standing.lane);

/** The pile that a card put there lies in. */
export const pileOf = (to: To): string => (to === 'deckTop' || to === 'deckBottom' ? 'deck' : to);

/** What is to be known of something that goes `to` a pile, as it stands now. A token goes nowhere. */
export const lastKnown = (m: M, standing: Standing, to: To): LastKnown => {
  const { kind, object, player } = standing;
  const { id, card } = object;
  return {
    id,
    card,
    player,
    zone: zoneOf(standing),
    power: kind === 'unit' ? powerOf(m, standing) : 0,
    rest: kind === 'unit' ? object.rest : 0,
    since: kind === 'unit' ? object.since : 0,
    abilities: abilitiesOf(m, standing).map(({ program }) => program),
    now: cardOf(m, card).token ? null : refer({ pile: pileOf(to), player, card }),
  };
};
