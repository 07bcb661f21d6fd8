import { sha256 } from '#sha256';
import { explain } from './action.ts';
import { bounded, boundedRead } from './bounded.ts';
import { canonical, contentHash, inOrder } from './canonical.ts';
import { openDecision, shortId } from './decision.ts';
import type { Game, RunOptions } from './machine.ts';
import { Machine } from './machine.ts';
import type { Answers } from './program.ts';
import type { Given, Question } from './question.ts';
import { LISTED, refuse } from './question.ts';
import { cursorFrom, restarted } from './random.ts';
import type { CardSet, Ruleset, Seat } from './ruleset.ts';
import type {
  Action,
  Decision,
  GameState,
  Json,
  JsonObject,
  NotedEvent,
  Outcome,
  PlayerId,
  Refusal,
  Result,
} from './types.ts';
import { PLAYERS } from './types.ts';

/** What one adjudication gives: the state at the next decision, what happened on the way, and who decides what. */
export interface Resolution<G extends Game> {
  state: GameState<G['board']>;
  events: NotedEvent[];
  awaiting: Decision[];
  outcome: Outcome | null;
  /** How many steps of programs it took. */
  steps: number;
}

/** A game to be started. `deck` and `options` have to be ones that the ruleset's schemas and `checkDeck` accepted. */
export interface StartRequest {
  /** The seats of `p1` and `p2`, in this order. */
  seats: readonly [Seat, Seat];
  /** Any text; the same seed gives the same game. */
  seed: string;
  /** The cursor of a game of the same seed, in place of the seed: chance begins where it began there. */
  chance?: readonly number[] | undefined;
  /** The match options, as `rules.options` gives them: with its default for each that was not set. */
  options: JsonObject;
}

/** A state with the given board in which nothing has happened yet. */
export function blankState<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  request: Pick<StartRequest, 'seed' | 'chance' | 'options'> & { board: G['board'] },
): GameState<G['board']> {
  return {
    awaiting: [],
    board: inOrder(request.board),
    cards: cards.hash,
    counters: { batch: 0, chain: 0, decision: 0, event: 0, object: 0 },
    frames: [],
    fresh: [],
    hash: '',
    match: null,
    modifiers: [],
    options: inOrder(request.options),
    outcome: null,
    pending: [],
    rng: request.chance ? restarted(request.chance) : cursorFrom(request.seed),
    ruleset: { hash: rules.hash, id: rules.id, version: rules.version },
  };
}

/**
 * Sets the game up and runs it to the first decision.
 *
 * Decks and options have to be checked before: what is wrong with them makes it throw. It is refused with
 * `budget-exceeded` when the cards make more work than `run.work` allows, or steps that never end.
 */
export function start<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  request: StartRequest,
  run?: RunOptions,
): Result<Resolution<G>> {
  return resumed(begun(rules, cards, request, run));
}

/** The machine of a game that was set up, before its first step. */
export function begun<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  request: StartRequest,
  run?: RunOptions,
): Machine<G> {
  const { board, program } = rules.setup(request.seats, request.options, cards);
  const state = blankState(rules, cards, { ...request, board });
  state.frames.push({ at: 0, cause: null, program, vars: {} });
  return new Machine(rules, cards, state, run);
}

/** Runs a state that was built by hand (`blankState`, then `rules.place`) to its next decision; refused as `start` is. */
export function resume<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): Result<Resolution<G>> {
  return resumed(new Machine(rules, cards, state, run));
}

/** `resume` of a machine. */
export const resumed = <G extends Game>(machine: Machine<G>): Result<Resolution<G>> =>
  bounded(machine, () => {
    machine.run();
    return finish(machine);
  });

/** The open decisions of a state, with every option (or the form) of each. Throws `Stopped` when that is too much work. */
export function decisions<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  run?: RunOptions,
): Decision[] {
  return listDecisions(new Machine(rules, cards, state, run));
}

/**
 * Checks `action` against the rules and runs to the next decision. The state is worked on in place and belongs to the
 * result afterwards. Every refusal leaves it untouched, but for `budget-exceeded`, after which it must be thrown away.
 *
 * What is against the rules is refused, never thrown: `game-over`, `no-such-decision`, `not-your-decision`,
 * `no-such-option`, `answer-out-of-bounds` and `illegal-action`, each with its clause, facts and what is legal instead.
 * A state that the rules could not have led to may make it throw; `checkState` and `checkStateHash` tell such states before.
 */
export function adjudicate<G extends Game>(
  rules: Ruleset<G>,
  cards: CardSet<G>,
  state: GameState<G['board']>,
  action: Action,
  run?: RunOptions,
): Result<Resolution<G>> {
  return takeAction(new Machine(rules, cards, state, run), action);
}

/** `adjudicate` on a machine that may have been asked for its open questions before. */
export const takeAction = <G extends Game>(machine: Machine<G>, action: Action): Result<Resolution<G>> =>
  bounded(machine, () => decide(machine, action));

