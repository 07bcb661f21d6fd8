import assert from 'node:assert/strict';
import test from 'node:test';
import { known } from '../../src/cli/known.ts';
import type { AnyRuleset, Game, Resolution, Result } from '../../src/engine/index.ts';
import { adjudicate, copyOf, hashState, Machine, Sitting, start } from '../../src/engine/index.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';

/*
 * Shortcuts decide nothing. What a machine has worked out is kept until the board changes, a sitting keeps it from one decision to
 * the next in a state that is never read from its text, and what options and events name is left out where nobody reads it; random
 * games are played with and without, ply by ply.
 */

/** How many plies are looked at in each ruleset; `WORKED_OUT=20000` looks further. */
const PLIES = Number(process.env.WORKED_OUT ?? 400);

/** Runs `act` with machines that work everything out anew. */
function withoutMemory<T>(act: () => T): T {
  const { memo, lasting } = Machine.prototype;
  Machine.prototype.memo = function (_key, compute, of = '') {
    return compute(this, of, undefined);
  };
  Machine.prototype.lasting = Machine.prototype.memo;
  try {
    return act();
  } finally {
    Object.assign(Machine.prototype, { memo, lasting });
  }
}

/** What is decided, without what it is told by. */
function decided({ state, events, awaiting, outcome, steps }: Resolution<Game>): unknown {
  const open = awaiting.map(({ about: _about, options, ...decision }) => ({
    ...decision,
    options: options.map(({ id, kind, label, clause, action }) => ({
      ...{ id, kind, clause, action },
      label: label.replace(/ \[\d+ of \d+\]$/, ''),
    })),
  }));
  return { state, events: events.map(({ told: _told, ...event }) => event), awaiting: open, outcome, steps };
}

/** What is said of what happened. Fields of a state stand in another order once it was text: no sentence may go by it. */
const sentences = ({ describe, sampleCards }: AnyRuleset, result: Result<Resolution<Game>>): string[] =>
  result.ok ? result.value.events.map((event) => describe(event, sampleCards)) : [];

function* randomPlies(rules: AnyRuleset): Generator<Resolution<Game>> {
  const { sampleCards: cards, samples } = rules;
  for (let game = 0, left = PLIES; left > 0; game++) {
    const dice = diceFrom(`worked out/${game}`);
    const deck = () => samples.decks[dice.below(samples.decks.length)]?.deck ?? null;
    const seats = [
      { name: 'one', deck: deck() },
      { name: 'two', deck: deck() },
    ] as const;
    const begun = { seats, seed: `worked out/${game}`, options: rules.options.parse({}) };
    const sitting = new Sitting(rules, cards);
    let at = sitting.start(begun);
    assert.deepEqual(start(rules, cards, begun), at);
    for (; at.ok && at.value.outcome === null && left > 0; left--) {
      const { state, awaiting } = at.value;
      const action = listedAction(awaiting, dice);
      if (action === null) break;
      const copies = [copyOf(state), copyOf(state), copyOf(state)] as const;
      const refused = sitting.adjudicate(state, { ...action, option: 'nothing of the kind' });
      assert.deepEqual(refused, adjudicate(rules, cards, copies[2], { ...action, option: 'nothing of the kind' }));
      const fromText = { ...JSON.parse(hashState({ ...state })), hash: state.hash };
      at = sitting.adjudicate(state, action);
      assert.ok(at.ok);
      assert.deepEqual(adjudicate(rules, cards, copies[2], action), at);
      const read = adjudicate(rules, cards, fromText, action);
      assert.deepEqual(read, at);
      assert.deepEqual(sentences(rules, read), sentences(rules, at));
      const anew = withoutMemory(() => adjudicate(rules, cards, copies[0], action));
      assert.deepEqual(anew, at);
      const unnamed = adjudicate(rules, cards, copies[1], action, { tells: false });
      assert.ok(unnamed.ok);
      assert.deepEqual(unnamed.value, decided(at.value));
      yield at.value;
    }
  }
}

for (const rules of known) {
  test(`${rules.id}: what is kept while a machine works, and names that nobody reads, decide nothing`, () => {
    const plies = [...randomPlies(rules)];
    assert.equal(plies.length, PLIES);
    assert.ok(rules.faceOf === undefined || plies.some(({ events }) => events.some(({ told }) => told !== undefined)));
  });
}
