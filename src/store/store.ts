import type { Action, GameEvent, Json, JsonObject, Outcome, PlayerId } from '../engine/index.ts';
import type { ManyStore } from './many.ts';
import type { PlacedEvent, QueryStore } from './reading.ts';
import type { StatisticsStore } from './statistics.ts';
import type { TournamentStore } from './tournaments.ts';

/** One side of a match: what was asked for, and the list that was played. */
export interface StoredSeat {
  name: string;
  deck: Json;
  list: Json;
}

/** How long a decision may take, in seconds, and what is done for who does not answer. */
export interface Clock {
  seconds: number;
  /** The decision's default option, or its first one where it has none; or giving up. */
  otherwise: 'default' | 'concede';
}

/** How a ply came about. */
export type PlyKind = 'start' | 'action' | 'timeout' | 'rewind' | 'result';

/** What a judge ruled: go on from an earlier ply, or how the match ends. */
export type Ruling =
  | { to: number; reason: string; judge: string }
  | { winner: PlayerId | null; reason: string; judge: string };

export interface StoredMatch {
  id: string;
  tenant: string;
  ruleset: { id: string; version: string; hash: string };
  cards: string;
  seed: string;
  seats: [StoredSeat, StoredSeat];
  options: JsonObject;
  tags: string[];
  event: string | null;
  round: number | null;
  table: string | null;
  status: 'running' | 'over';
  outcome: Outcome | null;
  seedHash: string;
  /** The commitment and the words that the seed was made of; null for a seed that was given or drawn. */
  fair: { commitment: string; words: string[] } | null;
  forkedFrom: { match: string; ply: number } | null;
  clock: Clock | null;
  /** When the open decision is taken for who has not answered. */
  deadline: Date | null;
  ply: number;
  stateHash: string;
  startedAt: Date;
  playedAt: Date;
  endedAt: Date | null;
}

export interface StoredPly {
  ply: number;
  kind: PlyKind;
  /** Null at the start and where a judge ruled. */
  action: Action | null;
  ruling: Ruling | null;
  player: PlayerId | null;
  events: GameEvent[];
  hashBefore: string | null;
  hashAfter: string;
  playedAt: Date;
}

export type NewMatch = Omit<StoredMatch, 'ply' | 'startedAt' | 'playedAt' | 'endedAt' | 'status' | 'deadline'> & {
  state: string;
  events: GameEvent[];
};

export interface NewPly {
  tenant: string;
  match: string;
  /** The ply and the hash that the head must have; the new ply is the next one. */
  after: { ply: number; hash: string };
  kind: PlyKind;
  action: Action | null;
  ruling: Ruling | null;
  /** Whether a decision that was open before is still open, so that its time runs on. */
  sameDecision: boolean;
  events: GameEvent[];
  lastSeq: number;
  state: string;
  stateHash: string;
  outcome: Outcome | null;
}

/** A match whose open decision is to be taken for who did not answer. */
export interface Overdue {
  id: string;
  tenant: string;
  deadline: Date;
}

export interface Page {
  limit: number;
  /** The last ply that was seen. */
  after: number;
}

export interface MatchStore {
  /** A state is kept whole after every so many plies, after the start, and wherever a judge ruled. */
  readonly snapshotEvery: number;
  /** False when there is a match of that id. */
  create(match: NewMatch): Promise<boolean>;
  /**
   * Appends the ply and moves the head in one statement; false when the head is another one, or there is none. An action
   * has to come before the deadline, and a timeout after it; the clock of the database decides.
   */
  append(ply: NewPly): Promise<boolean>;
  /** Matches whose deadline has passed, the longest overdue first. */
  overdue(page: { limit: number; after?: Overdue | undefined }): Promise<Overdue[]>;
  /** Takes the deadline off a match that cannot go on. */
  stopClock(id: string): Promise<void>;
  /** The match, if it is the tenant's. What is asked by the id of a match alone is asked after this. */
  find(tenant: string, id: string): Promise<StoredMatch | null>;
  /** The text of the state after the last ply. */
  head(tenant: string, id: string): Promise<{ match: StoredMatch; state: string; last: StoredPly } | null>;
  ply(id: string, ply: number): Promise<StoredPly | null>;
  plies(id: string, page: Page): Promise<StoredPly[]>;
  /** The event `seq` with everything that led to it, from the first cause on; empty when there is no such event. */
  causes(id: string, seq: number): Promise<{ ply: number; event: GameEvent }[]>;
  /** The kept state closest before `ply`, or at it. */
  snapshot(id: string, ply: number): Promise<{ ply: number; state: string } | null>;
}

export interface CardSetStore {
  /** Keeps a set, unless those of its tenant would take more than `quota` bytes (null for no bound); whether it is kept. */
  put(set: { tenant: string; ruleset: string; hash: string; cards: Json[]; quota: number | null }): Promise<boolean>;
  find(tenant: string, ruleset: string, hash: string): Promise<Json[] | null>;
  /** The set of that hash, of whatever ruleset. */
  findAny(tenant: string, hash: string): Promise<{ ruleset: string; cards: Json[] } | null>;
}

