import { LRUCache } from 'lru-cache';

/** How many states are remembered: by their hashes, of 64 characters each. */
const MOST = 20_000;

/**
 * The states that came out of the rules here, or were found sound here, by the hashes of their content. Most states come back
 * with the next action, and one that is known needs no second look. It matters to nobody whose state it was: whoever sends a
 * state has its content, and its content alone decides whether it is sound.
 */
export class KnownStates {
  readonly #hashes = new LRUCache<string, true>({ max: MOST });

  /** Whether a state of which `hash` is the hash as worked out here, not as stated, is sound. */
  has(hash: string): boolean {
    return this.#hashes.get(hash) === true;
  }

  add(hash: string): void {
    this.#hashes.set(hash, true);
  }

  empty(): void {
    this.#hashes.clear();
  }
}
