import type { DecisionsOf } from '../../src/engine/index.ts';
import { actions } from './actions.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  main: { asks: 'What the player on turn does.', actions },
  target: { asks: 'Which unit an ability hits.' },
} as const satisfies DecisionsOf;
