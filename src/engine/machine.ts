import { arranged, inOrder } from './canonical.ts';
import type { EngineEvent } from './events.ts';
import type { Compute, Slot } from './memory.ts';
import { Memory } from './memory.ts';
import { objectName } from './names.ts';
import type { Named } from './notes.ts';
import { Notes } from './notes.ts';
import type { Trigger } from './pending.ts';
import { due, ORDER_PROGRAM, reasons } from './pending.ts';
import type { Turn, Watch } from './precedence.ts';
import { precedence } from './precedence.ts';
import type { Answers, Flow, Program, Step } from './program.ts';
import { DONE } from './program.ts';
import type { Question } from './question.ts';
import { draw, shuffle } from './random.ts';
import type { CardSet, Ruleset } from './ruleset.ts';
import type {
  DeepReadonly,
  Frame,
  GameEvent,
  GameState,
  Json,
  JsonObject,
  Modifier,
  Outcome,
  Pending,
  PlayerId,
  Vars,
} from './types.ts';
import { Work } from './work.ts';

/**
 * In what games differ for the type checker: the board, the clause ids, the compiled cards, and the types of the game's own
 * events. Without the last any type of event is taken; with it only one that the game has a sentence for.
 */
export interface Game {
  board: object;
  clause: string;
  card: object;
  event?: string;
  /** What the cards of a caller are once `card` of the ruleset has read them; any JSON where a game does not say it. */
  source?: object;
}

/** A card of a caller's, as the `card` schema of the ruleset reads it. */
export type SourceOf<G extends Game> = G extends { source: infer S extends object } ? S : Json;

/** The types of events that the rules of a game make, beside those of the engine. */
export type EventOf<G extends Game> = G extends { event: infer E extends string } ? E : string;

/**
 * How many steps one adjudication may take before it is refused as a runaway. Each effect of a chain has as many, so that a
 * chain comes to its own end by the guard of the ruleset.
 */
export const STEP_BUDGET = 20_000;

/** How many steps a chain of effects may take in one adjudication before the guard of the ruleset cuts it off, however short it is. */
export const CHAIN_BUDGET = 300_000;

const NO_QUESTIONS: Question[] = [];
const doesAct = ({ acts }: Question): boolean | undefined => acts;

/** Of a runaway so many programs are named at most: those that ran last, which are noted when only so many steps are left. */
const TRAIL = 64;
const NEAR_THE_END = 1_024;

/** A continuous change of this id, its fields in the order that the text of a state has them in. */
export const newModifier = (
  id: string,
  { card, effect, owner, source, target, until }: Omit<Modifier, 'id'>,
): Modifier =>
  owner === undefined
    ? { card, effect: arranged(effect), id, source, target, until }
    : { card, effect: arranged(effect), id, owner, source, target, until };

/** How an event is told. */
export interface ChangeOptions<G extends Game> {
  /** The clause that it cites; that of the step in progress without it. */
  clause?: G['clause'];
  /** Fields of its data that only some players may see. */
  secret?: GameEvent['secret'] | undefined;
  /** The number of the event that caused it, or null for none; what the running frame goes back to without it. */
  parent?: number | null;
}

/** How a run of the engine is looked at and bounded; nothing of it decides what happens. */
export interface RunOptions {
  /** Is told of everything that was put first among several. */
  watch?: Watch | undefined;
  /** What the run may do, together with others of the same call. */
  work?: Work | undefined;
  /**
   * False when nobody reads which decisions are open afterwards, as when a recorded game is played again: `awaiting` of the
   * result is empty then. To list them takes a fifth to a half of an adjudication.
   */
  lists?: boolean | undefined;
  /**
   * False when nobody reads what options and events name, as when a program searches or plays at random: options have no
   * `objects`, `cards` and `group` then, and labels that may be alike, decisions no `about`, and events no `told`. All else is
   * as it is with them.
   */
  tells?: boolean | undefined;
}

/** A runaway resolution: the programs that kept taking turns when the budget ran out. */
export interface Runaway {
  steps: number;
  cycle: string[];
}

/**
 * What an event costs beside its lists. Making it is the least of it: it is put into a sentence, written into answers and
 * stored. The sample cards never told 200 of them in one call.
 */
