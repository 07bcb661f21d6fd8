import { type Machine, opponentOf, type PlayerId, type Uid, type Vars } from '../../engine/index.ts';
import type { Alteil } from './board.ts';
import type { Side, Who } from './language.ts';

export type M = Machine<Alteil>;

/** The registers of a skill in progress. */
export interface SkillVars extends Vars {
  /** The unit on the grid whose skill this is. Null for a Grimoire, a Soul Card and a unit that is not on the grid yet. */
  self: Uid | null;
  owner: PlayerId;
  card: string;
  /** The program of the skill. */
  skill: string;
  /** What was chosen or touched last. */
  it: string[];
  /** How much the last instruction did. */
  did: number;
}

/** Who asks: the machine, the Iczer and the card of the skill, and its registers. */
export interface Context {
  m: M;
  owner: PlayerId;
  self: Uid | null;
  card: string;
  vars: Vars;
}

export const contextOf = (m: M, vars: SkillVars): Context => ({
  m,
  owner: vars.owner,
  self: vars.self,
  card: vars.card,
  vars,
});

export const sidesOf = (owner: PlayerId, side: Side): PlayerId[] =>
  side === 'own' ? [owner] : side === 'enemy' ? [opponentOf(owner)] : [owner, opponentOf(owner)];

export const whoIs = (owner: PlayerId, who: Who): PlayerId => (who === 'you' ? owner : opponentOf(owner));

export const playersOf = (owner: PlayerId, who: Who | 'each' | undefined): PlayerId[] =>
  who === 'each' ? [owner, opponentOf(owner)] : [whoIs(owner, who ?? 'you')];
