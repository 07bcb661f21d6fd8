import type { RefusalCount } from '../../store/statistics.ts';
import type { Store } from '../../store/store.ts';
import type { Log } from './log.ts';
import type { Outages } from './outages.ts';
import { logFailure } from './outages.ts';

/** Milliseconds between two times at which counts are written. */
const OFTEN = 10_000;
/** So many counts are kept until they are written: of what is new beyond them nothing is counted. */
const MOST = 5_000;

/**
 * Counts which clauses refuse actions. A refusal costs its caller an addition in memory; now and then the counts are added to those of
 * their day in the database. Those of the last seconds before a crash are lost.
 */
export class Refusals {
  readonly #store: Store;
  readonly #outages: Outages;
  readonly #log: Log;
  #counts = new Map<string, RefusalCount>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, log: Log, outages: Outages) {
    this.#store = store;
    this.#log = log;
    this.#outages = outages;
  }

  /** `clause` has to be one of the rulebook. */
  count(tenant: string, ruleset: string, clause: string): void {
    const day = new Date().toISOString().slice(0, 10);
    this.#add({ tenant, ruleset, day, clause, refused: 1 });
  }

  /** Writes what was counted. What could not be written is kept for the next time. */
  async write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#written());
    await this.#writing;
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), OFTEN).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  #add(count: RefusalCount): void {
    const { tenant, ruleset, day, clause, refused } = count;
    const name = JSON.stringify([tenant, ruleset, day, clause]);
    const known = this.#counts.get(name);
    if (known !== undefined) known.refused += refused;
    else if (this.#counts.size < MOST) this.#counts.set(name, count);
  }

  async #written(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#store.statistics.addRefusals(counts);
    } catch (error) {
      logFailure(this.#log, this.#outages, error, 'refusals were not written, and are tried again');
      for (const count of counts) this.#add(count);
    }
  }
}
