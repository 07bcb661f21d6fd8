import assert from 'node:assert/strict';
import test from 'node:test';
import { hung, Table } from './table.ts';

const cards = [{ id: 'slow' }, { id: 'quick', speed: 2 }, { id: 'instant', speed: 3 }];
const position = {
  p1: { bells: hung('slow') },
  p2: { bells: ['slow', 'quick', 'instant'].map((card) => ({ as: `foe-${card}`, card })) },
};
const opened = () => new Table('answers', cards, position).act('p1', 'ring:slow');
const asked = (table: Table) => table.awaiting.map(({ player, kind }) => `${player} ${kind}`);

test('the player who is first in the window is asked first', () => {
  assert.deepEqual(asked(opened()), ['p1 answer']);
});

test('a pass hands the window on', () => {
  assert.deepEqual(asked(opened().act('p1', 'pass')), ['p2 answer']);
});

test('only bells that are quick enough answer', () => {
  const table = opened().act('p1', 'pass');
  assert.deepEqual(table.options('p2'), ['answer:foe-quick', 'answer:foe-instant', 'pass']);
  const refusal = table.refused('p2', 'answer:foe-slow');
  assert.deepEqual(refusal.facts, [
    { fact: 'the speed of the bell', clause: 'answer.speed', was: 1, needed: { atLeast: 2 } },
  ]);
});

test('an answer of the highest speed is answered only by its like', () => {
  const table = opened().act('p1', 'pass').act('p2', 'answer:foe-instant').act('p1', 'pass');
  assert.deepEqual(table.options('p2'), ['pass']);
});

test('after an answer the other player is asked, and passes count from anew', () => {
  const table = opened().act('p1', 'pass').act('p2', 'answer:foe-quick');
  assert.deepEqual(asked(table), ['p1 answer']);
  assert.deepEqual(asked(table.act('p1', 'pass')), ['p2 answer']);
  assert.equal(table.rang(), '');
});

test('two passes ring the last bell of the stack, and the first player is asked again', () => {
  const table = opened().act('p1', 'pass').act('p2', 'answer:foe-quick').act('p1', 'pass').act('p2', 'pass');
  assert.equal(table.rang(), 'quick');
  assert.deepEqual(asked(table), ['p1 answer']);
});

test('two passes on an empty stack close the window', () => {
  const table = opened();
  for (const player of ['p1', 'p2', 'p1', 'p2'] as const) table.act(player, 'pass');
  assert.equal(table.rang(), 'slow');
  assert.deepEqual(asked(table), ['p1 main']);
});
