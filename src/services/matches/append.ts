import type { Action, Outcome, PlayerId } from '../../engine/index.ts';
import type { NewPly, TakenPly, TimingChange } from '../../store/store.ts';
import type { PlyKind, Ruling } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { AnyState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { tellMoved } from '../tell-moved.ts';
import type { LoadedMatch } from './lookup.ts';
import { tellingsOfPly } from './tellings.ts';

/** The state of a match before an action, as the append checks it. */
export interface HeadBefore {
  id: string;
  ply: number;
  hash: string;
  /** Its text. */
  text: string;
  /** The ids of its open decisions. */
  open: string[];
  /** How it had ended, if it had. */
  outcome: Outcome | null;
}

export const headBefore = ({ match, state, text }: Pick<LoadedMatch, 'match' | 'state' | 'text'>): HeadBefore => ({
  id: match.id,
  ply: match.ply,
  hash: match.stateHash,
  text,
  open: state.awaiting.map(({ id }) => id),
  outcome: match.outcome,
});

/** The decisions of a state that nobody has made yet: where both choose at once, an answer waits for the other one. */
const openIn = ({ awaiting }: Pick<AnyState, 'awaiting'>) => awaiting.filter(({ answer }) => answer === undefined);

/** Of whom a decision is open in a state. */
export const awaitedIn = (state: Pick<AnyState, 'awaiting'>): Record<PlayerId, boolean> => {
  const open = openIn(state).map(({ player }) => player);
  return { p1: open.includes('p1'), p2: open.includes('p2') };
};

function awaitingAfter({ open: before }: HeadBefore, state: AnyState): NewPly['awaiting'] {
  const of = (player: PlayerId) => {
    const open = openIn(state).filter((one) => one.player === player);
    if (open.length === 0) return null;
    return open.some(({ id }) => before.includes(id)) ? 'same' : 'new';
  };
  return { p1: of('p1'), p2: of('p2') };
}

interface Done {
  kind: Exclude<PlyKind, 'start'>;
  action: Action | null;
  /** Whose time was up, where that takes no action of theirs. */
  late?: PlayerId | null;
  ruling: Ruling | null;
  /** What it changes of the clocks, where it changes nothing else. */
  timing?: TimingChange;
}

/**
 * Appends the next ply to a match, with what the service took after it, and notifies its subscribers; false when the match is no longer at that state, or the
 * clock forbids it.
 */
export async function appendPly(
  call: Call,
  before: HeadBefore,
  { kind, action, late = null, ruling, timing }: Done,
  verdict: Verdict,
): Promise<boolean> {
  const [first = verdict, ...taken] = verdict.steps ?? [];
  const after = { outcome: verdict.outcome, awaiting: awaitingAfter(before, verdict.state) };
  const appended = await call.store.matches.append({
    tenant: call.caller.tenant,
    match: before.id,
    ruleset: first.state.ruleset.id,
    after: { ply: before.ply, hash: before.hash },
    kind,
    action,
    player: action?.player ?? late,
    ruling,
    answers: kind === 'action' && action?.decision !== undefined ? action.player : null,
    timing: timing ?? null,
    ...after,
    events: first.events,
    edition: ruling !== null && 'adopts' in ruling ? verdict.state.ruleset : undefined,
    lastSeq: first.state.counters.event,
    stateBefore: before.text,
    state: first.text,
    stateHash: first.state.hash,
    taken: taken.map(takenPly),
    tellings: tellingsOfPly(before.outcome, kind, after),
  });
  if (appended === null) return false;
  verdict.names = appended.names;
  verdict.times = appended.times;
  if (verdict.outcome !== null && appended.filed) call.tables.wake();
  if (appended.told) call.webhooks.wake();
  const { tenant } = call.caller;
  tellMoved(call, { tenant, match: before.id, ply: before.ply + 1 + taken.length, over: verdict.outcome !== null });
  return true;
}

function takenPly({ action, events, state, text }: Verdict): TakenPly {
  if (action === null) throw new Error('the service took what is no action');
  return { action, events, lastSeq: state.counters.event, state: text, stateHash: state.hash };
}
