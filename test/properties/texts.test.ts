import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';
import { playGame } from '../../src/simulate/game.ts';
import { gamePlan } from '../../src/simulate/plan.ts';

for (const rules of rulesets) {
  test(`${rules.id}: whatever play brings is told in words, not by the name of its type`, () => {
    const options = rules.options.parse({});
    const run = { ruleset: rules.id, games: 4, first: 0, seed: 'words', options, limit: 20_000 };
    const bare = new Set<string>();
    for (let n = 0; n < run.games; n++) {
      const { failure } = playGame(rules, gamePlan(rules, run, n), (_at, _action, events) => {
        for (const event of events) {
          if (rules.describe(event, rules.sampleCards).endsWith(`: ${event.type}`)) bare.add(event.type);
        }
      });
      assert.equal(failure, null);
    }
    assert.deepEqual([...bare], []);
  });
}
