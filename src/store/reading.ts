import type { NotedEvent, PlayerId, Viewer } from '../engine/index.ts';
import type { PlyKind, StoredMatch, StoredPlies } from './stored-match.ts';

/** What lists of matches can be sorted by. */
export type MatchOrder = 'startedAt' | 'endedAt' | 'playedAt' | 'round';

/** Where a match stands in a sorted list: the values it is sorted by, its id last. Times are in ISO 8601. */
export type Place = readonly (string | number)[];

/** Which matches are looked for; what is left out does not matter. */
export interface MatchQuery {
  id?: string | undefined;
  ruleset?: string | undefined;
  /** Names of seats; all of them have to be in the match. */
  players?: readonly string[] | undefined;
  event?: string | undefined;
  round?: number | undefined;
  table?: string | undefined;
  externalId?: string | undefined;
  status?: 'running' | 'over' | undefined;
  outcome?: 'p1' | 'p2' | 'draw' | undefined;
  /** All of them have to be on the match. */
  tags?: readonly string[] | undefined;
  /** Started at this time or later. */
  since?: Date | undefined;
  /** Started before this time. */
  until?: Date | undefined;
  forkedFrom?: string | undefined;
  /** A decision of one of these seats is open, where it has that name, and since before that time. */
  awaiting?: { seats: readonly PlayerId[]; name: string | undefined; before: Date | undefined } | undefined;
  sort: MatchOrder;
  descending: boolean;
  after?: Place | undefined;
  limit: number;
}

/** Plies after `after`, in their order. */
export interface PlyQuery {
  after: number;
  from?: number | undefined;
  to?: number | undefined;
  player?: PlayerId | undefined;
  kind?: PlyKind | undefined;
  limit: number;
}

/** Events after the one numbered `after`, in their order. */
export interface EventQuery {
  after: number;
  from?: number | undefined;
  to?: number | undefined;
  fromPly?: number | undefined;
  toPly?: number | undefined;
  types?: readonly string[] | undefined;
  /** Clauses of which one is cited, where `viewer` may see it. */
  clauses?: readonly string[] | undefined;
  player?: PlayerId | undefined;
  viewer: Viewer;
  limit: number;
}

/** An event with the ply that it belongs to. */
export interface PlacedEvent {
  ply: number;
  event: NotedEvent;
}

/** Looks for matches, and for what happened in one. What is asked by the id of a match has to be the tenant's. */
export interface QueryStore {
  /** One statement, whatever is asked. */
  matches(tenant: string, query: MatchQuery): Promise<StoredMatch[]>;
  /** How many there are, wherever the query begins and ends. */
  count(tenant: string, query: Omit<MatchQuery, 'after' | 'limit'>): Promise<number>;
  /** Where a match stands in the list sorted by the time of its start; null when the tenant has no such match. */
  startOf(tenant: string, id: string): Promise<Place | null>;
  plies(match: string, query: PlyQuery): Promise<StoredPlies>;
  events(match: string, query: EventQuery): Promise<PlacedEvent[]>;
  event(match: string, seq: number): Promise<PlacedEvent | null>;
  /** What the event caused, and what that caused, in order; at most `limit`. */
  effects(match: string, seq: number, limit: number): Promise<PlacedEvent[]>;
}
