import type { Json, Machine, Pending, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import type { Context as AnyContext, CardGame, Registers } from '../../cards/context.ts';
import type { Lens as AnyLens } from '../../cards/continuous.ts';
import { readReference, refer } from '../../cards/references.ts';
import type { EVENTS } from '../events.ts';
import type { Compiled, CompiledSkill } from '../language/compiled.ts';
import type { Amount, Card, Condition, Constant, Filter, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Board, SeenObject } from './board.ts';
import { controllerOf } from './board.ts';

/** The game as the machine's types see it. */
export type Nexus = CardGame<Board, ClauseId, ReadCard, typeof EVENTS, Card>;

/**
 * What reads the words of a card. It comes with the compiled card: values ask which continuous texts are in force, and
 * these ask in words that themselves ask for values.
 */
export interface Reader {
  matches(context: Context, filter: Filter, subject: Subject): boolean;
  holds(context: Context, condition: Condition): boolean;
  touches(context: Context, target: Target, id: Uid): boolean;
  amountOf(context: Context, amount: Amount): number;
}

/** A compiled card and what reads it. */
export interface ReadCard extends Compiled {
  reader: Reader;
}

export type M = Machine<Nexus>;

/** What a card in play was at the moment it left, as far as an effect may still ask (R30). */
export interface LastKnown {
  [key: string]: Json;
  id: Uid;
  controller: PlayerId;
  card: string;
  /** Its own card, where it was a copy of another one. */
  own?: string;
  /** The traits that it had, where they were not those that are printed. */
  traits?: string[];
  at: number;
  attack: number;
  defense: number;
  damage: number;
  locked: boolean;
  ranged: boolean;
  /** The turn in which it had arrived. */
  since: number;
  /** The agent it was attached to. */
  host: Uid | null;
  /** Whether it was attached to an agent, or something to it. */
  attached: boolean;
  attacking: boolean;
  defending: boolean;
  /** Where it lies now, if all can see it there. */
  now: string | null;
}

/** What a card that has left play was, if this effect speaks of it. */
export const lastOf = ({ last }: Vars, id: string): LastKnown | null =>
  (last as { [id: string]: LastKnown } | undefined)?.[id] ?? null;

/** A register that names one thing, or several of one moment. */
export const namesIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as string[]) : [];

/** The registers of an effect, on the queue and in progress. Its `self` is null for a card that is played. */
export interface EffectVars extends Registers {
  /** How fast it is on the queue. */
  speed: number;
  x: number;
}

/** Who asks: the machine, the effect's owner, its card and its registers. */
export interface Context extends AnyContext<Nexus> {
  /** Given while a persistent skill is looked at: what else is taken to be in force then. */
  lens?: Lens;
}

/** One thing that a persistent skill of a card in play makes hold. */
export interface Force {
  source: CompiledSkill;
  constant: Constant;
  context: Context;
  reader: Reader;
  /** The turn in which its card arrived. */
  since: number;
}

/** What a force does to one card that it touches. */
export interface Touch {
  source: CompiledSkill;
  constant: Constant;
  /** That of the card whose skill it is. */
  context: Context;
  attack: number;
  defense: number;
  prevent: number;
  /** Where a number is worked out for each card by itself, what it is for each of them. */
  each?: ReadonlyMap<Uid, Numbers>;
}

/** What a force changes by how much. */
export interface Numbers {
  attack: number;
  defense: number;
  prevent: number;
}

/** What is taken to be in force while one skill is looked at. */
export type Lens = AnyLens<Force, Touch>;

/** Something a filter can look at: a card in play, as it was when it left, or elsewhere; an action; a sector. */
export type Subject =
  | { kind: 'object'; object: SeenObject; card: Compiled }
  | { kind: 'last'; last: LastKnown; card: Compiled }
  | { kind: 'card'; card: Compiled; player?: PlayerId }
  | { kind: 'queued'; entry: Pending; card: Compiled | null }
  | { kind: 'sector'; player: PlayerId; biome: number };

/** A card in play by its name there; one that is not, by where it lies: a card that is played is on the queue. */
export function partyOf(m: M, source: string | null): string | null {
  if (source === null || !m.cards.cards.has(source) || controllerOf(m.board, source) !== null) return source;
  const owner = actorOf(m)?.owner;
  return owner === undefined ? null : refer({ zone: 'limbo', player: owner, card: source });
}

/** The program that runs, or asks. */
export const running = ({ state }: M): string => state.frames.at(-1)?.program ?? '';

/** The event that what runs was caused by. */
export const causeOf = ({ state }: M): number | null => state.frames.at(-1)?.cause ?? null;

/** Whose effect is at work, or who pays for one: the card that speaks, and its player. */
export function actorOf({ state }: M): { owner: PlayerId; card: string; self: Uid | null; vars: Vars } | null {
  const vars = state.frames.at(-1)?.vars;
  if (typeof vars?.owner !== 'string' || typeof vars.card !== 'string' || vars.card === '') return null;
  return { owner: vars.owner as PlayerId, card: vars.card, self: (vars.self as Uid | undefined) ?? null, vars };
}

export const registers = (
  owner: PlayerId,
  card: string,
  self: Uid | null,
  speed: number,
  more: Vars = {},
): EffectVars => ({ card, did: 0, it: [], owner, self, speed, x: 0, ...more });

/** A sector is named `sector:p2:3`. An object in play and an action on the queue are named by their ids. */
export const sectorReference = (player: PlayerId, biome: number): string => `sector:${player}:${biome}`;

export function readSector(reference: string): { player: PlayerId; biome: number } | null {
  const named = readReference(reference);
  return named?.zone === 'sector' ? { player: named.player, biome: Number(named.card) } : null;
}
