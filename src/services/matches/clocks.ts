import type { Action, PlayerId, Refusal } from '../../engine/index.ts';
import { copyOf, PLAYERS, Stopped } from '../../engine/index.ts';
import type { Clock, ClockStopped, StoredMatch } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { measureRun } from '../operations/meter.ts';
import { applyPly } from '../play/replay.ts';
import type { PlayableState } from '../play/validate-state.ts';
import type { Verdict } from '../play/verdict.ts';
import { rulingVerdict } from '../play/verdict.ts';
import type { Answer } from '../problem.ts';
import { Abandoned, Overloaded } from '../runs/given-up.ts';
import { runFor } from '../runs/run-for.ts';
import { appendPly, headBefore } from './append.ts';
import type { LoadedMatch } from './lookup.ts';
import { findStoredMatch, loadHead } from './lookup.ts';

/** Whether the time of the open decision is up, as far as this machine knows; the database has the last word. */
export const isOverdue = ({ times: { deadline } }: StoredMatch): boolean =>
  deadline !== null && deadline.getTime() <= Date.now();

/** Whose time is up first: both of whom it is up at once. */
export function firstLate({ times }: Pick<StoredMatch, 'times'>): PlayerId[] {
  const ends = (player: PlayerId) => times[player].deadline?.getTime() ?? Number.POSITIVE_INFINITY;
  const first = Math.min(...PLAYERS.map(ends));
  return PLAYERS.filter((player) => ends(player) === first);
}

/** Two players can be late at once; what another server writes meanwhile costs a turn. */
const MOST_AT_ONCE = 4;

/** Why the clock can't act, as it is stored. */
type Why = Omit<ClockStopped, 'at'>;

/**
 * Acts for everybody who has not answered in time, ply by ply. Does nothing when the database finds that there is time
 * left, and nothing twice when several servers try it at once. A match that cannot go on by its clock loses its deadline.
 * Throws `Overloaded` when no worker had time for it.
 */
export async function enforceClock(call: Call, id: string): Promise<void> {
  for (let turn = 0; turn < MOST_AT_ONCE; turn++) {
    const recalled = await loadHead(call, id);
    if (!recalled.ok) return stopWithout(call, id, recalled);
    const { match, state } = recalled.value;
    const { clock, times } = match;
    if (clock === null || times.deadline === null || state.outcome !== null) return;
    if (turn > 0 && !isOverdue(match)) return;
    const before = headBefore(recalled.value);
    const played = await playFor(call, recalled.value, clock);
    if ('code' in played) return stopClock(call, match, played);
    const { action, player, verdict } = played;
    const pause = clock.otherwise === 'judge' ? { timing: { does: 'pause' } as const } : {};
    await appendPly(call, before, { kind: 'timeout', action, late: player, ruling: null, ...pause }, verdict);
  }
}

/** What the clock does in a match, or why it can do nothing. Nothing is read or written meanwhile. */
async function playFor(
  call: Call,
  recalled: LoadedMatch,
  clock: Clock,
): Promise<(Omit<TimeoutAction, 'refusal'> & { verdict: Verdict }) | Why> {
  const { match, rules } = recalled;
  const before = { id: match.id, ply: match.ply, hash: match.stateHash };
  try {
    const { action, player, refusal } = await timeoutAction(call, recalled, clock, firstLate(match));
    if (refusal !== null) return whyOf(refusal);
    const run = { meter: call.meter, door: 'service' } as const;
    const result = await measureRun(run, { ruleset: rules.id, match: match.id }, () =>
      applyPly(call, recalled, { kind: 'timeout', action, player, clock }),
    );
    if (!result.ok) return whyOf(result.refusal);
    return { action, player, verdict: rulingVerdict(recalled, before, 'timeout', result.value) };
  } catch (error) {
    if (error instanceof Overloaded || error instanceof Abandoned) throw error;
    if (error instanceof Stopped) return whyOf(error.refusal);
    call.log.error({ err: error, match: match.id }, 'the rules failed on a match whose time is up');
    return { code: 'internal', detail: 'The rules failed on the state of the match.' };
  }
}

/** What its own rules offer is refused for one reason that is none of ours: that it takes too much work. */
const whyOf = ({ code, detail }: Refusal): Why =>
  code === 'budget-exceeded' ? { code, detail } : { code: 'internal', detail: `The clock's own action: ${detail}` };

/** A match whose cards are gone for everybody loses its deadline. One that other servers may know is left alone. */
async function stopWithout(call: Call, id: string, { problem }: Extract<Answer<unknown>, { ok: false }>) {
  if (problem.code !== 'unknown-card-set') return;
  const found = await findStoredMatch(call, id);
  if (found.ok) await stopClock(call, found.value, { code: problem.code, detail: problem.detail });
}

/** Takes the deadline off a match that cannot go on by its clock, and says so: players and judges go on from there. */
export async function stopClock(call: Call, match: StoredMatch, why: Why): Promise<void> {
  if (!(await call.store.matches.stopClock(match, why))) return;
  const { id, tenant, ruleset, ply } = match;
  call.log.error({ match: id, tenant, ruleset: ruleset.id, ply, ...why }, 'the clock of a match is stopped');
}

/** What the clock does. */
export interface TimeoutAction {
  action: Action | null;
  /** Whose time is up; null for both at once. */
  player: PlayerId | null;
  refusal: Refusal | null;
}

/**
 * What is done when the time of `late` is up: the default of the decision of the first of them, else its first option; giving up, where
 * that is what the clock says. Without an action both would give up, or it takes none: who is late loses, or a judge is called. Where
 * the rules refuse the option, as they do when it takes too much work, their `refusal` is told; that was answered with giving up
 * once.
 */
export async function timeoutAction(
  call: Pick<Call, 'runs' | 'caller' | 'gone'>,
  incoming: PlayableState,
  { otherwise }: Clock,
  late: readonly PlayerId[],
): Promise<TimeoutAction> {
  const { state } = incoming;
  const open = await runFor(call, 'decisions', incoming, { state });
  const theirs = open.filter(({ player }) => late.includes(player));
  const [first, other] = theirs.length > 0 ? theirs : open;
  if (!first) throw new Error('time is up, and nobody is to decide');
  const { player } = first;
  const both = other ? null : player;
  const givingUp: Action = { player, concede: true };
  if (otherwise === 'lose' || otherwise === 'judge') return { action: null, player: both, refusal: null };
  if (otherwise === 'concede') return { action: other ? null : givingUp, player: both, refusal: null };
  const option = first.options.find(({ id }) => id === first.default) ?? first.options[0];
  if (!option) return { action: givingUp, player, refusal: null };
  const { action } = option;
  const input = () => ({ state: copyOf(state), action });
  const tried = await runFor(call, 'adjudicate', incoming, input(), input);
  return tried.ok ? { action, player, refusal: null } : { action: givingUp, player, refusal: tried.refusal };
}
