import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { HOUSE_RULES } from '../../src/services/rules/house-rules.ts';
import { openAjv } from '../support/ajv.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;

test('the list names every ruleset with its hash and sample decks', async () => {
  const { items, next } = await read('/v1/rulesets');
  assert.deepEqual(
    items.map(({ id }: { id: string }) => id),
    allRulesets.map(({ id }) => id),
  );
  assert.equal(next, null);
  for (const item of items) {
    assert.match(item.hash, /^[0-9a-f]{64}$/);
    assert.ok(item.sampleDecks.length > 1);
    assert.deepEqual(Object.keys(item.sampleDecks[0]), ['id', 'title']);
  }
});

for (const rules of allRulesets) {
  test(`${rules.id}: clauses come in pages, whole and in order`, async () => {
    const ids: string[] = [];
    for (let next: string | null = '0'; next !== null; ) {
      const page: { items: { id: string }[]; next: string | null } = await read(
        `/v1/rulesets/${rules.id}/clauses?limit=17&after=${next}`,
      );
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    assert.deepEqual(ids, [...Object.keys(rules.rulebook), ...Object.keys(HOUSE_RULES)]);
    assert.equal((await read(`/v1/rulesets/${rules.id}`)).clauses, ids.length);
  });

  test(`${rules.id}: sample cards and decks fit the JSON Schemas that are served`, async () => {
    const schemas = await read(`/v1/rulesets/${rules.id}/schema`);
    assert.deepEqual(Object.keys(schemas), ['card', 'deck', 'options', 'position', 'board']);
    const ajv = openAjv();
    const fits = (name: string, value: unknown) => {
      const check = ajv.compile(schemas[name]);
      assert.ok(check(value), `${name}: ${ajv.errorsText(check.errors)}`);
    };
    const cards = (await read(`/v1/rulesets/${rules.id}/cards?limit=500`)).items;
    // After the samples come those that every set has.
    assert.deepEqual(cards, [...rules.samples.cards, ...rules.compile([]).cards]);
    for (const card of cards) fits('card', card);
    for (const { deck } of (await read(`/v1/rulesets/${rules.id}`)).sampleDecks) fits('deck', deck);
    const start = await service.http.post(`/v1/rulesets/${rules.id}/start`).send({ seed: 'schema' });
    fits('board', start.body.state.board);
    fits('options', start.body.state.options);
  });

  test(`${rules.id}: a match is started, played for thirty plies and comes out the same`, async () => {
    let verdict = (await service.http.post('/v1/matches').send({ ruleset: rules.id, seed: 'through' })).body;
    const { id } = verdict.match;
    for (let ply = 0; ply < 30 && verdict.outcome === null; ply++) {
      const { options } = verdict.awaiting[0];
      const { action } = options[ply % options.length];
      const reply = await service.http.post('/v1/adjudications').send({ state: verdict.state, action });
      assert.equal(reply.status, 200, reply.text.slice(0, 500));
      verdict = reply.body;
      const again = await service.http.post(`/v1/matches/${id}/actions`).send({ action, expectedPly: ply });
      assert.equal(again.text, reply.text);
    }
    const { seed: _seed, ...found } = await read(`/v1/matches/${id}/verification`);
    assert.deepEqual(found, { same: true, plies: verdict.match.ply });
    for (const viewer of ['p1', 'p2', 'spectator', 'judge']) {
      const events = await read(`/v1/matches/${id}/events?limit=500&viewer=${viewer}`);
      assert.ok(events.items.length > 0);
      for (const { text } of events.items) assert.doesNotMatch(text, /undefined|NaN|\[object/);
      const position = await read(`/v1/matches/${id}/state?viewer=${viewer}`);
      assert.equal(position.stateHash === null, viewer !== 'judge');
    }
  });
}

test('clauses are found by their words', async () => {
  const { items } = await read('/v1/rulesets/duel/clauses?q=DECK%20thirty');
  const all = (await read('/v1/rulesets/duel/clauses')).items;
  const text = ({ id, title, text }: { id: string; title: string; text: string }) =>
    `${id} ${title} ${text}`.toLowerCase();
  const expected = all.filter((clause: { id: string; title: string; text: string }) =>
    ['deck', 'thirty'].every((word) => text(clause).includes(word)),
  );
  assert.deepEqual(items, expected);
});

test('a card set is registered once, whatever how often, and read by its hash', async () => {
  const cards = (await read('/v1/rulesets/duel/cards')).items.map((card: object) => ({ ...card, name: 'Registered' }));
  const [first, second] = [
    await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards }),
    await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards }),
  ];
  assert.equal(first.status, 201);
  const { reading, ...receipt } = first.body;
  const { length } = cards;
  assert.deepEqual(receipt, { hash: first.body.hash, ruleset: 'duel', count: length, cards: length });
  assert.equal(reading.length, cards.length);
  assert.deepEqual(second.body, first.body);
  const set = { hash: first.body.hash, ruleset: 'duel', cards, externalId: null, metadata: null, words: {} };
  assert.deepEqual(await read(`/v1/card-sets/${first.body.hash}`), set);
});

test('cards with faults get all of them at once, each with its pointer', async () => {
  const cards = [
    { id: 'NO', name: '' },
    { id: 'a', cost: -1, extra: 1 },
  ];
  const reply = await service.http.post('/v1/card-sets').send({ ruleset: 'duel', cards });
  assert.equal(reply.status, 422);
  assert.equal(reply.body.code, 'cards-invalid');
  const paths = reply.body.errors.map(({ path }: { path: string }) => path);
  for (const path of ['/cards/0/id', '/cards/0/name', '/cards/1/cost', '/cards/1/extra'])
    assert.ok(paths.includes(path), path);
});

test('cards are found by words of their names, their texts and what they say, page by page', async () => {
  for (const { id } of allRulesets) {
    const all = await read(`/v1/rulesets/${id}/cards?limit=500`);
    const said = all.reading.map((one: { id: string; name: string; text: string; reading: { text: string }[] }) =>
      [one.id, one.name, one.text, ...one.reading.map(({ text }) => text)].join(' ').toLowerCase(),
    );
    const [name = ''] = all.items.map((card: { name?: string }) => card.name).filter(Boolean);
    for (const q of [name, name.toUpperCase(), 'draw', 'card the', 'no such words']) {
      const has = (at: number) =>
        q
          .toLowerCase()
          .split(' ')
          .every((word: string) => said[at].includes(word));
      const expected = all.items.filter((_: unknown, at: number) => has(at));
      const query = new URLSearchParams({ q, limit: '500' });
      const found = await read(`/v1/rulesets/${id}/cards?${query}`);
      assert.deepEqual(found.items, expected, `${id}: ${q}`);
      assert.deepEqual(
        found.reading.map((one: { id: string }) => one.id),
        found.items.map((card: { id: string }) => card.id),
      );
      query.set('limit', '1');
      const first = await read(`/v1/rulesets/${id}/cards?${query}`);
      assert.deepEqual(first.items, expected.slice(0, 1));
      assert.equal(first.next, expected.length > 1 ? '1' : null);
      const asked = 'query ($id: String!, $q: String) { cards(ruleset: $id, q: $q, limit: 500) { items } }';
      const { body } = await service.http.post('/graphql').send({ query: asked, variables: { id, q } });
      assert.deepEqual(body.data.cards.items, expected);
    }
    assert.ok((await read(`/v1/rulesets/${id}/cards?q=${encodeURIComponent(name)}`)).items.length > 0, id);
  }
});