/** A key of a caller. Its secret is known by its hash alone. */
export interface StoredKey {
  id: string;
  tenant: string;
  name: string;
  hash: string;
  hint: string;
  scopes: string[];
  seat: { match: string; viewer: 'p1' | 'p2' | 'spectator' } | null;
  rotatedFrom: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** To the minute. */
  lastUsedAt: Date | null;
}

export type NewKey = Omit<StoredKey, 'createdAt' | 'revokedAt' | 'lastUsedAt'>;

export interface KeyStore {
  create(key: NewKey): Promise<StoredKey>;
  /** Makes `key` in the place of `old`, which ends at `at`; null when `old` does not live any more. */
  replace(old: string, key: NewKey, at: Date): Promise<StoredKey | null>;
  byHash(hash: string): Promise<StoredKey | null>;
  find(tenant: string, id: string): Promise<StoredKey | null>;
  /** The keys of a tenant, the latest first. */
  list(tenant: string, page: { limit: number; after?: string | undefined }): Promise<StoredKey[]>;
  /** Ends a key now, or at `at`; false when the tenant has no such key that still lives. */
  end(tenant: string, id: string, at: Date): Promise<boolean>;
  /** Whether there is any key at all. */
  any(): Promise<boolean>;
  /** Whose key it is, for the operator alone; null when there is none. */
  tenantOf(id: string): Promise<string | null>;
  /** The tenants that have keys, for the operator alone. */
  tenants(): Promise<string[]>;
  /** Writes down that a key was used at `at`, unless a use after `since` is written down. */
  noteUse(id: string, at: Date, since: Date): Promise<void>;
}

/** A key of the service's own, as a JSON Web Key. */
export interface StoredServiceKey {
  kid: string;
  purpose: 'seal' | 'sign';
  jwk: Record<string, string>;
  retiredAt: Date | null;
}

export interface ServiceKeyStore {
  /** The newest first. */
  list(purpose: StoredServiceKey['purpose']): Promise<StoredServiceKey[]>;
  add(key: Omit<StoredServiceKey, 'retiredAt'>): Promise<void>;
  /** False when there is no such key that still lives. */
  retire(kid: string): Promise<boolean>;
}

/** Secrets that matches are seeded with, under the hashes that commit to them. */
export interface SeedStore {
  put(tenant: string, hash: string, secret: string): Promise<void>;
  find(tenant: string, hash: string): Promise<{ secret: string; usedBy: string | null } | null>;
  /** Ties the secret to a match; false when it is tied to one already, or there is none. */
  use(tenant: string, hash: string, match: string): Promise<boolean>;
}

/** What goes on between the service and its database. */
export interface Traffic {
  /** The connections that are open, those of them that nobody uses, and the statements that wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** Has `sent` called with every statement from now on, and what it gives back when its answer, or an error, is there. */
  watch(sent: (sql: string) => (error?: unknown) => void): void;
}

/** An answer that is given again to the same request. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The right to answer the request with that key. */
export interface IdempotencyLock {
  owner: string;
  key: string;
  lockedAt: Date;
}

export interface IdempotencyStore {
  /**
   * Claims a key for a request, whose creation gets the id `resource`. Null when the key is taken: it was used in the last
   * `kept` seconds, and not by the same request that has had no answer for `stale` seconds, which goes on with the id
   * it had then (`again`).
   */
  lock(
    claim: { owner: string; key: string; fingerprint: string; resource: string },
    seconds: { stale: number; kept: number },
  ): Promise<{ resource: string; lockedAt: Date; again: boolean } | null>;
  /** What the key was used for, and what was answered, if it was yet. */
  find(owner: string, key: string): Promise<{ fingerprint: string; answer: KeptAnswer | null } | null>;
  keep(lock: IdempotencyLock, answer: KeptAnswer): Promise<void>;
  /** Lets the same request be made again at once. */
  release(lock: IdempotencyLock): Promise<void>;
  /** Deletes what is older than `kept` seconds. Gives how many there were. */
  forget(kept: number): Promise<number>;
}

/** Where matches, card sets and keys are kept. */
export interface Store {
  matches: MatchStore;
  many: ManyStore;
  queries: QueryStore;
  tournaments: TournamentStore;
  statistics: StatisticsStore;
  cardSets: CardSetStore;
  keys: KeyStore;
  serviceKeys: ServiceKeyStore;
  seeds: SeedStore;
  idempotency: IdempotencyStore;
  traffic: Traffic;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** The first `limit` events after the event `after` that the event `seq` caused. */
  children(ask: { id: string; seq: number; after: number; limit: number }): Promise<PlacedEvent[]>;
  /** The same store, in which what is read in one turn of the event loop is read at once. */
  together(): Store;
}
