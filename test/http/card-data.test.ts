import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { openAjv } from '../support/ajv.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

/* Data of the caller's own on cards and card sets: no rule reads them, no hash counts them, and they come back as they were sent. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

interface Card {
  id: string;
  name: string;
  externalId?: string;
  metadata?: object;
}

const DATA = { 'b ü': [1, null, { deep: [true] }], a: {}, image: 'https://example.org/one.webp', number: '012/143' };

const read = async (path: string, key?: [string, string]) =>
  (await service.http.get(path).set(...(key ?? ['accept', '*/*']))).body;
const register = async (body: object) => (await service.http.post('/v1/card-sets').send(body)).body;
const samplesOf = async (ruleset: string): Promise<Card[]> =>
  (await read(`/v1/rulesets/${ruleset}/cards?limit=500`)).items;
/** Cards of nobody else in these tests. */
const cardsNamed = async (name: string, ruleset = 'duel') =>
  (await samplesOf(ruleset)).map((card) => ({ ...card, name }));
const withData = (cards: Card[], data: object) => cards.map((card, at) => (at === 0 ? { ...card, ...data } : card));
const graphql = async (query: string, variables: object) =>
  (await service.http.post('/graphql').send({ query, variables })).body;

test('cards with other data have the same hash, and are read with theirs by REST and GraphQL', async () => {
  const cards = await cardsNamed('Same');
  const own = withData(cards, { externalId: 'shop:12', metadata: DATA });
  const plain = await register({ ruleset: 'duel', cards });
  const { hash, reading } = await register({
    ruleset: 'duel',
    cards: own,
    externalId: 'set 1',
    metadata: { art: 'x' },
  });
  assert.equal(hash, plain.hash);
  assert.deepEqual(reading, plain.reading);
  const query = 'query ($hash: String!) { cardSet(hash: $hash) { cards externalId metadata reading { id } } }';
  const { cardSet } = (await graphql(query, { hash })).data;
  for (const set of [await read(`/v1/card-sets/${hash}`), cardSet]) {
    assert.deepEqual([set.externalId, set.metadata], ['set 1', { art: 'x' }]);
    assert.deepEqual(set.cards, own);
    assert.equal(JSON.stringify(set.cards[0].metadata), JSON.stringify(DATA));
  }
  assert.equal(cardSet.reading.length, cards.length);
  assert.deepEqual((await read(`/v1/card-sets/${hash}/reading`)).items, reading);
});

test('what was registered last is what is said of a set, and readers are told that it may change', async () => {
  const cards = await cardsNamed('Last');
  const { hash } = await register({ ruleset: 'duel', cards: withData(cards, { metadata: { a: 1 } }), metadata: DATA });
  const first = await service.http.get(`/v1/card-sets/${hash}`);
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  const query = `mutation ($cards: [JSON!]!) { registerCardSet(ruleset: "duel", cards: $cards, externalId: "two") { hash } }`;
  const { data } = await graphql(query, { cards: withData(cards, { externalId: 'e' }) });
  assert.equal(data.registerCardSet.hash, hash);
  const second = await service.http.get(`/v1/card-sets/${hash}`).set('if-none-match', String(first.headers.etag));
  assert.equal(second.status, 200);
  assert.deepEqual([second.body.externalId, second.body.metadata], ['two', null]);
  assert.deepEqual(second.body.cards, withData(cards, { externalId: 'e' }));
  await register({ ruleset: 'duel', cards });
  assert.deepEqual((await read(`/v1/card-sets/${hash}`)).cards, cards);
});

test('cards of a match bring their data into a set that is new, and change none that is there', async () => {
  const cards = await cardsNamed('Brought');
  const begin = async (data: object) =>
    (await service.http.post('/v1/matches').send({ ruleset: 'duel', seed: 's', cards: withData(cards, data) })).body;
  const [one, two] = [await begin({ metadata: { n: 1 } }), await begin({ metadata: { n: 2 } })];
  assert.equal(one.state.cards, two.state.cards);
  assert.deepEqual({ ...one.state, match: null, hash: null }, { ...two.state, match: null, hash: null });
  const set = await read(`/v1/card-sets/${one.state.cards}`);
  assert.deepEqual(set.cards[0].metadata, { n: 1 });
  assert.equal((await read(`/v1/matches/${one.match.id}/verification`)).same, true);
  const transcript = await read(`/v1/matches/${one.match.id}/transcript`);
  assert.deepEqual(transcript.cards, cards);
});

test('data that are no data of a card are told with the other faults of the cards', async () => {
  const [card, other] = (await samplesOf('duel')) as [Card, Card];
  const large = { text: 'x'.repeat(4096) };
  for (const [data, path] of [
    [{ metadata: large }, 'metadata'],
    [{ metadata: [1] }, 'metadata'],
    [{ metadata: null }, 'metadata'],
    [{ externalId: '' }, 'externalId'],
    [{ externalId: 'x'.repeat(201) }, 'externalId'],
    [{ externalId: 5 }, 'externalId'],
  ] as const) {
    const cards = [
      { ...card, ...data },
      { ...other, cost: 'much' },
    ];
    for (const [url, body] of [
      ['/v1/card-sets', { ruleset: 'duel', cards }],
      ['/v1/rulesets/duel/start', { cards }],
    ] as const) {
      const reply = await service.http.post(url).send(body);
      assert.deepEqual([reply.status, reply.body.code], [422, 'cards-invalid'], JSON.stringify(data));
      const paths = reply.body.errors.map((error: { path: string }) => error.path);
      assert.deepEqual(paths.toSorted(), [`/cards/0/${path}`, '/cards/1/cost'].toSorted());
    }
  }
  const known = await samplesOf('duel');
  const reply = await service.http
    .post('/v1/card-sets')
    .send({ ruleset: 'duel', cards: withData(known, { metadata: large }) });
  assert.deepEqual([reply.status, reply.body.errors.length], [422, 1]);
});

