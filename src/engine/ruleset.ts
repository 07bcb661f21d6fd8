import type * as z from 'zod';
import type { ActionKind } from './action.ts';
import type { Lists } from './event-data.ts';
import type { ReadLine, Section, UnderstandingOf, Understood, UnderstoodText } from './language.ts';
import type { Game, Machine, SourceOf } from './machine.ts';
import type { QueuePolicy, Trigger } from './pending.ts';
import type { Program } from './program.ts';
import type { Face, Mark, Scene, Table } from './scene.ts';
import type {
  Clause,
  Decision,
  DeepReadonly,
  Fault,
  GameEvent,
  GameState,
  Json,
  JsonObject,
  Modifier,
  NotedEvent,
  Option,
  Pass,
  Pending,
  Place,
  PlayerId,
  Viewer,
} from './types.ts';

/** What a caller's cards become: the cards by id, the programs of their abilities, and the hash of their content. */
export interface CardSet<G extends Game> {
  hash: string;
  /** The cards as they were sent, without data of their owner. */
  source: readonly Json[];
  cards: ReadonlyMap<string, G['card']>;
  programs: ReadonlyMap<string, Program<G>>;
}

/** When triggers are looked for, how they wait, and when the state is swept. What a game does not have is left out. */
export interface Timing<G extends Game> {
  /**
   * The collect point: after each event (or group of simultaneous ones), at the end of each step of any program, at the
   * end of each step of a procedure with all the abilities it ran (`procedure`), or when a step calls for it. Until then
   * events wait in the state, so a game in which nothing triggers says `never`, and no other does.
   */
  collect: 'event' | 'step' | 'procedure' | 'called' | 'never';
  /** The effects that `events` trigger, as one batch. Eligibility on entry is tested here. */
  triggers?(m: Machine<G>, events: readonly GameEvent[]): readonly Trigger[];
  /** The queues in which effects and answers wait, by name. With any, there has to be a `guard`. */
  queues?: Readonly<Record<string, QueuePolicy<G>>>;
  /** The queue of a trigger that names none. It need not be said where there is only one queue. */
  queue?: string;
  /** State-based rules: at once after every step, or only when a step calls for them (deferred). */
  sweep?: { at: 'step' | 'called'; run(m: Machine<G>): void };
  /** After so many waiting effects in one chain the rest is dropped and the loop is named. */
  guard?: { entries: number | ((m: Machine<G>) => number); clause: G['clause'] };
}

/** The timing of a ruleset that was checked: without triggers and queues where there are none. */
export interface CheckedTiming<G extends Game> extends Timing<G> {
  triggers(m: Machine<G>, events: readonly GameEvent[]): readonly Trigger[];
  queues: Readonly<Record<string, QueuePolicy<G>>>;
}

/** Who sits where at the start, and with which cards. */
export interface Seat {
  /** What the player is called; the rules never look at it. */
  name: string;
  /** What the `deck` schema of the ruleset accepts. */
  deck: Json;
}

/** A deck that can be played as it stands. */
export interface SampleDeck {
  id: string;
  title: string;
  deck: Json;
}

/** Compiles the cards of one set: each by itself, in sight of all of them. A large set is compiled a few cards at a time. */
export interface CardCompiler<G extends Game> {
  /** The cards to compile: those that were sent, and those that every set has where nobody sent one of that id. */
  cards: readonly (SourceOf<G> & { id: string })[];
  /** Everything that is wrong with the card at `at` of those that were sent, each fault with its path in that list. */
  faultsOf?(card: SourceOf<G>, at: number): Fault[];
  compile(card: SourceOf<G>): G['card'];
  /** What can be carried out of a compiled card. */
  programsOf(card: G['card']): Program<G>[];
  /** Cards that are no cards of anybody's and need no compiling, by the id that they are looked up by. */
  given?: readonly (readonly [string, G['card']])[];
}

/**
 * Tells an event in a line for a person. `types` are the types of events there are, and `players` what its lines call the
 * players, where they are known.
 */
