import type { Auto, StandingAutoRequest } from '../../contracts/auto.ts';
import type { Action, Decision, Owners, PassUntil, PlayerId } from '../../engine/index.ts';
import { contentHash, isConcerned, onlyAnswer, PLAYERS, passOf, Stopped, turnOf } from '../../engine/index.ts';
import type { StandingAuto } from '../../store/stored-match.ts';
import type { Call } from '../call.ts';
import { runFor } from '../runs/run-for.ts';
import { yieldToEventLoop } from '../turns.ts';
import type { PlayableState } from './validate-state.ts';
import { guardEngine } from './validate-state.ts';
import type { Verdict } from './verdict.ts';
import { resolveAction } from './verdict.ts';

/** So many decisions are taken in one call at most. */
export const MOST_TAKEN = 50;

/** What the service decides: whose only options it takes wherever they lie, and who passes until what happens. */
export interface Order {
  players: readonly PlayerId[];
  pass: Partial<Readonly<Record<PlayerId, readonly PassUntil[]>>>;
}

const listed = (until: PassUntil | PassUntil[] | undefined): PassUntil[] => [until ?? []].flat();

const passing = (pass: Partial<Record<PlayerId, PassUntil | PassUntil[] | undefined>> = {}): Order['pass'] =>
  Object.fromEntries(
    PLAYERS.map((player) => [player, listed(pass[player])] as const).filter(([, until]) => until.length > 0),
  );

/** What a call orders in which `actor` acts; null for nothing. */
export function orderOf(auto: Auto | undefined, actor: PlayerId): Order | null {
  if (auto === undefined || auto === false) return null;
  if (auto === true) return { players: [actor], pass: {} };
  if (auto === 'pass') return { players: [actor], pass: { [actor]: ['enemyActs'] } };
  return { players: auto.players ?? [actor], pass: passing(auto.pass) };
}

/** What is ordered for all of a match, as it is kept. */
export function standingOrder(auto: StandingAutoRequest | undefined): StandingAuto | null {
  if (auto === undefined) return null;
  if (auto === true) return { players: [], pass: {} };
  return { players: PLAYERS.filter((player) => auto.players?.includes(player)), pass: passing(auto.pass) };
}

/** What the service decides after an action, and for whom it may. */
export interface Going {
  order: Order | null;
  /** Whether the service may decide for this player. */
  covers(player: PlayerId): boolean;
}

/** What was there before the action, from its text. */
type Before = Pick<PlayableState, 'rules' | 'cards' | 'text'>;

/**
 * Goes on from a verdict by what the service decides, and gives one verdict of all of it. Where it can't go on, the decision stays
 * open for its player. A player who passes does so for what everybody can see, and never for what is hidden.
 */
export function goOn(call: Call, first: Verdict, before: Before, going: Going): Verdict | Promise<Verdict> {
  return going.order === null ? first : goOnBy(call, first, before, { ...going, order: going.order });
}

async function goOnBy(
  call: Call,
  first: Verdict,
  before: Before,
  { order, covers }: Going & { order: Order },
): Promise<Verdict> {
  const taking = new Taking(call, first, before, order);
  const steps = [first];
  while (steps.length <= MOST_TAKEN) {
    await yieldToEventLoop();
    const last = steps.at(-1) ?? first;
    const [open] = last.awaiting;
    // Of two who are asked at once, the one who has answered must not be seen to have passed.
    if (open === undefined || last.state.awaiting.length !== 1 || !covers(open.player)) break;
    const action = await taking.answerTo(open, last);
    if (action === null || (await call.pay?.(1)) === false) break;
    const next = await stepOn(call, stateOf(before, last), action);
    if (next === null) break;
    taking.events.push(...next.events);
    steps.push(next);
  }
  return joined(steps);
}

