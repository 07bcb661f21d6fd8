import assert from 'node:assert/strict';
import test from 'node:test';
import type { AnyRuleset, NotedEvent } from '../../src/engine/index.ts';
import { start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Call } from '../../src/services/call.ts';
import { verdictObject, writeVerdict } from '../../src/services/play/tell-verdict.ts';
import type { Verdict } from '../../src/services/play/verdict.ts';
import { startVerdict } from '../../src/services/play/verdict.ts';

/** What only parts need that nobody asks for here. */
const call = {} as Call;

test('a verdict is written as it is told, to each viewer, with few events and with many', async () => {
  const rules = rulesets.find(({ id }) => id === 'gundam') as AnyRuleset;
  const [one, two] = rules.samples.decks;
  const seats = [
    { name: 'one', deck: one?.deck ?? null },
    { name: 'two', deck: two?.deck ?? null },
  ] as const;
  const begun = start(rules, rules.sampleCards, { seats, seed: 'written', options: rules.options.parse({}) });
  assert.ok(begun.ok);
  const [first] = begun.value.events;
  assert.ok(first);
  for (const many of [0, 1, 100, 101, 250]) {
    const events = Array.from({ length: many }, (_, at): NotedEvent => ({ ...first, seq: at + 1 }));
    const verdict: Verdict = { ...startVerdict(rules, rules.sampleCards, begun.value), events };
    const showing = { viewer: 'judge', views: ['p1', 'spectator'] } as const;
    const written: string = (await Promise.all(writeVerdict(call, verdict, showing))).join('');
    const told = await verdictObject(call, verdict, showing);
    assert.deepEqual(JSON.parse(written), JSON.parse(JSON.stringify(told)));
    assert.equal(told.events?.length, many);
  }
});
