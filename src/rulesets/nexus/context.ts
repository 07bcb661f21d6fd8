import type { Json, PlayerId, Uid, Vars } from '../../engine/index.ts';
import type { Context as AnyContext, Registers } from '../context.ts';
import type { Nexus } from './board.ts';

/** What a card in play was at the moment it left, as far as an effect may still ask. */
export interface LastKnown {
  [key: string]: Json;
  card: string;
  at: number;
  attack: number;
  defense: number;
  damage: number;
  locked: boolean;
  ranged: boolean;
}

/** The registers of an effect, on the queue and in progress. Its `self` is null for a card that is played. */
export interface EffectVars extends Registers {
  /** How fast it is on the queue. */
  speed: number;
  x: number;
}

/** Who asks: the machine, the effect's owner, its card and its registers. */
export type Context = AnyContext<Nexus>;

export const registers = (
  owner: PlayerId,
  card: string,
  self: Uid | null,
  speed: number,
  more: Vars = {},
): EffectVars => ({ self, owner, card, speed, x: 0, it: [], did: 0, ...more });

/**
 * References. An object in play and an action on the queue are named by their ids. A card elsewhere has no name of its
 * own: it is a place and a card id, `hand:p1:E01`, and two copies are the same reference. A sector is `sector:p2:3`.
 */
export interface CardReference {
  zone: string;
  player: PlayerId;
  card: string;
}

export const refer = ({ zone, player, card }: CardReference): string => `${zone}:${player}:${card}`;

export function readReference(reference: string): CardReference | null {
  const [zone, player, ...rest] = reference.split(':');
  if (zone === undefined || rest.length === 0 || (player !== 'p1' && player !== 'p2')) return null;
  return { zone, player, card: rest.join(':') };
}

export const sectorReference = (player: PlayerId, biome: number): string => `sector:${player}:${biome}`;

export function readSector(reference: string): { player: PlayerId; biome: number } | null {
  const named = readReference(reference);
  return named?.zone === 'sector' ? { player: named.player, biome: Number(named.card) } : null;
}
