import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import test from 'node:test';
import pg from 'pg';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { isReadOnly, isUnreachable } from '../../src/store/unreachable.ts';
import { WaitBudget, withWaitBudget } from '../../src/store/wait-budget.ts';
import { openTestDatabase } from '../support/database.ts';
import type { LossyProxy } from '../support/proxy.ts';
import { startProxy } from '../support/proxy.ts';
import { until, within } from '../support/until.ts';

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

/** Holds a table until it is told to give it up, which it tells when it is done. */
async function hold(t: TestContext, { url }: Between, table: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  t.after(() => client.end());
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.query('COMMIT');
}

const read = (store: Store) => store.keys.any();

/** Has all connections opened and idle. */
async function fill(store: Store, size: number): Promise<void> {
  await Promise.all(Array.from({ length: size }, () => read(store)));
  assert.deepEqual(store.traffic.connections(), { total: size, idle: size, waiting: 0 });
}

/** The failure of what is to fail. */
async function failure(running: Promise<unknown>): Promise<Error & { code?: string }> {
  const [result] = await within('the refusal', Promise.allSettled([running]));
  assert.equal(result?.status, 'rejected');
  return result.reason;
}

const givenUp = (troubles: Error[]) => troubles.filter(({ message }) => message.includes('given up')).length;

test('connections that are swallowed silently are given up, all of them with the first', async (t) => {
  const { store, proxy, troubles } = await between(t, 8, 60);
  await fill(store, 8);
  proxy.swallowOld();
  const refused = await failure(read(store));
  assert.ok(isUnreachable(refused));
  assert.notEqual(refused.code, 'no-answer', 'long before a statement has taken all the time it may');
  for (let calls = 0; calls < 10; calls++) await within('the next answer', read(store));
  assert.equal(givenUp(troubles), 1);
});

test('a statement that is slow is waited for, and the connection of another stays', async (t) => {
  const { store, sql, troubles, ...rest } = await between(t, 4, 60);
  await fill(store, 4);
  const giveUp = await hold(t, { store, sql, troubles, ...rest }, 'api_keys');
  let answered = false;
  const slow = read(store).finally(() => {
    answered = true;
  });
  await until('the database is asked whether it is at work', async () => {
    const { rows } = await sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%AS own%' AND state = 'idle'`,
    );
    return rows.length > 0;
  });
  // Had it been given up for the answer, others could not have been answered meanwhile.
  for (let calls = 0; calls < 5; calls++) await store.seeds.put('t', `${calls}`, 'secret', 100);
  assert.equal(answered, false);
  await giveUp();
  assert.equal(typeof (await slow), 'boolean');
  assert.deepEqual(troubles, []);
});

test('a database that says nothing at all is no reason to wait for long, and is there again at once', async (t) => {
  const { store, proxy } = await between(t, 3, 10);
  await fill(store, 3);
  proxy.swallowAll(true);
  const told: string[] = [];
  const away = (
    [
      ['read', () => read(store)],
      ['probe', () => store.ping()],
      ['read', () => read(store)],
    ] as const
  ).map(async ([name, run]) => {
    const refused = await failure(run());
    assert.ok(isUnreachable(refused), refused.message);
    told.push(name);
  });
  await Promise.all(away);
  assert.equal(told[0], 'probe', 'a probe has less time');
  assert.ok(store.silentFor() > 0);
  proxy.swallowAll(false);
  await until('the database is there again', () =>
    read(store).then(
      () => true,
      () => false,
    ),
  );
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
  const between4 = await between(t, 4, 60);
  const { store } = between4;
  const giveUp = await hold(t, between4, 'seeds');
  const patience = new WaitBudget(2_000);
  const refused: unknown[] = [];
  const writers = Array.from({ length: 8 }, (_, n) =>
    withWaitBudget(patience, () => store.seeds.put('t', `${n}`, 'secret', 100)).catch((error) => {
      refused.push(error);
      return null;
    }),
  );
  // The table is held all the while.
  for (let calls = 0; calls < 5; calls++) assert.equal(typeof (await within('a read', read(store))), 'boolean');
  await until('the probe is answered', () =>
    store.ping().then(
      () => true,
      () => false,
    ),
  );
  await until('all that wait for a connection are refused', () => refused.length === 6);
  for (const error of refused) assert.ok(isUnreachable(error));
  await giveUp();
  const done = await within('the others write', Promise.all(writers));
  assert.equal(done.filter((one) => one === true).length, 2);
  // They waited at the same time, for which the call had two seconds in all.
  await withWaitBudget(patience, () => read(store));
  assert.ok(patience.left < 500, `${patience.left} ms left`);
});

test('statements that add up many matches leave room for reads and writes', async (t) => {
  const between4 = await between(t, 4, 60);
  const { store } = between4;
  const giveUp = await hold(t, between4, 'clause_counts');
  const heavy = ['a', 'b', 'c', 'd'].map((event) =>
    withWaitBudget(new WaitBudget(600_000), () => store.statistics.clauses('t', { ruleset: 'duel', event, limit: 1 })),
  );
  // The table is held all the while.
  for (let calls = 0; calls < 5; calls++) {
    assert.equal(typeof (await within('a read', read(store))), 'boolean');
    assert.equal(await within('a write', store.seeds.put('t', `${calls}`, 'secret', 100)), true);
  }
  await giveUp();
  assert.deepEqual(await within('their answers', Promise.all(heavy)), [[], [], [], []]);
});

test('a server that takes no writes is found out, not used on, and told from a mistake', async (t) => {
  const { store, sql, url } = await between(t, 2);
  await fill(store, 2);
  const name = new URL(url).pathname.slice(1);
  await sql(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const again = openStore(url, 3, () => {});
  await assert.rejects(again.ping(), isReadOnly);
  // All of its connections are to a server that takes no writes, and one of them finds it out.
  await fill(again, 3);
  await assert.rejects(again.seeds.put('t', 'h', 's', 10), (error) => isReadOnly(error) && isUnreachable(error));
  await sql(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
  for (const hash of ['h', 'i', 'j']) assert.equal(await again.seeds.put('t', hash, 's', 10), true);
  await again.ping();
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
