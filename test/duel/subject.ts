import type { Board } from '../../examples/duel/board.ts';
import { duel } from '../../examples/duel/ruleset.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import type { Subject } from '../properties/support/subject.ts';

const sides = (board: object) => (board as Board).sides;

export const subject: Subject = {
  rules: anyRuleset(duel),
  cards: (board) =>
    Object.values(sides(board)).flatMap(({ deck, hand, trash, units }) => [
      ...deck,
      ...hand,
      ...trash,
      ...units.map(({ card }) => card),
    ]),
  hidden(board, viewer) {
    const { p1, p2 } = sides(board);
    const [own, other] = viewer === 'p1' ? [p1, p2] : [p2, p1];
    return [[own.deck], [other.deck, other.hand]];
  },
  reveals: ({ type, player }, viewer) => type === 'play' || (type === 'draw' && player === viewer),
  // What falls together goes the first player's first.
  seated: ['death.first', 'death.second', 'end.first', 'end.second'],
  effort: { runs: 10, decisions: 120 },
};
