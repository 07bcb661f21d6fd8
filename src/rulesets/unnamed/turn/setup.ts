/** G2: preparing a game. */
import { type JsonObject, oneOf, PLAYERS, type PlayerId, type Seat, vocabulary } from '../../../engine/index.ts';
import { addProtection, drawCards, revealPool, shuffle } from '../atoms/cards.ts';
import { chooseFirst } from '../atoms/turn.ts';
import { type Board, emptySide, OPENING_HAND, type Side } from '../board/board.ts';
import type { Unnamed } from '../board/context.ts';
import type { Deck } from '../language/language.ts';

const { procedure, step, choice } = vocabulary<Unnamed>();

export const blankBoard = (): Board => ({
  turn: 0,
  active: 'p1',
  phase: 'setup',
  players: { p1: emptySide(), p2: emptySide() },
  attack: null,
});

const cardsOf = (list: Record<string, number>): string[] =>
  Object.entries(list).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));

export function setup(seats: readonly [Seat, Seat], _options: JsonObject): { board: Board; program: string } {
  const side = ({ deck }: Seat): Side => {
    const { main, pool } = deck as Deck;
    return { ...emptySide(), deck: cardsOf(main), pool: cardsOf(pool) };
  };
  return { board: { ...blankBoard(), players: { p1: side(seats[0]), p2: side(seats[1]) } }, program: 'game' };
}

export const gameProgram = procedure('game', [
  choice<string, { winner: PlayerId }>(
    'G2',
    (m, vars) => {
      const { firstPlayer } = m.state.options;
      if (firstPlayer === 'p1' || firstPlayer === 'p2') {
        vars.winner = firstPlayer;
        return null;
      }
      vars.winner ??= m.random(2) === 0 ? 'p1' : 'p2';
      if (firstPlayer === 'toss') return null;
      const answers = PLAYERS.map((id) => ({
        id,
        label: id === vars.winner ? 'I go first' : 'The opponent goes first',
        clause: 'G2',
        value: id,
      }));
      return oneOf(
        { player: vars.winner, kind: 'first-player', clause: 'G2', prompt: 'You won the toss: who goes first?' },
        answers,
      );
    },
    (_m, vars, answer) => {
      vars.winner = answer as PlayerId;
    },
  ),
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
