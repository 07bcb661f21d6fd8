import assert from 'node:assert/strict';
import test from 'node:test';
import type { Fault, Json } from '../../src/engine/index.ts';
import { blankState, compileCards } from '../../src/engine/index.ts';
import { dx2, options } from '../../src/rulesets/dx2/index.ts';
import { blankBoard } from '../../src/rulesets/dx2/turn/setup.ts';

const stats = { hp: 1000, physAttack: 500, physDefence: 100, magAttack: 500, magDefence: 100 };
const cards: Json[] = [
  { id: 'a', type: 'demon', name: 'A', race: 'Test', stats: { ...stats, agility: 200 }, skills: ['jab'] },
  { id: 'b', type: 'demon', name: 'B', race: 'Test', stats: { ...stats, agility: 100 }, maxMp: 6, skills: ['jab'] },
  {
    id: 'jab',
    type: 'skill',
    name: 'Jab',
    use: { cost: 0, aim: 'enemy', effects: [{ do: 'attack', element: 'phys', power: 100, target: 'target' }] },
  },
  {
    id: 'once',
    type: 'skill',
    name: 'Once',
    automatic: [
      {
        timing: 'aboutToAct',
        limit: { turn: 1 },
        effects: [{ do: 'raise', what: 'attackUp', target: 'self' }],
      },
      { timing: 'endOfOwnTurn', effects: [{ do: 'raise', what: 'attackUp', target: 'self' }] },
    ],
  },
];

const set = compileCards(dx2, cards);
if (!set.ok) throw new Error(JSON.stringify(set.faults));

function placed(position: object) {
  if (!set.ok) throw new Error('no cards');
  const state = blankState(dx2, set.value, {
    seed: 'position',
    options: options.parse({}) as unknown as Record<string, Json>,
    board: blankBoard(),
  });
  const written = { p1: { demons: [{ demon: 'a', as: 'x' }] }, p2: { demons: [{ demon: 'b', as: 'y' }] }, ...position };
  const parsed = dx2.position.parse(written) as Json;
  return { state, faults: dx2.place(state, parsed, set.value) };
}

const told = (faults: readonly Fault[]): string[] => faults.map(({ path, reason }) => `${path}: ${reason}`);

/** A team of one demon that is written so. */
const one = (demon: object) => ({ demons: [{ demon: 'a', as: 'x', ...demon }] });

