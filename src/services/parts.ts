import type { AnyRuleset } from '../engine/index.ts';
import type { Store } from '../store/store.ts';
import type { CardSets } from './card-sets.ts';
import type { Feed } from './feed.ts';
import type { Keys } from './keys.ts';
import type { Meter } from './meter.ts';
import type { Runs } from './runs/runs.ts';
import type { ServiceKeys } from './service-keys.ts';

export interface Log {
  error(about: object, message: string): void;
}

/** Something that is kept to save work, and can be given up for memory. */
export interface Cache {
  empty(): void;
}

/** What the use cases work with. */
export interface Parts {
  rulesets: ReadonlyMap<string, AnyRuleset>;
  cardSets: CardSets;
  keys: Keys;
  serviceKeys: ServiceKeys;
  /** The name that the service gives itself in what it signs. */
  issuer: string;
  store: Store;
  log: Log;
  /** Tells whoever watches a match that it has gone on. */
  feed: Feed;
  meter: Meter;
  /** Where the engine runs. */
  runs: Runs;
  /** Everything that is given up when memory is short. */
  caches: Set<Cache>;
}
