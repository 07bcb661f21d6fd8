import type { Json, PlayerId, Viewer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { lpOf } from '../board/board.ts';

/**
 * R1 and the hidden cards: a Card File is a number to everyone but its Iczer, Soul Cards with LP left a number as well, and
 * nobody else sees what is chosen in the Set Phase, nor the SP paid for it.
 */
export function view(board: SeenBoard, viewer: Viewer): Json {
  const side = (player: PlayerId) => {
    const { file, souls, soulLp, plan, sp, ...open } = board.players[player];
    const lp = lpOf(board.players[player]);
    if (viewer === player) return { ...open, sp, file: [...file].sort(), souls, soulLp, plan, lp };
    const paidFor = file.length + (plan.set === null ? 0 : 1);
    return { ...open, sp: sp + plan.spent, file: paidFor, souls: souls.length, lp };
  };
  return { ...board, players: { p1: side('p1'), p2: side('p2') } } as Json;
}
