import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, openServer, startDuelMatch } from '../support/app.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

let keys = 0;
const newKey = () => `fault-${++keys}`;
const matches = async () => (await service.sql('SELECT count(*)::int AS n FROM matches')).rows[0].n;
const startAt = async (url: string, key: string) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return fetch(`${url}/v1/matches`, { method: 'POST', headers, body: '{"ruleset": "gundam"}' });
};

/** Waits until the database finds a row. */
const untilFound = (sql: string, values: unknown[] = []) =>
  until(sql, async () => (await service.sql(sql, values)).rows.length > 0);

/** Holds up everything that writes into a table, until it is let go. */
async function holdUp(
  table = 'matches',
): Promise<{ writers: number[]; waiting(): Promise<void>; letGo(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: service.url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  const writers: number[] = [];
  const held = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                AND query LIKE '%INSERT INTO ${table}%'`;
  return {
    writers,
    async waiting() {
      await untilFound(held);
      writers.push(...(await service.sql(held)).rows.map(({ pid }) => pid));
    },
    async letGo() {
      await holder.query('COMMIT');
      await holder.end();
    },
  };
}

test('the key of a service that was killed in the middle of a call is free within seconds, as Retry-After says', async (t) => {
  const env = { DATABASE_URL: service.url, KEYLESS: 'loopback', LOG_LEVEL: 'info' };
  const [first, second] = await Promise.all([startServer(env), startServer(env)]);
  t.after(() => second.end('SIGTERM'));
  const key = newKey();
  const count = await matches();
  const hold = await holdUp();
  const cut = startAt(first.url, key).catch(() => null);
  await hold.waiting();
  await first.end('SIGKILL');
  assert.equal(await cut, null);
  for (const pid of hold.writers) await service.sql('SELECT pg_terminate_backend($1::int)', [pid]);
  await hold.letGo();
  let reply = await startAt(second.url, key);
  /** How many seconds each refusal says to wait. */
  const told: number[] = [];
  while (reply.status === 409 && told.length < 60) {
    const seconds = Number(reply.headers.get('retry-after'));
    told.push(seconds);
    await wait(seconds * 1000);
    reply = await startAt(second.url, key);
  }
  assert.equal(reply.status, 201);
  t.diagnostic(`told to wait for ${told.join(' + ')} s`);
  const all = told.reduce((sum, seconds) => sum + seconds, 0);
  assert.ok(all < 15 && told.length < 8, told.join(' + '));
  assert.equal(await matches(), count + 1);
});

test('a request that takes long keeps its key, and whoever repeats it gets its answer', async () => {
  const key = newKey();
  const count = await matches();
  const send = () => service.http.post('/v1/matches').set('idempotency-key', key).send({ ruleset: 'duel' });
  const hold = await holdUp();
  const first = send().then((reply) => reply);
  await hold.waiting();
  // Longer than a lock is good for that nobody renews.
  await untilFound('SELECT 1 FROM idempotent_answers WHERE key = $1 AND locked_at - created_at > $2::interval', [
    key,
    '7 s',
  ]);
  const meanwhile = await send();
  assert.deepEqual([meanwhile.body.code, meanwhile.headers['retry-after']], ['idempotency-in-flight', '1']);
  await hold.letGo();
  const { status, text } = await first;
  const again = await send();
  assert.deepEqual([status, again.text, again.headers['idempotency-replayed']], [201, text, 'true']);
  assert.equal(await matches(), count + 1);
});

test('a key that could not be released when the database failed is released when it is back', async () => {
  const key = newKey();
  const send = () => service.http.post('/v1/matches').set('idempotency-key', key).send({ ruleset: 'duel' });
  const hold = await holdUp();
  const failing = send().then((reply) => reply);
  await hold.waiting();
  await service.sql('ALTER TABLE idempotent_answers RENAME TO gone');
  for (const pid of hold.writers) await service.sql('SELECT pg_terminate_backend($1::int)', [pid]);
  const failed = await failing;
  assert.equal(failed.status, 503);
  await service.sql('ALTER TABLE gone RENAME TO idempotent_answers');
  await hold.letGo();
  await untilFound(`SELECT 1 FROM idempotent_answers WHERE key = $1 AND locked_at < '1971-01-01'`, [key]);
  assert.equal((await send()).status, 201);
});

test('a key that a request gets only after it was answered, for want of time, is released at once', async (t) => {
  const late = await openServer(service.url, { handlerTimeout: 0.3 });
  t.after(() => late.close());
  const [key, count] = [newKey(), await matches()];
  const send = () => late.http.post('/v1/matches').set('idempotency-key', key).send({ ruleset: 'duel' });
  const hold = await holdUp('idempotent_answers');
  assert.equal((await send()).status, 503);
  await hold.waiting();
  await hold.letGo();
  await untilFound(`SELECT 1 FROM idempotent_answers WHERE key = $1 AND locked_at < '1971-01-01'`, [key]);
  assert.equal(await matches(), count);
  assert.equal(
    (await service.http.post('/v1/matches').set('idempotency-key', key).send({ ruleset: 'duel' })).status,
    201,
  );
});

const asked = (key: string, query: string) => service.http.post('/graphql').set('idempotency-key', key).send({ query });

/** Runs `work` while a table is gone. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await service.sql(`ALTER TABLE ${table} RENAME TO gone`);
  try {
    return await work();
  } finally {
    await service.sql(`ALTER TABLE gone RENAME TO ${table}`);
  }
}

test('a mutation that failed by no fault of the caller is carried out when it is sent again', async () => {
  const key = newKey();
  const query = 'mutation { startMatch(request: {ruleset: "duel"}) { match { id } } }';
  const failed = await without('matches', () => asked(key, query));
  assert.deepEqual([failed.status, failed.body.errors[0].extensions.status], [200, 500]);
  const again = await asked(key, query);
  assert.deepEqual([again.body.errors, again.headers['idempotency-replayed']], [undefined, undefined]);
  const third = await asked(key, query);
  assert.deepEqual([third.text, third.headers['idempotency-replayed']], [again.text, 'true']);
});

test('of a mutation of which a part failed, what was done is not done a second time', async () => {
  const [key, count] = [newKey(), await matches()];
  const query = `mutation {
    a: startMatch(request: {ruleset: "duel"}) { match { id } }
    b: startMatch(request: {ruleset: "duel"}) { match { id } }
    c: createSeed { commitment } }`;
  const failed = await without('seeds', () => asked(key, query));
  const { a, b } = failed.body.data ?? {};
  const again = await asked(key, query);
  assert.equal(again.body.errors, undefined);
  assert.match(again.body.data.c.commitment, /^[0-9a-f]{64}$/);
  if (a && b) assert.deepEqual([again.body.data.a, again.body.data.b], [a, b]);
  assert.equal(await matches(), count + 2);
});

test('a refusal that is the outcome of a mutation is kept', async () => {
  const { match, ...verdict } = await startDuelMatch(service);
  const { player } = anAction({ match, ...verdict });
  const key = newKey();
  const query = `mutation { act(match: "${match.id}", action: {player: ${player}, decision: "d99", option: "x"}) { id } }`;
  const first = await asked(key, query);
  assert.equal(first.body.errors[0].extensions.status, 422, first.text);
  const again = await asked(key, query);
  assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true']);
});
