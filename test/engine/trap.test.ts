import assert from 'node:assert/strict';
import test from 'node:test';
import { hung, Table, trap } from './table.ts';

const position = { p1: { bells: hung('A', 'B', 'C', 'D') } };

test('a queue lets what is caused meanwhile wait behind all others: A B C D', () => {
  const table = new Table('queues', trap, position).act('p1', 'ring:a');
  assert.equal(table.rang(), 'A B C D');
});

test('nesting lets everything follow its cause at once: A B D C', () => {
  const table = new Table('nested', trap, position).act('p1', 'ring:a');
  assert.equal(table.rang(), 'A B D C');
});

test('waves go off in the order in which they came up: A B C D', () => {
  const table = new Table('waves', trap, position).act('p1', 'ring:a').act('p1', 'b/bell:B');
  assert.equal(table.rang(), 'A B C D');
});

test('the batch caused last goes first: A B D C when the owner takes B first', () => {
  const table = new Table('batches', trap, position).act('p1', 'ring:a').act('p1', 'b/bell:B');
  assert.equal(table.rang(), 'A B D C');
});

test('the owner of a batch can take C first: A C B D', () => {
  const table = new Table('batches', trap, position).act('p1', 'ring:a').act('p1', 'c/bell:C');
  assert.equal(table.rang(), 'A C B D');
});

test('the last on the stack goes first: A C B D when B and C are put on it and nobody answers', () => {
  const table = new Table('answers', trap, position).act('p1', 'ring:a');
  table.act('p1', 'pass').act('p2', 'pass').act('p1', 'b/bell:B');
  for (let bell = 0; bell < 3; bell++) table.act('p1', 'pass').act('p2', 'pass');
  assert.equal(table.rang(), 'A C B D');
});

test('every sound names its cause as its parent', () => {
  const table = new Table('nested', trap, position).act('p1', 'ring:a');
  const parentOf = (card: string) => {
    const ring = table.of('ring').find(({ data }) => data.card === card);
    const effect = table.of('effect').find(({ seq }) => seq === ring?.parent);
    return table.of('ring').find(({ seq }) => seq === effect?.parent)?.data.card;
  };
  assert.deepEqual([parentOf('B'), parentOf('C'), parentOf('D')], ['A', 'A', 'B']);
});

test('the order is asked only of the owner of several different bells', () => {
  const table = new Table('batches', trap, { p1: { bells: hung('A', 'B') }, p2: { bells: hung('C') } });
  table.act('p1', 'ring:a');
  assert.equal(table.rang(), 'A B C');
});
