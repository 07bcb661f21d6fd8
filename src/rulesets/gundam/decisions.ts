import type { DecisionsOf } from '../../engine/index.ts';
import { BLOCKS } from './actions/block.ts';
import { MAIN_ACTIONS, RESPONSES } from './actions/index.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  'first-player': { asks: 'Who is Player One, of whom won the toss.' },
  redraw: { asks: 'Whether the opening hand is redrawn.' },
  main: { asks: 'What the active player does in the main phase.', actions: MAIN_ACTIONS },
  action: { asks: 'What a player does in an action step.', actions: [...RESPONSES, { kind: 'pass' }] },
  block: { asks: 'Whether the attack is blocked, and by which Unit.', actions: BLOCKS },
  pay: { asks: 'How many EX Resources pay a cost.' },
  cost: { asks: 'Which cards pay the cost of an effect.' },
  order: { asks: 'Which of a player’s waiting effects goes first.' },
  may: { asks: 'Whether an effect is used.' },
  burst: { asks: 'Whether the Burst of a destroyed Shield is used.' },
  instead: { asks: 'Whether an effect replaces what would happen.' },
  mode: { asks: 'Which parts of an effect happen.' },
  choose: { asks: 'What an effect is about.' },
  name: { asks: 'Which name of a card, which trait or which colour a player says.' },
  divide: { asks: 'How damage is divided.' },
  resources: { asks: 'How many of the Resources that an effect turns are EX Resources.' },
  discard: { asks: 'Which cards of the hand are discarded.' },
  'unit-limit': { asks: 'Which Units make room for more than six.' },
} as const satisfies DecisionsOf;
