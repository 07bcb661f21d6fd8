import type { Json, Viewer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';

/** Nothing on this table is hidden: teams, skills, MP and what lasts are open to both players and to whoever looks on. */
export const view = (board: SeenBoard, _viewer: Viewer): Json => board as Json;
