/** G2: preparing a game. */
import type { CardSet, JsonObject, PlayerId, Seat } from '../../../engine/index.ts';
import { PLAYERS, vocabulary } from '../../../engine/index.ts';
import { toss } from '../../cards/toss.ts';
import { addProtection, drawCards, revealPool, shuffle } from '../atoms/cards.ts';
import { chooseFirst } from '../atoms/turn.ts';
import type { Board, Side } from '../board/board.ts';
import { emptySide, OPENING_HAND } from '../board/board.ts';
import type { Unnamed } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import type { Deck } from '../language/language.ts';

const { procedure, step } = vocabulary<Unnamed>();

export const blankBoard = (past: Pick<Board, 'past'> = {}): Board => ({
  active: 'p1',
  attack: null,
  ...past,
  phase: 'setup',
  players: { p1: emptySide(), p2: emptySide() },
  turn: 0,
});

function cardsOf(list: Readonly<Record<string, number>>): string[] {
  const found: string[] = [];
  for (const [card, copies] of Object.entries(list)) for (let copy = 0; copy < copies; copy++) found.push(card);
  return found;
}

export function setup(
  seats: readonly [Seat, Seat],
  _options: JsonObject,
  cards: CardSet<Unnamed>,
): { board: Board; program: string } {
  const side = ({ deck }: Seat): Side => {
    const { main, pool } = deck as Deck;
    return { ...emptySide(), deck: cardsOf(main), pool: cardsOf(pool) };
  };
  const players = { p1: side(seats[0]), p2: side(seats[1]) };
  return { board: { ...blankBoard(pastOf(cards, players)), players }, program: 'game' };
}

export const gameProgram = procedure('game', [
  toss('G2', { prompt: 'You won the toss: who goes first?', own: 'I go first', other: 'The opponent goes first' }),
  step<{ winner: PlayerId }>('G2', (m, { winner }) => {
    chooseFirst(m, winner, m.state.options.firstPlayer as string);
    for (const player of PLAYERS) {
      shuffle(m, player, 'deck');
      shuffle(m, player, 'poolDeck');
      revealPool(m, player);
      drawCards(m, player, OPENING_HAND);
      addProtection(m, player);
    }
  }),
  step('G4', (m) => m.call('turn', {})),
]);
