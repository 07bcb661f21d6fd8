/** HP damage: one packet, one event, and the mini-phase that it opens. */
import { dealPacket, type Hit, type PlayerId, type Uid } from '../../../engine/index.ts';
import { findUnit } from '../board.ts';
import type { M } from '../context.ts';
import { statOf } from '../values.ts';
import { type Cited, unitIn } from './find.ts';

export interface Blow {
  /** Before DF is taken off. */
  amount: number;
  targets: readonly Uid[];
  /** The unit or the card that does it. */
  source: string;
  /** Whose skill or attack it is. */
  owner: PlayerId;
  by: 'attack' | 'skill';
}

/** G9: lessened by DF, all targets at one moment. Gives the damage done; what comes to 0 is told and left out. */
export function strike(m: M, { amount, targets, source, owner, by }: Blow, cited: Cited = {}): number {
  const hits: Hit[] = [];
  const spared: Uid[] = [];
  for (const id of targets) {
    const unit = findUnit(m.board, id);
    if (!unit || unit.closed) continue;
    const left = amount - statOf(m, unit, 'df');
    if (left > 0) hits.push({ target: id, amount: left, source });
    else spared.push(id);
  }
  if (spared.length > 0) m.note('no-damage', owner, { units: spared, by }, { clause: 'G9' });
  const event = dealPacket(
    m,
    owner,
    { by, hits },
    (board, { target, amount: taken }) => {
      unitIn(board, target).lost += taken;
    },
    cited,
  );
  return event === null ? 0 : hits.reduce((sum, hit) => sum + hit.amount, 0);
}
