import type { Parts } from '../call.ts';
import { ownCall } from '../call.ts';
import { logFailure } from '../operations/outages.ts';
import { Abandoned } from '../runs/given-up.ts';
import { startGames } from './table-games.ts';

/** How many tables are looked at together. */
const EACH = 64;

/**
 * Begins the games of tournaments when it is their turn: right away when a match ended here, and within `seconds` otherwise. What is
 * due is in the database, so a server that stops leaves it to others, or to itself.
 */
export class TableKeeper {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #again = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(seconds: number): void {
    this.#timer = setInterval(() => this.wake(), seconds * 1000).unref();
  }

  /** Looks as soon as the look that goes on is done. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#again) this.wake();
    });
  }

  /** Waits until nothing is being looked at. */
  async settled(): Promise<void> {
    while (this.#looking !== null) await this.#looking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#looking;
  }

  async #look(): Promise<void> {
    this.#again = false;
    const call = ownCall(this.#parts, '', () => this.#stopping.signal);
    try {
      while (!this.#stopping.signal.aborted && (await startGames(call, undefined, EACH)) > 0);
    } catch (error) {
      this.#again = false;
      if (!(error instanceof Abandoned))
        logFailure(this.#parts.log, this.#parts.outages, error, 'the tables of tournaments could not be looked at');
    }
  }
}
