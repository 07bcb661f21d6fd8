import { verificationJob } from '../../contracts/jobs.ts';
import { InArchive } from '../../store/archive.ts';
import type { Call } from '../call.ts';
import { failureAnswer } from '../failure.ts';
import { verifyMatch } from '../matches/verify.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import type { Walked } from './matches.ts';
import { matchesOf, walk } from './matches.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** So many matches are named that did not come out the same, and as many that could not be played again; all are counted. */
const NAMED = 100;

interface Found extends Walked {
  same: number;
  differ: number;
  failed: number;
  differences: { match: string; ply: number | null; what: string }[];
  problems: { match: string; code: string; detail: string }[];
}

const NOTHING: Found = { after: null, same: 0, differ: 0, failed: 0, differences: [], problems: [] };

/** Verifies matches, one after the other. */
export async function verifyPiece(work: Work): Promise<Answer<Step>> {
  const { job, call } = work;
  const asked = await matchesOf(call, verificationJob.parse(job.request).matches, job.createdAt);
  if (!asked.ok) return asked;
  const found = structuredClone(cursorOf(job, NOTHING));
  const walked = await walk(work, asked.value, found.after, async ({ id }) => {
    const verified = await asVerified(call, id);
    if (!verified.ok) {
      // Deleted since the page was read: there is nothing to be verified.
      if (verified.problem.code === 'match-deleted') return true;
      found.failed++;
      const { code, detail } = verified.problem;
      if (found.problems.length < NAMED) found.problems.push({ match: id, code, detail });
    } else if (verified.value.same && verified.value.seed.same) found.same++;
    else {
      found.differ++;
      const { value } = verified;
      const where = value.same ? { ply: null, what: 'seed' } : { ply: value.ply, what: value.what };
      if (found.differences.length < NAMED) found.differences.push({ match: id, ...where });
    }
    return true;
  });
  const { after, ...result } = { ...found, after: walked.after };
  const { done, total } = walked;
  return good({
    ...{ done, total, cursor: plain({ after, ...result }) },
    ...(walked.last ? { result: plain({ matches: done, ...result }) } : {}),
  });
}

/** What lies in an archive that can't be read now keeps no other match from being verified. */
async function asVerified(call: Call, id: string): ReturnType<typeof verifyMatch> {
  try {
    return await verifyMatch(call, id);
  } catch (error) {
    if (error instanceof InArchive) return failureAnswer(error);
    throw error;
  }
}
