import assert from 'node:assert/strict';
import test from 'node:test';
import { compileCards, type Json } from '../../src/engine/index.ts';
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

test('a cost, a rank and a name where they can’t be are named', () => {
  const skills = [
    { kind: 'start', cost: 1, effects: gain },
    { kind: 'close', ranked: true, effects: gain },
    { kind: 'auto', granted: true, effects: gain },
    { kind: 'open', effects: [{ may: [{ do: 'grant', to: 'this', skill: 'ghost', until: 'turn' }] }] },
  ];
  assert.deepEqual(Object.keys(faults({ ...unit, skills })), [
    '/0/skills/0/cost',
    '/0/skills/1/ranked',
    '/0/skills/2/id',
    '/0/skills/3/effects/0/may/0/skill',
  ]);
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