/** `decisions` of a machine that may be asked for more afterwards. */
export const listDecisions = <G extends Game>(machine: Machine<G>): Decision[] =>
  boundedRead(machine, () => openDecisions(machine));

function decide<G extends Game>(machine: Machine<G>, action: Action): Result<Resolution<G>> {
  const { state, rules } = machine;
  if (state.outcome) {
    return refuse({
      code: 'game-over',
      detail: 'The game is over; nothing more can be done.',
      clause: rules.clauses.gameOver,
      facts: [{ fact: 'the outcome', clause: state.outcome.clause, was: state.outcome.reason, needed: null }],
    });
  }
  if (action.concede === true) return concede(machine, action.player);
  const open = state.awaiting.findIndex((awaiting) => awaiting.id === action.decision);
  const questions = machine.questions();
  const question = questions[open];
  const awaiting = state.awaiting[open];
  if (!question || !awaiting || questions.length !== state.awaiting.length) {
    return refuse(withOptions(machine, notOpen(machine, questions, action), action.player));
  }
  if (awaiting.player !== action.player) {
    return refuse(withOptions(machine, notYours(machine, action, awaiting.player), action.player));
  }
  if (awaiting.answer !== undefined) {
    return refuse({
      code: 'no-such-decision',
      detail: `Decision ${awaiting.id} has been answered; the answer can't be changed.`,
      clause: question.clause,
      facts: [{ fact: `the answer to ${awaiting.id}`, clause: question.clause, was: 'given', needed: 'open' }],
    });
  }
  const checked = question.check(given(action, question));
  if (!checked.ok) return refuse(withOptions(machine, outranked(machine, action, checked.refusal), action.player));

  const secret = questions.length > 1 || question.hidden;
  const event = machine.note('decision', action.player, said(awaiting.id, action), {
    clause: question.clause as G['clause'],
    parent: null,
    secret: secret ? { fields: ['option', 'answer'], to: [action.player] } : undefined,
  });
  if (machine.notes !== null) {
    const answer = question.labelOf(checked.value);
    machine.notes.noteAnswer(event, answer, answer === null || secret ? question.prompt : null);
  }
  if (questions.length > 1) {
    state.awaiting[open] = { answer: checked.value, event: event.seq, ...awaiting };
    if (state.awaiting.some((other) => other.answer === undefined)) return finish(machine);
  }
  if (questions.length === 1) {
    const first = awaiting.player === 'p1';
    const answers: Answers = first ? { p1: checked.value } : { p2: checked.value };
    machine.answer(answers, event.seq, first ? { p1: event.seq } : { p2: event.seq });
    return finish(machine);
  }
  const answers: Answers = {};
  const events: Partial<Record<PlayerId, number>> = {};
  for (const other of state.awaiting) {
    answers[other.player] = other.answer ?? checked.value;
    events[other.player] = other.event ?? event.seq;
  }
  machine.answer(answers, event.seq, events);
  return finish(machine);
}

function given({ option, answer }: Action, question: Question): Given {
  if (option === undefined) return answer === undefined ? {} : { answer };
  const long = option.startsWith('#') ? question.list(LISTED).find(({ id }) => shortId(id) === option)?.id : undefined;
  const named = { option: long ?? option };
  return answer === undefined ? named : { ...named, answer };
}

function said(decision: string, { option, answer }: Action): JsonObject {
  const told: JsonObject = { decision };
  if (option !== undefined) told.option = option;
  if (answer !== undefined) told.answer = answer;
  return told;
}

function concede<G extends Game>(machine: Machine<G>, player: PlayerId): Result<Resolution<G>> {
  const clause = machine.rules.clauses.concede;
  const event = machine.note('concede', player, {}, { clause, parent: null });
  machine.state.awaiting = [];
  machine.under(event, () => {
    machine.end({ winner: player === 'p1' ? 'p2' : 'p1', reason: 'concession', clause });
  });
  return finish(machine);
}

function notOpen<G extends Game>(machine: Machine<G>, questions: Question[], action: Action): Refusal {
  const ids = machine.state.awaiting.map(({ id }) => id);
  return {
    code: 'no-such-decision',
    detail: `Decision ${JSON.stringify(action.decision ?? null)} is not open.`,
    clause: questions[0]?.clause ?? machine.rules.clauses.notYourDecision,
    facts: [
      {
        fact: 'the open decisions',
        clause: questions[0]?.clause ?? machine.rules.clauses.notYourDecision,
        was: action.decision ?? null,
        needed: ids,
      },
    ],
  };
}

function notYours<G extends Game>(machine: Machine<G>, action: Action, whose: PlayerId): Refusal {
  const clause = machine.rules.clauses.notYourDecision;
  const own = machine.state.awaiting.find(({ player }) => player === action.player);
  return {
    code: 'not-your-decision',
    // Where both choose at once it is not about whose time it is.
    detail: own
      ? `Decision "${action.decision}" is for ${whose}; for ${action.player} it is "${own.id}".`
      : `${whose} decides now, not ${action.player}.`,
    clause,
    facts: [{ fact: 'who decides', clause, was: action.player, needed: [whose] }],
  };
}

