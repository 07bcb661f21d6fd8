import assert from 'node:assert/strict';
import { once } from 'node:events';
import test, { after, before } from 'node:test';
import { MOST_FRAGMENTS, MOST_ROOT_FIELDS } from '../../src/contracts/limits.ts';
import { MOST_BYTES, QueryCache } from '../../src/graphql/query-cache.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const ask = (query: string) => service.http.post('/graphql').send({ query });
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const nested = (open: string, inside: string, close: string, levels: number) =>
  open.repeat(levels) + inside + close.repeat(levels);

/** Queries that took a service a tenth of a second to a second each, or all of its stack; with what is said of each now. */
const HOSTILE: Record<string, [query: string, code: string]> = {
  'a ring of fragments': [
    `{ ...f0 } ${times(90, (at) => `fragment f${at} on Query { ...f${(at + 1) % 90} __typename }`)}`,
    'invalid-request',
  ],
  'a long ring of fragments': [
    `{ ...f0 } ${times(600, (at) => `fragment f${at} on Query { ...f${(at + 1) % 600} }`)}`,
    'query-too-costly',
  ],
  'a long chain of fragments': [
    `{ ...f0 } ${times(600, (at) => `fragment f${at} on Query { ...f${at + 1} }`)} fragment f600 on Query { __typename }`,
    'query-too-costly',
  ],
  'a chain of deep fragments': [
    `{ ...f0 } ${times(20, (at) => `fragment f${at} on Query { ${nested('... { ', `...f${at + 1}`, ' }', 40)} }`)}
    fragment f20 on Query { __typename }`,
    'query-too-deep',
  ],
  'equal root fields': [`{ ${'rulesets(limit: 1) { next } '.repeat(500)} }`, 'query-too-costly'],
  'root fields under many names': [
    `{ ${times(400, (at) => `a${at}: rulesets(limit: 1) { next }`)} }`,
    'query-too-costly',
  ],
  'root fields in a fragment that is used often': [
    `{ ${'...f '.repeat(50)} } fragment f on Query { ${times(50, (at) => `a${at}: __typename`)} }`,
    'query-too-costly',
  ],
  'equal leaves': [`{ rulesets(limit: 1) { ${'next '.repeat(4900)} } }`, 'query-too-costly'],
  'deep fields': [nested('{ rulesets ', '', '}', 1500), 'query-too-deep'],
  'deep fragments without a name': [`{ ${nested('... { ', '__typename', ' }', 1500)} }`, 'query-too-deep'],
  'deep lists': [`{ rulesets(limit: ${nested('[', '1', ']', 2400)}) { next } }`, 'query-too-deep'],
  'deep types': [`query ($x: ${nested('[', 'Int', ']', 2400)}) { rulesets { next } }`, 'query-too-deep'],
  'many words': [`{ ${'a '.repeat(20_000)} }`, 'query-too-long'],
};

for (const [name, [query, code]] of Object.entries(HOSTILE)) {
  test(`${name}: a problem`, async () => {
    const { status, body } = await ask(query);
    assert.equal(body.errors?.[0].extensions.code, code, JSON.stringify(body).slice(0, 500));
    assert.equal(status, 400);
  });
}

test('fragments and root fields up to their limits are answered', async () => {
  const fields = times(MOST_ROOT_FIELDS - 1, (at) => `a${at}: __typename`);
  assert.equal((await ask(`{ b: __typename ${fields} }`)).body.errors, undefined);
  assert.equal((await ask(`{ b: __typename ...f } fragment f on Query { ${fields} }`)).body.errors, undefined);
  const spreads = times(MOST_FRAGMENTS, (at) => `...f${at}`);
  const fragments = times(MOST_FRAGMENTS, (at) => `fragment f${at} on Query { __typename }`);
  assert.equal((await ask(`{ ${spreads} } ${fragments}`)).body.errors, undefined);
});

test('a text is paid for by its length before it is read, also when it is refused', async () => {
  const limited = await openApp({ rateLimits: { key: 100, address: 100, machine: 100 } });
  const sent = (query: string) => limited.http.post('/graphql').send({ query });
  const wrong = await sent(`{ ${times(1000, (at) => `nothing${at}`)} }`);
  assert.equal(wrong.status, 400);
  assert.equal(wrong.headers['ratelimit-cost'], '11');
  const last = await sent(`{ ${times(4900, (at) => `nothing${at}`)} }`);
  assert.equal(last.headers['ratelimit-cost'], '50');
  const over = await sent(`{ ${times(4900, (at) => `other${at}`)} }`);
  await limited.close();
  assert.equal(over.status, 429);
});

test('a subscription is looked at and paid for in the same way', async () => {
  const limited = await openApp({ rateLimits: { key: 20, address: 20, machine: 20 } });
  await limited.app.listen({ host: '127.0.0.1', port: 0 });
  const address = limited.app.server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/graphql`, 'graphql-transport-ws');
  const told: { type: string; payload: { extensions: { code: string } }[] }[] = [];
  const next = async () => {
    const [{ data }] = await once(socket, 'message');
    told.push(JSON.parse(String(data)));
    return told.at(-1);
  };
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await next();
  const problem = async (id: string, query: string) => {
    socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
    return (await next())?.payload[0]?.extensions.code;
  };
  const chain = `subscription { ...f0 } ${times(120, (at) => `fragment f${at} on Subscription { ...f${at + 1} }`)}`;
  assert.equal(await problem('deep', `subscription { ${nested('... { ', 'a', ' }', 300)} }`), 'query-too-deep');
  assert.equal(await problem('chain', chain), 'query-too-costly');
  assert.equal(await problem('dear', `subscription { ${times(1800, (at) => `a${at}`)} }`), 'rate-limited');
  socket.close();
  await limited.close();
});

test('what a thousand large queries leave behind is bounded, and small ones are kept meanwhile', () => {
  let emptied = 0;
  const cache = new QueryCache({ depth: 12, cost: 10_000, tokens: 20_000 }, () => emptied++);
  let most = 0;
  for (let at = 0; at < 1000; at++) {
    assert.ok(cache.admit(`{ ${times(5000, (field) => `a${at}x${field}`)} }`).ok);
    most = Math.max(most, cache.bytes);
  }
  assert.ok(emptied > 10);
  assert.ok(most < 1.5 * MOST_BYTES, `${most} bytes`);
});
