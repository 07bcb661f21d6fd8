import { type Action, canonical } from '../engine/index.ts';
import type { StoredMatch } from '../store/store.ts';
import type { Call } from './caller.ts';
import { type Answer, bad, good } from './problem.ts';
import type { Verdict } from './verdict.ts';

export const sameAction = (a: Action | null, b: Action): boolean => canonical(a) === canonical(b);

export const unknownMatch = (id: string) => bad('unknown-match', `There is no match ${id}.`);

/** What is sent back to somebody whose state is not the match's last one. */
export const conflict = (head: StoredMatch, statedHash: string | null) =>
  bad('ply-conflict', `The match is at ply ${head.ply}; the action was meant for another state of it.`, {
    ...(statedHash === null ? {} : { statedHash }),
    actualHash: head.stateHash,
    currentPly: head.ply,
    currentHash: head.stateHash,
  });

/** The state of a match that an action was carried out on. */
export interface Before {
  id: string;
  ply: number;
  hash: string;
  /** The ids of its open decisions. */
  open: string[];
}

/**
 * Appends a verdict to its match. When the match has gone on, the same action on the same state is a retry and gets the
 * same verdict; anything else is a conflict.
 */
export async function record(call: Call, before: Before, action: Action, verdict: Verdict): Promise<Answer<Verdict>> {
  const { matches } = call.store;
  const { tenant } = call.caller;
  const appended = await matches.append({
    tenant,
    match: before.id,
    after: { ply: before.ply, hash: before.hash },
    kind: 'action',
    action,
    ruling: null,
    sameDecision: verdict.awaiting.some(({ id }) => before.open.includes(id)),
    events: verdict.events,
    lastSeq: verdict.state.counters.event,
    state: verdict.text,
    stateHash: verdict.state.hash,
    outcome: verdict.outcome,
  });
  if (appended) return good(verdict);
  const [head, played] = await Promise.all([matches.find(tenant, before.id), matches.ply(before.id, before.ply + 1)]);
  if (head === null) return unknownMatch(before.id);
  if (played?.hashBefore !== before.hash || !sameAction(played.action, action)) return conflict(head, before.hash);
  if (played.hashAfter !== verdict.state.hash)
    throw new Error(`match ${before.id}: ply ${played.ply} came out differently`);
  return good(verdict);
}
