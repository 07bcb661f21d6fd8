import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Runs } from '../../src/services/runs/runs.ts';
import { LOOK_EVERY } from '../../src/services/runs/runs.ts';
import { readTexts } from '../../src/services/runs/words.ts';

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
