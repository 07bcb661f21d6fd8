import type { Verification } from '../../contracts/replies.ts';
import { ruling as rulingShape } from '../../contracts/rulings.ts';
import { action as actionShape } from '../../contracts/state.ts';
import type { NotedEvent } from '../../engine/index.ts';
import { contentHash, hashState, PLAYERS, sha256 } from '../../engine/index.ts';
import { stateAfter } from '../../store/state-steps.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { couldBeTaken } from '../play/auto.ts';
import type { PlyInput } from '../play/replay.ts';
import { applyPly, plyInputOf } from '../play/replay.ts';
import { startGame } from '../play/start.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { timeoutAction } from './clocks.ts';
import type { Course } from './course.ts';
import { courseOf, isGivenUp } from './course.ts';
import { forkState, isReseeded } from './forks.ts';
import { stateAt } from './load-match.ts';
import { sameAction } from './record.ts';

export type Difference = Omit<Extract<Verification, { same: false }>, 'seed'>;
/** How a match was played again: to which state, or where that went another way. */
export type Played = Difference | { same: true; plies: number; incoming: PlayableState };

const PAGE = 100;
const NO_STEPS: ReadonlyMap<number, Uint8Array> = new Map();

/** Plays a match of this edition up to `until`, and what is on record behind its head as well when that is the head. */
export async function playAgain(call: Call, match: StoredMatch, until: number): Promise<Answer<Played>> {
  const rules = findRuleset(call, match.ruleset.id);
  if (!rules.ok) return rules;
  const { hash } = rules.value;
  if (hash !== match.ruleset.hash) return good(differs(0, 'ruleset', match.ruleset.hash, hash));
  return playBy(call, match, until, await courseOf(call, match));
}

/** Plays a match by the rules that are here, whatever it was played by. */
export async function playBy(call: Call, match: StoredMatch, until: number, course: Course): Promise<Answer<Played>> {
  const ruleset = findRuleset(call, match.ruleset.id);
  if (!ruleset.ok) return ruleset;
  const rules = ruleset.value;
  const set = await call.cardSets.find(match.tenant, rules, match.cards);
  if (!set.ok) return set;
  const start = await startAgain(call, match, { rules, cards: set.value }, course);
  if (!start.ok) return start;
  if ('same' in start.value) return good(start.value);
  const { state } = start.value;
  const incoming: PlayableState = { rules, cards: set.value, state, text: JSON.stringify(state) };
  let { events } = start.value;
  let expected = 0;
  let previous: StoredPly | null = null;
  for (let after = -1; ; after = expected - 1) {
    const limit = until < match.ply ? Math.min(PAGE, until - after) : PAGE;
    const page = { after, limit };
    const { plies, more } = limit === 0 ? { plies: [], more: false } : await call.store.matches.plies(match.id, page);
    const steps = limit === 0 ? NO_STEPS : await call.store.matches.steps(match.id, page);
    for (const ply of plies) {
      if (ply.ply !== expected) return good(differs(expected, 'missing', null, null));
      expected++;
      const untied = ply.takenAfter !== null && !followsOn(previous, ply.takenAfter);
      previous = ply;
      if (untied) return good(differs(ply.ply, 'automatic', null, null));
      if (isGivenUp(course, ply.ply)) continue;
      const before = incoming.text;
      const done = ply.ply === 0 ? events : await replay(call, match, incoming, ply, course);
      if (!Array.isArray(done)) return good(done);
      events = done;
      sealAgain(match, incoming, ply.ply);
      course.states.keep(ply.ply, incoming.text);
      const difference =
        ply.ply < course.own
          ? eventsDiffer(ply, events)
          : (stateDiffers(ply, incoming) ??
            eventsDiffer(ply, events) ??
            stepDiffers(ply.ply, incoming, before, steps.get(ply.ply)) ??
            (await keptDiffers(call, match, ply, incoming, steps.has(ply.ply))));
      if (difference) return good(difference);
    }
    if (!more && plies.length < PAGE) break;
  }
  return good({ same: true, plies: expected - 1, incoming });
}

