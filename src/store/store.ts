import type { Action, Json, NotedEvent, Outcome, PlayerId } from '../engine/index.ts';
import type { Announcements } from './announcements.ts';
import type { ArchivedReads, ArchiveStore } from './archive.ts';
import type { WatchedArchive } from './archive-watched.ts';
import type { CardSetData, StoredCardSet } from './card-data.ts';
import type { ChangeStore } from './changes.ts';
import type { DeletedMatchStore } from './deleted-matches.ts';
import type { EditionStore } from './edition-store.ts';
import type { JobStore } from './jobs.ts';
import type { MadeOfStore } from './made-of.ts';
import type { ManyStore } from './many.ts';
import type { OrganizedStore } from './organized.ts';
import type { PartitionStore } from './partitions.ts';
import type { PlacedEvent, QueryStore } from './reading.ts';
import type { StandbyCounts } from './standbys.ts';
import type { StatisticsStore } from './statistics.ts';
import type {
  ClockStopped,
  PlyKind,
  Ruling,
  StoredMatch,
  StoredPlies,
  StoredPly,
  StoredRuling,
  Times,
} from './stored-match.ts';
import type { Telling } from './tell-webhooks.ts';
import type { TournamentStore } from './tournaments.ts';
import type { WebhookStore } from './webhooks.ts';

export type NewMatch = Omit<
  StoredMatch,
  | 'ply'
  | 'startedAt'
  | 'playedAt'
  | 'endedAt'
  | 'status'
  | 'times'
  | 'clockStopped'
  | 'revision'
  | 'awaiting'
  | 'archived'
> & {
  /** Of whom a decision is open. */
  awaiting: Readonly<Record<PlayerId, boolean>>;
  state: string;
  events: NotedEvent[];
  /** What webhooks are told: written with the match, or not at all. */
  tellings: readonly Telling[];
};

/** What came of the start of a match: its clocks, and whether any webhook is told of it. */
export interface Created {
  times: Times | null;
  told: boolean;
}

/** An action that the service takes right after a ply, as a ply of its own. */
export interface TakenPly {
  action: Action;
  events: NotedEvent[];
  lastSeq: number;
  state: string;
  stateHash: string;
}

export interface NewPly {
  tenant: string;
  match: string;
  ruleset: string;
  /** The ply and the hash that the head must have; the new ply is the next one. */
  after: { ply: number; hash: string };
  kind: PlyKind;
  action: Action | null;
  /** Who acted, or whose time was up; null where that is nobody, or both. */
  player: PlayerId | null;
  ruling: Ruling | null;
  /** Who has answered an open decision by that, in time and by themselves: their bank gets its increment. */
  answers: PlayerId | null;
  /** What it changes of the clocks, where it changes nothing else; null for everything that is played. */
  timing: TimingChange | null;
  /** Of whom a decision is open after the last of these plies: one that was open before them, or only new ones. */
  awaiting: Readonly<Record<PlayerId, 'same' | 'new' | null>>;
  events: NotedEvent[];
  lastSeq: number;
  /** The edition that the match is of from now on, where that changes. */
  edition?: { version: string; hash: string } | undefined;
  /** The text of the state before, and of the one after. */
  stateBefore: string;
  state: string;
  stateHash: string;
  /** What the service takes after it, in order: recorded with it, or not at all. */
  taken: readonly TakenPly[];
  /** How the match stands after the last of these plies. */
  outcome: Outcome | null;
  /** What webhooks are told, with the last of these plies: written with them, or not at all. */
  tellings: readonly Telling[];
}

/** A ply that changes nothing but the clocks: the match is paused or goes on, or a player, or both, get more time. */
export type TimingChange =
  | { does: 'pause' }
  | { does: 'resume' }
  | { does: 'extension'; player: PlayerId | null; seconds: number; of: 'bank' | 'decision' };

