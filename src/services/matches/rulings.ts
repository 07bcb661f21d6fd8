import type {
  ExtensionRequest,
  PauseRequest,
  ResultRequest,
  ResumeRequest,
  RewindRequest,
} from '../../contracts/rulings.ts';
import type { Decision, Game, PlayerId, Resolution } from '../../engine/index.ts';
import { canonical, PLAYERS } from '../../engine/index.ts';
import type { TimingChange } from '../../store/store.ts';
import type { Ruling, StoredMatch, Timing } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Ending } from '../play/replay.ts';
import { applyPly, endWithoutRules, isTiming, outcomeOf, timingKind } from '../play/replay.ts';
import { timesAt } from '../play/times.ts';
import type { Verdict } from '../play/verdict.ts';
import { rulingVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good, refused } from '../problem.ts';
import { runFor } from '../runs/run-for.ts';
import { appendPly, headBefore } from './append.ts';
import { enforceClock } from './clocks.ts';
import type { ToldMatch } from './load-match.ts';
import { loadMatch, loadMatchAnyway, stateAt } from './load-match.ts';
import type { IfMatch, Precondition } from './precondition.ts';
import { checkPrecondition } from './precondition.ts';
import { plyConflict } from './record.ts';

/** A request for a ruling, with the state that the caller takes the match to be in. */
export type Meaning<T> = T & { ifMatch?: IfMatch | undefined };

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

/** Pauses a match: it takes no actions, and no time passes. */
export const pauseMatch = (call: Call, id: string, request: Meaning<PauseRequest>): Promise<Answer<Verdict>> => {
  const { reason, judge, ...meant } = request;
  return time(call, id, meant, { pauses: true, reason, judge }, ({ times }) =>
    times.paused ? 'The match is paused already.' : null,
  );
};

/** Lets a match that is paused go on, with the time that was left to everybody. */
export const resumeMatch = (call: Call, id: string, request: Meaning<ResumeRequest>): Promise<Answer<Verdict>> => {
  const { reason, judge, ...meant } = request;
  return time(call, id, meant, { resumes: true, reason, judge }, ({ times }) => {
    const { paused } = times;
    if (!paused) return 'The match is not paused.';
    const out = PLAYERS.filter((player) => (times[player].deadline ?? NEVER).getTime() <= paused.since.getTime());
    return out.length === 0 ? null : `No time is left to ${out.join(' and ')}: give more before the match goes on.`;
  });
};

/** Later than all that ends. */
const NEVER = new Date(8_640_000_000_000_000);

/** Gives a player, or both, more time: into the bank, or for the open decision. */
export const extendTime = (call: Call, id: string, request: Meaning<ExtensionRequest>): Promise<Answer<Verdict>> => {
  const { seconds: adds, player = null, of: asked, reason, judge, ...meant } = request;
  const ofMatch = ({ clock }: StoredMatch) => asked ?? (clock?.bank === undefined ? 'decision' : 'bank');
  return time(
    call,
    id,
    meant,
    (match) => ({ adds, player, of: ofMatch(match), reason, judge }),
    (match) => {
      if (match.clock === null) return 'Nothing is timed in the match.';
      if (ofMatch(match) === 'bank')
        return match.clock.bank === undefined ? 'The clock of the match has no bank.' : null;
      const timed = PLAYERS.filter((one) => (player ?? one) === one && match.times[one].deadline !== null);
      return timed.length > 0 ? null : `No time runs for ${player ?? 'anybody'}.`;
    },
  );
};

/** Rules on the time of a match that goes on, unless `refuses` says why that can't be. */
function time(
  call: Call,
  id: string,
  meant: Precondition,
  ruling: Timing | ((match: StoredMatch) => Timing),
  refuses: (match: StoredMatch) => string | null,
): Promise<Answer<Verdict>> {
  const rulingOn = (match: StoredMatch) => (typeof ruling === 'function' ? ruling(match) : ruling);
  return rule(call, id, meant, rulingOn, {
    find: loadMatch,
    async carryOut(recalled) {
      const { match } = recalled;
      const detail = match.outcome === null ? refuses(match) : 'The match is over.';
      if (detail !== null) return bad('clock-state', detail);
      const made = rulingOn(match);
      const result = await applyPly(call, recalled, { kind: timingKind(made), ruling: made });
      return result.ok ? good(result.value) : refused(result.refusal);
    },
    awaiting: (recalled) => runFor(call, 'decisions', recalled, { state: recalled.state }),
  });
}

/** What a ruling changes of the clocks, where it changes nothing else. */
function timingOf(ruling: Ruling): { timing?: TimingChange } {
  if (!isTiming(ruling)) return {};
  if (!('adds' in ruling)) return { timing: { does: 'pauses' in ruling ? 'pause' : 'resume' } };
  const { adds: seconds, player, of } = ruling;
  return { timing: { does: 'extension', player, seconds, of } };
}

const kindOf = (ruling: Ruling) => (isTiming(ruling) ? timingKind(ruling) : 'to' in ruling ? 'rewind' : 'result');

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
  awaiting(found: F): Decision[] | Promise<Decision[]>;
}

async function rule<F extends ToldMatch>(
  call: Call,
  id: string,
  meant: Precondition,
  asked: Ruling | ((match: StoredMatch) => Ruling),
  way: Way<F>,
): Promise<Answer<Verdict>> {
  for (let attempt = 1; ; attempt++) {
    const found = await way.find(call, id);
    if (!found.ok) return found;
    const { match } = found.value;
    const ruling = typeof asked === 'function' ? asked(match) : asked;
    if (isRepeated(call, found.value, ruling, meant)) {
      return good(ruledBefore(found.value, await way.awaiting(found.value)));
    }
    const allowed = checkPrecondition(call, match, meant);
    if (!allowed.ok) return allowed;
    const before = headBefore(found.value);
    const done = await way.carryOut(found.value);
    if (!done.ok) return done;
    const verdict = rulingVerdict(found.value, before, ruling, done.value);
    const deed = { kind: kindOf(ruling), action: null, ruling, ...timingOf(ruling) } as const;
    if (await appendPly(call, before, deed, verdict)) return good(verdict);
    // Its time was up: then the clock comes first.
    if (isTiming(ruling)) await enforceClock(call, id);
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
  const resolution = { state, events: last.events, awaiting, outcome: outcomeOf(state), steps: 0 };
  return { ...rulingVerdict(found, before, last.ruling, resolution), times: timesAt(match, last.ply) };
}
