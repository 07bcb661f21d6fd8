import assert from 'node:assert/strict';
import test from 'node:test';
import { Sitting } from '../../src/engine/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import { subjects } from '../properties/support/subjects.ts';

/** How many objects a value has, and how many of them have their keys in another order than canonical text. */
function count(value: unknown, found = { all: 0, outOfOrder: 0 }) {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    found.all++;
    if (keys.some((key, at) => at > 0 && (keys[at - 1] as string) > key)) found.outOfOrder++;
  }
  for (const inner of Object.values(value)) count(inner, found);
  return found;
}

for (const { rules } of subjects) {
  test(`${rules.id}: most of a state is in the order of its text, so that a hash need not put it there`, () => {
    const found = { all: 0, outOfOrder: 0 };
    for (let game = 0; game < 3; game++) {
      const dice = diceFrom(`in order ${game}`);
      const sitting = new Sitting(rules, rules.sampleCards);
      const decks = rules.samples.decks.map(({ deck }) => deck);
      const seats = [
        { name: 'One', deck: decks[0] ?? null },
        { name: 'Two', deck: decks.at(-1) ?? null },
      ] as const;
      let now = sitting.start({ seats, seed: `in order ${game}`, options: rules.options.parse({}) });
      for (let ply = 0; now.ok && now.value.outcome === null && ply < 150; ply++) {
        count(now.value.state, found);
        const action = listedAction(now.value.awaiting, dice);
        assert.ok(action);
        now = sitting.adjudicate(now.value.state, action);
      }
      assert.ok(now.ok);
    }
    assert.ok(found.all > 1000, String(found.all));
    assert.ok(found.outOfOrder < found.all * 0.25, `${found.outOfOrder} of ${found.all} objects`);
  });
}
