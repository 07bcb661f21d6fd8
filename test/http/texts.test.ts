import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { JsonObject } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';

/* Cards in words: what they mean is told, and stands in their place wherever cards are sent. */

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const parse = async (ruleset: string, texts: object[]) =>
  (await service.http.post(`/v1/rulesets/${ruleset}/cards/parse`).send({ texts }).expect(200)).body;

const worded = allRulesets.filter(({ wordedFields }) => wordedFields !== undefined);

const UNIT = { id: 'wd-1', name: 'Wren', type: 'unit', color: 'blue', level: 2, cost: 1, ap: 2, hp: 2 };
const DRAWS = { timing: 'deploy', effects: [{ do: 'draw' }] };
const inWords = { ...UNIT, abilities: [{ text: '【Deploy】: Draw a card.' }] };
const inJson = { ...UNIT, abilities: [DRAWS] };

test('a text is told as the fields of a card, in canonical words, with everything that is wrong with it', async () => {
  const { items } = await parse('gundam', [
    { text: '【Deploy】: draw a card.\n<Blocker>', type: 'unit' },
    { text: '【Deploy】: Drwa a card.\n<Blocker>', type: 'unit' },
    { text: '【Deploy】: ', field: 'abilities', next: true },
  ]);
  const [whole, wrong, begun] = items;
  assert.deepEqual(whole.card, { abilities: [DRAWS], keywords: { blocker: true } });
  assert.deepEqual([whole.valid, whole.faults, whole.next], [true, [], []]);
  assert.equal(whole.parts[0].meanings[0].reading, '【Deploy】: Draw a card.');
  assert.equal(wrong.valid, false);
  assert.deepEqual(wrong.card, { keywords: { blocker: true } });
  const [{ code, line, column, offset, length, didYouMean }] = wrong.faults;
  assert.deepEqual(
    { code, line, column, offset, length, didYouMean },
    { code: 'not-understood', line: 1, column: 11, offset: 10, length: 4, didYouMean: 'draw' },
  );
  assert.ok(begun.next.some(({ text, sort }: JsonObject) => text === 'draw' && sort === 'verb'));
});

test('what a card has once is not said twice', async () => {
  const { items } = await parse('gundam', [{ text: '<Blocker>\n<Repair 2>' }]);
  assert.equal(items[0].valid, false);
  assert.deepEqual(items[0].card, { keywords: { blocker: true } });
  assert.equal(items[0].faults[0].line, 2);
});

test('a kind of card and a field that are not there are told with what there is', async () => {
  const send = (texts: object[]) => service.http.post('/v1/rulesets/gundam/cards/parse').send({ texts }).expect(400);
  const { body } = await send([
    { text: 'x', type: 'unnit' },
    { text: 'x', type: 'resource', field: 'keywords' },
  ]);
  assert.deepEqual(
    body.errors.map(({ path, didYouMean }: JsonObject) => [path, didYouMean]),
    [
      ['/texts/0/type', 'unit'],
      ['/texts/1/field', undefined],
    ],
  );
  const { items } = await parse('duel', [{ text: 'Draw a card.' }]);
  assert.deepEqual([items[0].valid, items[0].faults[0].code], [false, 'no-sense']);
});

test('GraphQL reads texts as REST does', async () => {
  const texts = [{ text: '【Deploy】: Drwa a card.\n<Blocker>', type: 'unit', next: true, words: true }];
  const query = `query ($texts: [TextInput!]!) { parseTexts(ruleset: "gundam", texts: $texts) {
    ruleset items { valid card next { text sort } words { offset length sort }
      parts { line column offset length meanings { field value reading } }
      faults { code message line column offset length expected didYouMean } } } }`;
  const { body } = await service.http.post('/graphql').send({ query, variables: { texts } });
  assert.deepEqual(body.data.parseTexts, await parse('gundam', texts));
});

test('cards in words are the cards that they mean: checked, registered under the same hash, and kept as both', async () => {
  const register = async (cards: object[]) =>
    (await service.http.post('/v1/card-sets').send({ ruleset: 'gundam', cards }).expect(201)).body;
  const check = async (cards: object[]) =>
    (await service.http.post('/v1/rulesets/gundam/cards/check').send({ cards }).expect(200)).body;
  const [asWords, asJson] = [await check([inWords]), await check([inJson])];
  assert.deepEqual(asWords, asJson);
  assert.equal(asWords.valid, true);
  const { hash } = await register([inWords]);
  assert.equal(hash, asJson.cards);
  const { body: kept } = await service.http.get(`/v1/card-sets/${hash}`).expect(200);
  assert.deepEqual(kept.cards, [inJson]);
  assert.deepEqual(kept.words, { 'wd-1': { '/abilities/0': '【Deploy】: Draw a card.' } });
  await register([inJson]);
  assert.deepEqual((await service.http.get(`/v1/card-sets/${hash}`)).body.words, {});
});

