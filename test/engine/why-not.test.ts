import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, Legality } from '../../src/engine/index.ts';
import { adjudicate, whyNot } from '../../src/engine/index.ts';
import { hung, Table } from './table.ts';

const cards = [{ id: 'A', tone: 3 }, { id: 'B' }, { id: 'H', then: [{ do: 'hush' }] }];
const table = () =>
  new Table('queues', cards, { p1: { hand: ['B'], bells: hung('A', 'H') }, p2: { bells: hung('B') } });

type Illegal = Extract<Legality, { legal: false }>;

function tried({ rules, cards, state, awaiting }: Table, said: Partial<Action>): Legality {
  const { player, id } = awaiting[0] ?? { player: 'p1', id: 'none' };
  return whyNot(rules, cards, state, { player, decision: id, ...said });
}

function refused(at: Table, said: Partial<Action>): Illegal {
  const answer = tried(at, said);
  assert.ok(!answer.legal);
  return answer;
}

test('a legal action is told with its decision and its option, and is not carried out', () => {
  const at = table();
  const before = JSON.stringify(at.state);
  const answer = tried(at, { option: 'ring:a' });
  assert.ok(answer.legal);
  assert.deepEqual([answer.decision?.kind, answer.option?.id], ['main', 'ring:a']);
  assert.equal(JSON.stringify(at.state), before);
});

test('an answer in the shape of the form is told with the option that says the same', () => {
  const answer = tried(table(), { answer: { option: 'hang:B' } });
  assert.ok(answer.legal);
  assert.equal(answer.option?.id, 'hang:B');
});

test('each failing fact is a sentence with its clause', () => {
  const answer = refused(table(), { option: 'hang:A' });
  assert.equal(answer.clause, 'hang.hand');
  assert.deepEqual(answer.toMakeLegal, [
    'Your hand: has to be one that includes A instead of B (hang.hand, “From the hand”).',
  ]);
});

test('the options of the same kind come first, the most alike before the others', () => {
  const { nearest } = refused(table(), { option: 'ring:b' });
  assert.deepEqual(
    nearest.map(({ id }) => id),
    ['ring:a', 'ring:h', 'hang:B', 'pass'],
  );
});

test('who acts out of turn learns who decides, and what else stands in the way', () => {
  const answer = refused(table(), { player: 'p2', option: 'ring:a' });
  assert.equal(answer.code, 'not-your-decision');
  assert.deepEqual(
    answer.facts.map(({ fact }) => fact),
    ['who decides', 'the owner of the bell'],
  );
  assert.deepEqual(
    answer.whoDecides.map(({ player, kind }) => [player, kind]),
    [['p1', 'main']],
  );
  assert.deepEqual(answer.nearest, []);
});

test('a decision that is not open names those that are', () => {
  const at = table();
  const answer = refused(at, { decision: 'd99', option: 'ring:a' });
  assert.match(answer.toMakeLegal[0] ?? '', new RegExp(`has to be ${at.awaiting[0]?.id} instead of d99`));
  assert.equal(answer.nearest[0]?.id, 'ring:a');
});

test('an option that never exists is a fact as well', () => {
  const { code, facts, nearest } = refused(table(), { option: 'juggle:a' });
  assert.deepEqual([code, facts.length, facts[0]?.was], ['no-such-option', 1, 'juggle:a']);
  assert.equal(nearest[0]?.id, 'ring:a');
});

test('a number out of bounds is told its bounds, and the nearest number first', () => {
  const at = table();
  at.state.board.sides.p1.points = 5;
  const bidding = at.act('p1', 'pass');
  const { toMakeLegal, nearest } = refused(bidding, { answer: { number: 9 } });
  assert.match(toMakeLegal[0] ?? '', /has to be at least 0 and at most 3 instead of 9/);
  assert.deepEqual(
    nearest.map(({ id }) => id),
    ['3', '2', '1', '0'],
  );
});

test('after the end nothing is open', () => {
  const at = table();
  adjudicate(at.rules, at.cards, at.state, { player: 'p1', concede: true });
  const answer = refused(at, { option: 'pass' });
  assert.deepEqual([answer.code, answer.nearest, answer.whoDecides], ['game-over', [], []]);
  assert.match(answer.toMakeLegal[0] ?? '', /outcome/);
});
