import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import test, { after, before } from 'node:test';
import { nextAnswer } from '../support/answering.ts';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { standsStill } from '../support/stillness.ts';

let service: TestApp;
before(async () => {
  service = await openApp({ batchItems: 20, bodyLimit: 100_000 });
});
after(() => service.close());

const LINES = 'application/x-ndjson';
const batch = (items: unknown[], query = '') => service.http.post(`/v1/adjudications/batch${query}`).send({ items });
/** Items as lines; a body of raw bytes goes in as it is. */
const lines = (payload: string | Buffer, accept: object = {}) =>
  service.app.inject({
    method: 'POST',
    url: '/v1/adjudications/batch',
    headers: { 'content-type': LINES, ...accept },
    payload,
  });
const read = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function anItem(seed = 'batch') {
  const verdict = await startDuel(service, { seed });
  return { state: verdict.state, action: anAction(verdict) };
}

test('each item gets what it would have got by itself, in order', async () => {
  const items = [await anItem('a'), await anItem('b'), await anItem('c')];
  const reply = await batch(items);
  assert.equal(reply.status, 200);
  for (const [at, item] of items.entries()) {
    const alone = await service.http.post('/v1/adjudications').send(item);
    assert.deepEqual(reply.body.items[at], alone.body);
  }
});

test('an item that is wrong in any way harms no other', async () => {
  const good = await anItem();
  const refused = { ...good, action: { player: 'p1', decision: 'd99', option: 'pass' } };
  const bent = { ...good, state: { ...good.state, hash: '0'.repeat(64) } };
  const wrong = [null, 7, {}, { state: good.state }, refused, bent, { ...good, more: 1 }];
  const { body } = await batch(wrong.flatMap((item) => [item, good]));
  const codes = body.items.filter((_: unknown, at: number) => at % 2 === 0).map(({ code }: { code: string }) => code);
  const shape = 'invalid-request';
  assert.deepEqual(codes, [shape, shape, shape, shape, 'no-such-decision', 'state-hash-mismatch', shape]);
  const verdicts = body.items.filter((_: unknown, at: number) => at % 2 === 1);
  assert.ok(verdicts.every((verdict: object) => 'stateHash' in verdict && !('code' in verdict)));
});

test('an item that is too deep or has a number that is too large harms no other', async () => {
  const deep = `${'['.repeat(80)}${']'.repeat(80)}`;
  const good = JSON.stringify(await anItem());
  const payload = `{"items": [${deep}, {"state": 1e999}, ${good}]}`;
  const headers = { 'content-type': 'application/json' };
  const reply = await service.app.inject({ method: 'POST', url: '/v1/adjudications/batch', headers, payload });
  const codes = reply.json().items.map(({ code }: { code?: string }) => code);
  assert.deepEqual(codes, ['invalid-request', 'invalid-request', undefined]);
});

test('a problem of an item is a whole problem document', async () => {
  const { body } = await batch([{ state: 1 }]);
  const [problem] = body.items;
  assert.deepEqual([problem.status, problem.type], [400, '/problems/invalid-request']);
  assert.match(problem.requestId, /./);
  assert.ok(problem.errors.some(({ path }: { path: string }) => path === '/state'));
});

test('states of matches are recorded in order, and one that comes twice is a retry', async () => {
  const [one, other] = [await startDuelMatch(service), await startDuelMatch(service, { seed: 'race' })];
  const item = { state: one.state, action: anAction(one) };
  const [first, second] = other.awaiting[0]?.options ?? [];
  const { body } = await batch([
    item,
    { state: other.state, action: first?.action },
    item,
    { state: other.state, action: second?.action },
  ]);
  assert.deepEqual(body.items[0].match, { id: one.match.id, ply: 1 });
  assert.deepEqual(body.items[2], body.items[0]);
  assert.equal(body.items[1].match.ply, 1);
  assert.equal(body.items[3].code, 'ply-conflict');
  const { body: match } = await service.http.get(`/v1/matches/${one.match.id}`);
  assert.equal(match.ply, 1);
});

test('an empty batch has no results, and one of the wrong form or with too many items is refused', async () => {
  assert.deepEqual((await batch([])).body, { items: [] });
  const many = await batch(Array.from({ length: 21 }, () => ({})));
  assert.deepEqual([many.status, many.body.errors[0].accepts], [400, 20]);
  for (const body of [{}, { items: {} }, { items: [], more: 1 }, []]) {
    assert.equal((await service.http.post('/v1/adjudications/batch').send(body)).status, 400);
  }
});

