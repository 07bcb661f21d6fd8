import { anyRuleset } from '../../src/engine/index.ts';
import type { Board } from '../fixture-ruleset/board.ts';
import { bells, policyNames } from '../fixture-ruleset/ruleset.ts';
import { laws } from './laws.ts';

const boardOf = (board: object) => board as Board;

for (const name of policyNames) {
  laws(
    {
      rules: anyRuleset(bells(name)),
      cards(board) {
        const { bells, sides } = boardOf(board);
        const apart = Object.values(sides).flatMap(({ box, hand, gone }) => [...box, ...hand, ...gone]);
        return [...apart, ...bells.map(({ card }) => card)];
      },
      hidden(board, viewer) {
        const { p1, p2 } = boardOf(board).sides;
        const [own, other] = viewer === 'p1' ? [p1, p2] : [p2, p1];
        return [[own.box], [other.box, other.hand]];
      },
      // Both bid, and the first player is asked first.
      seated: ['turn.bid'],
      // A queue has the name of a card, and the loop guard names queues.
      reveals: ({ type, player }, viewer) =>
        type === 'hang' || type === 'loop-guard' || (type === 'take' && player === viewer),
    },
    { runs: 8, decisions: 60 },
  );
}
