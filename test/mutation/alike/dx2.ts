import type { Alike } from './form.ts';
import { alike } from './form.ts';

const GAME = 'src/rulesets/dx2';

export const DX2: readonly Alike[] = [
  ...alike(`${GAME}/effects/faults.ts`, 'A field of a fault that is undefined is written as one that is not there.', [
    ['accepts === undefined', 'false'],
  ]),
  ...alike(
    `${GAME}/effects/faults.ts`,
    'The schema lets a Liberator have passives alone; what is asked from there on is about other fields.',
    [["card.type === 'liberator'", 'false', 'return faults']],
  ),
  // What is looked for and found where it was left is found again where nobody looks for it there.
  ...alike(
    `${GAME}/board/values.ts`,
    'The battle whose states are read one after the other is found again by how its teams are spelt, and is the same.',
    [
      ['last !== null && last.battle.cards === cards', 'false'],
      ['before !== null && before.teams.p1 === teams.p1 && before.teams.p2 === teams.p2', 'false'],
      ['before !== null && isSpelt(before.spelt, teams)', 'false'],
      ['known !== undefined', 'false', 'if (known !== undefined) return known;'],
    ],
  ),
  ...alike(`${GAME}/board/values.ts`, 'A build that was not kept is made once more, and is the same.', [
    ['!found', 'true', 'if (!found) {'],
    ['found === undefined', 'true', 'if (found === undefined) {'],
    ['found', 'false', 'if (found) return found;'],
  ]),
  ...alike(
    `${GAME}/board/values.ts`,
    'A party or a label that was not kept is put together once more, and is the same.',
    [
      ['before !== null && before.inOrder === demons && before.cards === cards', 'false'],
      ['member.statuses !== demon.statuses', 'true'],
      ['member.hp !== demon.hp', 'true'],
      ['given', 'true', 'if (given) return members;'],
    ],
  ),
  ...alike(`${GAME}/board/repertoire.ts`, 'What there can be in a battle is worked out once more, and is the same.', [
    ['known', 'false', 'if (known) return known;'],
    ['own.last !== null && isSame(own.last.given, given)', 'false'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'The events that are answered are found once more, and are the same.', [
    ['latest?.repertoire === repertoire', 'false'],
  ]),
];
