import type { Overdue } from '../../store/store.ts';
import { isUnreachable } from '../../store/unreachable.ts';
import type { Call, Parts } from '../call.ts';
import { ownCall } from '../call.ts';
import { deleteOldAnswers } from '../callers/idempotency.ts';
import { logFailure } from '../operations/outages.ts';
import { Abandoned, Overloaded } from '../runs/given-up.ts';
import { enforceClock, stopClock } from './clocks.ts';
import { findStoredMatch } from './lookup.ts';

/** How many tenants are served at once, and how many matches of each are taken on together. */
const LANES = 4;
const EACH = 20;
/** How long a claim on a match lasts, in seconds; what is not begun in half of that is left to other servers. */
const LEASE = 60;
/** So often it is tried, a lease apart, to find a worker with enough time and memory for one decision. */
const TRIES = 5;
/** How many looks pass between two deletions of what has become too old. */
const TIDY_EVERY = 60;

/**
 * Acts for players whose time is up, in every match whose rules are here. Several servers share the matches among them.
 * The matches of one tenant are handled one after the other, tenants side by side: heavy matches do not delay other
 * tenants.
 */
export class ClockSweep {
  readonly #parts: Parts;
  readonly #editions: { id: string; hash: string }[];
  /** The tenants that are being served. */
  readonly #lanes = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #looks = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#editions = [...parts.rulesets.values()].map(({ id, hash }) => ({ id, hash }));
  }

  /** Looks every `seconds` until it is stopped. A look that takes longer than that is waited for. */
  start(seconds: number): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.#lookAndTidy().finally(() => {
        this.#looking = null;
      });
    }, seconds * 1000).unref();
  }

  /** Abandons what is being computed, and waits for what is being written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#looking;
    await this.settled();
  }

  /** Begins with all matches that are overdue and that no other server has taken on. */
  async look(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      if (this.#lanes.size >= LANES) await Promise.race(this.#lanes.values());
      const claimed = await this.#parts.store.matches.claimOverdue({
        editions: this.#editions,
        tenants: LANES - this.#lanes.size,
        each: EACH,
        except: [...this.#lanes.keys()],
        seconds: LEASE,
      });
      if (claimed.length === 0) return;
      for (const [tenant, matches] of Map.groupBy(claimed, ({ tenant }) => tenant)) {
        this.#lanes.set(
          tenant,
          this.#serve(matches).finally(() => this.#lanes.delete(tenant)),
        );
      }
    }
  }

  /** Waits until everything that was begun is done. */
  async settled(): Promise<void> {
    await Promise.all(this.#lanes.values());
  }

  async #lookAndTidy(): Promise<void> {
    try {
      await this.look();
      if (this.#looks++ % TIDY_EVERY === 0) await this.#tidy();
    } catch (error) {
      this.#failed(error, 'a sweep failed');
    }
  }

  async #serve(matches: readonly Overdue[]): Promise<void> {
    const until = performance.now() + (LEASE * 1000) / 2;
    for (const [at, match] of matches.entries()) {
      if (performance.now() > until) return;
      if (!this.#stopping.signal.aborted) await this.#enforce(match);
      if (this.#stopping.signal.aborted) return this.#leave(matches.slice(at));
    }
  }

  async #leave(matches: readonly Overdue[]): Promise<void> {
    try {
      await this.#parts.store.matches.leaveOverdue(matches.map(({ id }) => id));
    } catch (error) {
      this.#failed(error, 'overdue matches are left to other servers later than they could be');
    }
  }

  async #enforce({ id, tenant }: Overdue): Promise<void> {
    const call = ownCall(this.#parts, tenant, () => this.#stopping.signal);
    try {
      await enforceClock(call, id);
    } catch (error) {
      if (error instanceof Abandoned) return;
      if (isUnreachable(error)) return call.outages.note(error);
      call.log.error({ err: error, match: id }, 'the clock of a match could not be enforced');
      if (error instanceof Overloaded) await this.#noteTry(call, id);
    }
  }

  /** A match that found no worker is tried again later, but not for ever. */
  async #noteTry(call: Call, id: string): Promise<void> {
    try {
      if ((await call.store.matches.noteClockTry(id)) < TRIES) return;
      const found = await findStoredMatch(call, id);
      const detail = 'No worker had the time or the memory for it, however often it was tried.';
      if (found.ok) await stopClock(call, found.value, { code: 'unavailable', detail });
    } catch (error) {
      this.#failed(error, 'a try of a clock was not written down');
    }
  }

  #failed(error: unknown, message: string): void {
    logFailure(this.#parts.log, this.#parts.outages, error, message);
  }

  async #tidy(): Promise<void> {
    const { store, log, quotas } = this.#parts;
    await deleteOldAnswers(store, quotas.answers);
    const matches = await store.matches.overdueElsewhere(this.#editions);
    if (matches > 0) log.error({ matches }, 'matches are overdue whose edition of the rules this server does not have');
  }
}
