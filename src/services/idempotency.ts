import type { IdempotencyLock, KeptAnswer, Store } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { type Answer, bad, good } from './problem.ts';
import { newId } from './unique.ts';

/** How long an answer is given again, and after what time a request without an answer counts as cut off; in seconds. */
const SECONDS = { kept: 86_400, stale: 60 } as const;

/** A request that may be answered now, or the answer that it had before. */
export type Claimed = { lock: IdempotencyLock; creates: { id: string; again: boolean } } | { answer: KeptAnswer };

/** Keys mean something to whom they belong: one API key, or all who need none. */
const ownerOf = ({ key, tenant }: Caller): string => (key === null ? `tenant:${tenant}` : `key:${key}`);

/**
 * Claims a key for a request that `fingerprint` stands for. What the request creates gets an id here, so that the same
 * request finds it after a crash instead of creating it a second time.
 */
export async function claim(
  { idempotency }: Pick<Store, 'idempotency'>,
  caller: Caller,
  key: string,
  fingerprint: string,
): Promise<Answer<Claimed>> {
  const owner = ownerOf(caller);
  const made = await idempotency.lock({ owner, key, fingerprint, resource: newId() }, SECONDS);
  if (made !== null) {
    const { resource, lockedAt, again } = made;
    return good({ lock: { owner, key, lockedAt }, creates: { id: resource, again } });
  }
  const found = await idempotency.find(owner, key);
  if (found !== null && found.fingerprint !== fingerprint) {
    return bad('idempotency-mismatch', 'This Idempotency-Key was used for another request: other address or body.');
  }
  if (found?.answer) return good({ answer: found.answer });
  return bad(
    'idempotency-in-flight',
    'The request with this Idempotency-Key is being answered. Try again in a moment.',
  );
}

/**
 * Keeps the answer to a claimed request. A failure of the service, and what was not let in, is not kept: the same
 * request may be made again.
 */
export async function settle(
  { idempotency }: Pick<Store, 'idempotency'>,
  lock: IdempotencyLock,
  answer: KeptAnswer | null,
): Promise<void> {
  if (answer === null || answer.status >= 500 || answer.status === 429) await idempotency.release(lock);
  else await idempotency.keep(lock, answer);
}

/** Deletes answers that are too old to be given again, and the oldest of whoever has more than `most`. */
export async function forgetAnswers({ idempotency }: Pick<Store, 'idempotency'>, most = 100_000): Promise<number> {
  return (await idempotency.forget(SECONDS.kept)) + (await idempotency.trim(most));
}
