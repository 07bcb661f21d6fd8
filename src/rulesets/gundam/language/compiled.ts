import type { ReadText } from '../../cards/compiled.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Ability, Card, Color, Constant, EventWord, Filter, Keyword, Target, Timing } from './language.ts';

/** A card as the rules read it: every field present, its abilities named by their programs. */
export interface Compiled extends ReadText<Card> {
  /** Other names that it is treated as having (R33). */
  alsoNamed: readonly string[];
  color: Color | null;
  level: number;
  cost: number;
  ap: number;
  hp: number;
  traits: readonly string[];
  token: boolean;
  keywords: Readonly<Partial<Record<Keyword, number>>>;
  link: Filter | null;
  /** Whether its link condition asks which Units are linked (R23). */
  asksForLinks: boolean;
  /** Whether it asks for nothing but what is printed on the Pilot. */
  asksForPrint: boolean;
  /** What it is when paired as a Pilot: a Pilot card itself, or a Command with a Pilot effect. */
  pilot: { name: string; traits: readonly string[]; ap: number; hp: number } | null;
  abilities: readonly CompiledAbility[];
  /** Those that work in play for the card itself. */
  inPlay: readonly CompiledAbility[];
  /** What these wait for. */
  hears: readonly EventWord[];
  /** The constant texts among them. */
  constants: readonly CompiledAbility[];
  /** What it has in the hand or the trash. */
  elsewhere: readonly CompiledAbility[];
}

export interface CompiledAbility {
  /** The card's id, `#` and the number of the ability. */
  program: string;
  card: string;
  timings: readonly Timing[];
  /** What has to happen for it to go off. */
  hears: readonly EventWord[];
  clause: ClauseId;
  /** Whether it works only while its Unit is paired or linked. */
  bound: boolean;
  /** Whether it is one that a player activates. */
  activated: boolean;
  /** Whether what it asks of the card that it is paired with is printed there. */
  asksForPrint: boolean;
  /** What a constant text asks for that constant texts change (R23), and what it changes of that. */
  asks: readonly string[];
  changes: readonly string[];
  /** The parts of a constant text. */
  parts: readonly ConstantPart[];
  /** As it is written, but always with all of its fields: it is read all the time, and one shape reads fastest. */
  ability: Ability;
}

/** One thing that a constant text makes hold. */
export interface ConstantPart {
  constant: Constant;
  /** The objects that it is worded for, or null when it is none for objects. */
  to: Target | null;
  /** Its words, with what it forbids, allows or demands. */
  words: readonly string[];
}

/** The keywords of most cards. */
export const NO_KEYWORDS: Compiled['keywords'] = {};

/** The timing words as the rules print them, and the clause behind each. */
export const TIMING_CLAUSES: Readonly<Record<Timing, ClauseId>> = {
  deploy: '11-2-6',
  attack: '11-2-7',
  destroyed: '11-2-8',
  burst: '11-2-5',
  whenPaired: '11-2-9',
  whenLinked: 'R2',
  main: '11-2-3',
  action: '11-2-4',
  activateMain: '6-5-3-1',
  activateAction: '11-2-2',
  startOfTurn: '6-2-3-1',
  endOfTurn: '6-6-3-1',
  when: '9-1-6-4',
  constant: '9-1-5',
};

/** What happens where a timing word goes off. */
export const TIMING_EVENTS: Readonly<Partial<Record<Timing, EventWord>>> = {
  deploy: 'deployed',
  attack: 'attacks',
  destroyed: 'destroyed',
  whenPaired: 'paired',
  whenLinked: 'linked',
  startOfTurn: 'turnStart',
  endOfTurn: 'turnEnd',
};

export const timingsOf = (ability: Ability): Timing[] =>
  Array.isArray(ability.timing) ? ability.timing : [ability.timing];