test('items are delivered as the query asks', async () => {
  const item = await anItem();
  const { body } = await batch([item], '?sealed=true&signed=true&viewer=p1');
  const [verdict] = body.items;
  assert.equal(typeof verdict.state, 'string');
  assert.equal(typeof verdict.signature, 'string');
  assert.equal(verdict.view.viewer, 'p1');
  const again = await batch([{ ...item, state: (await batch([item], '?sealed=true')).body.items[0].state }]);
  assert.equal(again.status, 200);
});

test('lines come in and out, with or without a last line end', async () => {
  const items = [await anItem('a'), await anItem('b')];
  const text = items.map((item) => JSON.stringify(item)).join('\r\n\n');
  const reply = await lines(text);
  assert.match(String(reply.headers['content-type']), /^application\/x-ndjson/);
  const { body } = await batch(items);
  assert.deepEqual(read(reply.body), body.items);
  const document = await lines(`${text}\n`, { accept: 'application/json' });
  assert.deepEqual(JSON.parse(document.body), body);
  const url = '/v1/adjudications/batch';
  const asked = await service.app.inject({ method: 'POST', url, headers: { accept: LINES }, payload: { items } });
  assert.deepEqual(read(asked.body), body.items);
});

test('a line that is no JSON, no UTF-8 or too long is a problem with its number, and the rest goes on', async () => {
  const good = JSON.stringify(await anItem());
  const text = Buffer.concat([
    Buffer.from(`{"state"\n\n${good}\n`),
    Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    Buffer.from(`"${'x'.repeat(200_000)}"\n{"__proto__": 1}\n${good}`),
  ]);
  const reply = await lines(text);
  const results = read(reply.body);
  assert.equal(results[0].detail, 'The line is not JSON: a ":" is missing at line 1, column 9.');
  const seen = results.map(({ code, line }) => [code, line]);
  assert.deepEqual(seen, [
    ['malformed-json', 1],
    [undefined, undefined],
    ['malformed-json', 4],
    ['body-too-large', 5],
    ['malformed-json', 6],
    [undefined, undefined],
  ]);
});

/** A call whose body is written bit by bit, and whose answer is read as it comes. */
async function streaming(t: TestContext) {
  if (!service.app.server.listening) await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const path = '/v1/adjudications/batch';
  const call = open({ port, method: 'POST', path, headers: { 'content-type': LINES } });
  t.after(() => call.destroy());
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject);
  });
  return { call, answer, answering: nextAnswer(service.app, path) };
}

/** How many items the service has adjudicated. */
async function adjudicated(): Promise<number> {
  const { text } = await service.http.get('/metrics');
  return Number(/^arbiter_adjudication_seconds_count\{ruleset="duel"\} (\d+)$/m.exec(text)?.[1]);
}

test('the first result is there before the last item is sent, and a slow reader is waited for', async (t) => {
  const item = `${JSON.stringify(await anItem())}\n`;
  const { call, answer, answering } = await streaming(t);
  call.write(item);
  const reply = await answer;
  const results = reply[Symbol.asyncIterator]();
  const first = await results.next();
  assert.equal(read(String(first.value)).length, 1);
  const own = await answering;
  // Nobody reads the results, so the service stops taking items: what it holds does not grow with what there is.
  const [before, most] = [await adjudicated(), 20_000];
  for (let written = 0; written < most; written++) call.write(item);
  await standsStill(service, {
    what: 'the batch',
    count: adjudicated,
    most: before + most,
    isHeld: () => own.writableNeedDrain,
  });
  assert.ok(call.writableNeedDrain, 'the service took all there was');
});

test('a batch needs the scope to adjudicate, and a seat may act in it for itself alone', async () => {
  const start = await startDuelMatch(service);
  const item = { state: start.state, action: anAction(start) };
  const reader = await keyFor(service, { scopes: ['matches:read'] });
  assert.equal((await batch([item]).set(...reader)).status, 403);
  const other = start.awaiting[0]?.player === 'p1' ? 'p2' : 'p1';
  const seat = await keyFor(service, { seat: { match: start.match.id, viewer: other } });
  const { body } = await batch([item]).set(...seat);
  assert.equal(body.items[0].code, 'seat-bound');
});