const EVENT = 30;
/** What each entry of a list in an event costs, from the event on from which an answer can become long. */
const LISTED = 30;
const FEW_EVENTS = 64;

/** What telling `data` costs: its lists are what can be long. */
function toldBy(data: JsonObject): number {
  let entries = 0;
  for (const key in data) {
    const value = data[key];
    if (Array.isArray(value)) entries += value.length;
  }
  return entries * LISTED;
}

/**
 * One adjudication at work on one state. It owns the state and changes it in place; whoever holds it afterwards holds
 * the result. Nothing here knows a game, the time or the world outside.
 */
export class Machine<G extends Game> {
  readonly state: GameState<G['board']>;
  readonly rules: Ruleset<G>;
  readonly cards: CardSet<G>;
  /** What happened in this adjudication, in order. Only `goOn` begins another list. */
  events: GameEvent[] = [];
  /** What is told of them beside what they say; null where nobody reads it. */
  notes: Notes | null;
  runaway: Runaway | null = null;
  /**
   * Counts changes of the board and of what lasts; whatever is computed on read is good for one value of it. Telling something
   * that changes neither leaves it as it is. Whoever writes past `change`, `modify` and `expire` counts it up.
   */
  revision = 0;
  /** How many of these changes the ruleset calls `still`. */
  #still = 0;
  /** The action that was accepted last, as it was read then: good for the revision in which it was. */
  checked: { player: PlayerId; id: string; kind: object; candidate: unknown; revision: number } | null = null;

  /** Of the rules, what is asked of them for each event: rules of several games are slower to ask than this. */
  readonly #collects: Ruleset<G>['timing']['collect'];
  readonly #stills: Ruleset<G>['still'];
  #clause = '';
  #parent: number | null = null;
  /** The events that told the answers of those who were asked at once. */
  #told: Partial<Record<PlayerId, number>> = {};
  #together = 0;
  #asked: Question[] | null = null;
  /** The programs that were looked up last, by the depth of their frames. */
  readonly #programs: Program<G>[] = [];
  #unswept = true;
  #steps = 0;
  /** How many steps had been taken when the chain came to its latest link. */
  #linked = 0;
  readonly #budget: number;
  #watch: Watch | undefined;
  /** Whether what is open afterwards is listed. */
  lists: boolean;
  work: Work;
  /** The work of other machines in the same call: it must not change what this one does. */
  #before: number;
  #trail: string[] = [];
  readonly #memory = new Memory<Machine<G>>();
  /** Whether there are registers that are not needed any more. */
  #forgetful = false;

  constructor(
    rules: Ruleset<G>,
    cards: CardSet<G>,
    state: GameState<G['board']>,
    {
      budget = STEP_BUDGET,
      watch,
      work = new Work(),
      lists = true,
      tells = true,
    }: RunOptions & { budget?: number } = {},
  ) {
    this.rules = rules;
    this.#collects = rules.timing.collect;
    this.#stills = rules.still;
    this.cards = cards;
    this.state = state;
    this.#budget = budget;
    this.#watch = watch;
    this.lists = lists;
    this.notes = tells ? this.#freshNotes() : null;
    this.work = work;
    this.#before = work.done;
  }