/** An action that exists, but not in the open question, is refused by its own guards. */
function outranked<G extends Game>(machine: Machine<G>, action: Action, refusal: Refusal): Refusal {
  if (refusal.code !== 'no-such-option' || action.option === undefined) return refusal;
  return explain(machine, machine.rules.actions, action.player, action.option) ?? refusal;
}

function withOptions<G extends Game>(machine: Machine<G>, refusal: Refusal, player: PlayerId): Refusal {
  const options = openDecisions(machine)
    .filter((decision) => decision.player === player)
    .flatMap((decision) => decision.options);
  return { ...refusal, options };
}

function openDecisions<G extends Game>(machine: Machine<G>): Decision[] {
  if (machine.state.outcome) return [];
  const questions = machine.questions();
  const found: Decision[] = [];
  machine.state.awaiting.forEach(({ id, player, answer }, at) => {
    const question = questions[at];
    if (question && answer === undefined) found.push(openDecision(machine, id, player, question));
  });
  return found;
}

function finish<G extends Game>(machine: Machine<G>): Result<Resolution<G>> {
  const { state, runaway, events, notes } = machine;
  if (runaway) {
    return refuse({
      code: 'budget-exceeded',
      detail: `The resolution did not end within ${runaway.steps} steps.`,
      data: { steps: runaway.steps, cycle: runaway.cycle },
    });
  }
  if (state.outcome) {
    state.awaiting = [];
    state.frames = [];
    state.fresh = [];
  }
  return {
    ok: true,
    value: {
      state,
      events: notes === null ? events : events.map((event) => notes.toldOf(event)),
      awaiting: machine.lists ? openDecisions(machine) : [],
      outcome: state.outcome,
      steps: machine.steps,
    },
  };
}

/** How many fields of an object say something. */
function fieldsOf(object: object): number {
  let fields = 0;
  for (const field in object) if (object[field as keyof typeof object] !== undefined) fields++;
  return fields;
}

/** Everything in a state but its hash: in the order of its text, which is found only where there is a field that no state has. */
function contentOf(state: GameState<object>): object {
  const content = {
    awaiting: state.awaiting,
    board: state.board,
    cards: state.cards,
    counters: state.counters,
    frames: state.frames,
    fresh: state.fresh,
    match: state.match,
    modifiers: state.modifiers,
    options: state.options,
    outcome: state.outcome,
    pending: state.pending,
    rng: state.rng,
    ruleset: state.ruleset,
  };
  if (fieldsOf(content) === fieldsOf(state) - (state.hash === undefined ? 0 : 1)) return content;
  const { hash: _hash, ...rest } = state;
  return rest;
}

/** The canonical text of everything in a state but its hash. */
export function stateText(state: GameState<object>): string {
  return canonical(contentOf(state));
}

/** Gives a state the hash of its content, and gives the text of that: it becomes the text of the state with `withHash`. */
export function sealState(state: GameState<object>): string {
  // In the order of the text, which they then have for the next hash as well.
  for (const frame of state.frames) frame.vars = inOrder(frame.vars);
  for (const entry of state.pending) entry.vars = inOrder(entry.vars);
  const text = stateText(state);
  state.hash = sha256(text);
  return text;
}

/** Gives a state the hash of its content. The result is the text of the state with the hash in it. */
export function hashState(state: GameState<object>): string {
  return withHash(sealState(state), state.hash);
}

/** What follows in the text of a state on everything else that it says. */
export const hashField = (hash: string): string => `,"hash":"${hash}"}`;

/** The text of a state with this hash whose content has this text. */
export const withHash = (content: string, hash: string): string => `${content.slice(0, -1)}${hashField(hash)}`;

const HASH_FIELD = hashField('0'.repeat(64)).length;

/** The text of what a state says but for its hash, from the text of the state. */
export const contentText = (text: string): string => `${text.slice(0, -HASH_FIELD)}}`;

/** The text of a state whose hash is that of its content, as `hashState` gives it; otherwise the refusal names both hashes. */
export function checkedStateText(state: GameState<object>): Result<string> {
  const text = stateText(state);
  const actual = sha256(text);
  if (actual === state.hash) return { ok: true, value: withHash(text, actual) };
  return refuse({
    code: 'state-hash-mismatch',
    detail: 'The state was changed after it was handed out: its content does not have the hash it carries.',
    data: { stated: state.hash, actual },
  });
}

/** Whether the state's hash is that of its content; the refusal names both. */
export function checkStateHash(state: GameState<object>): Refusal | null {
  const read = checkedStateText(state);
  return read.ok ? null : read.refusal;
}

/** The content address of one adjudication. */
export function verdictId(state: { ruleset: Json; cards: Json; hash: string }, action: Action): string {
  return contentHash([state.ruleset, state.cards, state.hash, action]);
}

/** Whether a value names a player, `p1` or `p2`. */
export const isPlayer = (value: unknown): value is PlayerId => PLAYERS.includes(value as PlayerId);
