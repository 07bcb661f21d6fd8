import type { ResultRequest, RewindRequest } from '../../contracts/rulings.ts';
import { canonical, type Decision, type Game, type Resolution } from '../../engine/index.ts';
import type { Ruling } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly, endWithResult, outcomeOf } from '../play/replay.ts';
import { rulingVerdict, type Verdict } from '../play/verdict.ts';
import { type Answer, good, type ProblemCode, refused } from '../problem.ts';
import { withoutRules } from '../rules/house-rules.ts';
import type { Telling } from '../rules/telling.ts';
import { runFor } from '../runs/run-for.ts';
import { appendPly, headBefore } from './append.ts';
import { loadMatch, stateAt } from './load-match.ts';
import { type LoadedMatch, loadHeadWithoutRules } from './lookup.ts';
import { checkPrecondition, type IfMatch, type Precondition } from './precondition.ts';
import { plyConflict } from './record.ts';

type Meaning<T> = T & { ifMatch?: IfMatch | undefined };

/**
 * Rewinds a match to the state after an earlier ply. It is a ply of its own, with a reason and a name: what was played
 * since stays on record, and a match that was over goes on.
 */
export const rewindMatch = (call: Call, id: string, request: Meaning<RewindRequest>): Promise<Answer<Verdict>> => {
  const { ply: to, reason, judge, ...meant } = request;
  const ruling = { to, reason, judge };
  return rule(call, id, meant, ruling, {
    find: loadMatch,
    async carryOut(recalled) {
      const found = await stateAt(call, recalled, to);
      if (!found.ok) return found;
      const result = await applyPly(call, recalled, { kind: 'rewind', ruling, target: found.value.state });
      return result.ok ? good(result.value) : refused(result.refusal);
    },
    awaiting: (recalled) => runFor(call, 'decisions', recalled, { state: recalled.state }),
  });
};

/**
 * Ends a match as a judge rules, even one that had ended otherwise, or one whose rules or cards are no longer here. It
 * is a ply of its own.
 */
export const decideMatch = (call: Call, id: string, request: Meaning<ResultRequest>): Promise<Answer<Verdict>> => {
  const { winner, reason, judge, ...meant } = request;
  const ruling = { winner, reason, judge };
  return rule(call, id, meant, ruling, {
    find: recallAnyway,
    carryOut: async ({ state }) => good(endWithResult(state, ruling)),
    awaiting: async () => [],
  });
};

/** A match as it is recorded, with as much of its rules as there is. */
type Found = Omit<LoadedMatch, 'rules' | 'cards'> & Telling;

/** The problems that a match has which was played by rules or cards that this server does not have. */
const ELSEWHERE: readonly ProblemCode[] = ['unknown-ruleset', 'ruleset-mismatch', 'unknown-card-set', 'cards-invalid'];

/** The match with its last state; of one whose rules or cards are not here, what can be told without them. */
async function recallAnyway(call: Call, id: string): Promise<Answer<Found>> {
  const recalled = await loadMatch(call, id);
  if (recalled.ok || !ELSEWHERE.includes(recalled.problem.code)) return recalled;
  const record = await loadHeadWithoutRules(call, id);
  return record.ok ? good({ ...record.value, ...withoutRules(record.value.match) }) : record;
}

/** How often a ruling that is meant for whatever state the match is at is tried again when a player was faster. */
const ATTEMPTS = 3;

/** How a ruling is made: on what is found, what comes of it, and what is open afterwards when it was made before. */
interface Way<F extends Found> {
  find(call: Call, id: string): Promise<Answer<F>>;
  carryOut(found: F): Promise<Answer<Resolution<Game>>>;
  awaiting(found: F): Promise<Decision[]>;
}

async function rule<F extends Found>(
  call: Call,
  id: string,
  meant: Precondition,
  ruling: Ruling,
  way: Way<F>,
): Promise<Answer<Verdict>> {
  const kind = 'to' in ruling ? 'rewind' : 'result';
  for (let attempt = 1; ; attempt++) {
    const found = await way.find(call, id);
    if (!found.ok) return found;
    const { match } = found.value;
    if (isRepeated(call, found.value, ruling, meant)) {
      return good(ruledBefore(found.value, await way.awaiting(found.value)));
    }
    const allowed = checkPrecondition(call, match, meant);
    if (!allowed.ok) return allowed;
    const before = headBefore(found.value);
    const done = await way.carryOut(found.value);
    if (!done.ok) return done;
    const verdict = rulingVerdict(found.value, before, ruling, done.value);
    if (await appendPly(call, before, { kind, action: null, ruling }, verdict)) return good(verdict);
    if (attempt >= ATTEMPTS) return plyConflict(call, match, null);
  }
}

/** Whether the last ply is this very ruling on the state that it was meant for, so that its answer went missing. */
function isRepeated(
  { creates }: Call,
  { last }: Found,
  ruling: Ruling,
  { expectedPly, ifMatch }: Precondition,
): boolean {
  if (last.ruling === null || last.hashBefore === null || canonical(last.ruling) !== canonical(ruling)) return false;
  if (creates?.again === true || expectedPly === last.ply - 1) return true;
  return ifMatch !== undefined && ifMatch !== '*' && ifMatch.includes(last.hashBefore);
}

function ruledBefore(found: Found, awaiting: Decision[]): Verdict {
  const { match, last, state } = found;
  const before = { id: match.id, ply: last.ply - 1, hash: last.hashBefore ?? '' };
  return rulingVerdict(found, before, last.ruling, {
    state,
    events: last.events,
    awaiting,
    outcome: outcomeOf(state),
    steps: 0,
  });
}
