/** What a flag says, which both threads read and write. */
const [WAITING, BEGUN, UNWANTED] = [0, 1, 2];

/** Thrown inside a job that nobody wants any more; the worker catches it. */
export class Unwanted extends Error {}

/**
 * What a worker and the thread that gave it a job know of each other while it works. A job that nobody wants any more is given
 * up by the worker, which goes on with the next one: starting another worker takes as long as many jobs.
 */
export class JobFlag {
  /** What the other thread is given. */
  readonly shared: SharedArrayBuffer;
  readonly #state: Int32Array;

  /** With `shared` it is the flag of the thread that made that. */
  constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#state = new Int32Array(shared);
  }

  /** Says that the job is begun. Throws `Unwanted` where nobody wants it any more. */
  begin(): void {
    if (Atomics.compareExchange(this.#state, 0, WAITING, BEGUN) === UNWANTED) throw new Unwanted();
  }

  /** Throws `Unwanted` as soon as nobody wants the job any more. */
  look(): void {
    if (Atomics.load(this.#state, 0) === UNWANTED) throw new Unwanted();
  }

  /**
   * Has the job given up when `signal` is aborted. The `signal` that it gives ends the worker itself, where the worker has begun
   * the job and still has not given it up after `patience` milliseconds; `clear` is called when the job is over.
   */
  giveUpOn(signal: AbortSignal, patience: number): { signal: AbortSignal; clear(): void } {
    const worker = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const giveUp = () => {
      // A worker that has not begun it finds the flag before it does anything, and may be about to be ready for others.
      if (Atomics.exchange(this.#state, 0, UNWANTED) === WAITING) return;
      timer = setTimeout(() => worker.abort(), patience).unref();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    const clear = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    };
    return { signal: worker.signal, clear };
  }
}