/** What is told of a match that was written: the names of its seats, whether it belongs to a tournament, its clocks, and whether any webhook is told. */
export interface Appended {
  names: Readonly<Record<PlayerId, string>>;
  filed: boolean;
  /** Null where nothing is timed, and the match is not paused. */
  times: Times | null;
  told: boolean;
}

/** What is said about a match, which its owner may change at any time: nothing of it goes into states. */
export type Labels = Pick<StoredMatch, 'tags' | 'round' | 'table' | 'seats' | 'externalId' | 'metadata'>;

/** A match whose open decision is to be taken for who did not answer. */
export interface Overdue {
  id: string;
  tenant: string;
}

/** Which overdue matches a server takes on. */
export interface ClockClaim {
  /** The rules it has: what is played by others is left to servers that have them. */
  editions: readonly { id: string; hash: string }[];
  /** The matches of how many tenants, and how many of each. */
  tenants: number;
  each: number;
  /** Tenants whose matches it is at already. */
  except: readonly string[];
  /** How long no other server takes them on. */
  seconds: number;
}

export interface Page {
  limit: number;
  /** The last ply that was seen. */
  after: number;
}

export interface MatchStore {
  /** A state is kept whole after the start, wherever a judge ruled, and after every so many plies or a multiple of that. */
  readonly snapshotEvery: number;
  /**
   * Records a match and ties the commitment of its seed to it, both or nothing. Gives its clocks; null when there is a match of
   * that id, or the commitment is tied to another one.
   */
  create(match: NewMatch): Promise<Created | null>;
  /**
   * Appends the ply, and those that the service takes after it, and moves the head in one statement. Gives the names of the seats; null when the head is another one, or
   * there is none. An action has to come before the deadline, and while the match is not paused, and a timeout after it; the clock of the
   * database decides.
   */
  append(ply: NewPly): Promise<Appended | null>;
  /** Changes what is said about a match of that revision, which gets the next one; false when it has another one. */
  amend(match: Pick<StoredMatch, 'tenant' | 'id' | 'revision'>, labels: Labels): Promise<boolean>;
  /** The same for many. Gives how many were changed. */
  amendAll(all: { match: Pick<StoredMatch, 'tenant' | 'id' | 'revision'>; labels: Labels }[]): Promise<number>;
  /** Changes what judges wrote, and the events that tell it. */
  rewordRulings(all: (StoredRuling & { id: string; events: NotedEvent[] })[]): Promise<void>;
  /** Takes on matches whose deadline has passed and that no other server has taken on, the longest overdue first. */
  claimOverdue(claim: ClockClaim): Promise<Overdue[]>;
  /** Leaves matches that were taken on to other servers. */
  leaveOverdue(ids: readonly string[]): Promise<void>;
  /** How many matches are overdue for a minute that are played by none of these rules. */
  overdueElsewhere(editions: ClockClaim['editions']): Promise<number>;
  /** Takes the deadline off a match that cannot go on by its clock from that head; false when it is at another one. */
  stopClock(head: Pick<StoredMatch, 'id' | 'ply' | 'stateHash'>, why: Omit<ClockStopped, 'at'>): Promise<boolean>;
  /** Writes down that the clock could not play for the open decision for now. Gives how often that was so. */
  noteClockTry(id: string): Promise<number>;
  /** The match, if it is the tenant's. What is asked by the id of a match alone is asked after this. */
  find(tenant: string, id: string): Promise<StoredMatch | null>;
  /** The text of the state after the last ply. */
  head(tenant: string, id: string): Promise<{ match: StoredMatch; state: string; last: StoredPly } | null>;
  ply(id: string, ply: number): Promise<StoredPly | null>;
  plies(id: string, page: Page): Promise<StoredPlies>;
  /** What was ruled in a match, in order. */
  rulings(id: string): Promise<StoredRuling[]>;
  /** The event `seq` with everything that led to it, from the first cause on; empty when there is no such event. */
  causes(id: string, seq: number): Promise<{ ply: number; event: NotedEvent }[]>;
  /** The kept state closest before `ply`, or at it. */
  snapshot(id: string, ply: number): Promise<{ ply: number; state: string } | null>;
  /** What was kept of the states after the plies of a page, beside those that are kept whole: what `stateAfter` reads. */
  steps(id: string, page: Page): Promise<ReadonlyMap<number, Uint8Array>>;
  /**
   * The state after `ply` as it was recorded; or the last one before it that is known where a release before kept too little:
   * what followed has to be played again. Null when there is no such ply.
   */
  recorded(id: string, ply: number): Promise<{ ply: number; state: string } | null>;
}

