import type { Verification } from '../contracts/replies.ts';
import { action as actionShape } from '../contracts/state.ts';
import { adjudicate, canonical, contentHash, type Game, type Resolution, seal, sha256 } from '../engine/index.ts';
import type { StoredMatch, StoredPly } from '../store/store.ts';
import type { Call } from './caller.ts';
import { findMatch } from './history.ts';
import { type AnyState, findRuleset, type Incoming } from './incoming.ts';
import { type Answer, good } from './problem.ts';
import { seedHolds } from './seeds.ts';
import { open } from './start.ts';

type Difference = Omit<Extract<Verification, { same: false }>, 'seed'>;
type Played = Difference | Omit<Extract<Verification, { same: true }>, 'seed'>;

const PAGE = 100;

/**
 * Plays the recorded match again from its seed, and compares every action, event and state with the record, and the
 * seed with what was told of it at the start.
 */
export async function verifyMatch(call: Call, id: string): Promise<Answer<Verification>> {
  const found = await findMatch(call, id);
  if (!found.ok) return found;
  const match = found.value;
  const played = await playAgain(call, match);
  if (!played.ok) return played;
  const same = played.value.same && (await seedHolds(call, match));
  return good({
    ...played.value,
    seed: { hash: match.seedHash, committed: match.fair?.commitment ?? null, same },
  });
}

async function playAgain(call: Call, match: StoredMatch): Promise<Answer<Played>> {
  const ruleset = findRuleset(call, match.ruleset.id);
  if (!ruleset.ok) return ruleset;
  const rules = ruleset.value;
  if (rules.hash !== match.ruleset.hash) return good(differs(0, 'ruleset', match.ruleset.hash, rules.hash));
  const set = await call.cardSets.find(match.tenant, rules, match.cards);
  if (!set.ok) return set;
  const begun = open({ ...match, rules, cards: set.value });
  if (!begun.ok) return good(differs(0, 'start', match.stateHash, null));
  const incoming: Incoming = { rules, cards: set.value, state: begun.value.state };
  let expected = 0;
  for (let after = -1; ; after = expected - 1) {
    const plies = await call.store.matches.plies(match.id, { after, limit: PAGE });
    for (const ply of plies) {
      const difference =
        ply.ply !== expected
          ? differs(expected, 'missing', null, null)
          : (replay(match, incoming, ply, begun.value) ?? (await keptDiffers(call, match, expected, incoming.state)));
      if (difference) return good(difference);
      expected++;
    }
    if (plies.length < PAGE) break;
  }
  return good((await headDiffers(call, match, incoming.state, expected - 1)) ?? { same: true, plies: expected - 1 });
}

const differs = (ply: number, what: string, stored: string | null, actual: string | null): Difference => ({
  same: false,
  ply,
  what,
  stored,
  actual,
});

/** Plays one ply on `incoming`, whose state goes on with it. */
function replay(match: StoredMatch, incoming: Incoming, ply: StoredPly, begun: Resolution<Game>): Difference | null {
  const { rules, cards, state } = incoming;
  let events = begun.events;
  if (ply.ply > 0) {
    if (ply.hashBefore !== state.hash) return differs(ply.ply, 'state before', ply.hashBefore, state.hash);
    const action = actionShape.safeParse(ply.action);
    if (ply.action === null || !action.success) return differs(ply.ply, 'action', ply.hashAfter, null);
    if (ply.player !== ply.action.player) return differs(ply.ply, 'player', ply.player, ply.action.player);
    const result = adjudicate(rules, cards, state, ply.action);
    if (!result.ok) return differs(ply.ply, 'action', ply.hashAfter, null);
    events = result.value.events;
  }
  state.match = { id: match.id, ply: ply.ply };
  seal(state);
  if (ply.hashAfter !== state.hash) return differs(ply.ply, 'state', ply.hashAfter, state.hash);
  const [stored, actual] = [contentHash(ply.events), contentHash(events)];
  return stored === actual ? null : differs(ply.ply, 'events', stored, actual);
}

/** Whether the state that was kept after a ply is still the one that was played. */
async function keptDiffers(call: Call, match: StoredMatch, ply: number, state: AnyState): Promise<Difference | null> {
  if (ply % call.store.matches.snapshotEvery !== 0) return null;
  const kept = await call.store.matches.snapshot(match.id, ply);
  const text = kept?.ply === ply ? kept.state : null;
  return text === seal(state) ? null : differs(ply, 'kept state', text === null ? null : sha256(text), state.hash);
}

async function headDiffers(call: Call, match: StoredMatch, state: AnyState, plies: number): Promise<Difference | null> {
  if (match.ply !== plies) return differs(Math.min(match.ply, plies) + 1, 'head', match.stateHash, state.hash);
  if (match.stateHash !== state.hash) return differs(plies, 'head', match.stateHash, state.hash);
  const head = await call.store.matches.head(match.tenant, match.id);
  if (head?.match.ply === match.ply && head.state !== seal(state)) {
    return differs(plies, 'head state', sha256(head.state), state.hash);
  }
  const [stored, played] = [canonical(match.outcome), canonical(state.outcome)];
  return stored === played ? null : differs(plies, 'outcome', sha256(stored), sha256(played));
}
