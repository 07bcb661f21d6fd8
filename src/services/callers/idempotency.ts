import { setTimeout as pause } from 'node:timers/promises';
import type { IdempotencyLock, KeptAnswer, Store } from '../../store/store.ts';
import { newId } from '../ids.ts';
import type { Log } from '../operations/log.ts';
import type { Outages } from '../operations/outages.ts';
import { logFailure } from '../operations/outages.ts';
import type { Answer, ProblemCode } from '../problem.ts';
import { bad, good, PROBLEMS } from '../problem.ts';
import type { Caller } from './caller.ts';

/**
 * In seconds: how long an answer is kept; how often a lock is renewed, and after what time without renewal its holder
 * counts as dead; and the same for a release that did not renew.
 */
const SECONDS = { kept: 86_400, renewed: 2, stale: 6, unrenewed: 60 } as const;

/** How long sending an answer waits until it is stored, in milliseconds; then storing goes on in the background. */
const SETTLED_MS = 1_000;
/** How long after a failure it is tried to keep an answer, or to release its key, once more; doubled each time. */
const AGAIN_MS = 50;

type Stores = Pick<Store, 'idempotency'>;
interface Own {
  log: Log;
  outages: Outages;
}

/** What a request creates gets its id in advance, so that a retry finds it. */
export interface PlannedCreation {
  id: string;
  /** Whether the request was sent before and could have created it then. */
  again: boolean;
}

/** A request that may be answered now, the answer that it had before, or how many seconds to wait before it is sent again. */
export type ClaimResult =
  | { lock: IdempotencyLock; creates: PlannedCreation }
  | { answer: KeptAnswer }
  | { wait: number };

/** Keys mean something to whom they belong: one API key, or all who need none. */
const ownerOf = ({ key, tenant }: Caller): string => (key === null ? `tenant:${tenant}` : `key:${key}`);

/**
 * How long to wait for a key that is locked. While its holder renews the lock, the answer can come any moment; a holder
 * that has stopped renewing it counts as dead once the lock expires.
 */
const waitFor = ({ idle, left }: { idle: number; left: number }): number =>
  idle <= SECONDS.renewed * 1.25 ? 1 : Math.max(1, Math.ceil(left));

/**
 * The keys whose requests are being answered here. While that goes on they are renewed, so that a key whose holder died is
 * free within seconds; what could not be kept or released is tried again.
 */
export class IdempotencyClaims {
  readonly #stores: Stores;
  readonly #own: Own;
  /** How long a request may be answered, in milliseconds; what takes longer is not waited for any more. */
  readonly #longest: number;
  readonly #held = new Map<string, { lock: IdempotencyLock; since: number }>();
  readonly #late = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #renewing = false;

  constructor(stores: Stores, own: Own, longestSeconds: number) {
    this.#stores = stores;
    this.#own = own;
    this.#longest = longestSeconds * 1000;
    this.#timer = setInterval(() => void this.#renew(), SECONDS.renewed * 1000).unref();
  }

  /**
   * Claims a key for a request that `fingerprint` stands for. What the request creates gets an id here, so that the same
   * request finds it after a crash instead of creating it a second time.
   */
  async claim(caller: Caller, key: string, fingerprint: string): Promise<Answer<ClaimResult>> {
    const { idempotency } = this.#stores;
    const lock = { owner: ownerOf(caller), key, holder: newId() };
    const made = await this.#lock(lock, fingerprint);
    if (made !== null) {
      this.#held.set(lock.holder, { lock, since: performance.now() });
      return good({ lock, creates: { id: made.resource, again: made.again } });
    }
    const found = await idempotency.find(lock.owner, key, SECONDS);
    if (found !== null && found.fingerprint !== fingerprint) {
      return bad(
        'idempotency-mismatch',
        'This Idempotency-Key was used for another request, with another address or body.',
      );
    }
    if (found?.answer === 'withdrawn') {
      return bad('answer-withdrawn', 'What was answered to this request is not kept any more; it was carried out.');
    }
    if (found?.answer) return good({ answer: found.answer });
    return good({ wait: found === null ? 1 : waitFor(found) });
  }

  /**
   * Keeps the answer to a claimed request, or releases its key where there is nothing to keep. Waits for it for a moment;
   * what fails is tried again beside.
   */
  async settle(lock: IdempotencyLock, answer: KeptAnswer | null): Promise<void> {
    this.#held.delete(lock.holder);
    const settled = this.#settle(lock, answer);
    this.#late.add(settled);
    settled.finally(() => this.#late.delete(settled));
    await Promise.race([settled, pause(SETTLED_MS, undefined, { ref: false })]);
  }

  /** Ends the renewals, and waits for what is being kept and released. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await Promise.all(this.#late);
  }

  /** A claim whose answer went missing may have been made all the same; nobody would ever release it. */
  async #lock(lock: IdempotencyLock, fingerprint: string) {
    try {
      return await this.#stores.idempotency.lock({ ...lock, fingerprint, resource: newId() }, SECONDS);
    } catch (error) {
      void this.settle(lock, null);
      throw error;
    }
  }

  /** Never rejects. After the lifetime of a lock there is no point in trying further. */
  async #settle(lock: IdempotencyLock, answer: KeptAnswer | null): Promise<void> {
    const { idempotency } = this.#stores;
    const until = performance.now() + SECONDS.stale * 1000;
    for (let wait = AGAIN_MS; ; wait *= 2) {
      try {
        await (answer === null ? idempotency.release(lock) : idempotency.keep(lock, answer));
        return;
      } catch (error) {
        // What was done is done. Sent again when its key is free, the request finds what it made.
        if (wait === AGAIN_MS) this.#failed(error, 'an answer could not be kept under its Idempotency-Key');
        if (this.#closing.signal.aborted || performance.now() + wait > until) return;
      }
      await pause(wait, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
    }
  }

  #failed(error: unknown, message: string): void {
    logFailure(this.#own.log, this.#own.outages, error, message);
  }

  async #renew(): Promise<void> {
    if (this.#renewing) return;
    const now = performance.now();
    for (const [holder, { since }] of this.#held) if (now - since > this.#longest) this.#held.delete(holder);
    const due = [...this.#held.values()].filter(({ since }) => now - since >= SECONDS.renewed * 1000);
    if (due.length === 0) return;
    this.#renewing = true;
    try {
      await this.#stores.idempotency.renew(due.map(({ lock }) => lock));
    } catch (error) {
      this.#failed(error, 'Idempotency-Keys could not be renewed');
    } finally {
      this.#renewing = false;
    }
  }
}

/**
 * Whether an answer is final, so that a retry gets the same one. Failures of the service and rate limiting are not
 * final: the request may be carried out again. In a batch each problem counts.
 */
export const isFinalAnswer = (status: number, problems: readonly ProblemCode[]): boolean =>
  [status, ...problems.map((code) => PROBLEMS[code].status)].every((one) => one < 500 && one !== 429);

/** Deletes answers that are too old to be given again, and the oldest of whoever has more than `most`. */
export async function deleteOldAnswers({ idempotency }: Stores, most = 100_000): Promise<number> {
  return (await idempotency.forget(SECONDS.kept)) + (await idempotency.trim(most));
}
