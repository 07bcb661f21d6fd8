/**
 * The data of a running game. Everything here is plain JSON: numbers are integers, nothing is undefined inside arrays,
 * and a state written to text and read back is the same state.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** A JSON object that can be written to. */
export type JsonObject = { [key: string]: Json };

/** A seat at the table: every game here has two. */
export type PlayerId = 'p1' | 'p2';
/** Both players, in the order of their seats. */
export const PLAYERS: readonly PlayerId[] = ['p1', 'p2'];
/** The other player. */
export const opponentOf = (player: PlayerId): PlayerId => (player === 'p1' ? 'p2' : 'p1');

/** A way to let the others go on: an option of a kind of decision. */
export interface Pass {
  readonly kind: string;
  readonly option: string;
  /** It ends a turn or a phase of one's own, which nobody does by the way: it is never chosen for a player. */
  readonly ends?: true;
}

/** Who looks at a state: a seat, somebody without a seat, or somebody who may see everything. */
export type Viewer = PlayerId | 'spectator' | 'judge';

/** An object in play, named by a counter of the state: `u12`. Cards in hidden zones have no such name. */
export type Uid = string;

/** The registers of a frame. What a program keeps between two of its steps, also across a pause. */
export type Vars = { [key: string]: Json };

/** A program in progress: which one, the index of its next step, its registers, and the event that caused it. */
export interface Frame {
  program: string;
  at: number;
  vars: Vars;
  cause: number | null;
}

/** A triggered effect, or an action on a shared queue, that waits for its turn to resolve. */
export interface Pending {
  id: string;
  /** The program that runs when it resolves. */
  program: string;
  /** The named queue it waits in. */
  queue: string;
  owner: PlayerId;
  /** The card whose text this is. */
  card: string | null;
  source: Uid | null;
  vars: Vars;
  cause: number | null;
  clause: string;
  /** Entries born between two free moments share a batch; later batches have higher numbers. */
  batch: number;
  /** How many frames lay below the procedure in which it was born. */
  level: number;
}

/** A continuous change of an object or a player that was made by an effect and ends with its duration. */
export type Modifier = {
  id: string;
  target: Uid | PlayerId;
  /**
   * What is changed: a number (`stat` and `add` or `set`), a keyword (`keyword`, `value`), what it can't, can or must do,
   * what happens in place of something, once (`instead`), a counter or mark that it bears, or an ability that waits (`watch`).
   */
  effect: ModifierEffect;
  /** When it ends: a word of the ruleset ("turn", "battle", …), or a bond that must hold. */
  until: string;
  source: Uid | null;
  card: string | null;
  /** Whose effect made it, in games that ask for it when it ends. */
  owner?: PlayerId;
};

/**
 * What a modifier does to its target; `modified`, `prohibition`, `permission`, `replaced`, `countersOn` and `watches` read it. `by`
 * says in the words of the game whom a rule about two parties is about; without it, anybody. `vars` are the registers that a
 * waiting ability goes on with, and `left` is how often it still goes off, null for as often as it is set off. Of several
 * cards that something becomes the youngest counts (`becomes`). A `trait` is given where `has` is true and lost where it is false,
 * all of them where it is null (`traitsOf`). A `shield` catches what it is against until nothing of it is left (`pastShields`).
 */
export type ModifierEffect =
  | { kind: 'stat'; stat: string; add: number }
  | { kind: 'set'; stat: string; to: number }
  | { kind: 'keyword'; keyword: string; value: number }
  | { kind: 'cant' | 'can' | 'must'; what: string; clause?: string; by?: JsonObject }
  | { kind: 'ability'; ability: string }
  | { kind: 'instead'; of: string; program: string }
  | { kind: 'counter'; name: string; count: number }
  | { kind: 'become'; card: string }
  | { kind: 'trait'; trait: string | null; has: boolean }
  | { kind: 'said'; as: string; word: string }
  | { kind: 'shield'; against: string; left: number; by?: JsonObject }
  | { kind: 'watch'; ability: string; vars: Vars; left: number | null };

/** How a game has ended. */
export type Outcome = {
  /** Null for a draw. */
  winner: PlayerId | null;
  /** A word of the ruleset, or `concession`. */
  reason: string;
  clause: string;
};

/** A question that is open. What it asks is derived from the top frame; an answer already given to a simultaneous one waits here. */
export interface Awaiting {
  id: string;
  player: PlayerId;
  /** Present once a hidden simultaneous answer is in. */
  answer?: Json;
  /** The number of the event that told it. */
  event?: number;
}

/**
 * A game at one moment, from which it goes on the same way on every machine. `Board` is what the ruleset puts on the table;
 * all else is the engine's.
 */
export interface GameState<Board = JsonObject> {
  ruleset: { id: string; version: string; hash: string };
  /** Hash of the card set. */
  cards: string;
  options: JsonObject;
  match: { id: string; ply: number } | null;
  /** Number of the last event, object, decision and batch. */
  counters: { event: number; object: number; decision: number; batch: number; chain: number };
  rng: number[];
  frames: Frame[];
  pending: Pending[];
  modifiers: Modifier[];
  /** Events that the collect point of the ruleset has not looked at yet. */
  fresh: GameEvent[];
  awaiting: Awaiting[];
  outcome: Outcome | null;
  board: Board;
  /** SHA-256 of the canonical text of everything else. */
  hash: string;
}

