/** Values computed on read: what is printed, changed by everything in force (R22). */
import { modified, type PlayerId, prohibition, type Uid } from '../../../engine/index.ts';
import { remembered } from '../../cards/continuous.ts';
import { type CompiledSkill, totalCost } from '../language/compiled.ts';
import type { Cant, EnergyCost } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { controllerOf, findObject, GREATEST, isLost, type SeenObject } from './board.ts';
import type { LastKnown, Lens, M } from './context.ts';
import { inForce, touching } from './continuous.ts';
import { cardOf, readerOf, skillNamed } from './printed.ts';

function stat(m: M, id: Uid, which: 'attack' | 'defense', printed: number, lens?: Lens): number {
  let value = modified(m, id, which, printed);
  for (const touch of touching(m, id, lens)) value += touch[which];
  return Math.max(0, Math.min(GREATEST, value));
}

/** The attack of an agent in play. Through a lens, as a persistent text sees it that is being looked at itself. */
export const attackOf = (m: M, object: SeenObject, lens?: Lens): number =>
  remembered(m, 'attack', object.id, lens, () => stat(m, object.id, 'attack', cardOf(m, object.card).attack, lens));

/** The defense that an agent in play has, whatever damage lies on it. */
export const defenseOf = (m: M, object: SeenObject, lens?: Lens): number =>
  remembered(m, 'defense', object.id, lens, () => stat(m, object.id, 'defense', cardOf(m, object.card).defense, lens));

/** dmg.6: how much more damage terminates an agent. */
export const terminalDamage = (m: M, object: SeenObject, lens?: Lens): number =>
  Math.max(0, defenseOf(m, object, lens) - object.damage);

/** G18: the last effect that says so decides; else what is printed. */
export function isRanged(m: M, object: SeenObject, lens?: Lens): boolean {
  let ranged = cardOf(m, object.card).ranged;
  for (const { constant } of touching(m, object.id, lens))
    if ('range' in constant) ranged = constant.range === 'ranged';
  for (const { target, effect } of m.state.modifiers) {
    if (target === object.id && effect.kind === 'keyword') ranged = effect.keyword === 'ranged';
  }
  return ranged;
}

export const isAgent = (m: M, object: SeenObject): boolean => cardOf(m, object.card).type === 'agent';

/** Every skill a card in play has now, given ones included. */
export function skillsOf(m: M, object: SeenObject): CompiledSkill[] {
  const find = () => {
    const found = cardOf(m, object.card).skills.filter(({ skill }) => skill.granted !== true);
    for (const { target, effect } of m.state.modifiers) {
      const granted = target === object.id && effect.kind === 'ability' ? skillNamed(m, effect.ability) : null;
      if (granted) found.push(granted);
    }
    for (const { constant, source } of touching(m, object.id)) {
      if (!('skill' in constant)) continue;
      const granted = cardOf(m, source.card).skills.find(({ skill }) => skill.id === constant.skill);
      if (granted) found.push(granted);
    }
    return found;
  };
  return m.memo('skills', find, object.id);
}

/** What forbids `what` to a card in play, or null (R11). */
export function forbidden(m: M, id: Uid, what: Cant): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, id, what);
  if (modifier) return { clause: 'R11', by: modifier.card ?? '' };
  for (const { constant, source } of touching(m, id)) {
    if ('cant' in constant && constant.cant === what) return { clause: 'R11', by: source.card };
  }
  return null;
}

/** The same for something a player can't do. */
export function playerForbidden(m: M, player: PlayerId, what: Cant): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, player, what);
  if (modifier) return { clause: 'R11', by: modifier.card ?? '' };
  for (const { constant, context, source } of inForce(m)) {
    if (!('cant' in constant) || constant.cant !== what) continue;
    if (typeof constant.to !== 'object' || !('player' in constant.to)) continue;
    if ((constant.to.player === 'you') === (context.owner === player)) return { clause: 'R11', by: source.card };
  }
  return null;
}

/** How much of `amount` damage reaches an agent; never below 0. */
export function afterPrevention(m: M, id: Uid, amount: number): number {
  if (forbidden(m, id, 'beDamaged')) return 0;
  let left = amount - modified(m, id, 'prevent', 0);
  for (const { prevent } of touching(m, id)) left -= prevent;
  return Math.max(0, left);
}

/** What a card costs to play now. Changes touch its void part first, then its types; never below 0. */
export function costOf(m: M, player: PlayerId, id: string): EnergyCost {
  const card = cardOf(m, id);
  let change = 0;
  for (const { constant, context } of inForce(m)) {
    if (!('cost' in constant)) continue;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) continue;
    if (constant.filter && !readerOf(context).matches(context, constant.filter, { kind: 'card', card })) continue;
    change += constant.cost;
  }
  if (change === 0) return card.cost;
  const cost: EnergyCost = { ...card.cost };
  if (change > 0) return { ...cost, void: (cost.void ?? 0) + change };
  for (const kind of ['void', 'ember', 'tide', 'root', 'spark', 'veil'] as const) {
    const off = Math.min(-change, cost[kind] ?? 0);
    if (off > 0) cost[kind] = (cost[kind] ?? 0) - off;
    change += off;
  }
  return cost;
}

export const printedCost = (m: M, id: string): number => totalCost(cardOf(m, id).cost);

/** What a card in play is as it leaves; `now` is where it will lie, if all can see it there. */
export function lastKnown(m: M, object: SeenObject, now: string | null): LastKnown {
  const { id, card, damage, locked, since, host } = object;
  const { attackers } = m.board;
  return {
    id,
    controller: controllerOf(m.board, id) ?? m.board.active,
    card,
    at: placeOf(m, object),
    attack: attackOf(m, object),
    defense: defenseOf(m, object),
    damage,
    locked,
    ranged: isRanged(m, object),
    since,
    host,
    attached: host !== null || attachedTo(m, id).length > 0,
    attacking: attackers.some((attacker) => attacker.id === id),
    defending: attackers.some(({ defenders }) => defenders.includes(id)),
    now,
  };
}

export const agentsOf = (m: M, player: PlayerId): SeenObject[] =>
  m.board.players[player].objects.filter((object) => isAgent(m, object));

export const attachedTo = (m: M, id: Uid): SeenObject[] =>
  [...m.board.players.p1.objects, ...m.board.players.p2.objects].filter(({ host }) => host === id);

/** R33: a sector that effects can still touch. A biome that one player has lost is closed for both, unless agreed otherwise. */
export const isTouchable = (m: M, player: PlayerId, biome: number): boolean =>
  m.state.options.halfLostBiome === 'open'
    ? m.board.players[player].sectors[biome - 1]?.lost === false
    : !isLost(m.board, biome);

/** Where a card in play is: an attached one is where its agent is. */
export function placeOf(m: M, object: SeenObject): number {
  const host = object.host === null ? null : findObject(m.board, object.host);
  return host ? host.at : object.at;
}
