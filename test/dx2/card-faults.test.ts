import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fault, Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';

/** The faults of a skill among a few others. */
function faultsOf(skill: object): readonly Fault[] {
  const made: object[] = [
    { id: 'x', type: 'skill', name: 'X', ...skill },
    { id: 'only-passive', type: 'skill', name: 'Passive', passives: [{ critical: 5 }] },
  ];
  const set = compileCards(dx2, made as Json[]);
  return set.ok ? [] : set.faults;
}

const used = (effects: object[], more: object = {}): object => ({ use: { cost: 0, aim: 'enemy', effects, ...more } });
const itself = (automatic: object): object => ({
  automatic: [{ timing: 'when', effects: [raise('self')], ...automatic }],
});
const hears = (when: object): object => itself({ when });
const raise = (target: Json): object => ({ do: 'raise', what: 'attackUp', target });
const hit = (more: object = {}): object => ({ do: 'attack', element: 'fire', power: 10, target: 'target', ...more });
const eventAmount = { do: 'heal', amount: { eventAmount: 50 }, target: 'self' };
const edge = { while: [{ boost: 'fire', percent: 5 }], id: 'edge', granted: true };

const DEAD: readonly [what: string, skill: object, path: string, reason: RegExp][] = [
  [
    'what is done to a demon that has fallen',
    hears({ event: 'defeated' }),
    '/automatic/0/effects/0/target',
    /has fallen, and nothing before has revived it/,
  ],
  [
    'what is done to a companion that has fallen',
    itself({ when: { event: 'defeated', who: 'companion' }, effects: [{ do: 'barrier', turns: 2, target: 'cause' }] }),
    '/automatic/0/effects/0/target',
    /has fallen/,
  ],
  [
    'an attack on whom it has brought down',
    itself({ when: { event: 'defeats' }, effects: [hit({ target: 'causedBy' })] }),
    '/automatic/0/effects/0/target',
    /has fallen/,
  ],
  [
    'what comes after a fall, to whoever fell',
    used([{ later: { timing: 'when', when: { event: 'defeated' } }, effects: [raise('self')] }]),
    '/use/effects/0/effects/0/target',
    /has fallen/,
  ],
  [
    'a target in an automatic effect',
    itself({ timing: 'startOfBattle', effects: [raise('target')] }),
    '/automatic/0/effects/0/target',
    /only a skill that is used aims/,
  ],
  [
    'reviving whoever uses the skill, who lives',
    used([{ do: 'revive', percent: 50, target: 'self' }]),
    '/use/effects/0/target',
    /R28: whoever uses a skill lives/,
  ],
  [
    'a change of values by nothing',
    { passives: [{ fightsWith: 'magAttack' }] },
    '/passives/0',
    /R77: it does not say by how much/,
  ],
  [
    'what a blow was like where there is none',
    hears({ event: 'healed', on: 'physical' }),
    '/automatic/0/when/on',
    /does not tell what a blow was like/,
  ],
  [
    'a skill without an icon that can be used for ever',
    used([raise('self')], { free: true, limit: { battle: 3 } }),
    '/use/free',
    /R81: without a limit in a turn/,
  ],
  [
    'what only one of two moments tells',
    itself({ when: { event: 'healed' }, also: [{ timing: 'endOfOwnTurn' }], effects: [raise('cause')] }),
    '/automatic/0/effects/0/target',
    /./,
  ],
  [
    'a second moment that answers nothing',
    itself({ timing: 'endOfOwnTurn', also: [{ timing: 'when' }] }),
    '/automatic/0/also/0/when',
    /needs what it answers/,
  ],
  [
    'a Super Reaction as a second moment',
    itself({ timing: 'endOfOwnTurn', also: [{ timing: 'superReaction' }] }),
    '/automatic/0/also/0/timing',
    /R82: a Super Reaction cuts in/,
  ],
  [
    'Remnants of a skill without an icon',
    used([raise('self')], { free: true, remnants: true, limit: { turn: 1 } }),
    '/use/remnants',
    /R81: what uses no icon/,
  ],
  [
    'a condition of a skill about whom it would strike',
    used([hit()], { if: { is: 'struck', filter: { ailing: true } } }),
    '/use/if/is',
    /no attack of this effect/,
  ],
  [
    '"it" in the condition of a "while"',
    { passives: [{ while: [{ critical: 5 }], if: { is: 'it', filter: { ailing: true } } }] },
    '/passives/0/if/is',
    /nothing was chosen or drawn/,
  ],
  ['a cause in a skill', used([raise('causedBy')]), '/use/effects/0/target', /nothing that happened/],
  [
    'a cause in an effect of a tier',
    itself({ timing: 'endOfOwnTurn', effects: [raise('cause')] }),
    '/automatic/0/effects/0/target',
    /nothing that happened/,
  ],
  [
    'whom an attack struck, before any',
    used([raise('struck'), hit()]),
    '/use/effects/0/target',
    /no attack of this effect/,
  ],
  ['it, before a choice', used([raise('it')]), '/use/effects/0/target', /nothing was chosen/],
  [
    'who acts, at the start of a turn',
    itself({ timing: 'startOfOwnTurn', effects: [raise('acting')] }),
    '/automatic/0/effects/0/target',
    /no demon is due/,
  ],
  [
    'an element of before, before any',
    used([hit({ element: 'same', physical: true })]),
    '/use/effects/0/element',
    /R68/,
  ],
  [
    'an element of before that does not say whether it is physical',
    used([hit(), hit({ element: 'same' })]),
    '/use/effects/1/physical',
    /R68/,
  ],
  ['a limit of nothing', used([{ limit: { team: true }, effects: [raise('self')] }]), '/use/effects/0/limit', /R67/],
  ['one moment of nothing that is answered', used([{ together: [raise('self')] }]), '/use/effects/0/together', /R73/],
  [
    'a choice of one, or of nobody where there are fewer',
    used([raise({ choose: 1, orNone: true, side: 'own' })]),
    '/use/effects/0/target/orNone',
    /R74/,
  ],
  [
    'a value that changes places with itself',
    used([{ do: 'swap', what: 'hp', with: 'self', target: 'self' }]),
    '/use/effects/0/with',
    /R70/,
  ],
  [
    'effects of a demon that would have to be chosen',
    used([{ do: 'copy', from: { choose: 1, side: 'enemy' }, target: 'self' }]),
    '/use/effects/0/from',
    /R30/,
  ],
  [
    'attacks of a team',
    { passives: [edge], ...used([{ do: 'grant', effect: 'edge', team: true, attacks: 1, target: 'self' }]) },
    '/use/effects/0/attacks',
    /R71/,
  ],
  [
    'an automatic effect of a team',
    {
      ...itself({ id: 'wave', granted: true, when: { event: 'healed' } }),
      ...used([{ do: 'grant', effect: 'wave', team: true, target: 'self' }]),
    },
    '/use/effects/0/team',
    /R71/,
  ],
  [
    'what an effect did, in a passive',
    { passives: [{ boost: 'fire', percent: { did: true } }] },
    '/passives/0/percent/did',
    /nothing of this effect/,
  ],
  [
    'each, in a passive',
    { passives: [{ boost: 'fire', percent: { counter: 'Rage', of: 'each' } }] },
    '/passives/0/percent/of',
    /R38/,
  ],
  [
    'whether an attack hit, before any',
    used([{ if: { hit: true }, then: [raise('self')] }]),
    '/use/effects/0/if/hit',
    /no attack of this effect/,
  ],
  [
    'chance and a player that both choose',
    used([
      {
        oneOf: [
          { label: 'one', effects: [raise('self')] },
          { label: 'two', effects: [raise('self')] },
        ],
        atRandom: true,
        who: 'you',
      },
    ]),
    '/use/effects/0/who',
    /R78/,
  ],
  [
    'a number of times that can not be drawn',
    used([{ repeat: { from: 3, to: 2 }, effects: [raise('self')] }]),
    '/use/effects/0/repeat/from',
    /greatest/,
  ],
  ['an amount in a skill', used([eventAmount]), '/use/effects/0/amount/eventAmount', /carries an amount/],
  [
    'an amount of an event without one',
    itself({ when: { event: 'evades' }, effects: [eventAmount] }),
    '/automatic/0/effects/0/amount/eventAmount',
    /carries an amount/,
  ],
  [
    'a choice in a condition',
    used([{ if: { is: { choose: 1, side: 'own' }, filter: {} }, then: [hit()] }]),
    '/use/effects/0/if/is',
    /nobody is asked/,
  ],
  [
    'a draw in an amount',
    used([{ do: 'heal', amount: { percentOf: 'hp', percent: 5, of: { random: 1, side: 'own' } }, target: 'self' }]),
    '/use/effects/0/amount/of',
    /nobody is asked/,
  ],
  [
    'revival of the living',
    used([{ do: 'revive', percent: 5, target: { all: true, side: 'own' } }]),
    '/use/effects/0/target/fallen',
    /only the fallen/,
  ],
  [
    'help for the fallen',
    used([raise({ all: true, side: 'own', fallen: true })]),
    '/use/effects/0/target/fallen',
    /the living alone/,
  ],
  [
    'help for the fallen that a skill aims at',
    used([raise('target')], { aim: 'fallen' }),
    '/use/effects/0/target',
    /aims at the fallen/,
  ],
  [
    'revival of the enemy that a skill aims at',
    used([{ do: 'revive', percent: 5, target: 'target' }]),
    '/use/effects/0/target',
    /aims at the living/,
  ],
  [
    'a value of an ailment that has none',
    used([{ do: 'inflict', ailment: 'bind', value: 5, target: 'target' }]),
    '/use/effects/0/value',
    /only poison/,
  ],
  [
    'a size of Might',
    used([{ do: 'charge', what: 'might', percent: 200, target: 'self' }]),
    '/use/effects/0/percent',
    /R57/,
  ],
  ['a first of what is no mark', hears({ event: 'hit', first: true }), '/automatic/0/when/first', /R42/],
  [
    'blows of what is no Bonus Turn',
    { passives: [{ cant: ['heal', 'bonusTurn'], on: 'physical' }] },
    '/passives/0/on',
    /R65/,
  ],
  ['a share let through Bulwarks', { passives: [{ pierce: 'bulwark', percent: 20 }] }, '/passives/0/percent', /R64/],
  ['a critical of a magical attack', used([hit({ critical: 5 })]), '/use/effects/0/critical', /only physical/],
  [
    'more blows at least than at most',
    used([hit({ times: { from: 4, to: 2 } })]),
    '/use/effects/0/times/from',
    /greatest number/,
  ],
  ['a known demon looked for anew', used([hit({ anew: true })]), '/use/effects/0/anew', /is not looked for/],
  [
    'a change of affinity that says both ways',
    used([{ do: 'shift', element: 'ice', to: 'weak', levels: 1, turns: 1, target: 'target' }]),
    '/use/effects/0',
    /either "to"/,
  ],
  [
    'a change of affinity by no level',
    used([{ do: 'shift', element: 'ice', levels: 0, turns: 1, target: 'target' }]),
    '/use/effects/0/levels',
    /no change/,
  ],
  ['if you do, with nothing before', used([{ ifYouDo: [hit()] }]), '/use/effects/0/ifYouDo', /nothing stands before/],
  [
    'a skill that is no card',
    used([{ do: 'use', skill: 'nowhere', target: 'self' }]),
    '/use/effects/0/skill',
    /there is no card/,
  ],
  [
    'a skill that can not be used',
    used([{ do: 'use', skill: 'only-passive', target: 'self' }]),
    '/use/effects/0/skill',
    /can be used/,
  ],
  [
    'a plain attack that can not be used',
    { passives: [{ plainAttack: 'only-passive' }] },
    '/passives/0/plainAttack',
    /can be used/,
  ],
  [
    'a skill that is asked for and does not exist',
    { passives: [{ cost: -1, skill: { card: 'gone' } }] },
    '/passives/0/skill/card',
    /there is no card/,
  ],
  [
    'a demon that is asked for and does not exist',
    used([raise({ all: true, side: 'own', filter: { card: 'gone' } })]),
    '/use/effects/0/target/filter/card',
    /there is no card/,
  ],
  [
    'bounds with nothing between',
    hears({ event: 'healed', amount: { min: 5, max: 4 } }),
    '/automatic/0/when/amount/min',
    /nothing lies between/,
  ],
  [
    'an element of an event without one',
    hears({ event: 'healed', element: 'fire' }),
    '/automatic/0/when/element',
    /does not tell an element/,
  ],
  [
    'means of an event without them',
    hears({ event: 'raised', means: 'attack' }),
    '/automatic/0/when/means',
    /by what it was brought about/,
  ],
  [
    'a kind of an event without kinds',
    hears({ event: 'evades', what: 'fire' }),
    '/automatic/0/when/what',
    /does not tell what it was/,
  ],
  [
    'a kind that an event never is',
    hears({ event: 'ailing', what: ['bind', 'pioson'] }),
    '/automatic/0/when/what/1',
    /is never "pioson"/,
  ],
  [
    'bounds of an amount that an event has not',
    hears({ event: 'defeated', amount: { min: 1 } }),
    '/automatic/0/when/amount',
    /has no amount/,
  ],
  [
    'a doer who is the one it is about',
    hears({ event: 'passed', by: 'enemy' }),
    '/automatic/0/when/by',
    /"who" speaks of/,
  ],
  [
    'a limit that limits nothing',
    itself({ timing: 'startOfOwnTurn', limit: {} }),
    '/automatic/0/limit',
    /limits nothing/,
  ],
  ['a limit of a skill that limits nothing', used([hit()], { limit: {} }), '/use/limit', /limits nothing/],
  [
    'a gift that could not come before its tier',
    {
      ...used([{ do: 'grant', effect: 'g', target: 'self' }]),
      ...itself({ id: 'g', granted: true, timing: 'startsBattleWith' }),
    },
    '/automatic/0/timing',
    /before tier 0/,
  ],
  [
    'turns that are counted before there are any',
    itself({ timing: 'startOfBattle', every: 2 }),
    '/automatic/0/every',
    /no turn has begun/,
  ],
  [
    'icons gained in the turn of the enemy',
    itself({ timing: 'startOfEnemyTurn', effects: [{ do: 'gainIcons', count: 1 }] }),
    '/automatic/0/effects/0/do',
    /nothing to gain/,
  ],
  [
    'icons taken in a turn of the own team',
    itself({ timing: 'aboutToAct', effects: [{ do: 'loseIcons', count: 1 }] }),
    '/automatic/0/effects/0/do',
    /nothing to take/,
  ],
  [
    'what is only granted, without a name',
    itself({ timing: 'endOfOwnTurn', granted: true }),
    '/automatic/0/id',
    /needs a name/,
  ],
  [
    'what is only granted, and nothing grants',
    itself({ id: 'g', timing: 'endOfOwnTurn', granted: true }),
    '/automatic/0/granted',
    /nothing on this card grants/,
  ],
  ['passives that nothing grants', { passives: [edge] }, '/passives/0/granted', /nothing on this card grants/],
  [
    'two effects of one name',
    { ...used([{ do: 'grant', effect: 'edge', target: 'self' }]), passives: [edge, edge] },
    '/passives/1/id',
    /another effect of this card/,
  ],
  [
    'an automatic effect called like passives',
    {
      ...used([{ do: 'grant', effect: 'edge', target: 'self' }]),
      passives: [edge],
      ...itself({ id: 'edge', timing: 'endOfOwnTurn' }),
    },
    '/automatic/0/id',
    /another effect of this card/,
  ],
  [
    'a value that is settled once, under a condition',
    { passives: [{ while: [{ stat: 'hp', percent: 5 }] }] },
    '/passives/0/while/0',
    /settled once/,
  ],
  [
    'what was done, before anything was',
    used([{ do: 'heal', amount: { did: true }, target: 'self' }]),
    '/use/effects/0/amount/did',
    /nothing of this effect/,
  ],
  [
    'what was dealt, before anything was',
    used([{ do: 'heal', amount: { dealt: true }, target: 'self' }]),
    '/use/effects/0/amount/dealt',
    /no attack and no damage/,
  ],
  [
    'a name that nothing was given',
    used([raise({ ref: 'friend' })]),
    '/use/effects/0/target/ref',
    /nothing was chosen before as "friend"/,
  ],
  [
    'one demon of the past of the whole battle',
    used([{ do: 'heal', amount: { history: 'hit', span: 'battle' }, target: 'self' }]),
    '/use/effects/0/amount/who',
    /only the teams/,
  ],
  [
    'a filter on the past of the whole battle',
    used([{ do: 'heal', amount: { history: 'hit', who: 'ally', span: 'battle', filter: {} }, target: 'self' }]),
    '/use/effects/0/amount/filter',
    /only the teams/,
  ],
  [
    'what is put off to a moment that is over',
    used([{ later: { timing: 'startOfBattle' }, effects: [hit()] }]),
    '/use/effects/0/later/timing',
    /never comes again/,
  ],
  [
    'what is put off until nothing',
    used([{ later: { timing: 'when' }, effects: [hit()] }]),
    '/use/effects/0/later/when',
    /needs what it answers/,
  ],
  [
    'a cause of what is put off to a tier',
    used([{ later: { timing: 'endOfOwnTurn' }, effects: [raise('cause')] }]),
    '/use/effects/0/effects/0/target',
    /nothing that happened/,
  ],
  ['a state that says nothing', { type: 'state', mark: 'Dusk' }, '', /R79: a state has passives or effects/],
  [
    'a state that raises what is settled once',
    { type: 'state', mark: 'Dusk', passives: [{ critical: 5 }, { stat: 'hp', percent: 10 }] },
    '/passives/1',
    /can not come and go/,
  ],
  [
    'a state that works before the battle',
    { type: 'state', mark: 'Dusk', automatic: [{ timing: 'startsBattleWith', effects: [raise('self')] }] },
    '/automatic/0/timing',
    /nobody is in a state/,
  ],
  ['a skill with nothing in it', { passives: [] }, '', /used by choice/],
];

