import { type Machine, opponentOf, type PlayerId, type Uid, type Vars } from '../../engine/index.ts';
import { type Dx2, ownerOf } from './board.ts';
import type { Who } from './language.ts';

export type M = Machine<Dx2>;

/** The registers of an effect or an action in progress. */
export interface EffectVars extends Vars {
  /** The demon whose effect this is. For a Devil Connector: the demon that its "self" means, or null. */
  self: Uid | null;
  owner: PlayerId;
  card: string;
  /** What a skill aims at. */
  target: string[];
  /** What was chosen or touched last. */
  it: string[];
  /** Whom the last attack hit. */
  struck: string[];
  /** How much the last part did. */
  did: number;
  /** How many effects led to this one. */
  depth: number;
  /** Set while a Devil Connector is at work: its card. */
  connector: string | null;
}

export interface Context {
  m: M;
  vars: EffectVars;
  owner: PlayerId;
  self: Uid | null;
  card: string;
}

export const contextOf = (m: M, vars: EffectVars): Context => ({
  m,
  vars,
  owner: vars.owner,
  self: vars.self,
  card: vars.card,
});

/** Registers of an effect that begins. */
export const registers = (owner: PlayerId, self: Uid | null, card: string): EffectVars => ({
  self,
  owner,
  card,
  target: [],
  it: [],
  struck: [],
  did: 0,
  depth: 0,
  connector: null,
});

export const sidesOf = (owner: PlayerId, side: 'own' | 'enemy' | 'any'): PlayerId[] =>
  side === 'own' ? [owner] : side === 'enemy' ? [opponentOf(owner)] : [owner, opponentOf(owner)];

/** Whether a demon is what `who` says, seen from the holder of an effect. */
export function isWho(m: M, who: Who, holder: { id: Uid | null; owner: PlayerId }, id: Uid | null): boolean {
  if (id === null) return who === 'any';
  const owner = ownerOf(m.board, id);
  switch (who) {
    case 'self':
      return id === holder.id;
    case 'companion':
      return owner === holder.owner && id !== holder.id;
    case 'ally':
      return owner === holder.owner;
    case 'enemy':
      return owner !== null && owner !== holder.owner;
    case 'any':
      return true;
  }
}
