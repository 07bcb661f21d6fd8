import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

/** What cards say, read back in English wherever cards are sent or listed. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const scout = {
  id: 'scout',
  name: 'Scout',
  type: 'unit',
  color: 'red',
  level: 1,
  cost: 1,
  ap: 1,
  hp: 1,
  text: 'Looks around.',
  keywords: { blocker: true },
  abilities: [{ timing: 'deploy', effects: [{ do: 'draw', count: 2 }, { do: 'discard' }] }],
};
const said = [
  {
    id: 'scout',
    name: 'Scout',
    text: 'Looks around.',
    reading: [
      { path: '/keywords', text: '<Blocker>.' },
      { path: '/abilities/0', text: '【Deploy】: Draw 2 cards. Discard a card.' },
    ],
  },
];

test('whoever registers cards reads back what the engine understood, and can read it again', async () => {
  const { status, body } = await service.http.post('/v1/card-sets').send({ ruleset: 'gundam', cards: [scout] });
  assert.equal(status, 201);
  assert.deepEqual(body.reading, said);
  const again = await service.http.get(`/v1/card-sets/${body.hash}/reading`);
  assert.deepEqual(again.body, { hash: body.hash, ruleset: 'gundam', items: said });
  const query = `mutation { registerCardSet(ruleset: "gundam", cards: [${JSON.stringify(scout).replace(/"(\w+)":/g, '$1:')}]) { reading { id reading { path text } } cardSet { reading { text } } } }`;
  const { data } = (await service.http.post('/graphql').send({ query })).body;
  assert.deepEqual(data.registerCardSet.reading[0].reading, said[0]?.reading);
  assert.deepEqual(data.registerCardSet.cardSet.reading, [{ text: 'Looks around.' }]);
});

test('sample cards are listed with what they say, page by page', async () => {
  const { body } = await service.http.get('/v1/rulesets/gundam/cards?limit=3&after=2');
  assert.deepEqual(
    body.reading.map(({ id }: { id: string }) => id),
    body.items.map(({ id }: { id: string }) => id),
  );
  assert.ok(body.reading.every(({ reading }: { reading: unknown[] }) => reading.length > 0));
  const query = '{ cards(ruleset: "gundam", first: 3, after: "2") { reading { id } } }';
  const { data } = (await service.http.post('/graphql').send({ query })).body;
  assert.deepEqual(
    data.cards.reading.map(({ id }: { id: string }) => id),
    body.items.map(({ id }: { id: string }) => id),
  );
});

test('a hash that names nothing has no reading', async () => {
  const { status, body } = await service.http.get(`/v1/card-sets/${'0'.repeat(64)}/reading`);
  assert.deepEqual([status, body.type], [404, '/problems/unknown-card-set']);
});
