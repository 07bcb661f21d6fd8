import type { ActRequest, MatchRequest } from '../contracts/requests.ts';
import type { Json } from '../engine/index.ts';
import type { StoredPly } from '../store/store.ts';
import { type Call, mayActFor } from './caller.ts';
import { recall, stateAt } from './history.ts';
import { measured } from './meter.ts';
import { type Answer, good, refused } from './problem.ts';
import { conflict, record, sameAction } from './record.ts';
import { seedHashOf, seedOf, spend } from './seeds.ts';
import { open, prepare } from './start.ts';
import { newId } from './unique.ts';
import { begun, judge, type Verdict } from './verdict.ts';

/** Starts a match and records it. Cards that were written out are registered with it. */
export async function startMatch(call: Call, request: MatchRequest): Promise<Answer<Verdict>> {
  const { tenant } = call.caller;
  const asked = await seedOf(call, request.seed);
  if (!asked.ok) return asked;
  const prepared = await prepare(call, request.ruleset, { ...request, seed: asked.value });
  if (!prepared.ok) return prepared;
  const { rules, cards, seats, options, seed } = prepared.value;
  const result = measured(call, { ruleset: rules.id, match: null }, () => open(prepared.value));
  if (!result.ok) return refused(result.refusal);
  const { state } = result.value;
  state.match = { id: newId(), ply: 0 };
  const verdict = begun(rules, cards, result.value);
  const fair = typeof request.seed === 'object' ? request.seed : null;
  const spent = fair === null ? good(null) : await spend(call, fair, state.match.id);
  if (!spent.ok) return spent;
  if (Array.isArray(request.cards)) {
    await call.store.cardSets.put(tenant, rules.id, cards.hash, cards.source as Json[]);
  }
  await call.store.matches.create({
    id: state.match.id,
    tenant,
    ruleset: state.ruleset,
    cards: cards.hash,
    seed,
    seats,
    options,
    tags: request.tags ?? [],
    event: request.event ?? null,
    round: request.round ?? null,
    table: request.table ?? null,
    clock: null,
    seedHash: seedHashOf(seed),
    fair,
    forkedFrom: null,
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
export async function act(call: Call, id: string, request: ActRequest): Promise<Answer<Verdict>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await actOnce(call, id, request);
    const raced = !answer.ok && answer.problem.code === 'ply-conflict';
    if (!raced || request.expectedPly !== undefined || attempt >= ATTEMPTS) return answer;
  }
}

async function actOnce(call: Call, id: string, { action, expectedPly }: ActRequest): Promise<Answer<Verdict>> {
  const allowed = mayActFor(call.caller, id, action.player);
  if (!allowed.ok) return allowed;
  const recalled = await recall(call, id);
  if (!recalled.ok) return recalled;
  const { match, last, rules, cards, state } = recalled.value;
  const again = await answered(call, id, last, expectedPly);
  if (again && sameAction(again.action, action)) {
    const before = await stateAt(call, recalled.value, again.ply - 1);
    if (!before.ok) return before;
    const repeated = judge(call, before.value, action);
    if (!repeated.ok || repeated.value.state.hash !== again.hashAfter) {
      throw new Error(`match ${id}: ply ${again.ply} came out differently`);
    }
    return good(repeated.value);
  }
  if (expectedPly !== undefined && expectedPly !== match.ply) return conflict(match, null);
  const open = state.awaiting.map((awaiting) => awaiting.id);
  const result = judge(call, { rules, cards, state }, action);
  if (!result.ok) return refused(result.refusal);
  return record(call, { id, ply: match.ply, hash: match.stateHash, open }, action, result.value);
}

/** The ply that the action could be a repetition of: the one after `expectedPly`, or the last one. */
async function answered(call: Call, id: string, last: StoredPly, expectedPly: number | undefined) {
  if (expectedPly === undefined) return last.action === null ? null : last;
  if (expectedPly >= last.ply) return null;
  return expectedPly + 1 === last.ply ? last : call.store.matches.ply(id, expectedPly + 1);
}
