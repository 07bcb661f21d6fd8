import assert from 'node:assert/strict';
import test from 'node:test';
import { adjudicate, blankState, Machine, resume, STEP_BUDGET, Work } from '../../src/engine/index.ts';
import { policyNames } from '../fixture-ruleset/ruleset.ts';
import { runaway } from '../fixture-ruleset/runaway.ts';
import { hung, Table } from './table.ts';

const endless = [
  { id: 'yes', tone: 0, hears: ['no', 'start'] },
  { id: 'no', tone: 0, hears: ['yes'] },
  { id: 'start' },
];
const foes = ['foe1', 'foe2'].map((as) => ({ as, card: 'start' }));
const position = { p1: { bells: hung('start', 'yes', 'no') } };

for (const policy of policyNames) {
  test(`an endless chain is cut off, and the event names its cards (${policy})`, () => {
    const table = new Table(policy, endless, position).act('p1', 'ring:start');
    for (let passes = 0; passes < 100 && table.awaiting[0]?.kind === 'answer'; passes++) {
      table.act(table.awaiting[0].player, 'pass');
    }
    const [loop] = table.of('loop-guard');
    assert.equal(loop?.clause, 'wait.loop');
    assert.match(JSON.stringify(loop?.data.cards), /^\["(yes|no)"\]$/);
    assert.equal(table.of('effect').length, 40);
    assert.equal(table.awaiting[0]?.kind, 'main');
  });
}

test('a chain is cut off after as many effects although each of them asks', () => {
  const asking = endless.map((card) => (card.id === 'start' ? card : { ...card, then: [{ do: 'hush' }] }));
  const table = new Table('batches', asking, { ...position, p2: { bells: foes } }).act('p1', 'ring:start');
  let asked = 0;
  for (; table.awaiting[0]?.kind === 'target' && asked < 100; asked++) table.act('p1', 'foe1');
  assert.equal(table.of('loop-guard').length, 1);
  assert.equal(table.of('effect').length, 40);
  assert.equal(asked, 40);
});

test('each effect of a chain has steps of its own, so that long ones do not end it before the guard', () => {
  const long = endless.map((card) => ({ ...card, then: Array.from({ length: 4 }, () => ({ do: 'tune', by: 0 })) }));
  const { state, rules, cards } = new Table('batches', long, position);
  const m = new Machine(rules, cards, state, { budget: 40 });
  m.answer({ p1: 'ring:start' }, state.counters.event);
  assert.equal(m.runaway, null);
  assert.ok(m.steps > 40 * 4, `${m.steps} steps`);
  assert.equal(m.events.filter(({ type }) => type === 'effect').length, 40);
  assert.equal(m.events.filter(({ type }) => type === 'loop-guard').length, 1);
});

test('what goes off without waiting counts in the chain too, and is told when it has become too long', () => {
  const { state, rules, cards } = new Table('batches', endless, position);
  const m = new Machine(rules, cards, state);
  for (let n = 0; n < 40; n++) assert.equal(m.link(['yes']), true);
  assert.equal(m.link(['yes', 'no', 'yes']), false);
  assert.deepEqual(
    m.events.map(({ type, clause, data }) => [type, clause, data.cards]),
    [['loop-guard', 'wait.loop', ['yes', 'no']]],
  );
});

test('a chain ends when half the work of a call was done since it began, whatever was done before', () => {
  const { state, rules, cards } = new Table('batches', endless, position);
  const work = new Work(1000);
  work.spend(400);
  const m = new Machine(rules, cards, state, { work });
  work.spend(500);
  assert.equal(m.link(['yes']), true);
  work.spend(1);
  assert.equal(m.link(['yes']), false);
});

test('a resolution that does not end is refused and names its cycle; the caller’s text is as it was', () => {
  const rules = runaway();
  const deck = rules.samples.decks[0]?.deck ?? [];
  const seat = { name: 'a', deck };
  const { board } = rules.setup([seat, seat], {}, rules.sampleCards);
  const blank = blankState(rules, rules.sampleCards, { seed: 'x', options: {}, board });
  assert.deepEqual(rules.place(blank, {}, rules.sampleCards), []);
  const opened = resume(rules, rules.sampleCards, blank);
  assert.ok(opened.ok);
  const text = JSON.stringify(opened.value.state);
  const decision = opened.value.awaiting[0]?.id ?? '';
  const state = JSON.parse(text);
  const result = adjudicate(rules, rules.sampleCards, state, { player: 'p1', decision, option: 'pass' });
  assert.ok(!result.ok);
  assert.equal(result.refusal.code, 'budget-exceeded');
  assert.deepEqual(result.refusal.data, { steps: STEP_BUDGET, cycle: ['ping', 'pong'] });
  const again = adjudicate(rules, rules.sampleCards, JSON.parse(text), { player: 'p1', decision, option: 'ring:none' });
  assert.ok(!again.ok);
  assert.equal(again.refusal.code, 'no-such-option');
});
