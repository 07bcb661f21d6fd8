import { hashState } from '../../engine/index.ts';
import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { applyPly, plyInputOf } from '../play/replay.ts';
import type { AnyState, PlayableState } from '../play/validate-state.ts';
import { type Answer, bad, good } from '../problem.ts';
import { Overloaded } from '../runs/pool.ts';
import { enforceClock, isOverdue } from './clocks.ts';
import { findStoredMatch, type LoadedMatch, loadHead } from './lookup.ts';

/** A match of the caller's tenant. Where time is up, the clock acts first. */
export async function findMatch(call: Call, id: string): Promise<Answer<StoredMatch>> {
  const found = await findStoredMatch(call, id);
  if (!found.ok || !isOverdue(found.value)) return found;
  await letClockAct(call, id);
  return findStoredMatch(call, id);
}

/** The match with its last state, to go on with. */
export async function loadMatch(call: Call, id: string): Promise<Answer<LoadedMatch>> {
  const found = await loadHead(call, id);
  if (!found.ok || !isOverdue(found.value.match)) return found;
  await letClockAct(call, id);
  return loadHead(call, id);
}

/** Where no worker has time for what the clock would do, the match is told as it stands: judges can go on from there. */
async function letClockAct(call: Call, id: string): Promise<void> {
  try {
    await enforceClock(call, id);
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error;
    call.log.error({ err: error, match: id }, 'the clock of a match could not be enforced');
  }
}

/** The state after `ply`: the last one, or the closest one that was kept, with what followed played again. */
export async function stateAt(
  call: Call,
  recalled: Omit<LoadedMatch, 'last'>,
  ply: number,
): Promise<Answer<PlayableState>> {
  const { match, rules, cards } = recalled;
  if (ply === match.ply) return good({ rules, cards, state: recalled.state, text: recalled.text });
  if (ply > match.ply) return bad('unknown-ply', `The match is at ply ${match.ply}.`, { currentPly: match.ply });
  const kept = await call.store.matches.snapshot(match.id, ply);
  if (kept === null) throw new Error(`match ${match.id}: no state is kept before ply ${ply}`);
  let text = kept.state;
  let state = JSON.parse(text) as AnyState;
  for await (const stored of pliesBetween(call, match.id, kept.ply, ply)) {
    // The state after a ruling is always kept, so no ruling is ever among these.
    const deed = plyInputOf(match, stored);
    const result = deed && (await applyPly(call, { rules, cards, state, text }, deed, false));
    if (!result?.ok) throw new Error(`match ${match.id}: ply ${stored.ply} cannot be played again`);
    result.value.state.match = { id: match.id, ply: stored.ply };
    // Read back from its text, the fields are in the order that whoever was handed the state has them in.
    text = hashState(result.value.state);
    state = JSON.parse(text) as AnyState;
    if (state.hash !== stored.hashAfter) throw new Error(`match ${match.id}: ply ${stored.ply} came out differently`);
  }
  return good({ rules, cards, state, text });
}

/** The plies after one, up to another. */
async function* pliesBetween(call: Call, id: string, from: number, to: number): AsyncGenerator<StoredPly> {
  for (let after = from; after < to; ) {
    const { plies } = await call.store.matches.plies(id, { after, limit: to - after });
    if (plies.length === 0) return;
    yield* plies;
    after += plies.length;
  }
}
