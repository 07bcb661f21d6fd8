import type { StartRequest } from './adjudicate.ts';
import { start, takeAction } from './adjudicate.ts';
import { boundedRead } from './bounded.ts';
import { copyOf } from './copy.ts';
import { PLAYERS } from './describe.ts';
import type { Game } from './machine.ts';
import { Machine } from './machine.ts';
import type { Precedence, Turn } from './precedence.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type { Action, Clause, GameState, NotedEvent, PlayerId, Result, Viewer } from './types.ts';
import { clausesOf, viewEvent } from './view.ts';
import { Work } from './work.ts';

/** A clause with what it says. */
export interface CitedClause extends Clause {
  id: string;
}

/** The decision whose answer made the game go on. */
export interface Decided {
  id: string;
  player: PlayerId;
  kind: string;
  clause: string;
  prompt: string;
  /** The event whose effect or procedure asked, where there is one. */
  askedBy: number | null;
}

/** A ply, to be run again: the state before it with the action, or the start of the game. */
export type Played<G extends Game> = { before: GameState<G['board']>; action: Action } | { start: StartRequest };

/** What was seen while a ply was run again. */
export interface Watched {
  /** Its events by number that had their turn before others, or could have had to wait for it. */
  turns: ReadonlyMap<number, Turn>;
  decision: Decided | null;
  events: readonly NotedEvent[];
}

/**
 * Why an event came now and not something else: the queue that it, or what led to it, waited in, and the rules by which it
 * went before each of the others; and the decision whose answer let the game go on. Without a queue `of` is 0.
 */
export interface Now {
  /** The event of the chain that had its turn: the one asked about, or the one that led to it. */
  event: number | null;
  queue: string | null;
  /** What had its turn, in words. */
  what: string | null;
  /** How many waited, itself included. */
  of: number;
  first: Precedence[];
  chosenBy: PlayerId | null;
  decision: Decided | null;
}

const NO_TURN = { event: null, queue: null, what: null, of: 0, first: [], chosenBy: null } as const;

/** Why an event came about, and why it came when it did. */
export interface Why {
  event: NotedEvent;
  ply: number;
  /** What began the ply, as the viewer may see it; null at the start of the game and where no player acted. */
  action: Action | null;
  /** From the event that nothing caused to the one asked about. */
  chain: NotedEvent[];
  /** Every clause that the answer cites, once, in the order of citing. */
  clauses: CitedClause[];
  now: Now | null;
  text: string;
}

/** Runs a ply again on a copy, and looks on. What was handed in stays as it is. */
export function watchPly<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  played: Played<G>,
  work = new Work(),
): Result<Watched> {
  const turns = new Map<number, Turn>();
  const watch = (event: number, turn: Turn) => void turns.set(event, turn);
  if ('start' in played) {
    const begun = start(rules, cards, copyOf(played.start), { watch, work, lists: false });
    return begun.ok ? { ok: true, value: { turns, decision: null, events: begun.value.events } } : begun;
  }
  const machine = new Machine(rules, cards, copyOf(played.before), { watch, work, lists: false });
  const decision = decided(machine, played.action);
  const result = takeAction(machine, played.action);
  return result.ok ? { ok: true, value: { turns, decision, events: result.value.events } } : result;
}

function decided<G extends Game>(machine: Machine<G>, action: Action): Decided | null {
  const { state } = machine;
  const at = state.awaiting.findIndex(({ id }) => id === action.decision);
  const asked = at < 0 || action.concede ? [] : boundedRead(machine, () => machine.questions());
  const question = asked[at];
  if (!question || action.decision === undefined) return null;
  const { player, kind, clause, prompt } = question;
  return { id: action.decision, player, kind, clause, prompt, askedBy: state.frames.at(-1)?.cause ?? null };
}

/** The events from the one that nothing caused to `event`; `find` gives an event by its number. */
export function chainOf(event: NotedEvent, find: (seq: number) => NotedEvent | undefined): NotedEvent[] {
  const chain = [event];
  for (let first = event; first.parent !== null; ) {
    const parent = find(first.parent);
    if (!parent) throw new Error(`event ${first.seq} was caused by ${first.parent}, which is nowhere`);
    chain.unshift(parent);
    first = parent;
  }
  return chain;
}

/** What is known of an event: its chain of causes, its ply, and what was seen when plies of the chain were run again. */
export interface Story {
  chain: readonly NotedEvent[];
  ply: number;
  /** What began the ply; null at the start and where no player acted. */
  action: Action | null;
  /** The ply of the event itself; null where it can't be run again. */
  watched: Watched | null;
  /** Turns of earlier plies of the chain. */
  earlier?: ReadonlyMap<number, Turn>;
  /** What the players are called. */
  names?: Names | undefined;
}

type Names = Readonly<Partial<Record<PlayerId, string>>>;

