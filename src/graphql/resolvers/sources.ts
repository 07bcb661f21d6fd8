import type { WireEvent } from '../../contracts/replies.ts';
import type { Viewer } from '../../engine/index.ts';
import type { Call } from '../../services/call.ts';
import { viewerOf } from '../../services/callers/caller.ts';
import type { MatchObject } from '../../services/matches/match-object.ts';
import type { ViewedMatch } from '../../services/matches/view-match.ts';
import { readMatch } from '../../services/reading/history.ts';
import type { PlyObject } from '../../services/reading/plies.ts';
import { mapInTurns } from '../../services/turns.ts';
import { orThrow } from '../problem-error.ts';

type ToldEvent = WireEvent & { ply?: number | undefined };

/** Events that were told together, to be found by number and by cause: there can be thousands. */
export class EventBatch {
  readonly #events: readonly ToldEvent[];
  #bySeq: Map<number, ToldEvent> | undefined;
  #byParent: Map<number | null, ToldEvent[]> | undefined;

  constructor(events: readonly ToldEvent[]) {
    this.#events = events;
  }

  find(seq: number): ToldEvent | undefined {
    this.#bySeq ??= new Map(this.#events.map((event) => [event.seq, event]));
    return this.#bySeq.get(seq);
  }

  causedBy(seq: number): readonly ToldEvent[] {
    this.#byParent ??= Map.groupBy(this.#events, ({ parent }) => parent);
    return this.#byParent.get(seq) ?? [];
  }
}

/** Where an event comes from: what its edges need. */
export interface EventOrigin {
  ruleset: string;
  /** Null for events of states that belong to no match. */
  match: string | null;
  viewer: Viewer;
  /** The events that were told along with it. */
  beside?: EventBatch;
  ply?: number | undefined;
}

/** What the fields of an event are read from. */
export const eventSource = (event: ToldEvent, of: EventOrigin) => ({
  ...event,
  ply: event.ply ?? of.ply ?? null,
  of,
});

export type EventSource = ReturnType<typeof eventSource>;

/** How many events are told at once; longer lists are told with turns for others in between. */
const AT_ONCE = 200;

/** All of `events`, as fields are read from them. */
export function eventSources(events: readonly ToldEvent[], of: Omit<EventOrigin, 'beside'>) {
  const origin = { ...of, beside: new EventBatch(events) };
  const source = (event: ToldEvent) => eventSource(event, origin);
  return events.length > AT_ONCE ? mapInTurns(events, source) : events.map(source);
}

export const originOf = ({ match, rules, viewer }: ViewedMatch): EventOrigin => ({
  ruleset: rules.id,
  match: match.id,
  viewer,
});

/** What the fields of a ply are read from. */
export const plySource = (ply: PlyObject, of: EventOrigin) => ({ ...ply, of });

export type PlySource = ReturnType<typeof plySource>;

/** A match, and as whom it is looked at: so is what hangs on it, unless it is asked otherwise. */
export const matchSource = (match: MatchObject & { secret?: string | null }, seenAs: Viewer) => ({
  ...match,
  __typename: 'Match',
  seenAs,
});

export type MatchSource = ReturnType<typeof matchSource>;

export async function matchNamed(call: Call, id: string, viewer: Viewer | undefined): Promise<MatchSource> {
  const seenAs = orThrow(viewerOf(call.caller, viewer));
  return matchSource(orThrow(await readMatch(call, id, seenAs)), seenAs);
}
