import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Head } from '../../src/services/feed.ts';
import { Feed } from '../../src/services/feed.ts';

/** How often the feed looks, in milliseconds of a clock that only the test turns on. */
const EVERY = 10;

/** The head of a match that was played so far. */
const at = (ply: number, revision = 0) => ({ ply, over: false, revision });

/** A feed that looks at heads that the test sets. */
function watched({ mock: { timers } }: TestContext) {
  timers.enable({ apis: ['setTimeout'] });
  const heads = new Map<string, Head & { revision: number }>();
  const asked: string[][] = [];
  const failures: string[] = [];
  const state = { away: false };
  const read = async (ids: string[]): Promise<typeof heads> => {
    asked.push(ids);
    if (state.away) throw new Error('away');
    return heads;
  };
  const log = { error: (_about: object, message: string) => void failures.push(message) };
  /** Lets so many looks of a feed that watches come and go. */
  const looks = async (times: number) => {
    for (let look = 0; look < times; look++) {
      timers.tick(EVERY);
      // What the look has read is taken in before the next one is due.
      await turn();
    }
  };
  return { feed: new Feed({ heads: read }, log, EVERY), heads, asked, failures, state, looks };
}

test('while nobody watches nothing is read, and one question is for all that are watched', async (t) => {
  const { feed, heads, asked, looks } = watched(t);
  heads.set('a', at(0)).set('b', at(0));
  await looks(3);
  assert.deepEqual(asked, []);
  const watches = ['a', 'b', 'b'].map((match) => feed.watch(match, at(0)));
  await looks(2);
  assert.deepEqual(asked, [
    ['a', 'b'],
    ['a', 'b'],
  ]);
  for (const watch of watches) watch.end();
  // The look that was due already comes, and none after it.
  await looks(1);
  const before = asked.length;
  await looks(3);
  assert.equal(asked.length, before);
  assert.equal(feed.watching, 0);
});

test('who waits is told at once of what is recorded here, and soon of what is recorded elsewhere', async (t) => {
  const { feed, heads, looks } = watched(t);
  const watch = feed.watch('a', at(3));
  assert.equal(await watch.beyond(2), 3);
  const here = watch.beyond(3);
  feed.moved('a', at(4));
  assert.equal(await here, 4);
  const elsewhere = watch.beyond(4);
  heads.set('a', at(9));
  await looks(1);
  assert.equal(await elsewhere, 9);
  feed.close();
});

test('a database that is away is asked again, and that is said once', async (t) => {
  const { feed, heads, failures, state, asked, looks } = watched(t);
  state.away = true;
  const next = feed.watch('a', at(0)).beyond(0);
  await looks(4);
  assert.deepEqual([asked.length, failures.length], [4, 1]);
  heads.set('a', at(1));
  state.away = false;
  await looks(1);
  assert.equal(await next, 1);
  feed.close();
});

test('a watch knows when the match was reworded, here or elsewhere', async (t) => {
  const { feed, heads, looks } = watched(t);
  const watch = feed.watch('a', at(0));
  assert.equal(watch.isReworded({ revision: 0 }), false);
  feed.reworded('a', 1);
  assert.equal(watch.isReworded({ revision: 0 }), true);
  assert.equal(watch.isReworded({ revision: 1 }), false);
  heads.set('a', at(0, 2));
  await looks(1);
  assert.equal(watch.isReworded({ revision: 1 }), true);
  feed.close();
});

test('who waits for a match that is there no more is let go, and nobody else', async (t) => {
  const { feed, heads, looks } = watched(t);
  heads.set('a', at(0)).set('b', at(0)).set('c', at(0));
  const [one, other, here] = ['a', 'b', 'c'].map((match) => feed.watch(match, at(0)).beyond(0));
  await looks(1);
  heads.delete('a');
  await looks(1);
  assert.equal(await one, null);
  feed.gone('c');
  assert.equal(await here, null);
  heads.set('b', at(1));
  await looks(1);
  assert.equal(await other, 1);
  feed.close();
});

test('who waits is let go when the watch ends, or the service does', async (t) => {
  const { feed } = watched(t);
  const [one, other] = [feed.watch('a', at(0)), feed.watch('a', at(0))];
  const waiting = [one.beyond(0), other.beyond(0)];
  one.end();
  assert.equal(await waiting[0], null);
  feed.close();
  assert.equal(await waiting[1], null);
  assert.equal(await feed.watch('a', at(0)).beyond(-5), null);
});
