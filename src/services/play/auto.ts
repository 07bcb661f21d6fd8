import type { Auto, PassUntil } from '../../contracts/auto.ts';
import {
  type Action,
  contentHash,
  type Decision,
  hasActed,
  type NotedEvent,
  opponentOf,
  type PlayerId,
  Stopped,
  turnOf,
} from '../../engine/index.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../problem.ts';
import { runFor } from '../runs/run-for.ts';
import { yieldToEventLoop } from '../turns.ts';
import type { PlayableState } from './validate-state.ts';
import type { Verdict } from './verdict.ts';

/** So many decisions are taken in one call at most. */
const MOST_TAKEN = 50;

/** Who passes, and until when. */
type Passing = Partial<Record<PlayerId, PassUntil | undefined>>;

function passingOf(auto: Auto, actor: PlayerId): Passing {
  if (typeof auto === 'object') return auto.pass ?? {};
  return auto === 'pass' ? { [actor]: 'enemyActs' } : {};
}

/** What the service decides, and how. */
export interface Going {
  auto: Auto | undefined;
  /** Who acted. */
  actor: PlayerId;
  /** Whether the caller may have the service decide for this player. */
  covers(player: PlayerId): boolean;
  /** Carries out an action on a state, which it uses up. */
  step(incoming: PlayableState, action: Action): Promise<Answer<Verdict>>;
}

/**
 * Goes on from a verdict by what the service decides, and gives one verdict of all of it: the last state, every event, and in `taken`
 * what was decided. Where it can't go on, the decision stays open for its player.
 */
export async function goOn(
  call: Call,
  first: Verdict,
  { rules, cards }: Pick<PlayableState, 'rules' | 'cards'>,
  { auto, actor, covers, step }: Going,
): Promise<Verdict> {
  if (auto === undefined || auto === false) return first;
  const passing = passingOf(auto, actor);
  const asked = (typeof auto === 'object' ? auto.players : undefined) ?? [actor];
  const turn = turnOf(first.state);
  const taken: Action[] = [];
  const events = [...first.events];
  let last = first;
  while (taken.length < MOST_TAKEN) {
    await yieldToEventLoop();
    const [open, other] = last.awaiting;
    if (open === undefined || other !== undefined || !covers(open.player)) break;
    const state = () => ({ rules, cards, state: JSON.parse(last.text), text: last.text });
    const isSame = turnOf(last.state) === turn;
    const action =
      passOf({ rules }, open, { until: passing[open.player], events, isSame }) ??
      (await onlyAnswer(call, state(), open, asked));
    if (action === null) break;
    const next = await step(state(), action);
    if (!next.ok) break;
    taken.push(action);
    events.push(...next.value.events);
    last = next.value;
  }
  if (taken.length === 0) return { ...first, taken };
  const { state, text, awaiting, outcome } = last;
  return { ...first, id: contentHash([first.id, 'auto', taken]), state, text, awaiting, outcome, events, taken };
}

interface Since {
  until: PassUntil | undefined;
  /** What has happened in the call. */
  events: readonly NotedEvent[];
  /** Whether it is the turn that the call found. */
  isSame: boolean;
}

/** The pass of a player who passes until something concerns them; null where something does, or where there is none to choose. */
function passOf(
  { rules }: Pick<PlayableState, 'rules'>,
  open: Decision,
  { until, events, isSame }: Since,
): Action | null {
  if (until === undefined) return null;
  const passes = rules.passes ?? [];
  const concerns = until === 'turnEnds' ? !isSame : hasActed(passes, events, opponentOf(open.player));
  if (concerns) return null;
  const pass = passes.find(({ kind, ends }) => kind === open.kind && !ends);
  return open.options.find(({ id }) => id === pass?.option)?.action ?? null;
}

/**
 * The only answer to a decision of a player who has asked for it to be taken, or where everybody knows that there is no other; null
 * where there is a choice.
 */
async function onlyAnswer(
  call: Call,
  incoming: PlayableState,
  { player, options, form }: Decision,
  asked: readonly PlayerId[],
): Promise<Action | null> {
  const [only, other] = options;
  if (only === undefined || other !== undefined || form !== undefined) return null;
  if (asked.includes(player)) return only.action;
  try {
    return (await runFor(call, 'asksOpenly', incoming, { state: incoming.state })) ? only.action : null;
  } catch (error) {
    // What takes too much work for one call is left to the player's next one.
    if (error instanceof Stopped) return null;
    throw error;
  }
}
