import type { ActRequest, MatchRequest } from '../contracts/requests.ts';
import type { Json } from '../engine/index.ts';
import type { StoredPly } from '../store/store.ts';
import { recall, stateAt } from './history.ts';
import type { Parts } from './parts.ts';
import { type Answer, good, refused } from './problem.ts';
import { conflict, record, sameAction } from './record.ts';
import { open, prepare } from './start.ts';
import { newId } from './unique.ts';
import { begun, judge, type Verdict } from './verdict.ts';

/** Starts a match and records it. Cards that were written out are registered with it. */
export async function startMatch(parts: Parts, request: MatchRequest): Promise<Answer<Verdict>> {
  const prepared = await prepare(parts, request.ruleset, request);
  if (!prepared.ok) return prepared;
  const { rules, cards, seats, options, seed } = prepared.value;
  const result = open(prepared.value);
  if (!result.ok) return refused(result.refusal);
  const { state } = result.value;
  state.match = { id: newId(), ply: 0 };
  const verdict = begun(rules, cards, result.value);
  if (Array.isArray(request.cards)) await parts.store.cardSets.put(rules.id, cards.hash, cards.source as Json[]);
  await parts.store.matches.create({
    id: state.match.id,
    ruleset: state.ruleset,
    cards: cards.hash,
    seed,
    seats,
    options,
    tags: request.tags ?? [],
    outcome: verdict.outcome,
    stateHash: state.hash,
    state: verdict.text,
    events: verdict.events,
  });
  return good(verdict);
}

/** How often an action without `expectedPly` is tried again when somebody else was faster. */
const ATTEMPTS = 3;

/** Acts on the recorded state of a match, for callers that hold none. */
export async function act(parts: Parts, id: string, request: ActRequest): Promise<Answer<Verdict>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await actOnce(parts, id, request);
    const raced = !answer.ok && answer.problem.code === 'ply-conflict';
    if (!raced || request.expectedPly !== undefined || attempt >= ATTEMPTS) return answer;
  }
}

async function actOnce(parts: Parts, id: string, { action, expectedPly }: ActRequest): Promise<Answer<Verdict>> {
  const recalled = await recall(parts, id);
  if (!recalled.ok) return recalled;
  const { match, last, rules, cards, state } = recalled.value;
  const again = await answered(parts, id, last, expectedPly);
  if (again && sameAction(again.action, action)) {
    const before = await stateAt(parts, recalled.value, again.ply - 1);
    if (!before.ok) return before;
    const repeated = judge(before.value, action);
    if (!repeated.ok || repeated.value.state.hash !== again.hashAfter) {
      throw new Error(`match ${id}: ply ${again.ply} came out differently`);
    }
    return good(repeated.value);
  }
  if (expectedPly !== undefined && expectedPly !== match.ply) return conflict(match, null);
  const result = judge({ rules, cards, state }, action);
  if (!result.ok) return refused(result.refusal);
  return record(parts, { id, ply: match.ply, hash: match.stateHash }, action, result.value);
}

/** The ply that the action could be a repetition of: the one after `expectedPly`, or the last one. */
async function answered(parts: Parts, id: string, last: StoredPly, expectedPly: number | undefined) {
  if (expectedPly === undefined) return last.action === null ? null : last;
  if (expectedPly >= last.ply) return null;
  return expectedPly + 1 === last.ply ? last : parts.store.matches.ply(id, expectedPly + 1);
}
