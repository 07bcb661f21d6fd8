import type { Call } from '../call.ts';
import type { Pair, SwissInput } from './swiss.ts';
import { pairSwiss } from './swiss.ts';

/** So many players are paired at once without anybody noticing. */
const AT_HAND = 48;

/** Pairs a Swiss round, in a worker where that takes its time. */
export function swissOrder({ runs, caller, gone }: Call, input: SwissInput): Promise<Pair[]> {
  if (input.contenders.length <= AT_HAND) return Promise.resolve(pairSwiss(input));
  const file = new URL('./swiss.ts', import.meta.url).href;
  return runs.aside({ tenant: caller.tenant, gone }, { file, name: 'pairSwiss', input }, () => pairSwiss(input));
}
