import type { Position, WireDecision, WireEvent } from '../../contracts/replies.ts';
import type {
  Action,
  AnyRuleset,
  CardSet,
  Decision,
  Game,
  Json,
  JsonObject,
  NotedEvent,
  Outcome,
  Resolution,
  Result,
  Viewer,
} from '../../engine/index.ts';
import {
  contentHash,
  Sitting,
  sealState,
  verdictId,
  viewDecisions,
  viewEvent,
  viewState,
  withHash,
} from '../../engine/index.ts';
import type { Times } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { measureRun } from '../operations/meter.ts';
import type { SeatNames, Telling } from '../rules/telling.ts';
import type { Known } from '../runs/known-states.ts';
import { runFor } from '../runs/run-for.ts';
import { LITTLE_WORK } from '../runs/runs.ts';
import type { AnyState, PlayableState } from './validate-state.ts';

/** The answer to everything that runs the engine, before it is written for somebody. */
export interface Verdict extends Telling {
  id: string;
  /** The hash of the state that the action was carried out on; null at a start. */
  before: string | null;
  action: Action | null;
  /** What was done to a match that is no action of a player's, as it is in the address. */
  ruling: Json;
  state: AnyState;
  /** The text of the state but for its hash. */
  content: string;
  /** The state as it is handed out, its hash in it. */
  text: string;
  /** The state as it is known to whoever sends it; null while it is not. */
  known: Known | null;
  /** Where it came about, to go on with. */
  sitting: Sitting<Game> | null;
  events: NotedEvent[];
  awaiting: Decision[];
  outcome: Outcome | null;
  /** How the clocks of its match stand after it; nothing where nothing is timed, and once the match has gone on. */
  times?: Times | null;
  /** Where the service was asked to go on: the verdict on the action, and those on what it took after it. */
  steps?: readonly Verdict[];
}

/** Carries `action` out and seals what comes of it; a state of a match goes on to its next ply. */
export async function resolveAction(call: Call, incoming: PlayableState, action: Action): Promise<Result<Verdict>> {
  const { rules, cards, state, text } = incoming;
  const { hash: before, match, ruleset, cards: cardsHash } = state;
  const sitting = sittingFor(call, incoming);
  // To run the rules is a step by itself, and to seal what comes of it another one.
  const result = await measureRun(call, { ruleset: rules.id, match: match?.id ?? null }, () =>
    runFor(call, 'adjudicate', incoming, { state, action, sitting }, () => ({ state: JSON.parse(text), action })),
  );
  if (!result.ok) {
    // What is refused leaves the state as it was, for the next try. Only one that was taken for this call is nobody else's.
    if (sitting.isAt(state) && call.knownStates.sittingOf(state) === sitting) call.knownStates.giveBack(state);
    return result;
  }
  if (match) result.value.state.match = { id: match.id, ply: match.ply + 1 };
  const id = verdictId({ ruleset, cards: cardsHash, hash: before }, action);
  const verdict = sealed(id, { rules, cards }, result.value, { before, action, sitting });
  verdict.known = call.knownStates.add(verdict.state.hash, verdict.content);
  return { ok: true, value: verdict };
}

/** The sitting in which a state came about, as long as it knows little; or a new one. */
function sittingFor({ knownStates }: Call, { rules, cards, state }: PlayableState): Sitting<Game> {
  const sitting = knownStates.sittingOf(state);
  const goesOn = sitting?.rules === rules && sitting.cards === cards && sitting.work <= LITTLE_WORK;
  return goesOn ? sitting : new Sitting(rules, cards);
}

/** The verdict on a start: its address is made of what was started. */
export function startVerdict(
  rules: AnyRuleset,
  cards: CardSet<Game>,
  resolution: Resolution<Game>,
  names?: SeatNames,
): Verdict {
  const verdict = sealed('', { rules, cards, names }, resolution);
  return { ...verdict, id: contentHash([verdict.state.ruleset, cards.hash, verdict.state.hash, 'start']) };
}

/** What came of something that was done in a match and is no action of a player's; `what` tells it apart in its address. */
export function rulingVerdict(
  { rules, cards, names }: Telling,
  before: { id: string; ply: number; hash: string },
  what: Json,
  resolution: Resolution<Game>,
): Verdict {
  const { state } = resolution;
  state.match = { id: before.id, ply: before.ply + 1 };
  const id = contentHash([state.ruleset, cards.hash, before.hash, what]);
  return sealed(id, { rules, cards, names }, resolution, { before: before.hash, ruling: what });
}

/** Seals what came of something; `of` is what is known of how it came about. */
function sealed(
  id: string,
  { rules, cards, names }: Telling,
  { state, events, awaiting, outcome }: Resolution<Game>,
  of: Partial<Pick<Verdict, 'before' | 'action' | 'ruling' | 'sitting'>> = {},
): Verdict {
  const { before = null, action = null, ruling = null, sitting = null } = of;
  const content = sealState(state);
  return {
    id,
    rules,
    cards,
    names,
    before,
    action,
    ruling,
    content,
    text: withHash(content, state.hash),
    state,
    known: null,
    sitting,
    events,
    awaiting,
    outcome,
  };
}

/** The keys of messages by rulesets and types of events: one that is put together anew is copied once more when it is written. */
const messageKeys = new Map<string, Map<string, string>>();

function messageKey(ruleset: string, type: string): string {
  const keys = messageKeys.get(ruleset) ?? new Map<string, string>();
  const known = keys.get(type);
  if (known !== undefined) return known;
  const key = `${ruleset}.${type}`;
  messageKeys.set(ruleset, keys.set(type, key));
  return key;
}

/** An event with its sentence, as `viewer` may see it. */
export function wireEvent(
  {
    rules,
    cards,
    names,
  }: { rules: Pick<AnyRuleset, 'id' | 'describe'>; cards: CardSet<Game>; names?: SeatNames | undefined },
  event: NotedEvent,
  viewer: Viewer,
): WireEvent {
  // Who sees all of it is told of the event as it is.
  const seen = event.secret === undefined || viewer === 'judge' ? event : viewEvent(event, viewer);
  const { seq, parent, type, clause, player, data } = seen;
  const { text, args } = rules.describe.tell?.(seen, cards, names) ?? {
    text: rules.describe(seen, cards, names),
    args: data,
  };
  return { seq, parent, type, clause, player, text, message: { key: messageKey(rules.id, type), args }, data };
}

/** Open decisions as `viewer` may see them. */
export const wireDecisions = (awaiting: Decision[], viewer: Viewer): WireDecision[] =>
  // The same, but for lists that the type of the wire would let others change.
  (viewer === 'judge' ? awaiting : viewDecisions(awaiting, viewer)) as WireDecision[];

/** A position as the wire has it, whose state is not sealed. */
export type ToldPosition = Omit<Position, 'state' | 'views'> & { state: JsonObject };

/** A state by itself, with its open decisions. */
export function positionObject(
  { rules, state }: { rules: Pick<AnyRuleset, 'view'>; state: AnyState },
  ply: number,
  awaiting: Decision[],
  viewer: Viewer = 'judge',
): ToldPosition {
  const whole = viewer === 'judge';
  return {
    ply,
    state: viewState(rules, state, viewer),
    stateHash: whole ? state.hash : null,
    awaiting: wireDecisions(awaiting, viewer),
    outcome: state.outcome,
  };
}
