import assert from 'node:assert/strict';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** As many later requests are served while nothing goes on. */
const ROUNDS = 5;

export interface Going {
  /** What goes on until it stands still. */
  what: string;
  count(): number | Promise<number>;
  /** How far it comes if it never stands still. */
  most: number;
  /** Whether it has to stand still now, since the other side takes no more. */
  isHeld(): boolean;
}

/**
 * Waits until something stands still, and gives how far it had come. That nothing goes on is not shown by time that passes
 * but by later requests: they are served by the same event loop and go to the same database, so that whatever is not held
 * goes on meanwhile.
 */
export async function standsStill({ http }: Pick<TestApp, 'http'>, { what, count, most, isHeld }: Going) {
  let [last, rounds] = [-1, 0];
  await until(`${what} stands still`, async () => {
    assert.equal((await http.get('/v1/matches?limit=1')).status, 200);
    const now = await count();
    assert.ok(now < most, `${what} goes on: ${now}`);
    rounds = isHeld() && now === last ? rounds + 1 : 0;
    last = now;
    return rounds === ROUNDS;
  });
  return last;
}
