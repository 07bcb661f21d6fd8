import type { Call } from '../call.ts';
import { outcomeOf } from '../play/replay.ts';
import { timesAt } from '../play/times.ts';
import type { Verdict } from '../play/verdict.ts';
import { startVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { good } from '../problem.ts';
import { namesOf } from '../rules/telling.ts';
import { runFor } from '../runs/run-for.ts';
import { stateAt } from './load-match.ts';
import { loadHead, missingMatch } from './lookup.ts';

/** The start of a recorded match, as it was answered when it was made; null when there is no such match. */
async function startOf(call: Call, id: string): Promise<Verdict | null> {
  const recalled = await loadHead(call, id);
  if (!recalled.ok) return null;
  const [found, start] = await Promise.all([stateAt(call, recalled.value, 0), call.store.matches.ply(id, 0)]);
  if (!found.ok || start === null) return null;
  const { rules, cards, state } = found.value;
  const awaiting = await runFor(call, 'decisions', found.value, { state });
  const resolution = { state, events: start.events, awaiting, outcome: outcomeOf(state), steps: 0 };
  const { match } = recalled.value;
  const verdict = startVerdict(rules, cards, resolution, namesOf(match.seats));
  return { ...verdict, times: timesAt(match, 0) };
}

/** The match that an earlier attempt of the same call created, or that it was deleted since; null where there is none. */
export async function findEarlierStart(call: Call): Promise<Answer<Verdict> | null> {
  if (call.creates?.again !== true) return null;
  const { id } = call.creates;
  const made = await startOf(call, id);
  if (made !== null) return good(made);
  const missing = await missingMatch(call, id);
  return missing.problem.code === 'match-deleted' ? missing : null;
}

/** The match that a concurrent attempt of the same call created. */
export async function findConcurrentStart(call: Call, id: string): Promise<Verdict> {
  const found = await startOf(call, id);
  if (found === null) throw new Error(`match ${id} was made, and is not there`);
  return found;
}
