import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../src/rulesets/index.ts';
import { jsonSchemaOf } from '../src/services/rules/schemas.ts';
import { wordsOf } from '../src/services/rules/words.ts';

/** The places of a JSON Schema whose property nobody explains. */
function undescribed(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {
    properties = {},
    enum: words,
    enumDescriptions: told,
  } = node as {
    properties?: Record<string, { description?: string }>;
    enum?: unknown[];
    enumDescriptions?: string[];
  };
  const own = Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : `${path}/${name}`));
  const silent = words && told?.some((text) => text === '') ? [`${path} (values)`] : [];
  return [...own, ...silent, ...Object.entries(node).flatMap(([key, inner]) => undescribed(inner, `${path}/${key}`))];
}

for (const rules of rulesets) {
  for (const part of ['card', 'deck', 'options', 'position', 'board'] as const) {
    test(`${rules.id}: every property of the schema of a ${part} is explained`, () => {
      assert.deepEqual(undescribed(jsonSchemaOf(rules, rules[part]), part), []);
    });
  }
}

/**
 * Words that no sample card uses: those of decks, which are no cards; tiers, which decide the order of what waits; and Resources,
 * which lie where no effect chooses among cards.
 */
const WITHOUT_SAMPLE: Readonly<Record<string, readonly string[]>> = {
  gundam: ['decks.deck', 'card-types.resource'],
  dx2: ['decks.deck', 'decks.member', ...['0', '1', '2', '3', '4', '5', 'DC'].map((tier) => `tiers.${tier}`)],
  alteil: ['decks.deck'],
  nexus: ['decks.deck'],
  unnamed: ['decks.deck'],
};

for (const rules of rulesets) {
  test(`${rules.id}: every word of the language has a sample card`, () => {
    const words = wordsOf(rules);
    const lacking = words.filter(({ sample }) => sample === null).map(({ section, word }) => `${section}.${word}`);
    const excepted = WITHOUT_SAMPLE[rules.id] ?? [];
    assert.deepEqual(
      lacking.filter((name) => !excepted.includes(name)),
      [],
    );
    const names = words.map(({ section, word }) => `${section}.${word}`);
    assert.deepEqual(
      excepted.filter((name) => !names.includes(name)),
      [],
    );
  });
}
