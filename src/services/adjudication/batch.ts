import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AdjudicationRequest } from '../../contracts/requests.ts';
import type { Call } from '../call.ts';
import { failureAnswer } from '../failure.ts';
import { logFailure } from '../operations/outages.ts';
import type { Verdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { adjudicateState } from './adjudicate.ts';

/** How long a batch may keep others waiting, in milliseconds. */
const TURN_MS = 10;

/**
 * Adjudicates one item after the other, as they come and as the results are taken. A problem with an item is its
 * result, and so is a failure of our own: no item affects another.
 */
export async function* adjudicateEach(
  call: Call,
  items: AsyncIterable<Answer<AdjudicationRequest>> | Iterable<Answer<AdjudicationRequest>>,
): AsyncGenerator<Answer<Verdict>> {
  let since = performance.now();
  for await (const item of items) {
    yield item.ok ? await adjudicateOne(call, item.value) : item;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

async function adjudicateOne(call: Call, item: AdjudicationRequest): Promise<Answer<Verdict>> {
  try {
    return await adjudicateState(call, item);
  } catch (error) {
    logFailure(call.log, call.outages, error, 'an item of a batch failed');
    return failureAnswer(error);
  }
}
