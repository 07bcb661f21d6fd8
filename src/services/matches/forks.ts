import { plainName } from '../../contracts/json.ts';
import { tournamentIn } from '../../contracts/renamed.ts';
import type { ForkRequest } from '../../contracts/rulings.ts';
import type { Game, NotedEvent, Resolution } from '../../engine/index.ts';
import { cursorFrom } from '../../engine/index.ts';
import type { StoredMatch, StoredSeat } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { newId } from '../ids.ts';
import { standingOrder } from '../play/auto.ts';
import { outcomeOf } from '../play/replay.ts';
import type { AnyState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { startVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { houseEvent } from '../rules/house-rules.ts';
import { namesOf } from '../rules/telling.ts';
import { runFor } from '../runs/run-for.ts';
import { tellMoved } from '../tell-moved.ts';
import { awaitedIn } from './append.ts';
import { findConcurrentStart, findEarlierStart } from './earlier-start.ts';
import { labelled } from './labels.ts';
import { loadMatchAt } from './load-match.ts';
import { seedHashOf } from './seeds.ts';
import { tellingsOfStart } from './tellings.ts';

/**
 * Turns the state of another match into the start of a new one, in place. Its chance stays the same unless there is a
 * new seed; its counters go on, so causes in the other match keep their numbers.
 */
export function forkState(
  state: AnyState,
  from: { match: string; ply: number },
  id: string,
  reseed?: string,
): NotedEvent {
  state.match = { id, ply: 0 };
  if (reseed !== undefined) state.rng = cursorFrom(reseed);
  return houseEvent(state, 'fork', null, { ...from, reseeded: reseed !== undefined });
}

/** Whether a fork was given chance of its own, by what its first event tells. */
export const isReseeded = (events: readonly NotedEvent[]): boolean => events[0]?.data.reseeded === true;

/** Starts a match from the state after a ply of another one, which stays as it is. */
export async function forkMatch(call: Call, id: string, request: ForkRequest): Promise<Answer<Verdict>> {
  const before = await findEarlierStart(call);
  if (before) return before;
  const found = await loadMatchAt(call, id, request.ply);
  if (!found.ok) return found;
  const { match: parent, ply, rules, cards, state } = found.value;
  const forkedFrom = { match: parent.id, ply };
  const match = call.creates?.id ?? newId();
  const event = forkState(state, forkedFrom, match, request.reseed);
  const awaiting = await runFor(call, 'decisions', found.value, { state });
  const resolution: Resolution<Game> = { state, events: [event], awaiting, outcome: outcomeOf(state), steps: 0 };
  const seats = seatsOf(parent, request);
  const filedUnder = tournamentIn(request);
  const verdict = startVerdict(rules, cards, resolution, namesOf(seats));
  const created = await call.store.matches.create({
    id: match,
    tenant: parent.tenant,
    ruleset: parent.ruleset,
    cards: parent.cards,
    ...seedOf(request.reseed),
    seats,
    options: parent.options,
    tags: (request.tags ?? []).map(plainName),
    event: filedUnder === undefined ? null : plainName(filedUnder),
    round: request.round ?? null,
    table: request.table === undefined ? null : plainName(request.table),
    externalId: request.externalId ?? null,
    metadata: request.metadata ?? null,
    clock: request.clock ?? null,
    auto: standingOrder(request.auto),
    fair: null,
    forkedFrom,
    outcome: verdict.outcome,
    awaiting: awaitedIn(state),
    stateHash: state.hash,
    state: verdict.text,
    events: verdict.events,
    tellings: tellingsOfStart(awaitedIn(state), verdict.outcome, forkedFrom),
  });
  if (!created) return good(await findConcurrentStart(call, match));
  verdict.times = created.times;
  if (created.told) call.webhooks.wake();
  tellMoved(call, { tenant: parent.tenant, match, ply: 0, over: verdict.outcome !== null });
  return good(verdict);
}

/** A fork without a new seed has none: the other match may still be played, and its seed would give it away. */
const seedOf = (reseed: string | undefined) =>
  reseed === undefined ? { seed: '', seedHash: '' } : { seed: reseed, seedHash: seedHashOf(reseed) };

function seatsOf({ seats: [one, two] }: StoredMatch, { seats }: ForkRequest): [StoredSeat, StoredSeat] {
  return [labelled(one, seats?.[0] ?? {}), labelled(two, seats?.[1] ?? {})];
}