/** The verdict of an action and of what the service took after it. */
export function joined(steps: readonly Verdict[]): Verdict {
  const [first, ...taken] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) throw new Error('there is no verdict to join');
  if (taken.length === 0) return { ...first, steps };
  const { before, action, ruling } = first;
  const id = contentHash([first.id, 'auto', taken.map(({ action }) => action)]);
  return { ...last, id, before, action, ruling, events: steps.flatMap(({ events }) => events), steps };
}

const stateOf = ({ rules, cards }: Before, { text }: Pick<Verdict, 'text'>): PlayableState => ({
  rules,
  cards,
  state: JSON.parse(text),
  text,
});

/** One more action; null where it can't be carried out. */
async function stepOn(call: Call, incoming: PlayableState, action: Action): Promise<Verdict | null> {
  const judged = await guardEngine(call, () => resolveAction(call, incoming, action));
  return judged.ok && judged.value.ok ? judged.value.value : null;
}

/** What the service takes in one call, as it goes on. */
class Taking {
  readonly events: Verdict['events'];
  readonly #call: Call;
  readonly #before: Before;
  readonly #order: Order;
  readonly #turn: number | null;
  /** Whose things are and were; null in a game that does not say. */
  #owners: Owners | null | undefined;

  constructor(call: Call, first: Verdict, before: Before, order: Order) {
    this.#call = call;
    this.#before = before;
    this.#order = order;
    this.#turn = turnOf(first.state);
    this.events = [...first.events];
  }

  /** What the service answers to an open decision; null where that is its player's. */
  async answerTo(open: Decision, last: Verdict): Promise<Action | null> {
    try {
      return (await this.#pass(open, last)) ?? (await this.#only(open, last));
    } catch (error) {
      // What takes too much work for one call is left to the player's next one.
      if (error instanceof Stopped) return null;
      throw error;
    }
  }

  /** The pass of a player who passes until something concerns them; null where something does, or where there is none to choose. */
  async #pass(open: Decision, last: Verdict): Promise<Action | null> {
    const until = this.#order.pass[open.player];
    const passes = this.#before.rules.passes ?? [];
    const pass = until === undefined ? null : passOf(passes, open);
    if (until === undefined || pass === null) return null;
    const since = {
      events: this.events,
      pending: last.state.pending,
      owners: until.includes('mineAffected') ? await this.#knownOwners(last) : null,
      isSameTurn: turnOf(last.state) === this.#turn,
    };
    return isConcerned(passes, until, open.player, since) ? null : pass;
  }

  async #only(open: Decision, last: Verdict): Promise<Action | null> {
    const only = onlyAnswer(open);
    if (only === null || this.#order.players.includes(open.player)) return only;
    const incoming = stateOf(this.#before, last);
    return (await runFor(this.#call, 'asksOpenly', incoming, { state: incoming.state })) ? only : null;
  }

  /** Whose things are now, and were when somebody looked. */
  async #knownOwners(last: Verdict): Promise<Owners | null> {
    this.#owners ??= await this.#ownersIn(this.#before);
    const now = await this.#ownersIn(last);
    if (this.#owners === null || now === null) return null;
    this.#owners = { ...this.#owners, ...now };
    return this.#owners;
  }

  async #ownersIn(state: Pick<Verdict, 'text'>): Promise<Owners | null> {
    const incoming = stateOf(this.#before, state);
    return runFor(this.#call, 'owners', incoming, { state: incoming.state });
  }
}

/** Whether a service could have taken that answer by itself: it was the only one, or a pass. */
export async function couldBeTaken(
  call: Call,
  incoming: PlayableState,
  { action }: { action: Action | null },
): Promise<boolean> {
  const { state, rules } = incoming;
  if (action === null || state.awaiting.length !== 1) return false;
  const [open] = await runFor(call, 'decisions', incoming, { state });
  if (open === undefined) return false;
  return [onlyAnswer(open), passOf(rules.passes ?? [], open)].some(
    (taken) => taken !== null && contentHash(taken) === contentHash(action),
  );
}
