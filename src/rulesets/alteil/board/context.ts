import type { Machine, PlayerId, Uid } from '../../../engine/index.ts';
import type { Context as AnyContext, CardGame, Registers } from '../../cards/context.ts';
import type { EVENTS } from '../events.ts';
import type { Compiled } from '../language/compiled.ts';
import type { Card, Means } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Board } from './board.ts';

/** The game as the machine's types see it. */
export type Alteil = CardGame<Board, ClauseId, Compiled, typeof EVENTS, Card>;

export type M = Machine<Alteil>;

/** What a blow has done, for the Counter Skills that answer it. */
export type Struck = {
  /** The event that told it. */
  event: number;
  owner: PlayerId;
  from: Uid | null;
  hits: { target: Uid; amount: number }[];
  /** By what it was done, where a card of the match asks. */
  done?: Done;
};

/** By what means damage was done, and by which skill, if any. */
export type Done = { means: Means; skill?: string };

/** The registers of a skill in progress. Its `self` is null for a Grimoire, a Soul Card and a unit that is not on the grid yet. */
export interface SkillVars extends Registers {
  /** The program of the skill. */
  skill: string;
  /** How many repeated parts are in progress, one inside the other, and the blows that wait until the outermost is over. */
  holding?: number;
  held?: Struck[];
  /** Units that the instruction in progress buries, or moves, and the one whose cell is being chosen. */
  burying?: string[];
  moving?: string[];
  mover?: string;
  /** Present when the condition of the skill was looked at before its cost was paid. */
  met?: true;
  /** Units whose HP the last damage or loss has taken. */
  hit?: string[];
  /** Cards off the grid that the last instruction has moved. */
  moved?: string[];
  /** The numbers that units had which this skill has taken off the grid (R32). */
  left?: { [unit: string]: { [number: string]: number } };
}

/** Who asks: the machine, the Iczer and the card of the skill, its registers, and the unit for which an amount is worked out. */
export type Context = AnyContext<Alteil> & { each?: Uid };
