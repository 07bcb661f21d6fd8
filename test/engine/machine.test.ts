import assert from 'node:assert/strict';
import test from 'node:test';
import { duel } from '../../examples/duel/ruleset.ts';
import { adjudicate, blankState, Machine, slot, start } from '../../src/engine/index.ts';
import type { Bells } from '../fixture-ruleset/board.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

function machine(still: readonly string[] = []): Machine<Bells> {
  const rules = { ...bells('batches'), still: new Set(still) };
  const seat = { name: 'seat', deck: ['tin'] };
  const { board } = rules.setup([seat, seat], {}, rules.sampleCards);
  return new Machine(rules, rules.sampleCards, blankState(rules, rules.sampleCards, { seed: 's', options: {}, board }));
}

const broken = () => {
  throw new Error('broken');
};
const told = (m: Machine<Bells>) => m.note('told', null, {}, { clause: 'turn.pass' });

test('an event is caused by nothing again after something under another event has failed', () => {
  const m = machine();
  const cause = told(m);
  assert.throws(() => m.under(cause, broken), /broken/);
  assert.throws(() => m.underDecision('p1', broken), /broken/);
  assert.equal(told(m).parent, null);
});

test('events are looked at one by one again after something that happens together has failed', () => {
  const m = machine();
  assert.throws(() => m.together(broken), /broken/);
  told(m);
  assert.deepEqual(m.state.fresh, []);
});

test('a state in which nothing runs asks nothing', () => {
  const m = machine();
  assert.deepEqual(m.state.frames, []);
  assert.deepEqual(m.questions(), []);
});

test('what a machine holds while it reads is held no longer than the reading', () => {
  const m = machine();
  const depth = slot<number>('depth');
  const seen: (number | undefined)[] = [];
  m.holding(depth, 1, () => {
    assert.throws(() => m.holding(depth, 2, () => seen.push(m.held(depth)) && broken()), /broken/);
    seen.push(m.held(depth));
  });
  assert.deepEqual([...seen, m.held(depth)], [2, 1, undefined]);
  assert.equal(machine().held(depth), undefined);
});

test('a run that lists no decisions comes to the same states and events', () => {
  const deck = duel.samples.decks[0]?.deck ?? null;
  const seats = [
    { name: 'a', deck },
    { name: 'b', deck },
  ] as const;
  const begin = { seats, seed: 'unread', options: duel.options.parse({}) };
  let [listed, unlisted] = [
    start(duel, duel.sampleCards, begin),
    start(duel, duel.sampleCards, begin, { lists: false }),
  ];
  for (let ply = 0; ply < 60; ply++) {
    assert.ok(listed.ok && unlisted.ok);
    assert.deepEqual({ ...unlisted.value, awaiting: listed.value.awaiting }, listed.value);
    assert.deepEqual(unlisted.value.awaiting, []);
    const action = listed.value.awaiting[0]?.options.at(ply % 2)?.action;
    if (!action) break;
    listed = adjudicate(duel, duel.sampleCards, listed.value.state, action);
    unlisted = adjudicate(duel, duel.sampleCards, unlisted.value.state, action, { lists: false });
  }
});

test('what is settled is worked out once for as long as a machine plays', () => {
  const m = machine();
  let times = 0;
  const counted = slot<number>('times');
  const worked = () => m.settled(counted, () => ++times);
  assert.equal(worked(), 1);
  m.change('told', null, {}, () => {}, { clause: 'turn.pass' });
  m.goOn();
  assert.equal(worked(), 1);
});

test('what lasts is worked out anew after every change but those that its ruleset calls still', () => {
  const m = machine(['still']);
  let times = 0;
  const counted = slot<number>('times');
  const worked = () => m.lasting(counted, () => ++times);
  const changed = (type: 'still' | 'told') => m.change(type, null, {}, () => {}, { clause: 'turn.pass' });
  assert.equal(worked(), 1);
  changed('still');
  assert.equal(worked(), 1);
  changed('told');
  changed('still');
  assert.equal(worked(), 2);
  m.modify({ target: 'p1', effect: { kind: 'cant', what: 'ring' }, until: 'always', source: null, card: null });
  assert.equal(worked(), 3);
  m.expire(() => true);
  assert.equal(worked(), 4);
});
