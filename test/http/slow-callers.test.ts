import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import test from 'node:test';
import { MOST_VALUES_OF_CARD } from '../../src/engine/size.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { addPlies } from '../support/rows.ts';
import { rawConnection } from '../support/socket.ts';
import { until, within } from '../support/until.ts';

const inFlight = async ({ http }: TestApp): Promise<number> =>
  Number(/^arbiter_requests_in_flight (\d+)$/m.exec((await http.get('/metrics')).text)?.[1]);

const LINES = (key: string) =>
  'POST /v1/adjudications/batch HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-ndjson\r\n' +
  `authorization: ${key}\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`;

test('who sends lines slowly takes nobody’s place, and has so many requests open and no more', async () => {
  const service = await openApp({ maxInFlight: 3, maxInFlightOfCaller: 5, connectionTimeout: 60, requestTimeout: 60 });
  const slow = (await keyFor(service, {}))[1];
  const connections = await Promise.all(Array.from({ length: 5 }, () => rawConnection(service.app)));
  for (const { socket } of connections) socket.write(LINES(slow));
  await until('the sixth is refused', async () => {
    const reply = await service.http.get('/v1/matches').set('authorization', slow);
    if (reply.status !== 429) return false;
    assert.deepEqual([reply.body.code, reply.body.limit, reply.headers['retry-after']], ['too-many-at-once', 5, '1']);
    assert.equal(reply.headers['ratelimit-cost'], '0');
    return true;
  });
  for (let call = 0; call < 10; call++) assert.equal((await service.http.get('/v1/rulesets')).status, 200);
  assert.ok((await inFlight(service)) <= 1);
  for (const { socket } of connections) socket.destroy();
  await until('the caller is let in again', async () => {
    return (await service.http.get('/v1/matches').set('authorization', slow)).status === 200;
  });
  await service.close();
});

test('who reads a long export slowly takes nobody’s place', async () => {
  const service = await openApp({ maxInFlight: 2, connectionTimeout: 60 });
  const { match } = await startDuelMatch(service);
  // Longer than what sockets hold.
  await addPlies(service, match.id, 20_000, 10);
  const connections = await Promise.all(Array.from({ length: 4 }, () => rawConnection(service.app)));
  for (const { socket } of connections) {
    socket.pause();
    socket.write(
      `GET /v1/matches/${match.id}/events HTTP/1.1\r\nhost: localhost\r\naccept: application/x-ndjson\r\n\r\n`,
    );
  }
  await until('nobody is worked for', async () => (await inFlight(service)) <= 1);
  for (let call = 0; call < 10; call++) assert.equal((await service.http.get('/v1/rulesets')).status, 200);
  for (const { socket } of connections) socket.destroy();
  await service.close();
});

test('places are given back, however requests end', async () => {
  const service = await openApp({ maxInFlight: 2, maxInFlightOfCaller: 2 });
  for (let call = 0; call < 5; call++) {
    await service.http.get('/v1/rulesets');
    await service.http.get('/v1/nothing');
    await service.http.post('/v1/adjudications').send({});
    await service.http.get('/v1/matches').set('accept', 'application/x-ndjson');
    await service.http.post('/v1/adjudications/batch').send({ items: [{}, {}] });
    await service.http.post('/v1/adjudications/batch').set('content-type', 'application/x-ndjson').send('{}\n{}\n');
  }
  await until('all places are free', async () => (await inFlight(service)) <= 1);
  await service.close();
});

test('a line that fails when its caller is gone gives its place back', async (t) => {
  const service = await openApp({ rateLimits: { key: null, address: null, machine: 1000 } });
  t.after(() => service.close());
  const { app } = service;
  const { rates } = app;
  const take = rates.take.bind(rates);
  const accepted = app.server.listening ? null : once(app.server, 'connection');
  const { socket } = await rawConnection(app);
  const [other] = ((await accepted) ?? []) as [Socket?];
  assert.ok(other);
  const gone = new Promise((resolve) => other.once('close', resolve));
  const asked = Promise.withResolvers<void>();
  let calls = 0;
  rates.take = async (who, points, before) => {
    if (points > 1) throw new Error('the points of the cards cannot be counted');
    // The first is for the request, the second for its second line.
    if (++calls === 2) {
      asked.resolve();
      await gone;
    }
    return take(who, points, before);
  };
  const lines = `{}\n${JSON.stringify({ cards: [{ effects: Array(3000).fill(1) }] })}\n`;
  socket.write(
    'POST /v1/adjudications/batch HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-ndjson\r\n' +
      `transfer-encoding: chunked\r\n\r\n${lines.length.toString(16)}\r\n${lines}\r\n`,
  );
  await within('the points of the line are asked for', asked.promise);
  socket.resetAndDestroy();
  await within('the caller is gone', gone);
  await until('all places are free', async () => (await inFlight(service)) <= 1);
});

