import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { textsBy } from './support/printed-texts.ts';
import { PRINTS } from './support/prints.ts';

/** How many texts that are understood are made up for each game, and from which seed. */
const TEXTS = Number(process.env.PRINTED_TEXTS ?? 20);
const SEED = process.env.PRINTED_SEED ?? '1';

const rulesOf = (id: string): AnyRuleset => rulesets.find((rules) => rules.id === id) ?? assert.fail(id);

for (const { id, what, of, table, bracketed } of PRINTS) {
  test(`${id}: ${what} that are understood as printed say the same in the canonical wording`, () => {
    const { understand = assert.fail } = rulesOf(id);
    const dice = diceFrom(`printed ${id} ${what} ${SEED}`);
    const text = textsBy(table, bracketed);
    let understood = 0;
    for (let tried = 0; understood < TEXTS && tried < TEXTS * 50; tried++) {
      const printed = text(of, dice);
      const { meanings, faults } = understand(printed);
      assert.equal(meanings.length > 0, faults.length === 0, printed);
      if (meanings.length > 0) understood++;
      for (const meaning of meanings) {
        assert.deepEqual(understand(meaning.reading, meaning.field).meanings, [meaning], printed);
      }
    }
    assert.equal(understood, TEXTS);
  });
}
