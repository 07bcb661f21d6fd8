import { isDeepStrictEqual } from 'node:util';
import type { StepForm } from '../../../src/conformance/format.ts';
import { bind, objectsOf } from '../../../src/conformance/naming.ts';
import type {
  Action,
  AnyRuleset,
  CardSet,
  Decision,
  EventTelling,
  Game,
  GameState,
  Json,
  NotedEvent,
  Program,
  Refusal,
  Resolution,
  Result,
  Step,
} from '../../../src/engine/index.ts';
import { adjudicate, copyOf, oneOf, Work } from '../../../src/engine/index.ts';

const INTERLUDE = 'interlude';

/** With more modifiers in it a state is so long that nothing is asked any more: it is copied at every question. */
const MOST_MODIFIERS = 100;

/** A question with one answer, which changes nothing; it is asked all the same, until `most` questions were asked in the game. */
const interlude = (clause: string, most: number): Step<Game> => ({
  clause,
  ask: ({ state }) => {
    const isLong = state.counters.decision >= most || state.modifiers.length > MOST_MODIFIERS;
    if (isLong && state.awaiting.length === 0) return null;
    return oneOf({ player: 'p1', kind: INTERLUDE, clause, prompt: 'Go on?', automatic: false }, [
      { id: 'go', label: 'Go on', clause, value: 'go' },
    ]);
  },
  take: () => {},
});

const interruptedProgram = (program: Program<Game>, most: number): Program<Game> => ({
  ...program,
  steps: program.steps.flatMap((step) => [interlude(step.clause, most), step]),
  labels: new Map([...program.labels].map(([label, at]) => [label, at * 2])),
});

const interruptedPrograms = (programs: ReadonlyMap<string, Program<Game>>, most: number): Map<string, Program<Game>> =>
  new Map([...programs].map(([name, program]) => [name, interruptedProgram(program, most)]));

/** The same game with an unrelated question before every step of every program, so that each step is a call of its own. */
export const interrupted = (rules: AnyRuleset, most = Number.POSITIVE_INFINITY): AnyRuleset => ({
  ...rules,
  table: interruptedPrograms(rules.table, most),
  place(state, position, cards) {
    const faults = rules.place(state, position, cards);
    for (const frame of state.frames) frame.at *= 2;
    return faults;
  },
});

export const interruptedCards = (cards: CardSet<Game>, most = Number.POSITIVE_INFINITY): CardSet<Game> => ({
  ...cards,
  programs: interruptedPrograms(cards.programs, most),
});

/** What came of one action, or of the beginning, without the numbers that questions in between use up. */
export interface Came {
  refusal: { code: string; clause: string | undefined } | null;
  events: unknown[];
  /** What is noted of each event only to be told. */
  told: EventTelling[];
  awaiting: unknown[];
  state: unknown;
}

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 500);

/**
 * Where two of them first differ, in a few words; null when they are the same. Showing the whole of both can take minutes.
 * `a` was interrupted, and so may not know what card an object had that left before the latest question; it never knows
 * another card, and none that `b` does not know.
 */
export function difference({ told: known, ...a }: Came, { told, ...b }: Came): string | null {
  const wrong = known.findIndex((one, at) => !isPartOf(one, told[at] ?? {}));
  if (wrong >= 0) return `what is told of event ${wrong}: ${shown(known[wrong])}, not ${shown(told[wrong])}`;
  if (isDeepStrictEqual(a, b)) return null;
  const at = Math.max(a.events.length, b.events.length);
  for (let i = 0; i < at; i++) {
    if (!isDeepStrictEqual(a.events[i], b.events[i]))
      return `event ${i}: ${shown(a.events[i])}, not ${shown(b.events[i])}`;
  }
  for (const key of ['refusal', 'awaiting', 'state'] as const) {
    if (!isDeepStrictEqual(a[key], b[key])) return `${key}: ${shown(a[key])}, not ${shown(b[key])}`;
  }
  return 'they differ';
}

/** Whether all that `part` tells is told by `whole`, and nothing is told otherwise. */
const isPartOf = (part: unknown, whole: unknown): boolean =>
  typeof part === 'object' && part !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(part).every(([key, value]) => isPartOf(value, (whole as Record<string, unknown>)[key]))
    : part === whole;

