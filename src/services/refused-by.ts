import type { AnyRuleset, Refusal } from '../engine/index.ts';
import type { Call } from './call.ts';
import { refused } from './problem.ts';

/** What the engine refused to a caller, as a problem; it is counted under its clause. */
export function refusedBy(
  { refusals, caller }: Pick<Call, 'refusals' | 'caller'>,
  rules: Pick<AnyRuleset, 'id' | 'rulebook'>,
  refusal: Refusal,
) {
  const { clause } = refusal;
  if (clause !== undefined && Object.hasOwn(rules.rulebook, clause)) refusals.count(caller.tenant, rules.id, clause);
  return refused(refusal);
}
