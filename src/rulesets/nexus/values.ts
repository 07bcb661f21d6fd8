/** Values computed on read: what is printed, changed by everything in force (R22). */
import { askOnce, modified, type PlayerId, prohibition, remember, type Uid } from '../../engine/index.ts';
import { findObject, type M, type SeenObject } from './board.ts';
import type { Compiled, CompiledSkill } from './compiled.ts';
import { totalCost } from './compiled.ts';
import type { Context, LastKnown } from './context.ts';
import { amountOf, holds, matches, touches } from './evaluate.ts';
import type { Cant, Constant, EnergyCost } from './language.ts';
import type { ClauseId } from './rulebook.ts';

/** A persistent text that may be in force: its words and whose it is. */
export interface Force {
  source: CompiledSkill;
  constant: Constant;
  context: Context;
}

export const cardOf = (m: M, id: string): Compiled => {
  const found = m.cards.cards.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

export function skillNamed(m: M, program: string): CompiledSkill | null {
  const card = m.cards.cards.get(program.slice(0, program.lastIndexOf('#')));
  if (card?.play.program === program) return card.play;
  return card?.skills.find((skill) => skill.program === program) ?? null;
}

function forces(m: M): Force[] {
  return m.memo('forces', () => {
    const found: Force[] = [];
    for (const owner of ['p1', 'p2'] as const) {
      for (const object of m.board.players[owner].objects) {
        const add = (source: CompiledSkill) => {
          for (const constant of source.skill.constant ?? []) {
            found.push({ source, constant, context: { m, owner, self: object.id, card: source.card, vars: {} } });
          }
        };
        for (const source of cardOf(m, object.card).skills) if (source.skill.granted !== true) add(source);
        for (const { target, effect } of m.state.modifiers) {
          const granted = target === object.id && effect.kind === 'ability' ? skillNamed(m, effect.ability) : null;
          if (granted) add(granted);
        }
      }
    }
    return found;
  });
}

/** The persistent texts whose conditions are met. A text that asks for a value which it changes itself does not count there. */
export function inForce(m: M): Force[] {
  return remember(m, 'in-force', () =>
    forces(m).filter((force) => {
      const condition = force.source.skill.if;
      return condition === undefined || askOnce(m, force, () => holds(force.context, condition));
    }),
  );
}

function forcesOn(m: M, id: Uid): Force[] {
  return remember(m, `on:${id}`, () =>
    inForce(m).filter((force) => {
      const { constant } = force;
      if (!('to' in constant)) return false;
      const { to } = constant;
      if (typeof to === 'object' && 'player' in to) return false;
      return askOnce(m, force, () => touches(force.context, to, id));
    }),
  );
}

function stat(m: M, id: Uid, which: 'attack' | 'defense', printed: number): number {
  let value = modified(m, id, which, printed);
  for (const { constant, context } of forcesOn(m, id)) {
    const change =
      which === 'attack'
        ? 'attack' in constant
          ? constant.attack
          : undefined
        : 'defense' in constant
          ? constant.defense
          : undefined;
    if (change !== undefined) value += amountOf(context, change);
  }
  return Math.max(0, value);
}

export const attackOf = (m: M, object: SeenObject): number =>
  remember(m, `attack:${object.id}`, () => stat(m, object.id, 'attack', cardOf(m, object.card).attack));

export const defenseOf = (m: M, object: SeenObject): number =>
  remember(m, `defense:${object.id}`, () => stat(m, object.id, 'defense', cardOf(m, object.card).defense));

/** dmg.6: how much more damage terminates an agent. */
export const terminalDamage = (m: M, object: SeenObject): number => Math.max(0, defenseOf(m, object) - object.damage);

/** G18: the last effect that says so decides; else what is printed. */
export function isRanged(m: M, object: SeenObject): boolean {
  let ranged = cardOf(m, object.card).ranged;
  for (const { constant } of forcesOn(m, object.id)) if ('range' in constant) ranged = constant.range === 'ranged';
  for (const { target, effect } of m.state.modifiers) {
    if (target === object.id && effect.kind === 'keyword') ranged = effect.keyword === 'ranged';
  }
  return ranged;
}

export const isAgent = (m: M, object: SeenObject): boolean => cardOf(m, object.card).type === 'agent';

/** Every skill a card in play has now, given ones included. */
export function skillsOf(m: M, object: SeenObject): CompiledSkill[] {
  return remember(m, `skills:${object.id}`, () => {
    const found = cardOf(m, object.card).skills.filter(({ skill }) => skill.granted !== true);
    for (const { target, effect } of m.state.modifiers) {
      const granted = target === object.id && effect.kind === 'ability' ? skillNamed(m, effect.ability) : null;
      if (granted) found.push(granted);
    }
    for (const { constant, source } of forcesOn(m, object.id)) {
      if (!('skill' in constant)) continue;
      const granted = cardOf(m, source.card).skills.find(({ skill }) => skill.id === constant.skill);
      if (granted) found.push(granted);
    }
    return found;
  });
}

/** What forbids `what` to a card in play, or null (R11). */
export function forbidden(m: M, id: Uid, what: Cant): { clause: ClauseId; by: string } | null {
  const modifier = prohibition(m, id, what);
  if (modifier) return { clause: 'R11', by: modifier.card ?? '' };
  for (const { constant, source } of forcesOn(m, id)) {
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
  for (const { constant, context } of forcesOn(m, id)) {
    if ('prevent' in constant) left -= amountOf(context, constant.prevent);
  }
  return Math.max(0, left);
}

/** What a card costs to play now. Changes touch its void part first, then its types; never below 0. */
export function costOf(m: M, player: PlayerId, id: string): EnergyCost {
  const card = cardOf(m, id);
  let change = 0;
  for (const { constant, context } of inForce(m)) {
    if (!('cost' in constant)) continue;
    if (((constant.side ?? 'own') === 'own') !== (context.owner === player)) continue;
    if (constant.filter && !matches(context, constant.filter, { kind: 'card', card })) continue;
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

export function lastKnown(m: M, object: SeenObject): LastKnown {
  return {
    card: object.card,
    at: object.at,
    attack: attackOf(m, object),
    defense: defenseOf(m, object),
    damage: object.damage,
    locked: object.locked,
    ranged: isRanged(m, object),
  };
}

export const agentsOf = (m: M, player: PlayerId): SeenObject[] =>
  m.board.players[player].objects.filter((object) => isAgent(m, object));

export const attachedTo = (m: M, id: Uid): SeenObject[] =>
  [...m.board.players.p1.objects, ...m.board.players.p2.objects].filter(({ host }) => host === id);

/** Where a card in play is: an attached one is where its agent is. */
export function placeOf(m: M, object: SeenObject): number {
  const host = object.host === null ? null : findObject(m.board, object.host);
  return host ? host.at : object.at;
}
