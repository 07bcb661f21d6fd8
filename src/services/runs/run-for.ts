import type { JobContext, JobName, Jobs } from './jobs.ts';
import type { Runs } from './runs.ts';

/** The parts of a call that running a job needs. */
interface Working {
  runs: Runs;
  caller: { tenant: string };
  gone?: (() => AbortSignal) | undefined;
}

/** Does the job `name` for a caller, with an input that is only read, or that is made once more by `again`. */
export const runFor = <N extends JobName>(
  { runs, caller, gone }: Working,
  name: N,
  { rules, cards }: JobContext,
  input: Jobs[N]['input'],
  again: () => Jobs[N]['input'] = () => input,
): Jobs[N]['output'] | Promise<Jobs[N]['output']> =>
  runs.run({ tenant: caller.tenant, gone }, name, { rules, cards }, input, again);
