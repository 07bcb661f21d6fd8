import type { Json, Machine, PlayerId, Uid, Vars } from '../../engine/index.ts';
import { opponentOf } from '../../engine/index.ts';
import type { Gundam } from './board.ts';

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
  breach: number;
  owner: PlayerId;
}

/** The registers of an ability in progress. */
export interface EffectVars extends Vars {
  /** The Unit or Base whose ability this is. Null for a Command and a Shield. */
  self: Uid | null;
  owner: PlayerId;
  card: string;
  /** What was chosen or touched last. */
  it: string[];
  /** How much the last instruction did. */
  did: number;
}

/** Who asks: the machine, the ability's owner, its card and its registers. */
export interface Context {
  m: Machine<Gundam>;
  owner: PlayerId;
  self: Uid | null;
  card: string;
  vars: Vars;
}

export const contextOf = (m: Machine<Gundam>, vars: EffectVars): Context => ({
  m,
  owner: vars.owner,
  self: vars.self,
  card: vars.card,
  vars,
});

export const sidesOf = (owner: PlayerId, side: 'own' | 'enemy' | 'any'): PlayerId[] =>
  side === 'own' ? [owner] : side === 'enemy' ? [opponentOf(owner)] : [owner, opponentOf(owner)];

export const whoIs = (owner: PlayerId, who: 'you' | 'opponent'): PlayerId =>
  who === 'you' ? owner : opponentOf(owner);

/**
 * References. An object in play is named by its uid. A card elsewhere has no name of its own: it is a place and a card
 * id, `hand:p1:AX-01`, and two copies are the same reference.
 */
export interface CardReference {
  zone: string;
  player: PlayerId;
  card: string;
}

export const refer = ({ zone, player, card }: CardReference): string => `${zone}:${player}:${card}`;

/** The zone in which a card lies that was put to a place. */
export const zoneOf = (place: string): string => (place === 'deckTop' || place === 'deckBottom' ? 'deck' : place);

export function readReference(reference: string): CardReference | null {
  const [zone, player, ...rest] = reference.split(':');
  if (zone === undefined || rest.length === 0 || (player !== 'p1' && player !== 'p2')) return null;
  return { zone, player, card: rest.join(':') };
}
