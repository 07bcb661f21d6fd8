/** How many may wait for their turn under one name. */
const MOST_WAITING = 20;

/** Runs one task at a time per name. */
export class TurnQueue {
  readonly #last = new Map<string, { done: Promise<void>; waiting: number }>();

  /** Waits for its turn. Returns the function that ends it, or null when too many wait already. */
  async take(name: string): Promise<(() => void) | null> {
    const before = this.#last.get(name) ?? { done: Promise.resolve(), waiting: 0 };
    if (before.waiting >= MOST_WAITING) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = { done: before.done.then(() => promise), waiting: before.waiting + 1 };
    this.#last.set(name, line);
    await before.done;
    return () => {
      resolve();
      const now = this.#last.get(name);
      if (now === undefined) return;
      now.waiting--;
      if (now.waiting === 0) this.#last.delete(name);
    };
  }
}
