import type { Verification } from '../../contracts/replies.ts';
import { ruling as rulingShape } from '../../contracts/rulings.ts';
import { action as actionShape } from '../../contracts/state.ts';
import { canonical, contentHash, type GameEvent, hashState, sha256 } from '../../engine/index.ts';
import { stateAfter } from '../../store/state-steps.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly, type PlyInput, plyInputOf } from '../play/replay.ts';
import { startGame } from '../play/start.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import { type Answer, good } from '../problem.ts';
import { findRuleset } from '../rules/catalogue.ts';
import { timeoutAction } from './clocks.ts';
import { forkState, isReseeded } from './forks.ts';
import { findMatch, stateAt } from './load-match.ts';
import { sameAction } from './record.ts';
import { publishedSeedHash, verifySeed } from './seeds.ts';

type Difference = Omit<Extract<Verification, { same: false }>, 'seed'>;
/** How a match was played again: to which state, or where that went another way. */
type Played = Difference | { same: true; plies: number; incoming: PlayableState };

const PAGE = 100;
const NO_STEPS: ReadonlyMap<number, Uint8Array> = new Map();

/**
 * Plays the recorded match again from its seed, and compares every action, event and state with the record, and the
 * seed with what was told of it at the start. A fork is played from the seed of the match that it goes back to.
 */
export async function verifyMatch(call: Call, id: string): Promise<Answer<Verification>> {
  const found = await findMatch(call, id);
  if (!found.ok) return found;
  const match = found.value;
  const again = await playAgain(call, match, match.ply);
  if (!again.ok) return again;
  const played = again.value.same
    ? ((await headDiffers(call, match, again.value)) ?? { same: true as const, plies: again.value.plies })
    : again.value;
  const same = played.same && (await verifySeed(call, match));
  return good({ ...played, seed: { hash: publishedSeedHash(match), committed: match.fair?.commitment ?? null, same } });
}

/** Plays a match up to `until`, and what is on record behind its head as well when that is the head. */
async function playAgain(call: Call, match: StoredMatch, until: number): Promise<Answer<Played>> {
  const ruleset = findRuleset(call, match.ruleset.id);
  if (!ruleset.ok) return ruleset;
  const rules = ruleset.value;
  if (rules.hash !== match.ruleset.hash) return good(differs(0, 'ruleset', match.ruleset.hash, rules.hash));
  const set = await call.cardSets.find(match.tenant, rules, match.cards);
  if (!set.ok) return set;
  const start = await startAgain(call, match, { rules, cards: set.value });
  if (!start.ok) return start;
  if ('same' in start.value) return good(start.value);
  const { state } = start.value;
  const incoming: PlayableState = { rules, cards: set.value, state, text: JSON.stringify(state) };
  let { events } = start.value;
  let expected = 0;
  for (let after = -1; ; after = expected - 1) {
    const limit = until < match.ply ? Math.min(PAGE, until - after) : PAGE;
    const page = { after, limit };
    const { plies, more } = limit === 0 ? { plies: [], more: false } : await call.store.matches.plies(match.id, page);
    const steps = limit === 0 ? NO_STEPS : await call.store.matches.steps(match.id, page);
    for (const ply of plies) {
      if (ply.ply !== expected) return good(differs(expected, 'missing', null, null));
      const before = incoming.text;
      const done = ply.ply === 0 ? events : await replay(call, match, incoming, ply);
      if (!Array.isArray(done)) return good(done);
      events = done;
      const difference =
        cameOut(match, incoming, ply, events) ??
        stepDiffers(ply.ply, incoming, before, steps.get(ply.ply)) ??
        (await keptDiffers(call, match, ply, incoming));
      if (difference) return good(difference);
      expected++;
    }
    if (!more && plies.length < PAGE) break;
  }
  return good({ same: true, plies: expected - 1, incoming });
}

const differs = (ply: number, what: string, stored: string | null, actual: string | null): Difference => ({
  same: false,
  ply,
  what,
  stored,
  actual,
});

interface Begun {
  state: AnyState;
  events: GameEvent[];
}

