import type { Action } from '../engine/index.ts';
import type { Clock, StoredMatch } from '../store/store.ts';
import { append, beforeOf } from './append.ts';
import type { Call } from './caller.ts';
import type { Incoming } from './incoming.ts';
import { lookUpHead } from './lookup.ts';
import { measured } from './meter.ts';
import { carryOut } from './replay.ts';
import { runFor } from './runs/run-for.ts';
import { concluded } from './verdict.ts';

/** Whether the time of the open decision is up, as far as this machine knows; the database has the last word. */
export const isOverdue = ({ deadline }: StoredMatch): boolean => deadline !== null && deadline.getTime() <= Date.now();

/** Two players can be late at once; what another server writes meanwhile costs a turn. */
const MOST_AT_ONCE = 4;

/**
 * Acts for everybody who has not answered in time, ply by ply. Does nothing when the database finds that there is time
 * left, and nothing twice when several servers try it at once.
 */
export async function enforceClock(call: Call, id: string): Promise<void> {
  for (let turn = 0; turn < MOST_AT_ONCE; turn++) {
    const recalled = await lookUpHead(call, id);
    if (!recalled.ok) return;
    const { match, rules, state } = recalled.value;
    const { clock, deadline } = match;
    if (clock === null || deadline === null || state.outcome !== null) return;
    if (turn > 0 && !isOverdue(match)) return;
    const before = beforeOf(recalled.value);
    const action = await lateAction(call, recalled.value, clock);
    const run = { meter: call.meter, door: 'service' } as const;
    const result = await measured(run, { ruleset: rules.id, match: match.id }, () =>
      carryOut(call, recalled.value, { kind: 'timeout', action, clock }),
    );
    if (!result.ok) throw new Error(`match ${id}: the clock's own action was refused: ${result.refusal.detail}`);
    const verdict = concluded(recalled.value, before, 'timeout', result.value);
    await append(call, before, { kind: 'timeout', action, ruling: null }, verdict);
  }
}

/**
 * What is done for the first who is late: the default of the decision, else its first option; giving up, where that is
 * what the clock says, or where the rules come to no end with the option. Null when both would give up.
 */
export async function lateAction(
  call: Pick<Call, 'runs' | 'caller' | 'gone'>,
  incoming: Incoming,
  { otherwise }: Clock,
): Promise<Action | null> {
  const { state } = incoming;
  const [first, other] = await runFor(call, 'decisions', incoming, { state });
  if (!first) throw new Error('time is up, and nobody is to decide');
  const givingUp: Action = { player: first.player, concede: true };
  if (otherwise === 'concede') return other ? null : givingUp;
  const option = first.options.find(({ id }) => id === first.default) ?? first.options[0];
  if (!option) return givingUp;
  const { action } = option;
  const input = () => ({ state: structuredClone(state), action });
  const tried = await runFor(call, 'adjudicate', incoming, input(), input);
  return tried.ok ? action : givingUp;
}
