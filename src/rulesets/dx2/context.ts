import type { Machine, PlayerId, Uid } from '../../engine/index.ts';
import type { Context as AnyContext, Registers } from '../context.ts';
import { type Dx2, ownerOf } from './board.ts';
import type { Who } from './language.ts';

export type M = Machine<Dx2>;

/**
 * The registers of an effect or an action in progress. `self` is the demon whose effect this is; for a Devil Connector
 * the demon that its "self" means, or null.
 */
export interface EffectVars extends Registers {
  /** What a skill aims at. */
  target: string[];
  /** Whom the last attack hit. */
  struck: string[];
  /** How many effects led to this one. */
  depth: number;
  /** Set while a Devil Connector is at work: its card. */
  connector: string | null;
}

export type Context = AnyContext<Dx2, EffectVars>;

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