export const differs = (ply: number, what: string, stored: string | null, actual: string | null): Difference => ({
  same: false,
  ply,
  what,
  stored,
  actual,
});

interface Begun {
  state: AnyState;
  events: NotedEvent[];
}

/** The start of a match: its set-up, or the state of the match that it was forked from, which is played again as well. */
async function startAgain(
  call: Call,
  match: StoredMatch,
  context: Pick<PlayableState, 'rules' | 'cards'>,
  course: Course,
): Promise<Answer<Difference | Begun>> {
  const { forkedFrom, id, seed } = match;
  if (forkedFrom === null) {
    const begun = await startGame(call, { ...match, ...context });
    return good(begun.ok ? begun.value : differs(0, 'start', match.stateHash, null));
  }
  const [parent, start] = await Promise.all([
    call.store.matches.find(match.tenant, forkedFrom.match),
    call.store.matches.ply(id, 0),
  ]);
  if (parent === null && (await call.store.deletedMatches.find(match.tenant, forkedFrom.match)) !== null) {
    const what = `Match ${forkedFrom.match}, which this one was forked from, was deleted`;
    return bad('origin-deleted', `${what}: it can't be played again from its start.`);
  }
  if (parent === null || start === null || forkedFrom.ply > parent.ply) {
    return good(differs(0, parent === null ? 'forked from' : 'missing', null, null));
  }
  const played =
    course.own > 0
      ? await playBy(call, parent, forkedFrom.ply, await courseOf(call, parent, 'another edition'))
      : await playAgain(call, parent, forkedFrom.ply);
  if (!played.ok) return played;
  if (!played.value.same) return good({ ...played.value, ply: 0, what: `forked from: ${played.value.what}` });
  const { state } = played.value.incoming;
  return good({ state, events: [forkState(state, forkedFrom, id, isReseeded(start.events) ? seed : undefined)] });
}

/** Plays one ply on `incoming`, whose state goes on with it. Gives its events. */
async function replay(
  call: Call,
  match: StoredMatch,
  incoming: PlayableState,
  ply: StoredPly,
  course: Course,
): Promise<Difference | NotedEvent[]> {
  const { state } = incoming;
  // What a state of another edition is called says nothing of the state that was played here.
  if (ply.ply > course.own && ply.hashBefore !== state.hash)
    return differs(ply.ply, 'state before', ply.hashBefore, state.hash);
  const wrong = (what: string) => differs(ply.ply, what, ply.hashAfter, null);
  if (ply.action !== null && !actionShape.safeParse(ply.action).success) return wrong('action');
  // Where the clock ends a match or calls a judge, nobody acts.
  const player = ply.action?.player ?? (ply.kind === 'timeout' ? ply.player : null);
  if (ply.player !== player) return differs(ply.ply, 'player', ply.player, player);
  if (ply.ruling !== null && !rulingShape.safeParse(ply.ruling).success) return wrong('ruling');
  const target = await targetOf(call, match, incoming, ply, course);
  const deed = plyInputOf(match, ply, target ?? undefined);
  if (deed === null) return wrong(ply.kind === 'action' || ply.kind === 'timeout' ? 'action' : 'ruling');
  if (!(await isDue(call, incoming, deed))) return wrong('action');
  // Another edition, with other choices, took it.
  if (ply.takenAfter !== null && ply.ply > course.own && !(await couldBeTaken(call, incoming, ply))) {
    return wrong('automatic');
  }
  const result = await applyPly(call, incoming, deed, false);
  if (!result.ok) return { ...wrong('action'), clauses: { stored: null, actual: result.refusal.clause ?? null } };
  incoming.state = result.value.state;
  return result.value.events;
}

/** Whether what the service took after the ply `after` can come after `previous`: that ply, or what it took before. */
const followsOn = (previous: StoredPly | null, after: number): boolean =>
  previous !== null &&
  previous.kind === 'action' &&
  (previous.takenAfter === null ? previous.ply : previous.takenAfter) === after;

