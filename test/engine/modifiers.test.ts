import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  becomes,
  changeCounters,
  countersOn,
  Machine,
  mayBe,
  mayLastUntil,
  modified,
  obligation,
  pastShields,
  permission,
  prohibition,
  replaced,
  said,
  traitsOf,
  watched,
  watches,
} from '../../src/engine/index.ts';
import type { Bells } from '../fixture-ruleset/board.ts';
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

test('a kind of change, and an end, may be there from when the first such change comes until the list is begun anew', () => {
  const { state, rules, cards: set } = new Table('batches', cards, position);
  const m = new Machine(rules, set, state);
  const may = () => [mayBe(m, 'stat'), mayBe(m, 'set'), mayLastUntil(m, 'turn'), mayLastUntil(m, 'paired')];
  const about = { target: 'bell', source: null, card: null };
  assert.deepEqual(may(), [false, false, false, false]);
  m.modify({ ...about, until: 'turn', effect: { kind: 'stat', stat: 'tone', add: 1 } });
  assert.deepEqual(may(), [true, false, true, false]);
  m.modify({ ...about, until: 'paired:fork', effect: { kind: 'set', stat: 'tone', to: 7 } });
  assert.deepEqual(may(), [true, true, true, true]);
  m.expire(({ effect }) => effect.kind === 'stat');
  assert.deepEqual(may(), [false, true, false, true]);
  m.expire(() => true);
  assert.deepEqual(may(), [false, false, false, false]);
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

test('a number is the same however many changes there are: each counts in its turn, also after some have ended', () => {
  const change = fc.record({
    target: fc.constantFrom('bell', 'fork', 'felt'),
    stat: fc.constantFrom('tone', 'echo'),
    sets: fc.nat(4).map((one) => one === 0),
    by: fc.integer({ min: -9, max: 9 }),
    until: fc.constantFrom('turn', 'game'),
  });
  type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
  /** The number that is left of 3, worked out change by change. */
  const left = (made: readonly Change[], target: string, stat: string) =>
    made
      .filter((one) => one.target === target && one.stat === stat)
      .reduce((value, { sets, by }) => (sets ? by : value + by), 3);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60, size: 'max' }), fc.nat(60), (made, ended) => {
      const { state, rules, cards: set } = new Table('batches', cards, position);
      const m = new Machine(rules, set, state);
      let there: Change[] = [];
      for (const [at, one] of made.entries()) {
        if (at === ended) {
          m.expire(({ until }) => until === 'turn');
          there = there.filter(({ until }) => until !== 'turn');
        }
        const { target, stat, sets, by, until } = one;
        const effect = sets ? ({ kind: 'set', stat, to: by } as const) : ({ kind: 'stat', stat, add: by } as const);
        m.modify({ target, effect, until, source: null, card: null });
        there.push(one);
        for (const which of ['tone', 'echo'])
          assert.equal(modified(m, target, which, 3), left(there, target, which), `after ${at}`);
      }
    }),
    { numRuns: 50 },
  );
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

/** A machine on an empty table. */
function machine(): Machine<Bells> {
  const { state, rules, cards: set } = new Table('batches', cards, position);
  return new Machine(rules, set, state);
}
const lasting = { until: 'turn', source: null, card: null };

test('counters come to what was put and taken, never to less than none, and end with their durations', () => {
  const change = fc.record({
    name: fc.constantFrom('charge', 'rust'),
    add: fc.integer({ min: -4, max: 4 }),
    until: fc.constantFrom('turn', 'always'),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const m = machine();
      const expected: Record<string, number> = { charge: 0, rust: 0 };
      for (const { name, add, until } of changes) {
        const before = expected[name] ?? 0;
        expected[name] = Math.max(0, before + add);
        const moved = changeCounters(m, { ...lasting, target: 'bell', name, add, until });
        assert.equal(moved, Math.abs((expected[name] ?? 0) - before));
        const last = m.events.at(-1);
        if (moved > 0) assert.deepEqual([last?.type, last?.data.count], ['counter', expected[name]]);
      }
      for (const name of ['charge', 'rust']) {
        assert.equal(countersOn(m, 'bell', name), expected[name]);
        assert.equal(countersOn(m, 'fork', name), 0);
      }
      m.expire(({ until }) => until === 'turn');
      m.expire(({ until }) => until === 'always');
      assert.equal(countersOn(m, 'bell', 'charge') + countersOn(m, 'bell', 'rust'), 0);
    }),
  );
});