test('words that are not understood are faults of their card, among its others', async () => {
  const card = { ...UNIT, ap: -1, abilities: [{ text: '【Deploy】: Drwa a card.' }, DRAWS, { text: '<Blocker>' }] };
  const cards = [UNIT, { ...card, id: 'wd-2', keywords: { text: '<Blocker> <Blocker>' } }];
  const { body } = await service.http.post('/v1/card-sets').send({ ruleset: 'gundam', cards }).expect(422);
  const told = body.errors.map(({ path, card: id, didYouMean }: JsonObject) => ({ path, id, didYouMean }));
  assert.deepEqual(
    told.slice(0, 2),
    [
      { path: '/cards/1/keywords/text', id: 'wd-2', didYouMean: undefined },
      { path: '/cards/1/abilities/0/text', id: 'wd-2', didYouMean: 'draw' },
    ].sort(
      (a, b) =>
        told.findIndex(({ path }: { path: string }) => path === a.path) -
        told.findIndex(({ path }: { path: string }) => path === b.path),
    ),
  );
  assert.ok(told.some(({ path }: { path: string }) => path === '/cards/1/abilities/2/text'));
  assert.ok(told.some(({ path }: { path: string }) => path === '/cards/1/ap'));
});

test('what words mean is checked like anything else, and the fault is told at the words', async () => {
  const abilities = [{ text: '【Deploy】: Deploy the token “nobody”.' }];
  const { body } = await service.http.post('/v1/rulesets/gundam/cards/check').send({ cards: [{ ...UNIT, abilities }] });
  assert.equal(body.valid, false);
  for (const { path, reason } of body.errors) {
    assert.equal(path, '/cards/0/abilities/0/text');
    assert.match(reason, /of what it means/);
  }
});

test('a game is played with cards in words, and its state names the cards that they mean', async () => {
  const rules = worded.find(({ id }) => id === 'gundam') ?? assert.fail();
  const cards = [...rules.sampleCards.source, inWords];
  const start = async (all: unknown[]) =>
    (await service.http.post('/v1/rulesets/gundam/start').send({ cards: all, seed: 's' }).expect(200)).body;
  const [one, other] = [await start(cards), await start([...rules.sampleCards.source, inJson])];
  assert.equal(one.state.cards, other.state.cards);
  const [{ options }] = one.awaiting;
  const body = { state: one.state, action: options[0].action, cards };
  await service.http.post('/v1/adjudications').send(body).expect(200);
  const match = (await service.http.post('/v1/matches').send({ ruleset: 'gundam', cards, seed: 's' }).expect(201)).body;
  const kept = await service.http.get(`/v1/card-sets/${match.state.cards}`).expect(200);
  assert.deepEqual(kept.body.words, { 'wd-1': { '/abilities/0': '【Deploy】: Draw a card.' } });
});

/** One of so many sample cards is sent in words at each door; `WORDED_SHARE=1` sends them all. */
const SHARE = Number(process.env.WORDED_SHARE ?? 6);

for (const rules of worded) {
  /** The sample cards, of which some are put in the words in which they are read back. */
  const inWordsFrom = (first: number) =>
    rules.sampleCards.source.map((card, index) => {
      if (index % SHARE !== first % SHARE) return card;
      const sent = structuredClone(card) as Record<string, unknown>;
      for (const { path, text } of rules.read?.(card as never) ?? []) {
        const [, field = '', at] = path.split('/');
        if (at === undefined) sent[field] = { text };
        else (sent[field] as unknown[])[Number(at)] = { text };
      }
      return sent;
    });

  test(`${rules.id}: sample cards can be sent at both doors in the words in which they are read back`, async () => {
    const url = `/v1/rulesets/${rules.id}/cards/check`;
    const plain = (await service.http.post(url).send({ cards: rules.sampleCards.source }).expect(200)).body;
    const { body } = await service.http
      .post(url)
      .send({ cards: inWordsFrom(0) })
      .expect(200);
    assert.deepEqual(body.errors, []);
    assert.deepEqual(body.reading, plain.reading);
    const query = `query ($ruleset: String!, $cards: [JSON!]!) {
      checkCards(ruleset: $ruleset, cards: $cards) { valid reading { id reading { path text } } } }`;
    const variables = { ruleset: rules.id, cards: inWordsFrom(3) };
    const { checkCards } = (await service.http.post('/graphql').send({ query, variables }).expect(200)).body.data;
    assert.equal(checkCards.valid, true);
    assert.deepEqual(
      checkCards.reading,
      plain.reading.map(({ id, reading }: { id: string; reading: unknown }) => ({ id, reading })),
    );
  });
}
