import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { parse } from 'yaml';
import { valueAt } from '../../src/engine/faults.ts';
import type { Json, JsonObject } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { openAjv } from '../support/ajv.ts';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

let service: TestApp;
before(async () => {
  service = await openApp();
});
after(() => service.close());

const read = async (path: string) => (await service.http.get(path)).body;

for (const rules of rulesets) {
  test(`${rules.id}: the language comes in pages, every word in its section, with its clause and its sample`, async () => {
    const found: { section: string; word: string; clause?: string; sample: { card: string; at: string } | null }[] = [];
    for (let next: string | null = '0'; next !== null; ) {
      const page = await read(`/v1/rulesets/${rules.id}/language?limit=50&after=${next}`);
      found.push(...page.items);
      next = page.next;
    }
    const told = (rules.language ?? []).flatMap(({ id, entries }) => entries.map(({ word }) => `${id} ${word}`));
    assert.deepEqual(
      found.map(({ section, word }) => `${section} ${word}`),
      told,
    );
    const cards = new Map(rules.samples.cards.map((card) => [(card as unknown as { id: string }).id, card]));
    for (const { word, clause, sample } of found) {
      assert.ok(clause === undefined || Object.hasOwn(rules.rulebook, clause), `${word} ${clause}`);
      if (sample) assert.notEqual(valueAt(cards.get(sample.card), sample.at), undefined, `${word} ${sample.at}`);
    }
  });

  test(`${rules.id}: every schema with an address of its own names it, and editors can use it`, async () => {
    const names = ['card', 'cards', 'deck', 'options', 'position', 'board', 'cases'];
    const kinds = [...new Set(rules.samples.cards.map((card) => (card as unknown as { type: string }).type))];
    const ajv = openAjv();
    for (const name of [...names, ...kinds]) {
      const address = `/v1/rulesets/${rules.id}/schemas/${name}`;
      const { headers, body } = await service.http.get(address);
      assert.match(headers['content-type'] ?? '', /^application\/schema\+json/);
      assert.equal(body.$id, address);
      assert.equal(body.$schema, 'https://json-schema.org/draft/2020-12/schema');
      ajv.addSchema(body);
    }
    const fits = (name: string, value: Json) => {
      const check = ajv.getSchema(`/v1/rulesets/${rules.id}/schemas/${name}`);
      assert.ok(check?.(value), `${name}: ${ajv.errorsText(check?.errors)}`);
    };
    const cards: JsonObject[] = rules.samples.cards.map((card) => JSON.parse(JSON.stringify(card)));
    fits('cards', cards);
    for (const card of cards) {
      fits(String(card.type), card);
      const other = kinds.find((kind) => kind !== card.type) ?? '';
      assert.throws(() => fits(other, card), String(card.id));
    }
    fits('cases', parse(readFileSync(`test/conformance/${rules.id}/scenarios.yaml`, 'utf8'), { merge: true }));
  });
}

test('a section that the language does not have is a fault that names those it has', async () => {
  const { status, body } = await service.http.get('/v1/rulesets/gundam/language?section=nothing');
  assert.equal(status, 400);
  assert.equal(body.errors[0].path, '/section');
  assert.ok(body.errors[0].accepts.includes('events'));
});

test('words are found by their section and by what is said of them', async () => {
  const events = await read('/v1/rulesets/gundam/language?section=events&limit=500');
  assert.ok(events.items.length > 10);
  assert.ok(events.items.every(({ section }: { section: string }) => section === 'events'));
  assert.ok(events.items.some(({ carries }: { carries: unknown[] }) => carries.length > 0));
  const found = await read('/v1/rulesets/gundam/language?q=if%20you%20do');
  assert.ok(found.items.some(({ word }: { word: string }) => word === 'ifYouDo'));
  assert.ok(found.items.length < 40);
});

test('a ruleset whose language nobody explains has no words, and its cards no kinds', async () => {
  assert.deepEqual(await read('/v1/rulesets/duel/language'), { items: [], next: null });
  assert.equal((await read('/v1/rulesets/duel/schemas/card')).$id, '/v1/rulesets/duel/schemas/card');
});

test('an unknown schema is refused with those that there are, an unknown ruleset as everywhere', async () => {
  const unknown = await service.http.get('/v1/rulesets/gundam/schemas/agent');
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'unknown-schema']);
  assert.match(unknown.body.detail, /card, deck, options, position, board, cards, cases, unit, pilot/);
  for (const path of ['language', 'schemas/card']) {
    assert.equal((await read(`/v1/rulesets/chess/${path}`)).code, 'unknown-ruleset');
  }
});

test('GraphQL tells the same words and schemas', async () => {
  const query = `{ ruleset(id: "gundam") { schemaNamed(name: "unit")
    language(section: "events", limit: 2) { next items { word means carries { word means } sample { card at } fields { word } } } } }`;
  const { body } = await service.http.post('/graphql').send({ query });
  const { items, next } = await read('/v1/rulesets/gundam/language?section=events&limit=2');
  assert.equal(body.errors, undefined);
  assert.equal(body.data.ruleset.language.next, next);
  assert.deepEqual(
    body.data.ruleset.language.items.map(({ word, sample }: { word: string; sample: object }) => ({ word, sample })),
    items.map(({ word, sample }: { word: string; sample: object }) => ({ word, sample })),
  );
  assert.deepEqual(body.data.ruleset.schemaNamed, await read('/v1/rulesets/gundam/schemas/unit'));
});

test('what has not changed is answered with 304', async () => {
  for (const path of ['language', 'schemas/card']) {
    const first = await service.http.get(`/v1/rulesets/gundam/${path}`);
    assert.ok(first.headers.etag);
    const again = await service.http.get(`/v1/rulesets/gundam/${path}`).set('if-none-match', first.headers.etag);
    assert.equal(again.status, 304);
  }
});
