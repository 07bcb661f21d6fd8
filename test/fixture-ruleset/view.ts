import type { DeepReadonly, GameEvent, Json, Pending, Viewer } from '../../src/engine/index.ts';
import type { Board, M } from './board.ts';
import { both } from './board.ts';

/** The board as `viewer` may see it: boxes are numbers, and so is the hand of anybody else. */
export function view(board: DeepReadonly<Board>, viewer: Viewer): Json {
  const side = (player: 'p1' | 'p2'): Json => {
    const { box, hand, ...open } = board.sides[player];
    return { ...open, box: box.length, hand: viewer === player ? hand : hand.length };
  };
  const [p1, p2] = both.map(side) as [Json, Json];
  return { turn: board.turn, active: board.active, bells: board.bells, sides: { p1, p2 } };
}

/** The fixture's events speak for themselves. */
export const describe = ({ type, player, data }: GameEvent): string =>
  `${player ?? 'all'} ${type} ${JSON.stringify(data)}`;

export const describePending = (_m: M, { card, source }: Pending): string => `${card} (${source})`;
