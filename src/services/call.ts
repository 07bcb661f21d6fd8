import type { AnyRuleset } from '../engine/index.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Keyring } from './callers/caller.ts';
import type { PlannedCreation } from './callers/idempotency.ts';
import type { Feed } from './feed.ts';
import type { Log } from './operations/log.ts';
import type { Door, Meter } from './operations/meter.ts';
import type { Outages } from './operations/outages.ts';
import type { Refusals } from './operations/refusals.ts';
import type { Sender } from './outgoing/sender.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { CardSets } from './rules/card-sets.ts';
import type { KnownStates } from './runs/known-states.ts';
import type { Runs } from './runs/runs.ts';
import type { ServiceKeys } from './sealing/service-keys.ts';
import type { StandingOrders } from './standing-orders.ts';
import type { TenantFeed } from './tenant-feed.ts';

/** How much each tenant may store; of kept answers, each key. */
export interface Quotas {
  cardSets: number;
  /** Seeds that no match has used. */
  seeds: number;
  webhooks: number;
  /** Jobs that are not over. */
  jobs: number;
  /** Bytes that a job may write. */
  jobBytes: number;
  answers: number;
}

/** A cache that can be emptied to free memory. */
export interface Cache {
  empty(): void;
}

/** What the use cases work with. */
export interface Parts {
  rulesets: ReadonlyMap<string, AnyRuleset>;
  cardSets: CardSets;
  keys: Keyring;
  serviceKeys: ServiceKeys;
  /** The name that the service gives itself in what it signs. */
  issuer: string;
  store: Store;
  /** How much of each sort a tenant may have. */
  quotas: Quotas;
  /** Whether tables of what leaves for the archive are written there too. */
  archiveTables: boolean;
  log: Log;
  /** Logs that the database is away, but not once per call. */
  outages: Outages;
  /** Counts which clauses refuse actions. */
  refusals: Refusals;
  /** Notifies subscribers that a match has moved on. */
  feed: Feed;
  /** Looks whether a game of a tournament is to begin. */
  tables: { wake(): void };
  /** Sends what webhooks are to be told. */
  webhooks: { wake(): void };
  /** Does long work. */
  jobs: { wake(): void };
  /** Sends requests to addresses of callers. */
  sender: Sender;
  /** Notifies those who follow all matches of a tenant. */
  tenantFeed: TenantFeed;
  meter: Meter;
  /** Where the engine runs. */
  runs: Runs;
  /** States that need no second look. */
  knownStates: KnownStates;
  /** What the service decides for players of matches. */
  standingOrders: StandingOrders;
  /** Draws scenes. */
  pictures: Pictures;
  /** All caches, which are emptied when memory is short. */
  caches: Set<Cache>;
}

/** The parts of the service, and who is calling. Every use case takes one. */
export interface Call extends Parts {
  readonly caller: Caller;
  /** Where the call came in. */
  readonly door: Door;
  /** The id of what the call creates, chosen in advance; `again` when an earlier attempt could have created it. */
  readonly creates?: PlannedCreation | undefined;
  /** Takes points for work that the call causes beyond its action; false when there are none left. Without it nothing is counted. */
  readonly pay?: ((points: number) => Promise<boolean>) | undefined;
  /** A signal that is aborted when nobody waits for the answer any more. */
  readonly gone?: (() => AbortSignal) | undefined;
}

/** A call of the service itself, for what belongs to a tenant. */
export const ownCall = (parts: Parts, tenant: string, gone?: () => AbortSignal): Call => ({
  ...parts,
  caller: { tenant, key: null, scopes: new Set(), seat: null, counted: { as: 'machine', id: 'service' } },
  door: 'service',
  gone,
});