/** What happened. `parent` is the `seq` of the event that caused it. */
export interface GameEvent {
  seq: number;
  parent: number | null;
  type: string;
  clause: string;
  player: PlayerId | null;
  data: JsonObject;
  /** Fields of `data` that only these players may see; absent when everything is public. */
  secret?: { fields: string[]; to: PlayerId[] };
}

/** An event that is over, with what was noted to tell it. */
export interface NotedEvent extends GameEvent {
  told?: EventTelling;
}

/** What is noted with an event only so that it can be told to people. No rule reads it, and no state holds it. */
export interface EventTelling {
  /** The cards of the objects that `data` names, as both players saw them; null for one whose face was hidden. */
  cards?: Record<string, string | null>;
  /** What was asked, where it was a decision. */
  asked?: string;
  /** What only those are told who may see the secret fields: the label of the answer, and the cards of objects in those fields. */
  hidden?: { answer?: string; cards?: Record<string, string | null> };
}

/** One sentence of the law: where a rule comes from and what it says. */
export interface Clause {
  title: string;
  text: string;
  origin: 'seed' | 'public' | 'ruling';
  /** The match option that changes it. */
  option?: string;
}

/** A fact that a guard looked at: what it is, and what it would have to be. */
export interface Fact {
  fact: string;
  clause: string;
  was: Json;
  needed: Json;
}

/**
 * What kind of refusal it is. `budget-exceeded`: cards make more work than one call may do. `state-invalid`,
 * `state-hash-mismatch`, `ruleset-mismatch` and `card-set-mismatch`: the state cannot be adjudicated here as it is.
 */
export type RefusalCode =
  | 'not-your-decision'
  | 'no-such-decision'
  | 'no-such-option'
  | 'answer-out-of-bounds'
  | 'illegal-action'
  | 'game-over'
  | 'budget-exceeded'
  | 'state-invalid'
  | 'state-hash-mismatch'
  | 'ruleset-mismatch'
  | 'card-set-mismatch';

/** Why something was not done. A value, never an exception; the state is as it was. */
export interface Refusal {
  code: RefusalCode;
  detail: string;
  clause?: string;
  facts?: Fact[];
  errors?: Fault[];
  /** What is legal instead, where somebody is to decide. */
  options?: Option[];
  data?: JsonObject;
}

/** Something wrong in what a caller sent: a JSON pointer, what is wrong and what is accepted. */
export interface Fault {
  path: string;
  reason: string;
  accepts?: Json;
  /** The accepted word that is most like the one that was sent. */
  didYouMean?: string;
  /** The id and the name of the card that it is in, where they can be read. */
  card?: string;
  cardName?: string;
}

/** What came of something that can be refused. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/**
 * What a player does: answers an open decision, by the id of an `option` or by an `answer` of the decision's form, or
 * concedes, which needs no decision.
 */
export type Action = {
  player: PlayerId;
  /** The id of the decision, as `Decision.id` has it. */
  decision?: string;
  option?: string;
  answer?: Json;
  concede?: true;
};

/** One legal answer to a decision. `action` is the whole action that gives it. */
export interface Option {
  /** Up to 60 characters; a longer one goes by `#` and part of its hash. */
  id: string;
  /** A word for what it does: the sort of action (`attack`, `pass`), or the sort of decision that it answers. */
  kind: string;
  /** In words; no other option of the decision has the same. */
  label: string;
  /** What the actions of a menu are sorted under: the thing or the card that acts, or the sort of action where none does. */
  group?: string;
  /** The objects that it names, by their ids in the scene, what acts first. Left out where there are none. */
  objects?: readonly string[];
  /** Their cards, and those it names by themselves, as far as who is asked may know them. Left out where there are none. */
  cards?: readonly string[];
  /** The places of the scene that it is about: an empty cell, a lane, a zone. Left out where there are none. */
  places?: readonly Readonly<Place>[];
  /** The players that it is about, such as the one who is attacked. Left out where there are none. */
  players?: PlayerId[];
  clause: string;
  action: Action;
}

/** A place of the scene: a zone by its id; in a grid a cell of it, a whole row, or a whole column, counted as the scene does. */
export interface Place {
  zone: string;
  row?: number;
  column?: number;
}

/** Where an answer goes, besides the objects that its id names. */
export interface Aim {
  readonly places?: readonly Place[];
  readonly players?: readonly PlayerId[];
}

/** What a decision is about: the object whose effect asks, and its card. */
export interface About {
  objects: string[];
  cards?: string[];
}

/** Something that a player has to decide before the game goes on. Of several open at once none sees the others' answers. */
export interface Decision {
  id: string;
  player: PlayerId;
  /** A word for the sort of decision: `main`, `choose`, `order`, … */
  kind: string;
  clause: string;
  /** The question, for a person. */
  prompt: string;
  /** Left out where no object asks. */
  about?: About;
  /** Every legal answer, or the first 64 of more; then `form` says what an answer looks like. */
  options: Option[];
  /** JSON Schema of `answer`, when there are more complete answers than are listed. */
  form?: JsonObject;
  /** The id of the option taken when nobody answers. */
  default?: string;
}

/** `Json` is read-only as it is; following it would never end. */
export type DeepReadonly<T> = [Json] extends [T]
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;
