import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { readCard, readOneByOne } from '../../src/services/rules/read-cards.ts';

const rules = anyRuleset(gundam);
const cards = gundam.samples.cards as unknown as readonly Json[];

test('there is a rest after every card', () => {
  const reading = readOneByOne(rules, cards);
  for (let at = 0; at < cards.length; at++) assert.equal(reading.next().done, false);
  const last = reading.next();
  assert.ok(last.done);
  assert.deepEqual(
    last.value.map(({ id }) => id),
    gundam.samples.cards.map(({ id }) => id),
  );
});

test('of a card that this edition does not accept nothing is said, and nothing fails', () => {
  const old = { ...(cards[0] as object), abilities: [{ timing: 'deploy', effects: [{ do: 'conjure' }] }] } as Json;
  assert.deepEqual(readCard(rules, old).reading, []);
  assert.notDeepEqual(readCard(rules, cards[0] as Json).reading, []);
  assert.deepEqual(readCard({}, cards[0] as Json).reading, []);
});
