import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import type { Announcement } from '../../src/store/announcements.ts';
import { PostgresAnnouncements } from '../../src/store/announcements.ts';
import { Bouncer, installed } from '../faults/programs.ts';
import { openTestDatabase } from '../support/database.ts';
import { startProxy } from '../support/proxy.ts';
import { until } from '../support/until.ts';

const moved = (ply: number, tenant = 'local'): Announcement => ({
  ...{ tenant, match: `01900000-0000-7000-8000-${String(ply).padStart(12, '0')}`, ply, over: ply % 2 === 1 },
});

async function opened(t: TestContext) {
  const database = await openTestDatabase();
  const proxy = await startProxy(Number(new URL(database.url).port));
  const troubles: Error[] = [];
  const open = (url: string) => new PostgresAnnouncements(url, (error) => troubles.push(error));
  const [one, other] = [open(database.url), open(proxy.through(database.url))];
  const heard: Announcement[] = [];
  t.after(async () => {
    await Promise.all([one.close(), other.close()]);
    await proxy.close();
    await database.drop();
  });
  return { one, other, proxy, heard, troubles };
}

test('what one server announces another one hears, and not its own', async (t) => {
  const { one, other, heard, troubles } = await opened(t);
  other.hear((all) => heard.push(...all));
  // Whoever has just begun to listen may miss the first.
  await until('it is heard', () => {
    one.announce(moved(0));
    return heard.length > 0;
  });
  heard.length = 0;
  other.announce(moved(1));
  const many = Array.from({ length: 500 }, (_, at) => moved(at + 2, 'a tenant with a long name, "quoted" and with ☕'));
  for (const each of many) one.announce(each);
  await until('all are heard', () => heard.some(({ ply }) => ply === 501));
  assert.deepEqual(
    heard.filter(({ ply }) => ply > 0),
    many,
  );
  assert.deepEqual(troubles, []);
});

test('a connection that is lost is made again', async (t) => {
  const { one, other, proxy, heard } = await opened(t);
  other.hear((all) => heard.push(...all));
  await until('it listens', () => proxy.open() > 0);
  proxy.refuse(true);
  one.announce(moved(1));
  proxy.refuse(false);
  await until('it hears again', () => {
    one.announce(moved(2));
    return heard.some(({ ply }) => ply === 2);
  });
});

for (const mode of ['session', 'transaction'] as const) {
  const skip = !installed('pgbouncer') && 'no pgbouncer is installed here';
  const what = mode === 'session' ? 'is heard' : 'is not heard, and the server says so once';
  test(`behind a pooler of ${mode}s what others announce ${what}`, { skip }, async (t) => {
    const database = await openTestDatabase();
    const { port, username, password, pathname } = new URL(database.url);
    const bouncer = await Bouncer.before({ port: Number(port), login: `user=${username} password=${password}` }, mode);
    const url = new URL(bouncer.url);
    url.pathname = pathname;
    const troubles: Error[] = [];
    const [one, other] = [0, 1].map(() => new PostgresAnnouncements(url.href, (error) => troubles.push(error)));
    assert.ok(one && other);
    t.after(async () => {
      await Promise.all([one.close(), other.close()]);
      await bouncer.remove();
      await database.drop();
    });
    const heard: Announcement[] = [];
    other.hear((all) => heard.push(...all));
    await until('it is heard, or said not to be', () => {
      one.announce(moved(1));
      return heard.length > 0 || troubles.length > 0;
    });
    assert.deepEqual([heard.length > 0, troubles.length], mode === 'session' ? [true, 0] : [false, 1]);
    if (mode === 'transaction') assert.match(troubles[0]?.message ?? '', /DATABASE_DIRECT_URL/);
  });
}
