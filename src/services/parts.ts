import type { AnyRuleset } from '../engine/index.ts';
import type { Store } from '../store/store.ts';
import type { CardSets } from './card-sets.ts';

export interface Log {
  error(about: object, message: string): void;
}

/** What the use cases work with. */
export interface Parts {
  rulesets: ReadonlyMap<string, AnyRuleset>;
  cardSets: CardSets;
  store: Store;
  log: Log;
}
