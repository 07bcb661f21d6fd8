import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset, Json } from '../../src/engine/index.ts';
import { Machine, start, Work } from '../../src/engine/index.ts';
import { amountOf as alteil } from '../../src/rulesets/alteil/board/evaluate.ts';
import { amountOf as gundam } from '../../src/rulesets/gundam/board/evaluate.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { amountOf as nexus } from '../../src/rulesets/nexus/board/evaluate.ts';
import { amountOf as unnamed } from '../../src/rulesets/unnamed/board/evaluate.ts';

/** How deep amounts stand in the filters of amounts, as far as a caller's cards may go. */
const DEPTH = 12;

/** How an amount counts cards of which a number is asked, in each game that has amounts in filters. */
const GAMES: Record<string, { amountOf: (context: never, amount: never) => number; count(least: Json): Json }> = {
  gundam: { amountOf: gundam, count: (min) => ({ zone: 'deck', side: 'own', filter: { level: { min } } }) },
  unnamed: { amountOf: unnamed, count: (min) => ({ zone: 'deck', side: 'own', filter: { power: { min } } }) },
  nexus: { amountOf: nexus, count: (min) => ({ zone: 'deck', side: 'own', filter: { cost: { min } } }) },
  alteil: { amountOf: alteil, count: (min) => ({ filter: { level: { min } } }) },
};

function machineOf(rules: AnyRuleset): Machine<never> {
  const [deck] = rules.samples.decks;
  assert.ok(deck);
  const seats = [
    { name: 'A', deck: deck.deck },
    { name: 'B', deck: deck.deck },
  ] as const;
  const begun = start(rules, rules.sampleCards, { seats, seed: 'nested', options: rules.options.parse({}) });
  assert.ok(begun.ok);
  const { state } = begun.value;
  if (rules.id === 'alteil') {
    const card = (rules.sampleCards.source as { id: string; type: string }[]).find(({ type }) => type === 'unit')?.id;
    assert.ok(card !== undefined);
    const units = Array.from({ length: 9 }, (_, cell) => ({ card, cell: cell + 1 }));
    assert.deepEqual(rules.place(state, { p1: { units }, p2: { units } }, rules.sampleCards), []);
  }
  return new Machine(rules, rules.sampleCards, state, { work: new Work() }) as unknown as Machine<never>;
}

for (const [id, { amountOf, count }] of Object.entries(GAMES)) {
  test(`an amount inside filters inside amounts is worked out once for all cards that are looked at: ${id}`, () => {
    const rules = rulesets.find((one) => one.id === id);
    assert.ok(rules);
    const m = machineOf(rules);
    let asked = 0;
    let amount: Json = {
      get count() {
        asked++;
        return count(0);
      },
    };
    for (let depth = 0; depth < DEPTH; depth++) amount = { count: count(amount) };
    const card = rules.sampleCards.cards.keys().next().value;
    amountOf({ m, owner: 'p1', self: null, card, vars: {} } as never, amount as never);
    // A few looks at what it is; with each card that asks anew it would be some ten to the power of twelve.
    assert.ok(asked > 0 && asked < 10, String(asked));
    assert.ok(m.work.done < 1000, String(m.work.done));
  });
}
