import {
  type DeepReadonly,
  describer,
  type Json,
  type Machine,
  type Pending,
  type Viewer,
} from '../../src/engine/index.ts';
import type { Board, Duel, Side } from './board.ts';
import { EVENTS } from './events.ts';

/** The board as `viewer` may see it: decks are numbers, and so is the hand of anybody else. */
export function view(board: DeepReadonly<Board>, viewer: Viewer): Json {
  const side = (shown: DeepReadonly<Side>, own: boolean): Json => ({
    ...shown,
    deck: shown.deck.length,
    hand: own ? shown.hand : shown.hand.length,
  });
  return {
    turn: board.turn,
    active: board.active,
    sides: { p1: side(board.sides.p1, viewer === 'p1'), p2: side(board.sides.p2, viewer === 'p2') },
  };
}

/** What happened, in one sentence. Players go by the names of their seats. */
export const describe = describer<Duel>({
  sentences: EVENTS,
  cardName: ({ name }) => name,
  players: { p1: 'p1', p2: 'p2' },
});

export const describePending = (m: Machine<Duel>, { card, source }: Pending): string =>
  `${m.cards.cards.get(card ?? '')?.name ?? card} (${source})`;
