import type { CaseForm } from '../../src/conformance/format.ts';
import type { Opening } from '../../src/conformance/open.ts';
import { openCards, opening } from '../../src/conformance/open.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import type { Trace } from '../../src/conformance/run.ts';
import type { Scene } from '../../src/conformance/scene.ts';
import type {
  Action,
  AnyRuleset,
  CardSet,
  Decision,
  Fault,
  Game,
  GameState,
  Json,
  JsonObject,
  NotedEvent,
  PlayerId,
  Refusal,
} from '../../src/engine/index.ts';
import {
  canonical,
  chainOf,
  checkState,
  conceivableOptions,
  PLAYERS,
  readShape,
  sceneOf,
  sha256,
  viewDecisions,
  viewEvent,
  viewState,
  watchPly,
  whyEvent,
  whyNot,
} from '../../src/engine/index.ts';
import type { Dice } from '../../src/simulate/choice.ts';
import { diceFrom, one } from '../../src/simulate/choice.ts';
import { happensAlone } from './alone.ts';
import { bent } from './bent.ts';
import { madePosition } from './made-positions.ts';

/**
 * All that came of one moment of a case, in two parts: what the rules decide, and how it is told to people. A wording that is mended
 * changes the second alone.
 */
export interface Moment {
  rules: unknown;
  words: unknown;
}

/** One of so many cases is played once more with its own cards alone. */
const ALONE = 3;

/** How many actions that nobody is offered are tried at each moment: each costs about as much as a step. */
const TRIED = 2;

/** So many events of a step are explained: some have chains of thousands. */
const EXPLAINED = 4;

/** Notes all that comes of a case while it runs: `trace` is for `runCase`. */
export class Recorder {
  readonly moments: Moment[] = [];
  readonly #dice: Dice;
  readonly #known = new Map<number, NotedEvent>();
  #before = '';