test('what fails and what takes too long has its price, and what finds the database away has none', async () => {
  const service = await openApp({ handlerTimeout: 0.3, rateLimits: { key: null, address: null, machine: 100 } });
  service.app.log.level = 'silent';
  await service.sql('BEGIN');
  await service.sql('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  const late = await service.http.get('/v1/matches');
  assert.deepEqual([late.status, late.headers['ratelimit-cost']], [503, '1']);
  await service.sql('COMMIT');
  await service.sql('ALTER TABLE matches RENAME TO elsewhere');
  const failed = await service.http.get('/v1/matches');
  assert.deepEqual([failed.status, failed.headers['ratelimit-cost']], [500, '1']);
  await service.close();
});

test('cards cost points by their size, at every door, sound or not', async () => {
  const service = await openApp({ rateLimits: { key: null, address: null, machine: 1000 } });
  const card = { id: 'X', effects: Array(400).fill(1) };
  const cards = Array.from({ length: 10 }, () => card);
  const cost = (reply: { headers: Record<string, string> }) => Number(reply.headers['ratelimit-cost']);
  const post = (path: string, body: object) => service.http.post(path).send(body);
  assert.ok(MOST_VALUES_OF_CARD > 403);
  assert.equal(cost(await post('/v1/card-sets', { ruleset: 'duel', cards })), 1 + 4);
  assert.equal(cost(await post('/v1/matches', { ruleset: 'duel', cards })), 1 + 4);
  const { state } = (await post('/v1/rulesets/duel/start', {})).body;
  const item = { state, action: { player: 'p1', concede: true }, cards };
  assert.equal(cost(await post('/v1/adjudications', item)), 1 + 4);
  assert.equal(cost(await post('/v1/adjudications/batch', { items: [item, item] })), 2 + 8);
  const query = 'mutation ($c: [JSON!]!) { registerCardSet(ruleset: "duel", cards: $c) { hash } }';
  assert.ok(cost(await post('/graphql', { query, variables: { cards } })) >= 1 + 4);
  const few = await post('/v1/card-sets', { ruleset: 'duel', cards: [card] });
  assert.equal(cost(few), 1);
  await service.close();
});

test('a tenant registers as many bytes of cards as it may, and no more', async () => {
  const sample = (service: TestApp) => service.http.get('/v1/rulesets/duel/cards?limit=1');
  const service = await openApp({ cardSetQuota: 2000 });
  const [card] = (await sample(service)).body.items;
  const register = (name: string, headers: Record<string, string> = {}, own: object = {}) =>
    service.http
      .post('/v1/card-sets')
      .set(headers)
      .send({ ruleset: 'duel', cards: [{ ...card, id: name, ...own }] });
  let kept = 0;
  let reply = await register('a0');
  while (reply.status === 201 && kept < 50) reply = await register(`a${++kept}`);
  assert.deepEqual([reply.status, reply.body.code], [409, 'quota-exceeded']);
  assert.ok(kept > 1 && kept < 10, String(kept));
  // What is there already takes no more room, and another tenant has its own.
  assert.equal((await register('a0')).status, 201);
  // Data of the caller's own take room too, also on a set that is there.
  const larger = await register('a0', {}, { metadata: { text: 'x'.repeat(1500) } });
  assert.deepEqual([larger.status, larger.body.code], [409, 'quota-exceeded']);
  const other = await keyFor(service, { tenant: 'elsewhere' });
  assert.equal((await register('a0', Object.fromEntries([other]))).status, 201);
  const match = await service.http.post('/v1/matches').send({ ruleset: 'duel', cards: [{ ...card, id: 'b' }] });
  assert.equal(match.status, 422);
  await service.close();
});
