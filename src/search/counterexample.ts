import type { ActForm, CaseForm, StateForm, StepForm } from '../conformance/format.ts';
import { opening } from '../conformance/open.ts';
import { looseCase } from '../conformance/read.ts';
import { actionOf, runCase } from '../conformance/run.ts';
import type { Action, AnyRuleset, CardSet, Game, GameState, Json, JsonObject } from '../engine/index.ts';
import { adjudicate, copyOf } from '../engine/index.ts';
import type { GamePlan } from '../simulate/game.ts';
import { playGame } from '../simulate/game.ts';
import { shrunk } from './shrink.ts';

/** What a game has to keep to, and what it is played with. */
export interface Law {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  options: JsonObject;
  /**
   * What should come of a case that says only where it begins and what is done; null where it can't be said. Without it a case
   * only has to go through: nothing that is offered is refused, no state is unsound, and the engine does not fail.
   */
  expect?: (bare: CaseForm) => CaseForm | null;
}

/** The first way in which a case fails, without the names and numbers in it: another case that fails so fails in the same way. */
export function failureOf({ rules, cards, options, expect }: Law, bare: CaseForm): string | null {
  const form = expect === undefined ? bare : expect(bare);
  if (form === null) return null;
  const opened = opening(rules, cards, options, form);
  if (!opened.ok) return null;
  const of = looseCase({ rules, cards, options }, form, opened);
  const [failure] = runCase(of).failures;
  const [said = ''] = failure?.what.split('\n') ?? [];
  return failure === undefined ? null : said.replace(/".*|#\d.*|\{.*|\d+/g, '');
}

/** How many decisions before the failing one a position may lie: a position is worth a few plies more than a state. */
const BACK = 8;

/**
 * The smallest case that it finds which fails in the same way as `form`, with what is expected of it: fewer plies, fewer cards,
 * and from a position where one can say it. Null where `form` does not fail.
 */
export function counterexample(law: Law, form: CaseForm, tries?: number): CaseForm | null {
  const failure = failureOf(law, form);
  if (failure === null) return null;
  const { start: _, position: __, state: ___, from: ____, steps: _____, ...said } = form;
  const fails = (smaller: unknown) => failureOf(law, { ...said, ...(smaller as object) } as CaseForm) === failure;
  const beginning = shortest(law, form, fails);
  const small = shrunk(beginning as unknown as Json, fails, tries) as unknown as Partial<CaseForm>;
  const bare: CaseForm = { ...said, ...small };
  return law.expect?.(bare) ?? asserting(law, bare);
}

/** The latest beginning from which the rest of a case fails so: a position, else a state, else the case as it is. */
function shortest(law: Law, form: CaseForm, fails: (smaller: unknown) => boolean): Partial<CaseForm> {
  const steps = form.steps ?? [];
  const states = statesOf(law, form);
  let latest: Partial<CaseForm> | null = null;
  const last = Math.min(states.length, steps.length) - 1;
  for (let at = last; at >= 0 && at > last - BACK; at--) {
    const state = states[at];
    if (state === undefined) continue;
    const rest = steps.slice(at);
    const position = law.rules.written?.(state, law.cards) ?? null;
    if (position !== null && fails({ position, steps: rest }))
      return JSON.parse(JSON.stringify({ position, steps: rest }));
    if (latest === null && fails({ state: stateForm(state), steps: rest }))
      latest = { state: stateForm(state), steps: rest };
  }
  return latest ?? { ...(form.start ? { start: form.start } : { position: form.position, state: form.state }), steps };
}

/** The state before each step of a case, as far as it comes. */
function statesOf({ rules, cards, options }: Law, form: CaseForm): GameState<object>[] {
  const opened = opening(rules, cards, options, form);
  if (!opened.ok) return [];
  const states: GameState<object>[] = [];
  try {
    let now = opened.run();
    for (const step of form.steps ?? []) {
      if (!now.ok) break;
      const { awaiting, state } = now.value;
      states.push(copyOf(state));
      now = adjudicate(rules, cards, state, actionOf(step, { awaiting, bound: new Map(), cards }));
    }
  } catch {
    // The engine fails in this step: that is what the case is about, and the states before it are there.
  }
  return states;
}

function stateForm({
  counters,
  rng,
  frames,
  pending,
  modifiers,
  fresh,
  awaiting,
  board,
}: GameState<object>): StateForm {
  return JSON.parse(JSON.stringify({ counters, rng, frames, pending, modifiers, fresh, awaiting, board }));
}

/** A case has to expect something: that what is done first is offered. */
function asserting(law: Law, form: CaseForm): CaseForm {
  const act = form.steps?.[0]?.p1 ?? form.steps?.[0]?.p2;
  if (typeof act === 'string' && act !== 'concede') return { ...form, begin: { offered: [act] } };
  return { ...form, then: { state: { '$.ruleset.id': law.rules.id } } };
}

const actOf = ({ option, answer }: Action): ActForm => option ?? { answer: answer ?? null };

/** What was done as the steps of a case. */
export const stepsOf = (actions: readonly Action[]): StepForm[] =>
  actions.map((action) => ({ [action.player]: action.concede ? 'concede' : actOf(action) }) as StepForm);

/** A game from its start as a case. */
export function gameCase(
  name: string,
  { seed, decks }: Pick<GamePlan, 'seed' | 'decks'>,
  actions: readonly Action[],
): CaseForm {
  const seats = decks.map(({ deck }, at) => ({ name: `Player ${at + 1}`, deck })) as unknown as NonNullable<
    CaseForm['start']
  >['seats'];
  return { name, clauses: [], start: { seats, seed }, steps: stepsOf(actions) };
}

/** A random game that fails as the smallest case that fails so; null where it does not fail, or not as a case can. */
export function failingGame(rules: AnyRuleset, plan: GamePlan, tries?: number): CaseForm | null {
  const taken: Action[] = [];
  const { failure, last } = playGame(rules, plan, (_decision, action) => taken.push(action));
  if (failure === null) return null;
  const actions = last === null ? taken : [...taken, last];
  const law = { rules, cards: rules.sampleCards, options: plan.options };
  return counterexample(law, gameCase(`game ${plan.seed}: ${failure.split('\n')[0]}`, plan, actions), tries);
}
