import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { anAction, openApp, startDuel, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';
import { connect, listen } from '../support/subscriber.ts';

/** What somebody tries who wants to see, to do or to use up what is not theirs. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const ask = (query: string, { http } = service) => http.post('/graphql').send({ query });
const codeOf = async (query: string) => (await ask(query)).body.errors?.[0].extensions.code;
const aliases = (field: string, count: number) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

test('what was answered to one key is kept apart from what another one is answered', async () => {
  const start = await startDuelMatch(service);
  const match = `/v1/matches/${start.match.id}`;
  await service.http.post(`${match}/actions`).send({ action: anAction(start) });
  for (const path of [`${match}/state?ply=0`, match, `${match}/plies`, `${match}/transcript`, '/v1/matches/export']) {
    const { headers } = await service.http.get(path);
    assert.match(String(headers['cache-control']), /^private/, path);
    assert.match(String(headers.vary), /\bauthorization\b/i, path);
  }
  const { headers } = await service.http.get('/graphql').query({ query: '{ matches(limit: 1) { next } }' });
  assert.match(String(headers['cache-control']), /^private/);
  assert.match(String(headers.vary), /\bauthorization\b/i);
});

test('where pages of several origins may call, no answer for one of them is kept for another', async () => {
  const strict = await openApp({ corsOrigins: ['https://a.example', 'https://b.example'] });
  const { headers } = await strict.http.get('/v1/matches').set('host', 'localhost').set('origin', 'https://a.example');
  await strict.close();
  assert.match(String(headers.vary), /\borigin\b/i);
});

test('a field that is asked for by many names costs as often', async () => {
  assert.equal(await codeOf(`{ limits ${aliases('limits', 600)} }`), 'query-too-costly');
  assert.equal(await codeOf(`{ ruleset(id: "gundam") { ${aliases('schema', 1200)} } }`), 'query-too-costly');
  const clauses = `{ clauses(ruleset: "gundam", limit: 500) { items { ${aliases('id', 30)} } } }`;
  assert.equal(await codeOf(clauses), 'query-too-costly');
  assert.equal(
    await codeOf(`{ rulesets(limit: 10) { items { ${aliases('__typename', 1600)} } } }`),
    'query-too-costly',
  );
});

test('the schema is told once, and not again and again in one answer', async () => {
  const types = 'types { name fields { name description } }';
  assert.equal(await codeOf(`{ ${aliases(`__schema { ${types} }`, 150)} }`), 'query-too-costly');
  assert.equal(await codeOf(`{ __schema { ${aliases(types, 150)} } }`), 'query-too-costly');
  assert.equal(await codeOf(`{ __schema { types { ${aliases('name', 1600)} } } }`), 'query-too-costly');
  assert.equal(await codeOf(`{ ${aliases('__type(name: "Match") { name }', 3)} }`), undefined);
});

test('many things that are asked for in one field cost as much as in many', async () => {
  const ids = JSON.stringify(Array(100).fill('gundam'));
  const query = (list: string) => `{ nodes(ids: ${list}) { ... on Ruleset { clauses(limit: 100) { items { id } } } } }`;
  assert.equal(await codeOf(query('["gundam"]')), undefined);
  assert.equal(await codeOf(query(ids)), 'query-too-costly');
});

test('a key that ends makes none that outlives it, and is not prolonged by another one', async () => {
  const auth = await keyFor(service, { tenant: 'brief', scopes: ['admin'] });
  const make = (body: object, key?: string) => {
    const [header, value] = key === undefined ? auth : ['authorization', `Bearer ${key}`];
    return service.http
      .post('/v1/keys')
      .set(header, value)
      .send({ name: 'k', scopes: ['admin'], ...body });
  };
  const { body: lasting } = await make({});
  const { body: brief } = await make({ expiresIn: 60 });
  assert.equal((await make({}, brief.key)).body.expiresAt, brief.expiresAt);
  assert.equal((await make({ expiresIn: 30 }, brief.key)).status, 201);
  assert.equal((await make({ expiresIn: 3600 }, brief.key)).body.code, 'invalid-request');
  const rotate = (id: string, key: string) =>
    service.http.post(`/v1/keys/${id}/rotation`).set('authorization', `Bearer ${key}`).send({ graceSeconds: 30 });
  assert.equal((await rotate(lasting.id, brief.key)).body.expiresAt, brief.expiresAt);
  assert.equal((await rotate(brief.id, brief.key)).body.expiresAt, brief.expiresAt);
  // It ends with the grace now, and so does what it makes.
  const { revokedAt } = (await service.http.get(`/v1/keys/${brief.id}`).set(...auth)).body;
  assert.equal((await make({}, brief.key)).body.expiresAt, revokedAt);
});

test('variables that are nested without an end are refused', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const query = 'mutation ($cards: [JSON!]!) { registerCardSet(ruleset: "duel", cards: $cards) { hash } }';
  for (const headers of [{}, { 'idempotency-key': 'deep' }]) {
    const { body } = await service.http
      .post('/graphql')
      .set({ 'content-type': 'application/json', ...headers })
      .send(`{"query":${JSON.stringify(query)},"variables":{"cards":${deep}}}`);
    assert.equal(body.code ?? body.errors[0].extensions.code, 'invalid-request');
  }
});

test('lines without an end are counted each, however many came before in the same call', async (t) => {
  const limited = await openApp({ rateLimits: { key: 20, address: 20, machine: 20 } });
  t.after(() => limited.close());
  const { state, awaiting } = await startDuel(service);
  const line = JSON.stringify({ state, action: awaiting[0]?.options[0]?.action });
  const reply = await limited.http
    .post('/v1/adjudications/batch')
    .set('content-type', 'application/x-ndjson')
    .set('accept', 'application/json')
    .send(Array(50).fill(line).join('\n'));
  const codes = reply.body.items.map(({ code }: { code?: string }) => code);
  assert.deepEqual(codes, [...Array(20).fill(undefined), ...Array(30).fill('rate-limited')]);
});

test('a subscription that is none costs a call all the same', async (t) => {
  const limited = await openApp({ rateLimits: { key: 5, address: 20, machine: 20 } });
  t.after(() => limited.close());
  const [, authorization] = await keyFor(limited, {});
  const subscriber = await connect(await listen(limited.app), { authorization });
  const codes: unknown[] = [];
  for (let at = 0; at < 7; at++) {
    subscriber.subscribe(`s${at}`, 'subscription { nothing }');
    const { payload } = await subscriber.next();
    codes.push((payload as { extensions: { code: string } }[])[0]?.extensions.code);
  }
  await subscriber.end();
  assert.deepEqual(codes, [...Array(5).fill('invalid-request'), 'rate-limited', 'rate-limited']);
});

test('what proxies of other makes pass on is not from this machine', async () => {
  const names = ['Proxy-Client-IP', 'WL-Proxy-Client-IP', 'X-ProxyUser-IP', 'X-Remote-IP', 'X-Remote-Addr'];
  for (const name of [...names, 'X-Originating-IP', 'X-Nginx-Proxy', 'X-ARR-SSL', 'Front-End-Https', 'X-Scheme']) {
    const { status } = await service.http.get('/v1/matches').set({ host: 'localhost', [name]: '127.0.0.1' });
    assert.equal(status, 401, name);
  }
});

test('of two matches that are started with one commitment at once there is one', async () => {
  const { commitment } = (await service.http.post('/v1/seeds')).body;
  const start = (word: string) =>
    service.http.post('/v1/matches').send({ ruleset: 'duel', seed: { commitment, words: [word] } });
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map(start));
  const codes = replies.map(({ status, body }) => (status === 201 ? 'started' : body.code)).sort();
  assert.deepEqual(codes, ['commitment-used', 'commitment-used', 'commitment-used', 'started']);
});

test('what was answered before a judge went back is not done again after it', async () => {
  const start = await startDuelMatch(service);
  const match = `/v1/matches/${start.match.id}`;
  const action = anAction(start);
  await service.http.post(`${match}/actions`).send({ action });
  const ruling = { ply: 0, reason: 'wrong card', judge: 'Cleo' };
  const rewound = (await service.http.post(`${match}/rewind`).send(ruling)).body;
  const again = { late: { action }, byPly: { action, expectedPly: 0 } };
  assert.equal((await service.http.post(`${match}/actions`).send(again.late)).body.code, 'ply-conflict');
  // The answer that was given, of the ply that was played: nothing is done.
  assert.equal((await service.http.post(`${match}/actions`).send(again.byPly)).body.match.ply, 1);
  const held = await service.http.post('/v1/adjudications').send({ state: start.state, action });
  assert.equal(held.body.match.ply, 1);
  await service.http.post(`${match}/actions`).send({ action: anAction(rewound) });
  assert.ok((await service.http.post(`${match}/actions`).send(again.late)).status >= 400);
  assert.equal((await service.http.get(match)).body.ply, 3);
});

test('a seat cannot try out by If-Match what is hidden in a state', async () => {
  const start = await startDuelMatch(service);
  const seat = await keyFor(service, { seat: { match: start.match.id, viewer: 'p1' } });
  const guess = (tag: string, auth: [string, string]) =>
    service.http
      .post(`/v1/matches/${start.match.id}/actions`)
      .set(...auth)
      .set('if-match', tag)
      .send({ action: { player: 'p1', decision: 'd99', option: 'x' } });
  const right = `"${start.stateHash}"`;
  assert.deepEqual([(await guess(right, seat)).status, (await guess('"wrong"', seat)).status], [412, 412]);
  assert.equal((await guess('*', seat)).status, 422);
  assert.equal((await guess(right, await keyFor(service, {}))).status, 422);
});
