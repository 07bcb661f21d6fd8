import assert from 'node:assert/strict';
import test from 'node:test';
import { readCases } from '../../src/conformance/read.ts';
import { runCase } from '../../src/conformance/run.ts';
import { caseText, playCase, recordedCase } from '../../src/conformance/write-case.ts';
import type { Action, AnyRuleset } from '../../src/engine/index.ts';
import { adjudicate, start } from '../../src/engine/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { counterexample, failingGame, gameCase } from '../../src/search/counterexample.ts';
import { diceFrom, listedAction } from '../../src/simulate/choice.ts';
import { gamePlan } from '../../src/simulate/plan.ts';
import { subject } from '../gundam/subject.ts';
import { lawCase } from '../properties/support/counterexamples.ts';

const gundam = rulesets.find(({ id }) => id === 'gundam') as AnyRuleset;
const options = gundam.options.parse({});
const plan = (n: number) =>
  gamePlan(gundam, { ruleset: 'gundam', games: 9, first: 0, seed: 'small', options, limit: 400 }, n);

/** The failures of a case that is pasted into a file. */
function pasted(text: string, rules: AnyRuleset): string[] {
  const read = readCases('pasted.yaml', `ruleset: ${rules.id}\ncases:\n${text}`, [rules]);
  assert.deepEqual(read.faults, []);
  return read.cases.flatMap((one) => runCase(one).failures.map(({ what }) => what));
}

/** The ruleset with its changed step of the procedure `program` in place of its own. */
const changed = (program: string, clause: string, run: () => undefined): AnyRuleset => {
  const table = new Map(gundam.table);
  const found = table.get(program);
  assert.ok(found);
  const steps = found.steps.map((step) => (step.clause === clause ? { ...step, run } : step));
  table.set(program, { ...found, steps } as typeof found);
  return { ...gundam, table };
};

test('a game in which the engine fails becomes a small case that fails so where it is pasted', () => {
  const broken = changed('attack', '7-4-1', () => {
    throw new Error('a battle that can’t end');
  });
  const small = failingGame(broken, plan(0), 400);
  assert.ok(small);
  assert.equal(small.start, undefined);
  assert.ok((small.steps ?? []).length <= 4, JSON.stringify(small.steps));
  const text = caseText(small);
  assert.ok(text.split('\n').length < 40, text);
  assert.match(pasted(text, broken).join('\n'), /the engine failed: Error: a battle that can’t end/);
  assert.deepEqual(pasted(text, gundam), []);
});

test('a law that is broken in a random game gives a small case as well', () => {
  const broken = changed('attack', '7-4-1', () => {
    throw new Error('a step that nobody gets out of');
  });
  const choices = Array.from({ length: 60 }, (_, at) => at * 7 + 3);
  const small = lawCase({ ...subject, rules: broken }, 'a law', { seed: 'law 1', decks: [0, 1], choices });
  assert.ok(small);
  const text = caseText(small);
  assert.match(pasted(text, broken).join('\n'), /a step that nobody gets out of/);
  assert.deepEqual(pasted(text, gundam), []);
});

test('a game that comes out otherwise than another edition says becomes a small case that says what is right', () => {
  const wrong = changed('attack', '7-7-1', () => undefined);
  const actions: Action[] = [];
  const { decks, seed } = plan(1);
  const dice = diceFrom(seed);
  const seats = [
    { name: 'Player 1', deck: decks[0].deck },
    { name: 'Player 2', deck: decks[1].deck },
  ] as const;
  let now = start(gundam, gundam.sampleCards, { seats, seed, options });
  for (let at = 0; now.ok && !now.value.outcome && at < 250; at++) {
    const action = listedAction(now.value.awaiting, dice);
    assert.ok(action);
    actions.push(action);
    now = adjudicate(gundam, gundam.sampleCards, now.value.state, action);
  }
  const law = {
    rules: wrong,
    cards: gundam.sampleCards,
    options,
    expect: (bare: Parameters<typeof recordedCase>[0]) => {
      const played = playCase(gundam, gundam.sampleCards, options, bare);
      return played && recordedCase(bare, played);
    },
  };
  const small = counterexample(law, gameCase('an edition that forgets', plan(1), actions), 300);
  assert.ok(small);
  const text = caseText(small);
  assert.notDeepEqual(pasted(text, wrong), []);
  assert.deepEqual(pasted(text, gundam), []);
  assert.ok((small.steps ?? []).length < 6, text);
});
