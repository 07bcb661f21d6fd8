import type { Json, Machine, PlayerId, Uid } from '../../../engine/index.ts';
import type { Context as AnyContext, CardGame, Registers } from '../../cards/context.ts';
import type { Lens as AnyLens } from '../../cards/continuous.ts';
import type { EVENTS } from '../events.ts';
import type { Compiled, CompiledAbility } from '../language/compiled.ts';
import type { Amount, Card, Condition, Constant, Filter, Keyword, Party, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Board, SeenBase, SeenUnit } from './board.ts';

/** The game as the machine's types see it. */
export type Gundam = CardGame<Board, ClauseId, ReadCard, typeof EVENTS, Card>;

/**
 * What reads the words of a card. It comes with the compiled card: values ask which continuous texts are in force, and
 * these ask in words that themselves ask for values.
 */
export interface Reader {
  matches(context: Context, filter: Filter, subject: Subject): boolean;
  holds(context: Context, condition: Condition): boolean;
  fixed(context: Context, target: Target): string[];
  touches(context: Context, target: Target, id: Uid): boolean;
  amountOf(context: Context, amount: Amount): number;
  isParty(context: Context, by: Party, other: Other): boolean;
}

/** The other party of a rule: whose it is, and what it is, an object in play or the card of an effect. */
export interface Other {
  owner: PlayerId | null;
  reference: string | null;
  card: string | null;
}

/** A compiled card and what reads it. */
export interface ReadCard extends Compiled {
  reader: Reader;
}

export type M = Machine<Gundam>;

/** What a card in play was at the moment it left, as far as an effect may still ask. */
export interface LastKnown {
  [key: string]: Json;
  card: string;
  ap: number;
  hp: number;
  damage: number;
  rested: boolean;
  pilot: string | null;
  linked: boolean;
  /** The turn in which it entered. */
  since: number;
  /** Every keyword that it had, with its value. */
  keywords: Partial<Record<Keyword, number>>;
  /** The traits that it had, where they were not those that are printed. */
  traits?: string[];
  owner: PlayerId;
}

/** The registers of an ability in progress. Its `self` is null for a Command and a Shield. */
export type EffectVars = Registers;

/** Who asks: the machine, the ability's owner, its card and its registers. */
export interface Context extends AnyContext<Gundam> {
  /** Given while a constant text is looked at: what else is taken to be in force then. */
  lens?: Lens | undefined;
  /** Given while a link condition is looked at that asks which Units are linked: which of those that ask are. */
  links?: LinkLens | undefined;
}

/** A continuous effect that may be in force: its text and whose it is. */
export interface Force {
  source: CompiledAbility;
  index: number;
  constant: Constant;
  /** The objects that it is worded for, or null when it is none for objects. */
  to: Target | null;
  context: Context;
  /** The turn in which its Unit entered; a Base is older than all Units. */
  since: number;
  /** The Unit whose Pilot, or link, the text depends on where that is not settled yet. */
  unit: SeenUnit | null;
}

/** What is taken to be in force while one text is looked at. What a force does is itself with its amounts worked out. */
export type Lens = AnyLens<Force, Force>;

/** The link of a Unit with its Pilot, where its condition asks which Units are linked. */
export interface AskingLink {
  source: { asks: readonly string[] };
  constant: { linked: true };
  context: SeenUnit;
}

/** What is taken to be linked while one such link is looked at. */
export type LinkLens = AnyLens<AskingLink, true>;

/** Something a filter can look at: an object in play, a paired Pilot, or a card anywhere. */
export type Subject =
  | { kind: 'unit'; unit: SeenUnit; card: Compiled }
  | { kind: 'base'; base: SeenBase; card: Compiled }
  | { kind: 'last'; id: Uid; last: LastKnown; card: Compiled }
  | { kind: 'pilot'; card: Compiled; unit?: SeenUnit }
  | { kind: 'card'; card: Compiled };

/** The zone in which a card lies that was put to a place. */
export const zoneOf = (place: string): string => (place === 'deckTop' || place === 'deckBottom' ? 'deck' : place);
