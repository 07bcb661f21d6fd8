import type { Store } from '../../store/store.ts';

/** How many answers are looked at by one statement. */
const PAGE = 500;

/**
 * Takes back what was answered to a tenant under an Idempotency-Key and has `word` in it: the same request gets
 * `answer-withdrawn` from now on, and is not carried out again.
 */
export async function withdrawAnswers({ idempotency }: Pick<Store, 'idempotency'>, tenant: string, word: string) {
  for (let after = { owner: '', key: '' }; ; ) {
    const last = await idempotency.withdraw(tenant, word, after, PAGE);
    if (last === null) return;
    after = last;
  }
}
