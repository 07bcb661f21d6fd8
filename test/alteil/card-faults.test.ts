import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { alteil } from '../../src/rulesets/alteil/index.ts';

const unit = { id: 'X-1', type: 'unit', name: 'X', sphere: 'gowen', level: 1, hp: 10, at: 1, df: 0, agi: 1, rng: 1 };
const gain = [{ do: 'gainSp', amount: 1 }];

function faults(...cards: object[]): Record<string, string> {
  const compiled = compileCards(alteil, cards as unknown as Json[]);
  return compiled.ok ? {} : Object.fromEntries(compiled.faults.map(({ path, reason }) => [path, reason]));
}

test('a card without fault compiles', () => {
  assert.deepEqual(faults({ ...unit, skills: [{ kind: 'counter', effects: gain }] }), {});
});

test('skills of a kind that the card does not have are all named', () => {
  const soul = { id: 'X-2', type: 'soul', name: 'S', lp: 1, skills: [{ kind: 'close', effects: gain }] };
  const spell = {
    id: 'X-3',
    type: 'grimoire',
    name: 'G',
    sphere: 'gowen',
    level: 1,
    skills: [{ kind: 'auto', effects: gain }],
  };
  assert.deepEqual(Object.keys(faults({ ...unit, skills: [{ kind: 'soul', effects: gain }] }, soul, spell)), [
    '/0/skills/0/kind',
    '/1/skills/0/kind',
    '/2/skills/0/kind',
  ]);
});

test('a rank and a name where they can’t be are named', () => {
  const skills = [
    { kind: 'start', cost: 1, effects: gain },
    { kind: 'close', ranked: true, effects: gain },
    { kind: 'auto', granted: true, effects: gain },
    { kind: 'open', effects: [{ may: [{ do: 'grant', to: { all: true }, skill: 'ghost', until: 'turn' }] }] },
  ];
  assert.deepEqual(Object.keys(faults({ ...unit, skills })), [
    '/0/skills/1/ranked',
    '/0/skills/2/id',
    '/0/skills/3/effects/0/may/0/skill',
  ]);
});

test('a skill that another one uses needs one that does', () => {
  const use = [{ do: 'use', skill: 'next' }];
  const pair = (next: object, effects: object[] = use) =>
    faults({
      ...unit,
      skills: [
        { kind: 'auto', effects },
        { kind: 'open', id: 'next', effects: gain, ...next },
      ],
    });
  assert.deepEqual(pair({ used: true }), {});
  assert.deepEqual(Object.keys(pair({ used: true }, gain)), ['/0/skills/1/used']);
  assert.deepEqual(Object.keys(pair({ used: true, effects: use }, gain)), ['/0/skills/1/used']);
  assert.deepEqual(Object.keys(pair({ used: true, granted: true })), ['/0/skills/1/used']);
  assert.deepEqual(Object.keys(pair({ used: true, kind: 'watch', when: { event: 'attack' } })), ['/0/skills/1/kind']);
  assert.deepEqual(Object.keys(faults({ ...unit, skills: [{ kind: 'auto', used: true, effects: gain }] })), [
    '/0/skills/0/id',
  ]);
});

test('whoever marks a skill as given that is used is told the other word', () => {
  const skills = [
    { kind: 'auto', effects: [{ do: 'use', skill: 'next' }] },
    { kind: 'open', id: 'next', granted: true, effects: gain },
  ];
  assert.deepEqual(faults({ ...unit, skills }), {
    '/0/skills/1/kind': 'no unit ever uses an open skill that it was given',
    '/0/skills/1/granted': 'no "grant" of this card gives this skill; for one that "use" names write "used"',
  });
});

test('a wrong word deep in a skill is named with its place', () => {
  const found = faults({
    ...unit,
    skills: [{ kind: 'auto', effects: [{ do: 'damage', amount: 5, to: { all: true, side: 'foe' } }] }],
  });
  assert.ok(
    Object.keys(found).some((path) => path.startsWith('/0/skills/0/effects/0')),
    JSON.stringify(found),
  );
});

test('a card is refused whose id means that no card is set', () => {
  assert.deepEqual(Object.keys(faults({ ...unit, id: 'none' })), ['/0/id']);
});

test('a skill is refused that could repeat too much', () => {
  const repeat = (effects: object[]) => [{ repeat: 20, effects }];
  const skill = (effects: object[]) => ({ ...unit, skills: [{ kind: 'auto', effects }] });
  assert.deepEqual(faults(skill(repeat(repeat(gain)))), {});
  assert.deepEqual(Object.keys(faults(skill(repeat(repeat(repeat(gain)))))), ['/0/skills/0/effects']);
});

