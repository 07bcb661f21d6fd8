import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, GameEvent, PlayerId, Viewer, Why } from '../../src/engine/index.ts';
import { adjudicate, chainOf, hashState, Machine, watchPly, whyEvent } from '../../src/engine/index.ts';
import { precedence } from '../../src/engine/precedence.ts';
import type { PolicyName } from '../fixture-ruleset/policies.ts';
import { hung, Table, trap } from './table.ts';

/** Why the last event that `picks` picks happened in the last of some actions. */
function why(table: Table, actions: [PlayerId, string][], picks: (event: GameEvent) => boolean, viewer?: Viewer): Why {
  const last = actions.pop();
  assert.ok(last);
  for (const [player, option] of actions) table.act(player, option);
  const before = structuredClone(table.state);
  const [player, option] = last;
  const decision = table.awaiting.find((open) => open.player === player)?.id ?? 'none';
  const action: Action = { player, decision, option };
  table.act(player, option);
  const event = table.events.findLast(picks);
  assert.ok(event, 'no such event');
  const chain = chainOf(event, (seq) => table.events.find((one) => one.seq === seq));
  const watched = watchPly(table.rules, table.cards, { before, action });
  assert.ok(watched.ok);
  return whyEvent(table.rules, table.cards, { chain, ply: actions.length + 1, action, watched: watched.value }, viewer);
}

const effectOf = (card: string) => (event: GameEvent) => event.type === 'effect' && event.data.card === card;
const keys = ({ now }: Why) =>
  now?.first.map(({ key, value, others }) => [key, value, ...others.map((other) => `${other.what}: ${other.value}`)]);

const split = (policy: PolicyName) =>
  new Table(policy, trap, { p1: { bells: hung('A', 'B') }, p2: { bells: hung('C') } });
const own = (policy: PolicyName) => new Table(policy, trap, { p1: { bells: hung('A', 'B', 'C', 'D') } });

test('an effect tells the key that put it first, and what the key says of those that waited', () => {
  const told = why(split('batches'), [['p1', 'ring:a']], effectOf('B'));
  assert.deepEqual(keys(told), [['active player', 'p1, who has the turn', 'C (c): p2, who has not the turn']]);
  assert.deepEqual([told.now?.queue, told.now?.of, told.now?.chosenBy], ['batch', 2, null]);
  assert.match(
    told.text,
    /It \(p1, who has the turn\) went before C \(c\) \(p2, who has not the turn\): active player/,
  );
  assert.match(told.text, /wait\.order, “Waiting bells”/);
});

test('an effect that its owner put first tells who chose, and the decision', () => {
  const told = why(
    own('batches'),
    [
      ['p1', 'ring:a'],
      ['p1', 'c/bell:C'],
    ],
    effectOf('C'),
  );
  assert.equal(told.now?.chosenBy, 'p1');
  assert.deepEqual(keys(told), [['its owner’s choice', 'chosen by p1', 'B (b): not chosen']]);
  assert.deepEqual([told.now?.decision?.kind, told.now?.decision?.askedBy], ['order', null]);
});

test('what is caused last goes first in batches, and last in a queue', () => {
  const batch = why(
    own('batches'),
    [
      ['p1', 'ring:a'],
      ['p1', 'b/bell:B'],
    ],
    effectOf('D'),
  );
  assert.equal(batch.now?.first[0]?.key, 'the newest first');
  const queue = why(own('queues'), [['p1', 'ring:a']], effectOf('C'));
  assert.equal(queue.now?.first[0]?.key, 'the oldest first');
});

test('a nested effect goes before what waits outside of the procedure that it was born in', () => {
  const told = why(own('nested'), [['p1', 'ring:a']], effectOf('D'));
  assert.deepEqual(keys(told), [['the procedure in progress first', 'born in it', 'C (c): waits outside']]);
});

test('what waits outside of a procedure lets only a queue that each procedure has for itself go first', () => {
  const keyOf = (policy: PolicyName, deeper: number) => {
    const { rules, cards, state } = own(policy).act('p1', 'ring:a');
    const [entry, other] = state.pending;
    assert.ok(entry && other);
    const { first } = precedence(new Machine(rules, cards, state), entry, other.level + deeper);
    return first.map(({ key }) => key);
  };
  assert.deepEqual(keyOf('batches', 0), ['its owner’s choice']);
  assert.deepEqual(keyOf('batches', 1), ['its owner’s choice']);
  assert.deepEqual(keyOf('waves', 0), ['its owner’s choice']);
  assert.deepEqual(keyOf('waves', 1), ['the procedure in progress first']);
});

