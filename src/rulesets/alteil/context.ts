import type { Machine } from '../../engine/index.ts';
import type { Context as AnyContext, Registers } from '../context.ts';
import type { Alteil } from './board.ts';

export type M = Machine<Alteil>;

/** The registers of a skill in progress. Its `self` is null for a Grimoire, a Soul Card and a unit that is not on the grid yet. */
export interface SkillVars extends Registers {
  /** The program of the skill. */
  skill: string;
}

/** Who asks: the machine, the Iczer and the card of the skill, and its registers. */
export type Context = AnyContext<Alteil>;
