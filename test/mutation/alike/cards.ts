import type { Alike } from './form.ts';
import { alike } from './form.ts';

const SHARED = 'src/rulesets/cards';

export const CARDS: readonly Alike[] = [
  ...alike('src/rulesets/cards/reading.ts', 'A word with which nothing begins is never met.', [
    ['[]', '["Stryker was here"]', 'first.later'],
  ]),
  ...alike(`${SHARED}/once.ts`, 'What is worked out once more is the same.', [
    ['last !== null && last.key === key', 'false'],
    ['found === undefined', 'true'],
    ['known.set(key, found);', ';'],
  ]),
  ...alike(`${SHARED}/filters.ts`, 'What words a filter has is found once more, and is the same.', [
    ['before !== undefined', 'false'],
    ['known.set(filter, asked);', ';'],
  ]),
  ...alike(
    `${SHARED}/words.ts`,
    'Whether a filter has amounts decides only whether they are remembered while it is tried; worked out anew they are the same.',
    [
      ['known !== undefined', 'true'],
      ['known !== undefined', 'false'],
      ['known !== undefined', 'known === undefined'],
      ["typeof value === 'object' && value !== null", 'false'],
      ["'object'", '""'],
      ['value !== null', 'true'],
      ['value !== null', 'value === null'],
      ["(value: unknown) => typeof value === 'object' && value !== null", '() => undefined'],
      ['!isAmount(value)', 'true'],
      ['false', 'true', 'if (!isAmount(value)) return false'],
      ["['min', 'max', 'is'].includes(key) || hasAmounts(value as object)", 'true'],
      ["['min', 'max', 'is'].includes(key) || hasAmounts(value as object)", 'false'],
      [
        "['min', 'max', 'is'].includes(key) || hasAmounts(value as object)",
        "['min', 'max', 'is'].includes(key) && hasAmounts(value as object)",
      ],
      ["['min', 'max', 'is']", '[]'],
      ["'min'", '""', "['min', 'max', 'is'].includes"],
      ["'max'", '""', "['min', 'max', 'is'].includes"],
      ["'is'", '""', "['min', 'max', 'is'].includes"],
      ['withAmounts.set(filter, found);', ';'],
    ],
  ),
  ...alike(
    `${SHARED}/context.ts`,
    'An amount is worked out anew for each of those that are looked through, and is the same.',
    [
      ['context.known || filter === undefined || !hasAmounts(filter)', 'true'],
      ['!hasAmounts(filter)', 'hasAmounts(filter)'],
      ['known !== undefined', 'false'],
    ],
  ),
  ...alike(`${SHARED}/context.ts`, 'What nothing is remembered in takes a place for it, and no more.', [
    ['context.known || filter === undefined || !hasAmounts(filter)', 'false'],
  ]),
  ...alike(`${SHARED}/continuous.ts`, 'A number is worked out anew, and is the same as long as nothing changes.', [
    ['known !== undefined', 'false'],
    ['lens.known.set(key, value);', ';'],
  ]),
  ...alike(`${SHARED}/history.ts`, 'What is no larger than the largest number is kept as it is.', [
    ['happened.amount > MOST', 'happened.amount >= MOST'],
  ]),
  ...alike(`${SHARED}/history.ts`, 'Where the words are in order they are put in order once more.', [
    ['key in past.match', 'false'],
  ]),
  ...alike(`${SHARED}/history.ts`, 'No card is called by nothing, and none that there is not can ask for anything.', [
    ['number < 0', 'number <= 0'],
    ['cards.has(id)', 'true'],
  ]),
  ...alike(`${SHARED}/history.ts`, 'What a card tells is found once more, and is the same.', [
    ['known !== undefined', 'false'],
    ['told.set(cards, made);', ';'],
    ['tells === undefined', 'true'],
    ['known.set(id, tells);', ';'],
  ]),
  ...alike(`${SHARED}/naming.ts`, 'Nothing is kept for no card.', [['self === null', 'false']]),
  ...alike(`${SHARED}/naming.ts`, 'A word alone is a list of one.', [
    ["typeof asked === 'string'", 'false'],
    ["'string'", '""', "if (typeof asked === 'string') return"],
  ]),
  ...alike(`${SHARED}/naming.ts`, 'What nobody has said is no word of a card.', [['word !== null', 'true']]),
  ...alike(`${SHARED}/naming.ts`, 'Nothing that a card says is null.', [['value === null', 'false']]),
  ...alike(`${SHARED}/naming.ts`, 'Nothing is said under no name.', [
    ["'said' in value && typeof value.said === 'string'", 'true'],
    ["'said' in value && typeof value.said === 'string'", "'said' in value || typeof value.said === 'string'"],
    ["typeof value.said === 'string'", 'true'],
    ['as === null', 'false'],
  ]),
  ...alike(`${SHARED}/references.ts`, 'Where nothing stands before the first sign, that is no sign of a player.', [
    ['next < 0', 'next <= 0'],
  ]),
  ...alike(`${SHARED}/targets.ts`, 'No target is null.', [
    ['target !== null', 'true', "'choose' in target"],
    ['target !== null', 'true', "'random' in target"],
    ['target !== null', 'true', "'top' in target"],
    ['target !== null', 'true', "'as' in target"],
    ['target !== null', 'true', "'ref' in target"],
  ]),
  ...alike(`${SHARED}/targets.ts`, 'It is a fault of a game that asks within one moment, and none does.', [
    ['step.run === undefined', 'false'],
    ["'nobody is asked within one moment'", '""'],
  ]),
  ...alike(`${SHARED}/control-flow.ts`, 'The card of an effect is one of the match.', [
    ['m.cards.cards.get(vars.card)?.name', 'm.cards.cards.get(vars.card).name'],
  ]),
  ...alike(`${SHARED}/control-flow.ts`, 'What was picked is one of the parts.', [
    ['parts[Number(id) - 1]?.label', 'parts[Number(id) - 1].label'],
  ]),
  ...alike(`${SHARED}/copies.ts`, 'What has become a copy stands on the table.', [
    ['thing', 'true', 'if (thing) turnInto'],
  ]),
  ...alike(`${SHARED}/phrases.ts`, 'An enum has values.', [['[]', '["Stryker was here"]', 'schema._zod.values ?? []']]),
  ...alike(`${SHARED}/options.ts`, 'There is a first of some words.', [
    ["''", '"Stryker was here!"', "const [first = '']"],
  ]),
  ...alike(`${SHARED}/targets.ts`, 'A name that is none is the name of nothing.', [
    ["typeof target === 'object' && target !== null && 'as' in target", 'true'],
    [
      "typeof target === 'object' && target !== null && 'as' in target && typeof target.as === 'string'",
      "typeof target === 'object' && target !== null && 'as' in target || typeof target.as === 'string'",
    ],
    ["typeof target.as === 'string'", 'true'],
  ]),
  ...alike(`${SHARED}/control-flow.ts`, 'Registers are told apart by a number behind their names.', [
    ["'it'", '""', "steps.label('it')"],
    ["'modes'", '""'],
  ]),
  ...alike(`${SHARED}/targets.ts`, 'Registers are told apart by a number behind their names.', [["'first'", '""']]),
  ...alike(`${SHARED}/scene.ts`, 'A judge is shown the whole board.', [
    ["viewer === 'judge'", 'false'],
    ["'judge'", '""'],
  ]),
  ...alike(`${SHARED}/scene.ts`, 'What a card says is read once more, and is the same.', [
    ['before !== undefined', 'false'],
    ['{ lines }', '{}'],
  ]),
  ...alike(`${SHARED}/piles.ts`, 'Whoever takes a card has found it there.', [['at >= 0', 'true']]),
  ...alike(`${SHARED}/references.ts`, 'What has two of these signs is a reference, and names a player.', [
    ["player !== 'p1' && player !== 'p2'", 'false'],
  ]),
  ...alike(`${SHARED}/targets.ts`, 'Of two that are chosen together the first is taken, and meets itself nowhere.', [
    ['ids.slice(0, 1)', 'ids'],
  ]),
  ...alike(`${SHARED}/english.ts`, 'A kind of which nothing is said begins nothing.', [
    [
      'names.length > 0 && names.every((name) => name in this.#fields)',
      'names.length > 0 || names.every(name => name in this.#fields)',
    ],
  ]),
  ...alike(`${SHARED}/text-faults.ts`, 'Two words of one length that are not the same differ somewhere.', [
    ['at >= 0', 'true'],
  ]),
  ...alike(`${SHARED}/grammar.ts`, 'What no form around says is refused, whatever it is called.', [
    ['OUTER + name', 'OUTER - name', 'outer = both(outer'],
  ]),
  ...alike(
    `${SHARED}/reading.ts`,
    'What a schema is without what is put around it is found once more, and is the same.',
    [['plains.set(schema, plain);', ';']],
  ),
];
