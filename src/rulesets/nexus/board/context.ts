import type { Json, PlayerId, Uid, Vars } from '../../../engine/index.ts';
import type { Context as AnyContext, Registers } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import type { Nexus } from './board.ts';
import type { Lens } from './continuous.ts';

/** What a card in play was at the moment it left, as far as an effect may still ask (R30). */
export interface LastKnown {
  [key: string]: Json;
  id: Uid;
  controller: PlayerId;
  card: string;
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
  /** Where it lies now, if that is the cache. */
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

export const registers = (
  owner: PlayerId,
  card: string,
  self: Uid | null,
  speed: number,
  more: Vars = {},
): EffectVars => ({ self, owner, card, speed, x: 0, it: [], did: 0, ...more });

/** A sector is named `sector:p2:3`. An object in play and an action on the queue are named by their ids. */
export const sectorReference = (player: PlayerId, biome: number): string => `sector:${player}:${biome}`;

export function readSector(reference: string): { player: PlayerId; biome: number } | null {
  const named = readReference(reference);
  return named?.zone === 'sector' ? { player: named.player, biome: Number(named.card) } : null;
}
