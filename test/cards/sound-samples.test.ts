import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';

for (const rules of rulesets) {
  test(`${rules.id}: the sample cards and decks are sound, as it says of them, and what they are without a look at them`, () => {
    assert.equal(rules.samples.areSound, true);
    const cards = rules.samples.cards as unknown as readonly Json[];
    const compiled = compileCards(rules, cards);
    if (!compiled.ok) assert.fail(JSON.stringify(compiled.faults.slice(0, 20), null, 1));
    assert.deepEqual(
      cards.map((card) => rules.card.parse(card)),
      cards,
    );
    assert.equal(rules.sampleCards.hash, compiled.value.hash);
    assert.deepEqual([...rules.sampleCards.cards.keys()], [...compiled.value.cards.keys()]);
    assert.deepEqual([...rules.sampleCards.programs.keys()], [...compiled.value.programs.keys()]);
    const options = rules.options.parse({});
    for (const { id, deck } of rules.samples.decks)
      assert.deepEqual(rules.checkDeck(rules.deck.parse(deck) as Json, rules.sampleCards, options), [], id);
  });
}
