import type { ActionKind } from '../../../engine/index.ts';
import type { Unnamed } from '../board/context.ts';
import { attack, end, move, use } from './board.ts';
import { land, play, tech } from './hand.ts';

/** G4: everything that the turn player can do in the Main Phase. */
export const MAIN_ACTIONS: readonly ActionKind<Unnamed>[] = [play, land, tech, attack, move, use, end];
