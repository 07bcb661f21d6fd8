import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openTestDatabase } from '../support/database.ts';
import type { Server } from '../support/server.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

async function opened(t: TestContext) {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  return (more: Record<string, string>) =>
    startServer({ DATABASE_URL: database.url, KEYLESS: 'loopback', LOG_LEVEL: 'info', ...more });
}

/** The status of an answer and what it says of its connection, which would like to go on; a call that fails is 0. */
async function ask(
  url: string,
  method = 'GET',
  body = '',
): Promise<{ status: number; connection: string | undefined }> {
  const sent = request(url, {
    method,
    agent: false,
    headers: { connection: 'keep-alive', ...(body === '' ? {} : { 'content-type': 'application/json' }) },
  });
  sent.end(body);
  try {
    const [reply] = await once(sent, 'response');
    reply.resume();
    await once(reply, 'end');
    return { status: reply.statusCode, connection: reply.headers.connection };
  } catch {
    return { status: 0, connection: undefined };
  } finally {
    sent.destroy();
  }
}

test('after a signal everything is still answered for the delay, with readiness 503 and connections that end', async (t) => {
  const start = await opened(t);
  const server = await start({ SHUTDOWN_DELAY: '3' });
  assert.deepEqual(await ask(`${server.url}/readyz`), { status: 200, connection: 'keep-alive' });
  const begun = performance.now();
  const ended = server.end('SIGTERM');
  await until('it says that it is not ready', async () => (await ask(`${server.url}/readyz`)).status === 503);
  for (const path of ['/healthz', '/v1/rulesets', '/readyz']) {
    const { status, connection } = await ask(server.url + path);
    assert.deepEqual([status, connection], [path === '/readyz' ? 503 : 200, 'close'], path);
  }
  const made = await ask(`${server.url}/v1/matches`, 'POST', '{"ruleset": "gundam"}');
  assert.deepEqual(made, { status: 201, connection: 'close' });
  assert.equal(await ended, 0);
  assert.ok(performance.now() - begun >= 2_900);
  assert.match(server.said(), /not ready/);
});

/** What sends each call to one of some servers that said lately that they are ready, and knows nothing else of them. */
function balancer(t: TestContext) {
  const ready = new Map<string, boolean>();
  let watching = true;
  const watch = async () => {
    for (; watching; await wait(100)) {
      for (const url of ready.keys()) ready.set(url, (await ask(`${url}/readyz`)).status === 200);
    }
  };
  const watched = watch();
  t.after(async () => {
    watching = false;
    await watched;
  });
  return {
    ready,
    pick: () => {
      const urls = [...ready].flatMap(([url, is]) => (is ? [url] : []));
      return urls[Math.floor(Math.random() * urls.length)];
    },
  };
}

test('servers that are restarted one by one behind a balancer which only watches readiness drop no call', async (t) => {
  const start = await opened(t);
  const servers: Server[] = [await start({ SHUTDOWN_DELAY: '2' }), await start({ SHUTDOWN_DELAY: '2' })];
  const { ready, pick } = balancer(t);
  const isReady = async (url: string) => {
    ready.set(url, false);
    await until('it is ready', () => ready.get(url));
  };
  for (const { url } of servers) await isReady(url);
  const statuses = new Map<number, number>();
  let calling = true;
  const caller = async () => {
    // As many calls as a second has room for would only have the machine busy.
    for (; calling; await wait(20)) {
      const url = pick();
      const { status } =
        url === undefined ? { status: -1 } : await ask(`${url}/v1/rulesets/gundam/start`, 'POST', '{}');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const callers = Promise.all([caller(), caller(), caller()]);
  for (const at of [0, 1]) {
    const old = servers[at];
    assert.ok(old);
    assert.equal(await old.end('SIGTERM'), 0);
    ready.delete(old.url);
    const next = await start({ SHUTDOWN_DELAY: '2' });
    servers[at] = next;
    await isReady(next.url);
  }
  calling = false;
  await callers;
  for (const server of servers) await server.end('SIGTERM');
  t.diagnostic(JSON.stringify([...statuses]));
  assert.deepEqual([...statuses.keys()], [200]);
});

test('what was begun has as long to end as SHUTDOWN_TIMEOUT says', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url, KEYLESS: 'loopback', SHUTDOWN_TIMEOUT: '1' });
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  holder.on('error', () => {});
  await holder.query('BEGIN; LOCK TABLE matches IN EXCLUSIVE MODE');
  const held = ask(`${server.url}/v1/matches`, 'POST', '{"ruleset": "gundam"}');
  await until('it waits for the lock', async () => {
    return (await holder.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rows.length > 0;
  });
  assert.equal(await server.end('SIGTERM'), 1);
  assert.match(server.said(), /killed by timeout \(1000ms\)/);
  assert.equal((await held).status, 0);
  await holder.query('COMMIT');
  await holder.end();
});
