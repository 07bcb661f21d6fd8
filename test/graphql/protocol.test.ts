import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { readConfig } from '../../src/config.ts';
import { hashOf, PersistedQueries } from '../../src/graphql/persisted.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const QUERY = '{ ruleset(id: "duel") { title } }';
const named = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

test('a query is known by its hash after it was sent with it once', async () => {
  const extensions = named(hashOf(QUERY));
  const unknown = await service.http.post('/graphql').send({ extensions });
  assert.equal(unknown.status, 404);
  assert.equal(unknown.body.errors[0].message, 'PersistedQueryNotFound');
  assert.equal(unknown.body.errors[0].extensions.code, 'persisted-query-unknown');
  const first = await service.http.post('/graphql').send({ query: QUERY, extensions });
  const again = await service.http.post('/graphql').send({ extensions });
  const read = await service.http.get('/graphql').query({ extensions: JSON.stringify(extensions) });
  assert.equal(first.body.data.ruleset.title.length > 0, true);
  assert.deepEqual(again.body, first.body);
  assert.deepEqual(read.body, first.body);
});

test('a hash that is not that of the query is refused, and so is what is no hash', async () => {
  const cases: [object, string][] = [
    [{ query: QUERY, extensions: named('0'.repeat(64)) }, 'persisted-query-mismatch'],
    [{ extensions: { persistedQuery: { version: 2, sha256Hash: hashOf(QUERY) } } }, 'invalid-request'],
    [{ extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }, 'invalid-request'],
    [{ extensions: { persistedQuery: null } }, 'invalid-request'],
    [{ extensions: {} }, 'invalid-request'],
  ];
  for (const [body, code] of cases) {
    const reply = await service.http.post('/graphql').send(body);
    assert.equal(reply.status, 400, code);
    assert.equal(reply.body.errors[0].extensions.code, code);
  }
});

test('kept queries are bounded in number and in length, the least recently used go first', () => {
  const queries = new PersistedQueries('auto');
  for (let at = 0; at < 1001; at++) {
    queries.keep(String(at), 'q');
    assert.equal(queries.find('0'), 'q');
  }
  assert.equal(queries.find('1'), undefined);
  assert.equal(queries.find('1000'), 'q');
  for (let at = 0; at < 20; at++) queries.keep(`long ${at}`, 'x'.repeat(1_000_000));
  assert.equal(queries.find('long 11'), undefined);
  assert.equal(queries.find('long 12')?.length, 1_000_000);
  queries.keep('too long', 'x'.repeat(2_000_000));
  assert.equal(queries.find('too long'), undefined);
});

test('a server that only answers the queries of a folder refuses all others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'queries-'));
  await writeFile(join(folder, 'title.graphql'), QUERY);
  const strict = await openApp({ persisted: { mode: 'only', folder } });
  const known = await strict.http.post('/graphql').send({ extensions: named(hashOf(QUERY)) });
  const written = await strict.http.post('/graphql').send({ query: QUERY });
  const other = await strict.http.post('/graphql').send({ query: `${QUERY} `, extensions: named(hashOf(`${QUERY} `)) });
  const page = await strict.http.get('/graphiql');
  await strict.close();
  await rm(folder, { recursive: true });
  assert.deepEqual(written.body, known.body);
  assert.equal(other.status, 403);
  assert.equal(other.body.errors[0].extensions.code, 'query-not-allowed');
  assert.equal(page.status, 404);
});

test('the media type of the standard is answered to who asks for it', async () => {
  const ask = (accept: string, query = QUERY) => service.http.post('/graphql').set('accept', accept).send({ query });
  const standard = 'application/graphql-response+json; charset=utf-8';
  const plain = 'application/json; charset=utf-8';
  const cases: [string, string][] = [
    ['application/graphql-response+json', standard],
    ['application/graphql-response+json, application/json;q=0.9', standard],
    ['application/json, application/graphql-response+json;q=0.5', plain],
    ['application/graphql-response+json;q=0', plain],
    ['application/graphql-response+json;q=much', plain],
    ['application/graphql-response+json;q=0.5, application/json;q=much', standard],
    ['*/*', plain],
  ];
  for (const [accept, type] of cases) assert.equal((await ask(accept)).headers['content-type'], type, accept);
  const wrong = await ask('application/graphql-response+json', '{ nothing }');
  assert.equal(wrong.headers['content-type'], standard);
  assert.equal(wrong.status, 400);
});

test('queries are answered by GET, and nothing else is', async () => {
  const read = await service.http
    .get('/graphql')
    .query({ query: 'query ($id: String!) { ruleset(id: $id) { id } }', variables: '{"id":"duel"}' });
  assert.deepEqual(read.body.data, { ruleset: { id: 'duel' } });
  for (const query of ['mutation { createSeed { commitment } }', 'subscription { matchUpdated(match: "x") { ply } }']) {
    const { status, body } = await service.http.get('/graphql').query({ query });
    assert.equal(status, 405);
    assert.equal(body.errors[0].extensions.code, 'method-not-allowed');
  }
  const broken = await service.http.get('/graphql').query({ query: QUERY, variables: '{' });
  assert.equal(broken.status, 400);
  assert.ok(broken.body.errors[0].extensions.requestId);
});

test('what can be answered is, beside the errors of what cannot', async () => {
  const { match } = await startDuelMatch(service);
  const query = `{ match(id: "${match.id}") { id } other: match(id: "01900000-0000-7000-8000-000000000000") { id }
    node(id: "Match:01900000-0000-7000-8000-000000000000") { id } }`;
  const { status, body } = await service.http
    .post('/graphql')
    .send({ query: query.replace('other: match', 'a: ruleset(id: "none") { id } b: match') });
  assert.equal(status, 200);
  assert.equal(body.data, null);
  const partial = await service.http.post('/graphql').send({
    query: `{ node(id: "${match.id}") { id ... on Match { forkedFrom { ply } cardSet { hash } } } nodes(ids: ["Key:x", "${match.id}"]) { id } }`,
  });
  assert.deepEqual(partial.body.data.nodes, [null, { id: match.id }]);
});

test('the page of GraphiQL is there with what it loads, all from here', async () => {
  const page = await service.http.get('/graphiql');
  assert.match(page.headers['content-type'] ?? '', /^text\/html/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
  // The icon is empty, and in the page.
  assert.equal(files.length, 6);
  for (const file of files.filter((file) => file !== 'data:,')) {
    assert.match(file, /^\/graphiql\//);
    const reply = await service.http.get(file).set('accept-encoding', 'identity');
    assert.deepEqual([reply.status, Number(reply.headers['content-length']) > 100], [200, true], file);
  }
  assert.match((await service.http.get('/graphiql/main.js')).text, /\/graphql/);
});

test('in production there is no page of GraphiQL, unless it is asked for', async () => {
  const graphiql = (env: Record<string, string>) => readConfig(env).graphiql;
  assert.deepEqual([graphiql({}), graphiql({ NODE_ENV: 'production' })], [true, false]);
  assert.deepEqual(
    [graphiql({ GRAPHIQL: 'off' }), graphiql({ NODE_ENV: 'production', GRAPHIQL: 'on' })],
    [false, true],
  );
  const without = await openApp({ graphiql: false });
  for (const path of ['/graphiql', '/graphiql/main.js']) assert.equal((await without.http.get(path)).status, 404);
  await without.close();
});