/** The start of a match: its set-up, or the state of the match that it was forked from, which is played again as well. */
async function startAgain(
  call: Call,
  match: StoredMatch,
  context: Pick<PlayableState, 'rules' | 'cards'>,
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
  if (parent === null || start === null || forkedFrom.ply > parent.ply) {
    return good(differs(0, parent === null ? 'forked from' : 'missing', null, null));
  }
  const played = await playAgain(call, parent, forkedFrom.ply);
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
): Promise<Difference | GameEvent[]> {
  const { state } = incoming;
  if (ply.hashBefore !== state.hash) return differs(ply.ply, 'state before', ply.hashBefore, state.hash);
  const wrong = (what: string) => differs(ply.ply, what, ply.hashAfter, null);
  if (ply.action !== null && !actionShape.safeParse(ply.action).success) return wrong('action');
  const player = ply.action?.player ?? null;
  if (ply.player !== player) return differs(ply.ply, 'player', ply.player, player);
  if (ply.ruling !== null && !rulingShape.safeParse(ply.ruling).success) return wrong('ruling');
  const target = await targetOf(call, match, incoming, ply);
  const deed = plyInputOf(match, ply, target ?? undefined);
  if (deed === null) return wrong(ply.kind === 'action' || ply.kind === 'timeout' ? 'action' : 'ruling');
  if (!(await isDue(call, incoming, deed))) return wrong('action');
  const result = await applyPly(call, incoming, deed, false);
  if (!result.ok) return wrong('action');
  incoming.state = result.value.state;
  return result.value.events;
}

/** Whether the clock did what it was to do. */
async function isDue(call: Call, incoming: PlayableState, deed: PlyInput): Promise<boolean> {
  if (deed.kind !== 'timeout') return true;
  if (incoming.state.outcome !== null) return false;
  const { action: due } = await timeoutAction(call, incoming, deed.clock);
  return due === null || deed.action === null ? due === deed.action : sameAction(deed.action, due);
}

/** The state that a judge went back to, if it is the one that was played. */
async function targetOf(call: Call, match: StoredMatch, incoming: PlayableState, { ply, ruling }: StoredPly) {
  if (ruling === null || !('to' in ruling) || ruling.to >= ply) return null;
  const [found, stored] = await Promise.all([
    stateAt(call, { ...incoming, match }, ruling.to),
    call.store.matches.ply(match.id, ruling.to),
  ]);
  if (!found.ok || stored === null) return null;
  hashState(found.value.state);
  return found.value.state.hash === stored.hashAfter ? found.value.state : null;
}

function cameOut(match: StoredMatch, incoming: PlayableState, ply: StoredPly, events: GameEvent[]): Difference | null {
  const { state } = incoming;
  state.match = { id: match.id, ply: ply.ply };
  incoming.text = hashState(state);
  if (ply.hashAfter !== state.hash) return differs(ply.ply, 'state', ply.hashAfter, state.hash);
  const [stored, actual] = [contentHash(ply.events), contentHash(events)];
  return stored === actual ? null : differs(ply.ply, 'events', stored, actual);
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
): Promise<Difference | null> {
  if (ruling === null && ply % call.store.matches.snapshotEvery !== 0) return null;
  const kept = await call.store.matches.snapshot(match.id, ply);
  const text = kept?.ply === ply ? kept.state : null;
  return text === played ? null : differs(ply, 'kept state', text === null ? null : sha256(text), state.hash);
}

async function headDiffers(
  call: Call,
  match: StoredMatch,
  { plies, incoming: { state, text } }: Extract<Played, { same: true }>,
): Promise<Difference | null> {
  if (match.ply !== plies) return differs(Math.min(match.ply, plies) + 1, 'head', match.stateHash, state.hash);
  if (match.stateHash !== state.hash) return differs(plies, 'head', match.stateHash, state.hash);
  const head = await call.store.matches.head(match.tenant, match.id);
  if (head?.match.ply === match.ply && head.state !== text) {
    return differs(plies, 'head state', sha256(head.state), state.hash);
  }
  const [stored, played] = [canonical(match.outcome), canonical(state.outcome)];
  return stored === played ? null : differs(plies, 'outcome', sha256(stored), sha256(played));
}
