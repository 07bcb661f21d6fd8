import {
  type AnyRuleset,
  type CardSet,
  checkSeal,
  checkState,
  type Fault,
  faultsOf,
  type Game,
  type GameState,
  type Json,
} from '../engine/index.ts';
import type { Call } from './caller.ts';
import type { Parts } from './parts.ts';
import { type Answer, bad, good, refused } from './problem.ts';

export type AnyState = GameState<object>;

/** A state of a caller that was found to be one that the rules could have left. */
export interface Incoming {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  state: AnyState;
}

const below = (base: string, faults: readonly Fault[]) =>
  faults.map((fault) => ({ ...fault, path: base + fault.path, in: 'body' as const }));

export function findRuleset(parts: Pick<Parts, 'rulesets'>, id: string): Answer<AnyRuleset> {
  const found = parts.rulesets.get(id);
  return found ? good(found) : bad('unknown-ruleset', `There is no ruleset ${JSON.stringify(id)}.`);
}

/**
 * Looks for everything that can be wrong with a state whose envelope has the right shape, cheapest first. A state that
 * was `ours`, sealed here, is sound; only the edition of its rules and its cards can have gone.
 */
export async function receive(
  call: Call,
  state: AnyState,
  own: readonly Json[] | undefined,
  ours = false,
): Promise<Answer<Incoming>> {
  const ruleset = findRuleset(call, state.ruleset.id);
  if (!ruleset.ok) return ruleset;
  const rules = ruleset.value;
  const shaped = ours ? good(null) : shapeOf(rules, state);
  if (!shaped.ok) return shaped;
  if (state.ruleset.hash !== rules.hash || state.ruleset.version !== rules.version) {
    return bad('ruleset-mismatch', `The state was made by another edition of ${rules.id}.`, {
      statedHash: state.ruleset.hash,
      actualHash: rules.hash,
    });
  }
  const cards = await cardsOf(call, rules, state, own);
  if (!cards.ok) return cards;
  if (ours) return good({ rules, cards: cards.value, state });
  const impossible = soundly(call, () => checkState(rules, cards.value, state));
  if (!impossible.ok) return impossible;
  if (impossible.value.length > 0) {
    return bad('state-invalid', 'The rules could not have led to this state.', {
      errors: below('/state', impossible.value),
    });
  }
  return good({ rules, cards: cards.value, state });
}

/** Whether the board and the options are those of the ruleset, and the state is as it was handed out. */
function shapeOf(rules: AnyRuleset, state: AnyState): Answer<null> {
  const board = rules.board.safeParse(state.board);
  const options = rules.options.safeParse(state.options);
  const faults = [
    ...(board.success ? [] : board.error.issues.flatMap((issue) => faultsOf(issue, '/state/board'))),
    ...(options.success ? [] : options.error.issues.flatMap((issue) => faultsOf(issue, '/state/options'))),
  ];
  if (faults.length > 0) return bad('invalid-request', 'The state has the wrong form.', { errors: below('', faults) });
  const broken = checkSeal(state);
  return broken ? refused(broken) : good(null);
}

async function cardsOf(call: Call, rules: AnyRuleset, state: AnyState, own: readonly Json[] | undefined) {
  if (own === undefined) return call.cardSets.find(call.caller.tenant, rules, state.cards);
  const compiled = call.cardSets.compile(call.caller.tenant, rules, own, '/cards');
  if (!compiled.ok || compiled.value.hash === state.cards) return compiled;
  return bad('card-set-mismatch', 'The cards that were sent are not those of the state.', {
    statedHash: state.cards,
    actualHash: compiled.value.hash,
  });
}

/**
 * Runs the engine on a state that a caller could have bent. The checks above find most of what can be wrong; what they
 * miss makes a step of the rules fail, and is the caller's fault then. It is logged, because it could be ours.
 */
export function soundly<T>(parts: Pick<Parts, 'log'>, run: () => T): Answer<T> {
  try {
    return good(run());
  } catch (error) {
    parts.log.error({ err: error }, 'the rules failed on a state from outside');
    return bad('state-invalid', 'The rules cannot go on from this state.');
  }
}
