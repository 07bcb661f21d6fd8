import type { DecisionsOf } from '../../engine/index.ts';
import { ACTIONS } from './actions/index.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  act: { asks: 'Which skill a demon uses, and on whom.', actions: ACTIONS },
  may: { asks: 'Whether an effect is used.' },
  mode: { asks: 'Which parts of an effect happen.' },
  choose: { asks: 'Which demons an effect is about.' },
} as const satisfies DecisionsOf;
