import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Runs } from '../../src/services/runs/runs.ts';
import { LOOK_EVERY } from '../../src/services/runs/runs.ts';
import { readTexts, understandCards } from '../../src/services/runs/words.ts';

test('the clock is looked at before each of many texts, however little of them is counted as work', async () => {
  const rules = rulesets.find(({ id }) => id === 'dx2');
  assert.ok(rules);
  const texts = Array.from({ length: 4 }, (_, at) => ({ text: `Nothing ${at} that anybody would understand` }));
  let looks = 0;
  const runs: Pick<Runs, 'atHandOrAside'> = {
    async atHandOrAside(_who, _rules, _work, atHand) {
      return atHand((units) => {
        if (units >= LOOK_EVERY) looks++;
      });
    },
  };
  const read = await readTexts(runs as Runs, { tenant: 'local' }, rules, texts);
  assert.equal(read.length, 4);
  assert.equal(looks, 4);
});

test('texts that are long together are a worker’s from the start', async () => {
  const rules = rulesets.find(({ id }) => id === 'dx2');
  assert.ok(rules);
  const long: (boolean | undefined)[] = [];
  const runs: Pick<Runs, 'atHandOrAside'> = {
    async atHandOrAside(_who, _rules, _work, atHand, isLong) {
      long.push(isLong);
      return atHand(() => {});
    },
  };
  const text = 'a'.repeat(500);
  for (const times of [3, 4]) {
    await readTexts(runs as Runs, { tenant: 'local' }, rules, Array(times).fill({ text }));
    const cards = [{ id: 'worded', [rules.wordedFields?.[0] ?? '']: Array(times).fill({ text }) }];
    await understandCards(runs as Runs, { tenant: 'local' }, rules, cards);
  }
  assert.deepEqual(long, [false, false, true, true]);
});
