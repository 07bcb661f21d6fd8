import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset } from '../../src/engine/index.ts';
import type { Wording } from '../../src/rulesets/cards/wording.ts';
import { ability } from '../../src/rulesets/gundam/language/language.ts';
import { PRINTED } from '../../src/rulesets/gundam/text/printed.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { textsBy } from './support/printed-texts.ts';

/** How many texts are made up for each game, and from which seed. */
const TEXTS = Number(process.env.PRINTED_TEXTS ?? 40);
const SEED = process.env.PRINTED_SEED ?? '1';

const PRINTS: readonly { id: string; of: Wording['of']; table: readonly Wording[] }[] = [
  { id: 'gundam', of: ability, table: PRINTED },
];

const rulesOf = (id: string): AnyRuleset => rulesets.find((rules) => rules.id === id) ?? assert.fail(id);

for (const { id, of, table } of PRINTS) {
  test(`${id}: what is understood as printed says the same in the canonical wording`, () => {
    const { understand = assert.fail } = rulesOf(id);
    const dice = diceFrom(`printed ${id} ${SEED}`);
    const text = textsBy(table);
    let understood = 0;
    for (let n = 0; n < TEXTS; n++) {
      const printed = text(of, dice);
      const { meanings, faults } = understand(printed);
      assert.equal(meanings.length > 0, faults.length === 0, printed);
      if (meanings.length > 0) understood++;
      for (const meaning of meanings) {
        assert.deepEqual(understand(meaning.reading, meaning.field).meanings, [meaning], printed);
      }
    }
    assert.ok(understood > TEXTS / 4, `${understood} understood`);
  });
}
