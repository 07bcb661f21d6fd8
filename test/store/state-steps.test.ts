import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { stateAfter, stepBetween } from '../../src/store/state-steps.ts';

const sealed = (content: object): string => {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex');
  return `${text.slice(0, -1)},"hash":"${hash}"}`;
};

const states = Array.from({ length: 6 }, (_, ply) =>
  sealed({ board: { hand: ['A01', 'B02', 'ünïcode'].slice(ply % 3), counter: ply }, match: { ply } }),
);
const [first = '', second = '', third = '', fourth = ''] = states;

test('steps lead from one state to the next, one by one or many at once', () => {
  const steps = states.slice(1).map((state, at) => stepBetween(states[at] ?? '', state, 'compact'));
  for (const [at, step] of steps.entries()) {
    assert.equal(stateAfter(states[at] ?? '', step), states[at + 1]);
    assert.equal(stateAfter(first, ...steps.slice(0, at + 1)), states[at + 1]);
  }
  assert.equal(stateAfter(first), first);
});

test('a step has the hash that a state ends with in no form, and is shorter by it', () => {
  const [lean, whole] = (['compact', 'compatible'] as const).map((how) => stepBetween(first, second, how).length);
  assert.ok((lean ?? 0) + 32 <= (whole ?? 0), `${lean} and ${whole}`);
});

test('steps of releases before are read, and steps of both kinds after each other', () => {
  // As it was written between `{"a":1,"hash":"x"}` and `{"a":2,"hash":"y"}`.
  const former = Buffer.from('qwaJGMFFKpVqAQ==', 'base64');
  assert.equal(stateAfter('{"a":1,"hash":"x"}', former), '{"a":2,"hash":"y"}');
  const mixed = [
    stepBetween(first, second, 'compact'),
    stepBetween(second, third, 'compatible'),
    stepBetween(third, fourth, 'compact'),
  ];
  assert.equal(stateAfter(first, ...mixed), fourth);
});

test('a text that does not end with its own hash is kept as it is', () => {
  for (const text of ['{}', '{"hash":"0"}', second.replace('"counter":1', '"counter":9')]) {
    assert.equal(stateAfter(first, stepBetween(first, text, 'compact')), text);
    assert.equal(stateAfter(text, stepBetween(text, first, 'compact')), first);
  }
});

test('a step that does not go on from a state is an error, or leads to another state', () => {
  const step = stepBetween(first, second, 'compact');
  assert.throws(() => stateAfter('{}', step), /does not end with its hash/);
  assert.throws(() => stateAfter(first, step.subarray(0, step.length / 2)));
  assert.notEqual(stateAfter(first.replace('match', 'mitch'), step), second);
});
