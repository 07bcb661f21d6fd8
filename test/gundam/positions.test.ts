import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { blankState, compileCards } from '../../src/engine/index.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';

const set = compileCards(gundam, [
  { id: 'pawn', type: 'unit', name: 'Pawn', color: 'blue', level: 1, cost: 1, ap: 1, hp: 1 },
  { id: 'bit', type: 'unit', name: 'Bit', color: 'blue', level: 0, cost: 0, ap: 1, hp: 1, token: true },
  {
    id: 'sage',
    type: 'unit',
    name: 'Sage',
    color: 'blue',
    level: 1,
    cost: 1,
    ap: 1,
    hp: 1,
    abilities: [{ timing: 'deploy', effects: [{ do: 'draw' }] }],
  },
]);
assert.ok(set.ok);
const cards = set.value;

/** The places of everything wrong with a position. */
function places(position: Json): string[] {
  const parsed = gundam.position.safeParse(position);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => `/${path.join('/')}`);
  const state = blankState(gundam, cards, { seed: '', options: {}, board: blankBoard() });
  return gundam.place(state, parsed.data as Json, cards).map(({ path }) => path);
}
const unit = (as: string) => ({ as, card: 'pawn' });

test('refuses names that mean something else', () => {
  assert.deepEqual(places({ p1: { units: [unit('player'), unit('p2'), unit('a')] } }), [
    '/p1/units/0/as',
    '/p1/units/1/as',
  ]);
});

test('refuses more Units and Resources than an area holds', () => {
  const units = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(unit);
  assert.deepEqual(places({ p1: { units } }), ['/p1/units']);
  assert.deepEqual(places({ p1: { resources: 16 }, p2: { resources: { exActive: 6 } } }), [
    '/p1/resources',
    '/p2/resources',
  ]);
});

test('refuses tokens outside of play', () => {
  assert.deepEqual(places({ p1: { hand: ['bit'], deck: ['pawn', 'bit'], trash: ['ex-resource'] } }), [
    '/p1/deck/1',
    '/p1/hand/0',
    '/p1/trash/0',
  ]);
});

test('refuses a battle that nobody could have declared', () => {
  const sides = { p1: { units: [unit('a')] }, p2: { units: [unit('x')], base: { as: 'b', card: 'ex-base' } } };
  assert.deepEqual(places({ ...sides, battle: { attacker: 'x', target: 'b', step: 'block' } }), [
    '/battle/attacker',
    '/battle/target',
  ]);
  assert.deepEqual(places({ ...sides, at: 'end', battle: { attacker: 'a', target: 'x', step: 'block' } }), ['/at']);
});

test('refuses changes that change nothing', () => {
  const modifiers = [
    { target: 'a' },
    { target: 'a', ap: 1, value: 2 },
    { target: 'p1', hp: 1 },
    { target: 'p1', cant: 'attack' },
    { target: 'a', cant: 'draw' },
    { target: 'a', ability: 'sage#7' },
    { target: 'a', ap: 1, until: 'battle' },
  ];
  assert.deepEqual(places({ p1: { units: [unit('a')] }, modifiers }), [
    '/modifiers/0',
    '/modifiers/1/value',
    '/modifiers/2/target',
    '/modifiers/3/cant',
    '/modifiers/4/cant',
    '/modifiers/5/ability',
    '/modifiers/6/until',
  ]);
});

test('refuses abilities that no card has, and records that nothing reads', () => {
  assert.deepEqual(places({ p1: { units: [{ ...unit('a'), used: ['sage#0', 'sage#1'] }] } }), ['/p1/units/0/used/1']);
  assert.deepEqual(places({ p1: { history: { slept: 1 } } }), ['/p1/history']);
});

test('refuses a waiting effect of something that goes by a name the engine gives', () => {
  const pending = { ability: 'sage#0', owner: 'p1' };
  assert.deepEqual(places({ pending: [{ ...pending, source: 'u9' }] }), ['/pending/0/source']);
  assert.deepEqual(places({ pending: [{ ...pending, source: 'gone' }] }), []);
});