const REFUSED: [string, object, string, RegExp][] = [
  ['MP before they are given', { at: 'setup', p1: one({ mp: 5 }) }, '/p1/demons/0/mp', /G8/],
  ['team 1 before it is settled', { at: 'setup', first: 'p2' }, '/first', /team 1/],
  ['a team on turn before the first turn', { at: 'tier1', active: 'p2' }, '/active', /nobody is on turn/],
  ['a number of a turn before the first one', { at: 'tier0', turn: 3 }, '/turn', /no turn/],
  ['icons before the turn has begun', { at: 'turn', icons: { full: 2 } }, '/icons', /not there yet/],
  ['icons before the first turn', { at: 'tier1', icons: { full: 2 } }, '/icons', /not there yet/],
  ['more than eight icons', { icons: { full: 6, used: 3 } }, '/icons', /G6/],
  ['a demon that acts without icons', { icons: { full: 0 } }, '/icons', /A10/],
  ['who acts at the start of a turn', { at: 'turn', acting: 'x' }, '/acting', /no demon of the turn/],
  ['who acts in tier 2', { at: 'tier2', acting: 'x' }, '/acting', /no demon of the turn/],
  ['somebody unknown who acts', { acting: 'q' }, '/acting', /no demon is called "q"/],
  ['somebody of the other team who acts', { acting: 'y' }, '/acting', /not of the team on turn/],
  [
    'a fallen demon that acts',
    { acting: 'x', p1: { demons: [{ demon: 'a', as: 'x', hp: 0 }, { demon: 'b' }] } },
    '/acting',
    /has fallen/,
  ],
  [
    'uses in a turn that has not begun',
    { at: 'turn', p1: one({ skills: ['once'], usedInTurn: { 'once#0': 1 } }) },
    '/p1/demons/0/usedInTurn',
    /R27/,
  ],
  [
    'uses of an effect that it does not have',
    { p1: one({ usedInBattle: { 'once#0': 1 } }) },
    '/p1/demons/0/usedInBattle/once#0',
    /no effect of this name/,
  ],
  [
    'uses of an effect that has no limit',
    { p1: one({ skills: ['once'], usedInBattle: { 'once#1': 1 } }) },
    '/p1/demons/0/usedInBattle/once#1',
    /limited/,
  ],
  ['more HP than there can be', { p1: one({ hp: 1001 }) }, '/p1/demons/0/hp', /maximum of 1000/],
  ['a share of HP above all of it', { p1: one({ hp: '101%' }) }, '/p1/demons/0/hp', /maximum/],
  ['more MP than there can be', { p1: one({ mp: 11 }) }, '/p1/demons/0/mp', /maximum of 10/],
  ['a team that has lost', { p1: one({ hp: 0 }) }, '/p1/demons', /G5/],
  [
    'something that lasts on a fallen demon',
    { p1: { demons: [{ demon: 'b' }, { demon: 'a', hp: 0, statuses: [{ kind: 'attackUp' }] }] } },
    '/p1/demons/1/statuses',
    /R19/,
  ],
  [
    'the same thing twice',
    { p1: one({ statuses: [{ kind: 'mute' }, { kind: 'mute' }] }) },
    '/p1/demons/0/statuses/1',
    /twice/,
  ],
  [
    'two affinities to one element',
    {
      p1: one({
        statuses: [
          { kind: 'affinity', of: 'fire:null' },
          { kind: 'affinity', of: 'fire:weak' },
        ],
      }),
    },
    '/p1/demons/0/statuses/1',
    /twice/,
  ],
  [
    'an amount of what has none',
    { p1: one({ statuses: [{ kind: 'mute', value: 3 }] }) },
    '/p1/demons/0/statuses/0/value',
    /no amount/,
  ],
  ['a Bulwark of nothing', { p1: one({ statuses: [{ kind: 'bulwark' }] }) }, '/p1/demons/0/statuses/0/value', /G12/],
  ['no turns left', { p1: one({ statuses: [{ kind: 'mute', turns: 0 }] }) }, '/p1/demons/0/statuses/0/turns', /G13/],
  [
    'an effect that does not exist',
    { p1: one({ statuses: [{ kind: 'effect', of: 'once#7' }] }) },
    '/p1/demons/0/statuses/0/of',
    /means nothing/,
  ],
  [
    'an affinity that is none',
    { p1: one({ statuses: [{ kind: 'affinity', of: 'fire:warm' }] }) },
    '/p1/demons/0/statuses/0/of',
    /means nothing/,
  ],
  [
    'a name that the slot of another demon gives',
    { p1: one({ as: 'p2-1' }), p2: { demons: [{ demon: 'b' }] } },
    '/p2/demons/0/as',
    /two demons are called/,
  ],
];

for (const [what, position, path, reason] of REFUSED) {
  test(`a position is refused that gives ${what}`, () => {
    const { faults } = placed(position);
    const fault = faults.find((one) => one.path === path);
    assert.ok(fault, told(faults).join('\n') || 'no fault');
    assert.match(fault.reason, reason);
  });
}

test('what a position leaves open is as the rules have it', () => {
  const { state, faults } = placed({
    p1: {
      demons: [
        { demon: 'a', as: 'x', hp: 0 },
        { demon: 'b', as: 'm', statuses: [{ kind: 'poison' }, { kind: 'charge' }, { kind: 'concentrate' }] },
      ],
    },
  });
  assert.deepEqual(told(faults), []);
  const { acting, icons, teams } = state.board;
  const [, demon] = teams.p1.demons;
  assert.equal(acting, 'm');
  assert.deepEqual(icons, { full: 1, half: 0, used: 0, taken: 0 });
  assert.equal(demon?.mp, 6);
  assert.deepEqual(
    demon?.statuses.map(({ kind, value, turns }) => [kind, value, turns]),
    [
      ['poison', 10, 3],
      ['charge', 225, 3],
      ['concentrate', 225, 3],
    ],
  );
});

test('what a position may give at each moment is taken', () => {
  const at = ['setup', 'tier0', 'tierDC', 'tier1', 'turn', 'tier2', 'next', 'tier3', 'act', 'tier4', 'end'];
  for (const moment of at) assert.deepEqual(told(placed({ at: moment }).faults), [], moment);
  for (const moment of ['next', 'tier3', 'act', 'tier4', 'end'])
    assert.deepEqual(
      told(placed({ at: moment, acting: 'x', icons: { full: 3, used: 1, taken: 1 } }).faults),
      [],
      moment,
    );
});
