import type { DecisionsOf } from '../../engine/index.ts';
import { advanceActions, attackActions, defendActions, windowActions } from './actions/index.ts';

/** Every kind of decision of the game: what it asks, and which actions it offers where its options are actions. */
export const DECISIONS = {
  mulligan: { asks: 'Whether the opening hand is kept.' },
  bottom: { asks: 'Which cards go to the bottom of the deck after a mulligan.' },
  window: { asks: 'What a player does in a window.', actions: [...windowActions, { kind: 'pass' }] },
  advance: { asks: 'Which agents advance, to which biomes and with which gear.', actions: advanceActions },
  attack: { asks: 'Which agents attack.', actions: attackActions },
  defend: { asks: 'Which agents defend, and against which attackers.', actions: defendActions },
  'order-defenders': { asks: 'In which order the defenders of an attacker come.' },
  divide: { asks: 'How damage is divided.' },
  pay: { asks: 'With which types of energy a cost is paid.' },
  cost: { asks: 'What pays the cost of an effect.' },
  x: { asks: 'How much X is.' },
  order: { asks: 'Which of a player’s waiting effects goes first.' },
  may: { asks: 'Whether an effect is used.' },
  mode: { asks: 'Which parts of an effect happen.' },
  choose: { asks: 'What an effect is about.' },
  name: { asks: 'Which name of a card, or which trait, a player says.' },
  number: { asks: 'Which number a player chooses.' },
  place: { asks: 'Where an effect puts something.' },
  discard: { asks: 'Which cards of the hand are discarded.' },
  'lose-biome': { asks: 'Which biome is lost for want of cards to draw.' },
} as const satisfies DecisionsOf;
