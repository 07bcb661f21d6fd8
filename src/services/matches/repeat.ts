import type { StoredMatch, StoredPly } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { joined } from '../play/auto.ts';
import { timesAt } from '../play/times.ts';
import type { PlayableState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { resolveAction } from '../play/verdict.ts';
import { namesOf } from '../rules/telling.ts';
import { pliesAfter } from './load-match.ts';

interface Recorded {
  match: StoredMatch;
  played: StoredPly;
  /** The last ply that there is for certain. */
  until: number;
  /** Whether what the service took is told even where that was nothing. */
  told: boolean;
}

/**
 * The verdict on an action that is on record, and on what the service took after it, as it was answered then. `incoming` is the
 * state before it, which is used up.
 */
export async function repeatVerdict(
  call: Call,
  incoming: PlayableState,
  { match, played, until, told }: Recorded,
): Promise<Verdict> {
  const { rules, cards } = incoming;
  const steps = [await playedAgain(call, incoming, match.id, played)];
  for await (const ply of pliesAfter(call, match.id, played.ply, until)) {
    const last = steps.at(-1);
    if (ply.takenAfter !== played.ply || last === undefined) break;
    // It is on record, so that it is told whether or not there are points left for it.
    await call.pay?.(1);
    steps.push(await playedAgain(call, { rules, cards, state: JSON.parse(last.text), text: last.text }, match.id, ply));
  }
  const [only] = steps;
  const verdict = only !== undefined && steps.length === 1 && !told ? only : joined(steps);
  return { ...verdict, names: namesOf(match.seats), times: timesAt(match, played.ply + steps.length - 1) };
}

async function playedAgain(
  call: Call,
  incoming: PlayableState,
  id: string,
  { ply, action, hashAfter }: StoredPly,
): Promise<Verdict> {
  const again = action && (await resolveAction(call, incoming, action));
  if (!again?.ok || again.value.state.hash !== hashAfter)
    throw new Error(`match ${id}: ply ${ply} came out differently`);
  return again.value;
}
