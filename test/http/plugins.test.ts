import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { requestId } from '../../src/doors/log.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuel } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const wordsOf = (header: string | undefined): string[] => (header ?? '').split(', ');
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

test('an answer may load and run nothing in a browser, and be framed nowhere', async () => {
  const { headers } = await service.http.get('/v1/rulesets');
  assert.equal(policyOf(headers), "default-src 'none';frame-ancestors 'none';base-uri 'none'");
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(headers['strict-transport-security'], undefined);
});

test('what speaks of what is shown under an address is said where one is got', async () => {
  const shown = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy', 'x-frame-options'];
  const asked = [service.http.get('/v1/rulesets/duel'), service.http.head('/v1/rulesets/duel')];
  for (const { headers } of await Promise.all(asked)) for (const name of shown) assert.ok(headers[name], name);
  const sent = [
    service.http.post('/v1/rulesets/duel/start'),
    service.http.post('/v1/adjudications').send({}),
    service.http.delete('/v1/nothing'),
  ];
  for (const { headers } of await Promise.all(sent)) {
    assert.equal(policyOf(headers), "default-src 'none';frame-ancestors 'none';base-uri 'none'");
    assert.equal(headers['x-content-type-options'], 'nosniff');
    for (const name of shown) assert.equal(headers[name], undefined, name);
  }
});

test('problems of routes that are not there carry the same headers', async () => {
  const { headers } = await service.http.get('/nothing').set('origin', 'https://a.example');
  assert.match(policyOf(headers), /^default-src 'none'/);
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.ok(headers['x-request-id']);
});

/** Where a page gets its scripts and styles from. */
const loaded = (html: string) => [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');

test('the documentation needs no scripts but its own files, and may load those', async () => {
  const page = await service.http.get('/docs/');
  assert.doesNotMatch(page.text, /<script(?![^>]*src=)[^>]*>/);
  assert.doesNotMatch(page.text, /\son\w+=/);
  const policy = policyOf(page.headers);
  assert.match(policy, /script-src 'self';/);
  assert.match(policy, /connect-src 'self'/);
  const files = loaded(page.text);
  assert.ok(files.length >= 4);
  for (const file of files) {
    assert.match(file, /^\.\//);
    assert.equal((await service.http.get(new URL(file, 'http://localhost/docs/').pathname)).status, 200, file);
  }
});

test('graphiql loads and runs nothing of another host', async () => {
  const page = await service.http.get('/graphiql');
  assert.doesNotMatch(policyOf(page.headers), /https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
  assert.match(policyOf(page.headers), /script-src 'self'(;|$)/);
  assert.doesNotMatch(page.text, /https?:\/\//);
});

const preflight = (path: string, method: string) =>
  service.http
    .options(path)
    .set('origin', 'https://game.example')
    .set('access-control-request-method', method)
    .set('access-control-request-headers', 'authorization, content-type, idempotency-key');

test('a page of any origin may ask before it calls, whatever the route', async () => {
  for (const [path, method] of [
    ['/v1/adjudications', 'POST'],
    ['/v1/matches/0/actions', 'POST'],
    ['/v1/matches', 'GET'],
    ['/graphql', 'POST'],
    ['/nothing', 'DELETE'],
  ] as const) {
    const { status, headers } = await preflight(path, method);
    assert.equal(status, 204, path);
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.ok(wordsOf(headers['access-control-allow-methods']).includes(method));
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match', 'last-event-id']) {
      assert.ok(wordsOf(headers['access-control-allow-headers']).includes(name), name);
    }
  }
});

test('a page may read the headers that say how to go on, and never gets credentials', async () => {
  const { headers } = await service.http.get('/v1/rulesets').set('origin', 'https://game.example');
  const exposed = wordsOf(headers['access-control-expose-headers']);
  for (const name of [
    'x-request-id',
    'location',
    'link',
    'etag',
    'retry-after',
    'idempotency-replayed',
    'ratelimit',
    'ratelimit-cost',
  ]) {
    assert.ok(exposed.includes(name), name);
  }
  assert.equal(headers['access-control-allow-credentials'], undefined);
});

test('what nobody keeps says who may have it to pages alone, which name their origin', async () => {
  const asked = (method: 'get' | 'post', origin?: string) => {
    const call = method === 'get' ? service.http.get('/v1/rulesets') : service.http.post('/v1/rulesets/duel/start');
    return origin === undefined ? call : call.set('origin', origin);
  };
  for (const [method, origin, told, answered] of [
    ['get', undefined, '*', 200],
    ['get', 'https://game.example', '*', 200],
    ['post', undefined, undefined, 200],
    // A page from elsewhere needs a key, and may read that it does.
    ['post', 'https://game.example', '*', 401],
  ] as const) {
    const { status, headers } = await asked(method, origin);
    assert.equal(status, answered);
    assert.equal(headers['access-control-allow-origin'], told, `${method} ${origin}`);
    assert.equal(headers['access-control-expose-headers'] === undefined, told === undefined, `${method} ${origin}`);
  }
});

test('with a list of origins only those are told that they may', async () => {
  const other = await openApp({ corsOrigins: ['https://game.example'] });
  const mine = await other.http.get('/v1/rulesets').set('origin', 'https://game.example');
  assert.equal(mine.headers['access-control-allow-origin'], 'https://game.example');
  assert.match(mine.headers.vary ?? '', /origin/i);
  const theirs = await other.http.get('/v1/rulesets').set('origin', 'https://evil.example');
  assert.equal(theirs.status, 200);
  assert.equal(theirs.headers['access-control-allow-origin'], undefined);
  await other.close();
});

test('with no origins at all nobody is told anything', async () => {
  const other = await openApp({ corsOrigins: [] });
  const { headers } = await other.http.get('/v1/rulesets').set('origin', 'https://game.example');
  assert.equal(headers['access-control-allow-origin'], undefined);
  await other.close();
});

test('the id of a request is the one that was sent, when it is a plain word', async () => {
  for (const id of ['abc-1.2_3', 'x'.repeat(100)]) {
    const reply = await service.http.get('/nothing').set('x-request-id', id);
    assert.equal(reply.headers['x-request-id'], id);
    assert.equal(reply.body.requestId, id);
  }
  for (const id of ['a b', 'x'.repeat(101), '"}', 'é', 'a,b']) {
    const reply = await service.http.get('/nothing').set('x-request-id', Buffer.from(id).toString('latin1'));
    assert.match(reply.headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
  }
});

test('new ids of requests are all different', () => {
  const made = Array.from({ length: 30_000 }, () => requestId({ headers: {} }));
  assert.equal(new Set(made).size, made.length);
  for (const id of made) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the work goes on for callers who are not in a browser', async () => {
  const verdict = await startDuel(service);
  assert.ok(verdict.awaiting.length > 0);
});
