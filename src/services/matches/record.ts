import type { Action } from '../../engine/index.ts';
import { canonical } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { PlayableState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import type { HeadBefore } from './append.ts';
import { appendPly } from './append.ts';
import { enforceClock } from './clocks.ts';
import { missingMatch } from './lookup.ts';
import { repeatVerdict } from './repeat.ts';

export const sameAction = (a: Action | null, b: Action): boolean => canonical(a) === canonical(b);

/**
 * The current position of a match, for a caller whose state is stale. A seat may not see everything, and so gets no
 * hash.
 */
export const currentPosition = ({ caller }: Pick<Call, 'caller'>, head: StoredMatch, statedHash: string | null) => ({
  ...(caller.seat !== null || statedHash === null ? {} : { statedHash }),
  ...(caller.seat === null ? { actualHash: head.stateHash } : {}),
  currentPly: head.ply,
  ...(caller.seat === null ? { currentHash: head.stateHash } : {}),
});

/** The problem for an action on a state that is no longer the last one of its match. */
export const plyConflict = (call: Pick<Call, 'caller'>, head: StoredMatch, statedHash: string | null) =>
  bad(
    'ply-conflict',
    `The match is at ply ${head.ply}; the action was meant for another state of it.`,
    currentPosition(call, head, statedHash),
  );

/** The problem for an action in a match that is paused. */
export const matchPaused = ({ times: { paused } }: StoredMatch) =>
  bad(
    'match-paused',
    `The match is paused since ${paused?.since.toISOString()}, by ply ${paused?.ply}: it takes no actions until a judge lets it go on.`,
  );

/**
 * Appends a verdict to its match. When the match has gone on, the same action on the same state is a retry and gets the
 * same verdict; anything else is a conflict.
 */
export async function recordVerdict(
  call: Call,
  before: HeadBefore,
  action: Action,
  verdict: Verdict,
  { rules, cards }: Pick<PlayableState, 'rules' | 'cards'>,
): Promise<Answer<Verdict>> {
  if (await appendPly(call, before, { kind: 'action', action, ruling: null }, verdict)) return good(verdict);
  const head = await headAfter(call, before);
  if (head === null) return missingMatch(call, before.id);
  const played = await call.store.matches.ply(before.id, before.ply + 1);
  if (head.times.paused && head.stateHash === before.hash) return matchPaused(head);
  if (played?.hashBefore !== before.hash || played.kind !== 'action' || !sameAction(played.action, action)) {
    return plyConflict(call, head, before.hash);
  }
  const incoming = { rules, cards, state: JSON.parse(before.text), text: before.text };
  return good(
    await repeatVerdict(call, incoming, { match: head, played, until: head.ply, told: verdict.steps !== undefined }),
  );
}

/** The head of a match that took no action: it has gone on, or its time was up and the clock acts now. */
async function headAfter(call: Call, { id, hash }: HeadBefore): Promise<StoredMatch | null> {
  const { matches } = call.store;
  const head = await matches.find(call.caller.tenant, id);
  if (head === null || head.times.deadline === null || head.stateHash !== hash) return head;
  await enforceClock(call, id);
  return matches.find(call.caller.tenant, id);
}
