import { editionsJob } from '../../contracts/jobs.ts';
import { countEditions, lookAtEditions } from '../matches/editions.ts';
import type { EditionsTally } from '../matches/editions-tally.ts';
import { countIn, emptyTally } from '../matches/editions-tally.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** Plays matches of the tenant again by the rules that are here. What was adopted when a server died is not counted as adopted. */
export async function editionsPiece({ job, call, enough }: Work): Promise<Answer<Step>> {
  const { ruleset, adopt = false } = editionsJob.parse(job.request);
  const rulesets = ruleset === undefined ? [...call.rulesets.keys()] : [ruleset];
  const which = { tenant: call.caller.tenant, rulesets, adopt };
  const total = job.total ?? (await countEditions(call, which));
  const tally: EditionsTally = structuredClone(cursorOf(job, emptyTally()));
  let last = true;
  for await (const looked of lookAtEditions(call, { ...which, after: tally.after })) {
    countIn(tally, looked, call.rulesets.get(looked.match.ruleset)?.hash ?? '');
    // What was taken on would not be found again.
    if (!looked.adopted && !enough()) continue;
    last = false;
    break;
  }
  const { after, ...result } = tally;
  const step = { done: tally.looked, total: Math.max(total, tally.looked), cursor: plain(tally) };
  return good({ ...step, ...(last ? { result: plain(result) } : {}) });
}
