import type { ChangeStore } from '../store/changes.ts';
import type { Log } from './operations/log.ts';

/** One subscriber that waits for something to be recorded in any match of a tenant. */
export class TenantWatch {
  readonly #leave: () => void;
  #moved = false;
  #ended = false;
  #wake: (() => void) | null = null;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  /** Waits until something was recorded since the last time; false when the watch has ended. One at a time may wait. */
  async moved(): Promise<boolean> {
    if (!this.#moved && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#wake = null;
    this.#moved = false;
    return !this.#ended;
  }

  wake(): void {
    this.#moved = true;
    this.#wake?.();
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave();
    this.#wake?.();
  }
}

/**
 * Notifies those who follow all matches of a tenant: at once when something was recorded here, and within `every` milliseconds
 * when it was recorded elsewhere. Only that something was is kept for them: what it was they read.
 */
export class TenantFeed {
  readonly #changes: Pick<ChangeStore, 'moved'>;
  readonly #log: Log;
  readonly #every: number;
  readonly #watched = new Map<string, Set<TenantWatch>>();
  readonly #onWatch: () => void;
  #since: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #failing = false;
  #closed = false;

  constructor(changes: Pick<ChangeStore, 'moved'>, log: Log, onWatch: () => void = () => {}, every = 1000) {
    this.#changes = changes;
    this.#log = log;
    this.#onWatch = onWatch;
    this.#every = every;
  }

  watch(tenant: string): TenantWatch {
    this.#onWatch();
    const watches = this.#watched.get(tenant) ?? new Set();
    this.#watched.set(tenant, watches);
    const watch = new TenantWatch(() => {
      watches.delete(watch);
      if (watches.size === 0) this.#watched.delete(tenant);
    });
    watches.add(watch);
    if (this.#closed) watch.end();
    else this.#look();
    return watch;
  }

  /** Says that something was recorded for a tenant. */
  moved(tenant: string): void {
    for (const watch of [...(this.#watched.get(tenant) ?? [])]) watch.wake();
  }

  /** Ends every watch. */
  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const watches of [...this.#watched.values()]) for (const watch of [...watches]) watch.end();
  }

  #look(): void {
    if (this.#timer !== null || this.#closed) return;
    if (this.#watched.size === 0) {
      this.#since = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#read(), this.#every).unref();
  }

  async #read(): Promise<void> {
    try {
      // Nobody is left who wants to know.
      if (this.#watched.size === 0) return;
      const { tenants, now } = await this.#changes.moved([...this.#watched.keys()], this.#since);
      this.#since = now;
      this.#failing = false;
      for (const tenant of tenants) this.moved(tenant);
    } catch (error) {
      // It is tried again; repeated failures are logged once.
      if (!this.#failing) this.#log.error({ err: error }, 'what was recorded for watched tenants cannot be read');
      this.#failing = true;
    } finally {
      this.#timer = null;
      this.#look();
    }
  }
}
