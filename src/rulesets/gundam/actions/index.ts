/** What players can do by themselves. */
import type { ActionKind } from '../../../engine/index.ts';
import type { Gundam } from '../board/context.ts';
import { BLOCKS } from './block.ts';
import { activate, attack, end, support } from './board.ts';
import { command, pairing, play } from './hand.ts';

export const MAIN_ACTIONS: readonly ActionKind<Gundam>[] = [play, pairing, command, activate, support, attack, end];

export const RESPONSES: readonly ActionKind<Gundam>[] = [command, activate];

/** Everything that can be tried, so that it can be explained when it is refused. */
export const ALL_ACTIONS: readonly ActionKind<Gundam>[] = [...MAIN_ACTIONS, ...BLOCKS];
