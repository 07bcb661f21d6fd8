import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';

/* Cards are checked and read by themselves: as registering them does, with nothing stored. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const check = async (ruleset: string, body: object) =>
  (await service.http.post(`/v1/rulesets/${ruleset}/cards/check`).send(body).expect(200)).body;

for (const { id, sampleCards } of allRulesets) {
  test(`${id}: what is checked has the hash and the reading that it is registered with, and is not registered`, async () => {
    const cards = [...sampleCards.source].reverse();
    const found = await check(id, { cards });
    assert.equal(found.valid, true);
    assert.deepEqual(found.errors, []);
    assert.equal((await service.http.get(`/v1/card-sets/${found.cards}`)).status, 404);
    const { body } = await service.http.post('/v1/card-sets').send({ ruleset: id, cards });
    assert.equal(found.cards, body.hash);
    assert.deepEqual(found.reading, body.reading);
  });

  test(`${id}: a card that needs others is checked beside the samples, and takes the place of one`, async () => {
    const [card] = sampleCards.source as { id: string }[];
    const renamed = { ...card, name: 'Another' };
    const found = await check(id, { cards: [renamed], samples: true });
    assert.deepEqual(found.errors, []);
    assert.deepEqual(
      found.reading.map(({ name }: { name: string }) => name),
      ['Another'],
    );
    assert.notEqual(found.cards, sampleCards.hash);
  });
}

test('faults are those of registering, and a card of the right form is read beside a wrong one', async () => {
  const [good] = allRulesets.find(({ id }) => id === 'gundam')?.sampleCards.source ?? [];
  const wrong = { id: 'x', name: 'X', type: 'unit', color: 'bleu', level: 1, cost: 1, ap: 1, hp: 1 };
  const cards = [wrong, good, null, 'no card', {}];
  const found = await check('gundam', { cards });
  const { body } = await service.http.post('/v1/card-sets').send({ ruleset: 'gundam', cards });
  assert.equal(found.valid, false);
  assert.equal(found.cards, null);
  assert.ok(found.errors.length > 3);
  assert.deepEqual(found.errors, body.errors);
  assert.deepEqual(
    found.reading.map(({ id }: { id: string }) => id),
    ['B01'],
  );
});

test('a sample card that a sent card makes wrong is named, at no place of the request', async () => {
  const rules = allRulesets.find(({ id }) => id === 'dx2');
  assert.ok(rules);
  const cards = rules.sampleCards.source as { skills?: string[] }[];
  const skill = cards.find(({ skills }) => skills !== undefined)?.skills?.[0];
  const { valid, errors } = await check('dx2', {
    cards: [{ id: skill, type: 'brand', name: 'Not a skill', passives: [{ stat: 'hp', percent: 15 }] }],
    samples: true,
  });
  assert.equal(valid, false);
  assert.ok(errors.length > 0);
  for (const { path, card } of errors) assert.deepEqual([path, typeof card], ['/cards', 'string']);
});

test('GraphQL checks cards as REST does', async () => {
  const cards = [{ id: 'x' }];
  const query = `query ($cards: [JSON!]!) {
    checkCards(ruleset: "duel", cards: $cards, samples: true) { ruleset cards valid errors reading { id } }
  }`;
  const { body } = await service.http.post('/graphql').send({ query, variables: { cards } });
  assert.deepEqual(body.data.checkCards, await check('duel', { cards, samples: true }));
});
