import assert from 'node:assert/strict';
import test from 'node:test';
import type { Timing } from '../../src/engine/index.ts';
import { compileByCard, compileCards, defineRuleset, program } from '../../src/engine/index.ts';
import type { Bells } from '../fixture-ruleset/board.ts';
import { bells } from '../fixture-ruleset/ruleset.ts';

const rules = bells('batches');

test('a step that cites a clause which the rulebook does not have is refused', () => {
  const { 'turn.bid': _, ...rest } = rules.rulebook;
  assert.throws(
    () => defineRuleset<Bells>({ ...rules, rulebook: rest as typeof rules.rulebook }),
    /turn cites turn\.bid/,
  );
});

test('two programs of one name are refused', () => {
  const twice = [...rules.programs, program<Bells>('turn', 'procedure', [])];
  assert.throws(() => defineRuleset<Bells>({ ...rules, programs: twice }), /two programs are called turn/);
});

test('sample cards and decks with faults are refused', () => {
  const cards = [...rules.samples.cards, { id: 'broken', metal: 0 }];
  assert.throws(() => defineRuleset<Bells>({ ...rules, samples: { ...rules.samples, cards } }).sampleCards, /\/metal/);
  const decks = [{ id: 'odd', title: 'Odd', deck: ['nothing'] }];
  assert.throws(() => defineRuleset<Bells>({ ...rules, samples: { ...rules.samples, decks } }).sampleCards, /deck odd/);
});

test('the hash of a ruleset names its law and its procedures', () => {
  const reworded = { ...rules.rulebook, 'turn.pass': { ...rules.rulebook['turn.pass'], text: 'Another text.' } };
  const other = defineRuleset<Bells>({ ...rules, rulebook: reworded as unknown as typeof rules.rulebook });
  assert.equal(bells('batches').hash, rules.hash);
  assert.notEqual(other.hash, rules.hash);
});

test('all faults of all cards are found at once, each with its path', () => {
  const result = compileCards<Bells>(rules, [
    { id: 'fine' },
    { id: 'a b', metal: 0, colour: 'red' },
    { id: 'loud', then: [{ do: 'strike', dents: 99 }, { do: 'shout' }] },
    { id: 'fine', speed: 4 },
  ]);
  assert.ok(!result.ok);
  const paths = result.faults.map(({ path }) => path).sort();
  assert.deepEqual(paths, ['/1/colour', '/1/id', '/1/metal', '/2/then/0/dents', '/2/then/1/do', '/3/id', '/3/speed']);
});

test('a fault says what is accepted', () => {
  const result = compileCards<Bells>(rules, [{ id: 'loud', then: [{ do: 'shout' }] }]);
  assert.ok(!result.ok);
  assert.deepEqual(result.faults[0]?.accepts, ['strike', 'tune', 'hush', 'shield', 'hang']);
});

test('what is no card at all is told, with data of its owner beside it or not', () => {
  for (const beside of [{ id: 'a' }, { id: 'a', metadata: { art: 1 } }]) {
    const result = compileCards<Bells>(rules, [null, 7, 'bell', [], beside]);
    assert.ok(!result.ok);
    assert.deepEqual(
      result.faults.map(({ path }) => path),
      ['/0', '/1', '/2', '/3'],
    );
  }
});

test('a card set is named by the hash of its content', () => {
  const hashOf = (tone: number) => {
    const set = compileCards<Bells>(rules, [{ id: 'a', tone }]);
    return set.ok ? set.value.hash : null;
  };
  assert.equal(hashOf(1), hashOf(1));
  assert.notEqual(hashOf(1), hashOf(2));
});

test('cards are compiled one by one, with a rest after each, and come to the same set', () => {
  const cards = [{ id: 'a' }, { id: 'b', tone: 2 }, { id: 'c', then: [{ do: 'hush' }] }];
  const compiling = compileByCard<Bells>(rules, cards);
  let rests = 0;
  for (let step = compiling.next(); ; step = compiling.next()) {
    if (step.done) {
      const whole = compileCards<Bells>(rules, cards);
      assert.ok(step.value.ok && whole.ok);
      assert.equal(step.value.value.hash, whole.value.hash);
      assert.deepEqual(step.value.value.cards, whole.value.cards);
      assert.deepEqual([...step.value.value.programs.keys()], [...whole.value.programs.keys()]);
      break;
    }
    rests++;
  }
  // Read, looked through for faults, compiled.
  assert.equal(rests, 3 * cards.length);
});

test('of cards with many faults in many places no more are looked through than are told of', () => {
  const cards = Array.from({ length: 1000 }, (_, at) => ({ id: `bell-${at}`, metal: 0 }));
  const compiling = compileByCard<Bells>(rules, cards);
  let rests = 0;
  for (let step = compiling.next(); !step.done; step = compiling.next()) rests++;
  assert.ok(rests <= 101, `${rests}`);
});

test('a game in which nothing waits needs no triggers, no queue, no guard and no clause of an order', () => {
  const { order: _, ...clauses } = rules.clauses;
  const plain = defineRuleset<Bells>({ ...rules, clauses, timing: { collect: 'never' } });
  assert.deepEqual(plain.timing.queues, {});
  assert.equal(plain.table.has('order'), false);
});

const { triggers, guard: _guard, queue: _queue, ...others } = rules.timing;

const wrongTimings: [string, Timing<Bells>, RegExp][] = [
  ['it collects events for no triggers', others, /collects events \(event\)/],
  ['it has triggers and never collects events', { ...rules.timing, collect: 'never' }, /never collects events/],
  ['effects wait in its queues without a guard', { ...others, triggers }, /no guard ends a loop/],
  ['its default queue is none of its queues', { ...rules.timing, queue: 'elsewhere' }, /no queue elsewhere/],
  ['its triggers have no queue', { ...others, triggers, queues: {} }, /triggers wait in one of 0 queues/],
];

for (const [when, timing, message] of wrongTimings) {
  test(`a ruleset is refused when ${when}`, () => {
    assert.throws(() => defineRuleset<Bells>({ ...rules, timing }), message);
  });
}

test('a ruleset is refused when it does not say in which of its queues triggers wait', () => {
  const { queue: _, ...timing } = bells('answers').timing;
  assert.throws(() => defineRuleset<Bells>({ ...rules, timing }), /triggers wait in one of 2 queues/);
});

test('a ruleset is refused when a queue asks its owner for an order by no clause', () => {
  const { order: _, ...clauses } = rules.clauses;
  assert.throws(() => defineRuleset<Bells>({ ...rules, clauses }), /queue batch asks for an order by no clause/);
});

test('a ruleset is refused when a queue moves its entries to one that does not exist', () => {
  const { waiting } = bells('answers').timing.queues;
  assert.ok(waiting);
  const timing = { ...rules.timing, queue: 'waiting', queues: { waiting } };
  assert.throws(() => defineRuleset<Bells>({ ...rules, timing }), /queue waiting moves to no queue \(stack\)/);
});