const other = { id: 'X-9', type: 'grimoire', name: 'G', sphere: 'gowen', level: 1 };
const hurt = (to: unknown) => ({ do: 'damage', amount: 5, to });
const enemy = { choose: 1, side: 'enemy' };

/** A word that can have no effect, in a skill of a kind, and where the fault is. */
for (const [what, skill, ...found] of [
  ['a reference that nothing has named', { kind: 'auto', effects: [hurt({ ref: 'foe' })] }, '/effects/0/to/ref'],
  ['“it” before any choice', { kind: 'auto', effects: [hurt('it')] }, '/effects/0/to'],
  ['“it” in the condition of a skill', { kind: 'auto', if: { is: 'it', filter: {} }, effects: gain }, '/if/is'],
  ['“hit” before any damage', { kind: 'auto', effects: [{ do: 'heal', amount: 5, to: 'hit' }] }, '/effects/0/to'],
  ['“each” as a target', { kind: 'auto', effects: [hurt('each')] }, '/effects/0/to'],
  ['a cause that nothing has', { kind: 'auto', effects: [hurt('cause')] }, '/effects/0/to'],
  [
    'damage taken where none is answered',
    { kind: 'close', effects: [{ do: 'gainSp', amount: { taken: true } }] },
    '/effects/0/amount/taken',
  ],
  ['“this” in an Open Skill', { kind: 'open', effects: [hurt('this')] }, '/effects/0/to'],
  [
    'a range that nobody has',
    { kind: 'open', effects: [hurt({ all: true, filter: { inRange: true } })] },
    '/effects/0/to/filter/inRange',
  ],
  [
    'a choice where nobody is asked',
    { kind: 'auto', effects: [{ do: 'gainSp', amount: { stat: 'at', of: enemy } }] },
    '/effects/0/amount/of',
  ],
  [
    'a choice in a condition',
    { kind: 'auto', effects: [{ if: { is: { random: 1 }, filter: {} }, then: gain }] },
    '/effects/0/if/is',
  ],
  ['what was done before anything', { kind: 'auto', effects: [{ ifYouDo: gain }] }, '/effects/0/ifYouDo'],
  [
    'a number that nothing remembers',
    { kind: 'auto', effects: [{ do: 'gainSp', amount: { remembered: 'n' } }] },
    '/effects/0/amount/remembered',
  ],
  [
    'cards that were not moved',
    { kind: 'auto', effects: [{ do: 'gainSp', amount: { moved: 'at' } }] },
    '/effects/0/amount/moved',
  ],
  [
    'the runs of a skill that is not there',
    { kind: 'auto', effects: [{ do: 'gainSp', amount: { activations: 'n' } }] },
    '/effects/0/amount/activations',
  ],
  ['what no action usually does', { kind: 'auto', effects: [{ do: 'usual' }] }, '/effects/0'],
  ['what a move usually does', { kind: 'move', effects: [{ do: 'usual' }] }, '/effects/0'],
  [
    'what nobody has hit before an attack',
    { kind: 'standby', effects: [{ do: 'usual' }, hurt('hit')] },
    '/effects/1/to',
  ],
  ['a prohibition that is lifted of nobody', { kind: 'auto', effects: [{ do: 'lift', what: 'attack' }] }, '/effects/0'],
  [
    'a prohibition of units that is lifted of Iczers',
    { kind: 'auto', effects: [{ do: 'lift', who: 'you', what: 'attack' }] },
    '/effects/0/what',
  ],
  [
    'a price that outlasts the revival of an Iczer',
    { kind: 'auto', effects: [{ do: 'changeCost', who: 'you', what: 'set', by: 1, until: 'gone' }] },
    '/effects/0/until',
  ],
  [
    'a revived unit that stays Engaged',
    { kind: 'auto', effects: [{ do: 'engage', to: 'this', until: 'gone' }] },
    '/effects/0/until',
  ],
  [
    'one of those whom nothing has named',
    { kind: 'auto', effects: [hurt({ all: true, filter: { not: { among: { ref: 'foe' } } } })] },
    '/effects/0/to/filter/not/among/ref',
  ],
  ['a change of nothing', { kind: 'auto', effects: [{ do: 'modify', to: 'this', until: 'turn' }] }, '/effects/0'],
  [
    'CLOSED units that are damaged',
    { kind: 'auto', effects: [hurt({ ...enemy, state: 'closed' })] },
    '/effects/0/to/state',
  ],
  ['open units that are revived', { kind: 'auto', effects: [{ do: 'revive', to: enemy }] }, '/effects/0/to/state'],
  [
    'several units that change places with one',
    { kind: 'auto', effects: [{ do: 'swap', one: { choose: 2, side: 'own' }, other: 'this' }] },
    '/effects/0/one/choose',
  ],
  [
    'a unit that changes places with itself',
    { kind: 'auto', effects: [{ do: 'swap', one: 'this', other: 'this' }] },
    '/effects/0/other',
  ],
  [
    'a row that changes places with itself',
    { kind: 'auto', effects: [{ do: 'swapRows', side: 'own', one: 'back', other: 'back' }] },
    '/effects/0/other',
  ],
  ['a mark on nobody', { kind: 'auto', effects: [{ do: 'mark', name: 'm' }] }, '/effects/0'],
  [
    'Iczers who can’t move',
    { kind: 'auto', effects: [{ do: 'cant', who: 'you', what: 'move', until: 'turn' }] },
    '/effects/0/what',
  ],
  [
    'a verb that is none',
    {
      kind: 'auto',
      effects: [{ do: 'cant', target: 'this', what: 'affected', by: { verbs: ['hit'] }, until: 'turn' }],
    },
    '/effects/0/by/verbs/0',
  ],
  [
    'cards that go where they lie',
    { kind: 'auto', effects: [{ do: 'transfer', from: 'file', to: 'file', which: 'all' }] },
    '/effects/0/to',
  ],
  [
    'a choice from a Card File that is hidden',
    { kind: 'auto', effects: [{ do: 'transfer', from: 'file', to: 'out', of: 'opponent', which: { choose: 1 } }] },
    '/effects/0/which',
  ],
  [
    'a second filter where the filter picks',
    {
      kind: 'auto',
      effects: [{ do: 'transfer', from: 'cemetery', to: 'out', which: 'all', only: { level: { max: 2 } } }],
    },
    '/effects/0/only',
  ],
  [
    'the newest card of a Card File',
    { kind: 'auto', effects: [{ do: 'transfer', from: 'file', to: 'out', which: { newest: 1 } }] },
    '/effects/0/which',
  ],
  ['the use of a skill that is not there', { kind: 'auto', effects: [{ do: 'use', skill: 'n' }] }, '/effects/0/skill'],
  ['a Watch Skill that waits for nothing', { kind: 'watch', effects: gain }, '/when'],
  ['another skill that waits', { kind: 'auto', when: { event: 'attack' }, effects: gain }, '/when'],
  [
    'a Grimoire that is a unit',
    { kind: 'watch', when: { event: 'grimoire', filter: { damaged: true } }, effects: gain },
    '/when/filter',
  ],
  ['an attack that has a name', { kind: 'watch', when: { event: 'attack', name: 'n' }, effects: gain }, '/when/name'],
  [
    'an answer to damage where none is answered',
    { kind: 'auto', if: { answers: { means: 'attack' } }, effects: gain },
    '/if/answers',
  ],
  [
    'a burial that damages units',
    {
      kind: 'auto',
      effects: [{ do: 'cant', target: 'this', what: 'damaged', by: { means: 'burial' }, until: 'turn' }],
    },
    '/effects/0/by/means',
  ],
  ['a bonus for nothing', { kind: 'auto', effects: [{ do: 'bonus', until: 'turn' }] }, '/effects/0'],
  [
    'a price of cards for a unit',
    { kind: 'auto', effects: [{ do: 'changeCost', what: 'set', by: 1, target: 'this', until: 'turn' }] },
    '/effects/0/target',
  ],
  [
    'more parts chosen than there are',
    {
      kind: 'auto',
      effects: [
        {
          oneOf: [
            { label: 'a', effects: gain },
            { label: 'b', effects: gain },
          ],
          choose: 3,
        },
      ],
    },
    '/effects/0/choose',
  ],
  [
    'all or nobody of as many as one likes',
    { kind: 'auto', effects: [hurt({ choose: { upTo: 2 }, orNobody: true })] },
    '/effects/0/to/orNobody',
  ],
  [
    'damage that is divided and repeated',
    { kind: 'auto', effects: [{ ...hurt(enemy), divide: true, repeated: 2 }] },
    '/effects/0/repeated',
  ],
  [
    'a lock chosen in a Card File that is hidden',
    { kind: 'auto', effects: [{ do: 'lock', of: 'opponent', which: { choose: 1 }, until: 'turn' }] },
    '/effects/0/which',
  ],
  ['an Open Skill after Rank Up', { kind: 'open', ranked: true, effects: gain }, '/ranked'],
  [
    'an amount that is scaled by nothing',
    { kind: 'auto', effects: [{ ...hurt(enemy), amount: { scale: { stat: 'at', of: 'this' } } }] },
    '/effects/0/amount',
  ],
  ['a skill that nothing gives', { kind: 'auto', id: 'n', granted: true, effects: gain }, '/granted'],
  ['an Open Skill that is given', { kind: 'open', id: 'n', granted: true, effects: gain }, '/kind', '/granted'],
] as const) {
  test(`a card is refused that has ${what}`, () => {
    const card = { ...unit, rank: { level: 2 }, skills: [skill] };
    assert.deepEqual(
      Object.keys(faults(card)),
      found.map((path) => `/0/skills/0${path}`),
    );
  });
}

