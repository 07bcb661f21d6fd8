import type { AnyRuleset, CardSet, Fault, Game, GameState, Json } from '../../engine/index.ts';
import { checkedStateText, contentText, readShape, Stopped } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer, Problem } from '../problem.ts';
import { bad, good, refused } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { otherEdition } from '../rules/other-edition.ts';
import { Abandoned, Overloaded } from '../runs/given-up.ts';
import { runFor } from '../runs/run-for.ts';
import { andThen } from '../turns.ts';

export type AnyState = GameState<object>;

/** A state from a caller that has passed all checks. */
export interface PlayableState {
  rules: AnyRuleset;
  cards: CardSet<Game>;
  state: AnyState;
  /** The state as text, from before anything is done to it. */
  text: string;
}

const below = (base: string, faults: readonly Fault[]) =>
  faults.map((fault) => ({ ...fault, path: base + fault.path, in: 'body' as const }));

/**
 * Checks a state whose envelope has the right shape. A state that was sealed here, whose text is `ours`, or is known by its
 * content is valid; only the edition of its rules and its cards may be missing.
 */
export function validateState(
  call: Call,
  state: AnyState,
  own: readonly Json[] | undefined,
  ours: string | null = null,
): Answer<PlayableState> | Promise<Answer<PlayableState>> {
  const ruleset = findRuleset(call, state.ruleset.id);
  if (!ruleset.ok) return ruleset;
  const rules = ruleset.value;
  const read = ours === null ? textOf(state) : good(ours);
  // Its stated hash is that of its content, or it was sealed here.
  const known = read.ok && (ours !== null || call.knownStates.has(state.hash));
  if (!known) {
    const wrong = shapeOf(rules, state);
    if (wrong !== null) return wrong;
  }
  if (!read.ok) return read;
  if (state.ruleset.hash !== rules.hash || state.ruleset.version !== rules.version) {
    return otherEdition(state.ruleset, rules, state.match?.id ?? null);
  }
  const text = read.value;
  const cards = cardsOf(call, rules, state, own);
  return andThen(cards, (found) => playable(call, found, { rules, state, text }, known));
}

/** A state with its cards; one that is not `known` is looked at by the rules. */
function playable(
  call: Call,
  cards: Answer<CardSet<Game>>,
  { rules, state, text }: Omit<PlayableState, 'cards'>,
  known: boolean,
): Answer<PlayableState> | Promise<Answer<PlayableState>> {
  if (!cards.ok) return cards;
  const received = { rules, cards: cards.value, state, text };
  return known ? good(received) : possible(call, received);
}

async function possible(call: Call, received: PlayableState): Promise<Answer<PlayableState>> {
  const { state, text } = received;
  const impossible = await guardEngine(call, () => runFor(call, 'check', received, { state }));
  if (!impossible.ok) return impossible;
  if (impossible.value.length > 0) {
    return bad('state-invalid', 'The rules could not have led to this state.', {
      errors: below('/state', impossible.value),
    });
  }
  call.knownStates.add(state.hash, contentText(text));
  return good(received);
}

/** The text of a state that is as it was handed out. */
function textOf(state: AnyState): Answer<string> {
  const read = checkedStateText(state);
  return read.ok ? good(read.value) : refused(read.refusal);
}

/** The problem of a state whose board or options are not those of the ruleset; null where they are. */
function shapeOf(rules: AnyRuleset, state: AnyState): ReturnType<typeof bad> | null {
  const board = readShape(rules.board, state.board, '/state/board');
  const options = readShape(rules.options, state.options, '/state/options');
  const faults = [...(board.success ? [] : board.faults), ...(options.success ? [] : options.faults)];
  if (faults.length === 0) return null;
  return bad('invalid-request', 'The state has the wrong form.', { errors: below('', faults) });
}

function cardsOf(call: Call, rules: AnyRuleset, state: AnyState, own: readonly Json[] | undefined) {
  return own === undefined
    ? call.cardSets.find(call.caller.tenant, rules, state.cards)
    : ownCards(call, rules, state, own);
}

async function ownCards(
  call: Call,
  rules: AnyRuleset,
  state: AnyState,
  own: readonly Json[],
): Promise<Answer<CardSet<Game>>> {
  const compiled = await call.cardSets.compile(call.caller.tenant, rules, own, '/cards');
  if (!compiled.ok || compiled.value.hash === state.cards) return compiled;
  return bad('card-set-mismatch', 'The cards that were sent are not those of the state.', {
    statedHash: state.cards,
    actualHash: compiled.value.hash,
  });
}

/** The problem of an adjudication that threw; what is no fault of the state is thrown again. */
export function failureOf({ log }: Pick<Call, 'log'>, error: unknown): Problem {
  if (error instanceof Stopped) return refused(error.refusal).problem;
  if (error instanceof Overloaded || error instanceof Abandoned) throw error;
  log.error({ err: error }, 'the rules failed on a state from outside');
  return { code: 'state-invalid', detail: 'The rules cannot go on from this state.' };
}

/**
 * Runs the engine on a state that a caller could have tampered with. The checks above find most faults; what they miss
 * makes a step of the rules throw, which becomes `state-invalid`. It is logged, because the fault could be ours. Cards
 * that make too much work are refused.
 */
export function guardEngine<T>(parts: Pick<Call, 'log'>, run: () => T | Promise<T>): Answer<T> | Promise<Answer<T>> {
  const failed = (error: unknown): Answer<T> => ({ ok: false, problem: failureOf(parts, error) });
  try {
    const running = run();
    return running instanceof Promise ? running.then(good, failed) : good(running);
  } catch (error) {
    return failed(error);
  }
}