test('counters that last shorter than others go when their time is over, and the younger ones are taken first', () => {
  const m = machine();
  const put = (add: number, until: string) =>
    changeCounters(m, { ...lasting, target: 'bell', name: 'charge', add, until });
  put(2, 'always');
  put(3, 'turn');
  put(-1, 'turn');
  m.expire(({ until }) => until === 'turn');
  assert.equal(countersOn(m, 'bell', 'charge'), 2);
});

test('a rule about two parties counts only for the one that it is about', () => {
  const m = machine();
  const rules = { cant: prohibition, can: permission, must: obligation };
  for (const [kind, read] of Object.entries(rules) as ['cant' | 'can' | 'must', typeof prohibition][]) {
    m.modify({ ...lasting, target: 'bell', effect: { kind, what: 'ring', by: { card: 'fork' } } });
    assert.equal(read(m, 'bell', 'ring'), null, kind);
    assert.equal(
      read(m, 'bell', 'ring', ({ card }) => card === 'felt'),
      null,
      kind,
    );
    assert.notEqual(
      read(m, 'bell', 'ring', ({ card }) => card === 'fork'),
      null,
      kind,
    );
    m.modify({ ...lasting, target: 'bell', effect: { kind, what: 'ring' } });
    assert.notEqual(read(m, 'bell', 'ring'), null, kind);
    assert.equal(read(m, 'fork', 'ring'), null, kind);
  }
});

test('what happens instead happens once for each change that says so, the oldest first', () => {
  const m = machine();
  const instead = (of: string) =>
    m.modify({ ...lasting, target: 'bell', effect: { kind: 'instead', of, program: 'hang' } });
  const [first, other, second] = [instead('crack'), instead('ring'), instead('crack')];
  const left = () => m.state.modifiers.map(({ id }) => id);
  const frames = m.state.frames.length;
  assert.deepEqual([replaced(m, 'fork', 'crack'), replaced(m, 'bell', 'fall')], [false, false]);
  assert.equal(replaced(m, 'bell', 'crack'), true);
  assert.deepEqual(left(), [other.id, second.id]);
  assert.ok(!left().includes(first.id));
  assert.equal(m.state.frames.length, frames + 1);
  assert.equal(m.state.frames.at(-1)?.program, 'hang');
  assert.deepEqual(m.state.frames.at(-1)?.vars, { target: 'bell', of: 'crack' });
  assert.deepEqual([replaced(m, 'bell', 'crack'), replaced(m, 'bell', 'crack')], [true, false]);
  assert.deepEqual(left(), [other.id]);
});

test('what waits goes off as often as it was to, and then ends', () => {
  const m = machine();
  const wait = (left: number | null) =>
    m.modify({ ...lasting, target: 'p1', effect: { kind: 'watch', ability: 'ear#0', vars: { it: ['bell'] }, left } });
  const [twice, always] = [wait(2), wait(null)];
  for (const { id } of [always, always, always, twice]) {
    watched(m, id);
    assert.equal(watches(m).length, 2);
  }
  watched(m, twice.id);
  assert.deepEqual(
    watches(m).map(({ modifier, vars }) => [modifier.id, vars]),
    [[always.id, { it: ['bell'] }]],
  );
});

test('of several cards that something becomes the youngest counts, as long as it lasts', () => {
  const m = machine();
  const now = (target: string) => becomes(m.state.modifiers, target);
  assert.equal(now('bell'), null);
  m.modify({ ...lasting, target: 'bell', effect: { kind: 'become', card: 'felt' } });
  const young = m.modify({ ...lasting, target: 'bell', effect: { kind: 'become', card: 'ear' } });
  assert.deepEqual([now('bell'), now('fork')], ['ear', null]);
  m.expire(({ id }) => id === young.id);
  assert.equal(now('bell'), 'felt');
});

