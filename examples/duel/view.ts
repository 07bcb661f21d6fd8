import type { DeepReadonly, Json, Machine, Pending, PlayerId, Viewer } from '../../src/engine/index.ts';
import { describer, PLAYERS } from '../../src/engine/index.ts';
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

/** What happened, in one sentence. */
export const describe = describer<Duel>({ sentences: EVENTS, cardName: ({ name }) => name });

/** What waits is called by its card. */
export const describePending = (m: Machine<Duel>, { card }: Pending): string =>
  m.cards.cards.get(card ?? '')?.name ?? 'An ability';

/** Units lie face up: events call them by their cards. */
export function faceOf({ sides }: DeepReadonly<Board>, id: string): string | undefined {
  for (const player of PLAYERS) for (const unit of sides[player].units) if (unit.id === id) return unit.card;
  return undefined;
}

/** Cards of the hand go by their ids in actions. */
export const holds = (board: DeepReadonly<Board>, player: PlayerId, card: string): boolean =>
  board.sides[player].hand.includes(card);
