import assert from 'node:assert/strict';
import test from 'node:test';
import { positionShape } from '../../src/conformance/open.ts';
import { readCases } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import { caseText } from '../../src/conformance/write-case.ts';
import type { Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { caseOf, chosenOf, look, nothingFound } from '../../src/search/search.ts';
import { shrunk } from '../../src/search/shrink.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import { gamePlan } from '../../src/simulate/plan.ts';

const run = { games: 1, first: 0, seed: 'rare', limit: 100 };

/** The first that comes of some of what is there. */
function first<T, U>(from: Iterable<T>, make: (one: T) => U | null): U | null {
  for (const one of from) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}

test('a value is made as small as what it has to keep allows', () => {
  const value: Json = { a: [1, { b: 2, c: [3, 4] }], d: 'x' };
  assert.deepEqual(
    shrunk(value, (smaller) => JSON.stringify(smaller).includes('4')),
    { a: [{ c: [4] }] },
  );
});

for (const rules of rulesets) {
  const options = rules.options.parse({});

  test(`${rules.id}: a position that is written is laid out as the same table`, () => {
    const plan = gamePlan(rules, { ...run, ruleset: rules.id, options }, 0);
    const [one, other] = plan.decks;
    const seats = [
      { name: 'First', deck: one.deck },
      { name: 'Second', deck: other.deck },
    ] as const;
    const dice = diceFrom(plan.seed);
    let now = start(rules, rules.sampleCards, { seats, seed: plan.seed, options });
    let seen = 0;
    for (let at = 0; now.ok && !now.value.outcome && at < plan.limit; at++) {
      const { state, awaiting } = now.value;
      const written = rules.written?.(state, rules.sampleCards) ?? null;
      if (written !== null) {
        seen++;
        assert.deepEqual(positionShape(rules, written), []);
        const laid = blankState(rules, rules.sampleCards, {
          seed: plan.seed,
          options,
          board: rules.setup(seats, options, rules.sampleCards).board,
        });
        assert.deepEqual(rules.place(laid, structuredClone(written), rules.sampleCards), []);
        const placed = { ...state, board: laid.board };
        assert.deepEqual(rules.written?.(placed, rules.sampleCards), written);
      }
      const action = listedAction(awaiting, dice, rules.weigh);
      assert.ok(action);
      now = adjudicate(rules, rules.sampleCards, state, action);
    }
    assert.ok(seen > 5, `${seen} positions were written`);
  });

  test(`${rules.id}: what is found is a case that passes, and fails where something else is expected`, () => {
    const found = nothingFound();
    look(rules, gamePlan(rules, { ...run, ruleset: rules.id, options }, 0), found);
    const form = first(chosenOf(found), (chosen) => caseOf(rules, chosen, 60));
    assert.ok(form);
    const results = (text: string) => {
      const read = readCases('found.yaml', `ruleset: ${rules.id}\nseed: rare\ncases:\n${text}`, rulesets);
      assert.deepEqual(read.faults, []);
      return read.cases.map((one) => runCase(one).failures);
    };
    assert.deepEqual(results(caseText(form)), [[]]);
    const wrong = { ...form, then: { ...form.then, awaiting: { prompt: 'Nobody asks this' } } };
    assert.equal(results(caseText(wrong)).flat().length, 1);
  });
}