test('words are accepted after what gives them a meaning', () => {
  const effects = [
    { do: 'choose', target: { ...enemy, as: 'foe' } },
    { do: 'damage', amount: { stat: 'hp', of: 'each' }, to: { ref: 'foe' } },
    { do: 'heal', amount: { did: true }, to: 'hit' },
    { do: 'roll', min: 1, max: 2, as: 'n' },
    { do: 'gainSp', amount: { remembered: 'n' } },
    { do: 'modify', to: 'it', at: -5, until: 'turn' },
  ];
  assert.deepEqual(faults({ ...other, skills: [{ kind: 'open', effects }] }), {});
});

test('a reference that was probably meant is told', () => {
  const effects = [{ do: 'choose', target: { ...enemy, as: 'first' } }, hurt({ ref: 'frist' })];
  const compiled = compileCards(alteil, [{ ...unit, skills: [{ kind: 'auto', effects }] }] as unknown as Json[]);
  assert.ok(!compiled.ok);
  assert.deepEqual(
    compiled.faults.map(({ accepts, didYouMean }) => [accepts, didYouMean]),
    [[['first'], 'first']],
  );
});

test('marks of names under which the rules count are refused, and others are not', () => {
  const mark = (name: string) => ({ do: 'mark', target: 'this', name });
  const effects = ['locked X-1', 'runs of X-1#0', 'X-1#0 in a turn', 'grimoires', 'unlocked door'].map(mark);
  const read = { do: 'gainSp', amount: { counter: 'runs of X-1#0', of: 'this' } };
  assert.deepEqual(Object.keys(faults({ ...unit, skills: [{ kind: 'open', effects: [...effects, read] }] })), [
    '/0/skills/0/effects/0/name',
    '/0/skills/0/effects/1/name',
    '/0/skills/0/effects/2/name',
    '/0/skills/0/effects/5/amount/counter',
  ]);
});

