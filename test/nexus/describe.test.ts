import assert from 'node:assert/strict';
import test from 'node:test';
import { anyRuleset, ENGINE_EVENTS } from '../../src/engine/index.ts';
import { EVENTS } from '../../src/rulesets/nexus/events.ts';
import { nexus } from '../../src/rulesets/nexus/index.ts';
import { playGame } from '../../src/simulate/game.ts';
import { gamePlan } from '../../src/simulate/plan.ts';

const run = { ruleset: 'nexus', games: 6, first: 0, seed: 'texts', options: nexus.options.parse({}), limit: 20_000 };

test('every type of event that play brings has a line of its own', () => {
  const seen = new Set<string>();
  for (let n = 0; n < run.games; n++) {
    const { failure } = playGame(anyRuleset(nexus), gamePlan(anyRuleset(nexus), run, n), (_at, _action, events) => {
      for (const { type } of events) seen.add(type);
    });
    assert.equal(failure, null);
  }
  assert.ok(seen.size > 40, String(seen.size));
  assert.deepEqual(
    [...seen].filter((type) => !(type in EVENTS || type in ENGINE_EVENTS)),
    [],
  );
});
