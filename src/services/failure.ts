import { isUnreachable } from '../store/unreachable.ts';
import { type Answer, bad } from './problem.ts';

/** What a call is answered that something of ours failed: the database is away, or it is a mistake, whose log has the rest. */
export const failed = (error: unknown): Extract<Answer<never>, { ok: false }> =>
  isUnreachable(error)
    ? bad('unavailable', 'The database does not answer. Try again in a moment.')
    : bad('internal', 'The failure is in the log under the request id.');
