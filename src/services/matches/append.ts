import type { Action } from '../../engine/index.ts';
import type { TakenPly } from '../../store/store.ts';
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
 * Appends the next ply to a match, with what the service took after it, and notifies its subscribers; false when the match is no longer at that state, or the
 * clock forbids it.
 */
export async function appendPly(call: Call, before: HeadBefore, done: Done, verdict: Verdict): Promise<boolean> {
  const [first = verdict, ...taken] = verdict.steps ?? [];
  const appended = await call.store.matches.append({
    tenant: call.caller.tenant,
    match: before.id,
    after: { ply: before.ply, hash: before.hash },
    ...done,
    sameDecision: verdict.awaiting.some(({ id }) => before.open.includes(id)),
    events: first.events,
    edition: done.ruling !== null && 'adopts' in done.ruling ? verdict.state.ruleset : undefined,
    lastSeq: first.state.counters.event,
    stateBefore: before.text,
    state: first.text,
    stateHash: first.state.hash,
    taken: taken.map(takenPly),
    outcome: verdict.outcome,
  });
  if (appended === null) return false;
  verdict.names = appended;
  call.feed.moved(before.id, before.ply + 1 + taken.length);
  return true;
}

function takenPly({ action, events, state, text }: Verdict): TakenPly {
  if (action === null) throw new Error('the service took what is no action');
  return { action, events, lastSeq: state.counters.event, state: text, stateHash: state.hash };
}