test('on a stack the position decides', () => {
  const table = new Table(
    'answers',
    [
      { id: 'A', speed: 2 },
      { id: 'B', speed: 2 },
    ],
    {
      p1: { bells: hung('A') },
      p2: { bells: hung('B') },
    },
  );
  const passes: [PlayerId, string][] = [
    ['p1', 'pass'],
    ['p2', 'pass'],
  ];
  const told = why(table, [['p1', 'ring:a'], ['p1', 'pass'], ['p2', 'answer:b'], ...passes], effectOf('B'));
  assert.deepEqual(keys(told), [['last in, first out', 'on top', 'A (a): 1 below the top']]);
});

test('equals that are drawn say so', () => {
  const cards = [
    { id: 'A', then: [{ do: 'strike', dents: 1 }] },
    { id: 'X', metal: 1, lastWords: true },
    { id: 'Y', metal: 1, lastWords: true },
  ];
  const table = new Table('queues', cards, { p1: { bells: hung('A') }, p2: { bells: hung('X', 'Y') } });
  const picks = ({ type }: GameEvent) => type === 'effect';
  const told = why(table, [['p1', 'ring:a']], (event) => picks(event) && event.seq === table.events.find(picks)?.seq);
  assert.deepEqual(
    told.now?.first.map(({ key, rank }) => [key, rank]),
    [['by lot', null]],
  );
});

test('an effect that nothing waited beside says that', () => {
  const told = why(own('queues'), [['p1', 'ring:b']], effectOf('D'));
  assert.deepEqual([told.now?.of, told.now?.first], [1, []]);
  assert.match(told.text, /nothing else waited/);
});

test('an event that stems from an action tells the decision that was open', () => {
  const told = why(own('queues'), [['p1', 'ring:a']], ({ type }) => type === 'pull');
  const { decision } = told.now ?? {};
  assert.deepEqual([decision?.player, decision?.kind, decision?.clause], ['p1', 'main', 'turn.main']);
  assert.match(told.text, /Player 1 answered ring:a when asked “Hang, ring or pass.”/);
  assert.deepEqual(
    told.chain.map(({ type, parent }) => [type, parent !== null]),
    [
      ['decision', false],
      ['pull', true],
    ],
  );
});

test('a choice inside an effect tells which event asked for it', () => {
  const cards = [{ id: 'A' }, { id: 'H', hears: ['A'], then: [{ do: 'hush' }] }];
  const table = new Table('batches', cards, {
    p1: { bells: hung('A', 'H') },
    p2: {
      bells: [
        { as: 'x', card: 'A' },
        { as: 'y', card: 'A' },
      ],
    },
  });
  const told = why(
    table,
    [
      ['p1', 'ring:a'],
      ['p1', 'x'],
    ],
    ({ type }) => type === 'modifier',
  );
  assert.equal(told.now?.decision?.askedBy, table.of('effect')[0]?.seq);
});

test('an answer given in secret stays secret in the explanation', () => {
  const table = new Table('queues', trap, { p1: { bells: hung('A') } });
  const acted: [PlayerId, string][] = [['p1', 'ring:a']];
  const decided = ({ type }: GameEvent) => type === 'decision';
  const hidden = why(table, acted, decided, 'p2');
  assert.deepEqual(hidden.action, { player: 'p1', decision: hidden.now?.decision?.id });
  assert.doesNotMatch(hidden.text + JSON.stringify(hidden), /ring:a/);
});

test('a run that is watched is the same run, and leaves what it was given as it was', () => {
  const table = own('batches');
  table.act('p1', 'ring:a');
  const [before, text] = [structuredClone(table.state), hashState(structuredClone(table.state))];
  const action: Action = { player: 'p1', decision: table.awaiting[0]?.id ?? '', option: 'b/bell:B' };
  const watched = watchPly(table.rules, table.cards, { before, action });
  assert.equal(hashState(structuredClone(before)), text);
  const plain = adjudicate(table.rules, table.cards, table.state, action);
  assert.deepEqual(watched.ok && watched.value.events, plain.ok && plain.value.events);
});
