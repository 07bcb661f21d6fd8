import assert from 'node:assert/strict';
import test from 'node:test';
import type { Pending, Vars } from '../../src/engine/index.ts';
import { alike } from '../../src/engine/pending.ts';
import type { PolicyName } from '../fixture-ruleset/policies.ts';
import { hung, Table } from './table.ts';

/** `bell` hangs another one, which `guest` greets, and then tunes; `hearer` hears `bell`. */
const hanging = [
  { id: 'bell', then: [{ do: 'hang' }, { do: 'tune', by: 1 }] },
  { id: 'hearer', hears: ['bell'] },
  { id: 'guest', greets: ['new'] },
  { id: 'new' },
];
const position = { p1: { box: ['new'], bells: hung('bell', 'guest', 'hearer') } };
const steps = (table: Table) =>
  table.events
    .filter(({ type }) => ['ring', 'hang', 'steady', 'modifier'].includes(type))
    .map(({ type, data }) => (type === 'ring' ? data.card : type))
    .join(' ');

test('a nested bell rings between two effects of the bell that it hears', () => {
  const table = new Table('nested', hanging, position).act('p1', 'ring:bell');
  assert.match(steps(table), /^bell hearer hang guest steady modifier/);
});

test('a wave of a procedure settles before its next step, while an older wave waits outside', () => {
  const table = new Table(
    'waves',
    [
      { id: 'first' },
      ...hanging.map((card) => ({ ...card, ...(card.id === 'bell' ? { hears: ['first'] } : {}) })),
      { id: 'late', hears: ['first'] },
    ],
    {
      p1: { box: ['new'], bells: hung('first', 'bell', 'late', 'guest') },
    },
  );
  table.act('p1', 'ring:first').act('p1', 'bell/bell:bell');
  assert.match(steps(table), /^first bell hang guest steady modifier.* late$/);
});

test('everything that a bell did since the last step of a procedure goes into one wave', () => {
  const table = new Table(
    'waves',
    [
      { id: 'loud', then: [{ do: 'strike', dents: 1 }] },
      { id: 'hearer', metal: 5, hears: ['loud'] },
      { id: 'brittle', metal: 1, lastWords: true },
    ],
    { p1: { bells: hung('loud') }, p2: { bells: hung('hearer', 'brittle') } },
  );
  table.act('p1', 'ring:loud');
  assert.deepEqual(table.options('p2'), ['hearer/bell:hearer', 'brittle/bell:brittle']);
});

test('a queue outlives the procedures that run inside it', () => {
  const table = new Table('queues', hanging, position).act('p1', 'ring:bell');
  assert.equal(steps(table), 'bell hang steady modifier modifier modifier modifier hearer guest');
});

test('a batch waits until the bell that caused it has done everything', () => {
  const table = new Table('batches', hanging, position).act('p1', 'ring:bell');
  assert.equal(steps(table), 'bell hang steady modifier modifier modifier modifier');
  assert.deepEqual(table.options('p1'), ['hearer/bell:hearer', 'guest/bell:guest']);
});

test('the player whose turn it is has the first bell of a batch', () => {
  const cards = [{ id: 'A' }, { id: 'B', hears: ['A'] }, { id: 'C', hears: ['A'] }];
  const table = new Table('batches', cards, { active: 'p2', p1: { bells: hung('B') }, p2: { bells: hung('A', 'C') } });
  assert.equal(table.act('p2', 'ring:a').rang(), 'A C B');
});

test('bells of one tone and one batch ring in an order that the generator decides', () => {
  const cards = [
    { id: 'A', tone: 3, then: [{ do: 'strike', dents: 1 }] },
    { id: 'X', metal: 1, tone: 1, lastWords: true },
    { id: 'Y', metal: 1, tone: 1, lastWords: true },
    { id: 'Z', metal: 1, tone: 5, lastWords: true },
  ];
  const orders = Array.from({ length: 12 }, (_, seed) =>
    new Table('queues', cards, { p1: { bells: hung('A') }, p2: { bells: hung('X', 'Y', 'Z') } }, `seed ${seed}`)
      .act('p1', 'ring:a')
      .rang(),
  );
  assert.deepEqual([...new Set(orders)].sort(), ['A Z X Y', 'A Z Y X']);
});

/** `A` makes `strike` ring, which cracks `B` before its turn comes. */
const gone = [
  { id: 'A' },
  { id: 'S', hears: ['A'], then: [{ do: 'strike', dents: 1 }] },
  { id: 'B', hears: ['A'], metal: 1 },
];
const across = { p1: { bells: hung('A', 'S') }, p2: { bells: hung('B') } };
const skipped = (policy: PolicyName) => {
  const table = new Table(policy, gone, across).act('p1', 'ring:a');
  return { rang: table.rang(), skipped: table.of('effect-skipped').map(({ data }) => data.card) };
};

test('a bell that is gone when its turn comes is skipped where that is asked again', () => {
  assert.deepEqual(skipped('nested'), { rang: 'A S', skipped: ['B'] });
  assert.deepEqual(skipped('waves'), { rang: 'A S', skipped: ['B'] });
});

test('a bell that is gone rings all the same where that is never asked again', () => {
  assert.deepEqual(skipped('batches'), { rang: 'A S B', skipped: [] });
  assert.deepEqual(skipped('queues'), { rang: 'A S B', skipped: [] });
});

test('a run that is written and read back at every question is the same run', () => {
  const direct = new Table('batches', hanging, position).act('p1', 'ring:bell').act('p1', 'guest/bell:guest');
  const reloaded = new Table('batches', hanging, position)
    .reload()
    .act('p1', 'ring:bell')
    .reload()
    .act('p1', 'guest/bell:guest');
  assert.deepEqual(reloaded.events, direct.events);
  assert.deepEqual(reloaded.state, direct.state);
});

test('entries are alike whatever the order of the keys of what they know', () => {
  const entry = (vars: Vars): Pending => ({
    id: 'e1',
    program: 'bell',
    queue: 'bells',
    owner: 'p1',
    clause: 'B1',
    card: 'bell',
    source: 'o1',
    vars,
    batch: 1,
    level: 0,
    cause: null,
  });
  const known = entry({ on: 'ring', owner: 'p1', it: ['o2'], did: 0 });
  assert.ok(alike(known, entry({ did: 0, it: ['o2'], on: 'ring', owner: 'p1' })));
  assert.ok(!alike(known, entry({ did: 0, it: ['o3'], on: 'ring', owner: 'p1' })));
  assert.ok(!alike(known, entry({ it: ['o2'], on: 'ring', owner: 'p1' })));
  assert.ok(!alike(known, entry({ did: 0, it: { 0: 'o2' }, on: 'ring', owner: 'p1' })));
  assert.ok(!alike(known, entry({ did: 0, it: ['o2'], on: 'ring', owner: 'p1', more: null })));
});
