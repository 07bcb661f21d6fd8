import type { Verification } from '../../contracts/replies.ts';
import { canonical, sha256 } from '../../engine/index.ts';
import type { StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { findMatch } from './load-match.ts';
import type { Difference, Played } from './play-again.ts';
import { differs, playAgain } from './play-again.ts';
import { publishedSeedHash, verifySeed } from './seeds.ts';

/**
 * Plays the recorded match again from its seed, and compares every action, event and state with the record, and the
 * seed with what was told of it at the start. A fork is played from the seed of the match that it goes back to.
 */
export async function verifyMatch(call: Call, id: string): Promise<Answer<Verification>> {
  const found = await findMatch(call, id);
  if (!found.ok) return found;
  const match = found.value;
  const again = await playWhole(call, match);
  if (!again.ok) return again;
  const played = again.value;
  const same = played.same && (await verifySeed(call, match));
  return good({ ...played, seed: { hash: publishedSeedHash(match), committed: match.fair?.commitment ?? null, same } });
}

/** Plays a match of this edition to its end as it is stored, which is left as it is: no clock acts. */
export async function playWhole(
  call: Call,
  match: StoredMatch,
): Promise<Answer<Difference | { same: true; plies: number }>> {
  const again = await playAgain(call, match, match.ply);
  if (!again.ok) return again;
  if (!again.value.same) return good(again.value);
  return good((await headDiffers(call, match, again.value)) ?? { same: true, plies: again.value.plies });
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