  /** `openings`: whether it is noted what comes of its beginning where something in it is otherwise. */
  constructor(of: ReadyCase, { openings = true }: { openings?: boolean } = {}) {
    this.#dice = diceFrom(of.name);
    if (!of.opened.ok) this.moments.push(refusedAtOnce(of.opened.faults));
    if (!openings) return;
    this.moments.push(...bentOpenings(of, this.#dice), ...madeOpenings(of));
    if (of.opened.ok && diceFrom(`${of.name}, alone`).below(ALONE) === 0) {
      const happened = happensAlone(of).map((events) => events.map(decided));
      this.moments.push({ rules: happened, words: null });
    }
  }

  readonly trace: Trace = ({ action }, scene, refusal) => {
    for (const event of scene.events) this.#known.set(event.seq, event);
    const moment = momentOf(scene, refusal, this.#dice);
    const why = action && refusal === null && this.#dice.below(2) === 0 ? this.#reasons(action, scene) : [];
    this.moments.push({ rules: moment.rules, words: [moment.words, why] });
    this.#before = scene.stateText;
  };

  /** Why some of what came of an action happened. */
  #reasons(action: Action, { rules, cards, events }: Scene): unknown {
    const played = watchPly(rules, cards, { before: JSON.parse(this.#before), action });
    if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused the second time`);
    return Array.from({ length: Math.min(EXPLAINED, events.length) }, () => {
      const event = one(this.#dice, events);
      const chain = chainOf(event, (seq) => this.#known.get(seq));
      return whyEvent(rules, cards, { chain, ply: 1, action, watched: played.value });
    });
  }

  /** The moments on one line: a few digits for each, first those of the rules, then those of the words. */
  get line(): string {
    const of = (part: keyof Moment) => this.moments.map((moment) => shortened(moment[part])).join('.');
    return `${of('rules')} ${of('words')}`;
  }
}

/** Enough that a change is missed once in 65,536 times. */
const DIGITS = 4;

/** Some digits of a hash of a value. */
export const shortened = (value: unknown): string => sha256(canonical(value)).slice(0, DIGITS);

const refusedAtOnce = (faults: readonly Fault[]): Moment => ({ rules: faults.map(({ path }) => path), words: faults });

/** How many times the beginning of a case is bent. */
const OPENINGS = 2;

/** What comes of the position, the decks or the cards of a case where something in them is otherwise. */
function bentOpenings({ rules, cards, options, form }: ReadyCase, dice: Dice): Moment[] {
  const { position, state, cards: own, seed = 'bent' } = form;
  if (state !== undefined) return [];
  const bare = { name: form.name, clauses: [], seed };
  return Array.from({ length: OPENINGS }, (): Moment => {
    const changed: Partial<CaseForm> =
      position === undefined ? { start: { seats: bentSeats(rules, dice) } } : { position: bent(position, dice) };
    const opened =
      own === undefined
        ? opening(rules, cards, options, { ...bare, ...changed })
        : openCards(rules, bent(own, dice) as Json[]);
    return asOpened(rules, cards, opened);
  });
}

/** What comes of a beginning, up to the first decision. */
export function asOpened(rules: AnyRuleset, cards: CardSet<Game>, opened: Opening): Moment {
  if (!opened.ok) return refusedAtOnce(opened.faults);
  const begun = opened.run();
  if (!begun.ok) return { rules: reasonsOf(begun.refusal), words: begun.refusal };
  return {
    rules: [boardOf({ ...begun.value.state }), begun.value.events.map(decided), begun.value.awaiting.map(askedOf)],
    words: begun.value.events.map((event) => rules.describe(event, cards)),
  };
}

/** How many times something in the position of a case is made up from its schema. */
const MADE_UP = 4;

/** What comes of the position of a case in which some fields are made up: one moment for all. */
function madeOpenings({ rules, cards, options, form: { name, position } }: ReadyCase): Moment[] {
  if (position === undefined || position === null) return [];
  const dice = diceFrom(`${name}, made up`);
  const moments = Array.from({ length: MADE_UP }, () => {
    const changed = madePosition(rules, position as JsonObject, dice);
    const form = { name, clauses: [], seed: 'made', position: changed };
    return asOpened(rules, cards, opening(rules, cards, options, form));
  });
  return [{ rules: moments.map((moment) => moment.rules), words: moments.map((moment) => moment.words) }];
}

/** Two sample decks, of which one is bent. */
function bentSeats(
  { samples: { decks } }: AnyRuleset,
  dice: Dice,
): NonNullable<NonNullable<CaseForm['start']>['seats']> {
  const deck = () => one(dice, decks).deck as Json;
  return [{ deck: bent(deck(), dice) }, { deck: deck() }];
}

/** What is wrong with a state in which something is otherwise; nobody is handed such a state, so to look at it may fail. */
export function faultsOfState(rules: AnyRuleset, cards: CardSet<Game>, state: GameState<object>): Fault[] | string {
  const board = readShape(rules.board, state.board as Json, '/board');
  if (!board.success) return board.faults;
  try {
    return checkState(rules, cards, state);
  } catch (error) {
    return `fails: ${error instanceof Error ? error.name : 'something'}`;
  }
}

function momentOf(scene: Scene, refusal: Refusal | null, dice: Dice): Moment {
  const { rules, cards, state, events, awaiting } = scene;
  const tried = refusal === null ? [...notOffered(scene, dice), ...answeredOtherwise(scene, dice)] : [];
  const faults = faultsOfState(
    rules,
    cards,
    bent(JSON.parse(canonical(JSON.parse(scene.stateText))), dice) as unknown as GameState<object>,
  );
  return {
    rules: {
      events: events.map(decided),
      // What everybody may see of the state, and of each event.
      views: (['p1', 'p2', 'spectator', 'judge'] as const).map((viewer) => [
        boardOf(viewer === 'judge' ? { ...state } : viewState(rules, state, viewer)),
        events.map((event) => decided(viewEvent(event, viewer))),
        viewDecisions([...awaiting], viewer).map(askedOf),
      ]),
      refusal: refusal && reasonsOf(refusal),
      written: state.outcome === null ? (rules.written?.(state, cards) ?? null) : null,
      unsound: typeof faults === 'string' ? faults : faults.map(({ path }) => path),
      tried: tried.map(([option, { legal, ...why }]) => [option, legal || reasonsOf(why as Refusal)]),
    },
    words: {
      events: events.map((event) => [rules.describe(event, cards), event.told ?? null]),
      awaiting,
      refusal,
      faults,
      tried,
      scenes: PLAYERS.map((viewer) => sceneOf(rules, cards, state, viewer, { recent: [...events] })),
    },
  };
}

/** The part of what the rules decide of a moment that is soon known: where this is otherwise, so is all that is recorded. */
export const soonKnown = ({ state, events, awaiting }: Scene): unknown => [
  boardOf({ ...state }),
  events.map(decided),
  awaiting.map(askedOf),
];

/** Without what is told of it in words, and without the version of the rules and the hash of all cards, which change with every word. */
const decided = ({ told: _told, ...event }: NotedEvent) => event;

function boardOf(seen: Partial<GameState<object>>): unknown {
  const { board, modifiers, pending, outcome, counters, rng } = seen;
  return { board, modifiers, pending, outcome, counters, rng };
}

const askedOf = ({ prompt: _prompt, options, ...decision }: Decision) => ({
  ...decision,
  options: options.map(({ label: _label, ...option }) => option),
});

const reasonsOf = ({ code, clause, facts }: Pick<Refusal, 'code' | 'clause' | 'facts'>) => ({
  code,
  clause,
  facts: facts?.map(({ clause: of, was, needed }) => ({ clause: of, was, needed })),
});

/** Some of what each player could mean, legal or not, and why it is not. */
function notOffered(
  { rules, cards, state, stateText, awaiting }: Scene,
  dice: Dice,
): [string, ReturnType<typeof whyNot>][] {
  const found: [string, ReturnType<typeof whyNot>][] = [];
  if (state.outcome) return found;
  const read = JSON.parse(stateText);
  for (const player of PLAYERS) {
    const decision = awaiting.find((open) => open.player === player)?.id;
    const offered = new Set(awaiting.flatMap(({ options }) => options.map(({ id }) => id)));
    const left = conceivableOptions(rules, cards, read, player).filter((id) => !offered.has(id));
    for (let tries = 0; tries < TRIED && left.length > 0; tries++) {
      const [option = ''] = left.splice(dice.below(left.length), 1);
      const action = { player: player as PlayerId, option, ...(decision === undefined ? {} : { decision }) };
      found.push([`${player} ${option}`, whyNot(rules, cards, read, action)]);
    }
  }
  return found;
}

/** An answer is given in another form at one of so many moments. */
const SELDOM = 3;

/** What comes of an answer to an open decision in its own form, in another one, or with something wrong in it. */
function answeredOtherwise(
  { rules, cards, stateText, awaiting }: Scene,
  dice: Dice,
): [string, ReturnType<typeof whyNot>][] {
  if (awaiting.length === 0 || dice.below(SELDOM) > 0) return [];
  const { id, player, options } = one(dice, awaiting);
  const parts = () => (options.length === 0 ? ['nothing'] : one(dice, options).id.split('+'));
  const [some, others] = [parts(), parts()];
  const numbers = [...some, ...others].join().match(/\d+/g)?.map(Number) ?? [1, 2];
  const said: readonly Partial<Action>[] = [
    { answer: { choose: some } },
    { answer: { choose: some.toReversed() } },
    { answer: { choose: [...some, ...others] } },
    { answer: { choose: [...some, 'nothing'] } },
    { answer: { choose: some.slice(1), more: true } },
    { answer: { choose: some.join('+') } },
    { answer: { option: some.join('+') } },
    { answer: { option: 'nothing' } },
    { answer: { number: one(dice, numbers) } },
    { answer: { divide: numbers } },
    { answer: one(dice, [null, 7, {}, []]) },
    { option: some.toReversed().join('+') },
    { option: [...some, ...others].join('+') },
    { option: 'nothing' },
  ];
  const action: Action = { player, decision: dice.below(8) === 0 ? `${id}0` : id, ...one(dice, said) };
  return [[JSON.stringify(action), whyNot(rules, cards, JSON.parse(stateText), action)]];
}
