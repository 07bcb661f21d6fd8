/** What the atoms of this folder share: finding things on a board that may be written. */
import type { Uid } from '../../../engine/index.ts';
import type { Board, Demon } from '../board/board.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId };

/** The demon `id` to write; a board that does not have it is our own bug. */
export function demonIn(board: Board, id: Uid): Demon {
  for (const demon of board.teams.p1.demons) if (demon.id === id) return demon;
  for (const demon of board.teams.p2.demons) if (demon.id === id) return demon;
  throw new Error(`no demon ${id}`);
}
