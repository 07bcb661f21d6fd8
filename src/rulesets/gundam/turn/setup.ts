/** 5-2: preparing a game. */
import type { CardSet, JsonObject, PlayerId, Seat } from '../../../engine/index.ts';
import { opponentOf, vocabulary, yesOrNo } from '../../../engine/index.ts';
import { toss } from '../../cards/toss.ts';
import { drawCards, handToBottom, layShields, shuffleDeck } from '../atoms/cards.ts';
import { placeResource } from '../atoms/resources.ts';
import { choosePlayerOne } from '../atoms/turn.ts';
import { placeExBase } from '../atoms/units.ts';
import type { Board } from '../board/board.ts';
import { emptySide, SHIELDS } from '../board/board.ts';
import type { Gundam } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import type { Deck } from '../language/language.ts';

const { procedure, step, choice } = vocabulary<Gundam>();

const OPENING_HAND = 5;

export function setup(
  seats: readonly [Seat, Seat],
  _options: JsonObject,
  cards: CardSet<Gundam>,
): { board: Board; program: string } {
  const [p1, p2] = seats.map(({ deck }) => {
    const { main, resources } = deck as Deck;
    const side = emptySide();
    for (const [card, copies] of Object.entries(main)) for (let i = 0; i < copies; i++) side.deck.push(card);
    side.resourceDeck = Object.values(resources).reduce((sum, copies) => sum + copies, 0);
    return side;
  }) as [ReturnType<typeof emptySide>, ReturnType<typeof emptySide>];
  return { board: { ...blankBoard(pastOf(cards, [p1, p2])), players: { p1, p2 } }, program: 'game' };
}

export const blankBoard = (past: Pick<Board, 'past'> = {}): Board => ({
  active: 'p1',
  battle: null,
  ...past,
  phase: 'setup',
  playerOne: 'p1',
  players: { p1: emptySide(), p2: emptySide() },
  step: 'setup',
  turn: 0,
});

const redraw = (who: (one: PlayerId) => PlayerId, label: string) =>
  choice<string>(
    '5-2-1-6',
    (m) =>
      m.state.options.redraw === false
        ? null
        : yesOrNo({
            player: who(m.board.playerOne),
            kind: 'redraw',
            clause: '5-2-1-6',
            prompt: 'Put your hand on the bottom of your deck, draw five and shuffle?',
            yes: 'Redraw',
            no: 'Keep',
          }),
    (m, _vars, answer) => {
      if (answer === 'no') return;
      const player = who(m.board.playerOne);
      handToBottom(m, player);
      drawCards(m, player, OPENING_HAND, { clause: 'A13' });
      shuffleDeck(m, player, { clause: 'A13' });
    },
    label,
  );

export const gameProgram = procedure('game', [
  step('5-1-1', (m) => {
    for (const player of ['p1', 'p2'] as const) shuffleDeck(m, player);
  }),
  toss('R4', {
    prompt: 'You won the toss: who is Player One?',
    own: 'I am Player One',
    other: 'The opponent is Player One',
  }),
  step<{ winner: PlayerId }>('G2', (m, { winner }) => {
    choosePlayerOne(m, winner, m.state.options.firstPlayer as string);
    for (const player of [winner, opponentOf(winner)]) drawCards(m, player, OPENING_HAND);
  }),
  redraw((one) => one, 'redraw-one'),
  redraw(opponentOf, 'redraw-two'),
  step('5-2-2', (m) => {
    const { playerOne } = m.board;
    for (const player of [playerOne, opponentOf(playerOne)]) layShields(m, player, SHIELDS);
    for (const player of [playerOne, opponentOf(playerOne)]) placeExBase(m, player);
    placeResource(m, opponentOf(playerOne), { ex: true }, { clause: '4-17-5' });
  }),
  step('6-1-1', (m) => m.call('turn', {})),
]);
