/**
 * The scene: one picture of the table as data, in the same shape for every game. Whoever shows a position needs nothing but
 * this: every number is worked out, everything has its name, and zones say how they are laid out.
 */
import type { NotedEvent, Outcome, PlayerId, Viewer } from './types.ts';

/** Something with a name for people; `id` tells it from others of its kind. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** A phase, a step or a word, with the clause of the rulebook behind it. */
export interface Cited extends Named {
  readonly clause?: string;
}

/** Whose turn it is, and how far it is. */
export interface SceneTurn {
  /** 0 while the game is prepared. */
  readonly number: number;
  /** Whose turn it is; null where it is nobody's. */
  readonly player: PlayerId | null;
  readonly phase: Cited;
  readonly step: Cited | null;
  /** What else holds for the whole table, such as the time of day. */
  readonly notes?: readonly Named[];
}

/** A number of a player: Shields that are left, energy, icons. */
export interface SceneCounter extends Named {
  readonly value: number;
  /** How much it was at most, or can be. */
  readonly of?: number;
  /** What it is made of: active and rested Resources, energy by type. */
  readonly parts?: readonly (Named & { readonly value: number })[];
}

/** A change that lasts on an object or a player. */
export interface SceneMark extends Named {
  readonly value?: number;
  /** When it ends, for a person; left out for what stays. */
  readonly until?: string;
  /** Whether whoever bears it is glad of it; left out where that can't be said. */
  readonly good?: boolean;
  /** The card whose text made it, by its id in `cards`. */
  readonly because?: string;
}

/** A number of an object; what it is called stands in `titles`, once for all objects. */
export interface SceneStat {
  readonly id: string;
  /** What stands on the card, where that is another number. */
  readonly printed?: number;
  /** What the rules reckon with. */
  readonly now: number;
  /** What is left of it after damage. */
  readonly left?: number;
  /** The marks of the object that change it, by their ids. */
  readonly because?: readonly string[];
}

/** An ability that is in force. */
export interface SceneAbility {
  /** The card whose text it is, by its id in `cards`. */
  readonly card: string;
  /** Which of the abilities of that card it is; left out where it is all that the card says. */
  readonly id?: string;
  /** False where it can't be used for now, with the reason. */
  readonly usable?: false;
  readonly why?: string;
}

/** Where an object lies in a grid, from 1: rows from the middle of the table to its player, columns from left to right. */
export interface ScenePlace {
  readonly row: number;
  readonly column: number;
}

/** A card or a piece that the viewer can point at. What is empty is left out. */
export interface SceneObject {
  /** The id of its face in `cards`, or null where its face is hidden from the viewer. */
  readonly card: string | null;
  readonly name: string;
  readonly kind: string;
  readonly owner: PlayerId;
  /** Who has it, where that is not its owner. */
  readonly controller?: PlayerId;
  readonly zone: string;
  readonly at?: ScenePlace;
  /** What it is attached to. */
  readonly on?: string;
  /** What is attached to it. */
  readonly under?: readonly string[];
  /** What a person turns, tilts or covers it for. */
  readonly state?: readonly Named[];
  readonly stats?: readonly SceneStat[];
  /** Keywords by their ids in `words`. */
  readonly keywords?: readonly (Named & { readonly value?: number })[];
  readonly marks?: readonly SceneMark[];
  readonly abilities?: readonly SceneAbility[];
}

/** How the things of a zone lie: `pile` shows its top, `fan` is a hand, `single` holds one thing at most. */
export type SceneLayout = 'row' | 'grid' | 'pile' | 'fan' | 'single';

interface ZoneHead extends Named {
  /** Null for a zone that both share. */
  readonly owner: PlayerId | null;
  readonly layout: SceneLayout;
  /** Whether the order of its things means something. */
  readonly ordered: boolean;
  readonly clause?: string;
  /** How many things it can hold. */
  readonly limit?: number;
  /** The titles of the rows of a grid, from the middle of the table to its player, and of its columns, from left to right. */
  readonly rows?: readonly string[];
  readonly columns?: readonly string[];
  /** Numbers and states of the place itself, such as the durability of a sector. */
  readonly counters?: readonly SceneCounter[];
  readonly state?: readonly Named[];
}

/** A place on the table and what lies in it, as far as the viewer may see that. */
export interface SceneZone extends ZoneHead {
  /** How many things lie in it, those that are attached to others not counted. */
  readonly size: number;
  /** What lies in it, in order, each thing followed by what is attached to it. */
  readonly objects: readonly string[];
  /** The cards of a pile that the viewer may look through, the top one first. They have no names of their own. */
  readonly cards?: readonly string[];
}

/** The clock of a player, as whoever keeps the time tells of it: the machine reads none. */
export interface SceneClock {
  /** Seconds in the bank, as it was when the player's time began to run. */
  readonly bank: number;
  /** When the player's time runs out, in ISO 8601; null while it does not run. */
  readonly deadline: string | null;
  /** While the match is paused, the seconds until it runs out once it is resumed; null for who is not awaited. */
  readonly left: number | null;
  readonly paused: boolean;
}

/** A player, with the numbers and lasting changes that are theirs. */
export interface ScenePlayer {
  readonly id: PlayerId;
  readonly name: string;
  /** Whether an open decision is theirs. */
  readonly toAct: boolean;
  readonly counters: readonly SceneCounter[];
  readonly marks?: readonly SceneMark[];
  /** Left out where nothing is timed. */
  readonly clock?: SceneClock;
}

