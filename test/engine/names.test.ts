import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { blankState } from '../../src/engine/index.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';
import { hung, Table } from './table.ts';

const cards = [{ id: 'fork', then: [{ do: 'tune', by: 2 }] }, { id: 'bell' }];

const faultsOf = (position: Json) => {
  const rules = bells('batches');
  const seat = { name: 'seat', deck: ['bell'] };
  const { board } = rules.setup([seat, seat], {}, rules.sampleCards);
  return rules.place(
    blankState(rules, rules.sampleCards, { seed: 'x', options: {}, board }),
    position,
    rules.sampleCards,
  );
};

test('a name that a position gives is never given again by the engine', () => {
  const table = new Table('batches', cards, {
    p1: {
      bells: [
        { as: 'm7', card: 'fork' },
        { as: 'b3', card: 'bell' },
      ],
    },
  });
  table.act('p1', 'ring:m7');
  assert.deepEqual(
    table.of('modifier').map(({ data }) => data.id),
    ['m8', 'm9'],
  );
});

test('a position that gives one name twice is refused, with both places', () => {
  assert.deepEqual(faultsOf({ p1: { bells: hung('bell') }, p2: { bells: hung('bell') } }), [
    { path: '/p2/bells/0/as', reason: '"bell" is already the name of /p1/bells/0/as' },
  ]);
});

test('a position whose names leave no room to count is refused', () => {
  assert.deepEqual(faultsOf({ p1: { bells: [{ as: 'b1000000', card: 'bell' }] } }), [
    { path: '/p1/bells/0/as', reason: 'the number in the name is too high', accepts: 999_999 },
  ]);
});
