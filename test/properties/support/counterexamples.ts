import type { CaseForm } from '../../../src/conformance/format.ts';
import type { Action } from '../../../src/engine/index.ts';
import { adjudicate, copyOf, decisions, start } from '../../../src/engine/index.ts';
import { counterexample, gameCase } from '../../../src/search/counterexample.ts';
import type { Plan } from './play.ts';
import { chosen, seatsOf } from './play.ts';
import type { Subject } from './subject.ts';

/**
 * The game of a plan that breaks a law as the smallest conformance case that fails in the same way: an option that is offered and
 * refused, an unsound state, an error of the engine. Null where a case can't say what is broken, such as what somebody may see.
 */
export function lawCase(subject: Subject, law: string, plan: Plan): CaseForm | null {
  const { rules } = subject;
  const cards = rules.sampleCards;
  const request = seatsOf(subject, plan);
  const actions: Action[] = [];
  const decks = request.seats.map(({ name, deck }) => ({ id: name, title: name, deck }));
  const [one, other] = decks;
  if (one === undefined || other === undefined) return null;
  const at = (taken: readonly Action[]): CaseForm | null =>
    counterexample(
      { rules, cards, options: request.options },
      gameCase(`${rules.id}: ${law}`, { seed: plan.seed, decks: [one, other] }, taken),
      LAW_TRIES,
    );
  let now = start(rules, cards, request);
  for (const choice of plan.choices) {
    if (!now.ok || now.value.outcome) break;
    const { state } = now.value;
    // What is offered and refused may be any of the options, not only the one that is taken.
    const offered = decisions(rules, cards, copyOf(state)).flatMap(({ options }) => options);
    const refused = offered.find(({ action }) => !accepts(subject, state, action));
    if (refused) return at([...actions, refused.action]);
    const action = chosen(now.value.awaiting, choice);
    actions.push(action);
    try {
      now = adjudicate(rules, cards, state, action);
    } catch {
      return at(actions);
    }
  }
  return at(actions);
}

/** How many smaller cases are tried. */
const LAW_TRIES = 400;

function accepts({ rules }: Subject, state: object, action: Action): boolean {
  try {
    return adjudicate(rules, rules.sampleCards, copyOf(state) as never, action).ok;
  } catch {
    return false;
  }
}
