import type { DecisionsOf } from '../../engine/index.ts';
import { MAIN_ACTIONS } from './actions/index.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  'first-player': { asks: 'Who goes first, of whom won the toss.' },
  pool: { asks: 'Whether a card is swapped for one of the pool.' },
  main: { asks: 'What the turn player does in the Main Phase.', actions: MAIN_ACTIONS },
  zone: { asks: 'To which zone a card goes.' },
  cost: { asks: 'What pays a cost.' },
  order: { asks: 'Which of a player’s waiting effects goes first.' },
  may: { asks: 'Whether an effect is used.' },
  mode: { asks: 'Which parts of an effect happen.' },
  choose: { asks: 'What an effect is about.' },
  name: { asks: 'Which name of a card, or which tribe, a player says.' },
  lane: { asks: 'Which lane an effect is about.' },
  number: { asks: 'Which number a player names.' },
  divide: { asks: 'How power is divided.' },
  discard: { asks: 'Which cards of the hand are discarded.' },
} as const satisfies DecisionsOf;
