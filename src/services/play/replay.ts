import type { Action, Game, NotedEvent, Outcome, PlayerId, Resolution, Result } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import type { Adopting, Clock, Ruling, StoredMatch, StoredPly, Timing } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { houseEvent } from '../rules/house-rules.ts';
import { runFor } from '../runs/run-for.ts';
import type { AnyState, PlayableState } from './validate-state.ts';

/** What is done in a ply. Everything else about a ply is what came of it. */
export type PlyInput =
  | { kind: 'action'; action: Action }
  /**
   * The clock acts for a player; without an action it ends the match, or calls a judge. Without a player the time of both is up.
   */
  | { kind: 'timeout'; action: Action | null; player: PlayerId | null; clock: Clock }
  /** `target` is the state after the ply that a judge goes back to; it is used up. */
  | { kind: 'rewind'; ruling: Rewinding; target: AnyState }
  /** `target` is the state that the match goes on from under another edition, as that edition plays it; it is used up. */
  | { kind: 'adoption'; ruling: Adopting; target: AnyState }
  | { kind: 'result'; ruling: Ending }
  | { kind: 'pause' | 'resume' | 'extension'; ruling: Timing };

/** How a match ends without a look at its rules. */
export type Ending = Exclude<Ruling, { to: number } | Timing>;

/** A judge has a match go on from an earlier ply. */
export type Rewinding = Exclude<Extract<Ruling, { to: number }>, Adopting>;

/** What a recorded ply did; null where the record is not what this service writes. `target` is that of a rewind. */
export function plyInputOf(
  match: StoredMatch,
  { kind, action, player, ruling }: StoredPly,
  target?: AnyState,
): PlyInput | null {
  switch (kind) {
    case 'action':
      return action && { kind, action };
    case 'timeout':
      return match.clock && { kind, action, player, clock: match.clock };
    case 'rewind':
      return ruling && 'to' in ruling && !('adopts' in ruling) && target ? { kind, ruling, target } : null;
    case 'adoption':
      return ruling && 'adopts' in ruling && target ? { kind, ruling, target } : null;
    case 'result':
      return ruling && !('to' in ruling) && !isTiming(ruling) ? { kind, ruling } : null;
    case 'pause':
    case 'resume':
    case 'extension':
      return ruling && isTiming(ruling) && timingKind(ruling) === kind ? { kind, ruling } : null;
    case 'start':
      return null;
  }
}

/** Whether a ruling is about the time of a match alone. */
export const isTiming = (ruling: Ruling): ruling is Timing =>
  'pauses' in ruling || 'resumes' in ruling || 'adds' in ruling;

/** What the ply of such a ruling is called. */
export const timingKind = (ruling: Timing): 'pause' | 'resume' | 'extension' =>
  'pauses' in ruling ? 'pause' : 'resumes' in ruling ? 'resume' : 'extension';

/**
 * Carries out a deed on a state, which it consumes; the one place where plies are made and replayed. The resulting
 * state has neither its new ply nor its hash yet. `lists` is false where nobody reads which decisions are open then:
 * `awaiting` is empty.
 */
export async function applyPly(
  call: Pick<Call, 'runs' | 'caller' | 'gone'>,
  incoming: PlayableState,
  deed: PlyInput,
  lists = true,
): Promise<Result<Resolution<Game>>> {
  const { state, text } = incoming;
  switch (deed.kind) {
    case 'action': {
      const { action } = deed;
      const again = () => ({ state: JSON.parse(text), action, lists });
      return runFor(call, 'adjudicate', incoming, { state, action, lists }, again);
    }
    case 'timeout': {
      const { action, player, clock } = deed;
      const event = addTimeoutEvent(state, player, clock);
      if (clock.otherwise === 'judge') return { ok: true, value: await unchanged(call, incoming, event, lists) };
      if (action === null) {
        const winner = player && opponentOf(player);
        return { ok: true, value: ended(state, event, { winner, reason: 'time-out', clause: event.clause }) };
      }
      const result = await runFor(call, 'adjudicate', incoming, { state, action, lists }, () => {
        const again: AnyState = JSON.parse(text);
        addTimeoutEvent(again, player, clock);
        return { state: again, action, lists };
      });
      return result.ok ? { ok: true, value: { ...result.value, events: [event, ...result.value.events] } } : result;
    }
    case 'rewind': {
      const { target, ruling } = deed;
      const event = goBack(state, target, ruling);
      const awaiting = lists ? await runFor(call, 'decisions', incoming, { state: target }) : [];
      return { ok: true, value: { state: target, events: [event], awaiting, outcome: outcomeOf(target), steps: 0 } };
    }
    case 'adoption': {
      const { target, ruling } = deed;
      const event = takeOn(target, ruling);
      const awaiting = lists ? await runFor(call, 'decisions', incoming, { state: target }) : [];
      return { ok: true, value: { state: target, events: [event], awaiting, outcome: outcomeOf(target), steps: 0 } };
    }
    case 'result':
      return { ok: true, value: endWithoutRules(state, deed.ruling) };
    case 'pause':
    case 'resume':
    case 'extension':
      return { ok: true, value: await unchanged(call, incoming, timingEvent(state, deed.ruling), lists) };
  }
}

