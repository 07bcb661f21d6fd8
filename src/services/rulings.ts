import type { ResultRequest, RewindRequest } from '../contracts/rulings.ts';
import { canonical } from '../engine/index.ts';
import type { Ruling } from '../store/store.ts';
import { append, beforeOf } from './append.ts';
import type { Call } from './caller.ts';
import type { Recalled } from './lookup.ts';
import { asMeant, type IfMatch, type Meant } from './precondition.ts';
import { type Answer, good, refused } from './problem.ts';
import { recall, stateAt } from './recall.ts';
import { conflict } from './record.ts';
import { carryOut, type Deed, outcomeOf } from './replay.ts';
import { runFor } from './runs/run-for.ts';
import { concluded, type Verdict } from './verdict.ts';

type Meaning<T> = T & { ifMatch?: IfMatch | undefined };

/**
 * Lets a match go on from the state after an earlier ply. It is a ply of its own, with a reason and a name: what was
 * played since stays on record, and a match that was over goes on.
 */
export const rewindMatch = (call: Call, id: string, request: Meaning<RewindRequest>): Promise<Answer<Verdict>> => {
  const { ply: to, reason, judge, ...meant } = request;
  const ruling = { to, reason, judge };
  return rule(call, id, meant, ruling, async (recalled) => {
    const found = await stateAt(call, recalled, to);
    return found.ok ? good({ kind: 'rewind', ruling, target: found.value.state }) : found;
  });
};

/** Ends a match as a judge says, also one that had ended otherwise. It is a ply of its own. */
export const decideMatch = (call: Call, id: string, request: Meaning<ResultRequest>): Promise<Answer<Verdict>> => {
  const { winner, reason, judge, ...meant } = request;
  const ruling = { winner, reason, judge };
  return rule(call, id, meant, ruling, async () => good({ kind: 'result', ruling }));
};

/** How often a ruling that is meant for whatever state the match is at is tried again when a player was faster. */
const ATTEMPTS = 3;

async function rule(
  call: Call,
  id: string,
  meant: Meant,
  ruling: Ruling,
  deedOn: (recalled: Recalled) => Promise<Answer<Extract<Deed, { kind: 'rewind' | 'result' }>>>,
): Promise<Answer<Verdict>> {
  for (let attempt = 1; ; attempt++) {
    const recalled = await recall(call, id);
    if (!recalled.ok) return recalled;
    if (isRepeated(call, recalled.value, ruling, meant)) return good(await ruledBefore(call, recalled.value));
    const { match, rules, cards } = recalled.value;
    const allowed = asMeant(call, match, meant);
    if (!allowed.ok) return allowed;
    const before = beforeOf(recalled.value);
    const deed = await deedOn(recalled.value);
    if (!deed.ok) return deed;
    const result = await carryOut(call, recalled.value, deed.value);
    if (!result.ok) return refused(result.refusal);
    const verdict = concluded({ rules, cards }, before, ruling, result.value);
    if (await append(call, before, { kind: deed.value.kind, action: null, ruling }, verdict)) return good(verdict);
    if (attempt >= ATTEMPTS) return conflict(call, match, null);
  }
}

/** Whether the last ply is this very ruling on the state that it was meant for, so that its answer went missing. */
function isRepeated({ creates }: Call, { last }: Recalled, ruling: Ruling, { expectedPly, ifMatch }: Meant): boolean {
  if (last.ruling === null || last.hashBefore === null || canonical(last.ruling) !== canonical(ruling)) return false;
  if (creates?.again === true || expectedPly === last.ply - 1) return true;
  return ifMatch !== undefined && ifMatch !== '*' && ifMatch.includes(last.hashBefore);
}

async function ruledBefore(call: Call, recalled: Recalled): Promise<Verdict> {
  const { match, last, rules, cards, state } = recalled;
  const before = { id: match.id, ply: last.ply - 1, hash: last.hashBefore ?? '' };
  const awaiting = await runFor(call, 'decisions', recalled, { state });
  const resolution = { state, events: last.events, awaiting, outcome: outcomeOf(state), steps: 0 };
  return concluded({ rules, cards }, before, last.ruling, resolution);
}
