import { plainName } from '../../contracts/json.ts';
import { tournamentIn } from '../../contracts/renamed.ts';
import type { ActRequest, MatchRequest } from '../../contracts/requests.ts';
import type { Action, PlayerId } from '../../engine/index.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { mayActFor } from '../callers/caller.ts';
import { newId } from '../ids.ts';
import { measureRun } from '../operations/meter.ts';
import type { Going } from '../play/auto.ts';
import { goOn, orderOf, standingOrder } from '../play/auto.ts';
import { prepareStart, startGame } from '../play/start.ts';
import type { Verdict } from '../play/verdict.ts';
import { resolveAction, startVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { good, refused } from '../problem.ts';
import { refusedBy } from '../refused-by.ts';
import { beside, keptData } from '../rules/own-data.ts';
import { namesOf } from '../rules/telling.ts';
import { tellMoved } from '../tell-moved.ts';
import { awaitedIn, headBefore } from './append.ts';
import { findConcurrentStart, findEarlierStart } from './earlier-start.ts';
import { labelled } from './labels.ts';
import { isElsewhere, loadMatch, stateAt } from './load-match.ts';
import type { LoadedMatch } from './lookup.ts';
import type { IfMatch } from './precondition.ts';
import { checkPrecondition } from './precondition.ts';
import { matchPaused, plyConflict, recordVerdict, sameAction } from './record.ts';
import { repeatVerdict } from './repeat.ts';
import { concedeElsewhere } from './rulings.ts';
import { commitmentConflict, resolveSeed, seedHashOf } from './seeds.ts';
import { tellingsOfStart } from './tellings.ts';

/** Starts a match and records it. Cards that were written out are registered with it. */
export async function startMatch(call: Call, request: MatchRequest): Promise<Answer<Verdict>> {
  const { tenant } = call.caller;
  const made = await findEarlierStart(call);
  if (made) return made;
  const asked = await resolveSeed(call, request.seed);
  if (!asked.ok) return asked;
  const prepared = await prepareStart(call, request.ruleset, { ...request, seed: asked.value });
  if (!prepared.ok) return prepared;
  const { rules, cards, seats, options, seed } = prepared.value;
  const result = await measureRun(call, { ruleset: rules.id, match: null }, () => startGame(call, prepared.value));
  if (!result.ok) return refused(result.refusal);
  const { state } = result.value;
  const id = call.creates?.id ?? newId();
  state.match = { id, ply: 0 };
  const verdict = startVerdict(rules, cards, result.value, namesOf(seats));
  const registered = Array.isArray(request.cards)
    ? await call.cardSets.register(tenant, rules, cards, { first: keptData(beside(rules, request.cards)) })
    : good(null);
  if (!registered.ok) return registered;
  const fair = typeof request.seed === 'object' ? request.seed : null;
  const filedUnder = tournamentIn(request);
  if (cards.hash === rules.sampleCards.hash) await call.cardSets.keepSamples(rules);
  const auto = standingOrder(request.auto);
  const created = await call.store.matches.create({
    id,
    tenant,
    ruleset: state.ruleset,
    cards: cards.hash,
    seed,
    seats: [labelled(seats[0], request.seats?.[0] ?? {}), labelled(seats[1], request.seats?.[1] ?? {})],
    options,
    tags: (request.tags ?? []).map(plainName),
    event: filedUnder === undefined ? null : plainName(filedUnder),
    round: request.round ?? null,
    table: request.table === undefined ? null : plainName(request.table),
    externalId: request.externalId ?? null,
    metadata: request.metadata ?? null,
    clock: request.clock ?? null,
    auto,
    seedHash: seedHashOf(seed),
    fair,
    forkedFrom: null,
    outcome: verdict.outcome,
    awaiting: awaitedIn(state),
    stateHash: state.hash,
    state: verdict.text,
    events: verdict.events,
    tellings: tellingsOfStart(awaitedIn(state), verdict.outcome),
  });
  if (created) {
    verdict.times = created.times;
    if (created.told) call.webhooks.wake();
    call.standingOrders.note({ tenant, id, auto });
    tellMoved(call, { tenant, match: id, ply: 0, over: verdict.outcome !== null });
    return good(verdict);
  }
  const spent = fair === null ? null : await commitmentConflict(call, fair, id);
  return spent ?? good(await findConcurrentStart(call, id));
}

/** How often an action without `expectedPly` is retried when another ply was recorded first. */
const ATTEMPTS = 3;

/** An action, and the state that it is meant for: `ifMatch` lists the hashes that it may have. */
export interface ConditionalActRequest extends ActRequest {
  ifMatch?: IfMatch | undefined;
}

/** Acts on the recorded state of a match, for callers that keep no state. */
export async function actOnMatch(call: Call, id: string, request: ConditionalActRequest): Promise<Answer<Verdict>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await actOnce(call, id, request);
    const raced = !answer.ok && answer.problem.code === 'ply-conflict';
    if (!raced || request.expectedPly !== undefined || attempt >= ATTEMPTS) return answer;
  }
}

