import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';

/* Decks are checked by themselves as a match checks them. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const check = (ruleset: string, body: object) => service.http.post(`/v1/rulesets/${ruleset}/decks/check`).send(body);
const start = (ruleset: string, deck: unknown, more: object) =>
  service.http.post(`/v1/rulesets/${ruleset}/start`).send({ seats: [{ deck }, {}], ...more });

/** A deck with the entry of a list doubled or left out, and with a field of another type: one of each place. */
function* bent(deck: Json, path: string[] = []): Generator<(whole: Json) => void> {
  if (Array.isArray(deck)) {
    yield (whole) => at(whole, path).splice(0, 1);
    yield (whole) => at(whole, path).push(...Array(9).fill(structuredClone(at(whole, path)[0])));
    if (deck[0] !== undefined) yield* bent(deck[0], [...path, '0']);
  } else if (typeof deck === 'object' && deck !== null) {
    for (const [name, inner] of Object.entries(deck)) {
      yield (whole) => delete at(whole, path)[name];
      yield* bent(inner as Json, [...path, name]);
    }
  } else {
    const [last = ''] = path.slice(-1);
    yield (whole) => Object.assign(at(whole, path.slice(0, -1)), { [last]: typeof deck === 'number' ? 99 : 'no-such' });
    yield (whole) => Object.assign(at(whole, path.slice(0, -1)), { [last]: [] });
  }
}
// biome-ignore lint/suspicious/noExplicitAny: a place in any deck
const at = (whole: any, path: string[]): any => path.reduce((place, name) => place[name], whole);

for (const rules of allRulesets) {
  test(`${rules.id}: a deck is playable exactly where a match can be started with it`, async () => {
    const cards = rules.sampleCards.hash;
    for (const { id, deck } of rules.samples.decks) {
      for (const one of [id, deck]) {
        assert.deepEqual((await check(rules.id, { deck: one }).expect(200)).body, {
          ...{ ruleset: rules.id, cards, playable: true, errors: [] },
        });
      }
    }
    const [first] = rules.samples.decks;
    let refused = 0;
    for (const bend of bent(first?.deck as Json)) {
      const deck = structuredClone(first?.deck as Json);
      bend(deck);
      const { body } = await check(rules.id, { deck }).expect(200);
      const begun = await start(rules.id, deck, {});
      assert.equal(body.playable, begun.status === 200, JSON.stringify(body).slice(0, 300));
      assert.deepEqual(body.errors.map(told), (begun.body.errors ?? []).map(told));
      if (!body.playable) refused++;
    }
    assert.ok(refused > 1);
  });
}
const told = ({ path, ...rest }: { path: string }) => ({ path: path.replace('/seats/0/deck', '/deck'), ...rest });

test('the cards and the options are those that are named', async () => {
  const cards = (await service.http.get('/v1/rulesets/duel/cards')).body.items;
  const [, ...fewer] = cards;
  const { hash } = (await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards: fewer })).body;
  const deck = (await service.http.get('/v1/rulesets/duel')).body.sampleDecks[0].deck;
  const without = await check('duel', { deck, cards: hash });
  assert.equal(without.body.cards, hash);
  assert.deepEqual(without.body, (await check('duel', { deck, cards: fewer })).body);
  assert.deepEqual(
    without.body.errors.map(told),
    (await start('duel', deck, { cards: fewer })).body.errors
      .filter(({ path }: { path: string }) => path.startsWith('/seats/0'))
      .map(told),
  );
  for (const [body, code] of [
    [{ deck: 'nobody' }, null],
    [{}, 'invalid-request'],
    [{ deck: 7 }, 'invalid-request'],
    [{ deck, options: { no: 1 } }, 'invalid-request'],
    [{ deck, cards: '0'.repeat(64) }, 'unknown-card-set'],
    [{ deck, cards: [{ id: 'x' }] }, 'cards-invalid'],
  ] as const) {
    const reply = await check('duel', body);
    assert.equal(reply.body.code ?? null, code, reply.text);
    if (code === null) assert.equal(reply.body.playable, false);
  }
  assert.equal((await check('nothing', { deck })).body.code, 'unknown-ruleset');
});

test('the same by GraphQL', async () => {
  const query = `query ($deck: JSON!) { checkDeck(ruleset: "duel", deck: $deck) { ruleset cards playable errors } }`;
  const ask = async (deck: unknown) =>
    (await service.http.post('/graphql').send({ query, variables: { deck } })).body.data.checkDeck;
  for (const deck of ['nobody', { main: 7 }, (await service.http.get('/v1/rulesets/duel')).body.sampleDecks[0].deck]) {
    assert.deepEqual(await ask(deck), (await check('duel', { deck })).body);
  }
});