const isInterlude = (awaiting: readonly Decision[]): boolean => awaiting[0]?.kind === INTERLUDE;

/** Where a game stands, and who decides what. */
export interface Standing {
  state: GameState<object>;
  awaiting: readonly Decision[];
}

/** Writes down what comes of each action of one game, from its beginning on, so that another can be compared with it. */
export class Account {
  /** The place of each event among those of the game, by its number; interludes have none. */
  readonly #places = new Map<number, number>();

  came(events: readonly NotedEvent[], standing: Standing): Came {
    return {
      refusal: null,
      events: events.map((event) => this.#event(event)),
      told: events.map((event) => event.told ?? {}),
      ...this.#position(standing),
    };
  }

  refused({ code, clause }: Refusal, standing: Standing): Came {
    return { refusal: { code, clause }, events: [], told: [], ...this.#position(standing) };
  }

  #event({ seq, parent, data, told: _told, ...event }: NotedEvent): unknown {
    const place = this.#places.size;
    this.#places.set(seq, place);
    const { decision: _number, ...said } = data;
    return { place, ...event, data: said, parent: this.#placeOf(parent) };
  }

  /** An event that came of an interlude has no place, and so differs from all that the other game has. */
  #placeOf(seq: number | null): number | string | null {
    return seq === null ? null : (this.#places.get(seq) ?? `event ${seq} of an interlude`);
  }

  #position({ state, awaiting }: Standing): Omit<Came, 'refusal' | 'events' | 'told'> {
    const { board, modifiers, pending, outcome, rng, counters } = state;
    const waiting = pending.map(({ cause, level: _level, ...entry }) => ({ ...entry, cause: this.#placeOf(cause) }));
    const { object, batch, chain } = counters;
    return {
      awaiting: awaiting.map(({ id: _id, options, ...open }) => ({ ...open, options: options.map(({ id }) => id) })),
      state: { board, modifiers, waiting, outcome, rng, object, batch, chain },
    };
  }
}

/**
 * A game in progress whose interludes are answered by themselves. The state is copied at every question, so that nothing but
 * what it says leads from one step to the next.
 */
export class Playing {
  readonly #rules: AnyRuleset;
  readonly cards: CardSet<Game>;
  readonly #account = new Account();
  #standing: Standing | null = null;
  /** The names that the steps of a case have given to objects. */
  readonly bound = new Map<string, string>();
  #there: ReadonlySet<string> = new Set();

  constructor(rules: AnyRuleset, cards: CardSet<Game>) {
    this.#rules = rules;
    this.cards = cards;
  }

  get #now(): Standing {
    if (this.#standing === null) throw new Error('nothing has begun');
    return this.#standing;
  }

  get awaiting(): readonly Decision[] {
    return this.#now.awaiting;
  }

  /** Gives what entered play the names that a step gives it. */
  name(names: StepForm['names']): void {
    const objects = objectsOf(this.#now.state.board as Json);
    if (names) bind(names, objects, this.#there, this.bound);
    this.#there = new Set(objects.map(({ id }) => id));
  }

  begin(opened: Result<Resolution<Game>>): Came {
    return this.#take(opened);
  }

  act(action: Action): Came {
    return this.#take(this.#adjudicate(action));
  }

  /** What a call may do bounds each call for itself, so here it is no bound. */
  #adjudicate(action: Action): Result<Resolution<Game>> {
    const work = new Work(Number.MAX_SAFE_INTEGER);
    return adjudicate(this.#rules, this.cards, copyOf(this.#now.state), action, { work });
  }

  #take(first: Result<Resolution<Game>>): Came {
    const told: NotedEvent[] = [];
    let result = first;
    let answer: NotedEvent | undefined;
    for (;;) {
      if (!result.ok) return this.#account.refused(result.refusal, this.#now);
      const { state, events, awaiting } = result.value;
      told.push(...events.filter((event) => event !== answer));
      // What is compared is a copy too, as text would have it.
      this.#standing = { state: copyOf(state), awaiting };
      const [open] = awaiting;
      if (!open || !isInterlude(awaiting)) return this.#account.came(told, this.#standing);
      result = this.#adjudicate({ player: open.player, decision: open.id, option: 'go' });
      answer = result.ok ? result.value.events[0] : undefined;
    }
  }
}