for (const [what, skill, path, reason] of DEAD) {
  test(`refuses ${what}`, () => {
    const faults = faultsOf(skill);
    const found = faults.find((fault) => fault.path === `/0${path}`);
    assert.ok(found && reason.test(found.reason), JSON.stringify(faults));
  });
}

test('refuses two states of one mark, at both', () => {
  const state = (id: string): Json => ({ id, type: 'state', name: id, mark: 'Dusk', passives: [{ critical: 5 }] });
  const set = compileCards(dx2, [state('dusk'), state('gloaming')]);
  assert.ok(!set.ok);
  assert.deepEqual(
    set.faults.map(({ path }) => path),
    ['/0/mark', '/1/mark'],
  );
});

test('a word that is nobody where it stands is refused with those that are somebody', () => {
  const [fault] = faultsOf(used([raise('causedBy')]));
  assert.deepEqual(fault?.accepts, ['self', 'target', 'acting']);
});

test('what an event is never is refused with what it was probably meant to be', () => {
  const [fault] = faultsOf(hears({ event: 'ailing', what: ['bind', 'pioson'] }));
  assert.equal(fault?.didYouMean, 'poison');
});

test('what comes before may be spoken of, also in what it decides', () => {
  const blow = hit({ target: { choose: 1, side: 'enemy' } });
  assert.deepEqual(
    faultsOf(used([blow, { if: { is: 'struck', filter: { fallen: false } }, then: [raise('it')] }])),
    [],
  );
  const ally = { choose: { upTo: 2 }, side: 'own', as: 'friend' };
  assert.deepEqual(faultsOf(used([raise(ally), raise({ ref: 'friend' })])), []);
  assert.deepEqual(faultsOf(used([{ forEach: { all: true, side: 'own' }, effects: [raise('it')] }])), []);
  assert.deepEqual(faultsOf(itself({ when: { event: 'healed' }, effects: [eventAmount, raise('causedBy')] })), []);
  assert.deepEqual(
    faultsOf(used([{ do: 'revive', percent: 5, target: 'target' }, raise('target')], { aim: 'fallen' })),
    [],
  );
});

