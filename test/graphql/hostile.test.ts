import assert from 'node:assert/strict';
import { once } from 'node:events';
import test, { after, before } from 'node:test';
import { MOST_FRAGMENTS, MOST_ROOT_FIELDS } from '../../src/contracts/limits.ts';
import { MOST_LEVELS, MOST_PAIRS } from '../../src/graphql/outline.ts';
import { MOST_BYTES, QueryCache } from '../../src/graphql/query-cache.ts';
import { MOST_NESTED } from '../../src/graphql/tokens.ts';
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

test('fragments that lead back to themselves are named, and nothing else that uses them', async () => {
  const ring = 'fragment a on Query { ...b } fragment b on Query { ...a } fragment c on Query { __typename }';
  const { body } = await ask(`query Q { ...a ...c } ${ring}`);
  assert.equal(body.errors[0].message, 'Cannot spread fragments within themselves: "a", "b".');
  assert.equal(body.errors[0].locations.length, 2);
});

const rooted = (count: number) => times(count, (at) => `a${at}: __typename`);
/** So many sets of fields inside each other, of which a fragment holds the last. */
const sets = (levels: number) =>
  `${nested('{ ... ', '{ ...f }', ' }', 99)} fragment f on Query ${nested('{ ... ', '{ __typename }', ' }', levels - 101)}`;
/** Fields of one name, and of others: each sort makes pairs of its own. */
const alike = (...counts: number[]) =>
  `{ rulesets(limit: 1) { ${counts.map((count, name) => `n${name}: next `.repeat(count)).join('')} } }`;

/** What is counted of a query, the most that is allowed, a query that has so much, and what has the next greater count. */
const EDGES: [counted: string, limit: number, allowed: string, over: string, has: number, code: string][] = [
  [
    'fragments',
    MOST_FRAGMENTS,
    `{ ${times(100, (at) => `...f${at}`)} } ${times(100, (at) => `fragment f${at} on Query { __typename }`)}`,
    `{ ${times(101, (at) => `...f${at}`)} } ${times(101, (at) => `fragment f${at} on Query { __typename }`)}`,
    101,
    'query-too-costly',
  ],
  ['root fields', MOST_ROOT_FIELDS, `{ ${rooted(100)} }`, `{ ${rooted(101)} }`, 101, 'query-too-costly'],
  [
    'root fields',
    MOST_ROOT_FIELDS,
    `{ b: __typename ... { ...f } } fragment f on Query { ${rooted(99)} }`,
    `{ b: __typename ... { ...f } } fragment f on Query { ${rooted(100)} }`,
    101,
    'query-too-costly',
  ],
  [
    'nested brackets',
    MOST_NESTED,
    nested('{ ... ', '{ __typename }', ' }', 199),
    nested('{ ... ', '{ __typename }', ' }', 200),
    201,
    'query-too-deep',
  ],
  ['nested sets of fields', MOST_LEVELS, sets(200), sets(201), 201, 'query-too-deep'],
  ['pairs of fields with one name', MOST_PAIRS, alike(316, 21, 5, 5), alike(316, 22), 50_001, 'query-too-costly'],
];

for (const [counted, limit, allowed, over, has, code] of EDGES) {
  test(`${limit} ${counted} are answered, and ${has} are refused with both numbers`, async () => {
    const { body } = await ask(allowed);
    assert.equal(body.errors, undefined, JSON.stringify(body).slice(0, 500));
    const refused = await ask(over);
    assert.equal(refused.status, 400);
    const { code: said, ...told } = refused.body.errors[0].extensions;
    assert.deepEqual([said, told.counted, told.has, told.limit], [code, counted, has, limit]);
  });
}

test('fields of a fragment below the root are no root fields', async () => {
  const spread = (count: number) =>
    `{ ${times(20, (at) => `a${at}: rulesets(limit: 1) { ...f }`)} } fragment f on RulesetConnection { ${times(count, (at) => `n${at}: next`)} }`;
  assert.equal((await ask(spread(30))).body.errors, undefined);
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