/** The face of a card, once for all objects that have it. */
export interface SceneCard {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** Where its owner says there is a picture of it. */
  readonly image?: string;
  /** The texts of those of its abilities that objects and waiting effects name, where it has several; `text` is that of a sole one. */
  readonly abilities?: Readonly<Record<string, string>>;
}

/** An effect that waits for its turn. */
export interface SceneWaiting {
  readonly id: string;
  readonly title: string;
  readonly owner: PlayerId;
  /** The card whose text it is, and which of its abilities. */
  readonly card: string | null;
  readonly ability: string | null;
  /** The object whose text it is, where it is still there. */
  readonly source: string | null;
  readonly clause: string;
  /** Its numbers, such as its speed. */
  readonly stats?: readonly SceneStat[];
}

/** The battle, the combat or the attack in progress. */
export interface SceneBattle {
  readonly title: string;
  /** Objects, or players. */
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly clause: string;
  readonly step?: Named;
  /** Who attacks whom, where several attack at once. */
  readonly pairs?: readonly { readonly attacker: string; readonly defenders: readonly string[] }[];
}

/** An open decision, without its options: those come with the decision itself. */
export interface SceneDecision {
  readonly id: string;
  readonly player: PlayerId;
  readonly kind: string;
  readonly prompt: string;
  readonly clause: string;
  /** The objects that it is about: the one whose effect asks. */
  readonly about: readonly string[];
  /** The objects that its options name; none where the viewer may not see the options. */
  readonly among: readonly string[];
  /** How many options are listed; 0 where the viewer may not see them. */
  readonly options: number;
  /** Whether the options are hidden from the viewer. */
  readonly hidden: boolean;
}

/** Something that has just happened, in a sentence with names in place of ids. */
export interface SceneEvent {
  readonly seq: number;
  readonly text: string;
  readonly clause: string;
  readonly player: PlayerId | null;
  /** The objects that it names and that are still there. */
  readonly objects: readonly string[];
}

/** The whole picture, as one viewer sees it. */
export interface Scene {
  readonly ruleset: string;
  readonly match: string | null;
  readonly ply: number | null;
  readonly viewer: Viewer;
  readonly turn: SceneTurn;
  readonly players: readonly ScenePlayer[];
  readonly zones: readonly SceneZone[];
  readonly objects: Readonly<Record<string, SceneObject>>;
  readonly cards: Readonly<Record<string, SceneCard>>;
  /** What the stats of the objects are called. */
  readonly titles: Readonly<Record<string, string>>;
  /** What the keywords of the objects mean: the text stands in `texts`, by its id. */
  readonly words: Readonly<Record<string, { readonly text: string; readonly clause?: string }>>;
  /** Texts of the rules that several words share. */
  readonly texts: Readonly<Record<string, string>>;
  /** The effects that wait, the next one first. */
  readonly waiting: readonly SceneWaiting[];
  readonly battle: SceneBattle | null;
  readonly decisions: readonly SceneDecision[];
  readonly recent: readonly SceneEvent[];
  readonly outcome: (Outcome & { readonly text: string }) | null;
  /** SHA-256 of the canonical text of everything else but `match`. */
  readonly hash: string;
}

/** A mark as a game tells of it; null for what can't be said of it. */
export interface Mark extends Omit<SceneMark, 'until' | 'good' | 'because'> {
  readonly until: string | null;
  readonly good: boolean | null;
  readonly because: string | null;
}

/** A thing on the table as a game tells of it. Its marks are those that are no modifiers of the state. */
export interface Thing extends Omit<SceneObject, 'name' | 'zone' | 'under' | 'stats' | 'marks' | 'abilities'> {
  readonly id: string;
  /** What it is called where that is not the name of its card. */
  readonly name?: string;
  readonly stats?: readonly (Named & Omit<SceneStat, 'because'>)[];
  readonly marks?: readonly Mark[];
  readonly abilities?: readonly (SceneAbility & { readonly id: string })[];
}

/**
 * A zone as a game tells of it, with what the viewer may see of what lies in it: things, the cards of a pile with the top one
 * first, or only how many there are.
 */
export type TableZone = ZoneHead &
  ({ readonly things: readonly Thing[] } | { readonly cards: readonly string[] | number });

/** The table as a game tells of it. */
export interface Table {
  readonly turn: SceneTurn;
  readonly counters: Readonly<Record<PlayerId, readonly SceneCounter[]>>;
  readonly zones: readonly TableZone[];
  readonly battle: SceneBattle | null;
}

/** What a card says, for `cards`. */
export interface Face {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** The texts of its abilities by the names of their programs, whether or not somebody names them. */
  abilities(): Readonly<Record<string, string>>;
}

/** What a scene shows besides the state. */
export interface SceneRequest {
  /** Events of the last plies, the oldest first. */
  recent?: readonly NotedEvent[];
  /** What the players are called. */
  names?: Readonly<Partial<Record<PlayerId, string>>>;
  /** The clocks of the players. */
  clocks?: Readonly<Record<PlayerId, SceneClock>>;
  /** Where there are pictures of cards, by their ids. */
  images?: Readonly<Record<string, string>>;
  /** Without them, which are there when nothing is said, cards and words of the rules have names alone. */
  texts?: boolean;
}
