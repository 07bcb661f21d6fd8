import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, checkState, compileCards, resume } from '../../src/engine/index.ts';
import { blankBoard } from '../../src/rulesets/alteil/board/board.ts';
import { alteil, options } from '../../src/rulesets/alteil/index.ts';

const stats = { sphere: 'gowen', level: 1, at: 10, df: 0, agi: 1, rng: 1 };
const gain = [{ do: 'gainSp', amount: 1 }];
const compiled = compileCards(alteil, [
  { ...stats, id: 'rock', type: 'unit', name: 'Rock', hp: 20 },
  { ...stats, id: 'climb', type: 'unit', name: 'Climb', hp: 20, rank: { level: 2, hp: 10 } },
  {
    ...stats,
    ...{ id: 'hail', type: 'unit', name: 'Hail', hp: 20 },
    skills: [
      { kind: 'open', effects: gain },
      { kind: 'auto', effects: gain },
    ],
  },
  {
    id: 'spark',
    type: 'grimoire',
    name: 'Spark',
    sphere: 'gowen',
    level: 1,
    skills: [{ kind: 'open', effects: gain }],
  },
  { id: 'calm', type: 'soul', name: 'Calm', lp: 3 },
] as unknown as Json[]);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
const cards = compiled.value;

function placed(position: object) {
  const state = blankState(alteil, cards, { seed: 's', options: { ...options.parse({}) }, board: blankBoard() });
  const parsed = alteil.position.safeParse(position);
  assert.ok(parsed.success, JSON.stringify(parsed.error?.issues));
  return { state, faults: alteil.place(state, parsed.data as Json, cards) };
}

const paths = (position: object): string[] => placed(position).faults.map(({ path }) => path);

/** A unit of each name that the engine could give next, and the state after everything it gives in a turn. */
test('names that the engine could give are never given to another card', () => {
  const { state, faults } = placed({
    at: 'reveal',
    p1: { plan: { set: 'rock' }, units: [{ as: 'u1', card: 'rock', cell: 5 }] },
    p2: { plan: { set: 'spark' }, units: [{ as: 'g3', card: 'rock' }, { card: 'rock' }] },
    modifiers: [{ target: 'u1', at: 5 }],
  });
  assert.deepEqual(faults, []);
  const opened = resume(alteil, cards, state);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const { state: now, awaiting } = opened.value;
  assert.deepEqual(checkState(alteil, cards, now), []);
  const { p1, p2 } = now.board.players;
  const names = [...p1.units, ...p2.units, ...(p1.revealed ? [p1.revealed] : [])].map(({ id }) => id);
  assert.equal(new Set(names).size, 4);
  const [first] = awaiting;
  const next = adjudicate(alteil, cards, now, first?.options[0]?.action ?? { player: 'p1' });
  assert.ok(next.ok);
  assert.deepEqual(checkState(alteil, cards, next.value.state), []);
});

test('a change on a unit whose name ends with a number leaves a sound state', () => {
  const { state, faults } = placed({
    p1: { units: [{ as: 'tank30', card: 'rock' }] },
    modifiers: [{ target: 'tank30', at: 5 }],
  });
  assert.deepEqual(faults, []);
  const opened = resume(alteil, cards, state);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  assert.deepEqual(checkState(alteil, cards, opened.value.state), []);
});

for (const [what, position, ...found] of [
  [
    'two units of one name',
    { p1: { units: [{ as: 'a', card: 'rock' }] }, p2: { units: [{ as: 'a', card: 'rock' }] } },
    '/p2/units/0/as',
  ],
  ['a unit called as nobody is', { p1: { units: [{ as: 'none', card: 'rock' }] } }, '/p1/units/0/as'],
  [
    'more HP than the greatest',
    {
      p1: {
        units: [
          { card: 'rock', hp: 21 },
          { card: 'climb', hp: 30, ranked: true },
        ],
      },
    },
    '/p1/units/0/hp',
  ],
  ['a rank of a card that has none', { p1: { units: [{ card: 'rock', ranked: true }] } }, '/p1/units/0/ranked'],
  ['a change of nothing', { p1: { units: [{ as: 'a', card: 'rock' }] }, modifiers: [{ target: 'a' }] }, '/modifiers/0'],
  [
    'a change of nobody',
    { p1: { revealed: { card: 'rock', as: 'a' } }, modifiers: [{ target: 'a', at: 1 }] },
    '/modifiers/0/target',
  ],
  [
    'a skill that units on a grid never use',
    {
      p1: { units: [{ as: 'a', card: 'rock' }] },
      modifiers: [
        { target: 'a', skill: 'hail#0' },
        { target: 'a', skill: 'hail#1' },
      ],
    },
    '/modifiers/0/skill',
  ],
  ['a Grimoire that waits for its deployment', { at: 'deploy', p1: { revealed: 'spark' } }, '/p1/revealed'],
  ['a revealed unit that has taken the field', { at: 'reveal', p1: { revealed: 'rock' } }, '/p1/revealed'],
  ['a revealed unit without a cell', { at: 'set', p1: { revealed: 'rock' } }, '/p1/plan/deploy'],
  ['a cell for nobody', { at: 'set', p1: { plan: { deploy: 3 } } }, '/p1/plan/deploy'],
  ['a cell before it is asked for', { at: 'deploy', p1: { revealed: 'rock', plan: { deploy: 3 } } }, '/p1/plan/deploy'],
  [
    'a revival before it is asked for',
    {
      at: 'revival',
      p1: { file: ['rock'], units: [{ as: 'd', card: 'rock', closed: true }], plan: { revive: ['d'] } },
    },
    '/p1/plan/revive',
  ],
  [
    'a set card before it is asked for',
    { at: 'set', p1: { plan: { set: 'rock', raise: { gowen: 1 } } } },
    '/p1/plan/raise',
    '/p1/plan/set',
  ],
  ['a plan that is over', { at: 'act', p1: { plan: { set: 'rock' } } }, '/p1/plan/set'],
  [
    'two who have set off one destruction',
    {
      p1: { units: [{ card: 'rock', closed: { by: 'p1' } }] },
      p2: { units: [{ card: 'rock', closed: { by: 'p2' } }] },
    },
    '/p2/units/0/closed',
  ],
] as const) {
  test(`a position is refused that has ${what}`, () => {
    assert.deepEqual(paths(position), found);
  });
}

test('before the first dawn there is no battletime', () => {
  assert.equal(placed({ turn: 0, at: 'begin' }).state.board.battletime, null);
  assert.equal(placed({ turn: 1, at: 'battletime' }).state.board.battletime, null);
  assert.equal(placed({ turn: 1, at: 'levels' }).state.board.battletime, 'morning');
});
