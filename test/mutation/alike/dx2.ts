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
  ...alike(`${GAME}/effects/faults.ts`, 'Only a skill can be used.', [
    ["card.type === 'skill'", 'true', 'const use ='],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'The schema lets a Liberator have passives alone.', [
    ["'liberator'", '""', 'return faults'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'No other card says what marks mean.', [
    ["other.type === 'state'", 'true', 'other.mark === card.mark'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'No other verb has a number of blows, and then it is one.', [
    ["effect.do !== 'attack'", 'false', 'return 1'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'No other passive has a name.', [
    ["passives.filter((passive) => 'while' in passive)", 'passives', 'const whiles ='],
  ]),
  ...alike(`${GAME}/effects/dead-words.ts`, 'No other verb has such a field, or such a word in it.', [
    ["effect.do === 'grant'", 'true', 'effect.team === true'],
    ["effect.do === 'swap'", 'true', 'isFallen(effect.with, known)'],
    ["effect.do === 'attack'", 'true', "effect.element === 'same'"],
    ["effect.do === 'attack'", 'true', 'effect.critical !== undefined'],
    ["effect.do === 'attack'", 'true', 'effect.times.from'],
    ["effect.do === 'attack'", 'true', 'effect.anew === true'],
    ["effect.do === 'charge'", 'true', "effect.what === 'might'"],
    ["effect.do === 'shift'", 'true', 'effect.levels === 0'],
  ]),
  ...alike(`${GAME}/effects/dead-words.ts`, 'What has no target is asked nothing about one.', [
    ["'target' in effect", 'true'],
  ]),
  ...alike(`${GAME}/effects/dead-words.ts`, 'No register has the name that is added.', [
    ['[]', '["Stryker was here"]', "event !== 'defeated'"],
    ['[]', '["Stryker was here"]', 'fallenBy(when) : []'],
    ['[]', '["Stryker was here"]', 'fallen: [],'],
  ]),
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
      ['before !== null && before.order === order', 'false'],
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
    ['before?.repertoire === repertoire', 'false'],
  ]),
  ...alike(`${GAME}/atoms/hp.ts`, 'What is written out is what the copy that is added to would be.', [
    ['by !== undefined && element === undefined', 'false'],
    ['element !== undefined && critical !== undefined && affinity !== undefined', 'false'],
    ['physical === undefined && variance === undefined', 'false'],
  ]),
  ...alike(`${GAME}/board/evaluate.ts`, 'The values of a Devil Connector that were not kept are added up once more.', [
    ['stats === undefined', 'true'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Where nobody fell nobody had been given anything.', [
    ['falls.length === 0', 'false', '? NOTHING'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'What is asked for is in the set of cards: only a mistake of ours comes here.', [
    ['!card', 'false'],
    ['source?.type !== type', 'false'],
    ['source?.type', 'source.type', '!== type'],
    ['id === undefined', 'false', 'a plain attack without a skill'],
  ]),
  ...alike(`${GAME}/board/printed.ts`, 'No filter asks for a sort that is undefined.', [
    ['sort !== undefined', 'true', 'sorts.add(sort)'],
  ]),
  ...alike(
    `${GAME}/effects/limited.ts`,
    'Every limited part is named when its card is compiled: only a mistake of ours comes here.',
    [
      ['program === undefined', 'false', 'a limited part without a name'],
      ["'a limited part without a name'", '""'],
    ],
  ),
  ...alike(`${GAME}/effects/eligible.ts`, 'A demon in play is of a team.', [
    ['owner === null', 'false', 'ownTurn(m, owner)'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Whoever hears nothing of a moment is looked at, and answers nothing.', [
    ['happened.length === 0', 'false'],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Nothing has no place among what was heard, and began with no event.', [
    ['first === undefined', 'false', 'begun[heard.indexOf(first)]'],
  ]),
  ...alike(
    `${GAME}/effects/happenings.ts`,
    'Only of marks a card can ask whether they are the first of their name, and these say it.',
    [['false', 'true', 'what, first: false']],
  ),
  ...alike(`${GAME}/effects/compile.ts`, 'A card without such marks is copied, and is the same.', [
    [`': this skill"'`, '""', 'JSON.stringify(card)'],
  ]),
  ...alike(`${GAME}/effects/compile.ts`, 'No other card has a set.', [["card.type === 'brand'", 'true', 'card.set']]),
  ...alike(`${GAME}/atoms/status.ts`, 'A count that is undefined is written as none.', [
    ['turn !== undefined', 'true', 'lastTurn(program)'],
  ]),
  ...alike(`${GAME}/actions/index.ts`, 'What stands in place of the plain attack is a skill that can be used (R46).', [
    ['usable?.use', 'usable.use', 'aimsAtOne('],
  ]),
  ...alike(`${GAME}/effects/triggers.ts`, 'Where nobody fell everybody is looked at as they are.', [
    ['falls.length === 0', 'false', 'asOf(heard.seq, falls)'],
  ]),
  ...alike(`${GAME}/text/printed-changes.ts`, 'There is no level before the first one, which is above 0.', [
    ['at > 0', 'at >= 0', 'all[at - 1]?.level'],
  ]),
  ...alike(`${GAME}/text/printed-changes.ts`, 'No amount is null.', [
    ['effect.amount !== null', 'true', 'const amount'],
  ]),
  ...alike(`${GAME}/board/repertoire.ts`, 'What demons have of their own is found once more, and is the same.', [
    ['byBattle.set(battle, own);', ';'],
  ]),
];
