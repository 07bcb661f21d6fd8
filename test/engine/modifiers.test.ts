import assert from 'node:assert/strict';
import test from 'node:test';
import { Machine, modified } from '../../src/engine/index.ts';
import { hung, Table } from './table.ts';

const cards = [
  { id: 'fork', tone: 0, then: [{ do: 'tune', by: 2 }] },
  { id: 'bell', tone: 3 },
  { id: 'felt', tone: 0, then: [{ do: 'hush' }] },
  { id: 'ear', hears: ['bell'] },
];
const position = {
  p1: { bells: hung('fork', 'bell', 'felt') },
  p2: { bells: hung('ear', 'bell').map((b, i) => ({ ...b, as: `foe${i}` })) },
};

test('a modified number is computed when it is read', () => {
  const table = new Table('batches', cards, position).act('p1', 'ring:fork').act('p1', 'ring:bell');
  assert.deepEqual(table.of('ring').find(({ data }) => data.bell === 'bell')?.data.points, 5);
});

test('a modification ends with its duration, told by one event', () => {
  const table = new Table('batches', cards, position).act('p1', 'ring:fork').act('p1', 'pass');
  assert.deepEqual(table.state.modifiers, []);
  assert.deepEqual(
    table.of('modifiers-end').map(({ data }) => data.targets),
    [['fork', 'bell', 'felt']],
  );
});

test('a setting replaces what came before it, and only younger additions count on top', () => {
  const { state, rules, cards: set } = new Table('batches', cards, position);
  const m = new Machine(rules, set, state);
  const about = { target: 'bell', until: 'turn', source: null, card: null };
  m.modify({ ...about, effect: { kind: 'stat', stat: 'tone', add: 1 } });
  m.modify({ ...about, effect: { kind: 'set', stat: 'tone', to: 7 } });
  m.modify({ ...about, effect: { kind: 'set', stat: 'tone', to: 4 } });
  m.modify({ ...about, target: 'fork', effect: { kind: 'stat', stat: 'tone', add: 9 } });
  assert.equal(modified(m, 'bell', 'tone', 3), 4);
  m.modify({ ...about, effect: { kind: 'stat', stat: 'tone', add: 2 } });
  assert.equal(modified(m, 'bell', 'tone', 3), 6);
});

test('what is prohibited is no option, and is refused with its clause', () => {
  const quick = [...cards, { id: 'quick', speed: 2 }];
  const table = new Table('answers', quick, { p1: { bells: hung('felt', 'bell') }, p2: { bells: hung('quick') } });
  table.act('p1', 'ring:felt').act('p1', 'pass').act('p2', 'pass').act('p1', 'pass').act('p2', 'pass');
  table.act('p1', 'ring:bell').act('p1', 'pass');
  assert.deepEqual(table.options('p2'), ['pass']);
  assert.deepEqual(table.refused('p2', 'answer:quick').facts, [
    { fact: 'the bell being hushed', clause: 'ring.hushed', was: true, needed: false },
  ]);
});

test('what is prohibited does not happen by an effect either', () => {
  const table = new Table('batches', cards, position).act('p1', 'ring:felt').act('p1', 'foe0').act('p1', 'ring:bell');
  assert.equal(table.rang(), 'felt bell');
  assert.deepEqual(
    table.of('hushed').map(({ clause, data }) => [clause, data.card]),
    [['ring.hushed', 'ear']],
  );
});

test('a prohibition ends with its duration', () => {
  const table = new Table('batches', cards, position).act('p1', 'ring:felt').act('p1', 'foe0').act('p1', 'pass');
  table.act('p1', '0').act('p2', '0');
  assert.ok(table.options('p2').includes('ring:foe0'));
});
