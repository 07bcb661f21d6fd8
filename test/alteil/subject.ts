import type { GameEvent, PlayerId } from '../../src/engine/index.ts';
import { anyRuleset, opponentOf } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/alteil/board/board.ts';
import { alteil } from '../../src/rulesets/alteil/index.ts';
import type { Subject } from '../properties/support/subject.ts';

const sides = (board: object) => (board as Board).players;

/** Events that lay a hidden card open to all. */
const OPEN = ['reveal', 'soul-spent', 'lp-damage', 'cards-moved', 'cards-locked', 'summon'];

function reveals({ type, player, secret }: GameEvent, viewer: PlayerId): boolean {
  return OPEN.includes(type) || (secret !== undefined && player === viewer);
}

export const subject: Subject = {
  rules: anyRuleset(alteil),
  cards: (board) =>
    Object.values(sides(board)).flatMap((side) => [
      ...side.file,
      ...side.cemetery,
      ...(side.out ?? []),
      ...side.souls,
      ...side.spent,
      ...side.units.map(({ card }) => card),
      ...(side.revealed ? [side.revealed.card] : []),
      ...(side.plan.set === null ? [] : [side.plan.set]),
    ]),
  hidden(board, viewer) {
    const other = sides(board)[opponentOf(viewer)];
    // Any Card File could be the opponent's: copies of what lies in the own one change places with it.
    return [[other.file, [...sides(board)[viewer].file]], [other.souls]];
  },
  reveals,
  // Both set at once, and the first player is asked first; ties are decided at random.
  seated: ['set.3', 'set.4', 'set.5b', 'G15'],
  pinned: ({ awaiting }) => awaiting.some(({ answer }) => answer !== undefined),
};
