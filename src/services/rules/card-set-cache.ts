import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { CardSet, Game } from '../../engine/index.ts';

/** How much is kept: in all, and of one tenant. */
export interface CacheLimits {
  sets: number;
  bytes: number;
}

/** A compiled set is quickly made again, so that what is kept of them is a small part of the memory there is, unless `bytes` says more. */
export const cacheLimits = ({ sets, bytes }: CacheLimits): CacheLimits => ({
  sets,
  bytes: bytes > 0 ? bytes : Math.floor(getHeapStatistics().heap_size_limit / 16),
});

/** The part of the bytes that the sets of one tenant may take. */
export const SHARE = 0.5;

/**
 * Bytes that a compiled set takes for each character of its source, measured over the sample cards of all games: the source as it
 * was read, the compiled cards, and the steps of their programs.
 */
const OF_CHARACTER = 40;

interface Kept {
  tenant: string;
  set: CardSet<Game>;
  bytes: number;
}

/** Compiled card sets by name, as many as there is room for; those that were not used for longest go first. */
export class CardSetCache {
  readonly #kept: LRUCache<string, Kept>;
  /** Bytes that the sets of each tenant take. */
  readonly #taken = new Map<string, number>();
  readonly #share: number;

  constructor({ sets, bytes }: CacheLimits) {
    this.#share = bytes * SHARE;
    this.#kept = new LRUCache({
      max: sets,
      maxSize: bytes,
      sizeCalculation: (kept) => kept.bytes,
      onInsert: ({ tenant, bytes: more }) => this.#count(tenant, more),
      dispose: ({ tenant, bytes: less }) => this.#count(tenant, -less),
    });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  find(name: string): CardSet<Game> | undefined {
    return this.#kept.get(name)?.set;
  }

  /** Keeps a set, unless it is larger than all that its tenant may keep. */
  keep(name: string, tenant: string, set: CardSet<Game>): void {
    const bytes = JSON.stringify(set.source).length * OF_CHARACTER;
    this.#kept.delete(name);
    if (bytes > this.#share) return;
    this.#makeRoom(tenant, this.#share - bytes);
    this.#kept.set(name, { tenant, set, bytes });
  }

  empty(): void {
    this.#kept.clear();
  }

  /** Drops the sets of a tenant that were not used for longest, until the others take at most so many bytes. */
  #makeRoom(tenant: string, bytes: number): void {
    if (this.#of(tenant) <= bytes) return;
    for (const name of this.#kept.rkeys()) {
      if (this.#kept.peek(name)?.tenant === tenant) this.#kept.delete(name);
      if (this.#of(tenant) <= bytes) return;
    }
  }

  #of(tenant: string): number {
    return this.#taken.get(tenant) ?? 0;
  }

  #count(tenant: string, bytes: number): void {
    const taken = this.#of(tenant) + bytes;
    if (taken === 0) this.#taken.delete(tenant);
    else this.#taken.set(tenant, taken);
  }
}
