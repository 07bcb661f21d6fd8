import { points } from '../support/points.ts';
import { laws } from './laws.ts';
import type { Subject } from './support/subject.ts';

interface Side {
  deck: string[];
  hand: string[];
  played: string[];
}
type Sides = { players: { p1: Side; p2: Side } };
const sides = (board: object) => (board as Sides).players;

const subject: Subject = {
  rules: points,
  cards: (board) => Object.values(sides(board)).flatMap(({ deck, hand, played }) => [...deck, ...hand, ...played]),
  hidden(board, viewer) {
    const { p1, p2 } = sides(board);
    const [own, other] = viewer === 'p1' ? [p1, p2] : [p2, p1];
    return [[own.deck], [other.deck, other.hand]];
  },
  // Both bid, the first player is asked first, and wins where bids are equal.
  seated: ['bid'],
  reveals: ({ type, player }, viewer) => type === 'play' || (type === 'draw' && player === viewer),
};

laws(subject, { runs: 20, decisions: 60 });
