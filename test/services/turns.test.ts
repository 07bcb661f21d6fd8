import assert from 'node:assert/strict';
import test, { afterEach } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaitBudget, waitBudgetHere } from '../../src/store/wait-budget.ts';

/* Turns of these tests alone: others of their process, which go by the real clock, have a part in those that all share. */
const own = new URL('../../src/services/turns.ts?turned', import.meta.url).href;
const { beginCall, runInTurns } = (await import(own)) as typeof import('../../src/services/turns.ts');

// What was begun by a clock that a test turned is over before another test goes by the real one.
afterEach(async () => {
  for (let turns = 0; turns < 5; turns++) await nextTurn();
});

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

/** A call that takes so many milliseconds by the clock that the test turns; gives whether it is done. */
function call(steps: number, pass: () => void): { done: boolean } {
  const state = { done: false };
  beginCall(() => {
    runInTurns(work(steps, pass)).then(() => {
      state.done = true;
    });
  });
  return state;
}

test('a call that takes little does not wait for those that take long', async (t) => {
  let now = 2e6;
  await nextTurn();
  t.mock.method(performance, 'now', () => now);
  const pass = () => now++;
  const long = [1, 2, 3, 4].map(() => call(400, pass));
  for (let turns = 0; turns < 20; turns++) await nextTurn();
  for (let time = 0; time < 5; time++) {
    const short = call(3, pass);
    let turns = 0;
    for (; !short.done; turns++) await nextTurn();
    assert.ok(turns <= 2, `${turns} turns`);
  }
  assert.deepEqual(
    long.map(({ done }) => done),
    [false, false, false, false],
  );
  while (!long.every(({ done }) => done)) await nextTurn();
});

test('of two calls that take long, the one that has had less comes first', async (t) => {
  let now = 3e6;
  await nextTurn();
  t.mock.method(performance, 'now', () => now);
  const pass = () => now++;
  const before = call(300, pass);
  for (let turns = 0; turns < 10; turns++) await nextTurn();
  const after = call(60, pass);
  while (!after.done) await nextTurn();
  assert.equal(before.done, false);
  while (!before.done) await nextTurn();
});

test('a call that takes long is done however many others come', async (t) => {
  let now = 4e6;
  await nextTurn();
  t.mock.method(performance, 'now', () => now);
  const pass = () => now++;
  const long = call(60, pass);
  let turns = 0;
  for (; !long.done; turns++) {
    assert.ok(turns < 300, 'it never had a turn');
    // It is done at once, and then the turn is over.
    beginCall(() => {
      runInTurns(work(0, pass)).then(() => {
        now += 12;
      });
    });
    await nextTurn();
  }
  assert.ok(turns > 60, `${turns} turns`);
});

/** Begins a call that says in which order it was begun. */
function noted(order: string[], name: string): void {
  beginCall(() => order.push(name));
}

test('a call that is alone begins in the next turn of the event loop', async () => {
  const order: string[] = [];
  noted(order, 'one');
  await nextTurn();
  assert.deepEqual(order, ['one']);
});

test('where several have come, those who come meanwhile begin together with them', async () => {
  const order: string[] = [];
  for (const name of ['one', 'two']) noted(order, name);
  // This looks on before the calls begin, and another one comes; nobody came after it.
  setImmediate(() => noted(order, 'three'));
  const looked: number[] = [];
  while (order.length === 0) {
    await nextTurn();
    looked.push(order.length);
  }
  assert.deepEqual(order, ['one', 'two', 'three']);
  assert.deepEqual(looked, [0, 0, 3]);
});

test('however many come, those who have come begin', async () => {
  const order: string[] = [];
  let turns = 0;
  for (const name of ['one', 'two']) noted(order, name);
  for (; order.length === 0; turns++) {
    assert.ok(turns < 100, 'they never began');
    for (const name of ['more', 'and more']) noted(order, name);
    await nextTurn();
  }
  assert.equal(order.length, 32);
  while (order.length < 2 + turns * 2) await nextTurn();
});

test('what a call does, and all that comes of it, has the time budget of that call and of no other', async () => {
  const seen: Record<string, unknown[]> = { one: [], other: [], outside: [] };
  const budgets = { one: new WaitBudget(), other: new WaitBudget() };
  let open = 0;
  for (const name of ['one', 'other'] as const) {
    open++;
    beginCall(async () => {
      seen[name]?.push(waitBudgetHere());
      await nextTurn();
      seen[name]?.push(waitBudgetHere());
      setImmediate(() => {
        seen[name]?.push(waitBudgetHere());
        open--;
      });
    }, budgets[name]);
  }
  while (open > 0) {
    Promise.resolve().then(() => seen.outside?.push(waitBudgetHere()));
    process.nextTick(() => seen.outside?.push(waitBudgetHere()));
    await nextTurn();
    seen.outside?.push(waitBudgetHere());
  }
  assert.ok(seen.one?.length === 3 && seen.one.every((budget) => budget === budgets.one));
  assert.ok(seen.other?.length === 3 && seen.other.every((budget) => budget === budgets.other));
  assert.ok((seen.outside?.length ?? 0) > 5 && seen.outside?.every((budget) => budget === undefined));
});
