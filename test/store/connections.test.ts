import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import pg from 'pg';
import { openStore } from '../../src/store/open-store.ts';
import { Patience, withPatience } from '../../src/store/patience.ts';
import type { Store } from '../../src/store/store.ts';
import { isReadOnly, isUnreachable } from '../../src/store/unreachable.ts';
import { openTestDatabase } from '../support/database.ts';
import { type LossyProxy, startProxy } from '../support/proxy.ts';

interface Between {
  store: Store;
  proxy: LossyProxy;
  url: string;
  troubles: Error[];
  sql(text: string): Promise<pg.QueryResult>;
}

/** A store whose connections go by way of a proxy. */
async function between(t: TestContext, size = 10, seconds = 10): Promise<Between> {
  const database = await openTestDatabase();
  const proxy = await startProxy(Number(new URL(database.url).port));
  const troubles: Error[] = [];
  const store = openStore(proxy.through(database.url), size, (error) => troubles.push(error), { seconds });
  const direct = new pg.Pool({ connectionString: database.url, max: 2 });
  direct.on('error', () => {});
  t.after(async () => {
    proxy.refuse(true);
    await store.close();
    await direct.end();
    await proxy.close();
    await database.drop();
  });
  return { store, proxy, url: database.url, troubles, sql: (text) => direct.query(text) };
}

