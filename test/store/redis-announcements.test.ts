import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import type { Announcement, Announcements } from '../../src/store/announcements.ts';
import { PostgresAnnouncements } from '../../src/store/announcements.ts';
import { RedisAnnouncements } from '../../src/store/redis-announcements.ts';
import { openTestDatabase } from '../support/database.ts';
import { hangingRedis, redises } from '../support/redis.ts';
import { until } from '../support/until.ts';

/* What servers announce over Redis, and over Postgres while it is away: followers hear of it either way. */

const skip = hangingRedis === null && 'no redis-server is installed here';
const moved = (ply: number): Announcement => ({
  ...{ tenant: 'local', match: `01900000-0000-7000-8000-${String(ply).padStart(12, '0')}`, ply, over: false },
});

/** Announcements beneath, with what was left to them. */
function noting(announcements: Announcements) {
  const left: Announcement[] = [];
  const beneath: Announcements = {
    announce(one) {
      left.push(one);
      announcements.announce(one);
    },
    hear: (told) => announcements.hear(told),
    close: () => announcements.close(),
  };
  return { left, beneath };
}

async function opened(t: TestContext, url: string) {
  const database = await openTestDatabase();
  const troubles: Error[] = [];
  const made = [0, 1].map(() => {
    const { left, beneath } = noting(new PostgresAnnouncements(database.url, (error) => troubles.push(error)));
    return { left, announcements: new RedisAnnouncements(url, beneath) };
  });
  const [one, other] = made as [(typeof made)[0], (typeof made)[0]];
  const heard: Announcement[] = [];
  other.announcements.hear((all) => heard.push(...all));
  t.after(async () => {
    await Promise.all(made.map(({ announcements }) => announcements.close()));
    await database.drop();
  });
  /** Announces a ply again until it is heard, and was left to Postgres or not as is said. */
  const arrives = (ply: number, over: 'Redis' | 'Postgres') =>
    until(`ply ${ply} is heard over ${over}`, () => {
      const [isHeard, isLeft] = [heard.length > 0, one.left.length > 0];
      if (isHeard) heard.length = one.left.length = 0;
      one.announcements.announce(moved(ply));
      return isHeard && isLeft === (over === 'Postgres');
    });
  return { one, heard, arrives, troubles };
}

/** Announces many plies and waits until all are heard. */
async function allArrive({ one, heard }: Awaited<ReturnType<typeof opened>>, from: number): Promise<void> {
  const many = Array.from({ length: 300 }, (_, at) => moved(from + at));
  for (const each of many) one.announcements.announce(each);
  const missing = () => many.filter(({ ply }) => !heard.some((one) => one.ply === ply));
  await until('all are heard', () => missing().length === 0);
}

test('what a server announces goes over Redis, over Postgres while Redis hangs, and over Redis again', {
  skip,
}, async (t) => {
  const redis = await hangingRedis?.();
  assert.ok(redis);
  t.after(() => redis.stop());
  const both = await opened(t, redis.url);
  const { one, arrives, troubles } = both;
  const own: Announcement[] = [];
  one.announcements.hear((all) => own.push(...all));
  await arrives(1, 'Redis');
  one.left.length = 0;
  await allArrive(both, 100);
  assert.deepEqual(one.left, []);
  redis.freeze();
  await allArrive(both, 1000);
  assert.ok(one.left.length > 0);
  await arrives(2, 'Postgres');
  redis.thaw();
  await arrives(3, 'Redis');
  assert.deepEqual([own, troubles], [[], []]);
});

for (const [name, open] of redises) {
  test(`while ${name} is gone, or does not take it, what is announced arrives all the same`, async (t) => {
    const redis = await open();
    t.after(() => redis.stop());
    const both = await opened(t, redis.url);
    const over = name === 'a real Redis' ? 'Redis' : 'Postgres';
    await both.arrives(1, over);
    await allArrive(both, 100);
    await redis.leave();
    await both.arrives(2, 'Postgres');
    await allArrive(both, 1000);
    await redis.comeBack();
    await both.arrives(3, over);
    await allArrive(both, 2000);
  });
}
