import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestDatabase } from './support/database.ts';
import { openTestDatabase } from './support/database.ts';
import { attacks } from './support/hostile/requests.ts';
import { Siege } from './support/hostile/siege.ts';

/**
 * What callers send who want to stop the service for others, on the program as it runs. Each call is answered, with a problem or
 * without, and holds the event loop no longer than a bounded time, in processor time of its thread.
 */

/** Milliseconds that a turn of the event loop may take. */
const TURN = 100;
/** On a slow machine it may take as long as it takes to read and write 1.3 MB of JSON so many times. */
const TIMES = 8;
/** Problems that are the service's way to say that it did not do all of the work. */
const BUSY = ['unavailable'];
/** What may stay on the heap of what attacks left there, in bytes. */
const LEFT = 30_000_000;

let database: TestDatabase;
let siege: Siege;
before(async () => {
  database = await openTestDatabase();
  siege = await Siege.lay(database.url);
});
after(async () => {
  await siege?.raise();
  await database?.drop();
});

for (const attack of attacks) {
  test(`${attack.name}: answered, and nobody waits`, async (t) => {
    const { answers, turn: longest, health, ill } = await siege.bear(attack);
    assert.ok(answers.length > 0);
    assert.equal(ill, 0);
    const most = longest <= TURN ? TURN : Math.max(TURN, TIMES * (await siege.timeOfJson()));
    for (const { path, status, code, turn } of answers) {
      assert.ok(status < 500 || (status === 503 && BUSY.includes(code ?? '')), `${path}: ${status} ${code}`);
      assert.ok(turn <= most, `${path}: a turn of ${turn.toFixed(0)} ms, where ${most.toFixed(0)} are allowed`);
    }
    t.diagnostic(`longest turn ${longest.toFixed(0)} ms; /healthz within ${health.toFixed(0)} ms`);
  });
}

test('what was attacked again and again keeps nothing of it', async (t) => {
  const light = attacks.filter(({ name }) => /GraphQL|brackets|sound cards|inside amounts|nothing/.test(name));
  const rounds = async (from: number, to: number) => {
    for (let round = from; round < to; round++) for (const attack of light) await siege.bear(attack, round);
  };
  // What is kept in bounds, such as compiled cards and texts that were read, is there by then.
  await rounds(1, 3);
  const first = await siege.memory();
  await rounds(3, 6);
  const last = await siege.memory();
  t.diagnostic(`${(first / 1e6).toFixed(0)} MB, and ${(last / 1e6).toFixed(0)} MB later`);
  assert.ok(last < first + LEFT, `${first} and then ${last} bytes`);
});