/** A key of a seat may not use hashes of states to test guesses, so hashes in its If-Match never match. */
const withoutGuessedHashes = (
  { caller }: Call,
  { ifMatch, ...rest }: ConditionalActRequest,
): ConditionalActRequest => ({
  ...rest,
  ifMatch: caller.seat === null || ifMatch === undefined || ifMatch === '*' ? ifMatch : [],
});

async function actOnce(call: Call, id: string, intended: ConditionalActRequest): Promise<Answer<Verdict>> {
  const request = withoutGuessedHashes(call, intended);
  const { action } = request;
  const allowed = mayActFor(call.caller, id, action.player);
  if (!allowed.ok) return allowed;
  const recalled = await loadMatch(call, id, (text, hash) => call.knownStates.take(text, hash));
  if (!recalled.ok) {
    const { expectedPly, ifMatch } = request;
    return action.concede === true && isElsewhere(recalled.problem)
      ? concedeElsewhere(call, id, action.player, { expectedPly, ifMatch })
      : recalled;
  }
  const { match, last } = recalled.value;
  const going = goingOf(call, match, request);
  const again = await answered(call, id, last, request);
  if (again?.kind === 'action' && sameAction(again.action, action)) {
    const before = await stateAt(call, recalled.value, again.ply - 1);
    if (!before.ok) return before;
    // The match and its last ply are read one after the other: what was played in between is there already.
    const recorded = { match, played: again, until: last.ply, told: going.order !== null };
    return good(await repeatVerdict(call, before.value, recorded));
  }
  const meant = checkPrecondition(call, match, request);
  if (!meant.ok) return meant;
  if (isPast(recalled.value, action)) return plyConflict(call, match, null);
  if (match.times.paused) return matchPaused(match);
  const before = headBefore(recalled.value);
  const result = await resolveAction(call, recalled.value, action);
  if (!result.ok) return refusedBy(call, recalled.value.rules, result.refusal);
  const verdict = await goOn(call, result.value, recalled.value, going);
  return recordVerdict(call, before, action, verdict, recalled.value);
}

/** What the service decides after an action on a match: what the call says, for those whom the caller may act for, or the match. */
export function goingOf(
  { caller }: Pick<Call, 'caller'>,
  { id, auto }: Pick<StoredMatch, 'id' | 'auto'>,
  asked: Pick<ActRequest, 'action' | 'auto'>,
): Going {
  if (asked.auto === undefined) return { order: auto, covers: () => true };
  const covers = (player: PlayerId) => mayActFor(caller, id, player).ok;
  return { order: orderOf(asked.auto, asked.action.player), covers };
}

/** Whether an action answers a decision that the clock, a judge or the service took from its player. */
function isPast({ match, last, state }: LoadedMatch, { decision }: Action): boolean {
  if (decision === undefined) return false;
  if (match.clock === null && last.ruling === null && last.takenAfter === null) return false;
  const number = Number(/^d([1-9]\d{0,9})$/.exec(decision)?.[1] ?? Number.POSITIVE_INFINITY);
  return number <= state.counters.decision && state.awaiting.every(({ id }) => id !== decision);
}

/** The ply that the action could be a retry of: the one on the state that it is meant for, or the last one that the service did not take. */
async function answered(call: Call, id: string, last: StoredPly, { expectedPly, ifMatch }: ConditionalActRequest) {
  if (expectedPly !== undefined) {
    if (expectedPly >= last.ply) return null;
    return expectedPly + 1 === last.ply ? last : call.store.matches.ply(id, expectedPly + 1);
  }
  const done = last.takenAfter === null ? last : await call.store.matches.ply(id, last.takenAfter);
  if (ifMatch === undefined || ifMatch === '*') return done;
  return done !== null && done.hashBefore !== null && ifMatch.includes(done.hashBefore) ? done : null;
}
