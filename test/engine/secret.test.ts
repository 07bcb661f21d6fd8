import assert from 'node:assert/strict';
import test from 'node:test';
import { adjudicate, canonical, viewDecisions, viewEvent, viewState } from '../../src/engine/index.ts';
import { hung, Table } from './table.ts';

const bidding = () =>
  new Table('batches', [{ id: 'A' }], { p1: { points: 9, bells: hung('A') }, p2: { points: 9 } }).act('p1', 'pass');

/** Everything that `viewer` is told after p1's secret answer. */
function told(answer: string, viewer: 'p1' | 'p2' | 'spectator'): string {
  const table = bidding();
  const before = table.events.length;
  table.act('p1', answer);
  return canonical([
    viewState(table.rules, table.state, viewer),
    table.events.slice(before).map((event) => viewEvent(event, viewer)),
    viewDecisions(table.awaiting, viewer),
  ]);
}

test('both players are asked at the same time', () => {
  assert.deepEqual(
    bidding().awaiting.map(({ player, kind }) => [player, kind]),
    [
      ['p1', 'bid'],
      ['p2', 'bid'],
    ],
  );
});

test('a secret answer tells nobody else anything before all are in', () => {
  for (const viewer of ['p2', 'spectator'] as const) assert.equal(told('3', viewer), told('0', viewer));
  assert.notEqual(told('3', 'p1'), told('0', 'p1'));
});

test('nobody but the player sees the options of a secret question', () => {
  const decisions = viewDecisions(bidding().awaiting, 'p2');
  assert.deepEqual(
    decisions.map(({ options }) => options.length),
    [0, 4],
  );
});

test('the answers count in whatever order they came, and are told together', () => {
  const first = bidding().act('p1', '3').act('p2', '1');
  const second = bidding().act('p2', '1').reload().act('p1', '3');
  for (const table of [first, second]) {
    assert.deepEqual(table.of('turn').at(-1)?.data, { turn: 2, bids: { p1: 3, p2: 1 }, paid: 3 });
    assert.equal(table.state.board.active, 'p1');
  }
});

test('a secret answer can not be changed', () => {
  const table = bidding();
  const decision = table.awaiting[0]?.id ?? '';
  table.act('p1', '3');
  const before = canonical(table.state);
  const result = adjudicate(table.rules, table.cards, table.state, { player: 'p1', decision, option: '0' });
  assert.ok(!result.ok);
  assert.deepEqual([result.refusal.code, result.refusal.clause], ['no-such-decision', 'turn.bid']);
  assert.equal(canonical(table.state), before);
});

test('a bid above the points is refused with its bounds', () => {
  const table = new Table('batches', [{ id: 'A' }], { p1: { points: 1 } }).act('p1', 'pass');
  const refusal = table.refused('p1', '2');
  assert.deepEqual([refusal.code, refusal.facts?.[0]?.needed], ['answer-out-of-bounds', { min: 0, max: 1 }]);
});
