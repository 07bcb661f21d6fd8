import assert from 'node:assert/strict';
import type { StepForm } from '../../src/conformance/format.ts';
import { opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { actionOf } from '../../src/conformance/run.ts';
import type { Scene } from '../../src/conformance/scene.ts';
import type { AnyRuleset, CardSet, Game, Refusal } from '../../src/engine/index.ts';
import type { Came } from './support/interludes.ts';
import { Account, difference, interrupted, interruptedCards, Playing } from './support/interludes.ts';

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

/** What came of one step of a case as it was played, or of its beginning. */
export interface Played {
  scene: Scene;
  refusal: Refusal | null;
}

/** Of these, what the steps of one call come to counts; cut up into calls of their own they are not stopped. */
const isBounded = ({ scene, refusal }: Played): boolean =>
  refusal?.code === 'budget-exceeded' || scene.events.some(({ type }) => type === 'loop-guard');

/** Plays a case with an unrelated question before every step, and compares what comes of each action with what came of it without. */
export function comparedCase(one: ReadyCase, played: readonly Played[]): void {
  const { options, form, opened } = one;
  if (!opened.ok) return;
  const [otherRules, otherCards] = cutUp(one);
  const reopened = opening(otherRules, otherCards, options, form);
  assert.ok(reopened.ok);
  const cut = new Playing(otherRules, otherCards);
  const plain = played.some(isBounded) ? unbounded(one) : accountOf(played);
  assert.equal(difference(cut.begin(reopened.run()), plain(undefined)), null);
  cut.name(form.begin?.names);
  for (const step of (form.steps ?? []).slice(0, played.length - 1)) {
    const came = cut.act(actionOf(step, cut));
    assert.equal(difference(came, plain(step)), null, `after ${JSON.stringify(step)}`);
    cut.name(step.names);
  }
}

/** What came of the beginning of a case, and then of each step, as it was played. */
function accountOf(played: readonly Played[]): (step: StepForm | undefined) => Came {
  const account = new Account();
  const rest = played.values();
  return () => {
    const { scene, refusal } = rest.next().value ?? assert.fail('the case was not played so far');
    return refusal === null ? account.came(scene.events, scene) : account.refused(refusal, scene);
  };
}

/** The same, played once more without a bound. */
function unbounded({ rules, cards, form, opened }: ReadyCase): (step: StepForm | undefined) => Came {
  assert.ok(opened.ok);
  const begun = opened.run();
  const game = new Playing(rules, cards);
  return (step) => {
    const came = step === undefined ? game.begin(begun) : game.act(actionOf(step, game));
    game.name(step === undefined ? form.begin?.names : step.names);
    return came;
  };
}