test('only what affects units is asked which numbers it changes', () => {
  const cant = (what: string) => ({ ...unit, cant: [{ what, by: { changes: 'maxHp' } }] });
  assert.deepEqual(faults(cant('affected')), {});
  assert.deepEqual(Object.keys(faults(cant('attacked'))), ['/0/cant/0/by/changes']);
  const answers = { kind: 'counter', if: { answers: { changes: 'at' } }, effects: gain };
  assert.deepEqual(Object.keys(faults({ ...unit, skills: [answers] })), ['/0/skills/0/if/answers/changes']);
});

test('what is for units that are CLOSED is for none that is open yet, and the other way round', () => {
  const skill = (kind: string, ...effects: object[]) => faults({ ...unit, skills: [{ kind, effects }] });
  const heal = { do: 'heal', amount: 5, to: 'this' };
  const revive = { do: 'revive', to: 'this' };
  assert.deepEqual(skill('close', heal), {});
  for (const kind of ['close', 'auto', 'counter'])
    for (const effect of [revive, { ...revive, do: 'bury' }])
      assert.match(skill(kind, effect)['/0/skills/0/effects/0/to'] ?? '', /not CLOSED yet/);
  assert.deepEqual(skill('auto', { do: 'close', to: 'this' }, revive), {});
  const watch = (...effects: object[]) =>
    faults({ ...unit, skills: [{ kind: 'watch', when: { event: 'closed' }, effects }] });
  assert.match(watch({ ...heal, to: 'cause' })['/0/skills/0/effects/0/to'] ?? '', /CLOSED by then/);
  assert.deepEqual(watch({ ...revive, to: 'cause' }, { ...heal, to: 'cause' }), {});
  assert.deepEqual(watch(heal), {});
});
