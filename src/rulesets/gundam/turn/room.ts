/** 10-4-2: a battle area that is full makes room before the next Unit comes. */
import type { PlayerId, Question } from '../../../engine/index.ts';
import { opponentOf, pick } from '../../../engine/index.ts';
import { removeUnits } from '../atoms/units.ts';
import { findUnit, UNIT_LIMIT } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M } from '../board/context.ts';

/** How many Units of a player have to go before so many others come (A15). */
function tooMany(m: M, player: PlayerId, coming: number): number {
  const standing = m.board.players[player].units.length;
  const excess = standing + coming - UNIT_LIMIT;
  if (excess <= 0) return 0;
  const wanted = m.state.options.unitLimitTrash === 'deployed' ? Math.max(coming, excess) : excess;
  return Math.min(standing, wanted);
}

/** Which Units go, or null when there is room (R3: those that come are not among them). */
export function roomQuestion(m: M, player: PlayerId, coming: number): Question<string[]> | null {
  const over = tooMany(m, player, coming);
  if (over === 0) return null;
  return pick({
    player,
    kind: 'unit-limit',
    clause: '10-4-2',
    prompt: `More than ${UNIT_LIMIT} Units: choose ${over} to put into the trash`,
    candidates: m.board.players[player].units.map(({ id }) => ({ id, label: labelOf(m, id) })),
    min: over,
    max: over,
  });
}

/** Puts the chosen Units into the trash; they are not destroyed. */
export function makeRoom(m: M, chosen: readonly string[]): void {
  const leaving = chosen.flatMap((id) => {
    const unit = findUnit(m.board, id);
    return unit ? [{ unit }] : [];
  });
  removeUnits(m, leaving, 'trash', 'move', {}, { clause: chosen.length > 1 ? '10-4-2-2' : '10-4-2' });
}

/** How many Units there is room for (R20). */
export const roomFor = (m: M, player: PlayerId): number => UNIT_LIMIT - m.board.players[player].units.length;

/** Who makes room first when both have to (1-3-4). */
export const inTurn = (m: M): [PlayerId, PlayerId] => [m.board.active, opponentOf(m.board.active)];
