import { Stopped } from '../engine/index.ts';
import { ArchiveFailed, InArchive } from '../store/archive.ts';
import { isUnreachable } from '../store/unreachable.ts';
import type { Answer } from './problem.ts';
import { bad, refused } from './problem.ts';
import { Abandoned, Overloaded } from './runs/given-up.ts';

/** Whether the service itself failed, not the request. */
export const isServiceFault = (error: unknown): boolean =>
  error instanceof InArchive ||
  error instanceof ArchiveFailed ||
  error instanceof Stopped ||
  error instanceof Overloaded ||
  error instanceof Abandoned ||
  isUnreachable(error);

/** The problem for a call that failed: it names what is unavailable; for a fault of our own it refers to the log. */
export function failureAnswer(error: unknown): Extract<Answer<never>, { ok: false }> {
  if (error instanceof InArchive) {
    const { cause } = error;
    return bad(
      cause instanceof ArchiveFailed && cause.isAway ? 'archive-unavailable' : 'match-archived',
      error.message,
    );
  }
  if (error instanceof ArchiveFailed) {
    return error.isAway
      ? bad('archive-unavailable', `The archive does not answer: ${error.file} could not be written, read or removed.`)
      : bad('match-archived', `${error.file} in the archive is not what was written there.`);
  }
  if (error instanceof Stopped) return refused(error.refusal);
  if (error instanceof Overloaded) {
    return bad('unavailable', `The engine could not finish this: ${error.message}. Try again in a moment.`);
  }
  if (error instanceof Abandoned) return bad('unavailable', 'Nobody waited for the answer.');
  if (isUnreachable(error)) return bad('unavailable', 'The database does not answer. Try again in a moment.');
  return bad('internal', 'The failure is in the log under the request id.');
}