export interface Describe<G extends Game> {
  /** `names` are those of the seats. */
  (event: NotedEvent, cards: CardSet<G>, names?: Partial<Readonly<Record<PlayerId, string>>>): string;
  /** The same with what a message in another language needs: the data of the event with names in it, and `who`. */
  readonly tell?: (
    event: NotedEvent,
    cards: CardSet<G>,
    names?: Partial<Readonly<Record<PlayerId, string>>>,
  ) => { text: string; args: JsonObject };
  readonly types?: readonly string[];
  readonly cardName?: (card: G['card']) => string;
  readonly players?: Readonly<Record<PlayerId, string>>;
}

/** What a game says of its table so that anybody can show it. */
export interface SceneSpec<G extends Game> {
  /**
   * The table as `viewer` sees it. Hidden cards come from `view` of the ruleset and from nowhere else; numbers come from the
   * functions that the rules use.
   */
  table(m: Machine<G>, viewer: Viewer): Table;
  face(card: G['card']): Face;
  /** What keywords mean, by their ids. */
  readonly words?: Scene['words'];
  /** Words for what modifiers change, forbid and give: `{ ap: 'AP', beBlocked: 'be blocked' }`. */
  readonly said: Readonly<Record<string, string>>;
  /** When a modifier ends, for a person; null for one that stays. */
  until(m: Machine<G>, until: string): string | null;
  /** A mark in other words than those of its kind; null for a modifier that nobody needs to see. */
  mark?(m: Machine<G>, modifier: Modifier): Partial<Mark> | null;
  /** What places are called that sentences and questions name by their ids: `{ f1: 'frontline 1' }`. */
  readonly places?: Readonly<Record<string, string>>;
  /** Numbers of what waits that decide what may be done about it. */
  numbers?(
    entry: DeepReadonly<Pending>,
  ): readonly { readonly id: string; readonly title: string; readonly now: number }[];
  /** The object or player that shows what is changed of something that is neither, such as an area of the table. */
  bears?(target: string): string;
}