/** Holds a table for so many seconds; gives what ends with it once the table is held. */
async function hold(
  { sql }: Pick<Between, 'sql'>,
  table: string,
  seconds: number,
): Promise<{ over: Promise<unknown> }> {
  const over = sql(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(${seconds}); COMMIT`);
  const held = `SELECT 1 FROM pg_locks WHERE relation = '${table}'::regclass AND mode = 'AccessExclusiveLock' AND granted`;
  while ((await sql(held)).rows.length === 0);
  return { over };
}

const read = (store: Store) => store.keys.any();

/** Has all connections opened and idle. */
const fill = (store: Store, size: number) =>
  Promise.all(Array.from({ length: size }, (_, n) => store.keys.tenantOf(`00000000-0000-4000-8000-00000000000${n}`)));

async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; result: PromiseSettledResult<T> }> {
  const since = performance.now();
  const [result] = await Promise.allSettled([run()]);
  if (result === undefined) throw new Error('nothing ran');
  return { ms: performance.now() - since, result };
}

test('connections that are swallowed silently are given up, all of them with the first', async (t) => {
  const { store, proxy, troubles } = await between(t, 8);
  await fill(store, 8);
  proxy.swallowOld();
  const first = await timed(() => read(store));
  assert.equal(first.result.status, 'rejected');
  assert.ok(first.result.status === 'rejected' && isUnreachable(first.result.reason));
  assert.ok(first.ms < 9_000, `given up after ${first.ms} ms`);
  for (let calls = 0; calls < 10; calls++) {
    const next = await timed(() => read(store));
    assert.equal(next.result.status, 'fulfilled');
    assert.ok(next.ms < 3_000, `answered after ${next.ms} ms`);
  }
  assert.ok(troubles.some(({ message }) => message.includes('given up')));
});

test('a statement that is slow is waited for, and the connection of another stays', async (t) => {
  const { store, sql, troubles } = await between(t, 4);
  await fill(store, 4);
  const locked = await hold({ sql }, 'api_keys', 5);
  const slow = await timed(() => read(store));
  await locked.over;
  assert.equal(slow.result.status, 'fulfilled');
  assert.ok(slow.ms > 3_000);
  assert.deepEqual(troubles, []);
});

test('a database that says nothing at all is no reason to wait for long, and is there again at once', async (t) => {
  const { store, proxy } = await between(t, 3, 5);
  await fill(store, 3);
  proxy.swallowAll(true);
  const away = await Promise.all([timed(() => read(store)), timed(() => store.ping()), timed(() => read(store))]);
  for (const { ms, result } of away) {
    assert.ok(result.status === 'rejected' && isUnreachable(result.reason));
    assert.ok(ms < 12_000, `told after ${ms} ms`);
  }
  assert.ok((away[1]?.ms ?? 0) < 5_000, 'a probe has less time');
  assert.ok(store.silentFor() > 1_000);
  proxy.swallowAll(false);
  const back = await timed(async () => {
    while ((await timed(() => read(store))).result.status === 'rejected');
  });
  assert.ok(back.ms < 12_000, `back after ${back.ms} ms`);
  assert.equal(store.silentFor(), 0);
});

test('a refusal is an answer: the service is not silent while its database is down', async (t) => {
  const { store, proxy } = await between(t, 2);
  await fill(store, 2);
  proxy.refuse(true);
  await assert.rejects(read(store), isUnreachable);
  await assert.rejects(store.ping(), isUnreachable);
  proxy.refuse(false);
  assert.equal(typeof (await read(store)), 'boolean');
  assert.equal(store.silentFor(), 0);
});

test('writers that wait leave room for reads and the probe, and a call waits once', async (t) => {
  const { store, sql } = await between(t, 4, 12);
  const held = await hold({ sql }, 'seeds', 9);
  const patience = new Patience(2_000);
  const writers = Array.from({ length: 8 }, (_, n) =>
    timed(() => withPatience(patience, () => store.seeds.put('t', `${n}`, 'secret', 100))),
  );
  for (let calls = 0; calls < 5; calls++) {
    const { ms, result } = await timed(() => read(store));
    assert.equal(result.status, 'fulfilled');
    assert.ok(ms < 1_500, `read after ${ms} ms`);
  }
  await store.ping();
  const done = await Promise.all(writers);
  await held.over;
  const refused = done.filter(({ result }) => result.status === 'rejected');
  assert.ok(refused.length > 0 && refused.length < 8);
  for (const { result, ms } of refused) {
    assert.ok(result.status === 'rejected' && isUnreachable(result.reason));
    assert.ok(ms < 5_000);
  }
  // They waited at the same time, for which the call had two seconds in all.
  const spent = await timed(() => withPatience(patience, () => read(store)));
  assert.equal(spent.result.status, 'fulfilled');
  assert.ok(patience.left < 500, `${patience.left} ms left`);
});

test('a server that takes no writes is found out, not used on, and told from a mistake', async (t) => {
  const { store, sql, url } = await between(t, 2);
  await fill(store, 2);
  const name = new URL(url).pathname.slice(1);
  await sql(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const again = openStore(url, 1, () => {});
  await assert.rejects(again.ping(), isReadOnly);
  await assert.rejects(again.seeds.put('t', 'h', 's', 10), (error) => isReadOnly(error) && isUnreachable(error));
  await sql(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
  await again.ping();
  assert.equal(await again.seeds.put('t', 'h', 's', 10), true);
  await again.close();
});

test('what the database says of its own condition is told as unavailable', async (t) => {
  const { sql } = await between(t, 1);
  const codes = [
    '57014',
    '53100',
    '53200',
    '53400',
    '40001',
    '40P01',
    '55P03',
    '25006',
    '57P04',
    '57P05',
    '58030',
    '25P03',
  ];
  for (const code of codes) {
    await assert.rejects(
      sql(`DO $$ BEGIN RAISE EXCEPTION 'as it says' USING ERRCODE = '${code}'; END $$`),
      (error) => isUnreachable(error),
      code,
    );
  }
  assert.equal(isUnreachable(Object.assign(new Error('too long'), { code: 'P2028' })), true);
  await assert.rejects(sql('SELECT * FROM nowhere'), (error) => !isUnreachable(error));
  await assert.rejects(sql('SELECT 1/0'), (error) => !isUnreachable(error));
});

test('what got in each other’s way is tried again once, and told as unavailable when it happens again', async (t) => {
  const { store, sql } = await between(t, 2);
  await sql('CREATE SEQUENCE tries');
  const refuse = (times: number) =>
    sql(`CREATE OR REPLACE FUNCTION get_in_the_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') <= ${times} THEN RAISE EXCEPTION 'in the way' USING ERRCODE = '40001'; END IF;
      RETURN NEW; END $$`);
  await refuse(1);
  await sql('CREATE TRIGGER way BEFORE INSERT ON seeds FOR EACH ROW EXECUTE FUNCTION get_in_the_way()');
  assert.equal(await store.seeds.put('t', 'one', 's', 10), true);
  await sql("SELECT setval('tries', 1, false)");
  await refuse(2);
  await assert.rejects(store.seeds.put('t', 'two', 's', 10), isUnreachable);
  assert.equal(await store.seeds.put('t', 'two', 's', 10), true);
});
