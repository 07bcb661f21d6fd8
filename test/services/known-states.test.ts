import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, AnyRuleset } from '../../src/engine/index.ts';
import { hashState, start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Call } from '../../src/services/call.ts';
import type { AnyState } from '../../src/services/play/validate-state.ts';
import { validateState } from '../../src/services/play/validate-state.ts';
import { resolveAction } from '../../src/services/play/verdict.ts';
import { good } from '../../src/services/problem.ts';
import type { JobName } from '../../src/services/runs/jobs.ts';
import { KnownStates } from '../../src/services/runs/known-states.ts';
import { Runs } from '../../src/services/runs/runs.ts';

/** Notes which jobs the engine did. */
class NotedRuns extends Runs {
  readonly done: JobName[] = [];
  override run: Runs['run'] = (...job) => {
    this.done.push(job[1]);
    return super.run(...job);
  };
}

function parts(rules: AnyRuleset) {
  const runs = new NotedRuns(null);
  const call = {
    rulesets: new Map([[rules.id, rules]]),
    cardSets: { find: async () => good(rules.sampleCards) },
    ...{ runs, knownStates: new KnownStates(), caller: { tenant: 'local' }, door: 'rest' },
    ...{ meter: { ran() {} }, log: { error() {} } },
  } as unknown as Call;
  return { call, done: runs.done };
}

/** A game that was begun: its state as text, and an action that is offered. */
function begun(rules: AnyRuleset): { text: string; action: Action } {
  const [first, second] = rules.samples.decks;
  const seats = [
    { name: 'One', deck: first?.deck ?? null },
    { name: 'Two', deck: second?.deck ?? null },
  ] as const;
  const started = start(rules, rules.sampleCards, { seats, seed: 'known', options: rules.options.parse({}) });
  assert.ok(started.ok);
  const action = started.value.awaiting[0]?.options[0]?.action;
  assert.ok(action);
  return { text: hashState(started.value.state), action };
}

const read = (text: string): AnyState => JSON.parse(text);

for (const rules of rulesets) {
  test(`${rules.id}: what came out of the rules or was found sound is not looked at again`, async () => {
    const { call, done } = parts(rules);
    const { text, action } = begun(rules);
    const first = await validateState(call, read(text), undefined);
    assert.ok(first.ok);
    assert.deepEqual(done, ['check']);
    assert.ok((await validateState(call, read(text), undefined)).ok);
    assert.deepEqual(done, ['check']);
    const verdict = await resolveAction(call, first.value, action);
    assert.ok(verdict.ok);
    assert.deepEqual(done, ['check', 'adjudicate']);
    const next = await validateState(call, read(verdict.value.text), undefined);
    assert.ok(next.ok);
    assert.equal(next.value.text, verdict.value.text);
    assert.deepEqual(done, ['check', 'adjudicate']);
  });

  test(`${rules.id}: a known hash vouches for nothing but its own content`, async () => {
    const { call } = parts(rules);
    const { text } = begun(rules);
    assert.ok((await validateState(call, read(text), undefined)).ok);
    const { hash } = read(text);

    const changed = read(text);
    changed.counters.event += 1;
    const stated = await validateState(call, changed, undefined);
    assert.ok(!stated.ok);
    assert.equal(stated.problem.code, 'state-hash-mismatch');

    const shapeless = { ...read(text), board: {} } as AnyState;
    assert.equal(shapeless.hash, hash);
    for (const state of [shapeless, read(hashState(shapeless)), read(hashState(shapeless))]) {
      const found = await validateState(call, state, undefined);
      assert.ok(!found.ok);
      assert.equal(found.problem.code, 'invalid-request');
    }
  });
}

test('states are forgotten when memory is short', () => {
  const known = new KnownStates();
  known.add('a', '{"hash":"a"}');
  assert.ok(known.has('a') && !known.has('b'));
  known.empty();
  assert.ok(!known.has('a'));
});

test('a state is recognised in a body only where it is its field `state`, to the letter', () => {
  const known = new KnownStates();
  const text = '{"board":{"a":1},"hash":"h"}';
  known.add('h', text);
  const found = (body: string): string | null => {
    const value = JSON.parse(body);
    known.recognise(body, value);
    return typeof value.state === 'object' ? known.textOf(value.state) : null;
  };
  for (const body of [
    `{"state":${text},"action":{}}`,
    `{ "action": {}, "state" :\n ${text} }`,
    `{"cards":[1],"state":${text},"auto":{}}`,
  ]) {
    assert.equal(found(body), text, body);
  }
  const other = '{"board":{"a":2},"hash":"h"}';
  for (const body of [
    `{"state":${other},"action":{}}`,
    `{"state":{"board": {"a":1},"hash":"h"}}`,
    `{"state":${text},"state":${other}}`,
    `{"state":${other},"state":${text}}`,
    `{"state":${text},"st\\u0061te":${other}}`,
    `{"st\\u0061te":${other},"x":${text}}`,
    `{"x":{"state":${text}},"state":${other}}`,
    `{"state":${other},"cards":[${text}]}`,
    `{"cards":[${text}],"state":${other}}`,
    `{"x":"\\"state\\":","state":${other},"y":${text}}`,
    `{"state":{"hash":"h","x":${text}}}`,
    `{"state":{"hash":"h"},"x":${text}}`,
    `{"state":{"x":[${text}],"hash":"h"}}`,
  ]) {
    assert.equal(found(body), null, body);
  }
  known.empty();
  assert.equal(found(`{"state":${text}}`), null);
});