/** Whether the clock did what it was to do. */
async function isDue(call: Call, incoming: PlayableState, deed: PlyInput): Promise<boolean> {
  if (deed.kind !== 'timeout') return true;
  if (incoming.state.outcome !== null) return false;
  const late = deed.player === null ? PLAYERS : [deed.player];
  const { action: due, player } = await timeoutAction(call, incoming, deed.clock, late);
  if (deed.action === null && player !== deed.player) return false;
  return due === null || deed.action === null ? due === deed.action : sameAction(deed.action, due);
}

/** The state that a judge went back to, if it is the one that was played. */
async function targetOf(
  call: Call,
  match: StoredMatch,
  incoming: PlayableState,
  { ply, ruling }: StoredPly,
  course: Course,
): Promise<AnyState | null> {
  if (ruling === null || !('to' in ruling) || ruling.to >= ply) return null;
  // Whatever was played after it was given up, and not played again.
  if ('adopts' in ruling) return incoming.state;
  const kept = course.states.at(ruling.to);
  if (kept !== null) return JSON.parse(kept) as AnyState;
  const [found, stored] = await Promise.all([
    stateAt(call, { ...incoming, match }, ruling.to),
    call.store.matches.ply(match.id, ruling.to),
  ]);
  if (!found.ok || stored === null) return null;
  hashState(found.value.state);
  return found.value.state.hash === stored.hashAfter ? found.value.state : null;
}

/** Gives the state that was played its ply, its hash and its text. */
function sealAgain({ id }: StoredMatch, incoming: PlayableState, ply: number): void {
  incoming.state.match = { id, ply };
  incoming.text = hashState(incoming.state);
}

const stateDiffers = ({ ply, hashAfter }: StoredPly, { state }: PlayableState): Difference | null =>
  hashAfter === state.hash ? null : differs(ply, 'state', hashAfter, state.hash);

/** What is noted to tell events is compared where it was noted: editions before this one did not. */
function eventsDiffer({ ply, events: told }: StoredPly, played: NotedEvent[]): Difference | null {
  const events = played.map(({ told: noted, ...event }, at) =>
    noted === undefined || told[at]?.told === undefined ? event : { ...event, told: noted },
  );
  const [stored, actual] = [contentHash(told), contentHash(events)];
  if (stored === actual) return null;
  const at = events.findIndex((event, index) => contentHash(event) !== contentHash(told[index] ?? null));
  const first = at < 0 ? events.length : at;
  const clauses = { stored: told[first]?.clause ?? null, actual: events[first]?.clause ?? null };
  return { ...differs(ply, 'events', stored, actual), clauses };
}

/** Whether what is kept of the state after a ply still leads from the state before to the one that was played. */
function stepDiffers(
  ply: number,
  { state, text: played }: PlayableState,
  before: string,
  step: Uint8Array | undefined,
): Difference | null {
  if (step === undefined) return null;
  const text = readStep(before, step);
  return text === played ? null : differs(ply, 'kept state', text === null ? null : sha256(text), state.hash);
}

/** The text that a step leads to; null where it is none. */
function readStep(before: string, step: Uint8Array): string | null {
  try {
    return stateAfter(before, step);
  } catch {
    return null;
  }
}

/** Whether the state that was kept after a ply is still the one that was played. */
async function keptDiffers(
  call: Call,
  match: StoredMatch,
  { ply, ruling }: StoredPly,
  { state, text: played }: PlayableState,
  hasStep: boolean,
): Promise<Difference | null> {
  if (ruling === null && ply % call.store.matches.snapshotEvery !== 0) return null;
  const kept = await call.store.matches.snapshot(match.id, ply);
  const text = kept?.ply === ply ? kept.state : null;
  // Not every one of them is kept whole; what is not has a step.
  if (text === null && hasStep && ruling === null) return null;
  return text === played ? null : differs(ply, 'kept state', text === null ? null : sha256(text), state.hash);
}
