import { restoreJob } from '../../contracts/jobs.ts';
import { NO_ARCHIVE, restoreMatch } from '../matches/restore.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';

import type { Walked } from './matches.ts';
import { matchesOf, walk } from './matches.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** Brings matches back from the archive. They stay for as long as the rule says from now on. */
export async function restorePiece(work: Work): Promise<Answer<Step>> {
  const { job, call } = work;
  if (call.store.archiveFiles === null) return bad('archive-off', NO_ARCHIVE);
  const { match, matches } = restoreJob.parse(job.request);
  if (match !== undefined) {
    const restored = (await restoreMatch(call, match)) ? 1 : 0;
    return good({ done: 1, total: 1, cursor: {}, result: { matches: 1, restored } });
  }
  const asked = await matchesOf(call, matches, job.createdAt);
  if (!asked.ok) return asked;
  const found = { ...cursorOf<Walked & { restored: number }>(job, { after: null, restored: 0 }) };
  const { after, done, total, last } = await walk(work, asked.value, found.after, async ({ id }) => {
    if (await restoreMatch(call, id)) found.restored++;
    return true;
  });
  const step = { done, total, cursor: plain({ ...found, after }) };
  return good({ ...step, ...(last ? { result: { matches: done, restored: found.restored } } : {}) });
}
