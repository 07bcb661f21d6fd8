/** What verbs do to what is in play and to players. Each gives how much it did, or what is there then. */
import type { PlayerId } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { dealDamage, loseBiomes, regainBiomes, restore, terminate as terminateObjects } from '../atoms/damage.ts';
import { attach as attachGear, detach as detachGear, moveObjects, removeObjects } from '../atoms/objects.ts';
import { setAttackers, setDefenders, stopDefending } from '../atoms/turn.ts';
import type { SeenObject } from '../board/board.ts';
import { controllerOf, findObject, isLost, sectorIn, standing } from '../board/board.ts';
import type { Context, M } from '../board/context.ts';
import { readSector } from '../board/context.ts';
import { placesOf, quantityOf, hereOf as whereIs } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { attackOf, forbidden, isAgent, isTouchable } from '../board/values.ts';
import type { Amount, Target, Verb, Who } from '../language/language.ts';

/** The context of an amount for one of several: “each” is that one. */
export const forOne = (context: Context, each: string): Context => ({ ...context, vars: { ...context.vars, each } });

export const sourceOf = (context: Context) => ({ source: context.self, card: context.card });

export const inPlay = (m: M, ids: readonly string[]): SeenObject[] =>
  ids.map((id) => findObject(m.board, id)).filter((object): object is SeenObject => object !== null);

export const heal = (context: Context, amount: Amount, ids: string[]): number =>
  restore(context.m, ids, (id) => quantityOf(forOne(context, id), amount));

/** Agents deal damage as high as their attack to each other, all at one moment. It is no battle. */
export function fight({ m }: Context, ones: string[], others: string[]): number {
  const agents = (ids: string[]) => inPlay(m, ids).filter((object) => isAgent(m, object));
  const hits = agents(ones).flatMap((one) =>
    agents(others)
      .filter(({ id }) => id !== one.id)
      .flatMap((other) => [
        { target: other.id, amount: attackOf(m, one), source: one.id },
        { target: one.id, amount: attackOf(m, other), source: other.id },
      ]),
  );
  return dealDamage(m, hits, 'effect');
}

/** Two agents change places, at one moment. */
export function swap({ m }: Context, ones: string[], others: string[]): number {
  const [one] = inPlay(m, ones).filter((object) => isAgent(m, object));
  const [other] = inPlay(m, others).filter((object) => isAgent(m, object));
  if (!one || !other) return 0;
  const moves = [
    { id: one.id, to: other.at },
    { id: other.id, to: one.at },
  ];
  return moveObjects(m, moves, 'relocate').length;
}

const sectorsOf = (ids: readonly string[]) => ids.flatMap((id) => readSector(id) ?? []);

/** G5: players lose the biomes of sectors, whatever durability is left. */
export function loseBiome({ m }: Context, ids: string[]): number {
  const there = sectorsOf(ids).filter(({ player, biome }) => !sectorIn(m.board, player, biome).lost);
  return loseBiomes(m, there, { clause: 'G5' }).length;
}

export const regain = (context: Context, { durability }: Verb<'regain'>, ids: string[]): number =>
  regainBiomes(context.m, sectorsOf(ids), Math.max(1, quantityOf(context, durability)));

export function damage(context: Context, effect: Verb<'damage'>, ids: string[]): number {
  const { m, self } = context;
  const hits = damageable(context, ids).map((target) => ({
    target,
    amount: quantityOf(forOne(context, target), effect.amount),
    source: self ?? context.card,
  }));
  return dealDamage(m, hits, 'effect');
}

/** R49: to each of those that were chosen its part. */
export function damageParts(context: Context, parts: readonly { id: string; amount: number }[]): number {
  const { m, self, card } = context;
  const hits = parts.map(({ id, amount }) => ({ target: id, amount, source: self ?? card }));
  return dealDamage(m, hits, 'effect');
}

/** Those among things that can take damage. */
export const damageable = ({ m }: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => {
    const sector = readSector(id);
    if (sector) return isTouchable(m, sector.player, sector.biome);
    const object = findObject(m.board, id);
    return object !== null && isAgent(m, object);
  });

export const terminate = ({ m, self, card }: Context, ids: string[]): number =>
  terminateObjects(m, ids, { by: 'outright', sources: () => [self ?? card] }, 'R12');