test('a field that is nearly one of them is told with what was probably meant', async () => {
  for (const [field, meant] of [
    ['metaData', 'metadata'],
    ['externalID', 'externalId'],
    ['external_id', 'externalId'],
    ['nam', 'name'],
  ] as const) {
    const cards = [{ ...(await samplesOf('duel'))[0], [field]: 'x' }];
    const { errors } = (await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards })).body;
    assert.deepEqual([errors[0].path, errors[0].didYouMean], [`/cards/0/${field}`, meant]);
    assert.ok(errors[0].accepts.includes('metadata') && errors[0].accepts.includes('externalId'));
  }
});

test('a seat reads what stands on the cards of its match, and not what is said of the set', async () => {
  const cards = withData(await cardsNamed('Seat'), { metadata: DATA });
  const { hash } = await register({ ruleset: 'duel', cards, externalId: 'secret', metadata: { price: 5 } });
  const { match } = (await service.http.post('/v1/matches').send({ ruleset: 'duel', cards: hash })).body;
  const key = await keyFor(service, { scopes: ['matches:read'], seat: { match: match.id, viewer: 'p2' } });
  const seen = await read(`/v1/card-sets/${hash}`, key);
  assert.deepEqual([seen.externalId, seen.metadata, seen.cards[0].metadata], [null, null, DATA]);
});

test('of one and the same set each tenant has said something else', async () => {
  const cards = await samplesOf('duel');
  const { hash } = await register({ ruleset: 'duel', cards: withData(cards, { metadata: { ours: true } }) });
  const elsewhere = await keyFor(service, { tenant: 'elsewhere' });
  assert.deepEqual((await read(`/v1/card-sets/${hash}`)).cards[0].metadata, { ours: true });
  assert.equal(hash, (await read('/v1/rulesets/duel')).sampleCards);
  const theirs = await read(`/v1/card-sets/${hash}`, elsewhere);
  assert.deepEqual([theirs.cards, theirs.externalId, theirs.metadata], [cards, null, null]);
});

test('scenes give the pictures of cards that the viewer sees', async () => {
  const imageOf = (id: string) => `https://example.org/${id}.webp`;
  const cards = (await samplesOf('gundam')).map((card) => ({ ...card, metadata: { image: imageOf(card.id) } }));
  const { hash } = await register({ ruleset: 'gundam', cards });
  const began = await service.http
    .post('/v1/matches?include=state,scene')
    .send({ ruleset: 'gundam', cards: hash, seed: 'pictures' });
  const { match, state } = began.body;
  assert.equal(began.status, 201, began.text);
  const scene = await read(`/v1/matches/${match.id}/scene?viewer=p1`);
  const own = cards.map((card) => card.id);
  for (const shown of [scene, began.body.scene]) {
    const told = Object.entries<{ image?: string }>(shown.cards).filter(([id]) => own.includes(id));
    assert.ok(told.length > 0);
    for (const [id, { image }] of told) assert.equal(image, imageOf(id));
  }
  const query = 'query ($id: ID!) { match(id: $id) { scene(viewer: p1) { hash cards { id image } } } }';
  const { data } = await graphql(query, { id: match.id });
  assert.equal(data.match.scene.hash, scene.hash);
  for (const { id, image } of data.match.scene.cards) assert.equal(image, scene.cards[id].image ?? null);
  const held = (await service.http.post('/v1/rulesets/gundam/start').send({ cards, seed: 'held' })).body;
  assert.equal(held.state.cards, state.cards);
  const inline = (await service.http.post('/v1/scenes').send({ state: held.state, cards })).body;
  for (const [id, { image }] of Object.entries<{ image?: string }>(inline.cards)) {
    assert.equal(image, own.includes(id) ? imageOf(id) : undefined);
  }
  await register({ ruleset: 'gundam', cards: await samplesOf('gundam') });
  const bare = await read(`/v1/matches/${match.id}/scene?viewer=p1`);
  assert.notEqual(bare.hash, scene.hash);
  assert.ok(Object.values<object>(bare.cards).every((card) => !('image' in card)));
});

for (const { id } of allRulesets) {
  test(`${id}: editors accept data of the owner on every card, and say what they are`, async () => {
    const schema = await read(`/v1/rulesets/${id}/schemas/card`);
    const { card: whole } = await read(`/v1/rulesets/${id}/schema`);
    const ajv = openAjv();
    for (const fits of [ajv.compile(schema), ajv.compile(whole)]) {
      for (const card of await samplesOf(id)) {
        assert.ok(fits({ ...card, externalId: 'x', metadata: DATA }), JSON.stringify(fits.errors));
        assert.ok(!fits({ ...card, metadata: 'x' }));
        assert.ok(!fits({ ...card, externalid: 'x' }));
      }
    }
    const { sampleCards } = await read(`/v1/rulesets/${id}`);
    const set: Card[] = (await read(`/v1/card-sets/${sampleCards}`)).cards;
    const cards = set.map((card) => ({ ...card, metadata: DATA }));
    const { hash } = await register({ ruleset: id, cards });
    assert.equal(hash, sampleCards);
    assert.deepEqual((await read(`/v1/card-sets/${hash}`)).cards, cards);
  });
}
