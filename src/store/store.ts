import type { Action, GameEvent, Json, JsonObject, Outcome, PlayerId } from '../engine/index.ts';

/** One side of a match: what was asked for, and the list that was played. */
export interface StoredSeat {
  name: string;
  deck: Json;
  list: Json;
}

export interface StoredMatch {
  id: string;
  ruleset: { id: string; version: string; hash: string };
  cards: string;
  seed: string;
  seats: [StoredSeat, StoredSeat];
  options: JsonObject;
  tags: string[];
  status: 'running' | 'over';
  outcome: Outcome | null;
  ply: number;
  stateHash: string;
  startedAt: Date;
  playedAt: Date;
}

export interface StoredPly {
  ply: number;
  /** Null at ply 0, the start. */
  action: Action | null;
  player: PlayerId | null;
  events: GameEvent[];
  hashBefore: string | null;
  hashAfter: string;
  playedAt: Date;
}

export type NewMatch = Omit<StoredMatch, 'ply' | 'startedAt' | 'playedAt' | 'status'> & {
  state: string;
  events: GameEvent[];
};

export interface NewPly {
  match: string;
  /** The ply and the hash that the head must have; the new ply is the next one. */
  after: { ply: number; hash: string };
  action: Action;
  events: GameEvent[];
  lastSeq: number;
  state: string;
  stateHash: string;
  outcome: Outcome | null;
}

export interface MatchFilter {
  ruleset?: string | undefined;
  status?: 'running' | 'over' | undefined;
  tag?: string | undefined;
  limit: number;
  after?: string | undefined;
}

export interface Page {
  limit: number;
  /** The last ply (or event number) that was seen. */
  after: number;
}

export interface MatchStore {
  /** A state is kept whole after every so many plies, and after the start. */
  readonly snapshotEvery: number;
  create(match: NewMatch): Promise<void>;
  /** Appends the ply and moves the head in one statement; false when the head is another one, or there is none. */
  append(ply: NewPly): Promise<boolean>;
  find(id: string): Promise<StoredMatch | null>;
  /** The text of the state after the last ply. */
  head(id: string): Promise<{ match: StoredMatch; state: string; last: StoredPly } | null>;
  list(filter: MatchFilter): Promise<StoredMatch[]>;
  ply(id: string, ply: number): Promise<StoredPly | null>;
  plies(id: string, page: Page): Promise<StoredPly[]>;
  /** The plies that hold the first `limit` events after the event `after`. */
  pliesWithEvents(id: string, page: Page): Promise<StoredPly[]>;
  /** The kept state closest before `ply`, or at it. */
  snapshot(id: string, ply: number): Promise<{ ply: number; state: string } | null>;
}

export interface CardSetStore {
  put(ruleset: string, hash: string, cards: readonly Json[]): Promise<void>;
  find(ruleset: string, hash: string): Promise<Json[] | null>;
  /** The set of that hash, of whatever ruleset. */
  findAny(hash: string): Promise<{ ruleset: string; cards: Json[] } | null>;
}

/** Where matches and card sets are kept. */
export interface Store {
  matches: MatchStore;
  cardSets: CardSetStore;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