/** Why an event came about and why it came when it did, as `viewer` may know it. */
export function whyEvent<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  { chain, ply, action, watched, earlier, names = {} }: Story,
  viewer: Viewer = 'judge',
): Why {
  const turnOf = ({ seq }: NotedEvent) => watched?.turns.get(seq) ?? earlier?.get(seq);
  const had = chain.findLast((event) => turnOf(event) !== undefined);
  const found = had && turnOf(had);
  const turn = had && found ? { event: had.seq, ...found } : null;
  const decision = watched?.decision ?? null;
  const ids = new Set([
    ...chain.flatMap(clausesOf),
    ...(turn?.first.map(({ clause }) => clause) ?? []),
    ...(decision ? [decision.clause] : []),
  ]);
  const clauses = [...ids].map((id): CitedClause => ({ id, ...clauseOf(rules, id) }));
  const seen = chain.map((one) => viewEvent(one, viewer));
  const event = seen.at(-1);
  if (!event) throw new Error('a chain holds at least the event itself');
  const shown = {
    event,
    ply,
    action: action && seenAction(action, watched?.events ?? [], viewer),
    chain: seen,
    clauses,
    now: turn || decision ? { ...(turn ?? { ...NO_TURN, first: [] }), decision } : null,
  };
  const answer = answerAs(rules, cards, shown, answerIn(watched?.events ?? []), viewer, names);
  return { ...shown, text: sentences(rules, cards, shown, names, answer) };
}

/** How an answer reads, as far as the viewer may know it: its label, or what was sent where the ruleset has no words for it. */
function answerAs<G extends Game>(
  { describe }: Ruleset<G>,
  cards: CardSet<G>,
  { action }: Pick<Why, 'action'>,
  asked: NotedEvent | undefined,
  viewer: Viewer,
  names: Names,
): string | null {
  const said = asked && describe.tell?.(viewEvent(asked, viewer), cards, names).args.answer;
  if (typeof said === 'string') return `“${said}”`;
  if (describe.tell || !action) return null;
  return action.option ?? (action.answer === undefined ? null : JSON.stringify(action.answer));
}

function clauseOf<G extends Game>(rules: Ruleset<G>, id: string): Clause {
  const book: Readonly<Record<string, Clause>> = rules.rulebook;
  const found = book[id];
  if (!found) throw new Error(`${rules.id} has no clause ${id}`);
  return found;
}

/** The event that tells of the answer with which a ply began. */
const answerIn = (events: readonly NotedEvent[]): NotedEvent | undefined =>
  events.find(({ type, parent }) => type === 'decision' && parent === null);

/** The action without what its event keeps from the viewer. */
function seenAction(action: Action, events: readonly NotedEvent[], viewer: Viewer): Action {
  const told = answerIn(events);
  if (!told) return action;
  const { data } = viewEvent(told, viewer);
  const { option, answer, ...rest } = action;
  return {
    ...rest,
    ...(option !== undefined && 'option' in data ? { option } : {}),
    ...(answer !== undefined && 'answer' in data ? { answer } : {}),
  };
}

/** How many of the nearest causes the sentences tell; the chain has them all. */
const TOLD = 4;

/** The answer in sentences; `answer` is how that of the decision reads. */
function sentences<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  why: Omit<Why, 'text'>,
  names: Names,
  answer: string | null,
): string {
  const said: string[] = [];
  const cite = (id: string) => `${id}, “${clauseOf(rules, id).title}”`;
  const tell = (event: NotedEvent) => rules.describe(event, cards, names).replace(/[.\s]+$/, '');
  const player = (id: PlayerId) => names[id] ?? rules.describe.players?.[id] ?? PLAYERS[id];
  const causes = why.chain.slice(0, -1).reverse();
  said.push(`${tell(why.event)}, by ${cite(why.event.clause)}.`);
  if (causes.length > 0) {
    const told = causes.slice(0, TOLD).map((event) => `${tell(event)} (${event.clause})`);
    const root = causes.at(-1);
    if (causes.length > TOLD && root) told.push(`at the root: ${tell(root)} (${root.clause})`);
    said.push(`It goes back to: ${told.join('; before that, ')}.`);
  }
  if (why.now) said.push(...turnSentences(why.now, why.event.seq, cite));
  const decision = why.now?.decision;
  if (decision) {
    const answered = answer === null ? 'answered' : `answered ${answer}`;
    said.push(`${player(decision.player)} ${answered} when asked “${decision.prompt}” (${cite(decision.clause)}).`);
  } else if (why.action?.concede) said.push(`${player(why.action.player)} conceded.`);
  return said.join(' ');
}

function turnSentences(turn: Now, asked: number, cite: (id: string) => string): string[] {
  if (turn.of === 0) return [];
  const it = turn.event === asked ? 'It' : turn.what;
  if (turn.of === 1) return [`${it} had its turn because nothing else waited (${turn.queue}).`];
  const went = turn.first.map(({ key, clause, value, others }) => {
    const passed = others.map((other) => (other.value === value ? other.what : `${other.what} (${other.value})`));
    return `${it} (${value}) went before ${passed.join(', ')}: ${key}, by ${cite(clause)}.`;
  });
  return [`${turn.of} waited (${turn.queue}).`, ...went];
}
