import closeWithGrace from 'close-with-grace';

/** A terminal and npm both pass a signal on, so it comes twice; the second one must not cut the first one's work short. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What is undone, in reverse order, when the program is told to stop, however far its start got. */
export class Stopping {
  readonly #steps: (() => Promise<unknown>)[] = [];
  readonly #grace: ReturnType<typeof closeWithGrace>;
  #drain: (() => Promise<unknown>) | null = null;
  #failure: Error | null = null;
  #begun = false;

  /** After so many seconds it ends with whatever is left, and with code 1. */
  constructor(seconds: number) {
    this.#grace = closeWithGrace({ delay: seconds * 1000, skip: [...SIGNALS] }, async ({ err }) => {
      if (err) console.error(err);
      await this.undo();
      if (this.#failure) throw this.#failure;
    });
    for (const signal of SIGNALS) process.on(signal, () => this.begin());
  }

  get begun(): boolean {
    return this.#begun;
  }

  /** Something is to be undone. */
  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** What whoever sends requests is told before anything is undone; nothing before it serves. */
  drainBy(drain: () => Promise<unknown>): void {
    this.#drain = drain;
  }

  async begin(): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    // What has failed has nothing left to answer.
    if (this.#failure === null) await this.#drain?.();
    this.#grace.close();
  }

  /** Stops because of something that cannot be mended here; the program ends with code 1. */
  fail(failure: Error): void {
    this.#failure ??= failure;
    void this.begin();
  }

  /** Undoes everything now. */
  async undo(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}
