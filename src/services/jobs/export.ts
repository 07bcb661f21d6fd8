import { exportJob } from '../../contracts/jobs.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { matchLines } from '../reading/export.ts';
import { writeTranscript } from '../reading/transcript.ts';
import { yieldToEventLoop } from '../turns.ts';
import { Lines } from './lines.ts';
import type { Walked } from './matches.ts';
import { matchesOf, walk } from './matches.ts';
import type { Step, Work } from './work.ts';
import { cursorOf, plain } from './work.ts';

/** A piece ends with the match that makes it so many bytes long. */
const PIECE_BYTES = 4_000_000;

const START: Walked = { after: null };

/** Writes matches, as the lines of an export or as signed transcripts. */
export async function exportPiece(work: Work): Promise<Answer<Step>> {
  const { job, call } = work;
  const { matches, include, viewer = 'judge' } = exportJob.parse(job.request);
  const asked = await matchesOf(call, matches, job.createdAt);
  if (!asked.ok) return asked;
  const lines = new Lines();
  const { after, done, total, last } = await walk(work, asked.value, cursorOf(job, START).after, async (match) => {
    if (include === 'transcript') await addTranscript(call, match, viewer, lines);
    else {
      for await (const page of matchLines(call, match, viewer, include)) {
        await yieldToEventLoop();
        for (const line of page) lines.add(JSON.stringify(line));
      }
    }
    return lines.bytes < PIECE_BYTES;
  });
  const most = call.quotas.jobBytes;
  if (job.bytes + lines.bytes > most) {
    return bad('quota-exceeded', `The export is larger than ${most} bytes: ask for fewer matches at once.`);
  }
  const step = { done, total, cursor: plain({ after }), written: await lines.packed() };
  return good({ ...step, ...(last ? { result: { matches: done } } : {}) });
}

async function addTranscript(
  call: Call,
  { id }: StoredMatch,
  viewer: Parameters<typeof writeTranscript>[2],
  lines: Lines,
): Promise<void> {
  const transcript = await writeTranscript(call, id, viewer);
  // Deleted since the page was read.
  if (!transcript.ok) return;
  for await (const piece of transcript.value) {
    await yieldToEventLoop();
    lines.addPiece(piece);
  }
  lines.add('');
}
