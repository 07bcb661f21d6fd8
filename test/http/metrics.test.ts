import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, openServer, startDuel, startDuelMatch } from '../support/app.ts';
import { liveHeap } from '../support/heap.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

/** The value of a metric with exactly these labels, 0 when it was never counted. */
async function read({ http }: TestApp, name: string, labels: Record<string, string> = {}): Promise<number> {
  const { text } = await http.get('/metrics');
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  for (const line of text.split('\n')) {
    const [, found, said = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const has = said === '' ? [] : said.split(',');
    if (found === name && has.length === wanted.length && wanted.every((one) => has.includes(one)))
      return Number(value);
  }
  return 0;
}

test('an adjudication is counted by ruleset, door and result, with its steps and its time', async () => {
  const ok = { ruleset: 'duel', door: 'rest', result: 'ok' };
  const start = await startDuel(service);
  const [adjudications, steps] = [
    await read(service, 'arbiter_adjudications_total', ok),
    await read(service, 'arbiter_steps_total', { ruleset: 'duel' }),
  ];
  await service.http.post('/v1/adjudications').send({ state: start.state, action: anAction(start) });
  assert.equal(await read(service, 'arbiter_adjudications_total', ok), adjudications + 1);
  assert.ok((await read(service, 'arbiter_steps_total', { ruleset: 'duel' })) > steps);
  const { text } = await service.http.get('/metrics');
  assert.match(text, /^arbiter_adjudication_seconds_count\{ruleset="duel"\} [1-9]/m);
});

test('what the rules refuse is counted as the result, and as a problem', async () => {
  const refused = { ruleset: 'duel', door: 'rest', result: 'no-such-decision' };
  const start = await startDuel(service);
  const action = { ...anAction(start), decision: 'd99' };
  const reply = await service.http.post('/v1/adjudications').send({ state: start.state, action });
  assert.equal(reply.body.code, 'no-such-decision');
  assert.equal(await read(service, 'arbiter_adjudications_total', refused), 1);
  assert.equal(await read(service, 'arbiter_refusals_total', { code: 'no-such-decision' }), 1);
});

test('matches and the other door are counted as well', async () => {
  const { match, awaiting } = await startDuelMatch(service);
  const ok = { ruleset: 'duel', door: 'rest', result: 'ok' };
  const counted = await read(service, 'arbiter_adjudications_total', ok);
  const action = awaiting[0]?.options[0]?.action;
  await service.http.post(`/v1/matches/${match.id}/actions`).send({ action });
  assert.equal(await read(service, 'arbiter_adjudications_total', ok), counted + 1);
  const query = 'mutation { start(ruleset: "duel") { id } }';
  assert.equal((await service.http.post('/graphql').send({ query })).body.errors, undefined);
  assert.equal(await read(service, 'arbiter_adjudications_total', { ...ok, door: 'graphql' }), 1);
});

test('problems are counted by code whatever answers them', async () => {
  await service.http.get('/nothing');
  await service.http.get('/%');
  await service.http.post('/graphql').send({ query: '{ match(id: "0") { id } }' });
  assert.equal(await read(service, 'arbiter_refusals_total', { code: 'no-such-route' }), 1);
  assert.equal(await read(service, 'arbiter_refusals_total', { code: 'invalid-request' }), 1);
  assert.equal(await read(service, 'arbiter_refusals_total', { code: 'unknown-match' }), 1);
});

test('requests are timed by the pattern of their route, not by what was filled in', async () => {
  const labels = { method: 'GET', route: '/v1/matches/:id', status: '4xx' };
  for (const id of ['0', '1', '2']) await service.http.get(`/v1/matches/${id}`);
  assert.equal(await read(service, 'arbiter_http_request_seconds_count', labels), 3);
});

test('the load can be seen: requests, event loop, connections to the database, the process', async () => {
  await service.http.get('/v1/matches');
  // The one before has got its answer, and may not have ended yet.
  await until('one is in flight', async () => (await read(service, 'arbiter_requests_in_flight')) === 1);
  assert.equal(await read(service, 'arbiter_requests_in_flight_limit'), 1000);
  assert.ok((await read(service, 'arbiter_database_connections')) >= 1);
  await until('a connection is idle', async () => (await read(service, 'arbiter_database_connections_idle')) >= 1);
  assert.equal(await read(service, 'arbiter_database_statements_waiting'), 0);
  assert.ok((await read(service, 'process_resident_memory_bytes')) > 1e6);
  const { text, headers } = await service.http.get('/metrics');
  assert.match(text, /^arbiter_event_loop_delay_seconds [\d.e-]+$/m);
  assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/);
});

test('statements that wait for a connection are seen to wait', async () => {
  await service.sql('BEGIN');
  await service.sql('LOCK TABLE matches IN ACCESS EXCLUSIVE MODE');
  const held = Array.from({ length: 8 }, () => service.http.get('/v1/matches').then());
  await until('three statements wait', async () => (await read(service, 'arbiter_database_statements_waiting')) === 3);
  assert.equal(await read(service, 'arbiter_database_connections'), 5);
  await service.sql('COMMIT');
  for (const reply of await Promise.all(held)) assert.equal(reply.status, 200);
});

test('one service does not count what another does', async () => {
  const other = await openApp();
  assert.equal(await read(other, 'arbiter_refusals_total', { code: 'no-such-route' }), 0);
  await other.close();
});

test('without a token only programs on this machine may read the metrics', async () => {
  const passedOn = await service.http.get('/metrics').set('x-forwarded-for', '203.0.113.7');
  assert.equal(passedOn.status, 401);
  assert.equal(passedOn.body.code, 'key-required');
  const open = await openApp({ metrics: 'open' });
  assert.equal((await open.http.get('/metrics').set('x-forwarded-for', '203.0.113.7')).status, 200);
  await open.close();
});

test('with a token whoever has it may read the metrics, and nobody else', async () => {
  const guarded = await openApp({ metricsToken: 'a-token-for-metrics' });
  assert.equal((await guarded.http.get('/metrics')).status, 401);
  const wrong = await guarded.http.get('/metrics').set('authorization', 'Bearer another-token-than-that');
  assert.equal(wrong.body.code, 'key-invalid');
  assert.doesNotMatch(wrong.text, /arbiter_/);
  const right = guarded.http.get('/metrics').set('authorization', 'Bearer a-token-for-metrics');
  assert.equal((await right.set('x-forwarded-for', '203.0.113.7')).status, 200);
  await guarded.close();
});

test('metrics can be switched off', async () => {
  const off = await openApp({ metrics: 'off' });
  assert.equal((await off.http.get('/metrics')).body.code, 'no-such-route');
  await off.close();
});

test('of servers that were closed nothing is kept: what measures the process does not know them', async () => {
  const openAndClose = async () => {
    const { app, close } = await openServer(service.url);
    await close();
    return new WeakRef(app);
  };
  const [one, other] = [await openAndClose(), await openAndClose()];
  // What the last of them is called with may still lie where the next call has not written.
  await (await openServer(service.url)).close();
  const isLetGo = () => {
    liveHeap();
    return one.deref() === undefined && other.deref() === undefined;
  };
  await until('both are let go of', isLetGo, 50);
  assert.match((await service.http.get('/metrics')).text, /^nodejs_gc_duration_seconds_count/m);
});
