import type { Machine, PlayerId, Uid } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import { refer } from '../references.ts';
import { destroyShield, moveCards } from './atoms/cards.ts';
import { callInstead, dealDamage } from './atoms/damage.ts';
import { removeBase, removeUnits } from './atoms/units.ts';
import { findBase, findUnit, type Gundam, type SeenUnit } from './board.ts';
import type { ClauseId } from './rulebook.ts';
import { cardOf, forbidden, hpOf, insteadOf } from './values.ts';

type M = Machine<Gundam>;

/**
 * Destroys Units and Bases at the same moment. What can't be destroyed stays; what has an "instead" gets that (9-1-9-1).
 * Gives how many were destroyed.
 */
export function destroy(
  m: M,
  ids: readonly Uid[],
  by: 'battle' | 'effect',
  source: string | null,
  clause: ClauseId,
): number {
  const units: SeenUnit[] = [];
  const bases: PlayerId[] = [];
  for (const id of ids) {
    const unit = findUnit(m.board, id);
    const base = unit ? null : findBase(m.board, id);
    if ((!unit && !base) || forbidden(m, id, 'beDestroyed')) continue;
    const instead = insteadOf(m, id, 'destroyed', by);
    if (instead) callInstead(m, instead, id, { by, source });
    else if (unit) units.push(unit);
    else if (base) bases.push(base.owner);
  }
  m.together(() => {
    const both = by === 'battle' && units.length > 1;
    removeUnits(m, units, 'trash', 'destroy', { by, source }, { clause: both ? '7-6-3-2-3' : clause });
    for (const owner of bases) removeBase(m, owner, 'trash', 'base-destroyed', { by, source }, { clause });
  });
  return units.length + bases.length;
}

/**
 * Damage to a shield area: the Base takes it (7-6-2-3), without a Base the top Shield (7-6-2-4). Battle damage that finds
 * neither defeats the player (7-6-2-2); effect damage does nothing then (G11). Gives whether anything was hit.
 */
export function damageShieldArea(
  m: M,
  player: PlayerId,
  amount: number,
  by: 'battle' | 'effect',
  source: string,
): boolean {
  if (amount <= 0) return false;
  const side = m.board.players[player];
  if (side.base) {
    const room = hpOf(m, side.base) - side.base.damage;
    const clause = by === 'battle' ? '7-6-2-3' : '4-5-1';
    const dealt = dealDamage(m, [{ target: side.base.id, amount, source }], by, { clause });
    if (dealt > room) lost(m, player, dealt - room);
    return dealt > 0;
  }
  if (side.shields.length > 0) {
    m.note('shield-damage', player, { amount, by, source }, { clause: '3-6-4-2' });
    if (amount > 1) lost(m, player, amount - 1);
    const card = destroyShield(m, player, { clause: '7-6-2-4' });
    const burst = card !== null && cardOf(m, card).abilities.some(({ timings }) => timings.includes('burst'));
    if (card !== null && !burst)
      moveCards(m, [refer({ zone: 'limbo', player, card })], 'trash', 'move', { clause: '11-2-5' });
    return true;
  }
  if (by !== 'battle') {
    m.note('no-damage', player, { amount, source }, { clause: 'G11' });
    return false;
  }
  m.note('player-damage', player, { amount, source }, { clause: '7-6-2-2' });
  m.end({ winner: opponentOf(player), reason: 'battle damage with an empty shield area', clause: '1-2-2-1' });
  return true;
}

/** 4-5-5: what a Base or a Shield can't take is not passed on. */
function lost(m: M, player: PlayerId, amount: number): void {
  m.note('excess-damage', player, { amount }, { clause: '4-5-5' });
}