/** Everything the machine has to know of one game. `defineRuleset` checks it and gives it its hash. */
export interface RulesetSpec<G extends Game> {
  id: string;
  version: string;
  title: string;
  summary: string;
  rulebook: Readonly<Record<G['clause'], Clause>>;
  /** Options of a match: every key has a default. */
  options: z.ZodType<JsonObject>;
  card: z.ZodType<SourceOf<G>>;
  /** What the words of cards mean. */
  language?: readonly Section<G['clause']>[];
  /** What a card that `card` accepted says, in English, part by part. No two parts that mean different things read the same. */
  read?(card: SourceOf<G>): ReadLine[];
  /**
   * What a text says in English, as one `field` of a card or as any of them: the other way round of `read`, whose texts mean one thing.
   * The length of a text, and the work on it, are bounded; what goes beyond them is a fault.
   */
  understand?(text: string, field?: string): Understood;
  /** What a text says that can say several things of a card: what is understood of it, and all that is wrong. */
  understandText?(text: string, of?: UnderstandingOf): UnderstoodText;
  /** The fields of a card that can be put in words. */
  wordedFields?: readonly string[];
  /**
   * How a word is put: the object that a schema is, one of its fields by its `name`, or one of the values of an enum by its `name`. ‹ ›
   * stand around what is said of a field, [ ] around what may be left out. Undefined where nothing is said of it.
   */
  phraseOf?(schema: z.core.$ZodType, name?: string): string | undefined;
  deck: z.ZodType;
  board: z.ZodType;
  /** The form in which a position is written by hand, for conformance cases. */
  position: z.ZodType;
  /**
   * Cards and decks to begin with. Those that `areSound` are as the schemas give them back and have no faults, which tests hold, and are
   * compiled as they are: to look at all of them takes several times as long, in each process that is started.
   */
  samples: { cards: readonly SourceOf<G>[]; decks: readonly SampleDeck[]; areSound?: true };
  /** How the cards of one set, which `card` accepted, are compiled. */
  compile(cards: readonly SourceOf<G>[]): CardCompiler<G>;
  /** Every fault of a deck that `deck` accepted. */
  checkDeck(deck: Json, cards: CardSet<G>, options: JsonObject): Fault[];
  programs: readonly Program<G>[];
  /** All actions that can exist, so that one that is not offered can be explained. */
  actions: readonly ActionKind<G>[];
  timing: Timing<G>;
  /**
   * The events whose changes leave alone what values ask for that the machine keeps as `lasting`. Any other event, and whatever
   * begins or ends to last, has them worked out anew; so does every change where nothing is said.
   */
  still?: ReadonlySet<string>;
  clauses: {
    concede: G['clause'];
    /** Cited when somebody acts who is not asked. */
    notYourDecision: G['clause'];
    /** Cited when a player is asked which of their waiting effects goes first; needed where a queue leaves that to its owner. */
    order?: G['clause'];
    gameOver: G['clause'];
  };
  /** The board before anything has happened, and the name of the program that plays the game. */
  setup(seats: readonly [Seat, Seat], options: JsonObject, cards: CardSet<G>): { board: G['board']; program: string };
  /** Builds the state of a hand-written position on a fresh state. */
  place(state: GameState<G['board']>, position: Json, cards: CardSet<G>): Fault[];
  /**
   * The way back, for tools that look for positions: one that `place` lays out as the table of this state, with the names of its
   * objects; null at a moment that it does not write. What effects have changed for a time is not in it, so that whoever uses
   * it plays on from both and compares.
   */
  written?(state: DeepReadonly<GameState<G['board']>>, cards: CardSet<G>): Json | null;
  /**
   * What is wrong with a state that has the right shape: cards that do not exist, objects named twice, and the like. `unfinished`
   * are the programs in progress that have steps left: of one without, only what it set off is still to come.
   */
  checkState(state: DeepReadonly<GameState<G['board']>>, cards: CardSet<G>, unfinished: ReadonlySet<string>): Fault[];
  /** The board as `viewer` may see it. */
  view(board: DeepReadonly<G['board']>, viewer: Viewer): Json;
  /** What somebody has to know who shows the table; without it the game has no scenes. */
  scene?: SceneSpec<G>;
  /** The ways to pass in this game, for players who want to pass until something concerns them. */
  passes?: readonly Pass[];
  describe: Describe<G>;
  /** What its events hold and its decisions ask, for whoever reads them with a program. */
  lists?: Lists;
  /**
   * The card of an object as both players see it, by which events name it: null where its face is hidden from one of them,
   * and undefined where there is no such object.
   */
  faceOf?(board: DeepReadonly<G['board']>, id: string): string | null | undefined;
  /** Whether a card is in the hand of a player, where actions name it by its id alone. */
  holds?(board: DeepReadonly<G['board']>, player: PlayerId, card: string): boolean;
  /** The place of the scene that a reference stands for, where there are references to places: `sector:p2:3`. */
  placeOf?(reference: string): Place | undefined;
  describePending(m: Machine<G>, entry: Pending): string;
  /** What a waiting entry is called outside the question about the order; without it, as it is called there. */
  namePending?(m: Machine<G>, entry: Pending): string;
  /**
   * How likely somebody who plays at random should take an option, as a whole number; 1 for every option without it.
   * The rules never look at it: it is for tools that play many games, where passes and the like would come too seldom or
   * too often to show anything.
   */
  weigh?(decision: Decision, option: Option): number;
}

/** A ruleset that `defineRuleset` has checked, ready to be played. */
export interface Ruleset<G extends Game> extends RulesetSpec<G> {
  /** SHA-256 over its law and its procedures: states name the edition that they belong to by it. */
  hash: string;
  timing: CheckedTiming<G>;
  /** The programs by name, those of cards not among them. */
  table: ReadonlyMap<string, Program<G>>;
  sampleCards: CardSet<G>;
}

/** A ruleset whose board, clauses and cards nobody outside needs to know. */
export type AnyRuleset = Ruleset<Game>;

/**
 * Forgets the types of one game, so that rulesets of different games can stand in one list. The cast is sound while a
 * ruleset is only given back boards and cards that it made itself.
 */
export const anyRuleset = <G extends Game>(rules: Ruleset<G>): AnyRuleset => rules as unknown as AnyRuleset;
