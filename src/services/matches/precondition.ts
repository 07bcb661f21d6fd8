import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { currentPosition, plyConflict } from './record.ts';

/** The hashes in If-Match, one of which the state of the match must have, or `*` for any state. */
export type IfMatch = readonly string[] | '*';

/** The preconditions of a change: which ply or which state hashes the head of the match must have. */
export interface Precondition {
  expectedPly?: number | undefined;
  ifMatch?: IfMatch | undefined;
}

export function checkPrecondition(
  call: Pick<Call, 'caller'>,
  match: StoredMatch,
  { expectedPly, ifMatch }: Precondition,
): Answer<null> {
  if (expectedPly !== undefined && expectedPly !== match.ply) return plyConflict(call, match, null);
  if (ifMatch === undefined || ifMatch === '*' || ifMatch.includes(match.stateHash)) return good(null);
  const detail = `The match is at ply ${match.ply}, and its state is none of those in If-Match.`;
  return bad('precondition-failed', detail, currentPosition(call, match, null));
}
