/** HP damage: one packet, one event, and the mini-phase that it opens. */
import type { Hit, PlayerId, Uid } from '../../../engine/index.ts';
import { dealPacket } from '../../../engine/index.ts';
import type { SeenUnit } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { Done, M, Struck } from '../board/context.ts';
import { someCardSays } from '../board/counters.ts';
import { meansOf } from '../board/evaluate.ts';
import { unitCant } from '../board/rules.ts';
import { hpOf, statOf } from '../board/values.ts';
import type { Cited } from './board.ts';
import { unitIn } from './board.ts';

export interface Blow {
  /** For each unit, before DF is taken off. */
  amount: (unit: Uid) => number;
  /** DF is not taken off. */
  pierce?: true | undefined;
  targets: readonly Uid[];
  /** The unit or the card that does it. */
  source: string;
  /** The unit that does it; null when a card does that is no unit on the grid. */
  from: Uid | null;
  /** Whose skill or attack it is. */
  owner: PlayerId;
  by: 'attack' | 'skill';
  /** The program of the skill. */
  skill?: string | undefined;
}

export const amountIn = (struck: Struck | null): number =>
  (struck?.hits ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** R54: of so much HP, what a unit loses that can't fall. */
export const kept = (m: M, unit: SeenUnit, amount: number): number =>
  unitCant(m, unit.id, 'fall') ? Math.min(amount, Math.max(0, hpOf(m, unit) - 1)) : amount;

/** G9: lessened by DF, all targets at one moment. What comes to 0 is told and left out; null when nothing is left. */
export function strike(
  m: M,
  { amount, pierce, targets, source, from, owner, by, skill }: Blow,
  cited: Cited = {},
): Struck | null {
  const means = by === 'attack' ? by : meansOf(m, skill);
  const hits: Hit[] = [];
  const spared: Uid[] = [];
  for (const id of targets) {
    const unit = findUnit(m.board, id);
    if (!unit || unit.closed) continue;
    const doing = { owner, unit: from, means, verb: 'damage', skill };
    const safe = unitCant(m, id, 'damaged', doing);
    const left = safe ? 0 : kept(m, unit, Math.max(0, amount(id)) - (pierce ? 0 : statOf(m, unit, 'df')));
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
  if (event === null) return null;
  const struck: Struck = {
    event: event.seq,
    owner,
    from,
    hits: hits.map((hit) => ({ target: hit.target, amount: hit.amount })),
  };
  return answerable(m, struck, { means, ...(skill === undefined ? {} : { skill }) });
}

/** R56: what was done knows by what, where a Counter Skill of the match asks. */
export const answerable = (m: M, struck: Struck, done: Done): Struck =>
  someCardSays(m, 'answers') ? { ...struck, done } : struck;
