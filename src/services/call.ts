import type { AnyRuleset } from '../engine/index.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Keyring } from './callers/caller.ts';
import type { Creates } from './callers/idempotency.ts';
import type { Feed } from './feed.ts';
import type { Log } from './operations/log.ts';
import type { Door, Meter } from './operations/meter.ts';
import type { Outages } from './operations/outages.ts';
import type { CardSets } from './rules/card-sets.ts';
import type { Runs } from './runs/runs.ts';
import type { ServiceKeys } from './sealing/service-keys.ts';

/** How much each tenant may have of what is kept for good; of kept answers, each key. */
export interface Quotas {
  cardSets: number;
  /** Seeds that no match has used. */
  seeds: number;
  answers: number;
}

/** Something that is kept to save work, and can be given up for memory. */
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
  log: Log;
  /** Tells the log of a database that is away, not once a call. */
  outages: Outages;
  /** Tells whoever watches a match that it has gone on. */
  feed: Feed;
  meter: Meter;
  /** Where the engine runs. */
  runs: Runs;
  /** Everything that is given up when memory is short. */
  caches: Set<Cache>;
}

/** The parts of the service in the hands of one caller. Every use case starts with it. */
export interface Call extends Parts {
  readonly caller: Caller;
  /** Where the call came in. */
  readonly door: Door;
  /** The id of what the call creates, chosen before; `again` when a call of before could have created it. */
  readonly creates?: Creates | undefined;
  /** A signal that is aborted when nobody waits for the answer any more. */
  readonly gone?: (() => AbortSignal) | undefined;
}
