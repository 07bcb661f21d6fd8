import assert from 'node:assert/strict';
import test from 'node:test';
import { pointsOfCards } from '../../src/doors/card-points.ts';
import { openApp } from '../support/app.ts';
import { keyFor } from '../support/key.ts';

const values = (count: number) => ({ cards: Array.from({ length: count - 1 }, () => 1) });
const letters = (count: number) => 'x'.repeat(count);

/** What is sent, and what it costs beyond the call. */
const COSTS: Record<string, [body: unknown, points: number]> = {
  'nothing at all': [undefined, 0],
  'no object': ['cards', 0],
  'no list of cards': [{ cards: values(5000), texts: letters(500) }, 0],
  'a value less than a thousand': [values(999), 0],
  'a thousand values': [values(1000), 1],
  'two thousand values': [values(2000), 2],
  'texts of a character less than two hundred': [{ texts: [{ text: letters(100) }, { text: letters(99) }] }, 0],
  'texts of two hundred characters': [{ texts: [{ text: letters(100) }, { text: letters(100) }] }, 1],
  'texts that are none': [{ texts: [letters(400), null, { text: 400 }, { words: letters(400) }] }, 0],
  'a text in place of a field of a card': [{ cards: [{ id: 'a', effect: { text: letters(200) } }] }, 1],
  'texts in a list of a card': [{ cards: [{ id: 'a', effects: [{ text: letters(150) }, { text: letters(50) }] }] }, 1],
  'a text deeper than words are taken': [{ cards: [{ id: 'a', effects: [{ deep: { text: letters(400) } }] }] }, 0],
  'the text that an author wrote on a card': [{ cards: [{ id: 'a', text: letters(400) }] }, 0],
  'values and characters, each by themselves': [
    { cards: [...values(999).cards, { text: letters(399) }], texts: [{ text: letters(1) }] },
    1 + 2,
  ],
  'the items of a batch together': [{ items: [values(1000), { texts: [{ text: letters(200) }] }, values(10)] }, 2],
  'a list of requests': [[values(1000), values(1000)], 2],
  'the variables of a query, and a request there': [{ variables: { request: values(1000), other: values(1000) } }, 1],
};

for (const [what, [body, points]] of Object.entries(COSTS)) {
  test(`${what}: ${points} points`, () => assert.equal(pointsOfCards(body), points));
}

test('cards are paid for at both doors before anything is done with them', async (t) => {
  const app = await openApp({ keyless: 'none', rateLimits: { key: 20, address: null, machine: null } });
  t.after(() => app.close());
  const key = await keyFor(app, { scopes: ['adjudicate'] });
  const send = (path: string, body: object) =>
    app.http
      .post(path)
      .set(...key)
      .send(body);
  const texts = [{ text: letters(1000) }];
  const rest = await send('/v1/rulesets/gundam/cards/parse', { texts });
  assert.deepEqual([rest.status, rest.headers['ratelimit-cost']], [200, '6'], rest.text);
  const query = '{ rulesets(limit: 1) { next } }';
  const graphql = await send('/graphql', { query, variables: { texts } });
  assert.deepEqual([graphql.status, graphql.headers['ratelimit-cost']], [200, '6'], graphql.text);
  const dear = await send('/v1/rulesets/gundam/cards/parse', { texts: [{ text: letters(2000) }] });
  assert.deepEqual([dear.status, dear.body.code], [429, 'rate-limited']);
});
