import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

/* One card by itself and cards that are found by words, of the samples and of registered sets, tokens among them. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

interface Card {
  id: string;
  name?: string;
  type?: string;
  token?: boolean;
}

const get = (path: string) => service.http.get(path);
const read = async (path: string) => (await get(path).expect(200)).body;
const ask = async (query: string, variables: object) => {
  const { body } = await service.http.post('/graphql').send({ query, variables });
  assert.equal(body.errors, undefined, JSON.stringify(body.errors));
  return body.data;
};
const TOLD = '{ id name text reading { path text } ruleset set type token builtIn schema card }';

for (const { id: ruleset } of allRulesets) {
  test(`${ruleset}: every card of the list is read by itself, with its schema`, async () => {
    const { items, reading } = await read(`/v1/rulesets/${ruleset}/cards?limit=500`);
    const { sampleCards, cards } = await read(`/v1/rulesets/${ruleset}`);
    assert.equal(items.length, cards);
    // One of each kind, and those at the end, which every set has.
    const kinds = new Map<string | undefined, Card>(items.map((card: Card) => [card.type, card]));
    for (const card of [items[0], ...kinds.values(), items.at(-1)]) {
      const told = await read(`/v1/rulesets/${ruleset}/cards/${card.id}`);
      assert.deepEqual(told.card, card);
      assert.deepEqual([told.ruleset, told.set, told.type], [ruleset, sampleCards, card.type ?? null]);
      assert.equal(told.token, card.token === true);
      const { id, name, text, reading: lines } = told;
      assert.deepEqual({ id, name, text, reading: lines }, reading[items.indexOf(card)]);
      const schema = await read(told.schema);
      assert.equal(schema.$id, told.schema);
      if (card.type !== undefined) assert.equal(schema.properties.type.const, card.type);
      assert.deepEqual(await read(`/v1/card-sets/${sampleCards}/cards/${card.id}`), told);
      const query = `query ($ruleset: String!, $id: String!, $set: String!) { card(ruleset: $ruleset, id: $id) ${TOLD}
        ruleset(id: $ruleset) { card(id: $id) ${TOLD} } cardSet(hash: $set) { card(id: $id) ${TOLD} } }`;
      const data = await ask(query, { ruleset, id: card.id, set: sampleCards });
      for (const found of [data.card, data.ruleset.card, data.cardSet.card]) assert.deepEqual(found, told);
    }
  });
}

test('tokens are among the cards that are found by words, and those that every set has', async () => {
  for (const [ruleset, id, q] of [
    ['gundam', 'ex-base', 'ex base'],
    ['gundam', 'ex-resource', 'EX Resource'],
    ['dx2', 'attack', 'strikes one enemy'],
  ] as const) {
    const { items } = await read(`/v1/rulesets/${ruleset}/cards?q=${encodeURIComponent(q)}`);
    assert.ok(items.some((card: Card) => card.id === id));
    assert.equal((await read(`/v1/rulesets/${ruleset}/cards/${id}`)).builtIn, true);
  }
  for (const ruleset of ['gundam', 'nexus', 'unnamed']) {
    const { items } = await read(`/v1/rulesets/${ruleset}/cards?limit=500`);
    const token = items.find((card: Card) => card.token);
    const found = await read(`/v1/rulesets/${ruleset}/cards?limit=500&q=${encodeURIComponent(token.name)}`);
    assert.ok(found.items.some((card: Card) => card.id === token.id));
    assert.equal((await read(`/v1/rulesets/${ruleset}/cards/${token.id}`)).token, true);
  }
});

test('a registered set is searched and read card by card, with the data of its owner and what every set has', async () => {
  const { items } = await read('/v1/rulesets/gundam/cards?limit=500');
  const own = [
    { ...items[0], name: 'Violet Heron', metadata: { artist: 'Ada' } },
    { ...items.find((card: Card) => card.id === 'ex-base'), name: 'Paper Fort' },
  ];
  const { hash } = (await service.http.post('/v1/card-sets').send({ ruleset: 'gundam', cards: own }).expect(201)).body;
  const list = await read(`/v1/card-sets/${hash}/cards`);
  assert.deepEqual(list.items.slice(0, 2), own);
  assert.deepEqual(
    list.items.slice(2).map((card: Card) => card.id),
    ['ex-resource'],
  );
  assert.deepEqual(
    list.reading.map(({ id }: Card) => id),
    list.items.map(({ id }: Card) => id),
  );
  const found = await read(`/v1/card-sets/${hash}/cards?q=heron%20VIOLET`);
  assert.deepEqual(found.items, own.slice(0, 1));
  const page = await read(`/v1/card-sets/${hash}/cards?limit=1&after=1`);
  assert.deepEqual([page.items, page.next], [own.slice(1, 2), '2']);
  const told = await read(`/v1/card-sets/${hash}/cards/${own[0].id}`);
  assert.deepEqual([told.card, told.name, told.builtIn], [own[0], 'Violet Heron', false]);
  assert.equal((await read(`/v1/card-sets/${hash}/cards/ex-base`)).builtIn, false);
  const query = `query ($hash: String!) { cardSet(hash: $hash) { search(q: "paper") { items reading { name } edges { cursor } } } }`;
  const { search } = (await ask(query, { hash })).cardSet;
  assert.deepEqual(search, { items: [own[1]], reading: [{ name: 'Paper Fort' }], edges: [{ cursor: '1' }] });
});

test('a card that is not there is told with what is like it', async () => {
  const { body } = await get('/v1/rulesets/gundam/cards/ex-bse').expect(404);
  assert.equal(body.code, 'unknown-card');
  assert.match(body.detail, /Did you mean "ex-base"\?/);
  assert.equal((await get('/v1/rulesets/none/cards/a')).body.code, 'unknown-ruleset');
  assert.equal((await get(`/v1/card-sets/${'0'.repeat(64)}/cards/a`)).body.code, 'unknown-card-set');
  assert.equal((await get(`/v1/card-sets/${'0'.repeat(64)}/cards`)).body.code, 'unknown-card-set');
  const data = await ask('{ ruleset(id: "gundam") { card(id: "none") { id } } }', {});
  assert.equal(data.ruleset.card, null);
  const query = '{ card(ruleset: "gundam", id: "none") { id } }';
  const { errors } = (await service.http.post('/graphql').send({ query })).body;
  assert.equal(errors[0].extensions.code, 'unknown-card');
});

test('a seat finds cards of the set of its match, and of no other', async () => {
  const { items } = await read('/v1/rulesets/duel/cards');
  const register = async (name: string): Promise<string> => {
    const cards = items.map((card: Card) => ({ ...card, name }));
    return (await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards }).expect(201)).body.hash;
  };
  const [own, other] = [await register('Own'), await register('Other')];
  const { match } = (await service.http.post('/v1/matches').send({ ruleset: 'duel', cards: own })).body;
  const key = await keyFor(service, { scopes: ['matches:read'], seat: { match: match.id, viewer: 'p1' } });
  for (const more of ['/cards?q=o', `/cards/${items[0].id}`]) {
    assert.equal((await get(`/v1/card-sets/${own}${more}`).set(...key)).status, 200);
    assert.equal((await get(`/v1/card-sets/${other}${more}`).set(...key)).body.code, 'unknown-card-set');
  }
});
