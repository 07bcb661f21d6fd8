import type { RetentionObject, RetentionRequest } from '../../contracts/retention.ts';
import { daysOf } from '../../contracts/retention.ts';
import type { RetentionRule } from '../../store/archive.ts';
import type { Call } from '../call.ts';
import { NO_ARCHIVE } from '../matches/restore.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

const told = (rule: RetentionRule | null): RetentionObject =>
  rule === null
    ? { keep: null, days: null, setAt: null }
    : { keep: rule.keep, days: rule.days, setAt: rule.setAt.toISOString() };

/** How long finished matches of the tenant are kept. */
export const readRetention = async ({ store, caller }: Call): Promise<RetentionObject> =>
  told(await store.archive.rule(caller.tenant));

/** Says how long finished matches are kept. Those that are older leave for the archive as soon as a server has time, and then day by day. */
export async function setRetention(call: Call, { keep }: RetentionRequest): Promise<Answer<RetentionObject>> {
  const { store, caller } = call;
  if (keep === null) return good(told(await store.archive.setRule(caller.tenant, null)));
  if (call.store.archiveFiles === null) return bad('archive-off', NO_ARCHIVE);
  const said = typeof keep === 'number' ? `P${keep}D` : keep;
  const days = daysOf(said);
  if (days === null) throw new Error(`${said} is no number of days`);
  const rule = await store.archive.setRule(caller.tenant, { keep: said, days });
  await store.archive.askForJobs();
  call.jobs.wake();
  return good(told(rule));
}
