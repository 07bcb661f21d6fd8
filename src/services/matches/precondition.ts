import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { type Answer, bad, good } from '../problem.ts';
import { conflict, whereabouts } from './record.ts';

/** The hashes that the state of a match may have, or that there has to be one at all. */
export type IfMatch = readonly string[] | '*';

/** What the head of a match has to be for something to be done on it. */
export interface Meant {
  expectedPly?: number | undefined;
  ifMatch?: IfMatch | undefined;
}

export function asMeant(call: Pick<Call, 'caller'>, match: StoredMatch, { expectedPly, ifMatch }: Meant): Answer<null> {
  if (expectedPly !== undefined && expectedPly !== match.ply) return conflict(call, match, null);
  if (ifMatch === undefined || ifMatch === '*' || ifMatch.includes(match.stateHash)) return good(null);
  const detail = `The match is at ply ${match.ply}, and its state is none of those in If-Match.`;
  return bad('precondition-failed', detail, whereabouts(call, match, null));
}
