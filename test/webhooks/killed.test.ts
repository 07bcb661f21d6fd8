import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import type { SeenVerdict } from '../support/app.ts';
import { openServer } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import type { Received } from '../support/receiver.ts';
import { openReceiver } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const webhooks = { privately: true, timeout: 60, retry: 0.01, giveUp: 86_400, keep: 86_400, look: 0.05 };

/** Without what came before in a row under the same id. */
const withoutRepeats = (ids: unknown[]) => ids.filter((id, at) => id !== ids[at - 1]);

test('what a server that is killed has recorded is told by another one, in order in each match', async (t) => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  const receiver = await openReceiver();
  t.after(() => receiver.close());
  const env = { DATABASE_URL: database.url, KEYLESS: 'loopback', WEBHOOKS_PRIVATE: 'on', WEBHOOKS_TIMEOUT: '60' };
  const doomed = await startServer(env);
  const post = async (path: string, body: object): Promise<SeenVerdict> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(doomed.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.ok(reply.ok, path);
    return (await reply.json()) as SeenVerdict;
  };
  await post('/v1/webhooks', { url: receiver.url });
  // Nothing that arrives is answered while the first server lives.
  receiver.usually = () => {};
  const acknowledged = new Map<string, number>();
  for (let at = 0; at < 3; at++) {
    let last = await post('/v1/matches', { ruleset: 'nexus', seed: `killed ${at}` });
    for (let ply = 0; ply < 4; ply++) {
      const action = last.awaiting[0]?.options[0]?.action;
      last = await post(`/v1/matches/${last.match?.id}/actions`, { action });
    }
    acknowledged.set(last.match?.id ?? '', last.match?.ply ?? 0);
  }
  await until('each match is being told of', () => new Set(receiver.all.map(({ body }) => body.data.match)).size === 3);
  assert.equal(await doomed.end('SIGKILL'), 'SIGKILL');
  const { rows: written } = await client.query('SELECT id, lane, data FROM webhook_messages ORDER BY place');
  for (const [match, ply] of acknowledged) {
    assert.equal(written.findLast(({ lane }) => lane === match)?.data.ply, ply);
  }
  receiver.usually = 200;
  const before = receiver.all.length;
  // What it had taken on is free for others within seconds; that is not waited for.
  const { rows: taken } = await client.query(
    `SELECT due_at <= now() + interval '6 seconds' AS soon FROM webhook_lanes`,
  );
  assert.deepEqual(taken, Array(3).fill({ soon: true }));
  await client.query('UPDATE webhook_lanes SET due_at = now()');
  const other = await openServer(database.url, { webhooks });
  await until('nothing waits any more', async () => (await client.query('SELECT FROM webhook_lanes')).rowCount === 0);
  const idOf = ({ headers }: Received) => headers['webhook-id'];
  for (const match of acknowledged.keys()) {
    const told = receiver.all.slice(before).filter(({ body }) => body.data.match === match);
    assert.deepEqual(
      withoutRepeats(told.map(idOf)),
      written.filter(({ lane }) => lane === match).map(({ id }) => id),
    );
  }
  await other.close();
});

test('two servers share what there is to tell, each match in order', async (t) => {
  const database = await openTestDatabase();
  const receiver = await openReceiver();
  t.after(() => receiver.close());
  const servers = [await openServer(database.url, { webhooks }), await openServer(database.url, { webhooks })] as const;
  t.after(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.drop();
  });
  await servers[0].http.post('/v1/webhooks').send({ url: receiver.url });
  // Some fail, whatever they are.
  let count = 0;
  receiver.usually = (response) => response.writeHead(count++ % 5 === 0 ? 500 : 200).end();
  const play = async (at: number) => {
    const started = await servers[0].http.post('/v1/matches').send({ ruleset: 'duel', seed: `two ${at}` });
    let last = started.body as SeenVerdict;
    for (let ply = 0; ply < 6 && last.outcome === null; ply++) {
      const action = last.awaiting[0]?.options[0]?.action;
      const reply = await servers[ply % 2 === 0 ? 0 : 1].http
        .post(`/v1/matches/${last.match?.id}/actions`)
        .send({ action });
      last = reply.body as SeenVerdict;
    }
    return last.match?.id ?? '';
  };
  const matches = await Promise.all([0, 1, 2, 3, 4, 5].map(play));
  const [{ id: hook }] = (await servers[0].http.get('/v1/webhooks')).body.items;
  await until('nothing waits any more', async () => {
    const { body } = await servers[1].http.get(`/v1/webhooks/${hook}/deliveries?status=waiting`);
    return body.items.length === 0;
  });
  for (const match of matches) {
    const plies = receiver.all.filter(({ body }) => body.data.match === match).map(({ body }) => Number(body.data.ply));
    assert.deepEqual(
      plies,
      [...plies].sort((a, b) => a - b),
    );
    assert.equal(plies[0], 0);
    assert.ok(plies.includes(6));
  }
});
