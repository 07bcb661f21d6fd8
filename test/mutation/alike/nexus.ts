import type { Alike } from './form.ts';
import { alike } from './form.ts';

const GAME = 'src/rulesets/nexus';
const MORE = '["Stryker was here"]';

export const NEXUS: readonly Alike[] = [
  ...['effects/faults.ts', 'board/deck.ts', 'turn/position.ts'].flatMap((file) =>
    alike(`${GAME}/${file}`, 'A field of a fault that is undefined is written as one that is not there.', [
      ['accepts === undefined', 'false'],
    ]),
  ),
  ...alike(`${GAME}/effects/faults.ts`, 'Nothing that a card says has the name that is added.', [
    ['[]', MORE, 'DEPARTURES.includes(event)'],
    ['[]', MORE, "return ['cause', "],
    ['[]', MORE, 'scope.gone.has(String(value.forEach))'],
    ['[]', MORE, 'goneAfter(skill.when as Node)'],
    ['[]', MORE, 'of table[verb]'],
    ['[]', MORE, 'of card.also'],
  ]),
  ...alike(`${GAME}/effects/faults.ts`, 'Each word has a row in its table, which the type of the table does not say.', [
    ['CARRIED.get(event)?.carries', 'CARRIED.get(event).carries'],
    ['REPLACED_CARRY[of]?.includes', 'REPLACED_CARRY[of].includes'],
  ]),
  ...alike(`${GAME}/turn/position.ts`, 'No card is called by either of the two.', [
    ["''", '"Stryker was here!"', 'const id = card ??'],
  ]),
  ...alike(`${GAME}/board/continuous.ts`, 'A player is no card in play, and touched as none.', [
    ["'object'", '""', "'player' in constant.to"],
  ]),
  ...alike(`${GAME}/turn/damage-step.ts`, 'Who is ranged was noted as the step began.', [
    ['[]', MORE, "wave: 'melee'"],
  ]),
];
