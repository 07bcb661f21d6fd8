import type { AdjudicationRequest } from '../../contracts/requests.ts';
import type { Action, PlayerId, Result } from '../../engine/index.ts';
import type { Call } from '../call.ts';
import { checkScope, mayActFor } from '../callers/caller.ts';
import { openState } from '../delivery/sealed.ts';
import { findMatch } from '../matches/load-match.ts';
import { goingOf } from '../matches/matches.ts';
import { currentPosition, plyConflict, recordVerdict } from '../matches/record.ts';
import { goOn, orderOf } from '../play/auto.ts';
import { failureOf, validateState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { resolveAction } from '../play/verdict.ts';
import type { Answer, Problem } from '../problem.ts';
import { good } from '../problem.ts';
import { refusedBy } from '../refused-by.ts';

/**
 * The main job: checks the state and the action, and runs to the next decision. A state that belongs to a match is
 * recorded there, if it is the match's last one; the same action on the same ply gets the same verdict again.
 *
 * It always waits for two things, also where they are there: for a sound state, and for the verdict. These are the ends of steps, which
 * calls that came together take one after the other (`../../doors/together.ts`). Everything else goes on at once where it is there.
 */
export async function adjudicateState(call: Call, request: AdjudicationRequest): Promise<Answer<Verdict>> {
  const opening = openState(call, request.state);
  const opened = opening instanceof Promise ? await opening : opening;
  if (!opened.ok) return opened;
  const { state, ours } = opened.value;
  const { action } = request;
  const sent = { match: state.match, hash: state.hash };
  const open = sent.match === null ? [] : state.awaiting.map(({ id }) => id);
  const allowed = mayRecord(call, sent.match, action);
  if (!allowed.ok) return allowed;
  const received = await validateState(call, state, request.cards, ours);
  if (!received.ok) return explained(call, sent, received.problem);
  let result: Result<Verdict>;
  try {
    result = await resolveAction(call, received.value, action);
  } catch (error) {
    return explained(call, sent, failureOf(call, error));
  }
  if (!result.ok) return explained(call, sent, refusedBy(call, received.value.rules, result.refusal).problem);
  if (sent.match === null) {
    const order = orderOf(request.auto, action.player);
    const going = goOn(call, result.value, received.value, { order, covers: mayDecideFor(call, request) });
    return good(going instanceof Promise ? await going : going);
  }
  const auto = request.auto === undefined ? await call.standingOrders.of(call, sent.match.id) : null;
  const going = goingOf(call, { id: sent.match.id, auto }, request);
  const verdict = await goOn(call, result.value, received.value, going);
  // No action is taken on a state that is over.
  const before = { ...sent.match, hash: sent.hash, text: received.value.text, open, outcome: null };
  return recordVerdict(call, before, action, verdict, received.value);
}

/** For whom the service may decide: players whom the caller may act for; of a sealed state, which only judges may open, who acts. */
const mayDecideFor =
  ({ caller }: Call, { state, action }: AdjudicationRequest) =>
  (player: PlayerId): boolean =>
    player === action.player || (caller.seat === null && (typeof state !== 'string' || caller.scopes.has('judge')));

/** A state of a match is recorded in the match, which needs a scope beyond adjudicating. */
function mayRecord({ caller }: Call, match: Sent['match'], action: Action): Answer<null> {
  const allowed = match === null ? good(null) : checkScope(caller, 'matches:write', true);
  return allowed.ok ? mayActFor(caller, match?.id ?? null, action.player) : allowed;
}

interface Sent {
  match: { id: string; ply: number } | null;
  hash: string;
}

/**
 * Before an action on a state of a match is refused, the match is checked: does it exist, and is it still at that
 * state?
 */
async function explained(call: Call, { match, hash }: Sent, problem: Problem): Promise<Answer<Verdict>> {
  if (match === null) return { ok: false, problem };
  const found = await findMatch(call, match.id);
  if (!found.ok) return found;
  const head = found.value;
  if (problem.code === 'state-hash-mismatch') {
    return { ok: false, problem: { ...currentPosition(call, head, null), ...problem } };
  }
  if (head.ply !== match.ply || head.stateHash !== hash) return plyConflict(call, head, hash);
  if (problem.code === 'state-invalid')
    throw new Error(`match ${match.id}: its own state at ply ${head.ply} is not sound`);
  return { ok: false, problem };
}
