import type { Json, Machine, PlayerId, Uid } from '../../../engine/index.ts';
import type { Context as AnyContext, CardGame, Registers } from '../../cards/context.ts';
import type { EVENTS } from '../events.ts';
import type { Compiled } from '../language/compiled.ts';
import type { Amount, By, Card, Condition, Means, Place, Population } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Board, Standing, StandingUnit, ZoneName } from './board.ts';

/** The game as the machine's types see it. */
export type Unnamed = CardGame<Board, ClauseId, ReadCard, typeof EVENTS, Card>;

/**
 * What reads the words of a card. It comes with the compiled card: values ask which continuous texts are in force, and
 * these ask in words that themselves ask for values.
 */
export interface Reader {
  holds(context: Context, condition: Condition): boolean;
  belongs(context: Context, population: Population, standing: Known): boolean;
  amountOf(context: Context, amount: Amount): number;
  cameBy(context: Context, by: By, party: Party): boolean;
  placesOf(context: Context, place: Place): ZoneName[];
}

/** A compiled card and what reads it. */
export interface ReadCard extends Compiled {
  reader: Reader;
}

export type M = Machine<Unnamed>;

/** How a unit or land reads, and of what that was made. */
export interface Label {
  readonly text: string;
  readonly power: number;
  readonly rested: boolean;
}

/** Something that stands in a zone, its card, and how it read when that was asked last. */
export type Known<S extends Standing = Standing> = S & { readonly printed: ReadCard; label: Label | null };

/** A unit that stands in a zone, and its card. */
export type KnownUnit = Known<StandingUnit>;

/** What a card was, and where it stood, at the moment it left: as far as an effect may still ask. */
export interface LastKnown {
  [key: string]: Json;
  id: Uid;
  card: string;
  player: PlayerId;
  /** The tribes that it had, where they were not those that are printed. */
  tribes?: string[];
  /** Its zone: `f1`, `b3`, `l2`. */
  zone: string;
  power: number;
  rest: number;
  /** The turn in which it came. */
  since: number;
  /** The programs of the abilities it had, given ones included. */
  abilities: string[];
  /** The reference of the card where it went, or null when it has left the game. */
  now: string | null;
}

/** Who did something: the card, as a reference, its player, and in which way, each as far as it is known. */
export interface Party {
  card: string | null;
  player: PlayerId | null;
  means?: Means | undefined;
}

/** The registers of an ability in progress. Its `self` is null for a tech and for a card that works from elsewhere. */
export type EffectVars = Registers;

/** Who asks: the machine, the ability's owner, its card and its registers. */
export type Context = AnyContext<Unnamed>;

/** Of a card whose text is read, and not carried out: it has noted nothing. */
const NO_VARS: Context['vars'] = Object.freeze({});

export const contextFor = (m: M, owner: PlayerId, card: string, self: Uid | null = null): Context => ({
  m,
  owner,
  self,
  card,
  vars: NO_VARS,
});
