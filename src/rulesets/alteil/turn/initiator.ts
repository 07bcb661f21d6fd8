/** A10: who has set off the destruction that step 15 settles. */
import type { Modifier, PlayerId, Uid } from '../../../engine/index.ts';
import { mayChange, PLAYERS, slot } from '../../../engine/index.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit, holderOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { hpOf } from '../board/values.ts';
import type { TurnVars } from './turn-vars.ts';

const FALLEN = slot<readonly SeenUnit[]>('fallen units');

/** The units that are below 1 HP and not CLOSED yet, those of `p1` first. A Damage Resolution asks twice. */
export const fallenUnits = (m: M): readonly SeenUnit[] => m.memo(FALLEN, findFallen);

function findFallen(m: M): SeenUnit[] {
  const fallen: SeenUnit[] = [];
  // Most have lost none, and then only Rank Up or an effect can have left them so few.
  const lowered = (mayChange(m, 'hp') || mayChange(m, 'maxHp')) && isLowered(m);
  for (const player of PLAYERS)
    for (const unit of m.board.players[player].units)
      if (unit.closed === null && (lowered || unit.lost > 0 || unit.ranked) && hpOf(m, unit) <= 0) fallen.push(unit);
  return fallen;
}

/** Whether an effect may have lowered the greatest HP of a unit. */
function isLowered(m: M): boolean {
  m.work.spend(m.state.modifiers.length >> 3);
  return m.state.modifiers.some(
    ({ effect }) =>
      (effect.kind === 'set' || (effect.kind === 'stat' && effect.add < 0)) &&
      (effect.stat === 'hp' || effect.stat === 'maxHp'),
  );
}

/**
 * Remembers the units that have fallen below 1 HP since this was last asked, and by whose doing: `by` says it; without it
 * a unit has fallen by its own Iczer. Those that were healed since are forgotten.
 */
export function rememberFallen(m: M, vars: TurnVars, by: (unit: Uid) => PlayerId | null = () => null): void {
  const down = fallenUnits(m);
  if (down.length === 0) {
    if (vars.felled.length > 0) vars.felled = [];
    return;
  }
  const known = vars.felled.filter(({ unit }) => down.some(({ id }) => id === unit));
  const fresh = down
    .filter(({ id }) => !known.some(({ unit }) => unit === id))
    .map(({ id }) => ({ by: by(id) ?? holderOf(m.board, id), unit: id }));
  vars.felled = [...known, ...(known.length === 0 ? byLot(m, fresh) : fresh)];
}

/** Where units have fallen at the same moment by the doing of both, no rule names one of the two. */
function byLot<T extends { by: PlayerId }>(m: M, fresh: T[]): T[] {
  if (new Set(fresh.map(({ by }) => by)).size < 2) return fresh;
  const first: PlayerId = m.state.options.agiTies === 'random' && m.random(2) === 1 ? 'p2' : 'p1';
  m.note('tie', null, { among: [...PLAYERS], first }, { clause: 'A10' });
  return fresh.sort((a, b) => Number(a.by !== first) - Number(b.by !== first));
}

/** Whose effects on the greatest HP of a unit are among those that have ended: the oldest counts. */
export const endedBy =
  (ended: readonly Modifier[]) =>
  (unit: Uid): PlayerId | null =>
    ended.find(
      ({ target, effect }) =>
        target === unit &&
        ((effect.kind === 'stat' && effect.add > 0) || effect.kind === 'set') &&
        (effect.stat === 'hp' || effect.stat === 'maxHp'),
    )?.owner ?? null;

/** Who has set off what step 15 settles; null when nothing has fallen. */
export function openInitiator(m: M, { felled, opener }: TurnVars): PlayerId | null {
  if (m.state.options.openInitiator === 'first-open' && opener !== null) return opener;
  const still = felled.find(({ unit }) => findUnit(m.board, unit)?.closed === null);
  return still?.by ?? opener;
}
