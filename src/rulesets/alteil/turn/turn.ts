/** The turn: its three phases with their twenty-three steps, in the order of their numbers. */
import { PLAYERS, vocabulary } from '../../../engine/index.ts';
import { beginTurn } from '../atoms/turn.ts';
import { lpOf } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { actionPhase } from './action.ts';
import { activePhase } from './active.ts';
import { setPhase } from './set.ts';
import type { TurnVars } from './turn-vars.ts';
import { freshTurn } from './turn-vars.ts';

const { procedure, step } = vocabulary<Alteil>();

export const turnProgram = procedure('turn', [
  step<TurnVars>(
    'turn.0',
    (m, vars) => {
      m.chapter(beginTurn(m));
      Object.assign(vars, freshTurn());
    },
    'begin',
  ),

  ...setPhase,
  ...activePhase,
  ...actionPhase,

  step('G25', (m) => {
    const limit = Number(m.state.options.turnLimit);
    if (m.board.turn < limit) return 'begin';
    const [one, two] = PLAYERS.map((player) => lpOf(m.board.players[player])) as [number, number];
    const winner = one === two ? null : one > two ? 'p1' : 'p2';
    m.end({ winner, reason: `turn ${limit} is over`, clause: 'G25' });
  }),
]);