export interface CardSetStore {
  /**
   * Keeps a set; false when it is a new one and its tenant has `most` already, or all of them would take more than `quota`
   * bytes (null for no bound). `data` are what its owner says of it: with `replace` also of a set that is kept already.
   */
  put(set: {
    tenant: string;
    ruleset: string;
    hash: string;
    cards: readonly Json[];
    data: CardSetData | null;
    replace?: boolean;
    most: number;
    quota: number | null;
  }): Promise<boolean>;
  find(tenant: string, ruleset: string, hash: string): Promise<Json[] | null>;
  /** The set of that hash, of whatever ruleset, and what its owner says of it. */
  findAny(tenant: string, hash: string): Promise<StoredCardSet | null>;
  /** What its owner says of a set; null where that is nothing, and where there is no such set. */
  data(tenant: string, ruleset: string, hash: string): Promise<CardSetData | null>;
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
  /** What time it is for keys: servers differ about it, so all of them ask the database. */
  now(): Promise<Date>;
  create(key: NewKey): Promise<StoredKey>;
  /** Makes `key` in the place of `old`, which ends in `grace` seconds; null when `old` does not live any more. */
  replace(old: string, key: NewKey, grace: number): Promise<StoredKey | null>;
  /** The key, and what time it was when it was read. */
  byHash(hash: string): Promise<{ key: StoredKey; now: Date } | null>;
  find(tenant: string, id: string): Promise<StoredKey | null>;
  /** The keys of a tenant, the latest first. */
  list(tenant: string, page: { limit: number; after?: string | undefined }): Promise<StoredKey[]>;
  /** Replaces a name in the names of the tenant's keys, where it stands as a word or as words. */
  reword(tenant: string, name: string, by: string): Promise<void>;
  /** Ends a key now; false when the tenant has no such key that still lives. */
  end(tenant: string, id: string): Promise<boolean>;
  /** Whether there is any key at all. */
  any(): Promise<boolean>;
  /** Whose key it is, for the operator alone; null when there is none. */
  tenantOf(id: string): Promise<string | null>;
  /** The tenants that have keys, for the operator alone. */
  tenants(): Promise<string[]>;
  /** Writes down that a key is used now, unless a use in the last `seconds` is written down. */
  noteUse(id: string, seconds: number): Promise<void>;
}

/** A key of the service's own, as a JSON Web Key. */
export interface StoredServiceKey {
  kid: string;
  purpose: 'seal' | 'sign' | 'names';
  jwk: Record<string, string>;
  retiredAt: Date | null;
  /** How many seconds ago it was made, when it was read. */
  age: number;
}

export type NewServiceKey = Omit<StoredServiceKey, 'retiredAt' | 'age'>;

export interface ServiceKeyStore {
  /** The newest first. */
  list(purpose: StoredServiceKey['purpose']): Promise<StoredServiceKey[]>;
  add(key: NewServiceKey): Promise<void>;
  /** Adds a key where none lives; of several servers that do so at once, one adds it. */
  addFirst(key: NewServiceKey): Promise<void>;
  /** False when there is no such key that still lives. */
  retire(kid: string): Promise<boolean>;
}

/** Secrets that matches are seeded with, under the hashes that commit to them. */
export interface SeedStore {
  /** Keeps a secret; false when the tenant has `most` that no match has used. */
  put(tenant: string, hash: string, secret: string, most: number): Promise<boolean>;
  find(tenant: string, hash: string): Promise<{ secret: string; usedBy: string | null } | null>;
}

