import type { Log } from './operations/log.ts';

/** Where the heads of matches are read. */
export interface HeadReader {
  /** The last plies of matches, whether they are over with it, and how often what is said about them was changed, by their ids. */
  heads(ids: string[]): Promise<ReadonlyMap<string, Head & { revision: number }>>;
}

/** How far a match has come. */
export interface Head {
  ply: number;
  /** Whether it is over after that ply. */
  over: boolean;
}

interface Watched {
  /** The last ply that is known of; -1 when none is. */
  ply: number;
  /** Whether the match is over after that ply. */
  over: boolean;
  /** How often what is said about the match was changed, as far as is known. */
  revision: number;
  watches: Set<Watch>;
}

/** One subscriber that waits for a match to move on. However slow it is, only the number of a ply is kept for it. */
export class Watch {
  readonly #watched: Watched;
  readonly #leave: () => void;
  #wake: ((ply: number | null) => void) | null = null;
  #ended = false;

  constructor(watched: Watched, leave: () => void) {
    this.#watched = watched;
    this.#leave = leave;
  }

  /** The last ply, as soon as it is one after `ply`; null when the watch has ended. One at a time may wait. */
  beyond(ply: number): Promise<number | null> {
    if (this.#ended) return Promise.resolve(null);
    if (this.#watched.ply > ply) return Promise.resolve(this.#watched.ply);
    return new Promise((resolve) => {
      this.#wake = (reached) => {
        if (reached !== null && reached <= ply) return;
        this.#wake = null;
        resolve(reached);
      };
    });
  }

  /** Whether what is said about the match, such as the names of its players, was changed since it had that revision. */
  isReworded({ revision }: { revision: number }): boolean {
    return this.#watched.revision > revision;
  }

  /** Whether the match is over, as far as is known, and `ply` was its last one. */
  isOverAfter(ply: number): boolean {
    return this.#watched.over && this.#watched.ply <= ply;
  }

  /** Tells who waits how far the match has come. */
  wake(): void {
    this.#wake?.(this.#watched.ply);
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leave();
    this.#wake?.(null);
  }
}

/**
 * Notifies subscribers that a match has moved on: at once when the ply was recorded here, soon when another server on the same
 * database announces that it has recorded it, and within `every` milliseconds when that does not arrive. While nobody watches, nothing is read; otherwise
 * one statement reads the heads of all watched matches.
 */
export class Feed {
  readonly #heads: HeadReader;
  readonly #log: Log;
  readonly #every: number;
  readonly #onWatch: () => void;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | null = null;
  #failing = false;
  #closed = false;

  /** `onWatch` is called when somebody watches. */
  constructor(heads: HeadReader, log: Log, every = 1000, onWatch: () => void = () => {}) {
    this.#onWatch = onWatch;
    this.#heads = heads;
    this.#log = log;
    this.#every = every;
  }

  /** How many watch, for the metrics. */
  get watching(): number {
    let count = 0;
    for (const { watches } of this.#watched.values()) count += watches.size;
    return count;
  }

  /** Watches a match that had come so far when it was looked at. */
  watch(match: string, { ply, over }: Head): Watch {
    this.#onWatch();
    const watched = this.#watched.get(match) ?? { ply: -1, over: false, revision: 0, watches: new Set() };
    if (ply > watched.ply) Object.assign(watched, { ply, over });
    this.#watched.set(match, watched);
    const watch = new Watch(watched, () => {
      watched.watches.delete(watch);
      if (watched.watches.size === 0) this.#watched.delete(match);
    });
    watched.watches.add(watch);
    if (this.#closed) watch.end();
    else this.#look();
    return watch;
  }

  /** Says how far a match has come. */
  moved(match: string, { ply, over }: Head): void {
    const watched = this.#watched.get(match);
    if (watched === undefined || watched.ply >= ply) return;
    Object.assign(watched, { ply, over });
    for (const watch of [...watched.watches]) watch.wake();
  }

  /** Says which revision a match has now. */
  reworded(match: string, revision: number): void {
    const watched = this.#watched.get(match);
    if (watched !== undefined) watched.revision = Math.max(watched.revision, revision);
  }

  /** Says that a match is there no more: nobody has to wait for it. */
  gone(match: string): void {
    for (const watch of [...(this.#watched.get(match)?.watches ?? [])]) watch.end();
  }

  /** Ends every watch. */
  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const { watches } of [...this.#watched.values()]) for (const watch of [...watches]) watch.end();
  }

  #look(): void {
    if (this.#timer !== null || this.#closed || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => void this.#read(), this.#every);
    this.#timer.unref();
  }

  async #read(): Promise<void> {
    try {
      const watched = [...this.#watched.keys()];
      const heads = await this.#heads.heads(watched);
      this.#failing = false;
      for (const match of watched) {
        const head = heads.get(match);
        if (head === undefined) {
          this.gone(match);
          continue;
        }
        this.reworded(match, head.revision);
        this.moved(match, head);
      }
    } catch (error) {
      // It is tried again; repeated failures are logged once.
      if (!this.#failing) this.#log.error({ err: error }, 'the heads of watched matches cannot be read');
      this.#failing = true;
    }
    this.#timer = null;
    this.#look();
  }
}
