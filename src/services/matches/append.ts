import type { Action } from '../../engine/index.ts';
import type { PlyKind, Ruling } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Verdict } from '../play/verdict.ts';
import type { LoadedMatch } from './lookup.ts';

/** The state of a match before an action, as the append checks it. */
export interface HeadBefore {
  id: string;
  ply: number;
  hash: string;
  /** Its text. */
  text: string;
  /** The ids of its open decisions. */
  open: string[];
}

export const headBefore = ({ match, state, text }: Pick<LoadedMatch, 'match' | 'state' | 'text'>): HeadBefore => ({
  id: match.id,
  ply: match.ply,
  hash: match.stateHash,
  text,
  open: state.awaiting.map(({ id }) => id),
});

interface Done {
  kind: Exclude<PlyKind, 'start'>;
  action: Action | null;
  ruling: Ruling | null;
}

/**
 * Appends the next ply to a match and notifies its subscribers; false when the match is no longer at that state, or the
 * clock forbids it.
 */
export async function appendPly(call: Call, before: HeadBefore, done: Done, verdict: Verdict): Promise<boolean> {
  const appended = await call.store.matches.append({
    tenant: call.caller.tenant,
    match: before.id,
    after: { ply: before.ply, hash: before.hash },
    ...done,
    sameDecision: verdict.awaiting.some(({ id }) => before.open.includes(id)),
    events: verdict.events,
    edition: done.ruling !== null && 'adopts' in done.ruling ? verdict.state.ruleset : undefined,
    lastSeq: verdict.state.counters.event,
    stateBefore: before.text,
    state: verdict.text,
    stateHash: verdict.state.hash,
    outcome: verdict.outcome,
  });
  if (appended === null) return false;
  verdict.names = appended;
  call.feed.moved(before.id, before.ply + 1);
  return true;
}
