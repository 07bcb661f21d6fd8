import { action } from '../../../engine/index.ts';
import { planDeploy } from '../atoms/iczers.ts';
import type { Alteil } from '../board/context.ts';
import { emptyCell, toCell } from './guards.ts';

/** `deploy:5`: the cell for the unit that was revealed in the turn before. */
export const deploy = action<Alteil, number>({
  kind: 'deploy',
  clause: 'set.3',
  ...toCell('Deploy on cell'),
  context: [
    {
      clause: 'set.3',
      fact: 'the step',
      test: (m) => (m.board.step === 3 ? null : { was: m.board.step, needed: 3 }),
    },
    {
      clause: 'G6',
      fact: 'the unit revealed in the turn before',
      test: (m, player) => (m.board.players[player].revealed ? null : { was: null, needed: 'a unit' }),
    },
  ],
  guards: [emptyCell],
  perform: (m, player, cell) => planDeploy(m, player, cell),
});
