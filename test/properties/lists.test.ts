import assert from 'node:assert/strict';
import test from 'node:test';
import { GAMES, randomGame } from '../../src/cli/cited-in.ts';
import { known } from '../../src/cli/known.ts';
import { decisionMisses, eventMisses } from '../support/listed.ts';

/*
 * What a ruleset lists of its events and its decisions is what comes: in random games here, and in the conformance cases, which
 * `test/conformance.test.ts` runs.
 */

/** A part of the games in which clauses were looked for; `LIST_GAMES=40` plays them all. */
const PLAYED = Math.min(GAMES, Number(process.env.LIST_GAMES ?? 6));

for (const rules of known) {
  test(`${rules.id}: whatever happens and whatever is asked in a random game is listed`, () => {
    let looked = 0;
    for (let game = 0; game < PLAYED; game++) {
      for (const { events, awaiting } of randomGame(rules, game)) {
        for (const event of events) assert.deepEqual(eventMisses(rules, event), []);
        for (const decision of awaiting) assert.deepEqual(decisionMisses(rules, decision), []);
        looked += events.length + awaiting.length;
      }
    }
    assert.ok(looked > 500);
  });

  test(`${rules.id}: what is listed is there`, () => {
    const { events, decisions } = rules.lists?.cited ?? { events: {}, decisions: {} };
    const clauses = [...Object.values(events), ...Object.values(decisions)].flatMap((cited) => cited.split(' '));
    assert.deepEqual(
      clauses.filter((clause) => !Object.hasOwn(rules.rulebook, clause)),
      [],
    );
    const types = Object.keys({ ...rules.lists?.data, ...events });
    assert.deepEqual(
      types.filter((type) => !rules.describe.types?.includes(type)),
      [],
    );
    // Every kind of decision came up where clauses were looked for.
    assert.deepEqual(Object.keys(rules.lists?.decisions ?? {}).sort(), Object.keys(decisions).sort());
  });
}
