import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Feed } from '../../src/services/feed.ts';

/** A feed that looks every ten milliseconds at heads that the test sets. */
function watched() {
  const heads = new Map<string, number>();
  const asked: string[][] = [];
  const failures: string[] = [];
  const state = { away: false };
  const read = async (ids: string[]): Promise<ReadonlyMap<string, number>> => {
    asked.push(ids);
    if (state.away) throw new Error('away');
    return heads;
  };
  const log = { error: (_about: object, message: string) => void failures.push(message) };
  return { feed: new Feed({ heads: read }, log, 10), heads, asked, failures, state };
}

test('while nobody watches nothing is read, and one question is for all that are watched', async () => {
  const { feed, asked } = watched();
  await wait(30);
  assert.deepEqual(asked, []);
  const watches = ['a', 'b', 'b'].map((match) => feed.watch(match, 0));
  await wait(30);
  assert.deepEqual(asked[0], ['a', 'b']);
  for (const watch of watches) watch.end();
  await wait(20);
  const before = asked.length;
  await wait(30);
  assert.equal(asked.length, before);
  assert.equal(feed.watching, 0);
});

test('who waits is told at once of what is recorded here, and soon of what is recorded elsewhere', async () => {
  const { feed, heads } = watched();
  const watch = feed.watch('a', 3);
  assert.equal(await watch.beyond(2), 3);
  const here = watch.beyond(3);
  feed.moved('a', 4);
  assert.equal(await here, 4);
  const elsewhere = watch.beyond(4);
  heads.set('a', 9);
  assert.equal(await elsewhere, 9);
  feed.close();
});

test('a database that is away is asked again, and that is said once', async () => {
  const { feed, heads, failures, state } = watched();
  state.away = true;
  const next = feed.watch('a', 0).beyond(0);
  await wait(50);
  assert.equal(failures.length, 1);
  heads.set('a', 1);
  state.away = false;
  assert.equal(await next, 1);
  feed.close();
});

test('who waits is let go when the watch ends, or the service does', async () => {
  const { feed } = watched();
  const [one, other] = [feed.watch('a', 0), feed.watch('a', 0)];
  const waiting = [one.beyond(0), other.beyond(0)];
  one.end();
  assert.equal(await waiting[0], null);
  feed.close();
  assert.equal(await waiting[1], null);
  assert.equal(await feed.watch('a', 0).beyond(-5), null);
});
