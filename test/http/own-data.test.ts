import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, startDuelMatch } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

/* Data of the caller's own on matches and their seats, and what is said about a match and can be changed. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const DATA = { 'a b': [1, null, { deep: ['ü', 1.5, true] }], zz: '\u2028', aa: {} };
const OWN = {
  externalId: 'discord:12 34',
  metadata: DATA,
  seats: [{ name: 'Ada', externalId: 'u-1', metadata: { color: 'red' } }, { name: 'Bo' }],
};

const begin = async (body: object = {}): Promise<string> => (await startDuelMatch(service, body)).match.id;
const read = async (id: string, query = '') => (await service.http.get(`/v1/matches/${id}${query}`).expect(200)).body;
const amend = (id: string, body: object) => service.http.patch(`/v1/matches/${id}`).send(body);
const graphql = async (query: string, variables: object) =>
  (await service.http.post('/graphql').send({ query, variables })).body;

test('data of the caller come back as they were sent, wherever the match is told', async () => {
  const id = await begin(OWN);
  const listed = (await service.http.get('/v1/matches?externalId=discord:12%2034')).body.items;
  const exported = (await service.http.get('/v1/matches/export?externalId=discord:12%2034')).text;
  const { data } = await graphql(
    'query ($id: ID!) { match(id: $id) { externalId metadata revision seats { externalId metadata } } }',
    { id },
  );
  for (const match of [await read(id), listed[0], JSON.parse(exported).match, data.match]) {
    assert.equal(match.externalId, OWN.externalId);
    assert.equal(JSON.stringify(match.metadata), JSON.stringify(DATA));
    assert.equal(match.revision, 0);
    assert.deepEqual(
      match.seats.map((seat: { externalId: unknown; metadata: unknown }) => [seat.externalId, seat.metadata]),
      [
        ['u-1', { color: 'red' }],
        [null, null],
      ],
    );
  }
  assert.deepEqual((await service.http.get('/v1/matches?externalId=discord:12')).body.items, []);
});

test('no state and no hash knows of them', async () => {
  const plain = await startDuelMatch(service, { seed: 'same', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  const own = await startDuelMatch(service, { seed: 'same', ...OWN });
  const text = JSON.stringify(own.state);
  assert.ok(!text.includes('discord') && !text.includes('red') && !text.includes('u-1'));
  const without = ({ state }: typeof own) => ({ ...state, match: null, hash: null });
  assert.deepEqual(without(own), without(plain));
  assert.equal((await read(own.match.id, '/verification')).same, true);
});

test('of the data of a match a seat sees its own', async () => {
  const id = await begin(OWN);
  for (const [viewer, seats] of [
    ['p1', [{ color: 'red' }, null]],
    ['p2', [null, null]],
    ['spectator', [null, null]],
  ] as const) {
    const key = await keyFor(service, { scopes: ['matches:read'], seat: { match: id, viewer } });
    const { body } = await service.http.get(`/v1/matches/${id}`).set(...key);
    assert.deepEqual([body.externalId, body.metadata], [null, null]);
    assert.deepEqual(
      body.seats.map(({ metadata }: { metadata: object }) => metadata),
      seats,
    );
    const guessed = await service.http.get('/v1/matches?externalId=discord:12%2034').set(...key);
    assert.equal(guessed.body.code, 'invalid-request');
    const changed = await service.http
      .patch(`/v1/matches/${id}`)
      .set(...key)
      .send({ table: '1' });
    assert.equal(changed.status, 403);
  }
});

test('a fork has the data of the seats, and its own of the match', async () => {
  const id = await begin(OWN);
  const fork = (body: object) => service.http.post(`/v1/matches/${id}/forks`).send(body).expect(201);
  const plain = await read((await fork({})).body.match.id);
  assert.deepEqual([plain.externalId, plain.metadata, plain.seats[0].externalId], [null, null, 'u-1']);
  const other = {
    externalId: 'f',
    metadata: { f: 1 },
    seats: [{ metadata: { color: 'blue' } }, { externalId: 'u-2' }],
  };
  const own = await read((await fork(other)).body.match.id);
  assert.deepEqual([own.externalId, own.metadata], ['f', { f: 1 }]);
  assert.deepEqual(
    own.seats.map(({ name, externalId, metadata }: Record<string, unknown>) => [name, externalId, metadata]),
    [
      ['Ada', 'u-1', { color: 'blue' }],
      ['Bo', 'u-2', null],
    ],
  );
});

test('what is said about a match can be changed, and what is left out stays', async () => {
  const id = await begin({ ...OWN, event: 'Open', round: 1, table: '4', tags: ['old'] });
  const before = await read(id);
  const change = { tags: ['new', 'x'], round: 2, seats: [{}, { name: 'Bob', externalId: 'u-2' }], metadata: { v: 2 } };
  const { body } = await amend(id, change).expect(200);
  const now = await read(id);
  assert.deepEqual(now, { ...body, secret: null });
  const seats = [before.seats[0], { ...before.seats[1], name: 'Bob', externalId: 'u-2' }];
  assert.deepEqual(now, { ...before, tags: ['new', 'x'], round: 2, seats, metadata: { v: 2 }, revision: 1 });
  const found = async (query: string) =>
    (await service.http.get(`/v1/matches?event=Open&${query}`)).body.items.map((match: { id: string }) => match.id);
  assert.deepEqual(await found('player=Bob'), [id]);
  assert.deepEqual(await found('player=Bo'), []);
  const { body: cleared } = await amend(id, { table: null, round: null, externalId: null, metadata: null, tags: [] });
  assert.deepEqual(
    [cleared.table, cleared.round, cleared.externalId, cleared.metadata, cleared.tags, cleared.revision],
    [null, null, null, null, [], 2],
  );
  assert.equal((await amend(id, {})).body.revision, 2, 'a change of nothing');
  // The match itself is what it was, and its next words are said with the new names.
  const { body: told } = await service.http
    .post(`/v1/matches/${id}/actions`)
    .send({ action: { player: 'p2', concede: true } })
    .expect(200);
  assert.ok(told.events.some(({ text }: { text: string }) => text.includes('Bob')));
  assert.equal((await read(id, '/verification')).same, true);
});

test('of two changes meant for one revision the second changes nothing', async () => {
  const id = await begin();
  const etag = async () => (await service.http.get(`/v1/matches/${id}`)).headers.etag ?? '';
  const first = await etag();
  assert.equal((await amend(id, { table: '1', expectedRevision: 0 })).body.revision, 1);
  const second = await etag();
  assert.notEqual(second, first, 'a reader who has the match of before is not told that it is the same');
  const match = await read(id);
  const stale = await amend(id, { table: '2', expectedRevision: 0 });
  assert.deepEqual([stale.status, stale.body.code, stale.body.currentRevision], [409, 'revision-conflict', 1]);
  assert.equal((await amend(id, { table: '2' }).set('if-match', first)).status, 409);
  assert.equal((await amend(id, { table: '2' }).set('if-match', '"x"')).status, 409);
  assert.equal((await amend(id, { table: '2' }).set('if-match', 'x')).status, 400);
  assert.deepEqual(await read(id), match);
  assert.equal((await amend(id, { table: '2' }).set('if-match', second)).body.table, '2');
  // Both tags name the state, which is the same.
  for (const tag of [first, second]) {
    const action = { player: 'p1', decision: 'd999', option: 'none' };
    const reply = await service.http.post(`/v1/matches/${id}/actions`).set('if-match', tag).send({ action });
    assert.equal(reply.body.code, 'no-such-decision');
  }
});

test('of many changes at once each is made, one after the other', async () => {
  const id = await begin();
  const replies = await Promise.all(Array.from({ length: 4 }, (_, at) => amend(id, { seats: seatsFor(at) })));
  const done = replies.filter(({ status }) => status === 200);
  assert.deepEqual(
    done.map(({ body }) => body.revision).sort(),
    Array.from({ length: done.length }, (_, at) => at + 1),
  );
  assert.ok(replies.every(({ status }) => status === 200 || status === 409));
  assert.equal((await read(id)).revision, done.length);
});
const seatsFor = (at: number) => [{ metadata: { at } }, {}];

test('a change sent again under its key is made once', async () => {
  const id = await begin();
  const send = () => amend(id, { table: '7', expectedRevision: 0 }).set('idempotency-key', 'table 7'.replace(' ', '-'));
  const [one, again] = [await send(), await send()];
  assert.deepEqual([again.status, again.body], [200, one.body]);
  assert.equal(again.headers['idempotency-replayed'], 'true');
});

test('what has the wrong form is refused, and changes nothing', async () => {
  const id = await begin(OWN);
  const match = await read(id);
  const large = { text: 'ü'.repeat(2043) };
  assert.ok(Buffer.byteLength(JSON.stringify(large)) > 4096);
  for (const [body, path] of [
    [{ metadata: large }, '/metadata'],
    [{ metadata: [] }, '/metadata'],
    [{ metadata: 'text' }, '/metadata'],
    [{ externalId: '' }, '/externalId'],
    [{ externalId: 'x'.repeat(201) }, '/externalId'],
    [{ externalId: 'a\nb' }, '/externalId'],
    [{ tags: [''] }, '/tags/0'],
    [{ tags: null }, '/tags'],
    [{ round: -1 }, '/round'],
    [{ seats: [{}] }, '/seats'],
    [{ seats: [{}, {}, {}] }, '/seats'],
    [{ seats: [{ name: '' }, {}] }, '/seats/0/name'],
    [{ seats: [{ deck: 'x' }, {}] }, '/seats/0/deck'],
    [{ status: 'over' }, '/status'],
    [{ expectedRevision: -1 }, '/expectedRevision'],
  ] as const) {
    const reply = await amend(id, body);
    assert.deepEqual([reply.status, reply.body.code], [400, 'invalid-request'], JSON.stringify(body).slice(0, 80));
    assert.ok(
      reply.body.errors.some((error: { path: string }) => error.path.startsWith(path)),
      reply.text,
    );
  }
  for (const own of [{ metadata: large }, { externalId: '' }, { seats: [{ metadata: large }, {}] }]) {
    const reply = await service.http.post('/v1/matches').send({ ruleset: 'duel', ...own });
    assert.equal(reply.status, 400);
  }
  assert.deepEqual(await read(id), match);
  assert.equal((await amend('01997c1e-52d4-7c3a-9b8e-4f6d2a1c0e57', {})).body.code, 'unknown-match');
  const largest = { text: 'ü'.repeat(2042) };
  assert.equal(Buffer.byteLength(JSON.stringify(largest)), 4095);
  assert.deepEqual((await amend(id, { metadata: largest })).body.metadata, largest);
});

test('the same by GraphQL, where null takes away and nothing leaves alone', async () => {
  const id = await begin({ ...OWN, table: '3', round: 2 });
  const query = `mutation ($id: ID!, $request: AmendmentInput!) {
    amend(match: $id, request: $request) { revision table round externalId metadata tags seats { name externalId metadata } } }`;
  const send = (request: object) => graphql(query, { id, request });
  const { data } = await send({ table: null, tags: ['g'], seats: [{ externalId: null }, { metadata: { b: 1 } }] });
  assert.deepEqual(data.amend, {
    ...{ revision: 1, table: null, round: 2, externalId: OWN.externalId, metadata: DATA, tags: ['g'] },
    seats: [
      { name: 'Ada', externalId: null, metadata: { color: 'red' } },
      { name: 'Bo', externalId: null, metadata: { b: 1 } },
    ],
  });
  for (const [request, code] of [
    [{ seats: [{}] }, 'invalid-request'],
    [{ seats: [{}, {}, {}] }, 'invalid-request'],
    [{ tags: null }, 'invalid-request'],
    [{ metadata: [] }, 'invalid-request'],
    [{ table: '9', expectedRevision: 0 }, 'revision-conflict'],
  ] as const) {
    const { errors } = await send(request);
    assert.equal(errors[0].extensions.code, code, JSON.stringify(request));
  }
  assert.equal((await read(id)).revision, 1);
  const list = await graphql('query ($id: String) { matches(externalId: $id) { edges { node { id } } } }', {
    id: OWN.externalId,
  });
  assert.ok(list.data.matches.edges.some(({ node }: { node: { id: string } }) => node.id === id));
});

test('a seat can read the card set of its match, and no other', async () => {
  const samples = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const register = async (name: string): Promise<string> => {
    const cards = samples.map((card: object) => ({ ...card, name }));
    return (await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards }).expect(201)).body.hash;
  };
  const [own, other] = [await register('Own'), await register('Other')];
  const id = await begin({ cards: own });
  const key = await keyFor(service, { scopes: ['matches:read'], seat: { match: id, viewer: 'spectator' } });
  const get = (hash: string, more = '') => service.http.get(`/v1/card-sets/${hash}${more}`).set(...key);
  assert.equal((await get(own)).body.cards[0].name, 'Own');
  assert.equal((await get(own, '/reading')).body.items[0].name, 'Own');
  const unknown = (await get('0'.repeat(64))).body;
  for (const hash of [other, (await service.http.get('/v1/rulesets/duel')).body.sampleCards]) {
    for (const more of ['', '/reading']) {
      const reply = await get(hash, more);
      assert.deepEqual([reply.status, reply.body.code], [404, 'unknown-card-set']);
      assert.equal(reply.body.detail, unknown.detail.replace('0'.repeat(64), hash));
    }
  }
  const query = `query ($own: String!, $id: ID!, $node: ID!) {
    own: cardSet(hash: $own) { hash } match(id: $id) { cardSet { hash } } node(id: $node) { id } }`;
  const { body } = await service.http
    .post('/graphql')
    .set(...key)
    .send({ query, variables: { own, id, node: `CardSet:${other}` } });
  assert.deepEqual(body.data, { own: { hash: own }, match: { cardSet: { hash: own } }, node: null });
});
