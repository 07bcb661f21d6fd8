import assert from 'node:assert/strict';
import test from 'node:test';
import type { GameEvent, GameState, JsonObject, PassUntil, PlayerId, Since } from '../../src/engine/index.ts';
import { adjudicate, isAskedOpenly, isConcerned, onlyAnswer, passOf, turnOf } from '../../src/engine/index.ts';
import { hung, Table } from './table.ts';

const PASSES = [
  { kind: 'window', option: 'pass' },
  { kind: 'main', option: 'end', ends: true },
] as const;
const OWNERS = { u1: ['p1', 'p1'], u2: ['p2', 'p2'], lent: ['p2', 'p1'] } as const;

let seq = 0;
const event = (type: string, player: PlayerId | null, data: JsonObject, more: Partial<GameEvent> = {}): GameEvent => ({
  ...{ seq: ++seq, parent: null, type, clause: 'c', player, data },
  ...more,
});
const decided = (player: PlayerId, option: string) => event('decision', player, { decision: 'd1', option });

/** Whether p2 is asked again after these events, by each word. */
function asks(events: GameEvent[], more: Partial<Since> = {}): PassUntil[] {
  const since: Since = { events, pending: [], owners: OWNERS, isSameTurn: true, ...more };
  return (['enemyActs', 'mineAffected', 'turnEnds'] as const).filter((word) =>
    isConcerned(PASSES, [word], 'p2', since),
  );
}

test('a pass of the enemy, and what the player did, concern nobody', () => {
  assert.deepEqual(asks([]), []);
  assert.deepEqual(asks([decided('p1', 'pass'), event('damage', null, { target: 'u2' })]), []);
  assert.deepEqual(asks([decided('p2', 'attack'), event('damage', null, { target: 'u2' })]), []);
});

test('what happens to the enemy by itself is no act of theirs', () => {
  assert.deepEqual(asks([event('draw', 'p1', { target: 'u2' }), event('damage', 'p1', { option: 'play' })]), []);
  assert.deepEqual(asks([decided('p1', 'pass'), event('played', 'p1', { target: 'u2' })]), []);
});

test('a turn has a number where the game counts turns, and otherwise none', () => {
  const turn = (board: object) => turnOf({ board } as GameState<object>);
  assert.equal(turn({ turn: 3 }), 3);
  assert.equal(turn({ turn: 'p1' }), null);
  assert.equal(turn({ round: 3 }), null);
});

test('whoever waits for the enemy to act is asked after any act, and who waits for the turn when it is over', () => {
  assert.deepEqual(asks([decided('p1', 'play')]), ['enemyActs']);
  assert.deepEqual(asks([decided('p1', 'pass')], { isSameTurn: false }), ['turnEnds']);
  const since: Since = { events: [], pending: [], owners: null, isSameTurn: false };
  assert.equal(isConcerned(PASSES, ['enemyActs', 'turnEnds'], 'p2', since), true);
});

test('what came of an act and names the player or what is theirs affects them, however deep it lies', () => {
  const after = (data: JsonObject, more: Partial<GameEvent> = {}) => {
    const act = decided('p1', 'play');
    const first = event('played', 'p1', { unit: 'u1' }, { parent: act.seq });
    return asks([act, first, event('effect', null, data, { parent: first.seq, ...more })]).includes('mineAffected');
  };
  assert.equal(after({ target: 'u1' }), false);
  assert.equal(after({ target: 'u2' }), true);
  assert.equal(after({ moved: [{ unit: 'lent' }] }), true);
  assert.equal(after({ who: 'p2' }), true);
  assert.equal(after({}, { player: 'p2' }), true);
  assert.equal(after({ target: 'u2' }, { parent: null }), false, 'it came of something else');
  assert.equal(after({ target: 'toString' }), false);
});

test('what is hidden affects nobody, what waits and what nobody can tell does', () => {
  const act = decided('p1', 'play');
  const hidden = event('looked', 'p1', { card: 'u2' }, { parent: act.seq, secret: { fields: ['card'], to: ['p2'] } });
  assert.deepEqual(asks([act, hidden]), ['enemyActs']);
  assert.deepEqual(asks([act], { pending: [{ owner: 'p1' }] }), ['enemyActs', 'mineAffected']);
  assert.deepEqual(asks([act], { pending: [{ owner: 'p2' }] }), ['enemyActs']);
  assert.deepEqual(asks([act], { owners: null }), ['enemyActs', 'mineAffected']);
});

test('only a pass that ends nothing is passed by, and only a sole answer is the only one', () => {
  const option = (id: string) => ({
    id,
    kind: 'k',
    label: id,
    clause: 'c',
    action: { player: 'p1' as const, option: id },
  });
  assert.equal(passOf(PASSES, { kind: 'window', options: [option('play'), option('pass')] })?.option, 'pass');
  assert.equal(passOf(PASSES, { kind: 'main', options: [option('end'), option('pass')] }), null);
  assert.equal(passOf(PASSES, { kind: 'window', options: [option('play')] }), null);
  assert.equal(onlyAnswer({ options: [option('a')] })?.option, 'a');
  assert.equal(onlyAnswer({ options: [option('a'), option('b')] }), null);
  assert.equal(onlyAnswer({ options: [option('a')], form: {} }), null);
  assert.equal(onlyAnswer({ options: [] }), null);
});

test('a question is open to answers by themselves where it is the only one, and nobody answers in secret', () => {
  const bells = [{ id: 'A' }, { id: 'H', then: [{ do: 'hush' }] }];
  const two = ['x', 'y'].map((as) => ({ as, card: 'A' }));
  const table = new Table('queues', bells, { p1: { bells: hung('H') }, p2: { bells: two } });
  const asked = () => table.awaiting.map(({ kind }) => kind);
  const isOpen = () => isAskedOpenly(table.rules, table.cards, table.state);
  assert.deepEqual([asked(), isOpen()], [['main'], false], 'what is in a hand is told by its options');
  table.act('p1', 'ring:h');
  assert.deepEqual([asked(), isOpen()], [['target'], true]);
  table.act('p1', 'x').act('p1', 'pass');
  assert.deepEqual([asked(), isOpen()], [['bid', 'bid'], false]);
  const { state, rules, cards } = table;
  const given = adjudicate(rules, cards, structuredClone(state), { player: 'p2', concede: true });
  assert.ok(given.ok && given.value.outcome !== null);
  assert.equal(isAskedOpenly(rules, cards, given.value.state), false);
});
