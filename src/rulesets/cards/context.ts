/** What the texts of cards are read and carried out with, in every game: who speaks, and what was done so far. */
import type { Game, Machine, PlayerId, Uid, Vars } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import { hasAmounts } from './words.ts';

/** A game as the machine's types see it: its board, clauses, compiled cards, table of events, and cards as they are written. */
export interface CardGame<Board, Clause extends string, Card, Events, Source> {
  board: Board;
  clause: Clause;
  card: Card;
  event: keyof Events & string;
  source: Source;
}

/** The registers that every effect has. */
export interface Registers extends Vars {
  /** The object in play whose text this is, or null. */
  self: Uid | null;
  owner: PlayerId;
  card: string;
  /** What was chosen or touched last. */
  it: string[];
  /** How much the last instruction did. */
  did: number;
}

/** The registers with which an effect begins, in the order that the text of a state has them in. */
export const registers = (owner: PlayerId, card: string, self: Uid | null): Registers => ({
  card,
  did: 0,
  it: [],
  owner,
  self,
});

/** Who asks: the machine, the effect's owner, its card and its registers. */
export interface Context<G extends Game, V extends Vars = Vars> {
  m: Machine<G>;
  owner: PlayerId;
  self: Uid | null;
  card: string;
  vars: V;
  /** Amounts that were worked out while one population is looked through, in which nothing changes. */
  known?: Map<object, number>;
}

/** The context in which a population is looked through: what its filter asks of every candidate is worked out once. */
export const lookingThrough = <C extends { known?: Map<object, number> }>(context: C, filter: object | undefined): C =>
  context.known || filter === undefined || !hasAmounts(filter) ? context : { ...context, known: new Map() };

/** What an amount comes to: worked out once for a population that is looked through. */
export function workedOut<C extends { known?: Map<object, number> }, A extends object>(
  context: C,
  amount: A,
  work: (context: C, amount: A) => number,
): number {
  const known = context.known?.get(amount);
  if (known !== undefined) return known;
  const value = work(context, amount);
  context.known?.set(amount, value);
  return value;
}

export const contextOf = <G extends Game, V extends Registers>(m: Machine<G>, vars: V): Context<G, V> => ({
  m,
  owner: vars.owner,
  self: vars.self,
  card: vars.card,
  vars,
});

export const sidesOf = (owner: PlayerId, side: 'own' | 'enemy' | 'any'): PlayerId[] =>
  side === 'own' ? [owner] : side === 'enemy' ? [opponentOf(owner)] : [owner, opponentOf(owner)];

/** Whether a player is on a side, as seen by `owner`. */
export const isOnSide = (owner: PlayerId, side: 'own' | 'enemy' | 'any', player: PlayerId): boolean =>
  side === 'any' || (side === 'own') === (player === owner);

export const whoIs = (owner: PlayerId, who: 'you' | 'opponent'): PlayerId =>
  who === 'you' ? owner : opponentOf(owner);

export const playersOf = (owner: PlayerId, who: 'you' | 'opponent' | 'each' | undefined): PlayerId[] =>
  who === 'each' ? [owner, opponentOf(owner)] : [whoIs(owner, who ?? 'you')];