/** Where something goes or arrives: staging, where the card is, or where something else is. */
export function placeFor(context: Context, to: 'staging' | 'here' | { in: Target }): number {
  if (to === 'staging') return 0;
  if (to === 'here') return hereOf(context);
  const place = placesOf(context, to.in)[0] ?? 0;
  return place > 0 && isLost(context.m.board, place) ? 0 : place;
}

/** Where "here" is for the card whose effect this is, as a place to go to. */
export function hereOf(context: Context): number {
  const place = whereIs(context) ?? 0;
  return place > 0 && isLost(context.m.board, place) ? 0 : place;
}

export function relocate(context: Context, ids: string[], to: number, attacking = false): number {
  const { m } = context;
  const agents = inPlay(m, ids).filter((object) => isAgent(m, object));
  return moveObjects(
    m,
    agents.map(({ id }) => ({ id, to })),
    attacking ? 'redirect' : 'relocate',
  ).length;
}

/** R55: agents of the active player attack where they stand, without being locked by it. */
export function attack({ m }: Context, ids: string[]): number {
  const { step, active, attackers } = m.board;
  if (step !== 'attack' && step !== 'defend') return 0;
  const able = inPlay(m, ids).filter(
    (object) =>
      isAgent(m, object) &&
      object.at > 0 &&
      controllerOf(m.board, object.id) === active &&
      !attackers.some(({ id }) => id === object.id) &&
      !forbidden(m, object.id, 'attack'),
  );
  if (able.length === 0) return 0;
  const joining = able.map(({ id, at }) => ({ id, biome: at, defended: false, defenders: [] }));
  setAttackers(m, joining, { clause: 'R55' });
  return able.length;
}

/** R55: agents of the other player defend against an attacker of their biome, and against nobody else. */
export function defend(context: Context, { alone }: Verb<'defend'>, ids: string[], attackers: string[]): number {
  const { m } = context;
  const { active, attackers: all } = m.board;
  const attacker = all.find((one) => attackers.includes(one.id) && standing(m.board, one) !== null);
  if (attacker === undefined) return 0;
  const owner = opponentOf(active);
  const able = inPlay(m, ids).filter(
    (object) =>
      isAgent(m, object) &&
      object.at === attacker.biome &&
      controllerOf(m.board, object.id) === owner &&
      !attacker.defenders.includes(object.id) &&
      !forbidden(m, object.id, 'defend') &&
      !forbidden(m, attacker.id, 'beDefended', { player: owner, reference: object.id }),
  );
  if (able.length === 0) return 0;
  const joining = able.map(({ id }) => id);
  const others = alone === true ? 0 : attacker.defenders.length;
  if (joining.length + others < 2 && forbidden(m, attacker.id, 'beDefendedAlone')) return 0;
  const leaving = all.flatMap(({ id, defenders }) =>
    defenders.filter((one) => joining.includes(one) || (alone === true && id === attacker.id)),
  );
  m.together(() => {
    stopDefending(m, leaving, { clause: 'R55' });
    setDefenders(
      m,
      owner,
      joining.map((id) => ({ id, against: attacker.id })),
      { clause: 'R55' },
    );
  });
  return able.length;
}

export function attach({ m }: Context, gear: string[], hosts: string[]): number {
  const host = inPlay(m, hosts).find((object) => isAgent(m, object));
  if (!host) return 0;
  const things = inPlay(m, gear).filter(({ card, host: on }) => cardOf(m, card).attaches !== null && on !== host.id);
  m.together(() => {
    for (const { id } of things) attachGear(m, id, host.id);
  });
  return things.length;
}

export function detach({ m }: Context, ids: string[]): number {
  const things = inPlay(m, ids).filter(({ host }) => host !== null);
  for (const { id, card } of things) {
    const object = findObject(m.board, id);
    if (cardOf(m, card).attaches === 'gear') detachGear(m, id);
    else if (object) removeObjects(m, [object], 'cache', 'leave', {}, { clause: 'R8' });
  }
  return things.length;
}

/** The players that a "who" means, the active player first. */
export function playersOf({ m, owner }: Context, who: Who | undefined): PlayerId[] {
  if (who === 'each') return [m.board.active, opponentOf(m.board.active)];
  return [whoIs(owner, who ?? 'you')];
}
