import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInTurns } from '../../src/services/turns.ts';

/** Work of `steps` steps, each of which takes a millisecond by the clock that the test turns. */
function* work(steps: number, pass: () => void): Generator<void, number> {
  for (let step = 0; step < steps; step++) {
    pass();
    yield;
  }
  return steps;
}

test('long work leaves the event loop to others every few milliseconds', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let done = false;
  const result = runInTurns(work(200, () => now++)).then((steps) => {
    done = true;
    return steps;
  });
  let turns = 0;
  for (; !done; turns++) await nextTurn();
  assert.equal(await result, 200);
  assert.ok(turns >= 200 / 12, `${turns} turns`);
});

test('short work is done at once', async (t) => {
  let now = 1e6;
  await nextTurn();
  t.mock.method(performance, 'now', () => now);
  let turns = 0;
  let done = false;
  const result = runInTurns(work(5, () => now++)).then(() => {
    done = true;
  });
  for (; !done; turns++) await nextTurn();
  await result;
  assert.ok(turns <= 1, `${turns} turns`);
});
