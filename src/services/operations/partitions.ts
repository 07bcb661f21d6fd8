import type { Store } from '../../store/store.ts';
import type { Log as Failures } from './log.ts';
import type { Outages } from './outages.ts';
import { logFailure } from './outages.ts';

/** Milliseconds between two looks: partitions are made long before anything belongs into them. */
const OFTEN = 3_600_000;

interface Log extends Failures {
  info(about: object, message: string): void;
}

/** Makes partitions for what will be recorded. While none can be made, what belongs into them is kept with what belongs nowhere else. */
export class PartitionKeeper {
  readonly #store: Store;
  readonly #outages: Outages;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(store: Store, log: Log, outages: Outages) {
    this.#store = store;
    this.#log = log;
    this.#outages = outages;
  }

  /** Looks at once, and every hour: each partition is for as many days. */
  start(days: number): void {
    this.#looking = this.look(days);
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.look(days));
    }, OFTEN).unref();
  }

  async look(days: number): Promise<void> {
    try {
      const made = await this.#store.partitions.makeAhead(days);
      if (made.length > 0) this.#log.info({ partitions: made }, 'partitions are made for what will be recorded');
    } catch (error) {
      logFailure(this.#log, this.#outages, error, 'no partition could be made for what will be recorded');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }
}
