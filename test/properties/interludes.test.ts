import assert from 'node:assert/strict';
import { relative, resolve } from 'node:path';
import test from 'node:test';
import { known } from '../../src/cli/known.ts';
import { readAll } from '../../src/conformance/find.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { actionOf } from '../../src/conformance/run.ts';
import { difference, interrupted, interruptedCards, Playing } from './support/interludes.ts';

/** Chains that a guard cuts off take thousands of steps; so many of them are calls of their own. */
const MOST = 600;

const home = resolve(import.meta.dirname, '../conformance');

/** Plays a case twice, once with an unrelated question before every step, and compares what came of each action. */
function comparedCase({ rules, cards, options, form, opened }: ReadyCase): void {
  if (!opened.ok) return;
  const [otherRules, otherCards] = [interrupted(rules, MOST), interruptedCards(cards, MOST)];
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

for (const { file, cases } of readAll(home, known)) {
  test(`${relative(home, file)}: a question before every step changes nothing`, async (file) => {
    for (const one of cases) await file.test(one.name, () => comparedCase(one));
  });
}
