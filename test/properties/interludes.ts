import assert from 'node:assert/strict';
import { relative } from 'node:path';
import test from 'node:test';
import { opening } from '../../src/conformance/open.ts';
import type { CaseFile, ReadyCase } from '../../src/conformance/read.ts';
import { actionOf } from '../../src/conformance/run.ts';
import type { AnyRuleset, CardSet, Game } from '../../src/engine/index.ts';
import { difference, interrupted, interruptedCards, Playing } from './support/interludes.ts';

/** Chains that a guard cuts off take thousands of steps; so many of them are calls of their own. */
const MOST = 600;

type Both = readonly [AnyRuleset, CardSet<Game>];
const made = new WeakMap<AnyRuleset, WeakMap<CardSet<Game>, Both>>();

/** The rules and the cards of a case with a question before every step: the same for all cases that share them, as what games remember of them is. */
function cutUp({ rules, cards }: ReadyCase): Both {
  const known = made.get(rules) ?? new WeakMap<CardSet<Game>, Both>();
  made.set(rules, known);
  const both = known.get(cards) ?? [interrupted(rules, MOST), interruptedCards(cards, MOST)];
  known.set(cards, both);
  return both;
}

/** Plays a case twice, once with an unrelated question before every step, and compares what came of each action. */
function comparedCase(one: ReadyCase): void {
  const { rules, cards, options, form, opened } = one;
  if (!opened.ok) return;
  const [otherRules, otherCards] = cutUp(one);
  const reopened = opening(otherRules, otherCards, options, form);
  assert.ok(reopened.ok);
  const plain = new Playing(rules, cards);
  const cut = new Playing(otherRules, otherCards);
  assert.equal(difference(cut.begin(reopened.run()), plain.begin(opened.run())), null);
  for (const game of [plain, cut]) game.name(form.begin?.names);
  for (const step of form.steps ?? []) {
    const [here, there] = [actionOf(step, plain), actionOf(step, cut)];
    assert.equal(difference(cut.act(there), plain.act(here)), null, `after ${JSON.stringify(step)}`);
    for (const game of [plain, cut]) game.name(step.names);
  }
}

/** No question before a step of a case changes what comes of it, in any case of these files, which are named from `home` on. */
export function interludes(files: readonly CaseFile[], home: string): void {
  for (const { file, cases } of files) {
    test(`${relative(home, file)}: a question before every step changes nothing`, async (file) => {
      for (const one of cases) await file.test(one.name, () => comparedCase(one));
    });
  }
}