test('traits are given and lost in the order in which it is said, and come back when the time is over', () => {
  const said = fc.record({
    trait: fc.constantFrom('tin', 'old', null),
    has: fc.boolean(),
    until: fc.constantFrom('turn', 'always'),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 12 }), fc.subarray(['tin', 'loud']), (changes, printed) => {
      const m = machine();
      const lay = ({ trait, has, until }: (typeof changes)[number]) =>
        m.modify({ ...lasting, until, target: 'bell', effect: { kind: 'trait', trait, has: has && trait !== null } });
      const after = (all: typeof changes) => {
        const traits = new Set(printed);
        for (const { trait, has } of all) {
          if (trait === null) traits.clear();
          else if (has) traits.add(trait);
          else traits.delete(trait);
        }
        return traits;
      };
      changes.forEach(lay);
      assert.deepEqual(traitsOf(m, 'bell', printed), [...after(changes)]);
      assert.equal(traitsOf(m, 'fork', printed), printed);
      m.expire(({ until }) => until === 'turn');
      assert.deepEqual(traitsOf(m, 'bell', printed), [...after(changes.filter(({ until }) => until === 'always'))]);
    }),
  );
});

test('of several words said under one name the youngest counts, as long as it lasts', () => {
  const saying = fc.record({
    as: fc.constantFrom('foe', 'friend'),
    word: fc.constantFrom('Fork', 'Felt', 'Bell'),
    until: fc.constantFrom('turn', 'always'),
  });
  fc.assert(
    fc.property(fc.array(saying, { maxLength: 8 }), (all) => {
      const m = machine();
      for (const { until, as, word } of all)
        m.modify({ ...lasting, until, target: 'bell', effect: { kind: 'said', as, word } });
      const check = (left: typeof all) => {
        for (const as of ['foe', 'friend'])
          assert.equal(said(m, 'bell', as), left.findLast((one) => one.as === as)?.word ?? null);
      };
      check(all);
      assert.equal(said(m, 'fork', 'foe'), null);
      m.expire(({ until }) => until === 'turn');
      check(all.filter(({ until }) => until === 'always'));
    }),
  );
});

test('shields catch as much as is left of them, the oldest first, and only what they are against', () => {
  const step = fc.oneof(
    fc.record({ lay: fc.integer({ min: 1, max: 5 }), from: fc.constantFrom('fork', null) }),
    fc.record({ hit: fc.integer({ min: 0, max: 6 }), by: fc.constantFrom('fork', 'felt') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const m = machine();
      const expected: { left: number; from: string | null }[] = [];
      for (const one of steps) {
        if ('lay' in one) {
          const by = one.from === null ? {} : { by: { card: one.from } };
          m.modify({ ...lasting, target: 'bell', effect: { kind: 'shield', against: 'noise', left: one.lay, ...by } });
          expected.push({ left: one.lay, from: one.from });
          continue;
        }
        let left = one.hit;
        for (const shield of expected.filter(({ from }) => from === null || from === one.by)) {
          const caught = Math.min(left, shield.left);
          shield.left -= caught;
          left -= caught;
        }
        const about = (by: { card?: unknown }) => by.card === one.by;
        assert.equal(pastShields(m, ['fork', 'noise', one.hit], about), one.hit);
        assert.equal(pastShields(m, ['bell', 'light', one.hit], about), one.hit);
        assert.equal(pastShields(m, ['bell', 'noise', one.hit], about), left);
        const told = m.events.findLast(({ type }) => type === 'shielded')?.data.caught;
        if (left < one.hit) assert.equal(told, one.hit - left);
      }
      assert.deepEqual(
        m.state.modifiers.map(({ effect }) => effect.kind === 'shield' && effect.left),
        expected.flatMap(({ left }) => (left > 0 ? [left] : [])),
      );
    }),
  );
});
