import type { PlayerId, Uid } from '../../../engine/index.ts';
import { opponentOf } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { refer } from '../../cards/references.ts';
import type { Cited } from '../atoms/board.ts';
import { destroyShield, moveCards } from '../atoms/cards.ts';
import type { SourcedHit } from '../atoms/damage.ts';
import { callInstead, dealDamage } from '../atoms/damage.ts';
import { removeBase, removeUnits } from '../atoms/units.ts';
import type { SeenBase, SeenUnit } from '../board/board.ts';
import { findBase, findUnit } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import {
  afterAreaPrevention,
  allHaveHp,
  areaOf,
  forbidden,
  hpOf,
  insteadOf,
  otherOf,
  pastShieldsOf,
} from '../board/values.ts';
import type { EventBy } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

/** What is about to be destroyed, and what destroys it: a Unit or the card of an effect, where there is one. */
export interface Death {
  id: Uid;
  by: EventBy;
  source: string | null;
}

/**
 * Destroys Units and Bases at the same moment. What can't be destroyed stays; what has an "instead" gets that (9-1-9-1).
 * Gives how many were destroyed.
 */
export function destroy(m: M, deaths: readonly Death[], clause: ClauseId): number {
  const units: (Death & { unit: SeenUnit })[] = [];
  const bases: (Death & { owner: PlayerId })[] = [];
  for (const death of deaths) {
    const { id, by, source } = death;
    const unit = findUnit(m.board, id);
    const base = unit ? null : findBase(m.board, id);
    if ((!unit && !base) || forbidden(m, id, 'beDestroyed', otherOf(m, source))) continue;
    const object = unit ?? base?.base;
    const outright = by === 'effect' && object !== undefined && object.damage < hpOf(m, object);
    if (outright && forbidden(m, id, 'beDestroyedByEffects', otherOf(m, source))) continue;
    const instead = insteadOf(m, id, 'destroyed', by, otherOf(m, source));
    if (instead) callInstead(m, instead, id, { by, source });
    else if (unit) units.push({ ...death, unit });
    else if (base) bases.push({ ...death, owner: base.owner });
  }
  m.together(() => {
    const both = units.length > 1 && units.every(({ by }) => by === 'battle');
    removeUnits(m, units, 'trash', 'destroy', {}, { clause: both ? '7-6-3-2-3' : clause });
    for (const { owner, by, source } of bases)
      removeBase(m, owner, 'trash', 'base-destroyed', { by, source }, { clause });
  });
  return units.length + bases.length;
}

/** All of these by one effect. */
export const destroyAll = (m: M, ids: readonly Uid[], source: string | null, clause: ClauseId): number =>
  destroy(
    m,
    ids.map((id) => ({ id, by: 'effect', source })),
    clause,
  );

/** Units and Bases that a running "instead" keeps from being destroyed. */
const spared = (m: M, id: string): boolean =>
  m.state.frames.some(({ vars }) => vars.replaced === id && vars.of === 'destroyed');

/**
 * 10-3-1: whatever has no HP left is destroyed, all at the same moment. What has just been struck falls to that damage;
 * what falls for any other reason falls to no damage (R15).
 */
export function destruction(m: M, struck: readonly Death[] = []): void {
  if (allHaveHp(m)) return;
  const fallen: Death[] = [];
  const look = (object: SeenUnit | SeenBase) => {
    const { id, damage } = object;
    if (damage < hpOf(m, object) || spared(m, id)) return;
    fallen.push(struck.find((death) => death.id === id) ?? { id, by: 'effect', source: null });
  };
  for (const player of [m.board.active, opponentOf(m.board.active)]) {
    const { units, base } = ofPlayer(m.board.players, player);
    for (const unit of units) look(unit);
    if (base) look(base);
  }
  if (fallen.length > 0) destroy(m, fallen, '10-3-1');
}