/** What comes of something that is told, and changes nothing on the table. */
async function unchanged(
  call: Pick<Call, 'runs' | 'caller' | 'gone'>,
  incoming: PlayableState,
  event: NotedEvent,
  lists: boolean,
): Promise<Resolution<Game>> {
  const { state } = incoming;
  const awaiting = lists ? await runFor(call, 'decisions', incoming, { state }) : [];
  return { state, events: [event], awaiting, outcome: outcomeOf(state), steps: 0 };
}

function timingEvent(state: AnyState, ruling: Timing): NotedEvent {
  const { reason, judge } = ruling;
  if (!('adds' in ruling)) return houseEvent(state, timingKind(ruling), null, { reason, judge });
  const { adds, player, of } = ruling;
  return houseEvent(state, 'extension', player, { seconds: adds, of, reason, judge });
}

/** What comes of a judge's result, or of giving up, on a state that is used up: the game is over, whatever it was. */
export function endWithoutRules(state: AnyState, ruling: Ending): Resolution<Game> {
  if ('concedes' in ruling) {
    const event = houseEvent(state, 'concession', ruling.concedes, {});
    return ended(state, event, { winner: opponentOf(ruling.concedes), reason: 'concession', clause: event.clause });
  }
  const { winner, reason, judge } = ruling;
  const event = houseEvent(state, 'result', null, { winner, reason, judge });
  return ended(state, event, { winner, reason: 'result', clause: event.clause });
}

/** The outcome of a state that was read from its text, with its fields in the order that the engine gives them. */
export const outcomeOf = ({ outcome }: AnyState): Outcome | null =>
  outcome && { winner: outcome.winner, reason: outcome.reason, clause: outcome.clause };

/** Tells that the time of a decision has passed, before what the clock does about it. */
export function addTimeoutEvent(state: AnyState, player: PlayerId | null, { seconds, otherwise }: Clock): NotedEvent {
  const late = state.awaiting.filter(
    (open) => open.answer === undefined && (player === null || open.player === player),
  );
  const open = late.map(({ id }) => id);
  return houseEvent(state, 'time-out', player, { decisions: open, seconds, otherwise });
}

/**
 * Makes `target` what follows `state`: its names go on where those of `state` are, so that none is given twice, and its
 * open decisions get new ones. Batches and chains are no names: they decide what waits with what, and stay.
 */
function goBack(state: AnyState, target: AnyState, { to, reason, judge }: Rewinding) {
  nameAnew(state.counters, target);
  return houseEvent(target, 'rewind', null, { to, reason, judge });
}

/** Tells that another edition of the rules goes on with `target`. Where something was played since, its names go on where those were. */
function takeOn(target: AnyState, { counters, adopts, version, to, reason, judge }: Adopting): NotedEvent {
  const { event, object, decision } = target.counters;
  const isLast = counters.event === event && counters.object === object && counters.decision === decision;
  if (!isLast) nameAnew(counters, target);
  return houseEvent(target, 'adoption', null, { edition: adopts, version, to, reason, judge });
}

function nameAnew({ event, object, decision }: Adopting['counters'], target: AnyState): void {
  target.counters = { ...target.counters, event, object, decision };
  target.awaiting = target.awaiting.map((open) => ({ ...open, id: `d${++target.counters.decision}` }));
}

function ended(state: AnyState, event: NotedEvent, outcome: Outcome): Resolution<Game> {
  Object.assign(state, { outcome, awaiting: [], frames: [], pending: [], fresh: [] });
  return { state, events: [event], awaiting: [], outcome, steps: 0 };
}