test('what a Liberator says is looked at like what demons, skills and brands say', () => {
  const liberator = (...passives: Json[]): Json => ({ id: 'lib', type: 'liberator', name: 'Lib', passives });
  const paths = (...passives: Json[]) => {
    const set = compileCards(dx2, [liberator(...passives)]);
    return set.ok ? [] : set.faults.map(({ path }) => path);
  };
  assert.deepEqual(
    paths(
      { plainAttack: 'nothing' },
      { cost: -1, skill: { card: 'nobody' } },
      { boost: 'fire', percent: { percentOf: 'hp', percent: 5, of: 'each' } },
      { while: [{ critical: 1 }], if: { turnNumber: { min: 3, max: 2 } } },
    ),
    [
      '/0/passives/2/percent/of',
      '/0/passives/3/if/turnNumber/min',
      '/0/passives/0/plainAttack',
      '/0/passives/1/skill/card',
    ],
  );
});

test('Remnants on a condition go with neither Remnants nor a skill without icons', () => {
  const remnantsIf = { bonusTurn: true };
  const at = (more: object) => faultsOf(used([hit()], { remnantsIf, ...more })).map(({ path }) => path);
  assert.deepEqual(at({}), []);
  assert.deepEqual(at({ remnants: true }), ['/0/use/remnantsIf']);
  assert.deepEqual(at({ free: true, limit: { turn: 1 } }), ['/0/use/remnantsIf']);
});

