/** The turn, in the order of its phases. */
import type { Answer, PlayerId, Question } from '../../../engine/index.ts';
import { menu, oneOfMany, opponentOf, perform, vocabulary } from '../../../engine/index.ts';
import { oncePer } from '../../cards/once.ts';
import { MAIN_ACTIONS } from '../actions/index.ts';
import { drawCards, revealPool, swapWithPool } from '../atoms/cards.ts';
import { replaced } from '../atoms/replacing.ts';
import { beginTurn, nextPlayer, setPhase, skips } from '../atoms/turn.ts';
import { endChanges, wearOffRest } from '../atoms/units.ts';
import type { SeenBoard } from '../board/board.ts';
import type { M, Unnamed } from '../board/context.ts';
import { forgetDeparted } from '../board/departed.ts';

const { procedure, step, choice } = vocabulary<Unnamed>();

const KEEP = 'keep';
const KEEPING: Answer<string> = { id: KEEP, label: 'Keep the hand', clause: 'G3', value: KEEP };

/** How it reads that a card is swapped, as one that is given and as one that is taken. */
interface Swapped {
  readonly given: string;
  readonly taken: string;
}

const swappedIn = oncePer(
  ({ cards }: M['cards']): ReadonlyMap<string, Swapped> =>
    new Map(
      [...cards.values()].map(({ id, name }) => [
        id,
        { given: `${name} under the deck, `, taken: `${name} to the hand` },
      ]),
    ),
);

function swapping(known: ReadonlyMap<string, Swapped>, card: string, taken: string): Answer<string> {
  const id = `${card}>${taken}`;
  return { id, label: `${known.get(card)?.given}${known.get(taken)?.taken}`, clause: 'G3', value: id };
}

function* swaps(m: M, { hand, revealed }: SeenBoard['players'][PlayerId]): Generator<Answer<string>> {
  yield KEEPING;
  const known = swappedIn(m.cards);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as string;
    if (hand.indexOf(card) < at) continue;
    for (let other = 0; other < revealed.length; other++) {
      const taken = revealed[other] as string;
      if (revealed.indexOf(taken) === other) yield swapping(known, card, taken);
    }
  }
}

/** G3: a card of the hand for a revealed pool card, or none. How many cards there are is known to everybody. */
function swapQuestion(m: M): Question<string> | null {
  const player = m.board.active;
  const side = m.board.players[player];
  const { hand, revealed } = side;
  if (hand.length === 0 || revealed.length === 0) return null;
  return oneOfMany(
    { player, kind: 'pool', clause: 'G3', prompt: 'Swap a card for one of the pool?', hidden: true, default: KEEP },
    () => swaps(m, side),
    (id) => {
      if (id === KEEP) return KEEPING;
      const [card = '', taken = '', more] = id.split('>');
      const there = more === undefined && hand.includes(card) && revealed.includes(taken);
      return there ? swapping(swappedIn(m.cards), card, taken) : undefined;
    },
  );
}

/** Who has more protection, then more deck (G20). */
function ahead(m: M): 'p1' | 'p2' | null {
  const { p1, p2 } = m.board.players;
  const lead = p1.protection.length - p2.protection.length || p1.deck.length - p2.deck.length;
  return lead === 0 ? null : lead > 0 ? 'p1' : 'p2';
}

export const turnProgram = procedure('turn', [
  step(
    'G10',
    (m) => {
      forgetDeparted(m);
      m.chapter(beginTurn(m, nextPlayer(m)));
      wearOffRest(m);
    },
    'begin',
  ),
  step('time.1', (m) => m.chapter(setPhase(m, 'start')), 'start'),

  // Draw Phase
  step(
    'G3',
    (m) => {
      const player = m.board.active;
      m.chapter(setPhase(m, 'draw'));
      if (skips(m, player, 'draw')) return;
      if (m.board.players[player].deck.length === 0) {
        if (!replaced(m, player, 'lose', { card: null, player: null, means: 'phase' }))
          m.end({ winner: opponentOf(player), reason: 'an empty deck in the Draw Phase', clause: 'G3' });
      } else if (m.board.turn > 1 || m.state.options.firstTurnDraw !== false) drawCards(m, player, 1);
    },
    'draw',
  ),
  choice<string>(
    'G3',
    swapQuestion,
    (m, _vars, answer) => {
      const player = m.board.active;
      const [card, taken] = answer.split('>');
      if (answer === KEEP || card === undefined || taken === undefined) {
        m.note('no-swap', player, {});
        return;
      }
      swapWithPool(m, player, card, taken);
      revealPool(m, player, 1);
    },
    'swap',
  ),

  // Main Phase
  step(
    'time.2',
    (m) => {
      if (skips(m, m.board.active, 'main')) return 'end';
      m.chapter(setPhase(m, 'main'));
    },
    'startOfMain',
  ),
  step('R21', forgetDeparted, 'main'),
  choice<string>(
    'G4',
    (m) =>
      menu(
        m,
        { player: m.board.active, kind: 'main', clause: 'G4', prompt: 'Main Phase: your action', default: 'end' },
        MAIN_ACTIONS,
      ),
    (m, _vars, id) => {
      perform(m, MAIN_ACTIONS, m.board.active, id);
      return id === 'end' ? 'end' : 'main';
    },
  ),

  step('time.3', (m) => m.chapter(setPhase(m, 'end')), 'end'),
  step(
    'R13',
    (m) => {
      const { turn } = m.board;
      endChanges(m, (until) => until.startsWith('turn:') && Number(until.slice(5)) <= turn);
    },
    'over',
  ),
  step('G20', (m) => {
    const limit = m.state.options.turnLimit as number;
    if (m.board.turn >= limit) m.end({ winner: ahead(m), reason: `no result after ${limit} turns`, clause: 'G20' });
    else m.note('turn-passes', m.board.active, { turn: m.board.turn }, { clause: 'time.3' });
    return 'begin';
  }),
]);
