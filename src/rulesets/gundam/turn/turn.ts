/** Chapter 6: the turn, phase by phase, in the order of the rule text. */
import type { PlayerId } from '../../../engine/index.ts';
import {
  changeCounters,
  countersOn,
  menu,
  opponentOf,
  perform,
  pick,
  vocabulary,
  windowProgram,
} from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { refer } from '../../cards/references.ts';
import { MAIN_ACTIONS } from '../actions/index.ts';
import { drawCards, moveCards } from '../atoms/cards.ts';
import { placeResource } from '../atoms/resources.ts';
import { beginTurn, setPhase } from '../atoms/turn.ts';
import { activateAll } from '../atoms/units.ts';
import { HAND_LIMIT } from '../board/board.ts';
import { labelOf } from '../board/choose.ts';
import type { Gundam, M } from '../board/context.ts';

const { procedure, step, choice } = vocabulary<Gundam>();

/** R37: something that texts have a player leave out, or have once more, is used up. */
function isDue(m: M, player: PlayerId, name: string): boolean {
  if (m.state.modifiers.length === 0 || countersOn(m, player, name) === 0) return false;
  changeCounters(m, { target: player, name, add: -1, until: 'always', source: null, card: null });
  return true;
}

const leavesOut = (m: M, name: string): boolean => isDue(m, m.board.active, name);

/** Who has the next turn: the same player again, or the other one unless that player leaves it out. */
function whoIsNext(m: M): PlayerId {
  const { active } = m.board;
  if (isDue(m, active, 'extraTurn')) return active;
  return isDue(m, opponentOf(active), 'skip:turn') ? active : opponentOf(active);
}

export const turnProgram = procedure('turn', [
  // 6-1 Turn flow
  step(
    '6-1-1',
    (m, vars) => {
      const next = m.board.turn === 0 ? m.board.playerOne : whoIsNext(m);
      m.chapter(beginTurn(m, next));
      vars.cleanups = 0;
    },
    'begin',
  ),

  // 6-2 Start phase
  step('6-2-2-1', (m) => {
    m.chapter(setPhase(m, 'start', 'active', { clause: '6-2-1' }));
    activateAll(m, m.board.active);
  }),
  step('6-2-3-1', (m) => m.chapter(setPhase(m, 'start', 'start'))),

  // 6-3 Draw phase
  step('6-3-1', (m) => {
    if (leavesOut(m, 'skip:draw')) return;
    m.chapter(setPhase(m, 'draw', 'draw'));
    if (m.board.turn === 1 && m.state.options.firstTurnDraw === false) return;
    drawCards(m, m.board.active, 1);
  }),

  // 6-4 Resource phase
  step('6-4-1', (m) => {
    if (leavesOut(m, 'skip:resource')) return;
    m.chapter(setPhase(m, 'resource', 'resource'));
    placeResource(m, m.board.active);
  }),

  // 6-5 Main phase
  step('6-5-1a', (m) => {
    if (leavesOut(m, 'skip:main')) return '6-5-5-2';
    m.chapter(setPhase(m, 'main', 'main'));
  }),
  choice<string>(
    '6-5-1b',
    (m) => {
      const player = m.board.active;
      return menu(
        m,
        { player, kind: 'main', clause: '6-5-1a', prompt: 'Main phase: your action', default: 'end' },
        MAIN_ACTIONS,
      );
    },
    (m, _vars, id) => {
      perform(m, MAIN_ACTIONS, m.board.active, id);
      return id === 'end' ? '6-5-5-2' : 'main';
    },
    'main',
  ),

  // 6-6 End phase
  step('6-5-5-2', (m) => m.chapter(setPhase(m, 'end', 'action', { clause: '6-6-1' }))),
  step('6-6-2-1', (m) => m.call(windowProgram('end-action'), {})),
  step('6-6-3-1', (m) => m.chapter(setPhase(m, 'end', 'end'))),
  step('6-6-4-1', (m) => m.chapter(setPhase(m, 'end', 'hand')), 'hand'),
  choice<string[]>(
    '6-6-4-1',
    (m) => {
      const player = m.board.active;
      const { hand } = ofPlayer(m.board.players, player);
      const over = hand.length - HAND_LIMIT;
      if (over <= 0) return null;
      return pick({
        player,
        kind: 'discard',
        clause: '6-6-4-1',
        prompt: `Discard ${over} down to ${HAND_LIMIT}`,
        hidden: true,
        candidates: hand.map((card) => ({
          id: refer({ zone: 'hand', player, card }),
          label: labelOf(m, refer({ zone: 'hand', player, card })),
        })),
        min: over,
        max: over,
      });
    },
    (m, _vars, chosen) => void moveCards(m, chosen, 'trash', 'discard'),
  ),
  step('6-6-5-1a', (m) => m.chapter(setPhase(m, 'end', 'cleanup')), 'cleanup'),
  step(
    '6-6-5-1a',
    (m, vars) => {
      const { turn } = m.board;
      const over = (until: string) => until.startsWith('turn:') && Number(until.slice(5)) <= turn;
      vars.ended = m.expire(({ until }) => over(until));
    },
    'round',
  ),
  step('6-6-5-1b', (m, vars) => {
    if (vars.ended === 0) return;
    vars.cleanups = (vars.cleanups as number) + 1;
    const limit = m.state.options.cleanupLimit as number;
    if ((vars.cleanups as number) < limit) return 'round';
    m.note('loop-guard', null, { rounds: limit, cards: [] }, { clause: 'A6' });
  }),
  step('6-6-6', (m) => {
    const limit = m.state.options.turnLimit as number;
    if (m.board.turn >= limit) m.end({ winner: null, reason: `no result after ${limit} turns`, clause: 'G14' });
    m.note('turn-passes', m.board.active, { turn: m.board.turn });
    return 'begin';
  }),
]);
