import assert from 'node:assert/strict';
import test from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { hashState, Sitting } from '../../src/engine/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import { subjects } from '../properties/support/subjects.ts';

setFlagsFromString('--allow-natives-syntax');
/** Whether the fields of an object lie where its shape says, and are not looked up one by one as in a dictionary. */
const isFast = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

interface Found {
  all: number;
  outOfOrder: number;
  slow: Set<string>;
}

/** Counts the objects of a value, and those that have their keys in another order than canonical text; slow ones by their keys. */
function count(value: unknown, found: Found): Found {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    found.all++;
    if (keys.some((key, at) => at > 0 && (keys[at - 1] as string) > key)) found.outOfOrder++;
    if (!isFast(value)) found.slow.add(keys.join());
  }
  for (const inner of Object.values(value)) count(inner, found);
  return found;
}

for (const { rules } of subjects) {
  test(`${rules.id}: states are made in the order of their text, of objects that are quick to read`, () => {
    const found: Found = { all: 0, outOfOrder: 0, slow: new Set() };
    let states = 0;
    let ordered = 0;
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
        hashState(now.value.state);
        const before = found.outOfOrder;
        count(now.value.state, found);
        states++;
        if (found.outOfOrder === before) ordered++;
        const action = listedAction(now.value.awaiting, dice);
        assert.ok(action);
        now = sitting.adjudicate(now.value.state, action);
      }
      assert.ok(now.ok);
    }
    assert.ok(states > 15, String(states));
    assert.ok(found.outOfOrder < found.all * 0.03, `${found.outOfOrder} of ${found.all} objects`);
    assert.ok(ordered > states * 0.6, `${ordered} of ${states} states`);
    assert.deepEqual([...found.slow], []);
  });
}