  #freshNotes(): Notes {
    return new Notes((word) => this.rules.faceOf?.(this.board, word));
  }

  /**
   * Makes this the machine of the next adjudication of its state, which it left at a question. All is as with a new one, but for
   * what it has worked out: that still holds, since nothing has changed in between.
   */
  goOn({ watch, work = new Work(), lists = true, tells = true }: RunOptions = {}): void {
    this.events = [];
    this.#watch = watch;
    this.lists = lists;
    this.notes = tells ? this.#freshNotes() : null;
    this.work = work;
    this.#before = work.done;
    this.#told = {};
    this.#unswept = true;
    this.#steps = 0;
    this.#linked = 0;
    if (this.#trail.length > 0) this.#trail = [];
  }

  /** The board, to read. Only `change` gives it to write. */
  get board(): DeepReadonly<G['board']> {
    return this.state.board as DeepReadonly<G['board']>;
  }

  /** Counts a look of the text of `card` at something, which is the work that cards can make without end. */
  looks(card: string, units = 1): void {
    this.work.card = card;
    this.work.spend(units);
  }

  /** How many steps were taken. */
  get steps(): number {
    return this.#steps;
  }

  /** The clause of the step in progress. */
  get clause(): string {
    return this.#clause;
  }

  /**
   * The only way to change the board: what changes is told by the event that is emitted with it. `write` is given what the event
   * tells; where that says all, it need not be made anew for each change.
   */
  change<D extends JsonObject>(
    type: EventOf<G> | EngineEvent,
    player: PlayerId | null,
    data: D,
    write: (board: G['board'], data: D) => void,
    options?: ChangeOptions<G>,
  ): GameEvent {
    const named = this.notes?.namedIn(data, options?.secret?.fields);
    write(this.state.board, data);
    this.revision++;
    if (this.#stills?.has(type) === true) this.#still++;
    if (named !== undefined) this.notes?.faceNew(named);
    return this.#tell(type, player, data, options, named);
  }

  /** Tells something that happened without a change of the board. */
  note(
    type: EventOf<G> | EngineEvent,
    player: PlayerId | null,
    data: JsonObject,
    options?: ChangeOptions<G>,
  ): GameEvent {
    const named = this.notes?.namedIn(data, options?.secret?.fields);
    return this.#tell(type, player, data, options, named);
  }

  #tell(
    type: string,
    player: PlayerId | null,
    data: JsonObject,
    options: ChangeOptions<G> | undefined,
    named: Named | undefined,
  ): GameEvent {
    const event: GameEvent = {
      seq: ++this.state.counters.event,
      parent: options?.parent === undefined ? this.#parent : options.parent,
      type,
      clause: options?.clause ?? this.#clause,
      player,
      data,
    };
    if (options?.secret) event.secret = options.secret;
    if (named !== undefined) this.notes?.note(event, named);
    this.work.spend(this.events.length < FEW_EVENTS ? EVENT : EVENT + toldBy(data));
    this.events.push(event);
    this.#unswept = true;
    const collect = this.#collects;
    if (collect === 'event' && this.#together === 0) this.#collectFrom([event]);
    else if (collect !== 'never') this.#freshen(event);
    return event;
  }

  /** A list of one takes a third of the memory of an empty one that something is put into, and mostly there is but one. */
  #freshen(event: GameEvent): void {
    const { state } = this;
    if (state.fresh.length === 0) state.fresh = [event];
    else state.fresh.push(event);
  }

  /** Everything `act` does happens at the same moment: what it triggers is one batch, seen from after the last of it. */
  together(act: () => void): void {
    this.#together++;
    try {
      act();
    } finally {
      this.#together--;
    }
    if (this.#together === 0 && this.#collects === 'event') this.collect();
  }

  /** What `act` does is told as caused by `event`. */
  under(event: GameEvent, act: () => void): void {
    const outer = this.#parent;
    this.#parent = event.seq;
    try {
      act();
    } finally {
      this.#parent = outer;
    }
  }

  /** What `act` does is told as caused by the decision of `player`, one of those that were made at once. */
  underDecision(player: PlayerId, act: () => void): void {
    const outer = this.#parent;
    this.#parent = this.#told[player] ?? outer;
    try {
      act();
    } finally {
      this.#parent = outer;
    }
  }

  /** Makes `event` the cause of everything the running frame does from here on. */
  chapter(event: GameEvent): void {
    const frame = this.state.frames.at(-1);
    if (frame) frame.cause = event.seq;
    this.#parent = event.seq;
  }

  /** Applies the state-based rules now. Where they are deferred, this is the checkpoint. */
  checkpoint(): void {
    this.#unswept = false;
    this.rules.timing.sweep?.run(this);
  }

  /** Looks for triggers in the events that were not looked at yet. */
  collect(): void {
    const { fresh } = this.state;
    if (fresh.length === 0) return;
    this.state.fresh = [];
    this.#collectFrom(fresh);
  }

  #collectFrom(events: GameEvent[]): void {
    const found = this.rules.timing.triggers(this, events);
    if (found.length === 0) return;
    if (this.#collects !== 'event') this.state.counters.batch++;
    for (const trigger of found) this.enqueue(trigger);
  }

  /** Puts an effect, or an action that can be answered, on its queue, or on the default one where it names none. */
  enqueue(trigger: Trigger): Pending {
    const queue = trigger.queue ?? this.rules.timing.queue;
    if (queue === undefined)
      throw new Error(`${this.rules.id}: ${trigger.program} names no queue, and none is the default`);
    const entry: Pending = {
      batch: this.state.counters.batch,
      card: trigger.card,
      cause: trigger.cause,
      clause: trigger.clause,
      id: this.newId('t'),
      level: this.#level(),
      owner: trigger.owner,
      program: trigger.program,
      queue,
      source: trigger.source,
      vars: trigger.vars,
    };
    this.state.pending.push(entry);
    return entry;
  }

  /**
   * Lets effects wait that no event has triggered but another effect, as if they had been triggered in this moment: after what
   * waited before, and at one time with what was triggered since that was looked for.
   */
  enqueueNow(triggers: readonly Trigger[]): void {
    const { batch } = this.state.counters;
    this.collect();
    if (this.state.counters.batch === batch && triggers.length > 0) this.state.counters.batch++;
    for (const trigger of triggers) this.enqueue(trigger);
  }

  /** Takes a waiting entry off its queue and runs it, or puts it on the queue where it waits for answers. */
  resolve(entry: Pending): void {
    const { pending, counters } = this.state;
    const because = pending.length > 1 ? reasons(this, entry) : [];
    const turn = this.#watch && precedence(this, entry, this.#level());
    const at = pending.indexOf(entry);
    if (at >= 0) pending.splice(at, 1);
    const policy = this.rules.timing.queues[entry.queue];
    if (policy?.moveTo !== undefined) {
      entry.queue = policy.moveTo;
      entry.id = this.newId('t');
      pending.push(entry);
      const told = counters.event;
      policy.moved?.(this, entry);
      if (turn && counters.event > told) this.#watch?.(told + 1, turn);
      return;
    }
    if (turn) this.#watch?.(counters.event + 1, turn);
    counters.batch++;
    counters.chain++;
    this.#linked = this.#steps;
    const about: JsonObject = { card: entry.card, source: entry.source, ability: entry.program };
    if (because.length > 0) about.because = because;
    const options = { clause: entry.clause, parent: entry.cause };
    if (policy?.recheck && !policy.recheck(this, entry)) {
      this.note('effect-skipped', entry.owner, about, options);
      return;
    }
    const event = this.note('effect', entry.owner, about, options);
    this.call(entry.program, entry.vars, event.seq);
  }

  /**
   * Tells whoever watches this run why `event` came now and not another one of its kind, where a ruleset has put things in
   * order that wait in no queue. `turn` is made only when somebody watches.
   */
  preferred(event: GameEvent, turn: () => Turn): void {
    this.#watch?.(event.seq, turn());
  }

  /**
   * Runs the entry of a queue that is due; asks its owner first where the order is theirs.
   * False when none waits, also because the chain was too long and the rest was dropped.
   */
  resolveTop(queue: string): boolean {
    const entries = due(this, queue, this.#level());
    const first = entries[0];
    if (!first) return false;
    if (this.#chainIsSpent()) {
      const dropped = this.drop((entry) => entry.queue === queue);
      this.#cutChain(
        dropped.map((entry) => entry.card ?? entry.program),
        { queue, dropped: dropped.length },
      );
      return false;
    }
    if (entries.length > 1) this.call(ORDER_PROGRAM, { ids: entries.map((entry) => entry.id) });
    else this.resolve(first);
    return true;
  }

  /**
   * Counts a link of the chain for effects that go off without waiting in a queue: those that are called on the spot, and
   * procedures that come round again. False when the chain is as long as the guard allows: that is told by an event
   * `loop-guard` that names `cards`, and the caller leaves out what would have come.
   */
  link(cards: readonly string[]): boolean {
    if (this.#chainIsSpent()) {
      this.#cutChain(cards, {});
      return false;
    }
    this.state.counters.chain++;
    this.#linked = this.#steps;
    return true;
  }

  /** Whether the chain in progress has as many links as the guard allows, or has taken too many steps, or too much work, for them. */
  #chainIsSpent(): boolean {
    const { entries } = this.#guard;
    const limit = typeof entries === 'number' ? entries : entries(this);
    const work = this.work.done - this.#before;
    return this.state.counters.chain >= limit || this.#steps > CHAIN_BUDGET || work > this.work.budget / 2;
  }

  #cutChain(cards: readonly string[], about: JsonObject): void {
    this.state.counters.chain = 0;
    this.note('loop-guard', null, { ...about, cards: [...new Set(cards)] }, { clause: this.#guard.clause });
  }

  /** Every ruleset with queues has one; one without needs it for `link` only. */
  get #guard() {
    const { guard } = this.rules.timing;
    if (!guard) throw new Error(`${this.rules.id}: a chain of effects, and no guard to end it`);
    return guard;
  }

  /** Starts a program on top of the running one, which goes on when it ends. */
  call(program: string, vars: Vars, cause: number | null = this.#parent): void {
    const { frames } = this.state;
    const called = this.#programAt(frames.length, program);
    if (this.#collects === 'procedure' && called.kind === 'procedure') this.collect();
    // By the very text that its program has: a text that was put together for the call is compared letter by letter at each step.
    frames.push({ at: 0, cause, program: called.name, vars });
  }

  /** What enters a queue from here on is one batch: it came after everything that waits there already. */
  beginBatch(): void {
    this.state.counters.batch++;
  }

  /** Begins a new chain of waiting effects: those that went off before no longer count towards the guard against loops. */
  beginChain(): void {
    this.state.counters.chain = 0;
  }

  /** The registers of the frame below the running one: where a called program leaves its result. */
  get callerVars(): Vars {
    const frame = this.state.frames.at(-2);
    if (!frame) throw new Error('nothing called this program');
    return frame.vars;
  }

  /** The registers of the innermost run of `program`, or null when it is not running. */
  running(program: string): Vars | null {
    const { frames } = this.state;
    for (let at = frames.length - 1; at >= 0; at--) {
      const frame = frames[at] as Frame;
      if (frame.program === program) return frame.vars;
    }
    return null;
  }

  /** The card whose text is being carried out or was looked at last, for whoever has to say what went wrong. */
  get atWork(): string | null {
    const running = this.state.frames.findLast(({ vars }) => typeof vars.card === 'string')?.vars.card;
    const waiting = this.state.pending.findLast(({ card }) => card !== null)?.card ?? null;
    return this.work.card ?? (typeof running === 'string' ? running : waiting);
  }

  /**
   * Takes a register away that is not needed any more. It is undefined from now on, and gone where the run stops: an object
   * that something is deleted from is slow to read afterwards, and most are over before that.
   */
  forget(vars: Vars, register: string): void {
    const registers: Record<string, Json | undefined> = vars;
    if (registers[register] === undefined) return;
    registers[register] = undefined;
    this.#forgetful = true;
  }

  #forgetAll(): void {
    if (!this.#forgetful) return;
    for (const frame of this.state.frames) frame.vars = inOrder(frame.vars);
    this.#forgetful = false;
  }

  program(name: string): Program<G> {
    const found = this.rules.table.get(name) ?? this.cards.programs.get(name);
    if (!found) throw new Error(`no program ${name}`);
    return found;
  }

  /** The program `name` of the frame at `depth`: asked again for each step, and mostly about the same program. */
  #programAt(depth: number, name: string): Program<G> {
    const before = this.#programs[depth];
    if (before !== undefined && before.name === name) return before;
    const found = this.program(name);
    this.#programs[depth] = found;
    return found;
  }

  /** A new name for an object in play. */
  newId(letter: string): string {
    return objectName(letter, ++this.state.counters.object);
  }

  random(below: number): number {
    return draw(this.state.rng, below);
  }

  shuffle<T>(list: T[]): void {
    shuffle(this.state.rng, list);
  }

  end(outcome: Outcome & { clause: G['clause'] }): void {
    if (this.state.outcome) return;
    this.state.outcome = inOrder(outcome);
    this.state.pending = [];
    this.note(
      'game-end',
      outcome.winner,
      { winner: outcome.winner, reason: outcome.reason },
      { clause: outcome.clause },
    );
  }

  /** Adds a continuous change that lasts `until` a word of the ruleset is called. */
  modify(modifier: Omit<Modifier, 'id'>): Modifier {
    const made = newModifier(this.newId('m'), modifier);
    this.state.modifiers.push(made);
    this.revision++;
    this.note('modifier', null, { id: made.id, target: made.target, effect: modifier.effect, until: made.until });
    return made;
  }

  /** Ends every continuous change that `ends` picks, all at once. Gives how many ended. */
  expire(ends: (modifier: Modifier) => boolean): number {
    const gone = this.state.modifiers.filter(ends);
    if (gone.length === 0) return 0;
    this.state.modifiers = this.state.modifiers.filter((modifier) => !ends(modifier));
    this.revision++;
    this.note('modifiers-end', null, { ids: gone.map((modifier) => modifier.id), targets: gone.map((m) => m.target) });
    return gone.length;
  }

  /**
   * A value computed on read: `compute` runs once for each revision of the state. Where there is one for each of many objects,
   * `of` says which. A `compute` that is given what it needs, and is not made anew for each read, costs a read least.
   */
  memo<T>(slot: Slot<T>, compute: Compute<Machine<G>, T>, of?: string): T {
    return this.#memory.recall(this, slot, this.revision, compute, of);
  }

  /**
   * The same for a value that nothing changes which a `still` event of the ruleset tells. A slot belongs to this or to `memo`,
   * never to both.
   */
  lasting<T>(slot: Slot<T>, compute: Compute<Machine<G>, T>, of?: string): T {
    return this.#memory.recall(this, slot, this.revision - this.#still, compute, of);
  }

  /**
   * The same for a value that nothing ever changes while the match goes on: it is worked out once for as long as this machine
   * plays. A slot belongs to one of the three.
   */
  settled<T>(slot: Slot<T>, compute: Compute<Machine<G>, T>): T {
    return this.#memory.recall(this, slot, 0, compute, undefined);
  }

  /** What is held under `slot` just now; undefined outside of `holding`. */
  held<T>(slot: Slot<T>): T | undefined {
    return this.#memory.held(slot);
  }

  /** Holds `value` under `slot` while `read` runs, and then what was held before, also when `read` throws. */
  holding<T, R>(slot: Slot<T>, value: T, read: () => R): R {
    return this.#memory.holding(slot, value, read);
  }

  /** The open questions: those that the run stopped at, or asked again of the step that waits. */
  questions(): Question[] {
    if (this.#asked !== null) return this.#asked;
    const { frames } = this.state;
    const frame = frames.at(-1);
    if (!frame) return [];
    const step = this.#programAt(frames.length - 1, frame.program).steps[frame.at];
    if (step?.ask === undefined) return [];
    this.#clause = step.clause;
    this.#parent = frame.cause;
    const asked = step.ask(this, frame.vars);
    this.#asked = asked === null ? [] : Array.isArray(asked) ? asked : [asked];
    return this.#asked;
  }

  /** Goes on with the answers to the open questions, which were checked. */
  answer(answers: Answers, event: number, told: Partial<Record<PlayerId, number>> = {}): void {
    const { frames } = this.state;
    const frame = frames.at(-1);
    const program = frame && this.#programAt(frames.length - 1, frame.program);
    const step = frame && program?.steps[frame.at];
    if (frame === undefined || program === undefined || step?.ask === undefined)
      throw new Error('no step waits for an answer');
    const acts = this.questions().some(doesAct);
    this.#asked = null;
    this.#clause = step.clause;
    this.#parent = event;
    this.#told = told;
    this.state.awaiting = [];
    const sole = answers.p1 ?? answers.p2 ?? null;
    if (acts && !step.idle?.(sole)) this.beginChain();
    this.#take(frame, program, step, answers);
    this.run();
  }

  #take(frame: Frame, program: Program<G>, step: Step<G>, answers: Answers): void {
    if (step.ask === undefined) return;
    frame.at++;
    const sole = answers.p1 ?? answers.p2 ?? null;
    this.#follow(frame, program, step.take(this, frame.vars, sole, answers));
    this.#stepEnded();
  }

  #follow(frame: Frame, program: Program<G>, flow: Flow): void {
    if (flow === undefined) return;
    frame.at = flow === DONE ? program.steps.length : this.#labelOf(program, flow);
  }

  #labelOf(program: Program<G>, label: string): number {
    const at = program.labels.get(label);
    if (at === undefined) throw new Error(`${program.name} has no step ${label}`);
    return at;
  }

  #stepEnded(): void {
    if (this.#collects === 'step') this.collect();
  }

  /** Runs until somebody has to decide, the game is over, or the budget is spent. */
  run(): void {
    const { state, rules, work } = this;
    const { frames } = state;
    const collect = this.#collects;
    const sweep = rules.timing.sweep?.at === 'step' ? rules.timing.sweep : null;
    while (state.outcome === null) {
      work.spend(1);
      const left = this.#budget - (++this.#steps - this.#linked);
      if (left < 0) {
        this.runaway = { steps: this.#steps - 1, cycle: [...new Set(this.#trail.slice(-TRAIL))] };
        return;
      }
      if (this.#unswept && sweep) {
        this.#unswept = false;
        sweep.run(this);
        continue;
      }
      const depth = frames.length - 1;
      const frame = frames[depth];
      if (frame === undefined) throw new Error(`${rules.id}: nothing is left to do and nobody has won`);
      const program = this.#programAt(depth, frame.program);
      this.#parent = frame.cause;
      if (collect === 'procedure' && program.kind === 'procedure') this.collect();
      if (state.pending.length > 0 && this.#drain(program)) continue;
      // The guard against loops has told something, and nobody is asked before the rules have seen it.
      if (this.#unswept && sweep) continue;
      const step = program.steps[frame.at];
      if (step === undefined) {
        frames.pop();
        continue;
      }
      if (left < NEAR_THE_END) this.#trail[this.#steps % TRAIL] = program.name;
      this.#clause = step.clause;
      if (step.ask === undefined) {
        frame.at++;
        this.#follow(frame, program, step.run(this, frame.vars));
        if (collect === 'step') this.collect();
        continue;
      }
      const asked = step.ask(this, frame.vars);
      const questions = asked === null ? NO_QUESTIONS : Array.isArray(asked) ? asked : [asked];
      if (questions.length === 0) {
        frame.at++;
        this.#stepEnded();
        continue;
      }
      const answers = this.#automatic(questions);
      if (answers === null) {
        this.#wait(questions);
        return;
      }
      this.#take(frame, program, step, answers);
    }
    this.#forgetAll();
  }

  #wait(questions: Question[]): void {
    const { state } = this;
    state.awaiting = questions.map(({ player }) => ({ id: `d${++state.counters.decision}`, player }));
    this.#asked = questions;
    this.#forgetAll();
  }

  #automatic(questions: Question[]): Answers | null {
    let answers: Answers | null = null;
    for (const question of questions) {
      if (!question.automatic || question.hidden) return null;
      const legal = question.list(2);
      if (legal.length !== 1) return null;
      answers ??= {};
      answers[question.player] = (legal[0] as { value: Json }).value;
    }
    return answers;
  }

  #drain(program: Program<G>): boolean {
    if (program.kind !== 'procedure') return false;
    const { queues } = this.rules.timing;
    let atomic: boolean | null = null;
    for (const queue in queues) {
      const policy = queues[queue];
      if (!policy || policy.drain === 'called') continue;
      if (policy.drain === 'free') {
        atomic ??= this.#isAtomic();
        if (atomic) continue;
      }
      if (this.resolveTop(queue)) return true;
    }
    return false;
  }

  /** Whether anything but procedures is in progress: an ability, a cost or a question about one. */
  get busy(): boolean {
    const { frames } = this.state;
    for (let at = 0; at < frames.length; at++)
      if (this.#programAt(at, (frames[at] as Frame).program).kind !== 'procedure') return true;
    return false;
  }

  /** Whether an ability is in progress. */
  #isAtomic(): boolean {
    const { frames } = this.state;
    for (let at = frames.length - 1; at >= 0; at--)
      if (this.#programAt(at, (frames[at] as Frame).program).kind === 'ability') return true;
    return false;
  }

  /** Takes the waiting entries that `picks` picks off their queues, so that they never run. Gives them. */
  drop(picks: (entry: Pending) => boolean): Pending[] {
    const dropped = this.state.pending.filter(picks);
    if (dropped.length > 0) this.state.pending = this.state.pending.filter((entry) => !dropped.includes(entry));
    return dropped;
  }

  #level(): number {
    const { frames } = this.state;
    for (let at = frames.length - 1; at >= 0; at--) {
      if (this.#programAt(at, (frames[at] as Frame).program).kind === 'procedure') return at;
    }
    return 0;
  }
}