test('a filter of skills names skills that are there, also in what it leaves out', () => {
  const at = (skill: object) => faultsOf(hears({ event: 'skillUsed', skill })).map(({ path }) => path);
  assert.deepEqual(at({ not: { card: 'nothing' } }), ['/0/automatic/0/when/skill/not/card']);
  assert.deepEqual(at({ anyOf: [{ element: 'fire' }, { card: ['attack', 'nothing'] }] }), [
    '/0/automatic/0/when/skill/anyOf/1/card',
  ]);
  assert.deepEqual(at({ plain: false, not: { card: 'attack' } }), []);
});

test('what is done after a fall to who may be revived, or did not fall, is no fault', () => {
  const back = { do: 'revive', percent: 10, target: 'cause' };
  const turn = { later: { timing: 'startOfOwnTurn' }, effects: [raise('self')] };
  const gone = { do: 'unmark', name: 'Soot', target: 'cause' };
  for (const effects of [
    [back, raise('cause')],
    [turn],
    [gone],
    [raise('causedBy')],
    [raise({ all: true, side: 'own' })],
  ])
    assert.deepEqual(faultsOf(itself({ when: { event: 'defeated' }, effects })), []);
  assert.deepEqual(faultsOf(hears({ event: 'defeated', who: 'companion' })), []);
});
