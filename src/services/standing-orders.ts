import { LRUCache } from 'lru-cache';
import { countedLimit } from '../store/counted-limit.ts';
import type { Store } from '../store/store.ts';
import type { StandingAuto, StoredMatch } from '../store/stored-match.ts';

/** Who asks, and where it is kept. */
interface Asking {
  caller: { tenant: string };
  store: Pick<Store, 'matches'>;
}

/** Of how many matches it is remembered. */
const MOST = 20_000;

/**
 * What the service decides for players of matches, for callers who bring the state of a match: all else of it they need not read.
 * It never changes.
 */
export class StandingOrders {
  readonly #orders = new LRUCache<string, { order: StandingAuto | null }>(countedLimit(MOST));

  /** What is ordered in a match; nothing where the caller's tenant has no such match. */
  async of({ caller, store }: Asking, id: string): Promise<StandingAuto | null> {
    const key = `${caller.tenant} ${id}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known.order;
    const match = await store.matches.find(caller.tenant, id);
    if (match !== null) this.note(match);
    return match?.auto ?? null;
  }

  note({ tenant, id, auto }: Pick<StoredMatch, 'tenant' | 'id' | 'auto'>): void {
    this.#orders.set(`${tenant} ${id}`, { order: auto });
  }

  empty(): void {
    this.#orders.clear();
  }
}
