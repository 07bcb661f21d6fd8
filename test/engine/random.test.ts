import assert from 'node:assert/strict';
import test from 'node:test';
import { start, viewState } from '../../src/engine/index.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';
import { hung, Table } from './table.ts';

const rules = bells('batches');
const deck = rules.samples.decks[0]?.deck ?? [];
const boxes = (seed: string) => {
  const started = start(rules, rules.sampleCards, {
    seats: [
      { name: 'a', deck },
      { name: 'b', deck },
    ],
    seed,
    options: {},
  });
  assert.ok(started.ok);
  return started.value.state;
};

test('the same seed gives the same state, another seed another one', () => {
  assert.deepEqual(boxes('one'), boxes('one'));
  assert.notDeepEqual(boxes('one').board, boxes('two').board);
});

test('the cursor of the generator is in the state, moves with a draw, and alone decides what is drawn', () => {
  const words = { metal: 1, tone: 1, lastWords: true };
  const cards = [
    { id: 'A', then: [{ do: 'strike', dents: 1 }] },
    { id: 'X', ...words },
    { id: 'Y', ...words },
  ];
  const position = { p1: { bells: hung('A') }, p2: { bells: hung('X', 'Y') } };
  const drawn = (seed: string, cursor: number[]) => {
    const table = new Table('queues', cards, position, seed);
    table.state.rng = [...cursor];
    table.act('p1', 'ring:a');
    assert.notDeepEqual(table.state.rng, cursor);
    return table.rang();
  };
  const cursors = Array.from({ length: 10 }, (_, at) => boxes(`cursor ${at}`).rng);
  const one = cursors.map((cursor) => drawn('one', cursor));
  assert.deepEqual(
    cursors.map((cursor) => drawn('two', cursor)),
    one,
  );
  assert.equal(new Set(one).size, 2);
});

test('no viewer but the judge is shown the cursor', () => {
  const state = boxes('one');
  for (const viewer of ['p1', 'p2', 'spectator'] as const)
    assert.equal('rng' in viewState(rules, state, viewer), false);
  assert.deepEqual(viewState(rules, state, 'judge').rng, state.rng);
});
