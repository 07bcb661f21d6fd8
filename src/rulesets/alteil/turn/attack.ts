/** An attack, from the Action Menu or by an effect. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { modified } from '../../../engine/index.ts';
import { strike } from '../atoms/damage.ts';
import type { SeenUnit } from '../board/board.ts';
import { byCell, holderOf } from '../board/board.ts';
import type { M, Struck } from '../board/context.ts';
import type { Doing } from '../board/evaluate.ts';
import { reached } from '../board/evaluate.ts';
import { unitCant } from '../board/rules.ts';
import { statOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { damageHp } from './mini-phases.ts';

/** R41: the enemies in range that an attack of a unit can hit. */
export function attackable(m: M, unit: SeenUnit): SeenUnit[] {
  const there = reached(m, unit);
  if (there.length === 0) return there;
  const doing: Doing = { owner: holderOf(m.board, unit.id), unit: unit.id, means: 'attack' };
  return there.filter(({ id }) => !unitCant(m, id, 'attacked', doing));
}

/** G9: AT less DF to one of the units that are reached, picked by chance; `answer` is what follows a blow. */
export function attackOne(
  m: M,
  player: PlayerId,
  unit: SeenUnit,
  there: readonly SeenUnit[],
  clause: ClauseId = 'G9',
  answer: (blows: readonly Struck[]) => unknown = (blows) => damageHp(m, blows),
): { target: Uid; taken: number } {
  const among = byCell(there);
  const target = among[m.random(among.length)];
  if (!target) throw new Error('nobody is in range');
  const ids = among.map(({ id }) => id);
  const event = m.note('attack', player, { unit: unit.id, target: target.id, among: ids }, { clause });
  let taken = 0;
  m.under(event, () => {
    const by = { source: unit.id, from: unit.id, owner: player, by: 'attack' } as const;
    const at = Math.max(0, modified(m, player, 'attack', statOf(m, unit, 'at')));
    const struck = strike(m, { amount: () => at, targets: [target.id], ...by }, { clause: 'G9' });
    taken = struck?.hits[0]?.amount ?? 0;
    if (struck) answer([struck]);
  });
  return { target: target.id, taken };
}
