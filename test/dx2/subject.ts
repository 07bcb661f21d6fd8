import { anyRuleset } from '../../src/engine/index.ts';
import type { Board } from '../../src/rulesets/dx2/board/board.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';
import type { Subject } from '../properties/support/subject.ts';

export const subject: Subject = {
  rules: anyRuleset(dx2),
  cards: (board) =>
    Object.values((board as Board).teams).flatMap(({ demons, liberator, connector }) => [
      ...demons.flatMap(({ card, skills, brands }) => [card, ...skills, ...brands]),
      ...[liberator, connector].filter((card) => card !== null),
    ]),
  open: true,
  hidden: () => [],
  reveals: () => true,
  // The second player defends, and has support for it.
  seated: ['G14'],
  effort: { runs: 10, decisions: 80 },
};
