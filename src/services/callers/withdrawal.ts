import type { IdempotencyLock, Store } from '../../store/store.ts';

/** How many answers are looked at by one statement, and by how many statements at once. */
const PAGE = 500;
const PAGES = 4;

type Place = Pick<IdempotencyLock, 'owner' | 'key'>;
type Answers = Pick<Store, 'idempotency'>;

/**
 * Takes back what was answered to a tenant under an Idempotency-Key and has `word` in it: the same request gets
 * `answer-withdrawn` from now on, and is not carried out again.
 */
export async function withdrawAnswers(store: Answers, tenant: string, word: string): Promise<void> {
  let after: Place | null = { owner: '', key: '' };
  while (after !== null) after = await withdrawSomeAnswers(store, tenant, word, after);
}

/** The same with some of them, after a place. Gives the place to go on after; null when there are no more. */
export async function withdrawSomeAnswers({ idempotency }: Answers, tenant: string, word: string, from: Place) {
  let after: Place | null = from;
  for (let page = 0; page < PAGES && after !== null; page++) {
    after = await idempotency.withdraw(tenant, word, after, PAGE);
  }
  return after;
}
