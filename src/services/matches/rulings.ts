import type { ResultRequest, RewindRequest } from '../../contracts/rulings.ts';
import { canonical, type Decision, type Game, type PlayerId, type Resolution } from '../../engine/index.ts';
import type { Ruling } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly, type Ending, endWithoutRules, outcomeOf } from '../play/replay.ts';
import { rulingVerdict, type Verdict } from '../play/verdict.ts';
import { type Answer, good, refused } from '../problem.ts';
import { runFor } from '../runs/run-for.ts';
import { appendPly, headBefore } from './append.ts';
import { loadMatch, loadMatchAnyway, stateAt, type ToldMatch } from './load-match.ts';
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
  return end(call, id, meant, { winner, reason, judge });
};

/** Ends a match that can't be played here because its player gives up. */
export const concedeElsewhere = (call: Call, id: string, player: PlayerId, meant: Precondition) =>
  end(call, id, meant, { concedes: player });

const end = (call: Call, id: string, meant: Precondition, ruling: Ending): Promise<Answer<Verdict>> =>
  rule(call, id, meant, ruling, {
    find: loadMatchAnyway,
    carryOut: async ({ state }) => good(endWithoutRules(state, ruling)),
    awaiting: async () => [],
  });

/** How often a ruling that is meant for whatever state the match is at is tried again when a player was faster. */
const ATTEMPTS = 3;

/** How a ruling is made: on what is found, what comes of it, and what is open afterwards when it was made before. */
interface Way<F extends ToldMatch> {
  find(call: Call, id: string): Promise<Answer<F>>;
  carryOut(found: F): Promise<Answer<Resolution<Game>>>;
  awaiting(found: F): Promise<Decision[]>;
}

async function rule<F extends ToldMatch>(
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
  { last }: ToldMatch,
  ruling: Ruling,
  { expectedPly, ifMatch }: Precondition,
): boolean {
  if (last.ruling === null || last.hashBefore === null || canonical(last.ruling) !== canonical(ruling)) return false;
  if (creates?.again === true || expectedPly === last.ply - 1) return true;
  return ifMatch !== undefined && ifMatch !== '*' && ifMatch.includes(last.hashBefore);
}

function ruledBefore(found: ToldMatch, awaiting: Decision[]): Verdict {
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
