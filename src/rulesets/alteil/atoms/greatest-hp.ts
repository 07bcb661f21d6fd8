/** R3: what becomes of the HP that units have when their greatest HP change. */
import type { Uid } from '../../../engine/index.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { hpOf, statOf } from '../board/values.ts';
import { unitIn } from './board.ts';

/**
 * Carries out a change of continuous effects. HP rise and fall with the greatest, since only what is lost is stored; where
 * a match says that the greatest change alone, what is lost is made to fit.
 */
export function keepingHp(
  m: M,
  ids: readonly Uid[],
  change: () => void,
  alone = m.state.options.greatestHp === 'alone',
): void {
  if (!alone) {
    change();
    return;
  }
  const units = (): SeenUnit[] => ids.flatMap((id) => findUnit(m.board, id) ?? []);
  const before = new Map(units().map((unit) => [unit.id, { hp: hpOf(m, unit), most: statOf(m, unit, 'hp') }]));
  change();
  const kept = units().flatMap((unit) => {
    const was = before.get(unit.id);
    const most = statOf(m, unit, 'hp');
    return !was || was.most === most ? [] : [{ unit: unit.id, hp: Math.min(was.hp, most), most }];
  });
  if (kept.length === 0) return;
  m.change(
    'hp-kept',
    null,
    { units: kept },
    (board) => {
      for (const { unit, hp, most } of kept) unitIn(board, unit).lost = most - hp;
    },
    { clause: 'R3' },
  );
}
