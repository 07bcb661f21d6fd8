import type { Counter, Counters } from '../../store/counters.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { RateLimitSubject } from './caller.ts';

/** How long a limit counts before it begins again, in seconds. */
export const WINDOW_SECONDS = 60;

/** How many wrong keys an address may send in a window. */
export const WRONG_KEY_LIMIT = 60;

/** Points in a window for each sort of caller; null for no limit. */
export interface RateLimits {
  key: number | null;
  address: number | null;
  machine: number | null;
}

export type Policy = keyof RateLimits | 'wrong-keys';

/** The state of a caller's rate limit window. */
export interface RateLimitStatus {
  policy: Policy;
  limit: number;
  remaining: number;
  /** When all points are there again, in milliseconds since 1970. */
  resetsAt: number;
}

/** What a call has taken from the points of its caller. */
export interface ChargedPoints extends RateLimitStatus {
  points: number;
}

const limited = ({ limit, resetsAt, policy }: RateLimitStatus, cost: number) =>
  bad('rate-limited', `${WHOSE[policy]} ${limit} points in ${WINDOW_SECONDS} seconds, and this costs ${cost}.`, {
    ...{ limit, cost, resetsAt: new Date(resetsAt).toISOString() },
  });

const WHOSE: Record<Policy, string> = {
  key: 'The key has',
  address: 'Without a key an address has',
  machine: 'Without a key this machine has',
  'wrong-keys': 'For wrong keys an address has',
};

/** Counts what each caller spends: points, of which heavy calls cost more. */
export class RateLimiter {
  readonly limits: RateLimits;
  readonly #counters: Counters;
  readonly #counter: Record<Policy, Counter>;

  constructor(limits: RateLimits, counters: Counters) {
    this.limits = limits;
    this.#counters = counters;
    const counter = (policy: Policy) => counters.counter(policy, WINDOW_SECONDS);
    this.#counter = {
      key: counter('key'),
      address: counter('address'),
      machine: counter('machine'),
      'wrong-keys': counter('wrong-keys'),
    };
  }

  /**
   * Takes the points of a call, or more for one that has taken some. No call costs more than a whole window, so that
   * every call can be made at some time; a refused one costs nothing. Null for a caller without a limit.
   */
  take(
    subject: RateLimitSubject,
    cost: number,
    before: ChargedPoints | null = null,
  ): Answer<ChargedPoints | null> | Promise<Answer<ChargedPoints | null>> {
    const limit = this.limits[subject.as];
    return limit === null ? good(null) : this.#take(subject, limit, cost, before);
  }

  async #take(
    { as, id }: RateLimitSubject,
    limit: number,
    cost: number,
    before: ChargedPoints | null,
  ): Promise<Answer<ChargedPoints | null>> {
    const had = before?.points ?? 0;
    const points = Math.min(cost, limit - had);
    const { used, endsAt } = await this.#counter[as].add(id, points);
    const standing = { policy: as, limit, remaining: Math.max(0, limit - used), resetsAt: endsAt } as const;
    if (used <= limit) return good({ ...standing, points: had + points });
    await this.#counter[as].add(id, -points);
    return limited(standing, had + points);
  }

  /** Gives back what a call has taken, if that still counts. */
  async giveBack({ as, id }: RateLimitSubject, { points, ...standing }: ChargedPoints): Promise<RateLimitStatus> {
    if (points === 0 || Date.now() >= standing.resetsAt) return standing;
    const { used } = await this.#counter[as].add(id, -points);
    return { ...standing, remaining: Math.max(0, standing.limit - Math.max(0, used)) };
  }

  /** Where a caller stands; null for one without a limit. */
  standing({ as, id }: RateLimitSubject): null | Promise<RateLimitStatus> {
    const limit = this.limits[as];
    return limit === null ? null : this.#read(as, id, limit);
  }

  /** Whether an address may have one more key looked up. */
  async mayGuess(address: string): Promise<Answer<null>> {
    const standing = await this.#read('wrong-keys', address, WRONG_KEY_LIMIT);
    return standing.remaining > 0 ? good(null) : limited(standing, 1);
  }

  /** Counts a wrong key: where its address stands then, and whether that was one too many. */
  async guessed(address: string): Promise<{ standing: RateLimitStatus; allowed: Answer<null> }> {
    const { used, endsAt } = await this.#counter['wrong-keys'].add(address, 1);
    const standing = { policy: 'wrong-keys', limit: WRONG_KEY_LIMIT, resetsAt: endsAt } as const;
    const full = { ...standing, remaining: Math.max(0, WRONG_KEY_LIMIT - used) };
    return { standing: full, allowed: used <= WRONG_KEY_LIMIT ? good(null) : limited(full, 1) };
  }

  close(): Promise<void> {
    return this.#counters.close();
  }

  async #read(policy: Policy, id: string, limit: number): Promise<RateLimitStatus> {
    const count = await this.#counter[policy].read(id);
    const remaining = Math.max(0, limit - Math.max(0, count?.used ?? 0));
    return { policy, limit, remaining, resetsAt: count?.endsAt ?? Date.now() + WINDOW_SECONDS * 1000 };
  }
}