/** Deals damage, and destroys at once what does not survive it (10-1-2). Gives the damage that was dealt. */
export function strike(m: M, hits: readonly SourcedHit[], by: EventBy, cited: Cited = {}): number {
  const dealt = dealDamage(m, hits, by, cited);
  destruction(
    m,
    dealt.map(({ target, source }) => ({ id: target, by, source })),
  );
  return dealt.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Damage to a shield area: the Base takes it (7-6-2-3), without a Base the top Shield (7-6-2-4). Battle damage that finds
 * neither defeats the player (7-6-2-2); effect damage does nothing then (G11). Gives whether anything was hit.
 */
export function damageShieldArea(
  m: M,
  player: PlayerId,
  dealt: number,
  { by, source, shields = 1 }: { by: EventBy; source: string; shields?: number },
): boolean {
  const side = ofPlayer(m.board.players, player);
  const other = otherOf(m, source);
  const due = afterAreaPrevention(m, player, dealt, by, other);
  const areas = [areaOf(player, side.base ? 'base' : 'shields'), areaOf(player)];
  const amount = pastShieldsOf(m, areas, due, by, other);
  if (amount <= 0) return false;
  if (side.base) {
    const room = hpOf(m, side.base) - side.base.damage;
    const clause = by === 'battle' ? '7-6-2-3' : '4-5-1';
    const received = strike(m, [{ target: side.base.id, amount, source }], by, { clause });
    if (received > room) lost(m, player, received - room);
    return received > 0;
  }
  if (side.shields.length > 0) {
    const instead = insteadOf(m, areaOf(player, 'shields'), 'damaged', by, other);
    if (instead) {
      callInstead(m, instead, areaOf(player, 'shields'), { amount, by, source, player, shields });
      return true;
    }
    m.note('shield-damage', player, { amount, by, source }, { clause: '3-6-4-2' });
    if (amount > 1) lost(m, player, amount - 1);
    destroyShields(m, player, Math.min(shields, side.shields.length), { by, source });
    return true;
  }
  if (by !== 'battle') {
    m.note('no-damage', player, { amount, source }, { clause: 'G11' });
    return false;
  }
  m.note('player-damage', player, { amount, source }, { clause: '7-6-2-2' });
  lose(m, player, { by, source, reason: 'battle damage with an empty shield area', clause: '1-2-2-1' });
  return true;
}

/** How a player loses: by a battle, by an effect, or by neither. */
export interface Defeat {
  by: EventBy | null;
  source: string | null;
  reason: string;
  clause: ClauseId;
}

/** R60: a player loses the game, unless something else happens in the place of that. */
export function lose(m: M, player: PlayerId, defeat: Defeat): void {
  const { by, source, reason, clause } = defeat;
  const instead = insteadOf(m, player, 'defeated', by, otherOf(m, source));
  if (instead) callInstead(m, instead, player, { ...defeat });
  else m.end({ winner: opponentOf(player), reason, clause });
}

/** Whether something that happens instead keeps a player from losing just now. */
export const sparedFromDefeat = (m: M, player: PlayerId): boolean =>
  m.state.frames.some(({ vars }) => vars.replaced === player && vars.of === 'defeated');

/** The top Shields of a player are destroyed at one moment, or that one; each may have something else happen (R59). Gives how many fell. */
export function destroyShields(
  m: M,
  player: PlayerId,
  number: number,
  { by, source, which }: Omit<Death, 'id'> & { which?: string },
): number {
  const area = areaOf(player, 'shields');
  const instead = insteadOf(m, area, 'destroyed', by, otherOf(m, source));
  let fallen = 0;
  const fall = () => {
    for (let left = number; left > 0; left--) {
      if (instead) callInstead(m, instead, area, { by, source, player, ...(which === undefined ? {} : { which }) });
      else if (shieldFalls(m, player, which)) fallen++;
    }
  };
  if (number > 1) m.together(fall);
  else fall();
  return fallen;
}

/** A Shield, the top one if none is named, is revealed and destroyed; without a Burst it goes to the trash at once. */
function shieldFalls(m: M, player: PlayerId, which?: string): boolean {
  const card = destroyShield(m, player, { clause: '7-6-2-4' }, which);
  if (card === null) return false;
  const burst = cardOf(m, card).abilities.some(({ timings }) => timings.includes('burst'));
  if (!burst) moveCards(m, [refer({ zone: 'limbo', player, card })], 'trash', 'move', { clause: '11-2-5' });
  return true;
}

/** 4-5-5: what a Base or a Shield can't take is not passed on. */
function lost(m: M, player: PlayerId, amount: number): void {
  m.note('excess-damage', player, { amount }, { clause: '4-5-5' });
}
