import assert from 'node:assert/strict';
import test from 'node:test';
import type { Action, AnyRuleset } from '../../src/engine/index.ts';
import { adjudicate, contentText, hashState, Sitting, start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import type { Call } from '../../src/services/call.ts';
import type { AnyState } from '../../src/services/play/validate-state.ts';
import { validateState } from '../../src/services/play/validate-state.ts';
import { resolveAction } from '../../src/services/play/verdict.ts';
import { good } from '../../src/services/problem.ts';
import type { JobName } from '../../src/services/runs/jobs.ts';
import type { BesideState } from '../../src/services/runs/known-states.ts';
import { KnownStates } from '../../src/services/runs/known-states.ts';
import { LITTLE_WORK, Runs } from '../../src/services/runs/runs.ts';
import { bytesWith } from '../../src/services/write-json.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';

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

for (const rules of rulesets) {
  test(`${rules.id}: who goes on in the state that was handed out gets what everybody else gets`, async () => {
    const { call } = parts(rules);
    const { call: elsewhere } = parts(rules);
    const dice = diceFrom('going on');
    let { text, action } = begun(rules);
    let taken = 0;
    for (let ply = 0; ply < 40; ply++) {
      const state = call.knownStates.take(text, read(text).hash);
      const goesOn = call.knownStates.sittingOf(state)?.isAt(state) === true;
      if (goesOn) taken++;
      const incoming = { rules, cards: rules.sampleCards, state, text };
      const wrong = { ...action, option: 'nothing of the kind' };
      const there = { rules, cards: rules.sampleCards, state: read(text), text };
      const refused = await resolveAction(call, incoming, wrong);
      assert.deepEqual(refused, await resolveAction(elsewhere, there, wrong));
      assert.equal(call.knownStates.take(text, state.hash) === state, goesOn);
      const result = await resolveAction(call, incoming, action);
      const other = await resolveAction(elsewhere, { ...there, state: read(text) }, action);
      assert.ok(result.ok && other.ok);
      assert.deepEqual({ ...result.value, sitting: null }, { ...other.value, sitting: null });
      const { value: verdict } = result;
      if (verdict.outcome !== null) break;
      const next = listedAction(verdict.awaiting, dice);
      assert.ok(next);
      assert.ok(verdict.known);
      call.knownStates.keep(verdict.known, { state: verdict.state, sitting: verdict.sitting, sent: null });
      [text, action] = [verdict.text, next];
    }
    assert.ok(taken > 5, String(taken));
  });
}

test('a state that somebody else may have as well is not kept when an action on it is refused', async () => {
  const [rules] = rulesets;
  assert.ok(rules);
  const { call } = parts(rules);
  const { text, action } = begun(rules);
  // As a variable of a query that is used in two places.
  const incoming = { rules, cards: rules.sampleCards, state: read(text), text };
  const { hash } = incoming.state;
  const refused = await resolveAction(call, incoming, { ...action, option: 'nothing of the kind' });
  assert.ok(!refused.ok);
  const done = await resolveAction(call, incoming, action);
  assert.ok(done.ok);
  assert.deepEqual(call.knownStates.take(text, hash), read(text));
});

test('a state that was kept is given to one, and read anew for everybody after', () => {
  const known = new KnownStates();
  const hash = 'a'.repeat(64);
  const text = `{"board":{"a":1},"hash":"${hash}"}`;
  const state = read(text);
  known.keep(known.add(hash, contentText(text)), { state, sitting: null, sent: null });
  const other = `{"board":{"a":2},"hash":"${hash}"}`;
  assert.deepEqual(known.take(other, hash), read(other));
  // What is asked for is what the text says, whatever hash it is asked for by.
  const elsewhere = text.replace(hash, 'c'.repeat(64));
  assert.deepEqual(known.take(elsewhere, hash), read(elsewhere));
  assert.equal(known.take(text, hash), state);
  const again = known.take(text, hash);
  assert.notEqual(again, state);
  assert.deepEqual(again, read(text));
  known.keep(known.add(hash, contentText(text)), { state, sitting: null, sent: null });
  known.empty();
  assert.notEqual(known.take(text, hash), state);
  const long = `{"board":{"a":"${'x'.repeat(40_000)}"},"hash":"${'b'.repeat(64)}"}`;
  const large = read(long);
  known.keep(known.add(read(long).hash, contentText(long)), { state: large, sitting: null, sent: null });
  assert.notEqual(known.take(long, large.hash), large);
  assert.ok(known.has(large.hash));
});

test('what takes more work than a sitting may know is worked out anew', async () => {
  const [rules] = rulesets;
  assert.ok(rules);
  const { text, action } = begun(rules);
  const cards = rules.sampleCards;
  const sitting = new Sitting(rules, cards);
  const first = sitting.adjudicate(read(text), action);
  assert.ok(first.ok && sitting.work > 0);
  const next = first.value.awaiting[0]?.options[0]?.action;
  assert.ok(next);
  const after = hashState(first.value.state);
  let spent = 0;
  sitting.adjudicate = (_state, _action, run) => {
    for (; ; spent += 100) run?.work?.spend(100);
  };
  let anew = 0;
  const done = await new Runs(null).run(
    { tenant: 'local' },
    'adjudicate',
    { rules, cards },
    { state: first.value.state, action: next, sitting },
    () => {
      anew++;
      return { state: read(after), action: next };
    },
  );
  assert.equal(anew, 1);
  assert.ok(spent > LITTLE_WORK * 0.9 && spent < LITTLE_WORK * 1.1, String(spent));
  assert.deepEqual(done, adjudicate(rules, cards, read(after), next));
});

test('states are forgotten when memory is short', () => {
  const known = new KnownStates();
  known.add('a', '{}');
  assert.ok(known.has('a') && !known.has('b'));
  known.empty();
  assert.ok(!known.has('a'));
});

test('a state is recognised in a body only where it is its field `state`, to the letter', () => {
  const known = new KnownStates();
  const hash = 'b'.repeat(64);
  const text = `{"board":{"a":1},"hash":"${hash}"}`;
  known.add(hash, contentText(text));
  const putBack = (value: { state: object }, apart: BesideState): void => {
    const rest = JSON.parse(apart.rest);
    assert.equal(rest.state, null);
    known.putBack(rest, apart);
    assert.deepEqual(rest, value);
    assert.equal(known.textOf(rest.state), text);
  };
  const found = (body: string): string | null => {
    const value = JSON.parse(body);
    known.recognise(body, value);
    const later = typeof value.state === 'object' ? known.textOf(value.state) : null;
    if (known.has(hash)) {
      const kept = known.add(hash, contentText(text));
      known.keep(kept, { state: read(text), sitting: null, sent: bytesWith(['{"state":', kept.start], kept.start) });
    }
    const atHand = known.besideAtHand(Buffer.from(body));
    const apart = known.beside(body);
    // What can be told of its bytes can be told of its text.
    if (atHand !== null) assert.deepEqual(apart, atHand);
    if (apart === null) return later;
    // What can be told before the body is read can be told after it too.
    assert.equal(later, text);
    putBack(value, apart);
    return text;
  };
  for (const body of [
    `{"state":${text},"action":{}}`,
    `{ "action": {}, "state" :\n ${text} }`,
    `{"cards":[1],"state":${text},"auto":{}}`,
  ]) {
    assert.equal(found(body), text, body);
  }
  for (const [body, isAtHand] of [
    [`{"state":${text},"action":{}}`, true],
    [`{"state":${text}}`, true],
    [`{"state":${text},"action":{"option":"Zoë"}}`, false],
    [`{"state":${text},"cards":["${'x'.repeat(600)}"]}`, false],
  ] as const) {
    assert.equal(found(body), text);
    assert.notEqual(known.beside(body), null);
    const kept = known.add(hash, contentText(text));
    const state = read(text);
    const sent = bytesWith(['{"id":"é","state":', kept.start, ',"hash"'], kept.start);
    known.keep(kept, { state, sitting: null, sent });
    const atHand = known.besideAtHand(Buffer.from(body));
    assert.equal(atHand !== null, isAtHand, body);
    if (atHand === null) continue;
    const rest = JSON.parse(atHand.rest);
    known.putBack(rest, atHand);
    assert.equal(rest.state, state);
    // It belongs to whoever has taken it, and is at hand again when it comes back.
    assert.equal(known.besideAtHand(Buffer.from(body)), null);
    known.giveBack(state);
    assert.notEqual(known.besideAtHand(Buffer.from(body)), null);
  }
  const other = `{"board":{"a":2},"hash":"${hash}"}`;
  for (const body of [
    `{"state":${other},"action":{}}`,
    `{"state":{"board": {"a":1},"hash":"${hash}"}}`,
    `{"state":${text},"state":${other}}`,
    `{"state":${other},"state":${text}}`,
    `{"state":${text},"st\\u0061te":${other}}`,
    `{"st\\u0061te":${other},"x":${text}}`,
    `{"x":{"state":${text}},"state":${other}}`,
    `{"state":${other},"cards":[${text}]}`,
    `{"cards":[${text}],"state":${other}}`,
    `{"x":"\\"state\\":","state":${other},"y":${text}}`,
    `{"state":{"hash":"${hash}","x":${text}}}`,
    `{"state":{"hash":"${hash}"},"x":${text}}`,
    `{"state":{"x":[${text}],"hash":"${hash}"}}`,
    `{"state":{"x":{"a":1,"hash":"${hash}"},"hash":"${hash}"}}`,
  ]) {
    assert.equal(found(body), null, body);
  }
  known.empty();
  assert.equal(found(`{"state":${text}}`), null);
});
