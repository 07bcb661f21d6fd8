/** G3: starting a match. */
import type { CardSet, JsonObject, PlayerId, Seat } from '../../../engine/index.ts';
import { oneOf, opponentOf, pick, vocabulary } from '../../../engine/index.ts';
import { refer } from '../../cards/references.ts';
import { drawCards, handToDeck, moveCards, shuffleDeck } from '../atoms/cards.ts';
import { chooseStarter } from '../atoms/turn.ts';
import type { Board } from '../board/board.ts';
import { blankBoard, emptySide, OPENING_HAND } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import type { Deck } from '../language/language.ts';

const { procedure, atOnce, step, choice } = vocabulary<Nexus>();

/** After so many mulligans the hand is kept. */
const MULLIGANS = 6;

export function setup(
  seats: readonly [Seat, Seat],
  options: JsonObject,
  cards: CardSet<Nexus>,
): { board: Board; program: string } {
  const durability = options.durability as number;
  const [p1, p2] = seats.map(({ deck }) => {
    const side = emptySide(durability);
    for (const [card, copies] of Object.entries((deck as Deck).main))
      for (let i = 0; i < copies; i++) side.deck.push(card);
    return side;
  }) as [ReturnType<typeof emptySide>, ReturnType<typeof emptySide>];
  return { board: { ...blankBoard(durability, pastOf(cards, [p1, p2])), players: { p1, p2 } }, program: 'game' };
}

interface Opening {
  [key: string]: number;
  p1: number;
  p2: number;
  /** 1 once a player keeps. */
  keptP1: number;
  keptP2: number;
}

const keeps = (vars: Opening, player: PlayerId): boolean => (player === 'p1' ? vars.keptP1 : vars.keptP2) === 1;
const keep = (vars: Opening, player: PlayerId): void => {
  if (player === 'p1') vars.keptP1 = 1;
  else vars.keptP2 = 1;
};

const decide = (who: (starter: PlayerId) => PlayerId, label: string) =>
  choice<string, Opening>(
    'G3',
    (m, vars) => {
      const player = who(m.board.starter);
      if (keeps(vars, player)) return null;
      return oneOf(
        {
          player,
          kind: 'mulligan',
          clause: 'G3',
          prompt: `Keep this hand? Mulligans so far: ${vars[player]}`,
          default: 'keep',
        },
        [
          { id: 'keep', label: 'Keep', clause: 'G3', value: 'keep' },
          { id: 'mulligan', label: 'Mulligan', clause: 'G3', value: 'mulligan' },
        ],
      );
    },
    (m, vars, answer) => {
      const player = who(m.board.starter);
      if (answer === 'keep') {
        m.note('keep', player, { mulligans: vars[player] ?? 0 });
        keep(vars, player);
        return;
      }
      const taken = (vars[player] ?? 0) + 1;
      vars[player] = taken;
      if (taken >= MULLIGANS) keep(vars, player);
      handToDeck(m, player);
      shuffleDeck(m, player);
      drawCards(m, player, OPENING_HAND);
      m.call('bottom', { player, n: taken });
    },
    label,
  );

const handOf = (m: M, player: PlayerId): string[] =>
  m.board.players[player].hand.map((card) => refer({ zone: 'hand', player, card }));

/** R23: one card for each mulligan taken goes to the bottom. */
export const bottomProgram = atOnce('bottom', [
  choice<string[], { player: PlayerId; n: number }>(
    'G3',
    (m, { player, n }) =>
      pick({
        player,
        kind: 'bottom',
        clause: 'G3',
        prompt: `Put ${n} on the bottom of your deck`,
        hidden: true,
        candidates: handOf(m, player).map((id) => ({ id, label: labelOf(m, id) })),
        min: n,
        max: n,
      }),
    (m, _vars, chosen) => void moveCards(m, chosen, 'deckBottom', 'move', { clause: 'R23' }),
  ),
]);

export const gameProgram = procedure('game', [
  step<Opening>('G3', (m, vars) => {
    const { firstPlayer } = m.state.options;
    const starter = firstPlayer === 'p1' || firstPlayer === 'p2' ? firstPlayer : m.random(2) === 0 ? 'p1' : 'p2';
    chooseStarter(m, starter, firstPlayer === 'random' ? 'random' : 'agreed');
    for (const player of [starter, opponentOf(starter)] as const) {
      shuffleDeck(m, player);
      drawCards(m, player, OPENING_HAND);
      vars[player] = 0;
    }
    vars.keptP1 = 0;
    vars.keptP2 = 0;
  }),
  decide((starter) => starter, 'decide'),
  decide(opponentOf, 'other-decides'),
  step<Opening>('G3', (_m, vars) => (vars.keptP1 + vars.keptP2 < 2 ? 'decide' : undefined)),
  step('gen.1', (m) => m.call('turn', {})),
]);