/** What goes on between the service and its database. */
export interface Traffic {
  /** The connections that are open, those of them that nobody uses, and the statements that wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** How often statements that may be put to standbys were answered there, and why not otherwise. */
  standbys(): StandbyCounts;
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
  /** Who has it, by an id that is used once. */
  holder: string;
}

/** How many seconds a lock is good for since it was last renewed, and one of a release that did not renew. */
export interface LockTimes {
  stale: number;
  unrenewed: number;
}

export interface IdempotencyStore {
  /**
   * Claims a key for a request, whose creation gets the id `resource`. Null when the key is taken: it was used in the last
   * `kept` seconds, and not by the same request whose lock nobody has renewed in time, which goes on with the id it had
   * then (`again`).
   */
  lock(
    claim: IdempotencyLock & { fingerprint: string; resource: string },
    seconds: LockTimes & { kept: number },
  ): Promise<{ resource: string; again: boolean } | null>;
  /**
   * What the key was used for, and what was answered, if it was yet: `idle` is how many seconds ago its lock was taken or
   * renewed, and `left` how many it is good for from now on.
   */
  find(
    owner: string,
    key: string,
    times: LockTimes,
  ): Promise<{ fingerprint: string; answer: KeptAnswer | 'withdrawn' | null; idle: number; left: number } | null>;
  /** Says that these requests are still being answered. */
  renew(locks: readonly IdempotencyLock[]): Promise<void>;
  keep(lock: IdempotencyLock, answer: KeptAnswer): Promise<void>;
  /**
   * Takes back the answers to a tenant that have `word` in them, of the next `limit` after a place. Gives the place to go on after;
   * null when there are no more.
   */
  withdraw(
    tenant: string,
    word: string,
    after: Pick<IdempotencyLock, 'owner' | 'key'>,
    limit: number,
  ): Promise<Pick<IdempotencyLock, 'owner' | 'key'> | null>;
  /** Lets the same request be made again at once. */
  release(lock: IdempotencyLock): Promise<void>;
  /** Deletes all but the newest `most` answers of each owner, of those that have one. Gives how many there were. */
  trim(most: number): Promise<number>;
  /** Deletes what is older than `kept` seconds. Gives how many there were. */
  forget(kept: number): Promise<number>;
}

/** Where matches, card sets and keys are kept. */
export interface Store {
  announcements: Announcements;
  changes: ChangeStore;
  matches: MatchStore;
  editions: EditionStore;
  many: ManyStore;
  deletedMatches: DeletedMatchStore;
  queries: QueryStore;
  tournaments: TournamentStore;
  organized: OrganizedStore;
  statistics: StatisticsStore;
  cardSets: CardSetStore;
  madeOf: MadeOfStore;
  keys: KeyStore;
  serviceKeys: ServiceKeyStore;
  seeds: SeedStore;
  idempotency: IdempotencyStore;
  webhooks: WebhookStore;
  partitions: PartitionStore;
  jobs: JobStore;
  archive: ArchiveStore;
  /** Where matches lie that left the database; null for nowhere. */
  archiveFiles: WatchedArchive | null;
  /** What is read of matches that lie in the archive. */
  archived: ArchivedReads;
  traffic: Traffic;
  /** Rejects when the database does not answer, or takes no writes. It has a connection of its own and little time. */
  ping(): Promise<void>;
  /** For how many milliseconds statements have been sent without anything coming back; 0 when the last one was answered. */
  silentFor(): number;
  close(): Promise<void>;
  /** The first `limit` events after the event `after` that the event `seq` caused. */
  children(ask: { id: string; seq: number; after: number; limit: number }): Promise<PlacedEvent[]>;
  /** The same store, in which what is read in one turn of the event loop is read at once. */
  together(): Store;
}
