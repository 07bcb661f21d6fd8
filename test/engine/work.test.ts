import assert from 'node:assert/strict';
import test from 'node:test';
import { bounded, boundedRead } from '../../src/engine/bounded.ts';
import type { Modifier } from '../../src/engine/index.ts';
import {
  adjudicate,
  checkState,
  countersOn,
  decisions,
  Machine,
  modified,
  pastShields,
  Stopped,
  said,
  traitsOf,
  Work,
  WorkSpent,
  watches,
  whyNot,
} from '../../src/engine/index.ts';
import type { Bells } from '../fixture-ruleset/board.ts';
import { hung, Table } from './table.ts';

const endless = [
  { id: 'yes', tone: 0, hears: ['no', 'start'] },
  { id: 'no', tone: 0, hears: ['yes'] },
  { id: 'start' },
];
const table = () => new Table('batches', endless, { p1: { bells: hung('start', 'yes', 'no') } });
const ring = { player: 'p1', decision: 'd1', option: 'ring:start' } as const;

test('a call that does more work than it may is refused, with the clause and the card it stopped at', () => {
  const { rules, cards, state } = table();
  const result = adjudicate(rules, cards, state, ring, { work: new Work(90) });
  assert.ok(!result.ok);
  const { code, clause, data } = result.refusal;
  assert.equal(code, 'budget-exceeded');
  assert.ok(clause !== undefined && clause in rules.rulebook);
  assert.match(String(data?.card), /^(yes|no|start)$/);
});

test('the same work is refused on every run, whoever looks in', () => {
  const least = [undefined, { every: 7, look: () => {} }].map((lookIn) => {
    let budget = 1;
    const tried = table();
    for (; ; budget++) {
      const { rules, cards, state } = tried;
      const copy = JSON.parse(JSON.stringify(state)) as typeof state;
      if (adjudicate(rules, cards, copy, ring, { work: new Work(budget, lookIn) }).ok) return budget;
    }
  });
  assert.equal(least[0], least[1]);
});

test('whoever looks in is asked as often as it said, and can stop the work', () => {
  const { rules, cards, state } = table();
  let looks = 0;
  const work = new Work(10_000, {
    every: 10,
    look: () => {
      if (++looks === 3) throw new Error('enough');
    },
  });
  assert.throws(() => adjudicate(rules, cards, state, ring, { work }), /enough/);
  assert.equal(looks, 3);
  assert.ok(work.done > 30 && work.done < 120, String(work.done));
});

test('reading decisions and checking a state have their bound too, shared by all machines of a call', () => {
  const { rules, cards, state } = table();
  const spent = () => {
    const work = new Work(1);
    assert.throws(() => work.spend(2), WorkSpent);
    return work;
  };
  assert.throws(() => whyNot(rules, cards, state, ring, spent()), Stopped);
  const refused = adjudicate(rules, cards, state, ring, { work: spent() });
  assert.ok(!refused.ok && refused.refusal.code === 'budget-exceeded');
  assert.equal(decisions(rules, cards, table().state, { work: new Work(1000) }).length, 1);
  assert.deepEqual(checkState(rules, cards, table().state, { work: new Work(1000) }), []);
});

test('texts that ask for themselves until the stack is full are refused with the card, and other errors are none of theirs', () => {
  const { rules, cards, state } = table();
  const m = new Machine(rules, cards, state);
  const endless = (depth: number): number => {
    m.looks('start', 0);
    return endless(depth + 1) + 1;
  };
  const refused = bounded(m, () => ({ ok: true, value: endless(0) }));
  assert.ok(!refused.ok);
  const { code, detail } = refused.refusal;
  assert.deepEqual(
    [code, detail],
    ['budget-exceeded', 'The texts of cards depend on each other without end at the text of start.'],
  );
  assert.throws(
    () => boundedRead(m, () => endless(0)),
    (error) => error instanceof Stopped && error.refusal.code === 'budget-exceeded',
  );
  const broken = () => 'x'.repeat(-1);
  assert.throws(() => bounded(m, () => ({ ok: true, value: broken() })), RangeError);
  assert.throws(() => boundedRead(m, broken), RangeError);
});

test('whoever looks through what has been changed pays one unit for eight changes', () => {
  const { rules, cards, state } = table();
  const reads: Record<string, (m: Machine<Bells>) => unknown> = {
    modified: (m) => modified(m, 'yes', 'tone', 1),
    shields: (m) => pastShields(m, ['yes', 'noise', 1]),
    traits: (m) => traitsOf(m, 'yes', ['loud']),
    words: (m) => said(m, 'yes', 'name'),
    counters: (m) => countersOn(m, 'yes', 'rust'),
    'abilities that wait': (m) => watches(m),
  };
  for (const [name, read] of Object.entries(reads)) {
    const costs = [0, 80, 160].map((changes) => {
      const work = new Work();
      const m = new Machine(rules, cards, structuredClone(state), { work });
      for (let at = 0; at < changes; at++) m.state.modifiers.push(tuned(`m${at}`));
      const before = work.done;
      read(m);
      return work.done - before;
    });
    const [least = 0] = costs;
    assert.deepEqual(costs, [least, least + 10, least + 20], name);
  }
});

/** A change of a number, as it stands in a state. */
const tuned = (id: string): Modifier => ({
  ...{ id, target: 'no', source: null, card: null, until: 'turn' },
  effect: { kind: 'stat', stat: 'tone', add: 1 },
});

test('every event is paid for, and once there are many each entry of its lists too', () => {
  const { rules, cards, state } = table();
  const done = (act: (m: Machine<Bells>) => unknown) => {
    const work = new Work();
    const m = new Machine(rules, cards, structuredClone(state), { work });
    const before = work.done;
    act(m);
    return work.done - before;
  };
  const note = (m: Machine<Bells>, times: number) => {
    for (let at = 0; at < times; at++) m.note('pass', 'p1', { order: ['a', 'b'], queue: 'cd' });
  };
  const one = done((m) => note(m, 1));
  assert.ok(one > 0);
  assert.equal(
    done((m) => note(m, 64)),
    64 * one,
  );
  const late = done((m) => note(m, 65)) - 64 * one;
  assert.equal(done((m) => note(m, 66)) - 64 * one, 2 * late);
  assert.equal(late, 3 * one);
  assert.equal(
    done((m) => m.looks('yes', 7)),
    7,
  );
});
