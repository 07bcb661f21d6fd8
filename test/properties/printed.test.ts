import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { skill } from '../../src/rulesets/alteil/language/language.ts';
import { PRINTED as ALTEIL } from '../../src/rulesets/alteil/text/printed.ts';
import type { Wording } from '../../src/rulesets/cards/wording.ts';
import { automatic, passive, use } from '../../src/rulesets/dx2/language/language.ts';
import { PRINTED as DX2 } from '../../src/rulesets/dx2/text/printed.ts';
import { ability } from '../../src/rulesets/gundam/language/language.ts';
import { PRINTED as GUNDAM } from '../../src/rulesets/gundam/text/printed.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { textsBy } from './support/printed-texts.ts';

/** How many texts that are understood are made up for each game, and from which seed. */
const TEXTS = Number(process.env.PRINTED_TEXTS ?? 20);
const SEED = process.env.PRINTED_SEED ?? '1';

/** Texts at random of many sentences hardly ever make sense: these rows say one of each, with as many details of an attack as they like. */
const isShort = ({ of, parts }: Wording): boolean =>
  typeof of !== 'string' ||
  of === 'details' ||
  !parts.some((part) => typeof part !== 'string' && 'kind' in part && part.kind === of);

const PRINTS: readonly {
  id: string;
  what: string;
  of: Wording['of'];
  table: readonly Wording[];
  bracketed?: readonly string[];
}[] = [
  { id: 'dx2', what: 'skills', of: use, table: DX2.filter(isShort) },
  { id: 'dx2', what: 'passives', of: passive, table: DX2 },
  { id: 'dx2', what: 'effects', of: automatic, table: DX2 },
  { id: 'gundam', what: 'abilities', of: ability, table: GUNDAM },
  {
    id: 'alteil',
    what: 'skills',
    of: skill,
    table: ALTEIL,
    bracketed: ['subtype: Salt Choir', 'card: Tin Heron', 'area: 1-2-3'],
  },
];

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
