import assert from 'node:assert/strict';
import test from 'node:test';
import { hung, Table } from './table.ts';

const cards = [
  { id: 'gong', tone: 2, then: [{ do: 'strike', dents: 2 }] },
  { id: 'tin', metal: 2, lastWords: true, then: [{ do: 'strike', dents: 1 }] },
  { id: 'iron', metal: 5 },
  { id: 'frame', metal: 2, then: [{ do: 'shield' }] },
];
const foes = (...bells: string[]) => ({ p1: { bells: hung('gong') }, p2: { bells: hung(...bells) } });

test('a packet is one event that names everything it hit', () => {
  const table = new Table('batches', cards, foes('iron', 'frame')).act('p1', 'ring:gong');
  assert.deepEqual(
    table.of('damage').map(({ data }) => data),
    [
      {
        by: 'strike',
        hits: [
          { target: 'iron', amount: 2, source: 'gong' },
          { target: 'frame', amount: 2, source: 'gong' },
        ],
      },
    ],
  );
});

test('a packet without a target is no event', () => {
  const table = new Table('batches', cards, foes()).act('p1', 'ring:gong');
  assert.deepEqual(table.of('damage'), []);
});

test('what dies together is one batch, whose owner is asked for the order', () => {
  const words = [cards[0], { id: 'X', metal: 1, lastWords: true }, { id: 'Y', metal: 1, lastWords: true }];
  const table = new Table('batches', words as never, foes('X', 'Y')).act('p1', 'ring:gong');
  assert.deepEqual(table.options('p2'), ['x/bell:X', 'y/bell:Y']);
  assert.equal(table.act('p2', 'y/bell:Y').rang(), 'gong Y X');
});

test('state-based rules act at once after the step where they are not deferred', () => {
  const table = new Table('batches', [...cards, { id: 'ear', hears: ['gong'] }], {
    p1: { bells: hung('gong', 'ear') },
    p2: { bells: hung('tin') },
  }).act('p1', 'ring:gong');
  const order = table.events
    .filter(({ type }) => ['ring', 'crack'].includes(type))
    .map(({ type, data }) => `${type} ${data.card}`);
  assert.deepEqual(order, ['ring gong', 'crack tin', 'ring ear', 'ring tin']);
});

test('a deferred checkpoint lets what is about to die act first', () => {
  const table = new Table('queues', [...cards, { id: 'ear', metal: 1, hears: ['gong'] }], foes('ear', 'tin'));
  table.act('p1', 'ring:gong');
  const order = table.events
    .filter(({ type }) => ['ring', 'crack'].includes(type))
    .map(({ type, data }) => `${type} ${data.card}`);
  assert.deepEqual(order, ['ring gong', 'ring ear', 'crack ear', 'crack tin', 'ring tin']);
});

test('something else happens instead of damage, once', () => {
  const table = new Table('batches', cards, { active: 'p2', ...foes('frame', 'iron') })
    .act('p2', 'ring:frame')
    .act('p2', 'pass');
  table.act('p1', '0').act('p2', '0').act('p1', 'ring:gong');
  assert.deepEqual(
    table.of('damage').map(({ data }) => data.hits),
    [[{ target: 'iron', amount: 2, source: 'gong' }]],
  );
  assert.deepEqual(
    table.of('spared').map(({ data }) => data),
    [{ bell: 'frame' }],
  );
  assert.deepEqual(table.state.modifiers, []);
});
