import type { WireEvent } from '../../contracts/replies.ts';
import type { AdjudicationRequest } from '../../contracts/requests.ts';
import type { Action, Game, Legality, NotedEvent, Played, Turn, Viewer, Watched, Why } from '../../engine/index.ts';
import { contentHash, whyEvent } from '../../engine/index.ts';
import type { StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { checkScope, mayActFor, viewerOf } from '../callers/caller.ts';
import { openState } from '../delivery/sealed.ts';
import { loadMatch, stateAt } from '../matches/load-match.ts';
import type { LoadedMatch } from '../matches/lookup.ts';
import type { ViewedMatch } from '../matches/view-match.ts';
import { addTimeoutEvent } from '../play/replay.ts';
import { guardEngine, validateState } from '../play/validate-state.ts';
import { wireEvent } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { bad, good } from '../problem.ts';
import { namesOf } from '../rules/telling.ts';
import { runFor } from '../runs/run-for.ts';

/** The largest number that the database has a column for. */
const LARGEST = 2 ** 31 - 1;

export type ToldEvent = WireEvent & { ply: number };

/** Why an event happened and why it happened when it did: its causes from the first on, the rules, and all in sentences. */
export interface EventWhy extends Omit<Why, 'event' | 'chain'> {
  event: ToldEvent;
  chain: ToldEvent[];
}

/**
 * Why the event `seq` of a match happened, and why then. The causes come from the record; the plies in which the event, and
 * the waiting effect that led to it, had their turn are played again and looked at. As `viewer` may know it.
 * The match is given along.
 */
export async function explainEvent(
  call: Call,
  id: string,
  seq: number,
  query: { viewer?: Viewer | undefined } = {},
): Promise<Answer<{ seen: ViewedMatch; why: EventWhy }>> {
  const viewer = viewerOf(call.caller, query.viewer);
  if (!viewer.ok) return viewer;
  const recalled = await loadMatch(call, id);
  if (!recalled.ok) return recalled;
  const { match, rules, cards } = recalled.value;
  const seen = { match, rules, cards, viewer: viewer.value, names: namesOf(match.seats) };
  const numbered = Number.isInteger(seq) && seq > 0 && seq <= LARGEST;
  const causes = numbered ? await call.store.matches.causes(match.id, seq) : [];
  const last = causes.at(-1);
  if (!last) return bad('unknown-event', `The match has no event ${seq}.`);
  const chain = causes.map(({ event }) => event);
  const stored = await call.store.matches.ply(match.id, last.ply);
  if (stored === null) throw new Error(`match ${match.id}: ply ${last.ply} is gone`);
  const watched = await watchAgain(call, recalled.value, stored);
  if (!watched.ok) return watched;
  const turns = watched.value?.turns;
  const waited = chain.some((event) => turns?.has(event.seq))
    ? undefined
    : causes.findLast(({ event, ply }) => event.type === 'effect' && ply !== last.ply);
  const earlier = waited ? await turnsOf(call, recalled.value, waited.ply) : good(undefined);
  if (!earlier.ok) return earlier;
  const story = { chain, ply: last.ply, action: stored.action, watched: watched.value, names: seen.names };
  const why = whyEvent(rules, cards, earlier.value ? { ...story, earlier: earlier.value } : story, viewer.value);
  const tell = ({ ply, event }: (typeof causes)[number]): ToldEvent => ({
    ...wireEvent(seen, event, viewer.value),
    ply,
  });
  const text = `${why.text}${beforeTheFork(match, chain[0])}`;
  return good({ seen, why: { ...why, event: tell(last), chain: causes.map(tell), text } });
}

/** The sentence that points to the forked match, where a chain of causes reaches the beginning of a fork. */
function beforeTheFork({ forkedFrom }: LoadedMatch['match'], first: NotedEvent | undefined): string {
  if (forkedFrom === null || !first || first.parent === null) return '';
  return ` Event ${first.seq} was caused before the fork, by event ${first.parent} of match ${forkedFrom.match}.`;
}

async function turnsOf(call: Call, recalled: LoadedMatch, ply: number): Promise<Answer<ReadonlyMap<number, Turn>>> {
  const stored = await call.store.matches.ply(recalled.match.id, ply);
  const watched = stored ? await watchAgain(call, recalled, stored) : good(null);
  return watched.ok ? good(watched.value?.turns ?? new Map()) : watched;
}

/** Replays a recorded ply while watching it; null for a ruling, and where a fork begins. */
async function watchAgain(call: Call, recalled: LoadedMatch, stored: StoredPly): Promise<Answer<Watched | null>> {
  const { match, rules, cards } = recalled;
  const played = await playedAs(call, recalled, stored);
  if (!played.ok || played.value === null) return played.ok ? good(null) : played;
  const { first, run } = played.value;
  const watched = await runFor(call, 'watch', { rules, cards }, run);
  if (!watched.ok || contentHash([...first, ...watched.value.events]) !== contentHash(stored.events)) {
    throw new Error(`match ${match.id}: ply ${stored.ply} came out differently`);
  }
  return good(watched.value);
}

async function playedAs(
  call: Call,
  recalled: LoadedMatch,
  { ply, action, kind }: StoredPly,
): Promise<Answer<{ first: NotedEvent[]; run: Played<Game> } | null>> {
  const { match } = recalled;
  if (action !== null) {
    const before = await stateAt(call, recalled, ply - 1);
    if (!before.ok) return before;
    const { state } = before.value;
    // The clock tells first that it acts.
    const first = kind === 'timeout' && match.clock ? [addTimeoutEvent(state, action.player, match.clock)] : [];
    return good({ first, run: { before: state, action } });
  }
  if (ply > 0 || match.forkedFrom !== null) return good(null);
  const [one, two] = match.seats;
  const seats = [
    { name: one.name, deck: one.list },
    { name: two.name, deck: two.list },
  ] as const;
  return good({ first: [], run: { start: { seats, seed: match.seed, options: match.options } } });
}

/** Whether an action on a state of the caller's would be legal, and if not what would make it so; nothing is carried out. */
export async function explainAction(call: Call, request: AdjudicationRequest): Promise<Answer<Legality>> {
  const opened = await openState(call, request.state);
  if (!opened.ok) return opened;
  const { state, ours } = opened.value;
  const allowed = mayActFor(call.caller, state.match?.id ?? null, request.action.player);
  if (!allowed.ok) return allowed;
  const received = await validateState(call, state, request.cards, ours);
  if (!received.ok) return received;
  return guardEngine(call, () => runFor(call, 'whyNot', received.value, { state, action: request.action }));
}

/** The same on the state of a recorded match after `ply`, the last one if none is named. */
export async function explainMatchAction(
  call: Call,
  id: string,
  { action, ply }: { action: Action; ply?: number | undefined },
): Promise<Answer<Legality>> {
  const readable = checkScope(call.caller, 'matches:read', true);
  if (!readable.ok) return readable;
  const recalled = await loadMatch(call, id);
  if (!recalled.ok) return recalled;
  const { match } = recalled.value;
  const allowed = mayActFor(call.caller, match.id, action.player);
  if (!allowed.ok) return allowed;
  const found = await stateAt(call, recalled.value, ply ?? match.ply);
  if (!found.ok) return found;
  return guardEngine(call, () => runFor(call, 'whyNot', found.value, { state: found.value.state, action }));
}
