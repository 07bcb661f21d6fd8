import type { AdjudicationRequest } from '../contracts/requests.ts';
import { type AnyState, receive, soundly } from './incoming.ts';
import type { Parts } from './parts.ts';
import { type Answer, good, type Problem, refused } from './problem.ts';
import { conflict, record, unknownMatch } from './record.ts';
import { judge, type Verdict } from './verdict.ts';

/**
 * The main job: checks the state and the action, and runs to the next decision. A state that belongs to a match is
 * recorded there, if it is the match's last one; the same action on the same ply gets the same verdict again.
 */
export async function adjudicateState(parts: Parts, request: AdjudicationRequest): Promise<Answer<Verdict>> {
  const state = request.state as AnyState;
  const { action } = request;
  const sent = { match: state.match, hash: state.hash };
  const received = await receive(parts, state, request.cards);
  if (!received.ok) return explained(parts, sent, received.problem);
  const judged = soundly(parts, () => judge(received.value, action));
  if (!judged.ok) return explained(parts, sent, judged.problem);
  const result = judged.value;
  if (!result.ok) return explained(parts, sent, refused(result.refusal).problem);
  if (sent.match === null) return good(result.value);
  return record(parts, { id: sent.match.id, ply: sent.match.ply, hash: sent.hash }, action, result.value);
}

interface Sent {
  match: { id: string; ply: number } | null;
  hash: string;
}

/** A refusal on a state of a match says first whether that match is still there and still at that state. */
async function explained(parts: Parts, { match, hash }: Sent, problem: Problem): Promise<Answer<Verdict>> {
  if (match === null) return { ok: false, problem };
  const head = await parts.store.matches.find(match.id);
  if (head === null) return unknownMatch(match.id);
  if (problem.code === 'state-hash-mismatch') {
    return { ok: false, problem: { ...problem, currentPly: head.ply, currentHash: head.stateHash } };
  }
  if (head.ply !== match.ply || head.stateHash !== hash) return conflict(head, hash);
  if (problem.code === 'state-invalid')
    throw new Error(`match ${match.id}: its own state at ply ${head.ply} is not sound`);
  return { ok: false, problem };
}
