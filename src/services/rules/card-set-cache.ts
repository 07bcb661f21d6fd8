import type { CardSet, Game } from '../../engine/index.ts';

/** How much is kept: in all, and of one tenant. */
export interface CacheLimits {
  sets: number;
  bytes: number;
}

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
  readonly #kept = new Map<string, Kept>();
  readonly #taken = new Map<string, number>();
  readonly #limits: CacheLimits;
  #bytes = 0;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(name: string): CardSet<Game> | undefined {
    const found = this.#kept.get(name);
    if (found === undefined) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found.set;
  }

  /** Keeps a set, unless it is larger than all that its tenant may keep. */
  keep(name: string, tenant: string, set: CardSet<Game>): void {
    const bytes = JSON.stringify(set.source).length * OF_CHARACTER;
    const share = this.#limits.bytes * SHARE;
    this.#drop(name);
    if (bytes > share) return;
    this.#kept.set(name, { tenant, set, bytes });
    this.#count(tenant, bytes);
    for (const [oldest, kept] of this.#kept) {
      const own = kept.tenant === tenant && this.#of(tenant) > share;
      if (own || this.#bytes > this.#limits.bytes || this.#kept.size > this.#limits.sets) this.#drop(oldest);
      else if (this.#of(tenant) <= share) break;
    }
  }

  empty(): void {
    this.#kept.clear();
    this.#taken.clear();
    this.#bytes = 0;
  }

  #of(tenant: string): number {
    return this.#taken.get(tenant) ?? 0;
  }

  #count(tenant: string, bytes: number): void {
    const taken = this.#of(tenant) + bytes;
    if (taken === 0) this.#taken.delete(tenant);
    else this.#taken.set(tenant, taken);
    this.#bytes += bytes;
  }

  #drop(name: string): void {
    const kept = this.#kept.get(name);
    if (kept === undefined) return;
    this.#kept.delete(name);
    this.#count(kept.tenant, -kept.bytes);
  }
}
