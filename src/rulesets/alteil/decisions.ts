import type { DecisionsOf } from '../../engine/index.ts';
import { DEPLOYMENT, MENU } from './actions/index.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  deploy: { asks: 'On which cell a unit is deployed.', actions: DEPLOYMENT },
  revival: { asks: 'Which CLOSED units are revived.' },
  setting: { asks: 'Which sphere levels are raised, and which card is set.' },
  menu: { asks: 'What a unit does in its sub-phase.', actions: MENU },
  may: { asks: 'Whether an effect is used.' },
  mode: { asks: 'Which parts of an effect happen.' },
  choose: { asks: 'Which units an effect is about.' },
  'choose-card': { asks: 'Which cards an effect is about.' },
  cell: { asks: 'On which cell an effect puts a unit.' },
  divide: { asks: 'How damage is divided.' },
} as const satisfies DecisionsOf;
