import type { PlayerId, Uid, Vars } from '../../../engine/index.ts';
import { ownerOf } from '../board/board.ts';
import type { Done, M } from '../board/context.ts';

/** The damage that took the last HP of a unit: whose, of which unit, by what; and how many HP were gone with it. */
export type Fatal = { by: PlayerId | null; cause: Uid | null; done: Done; lost: number };

/** What one step of the turn leaves for a later one. */
export interface TurnVars extends Vars {
  /** Units that were CLOSED at step 4 and are not revived (G14). */
  burials: Uid[];
  /** The last Damage Resolution before step 4: what closes later waits, even if it was on the list. */
  batch: number;
  /** Iczers whose revealed cards still have to run their Open Skills. */
  opening: PlayerId[];
  /** Whose Open Skill was the first that ran. */
  opener: PlayerId | null;
  /** Units that have fallen below 1 HP before step 15, in that order, and by whose doing (A10). */
  felled: { unit: Uid; by: PlayerId }[];
  /** Whose unit was buried in the pass of steps 16 and 17 in progress. */
  burier: PlayerId;
  /** Units that have had their Start Skills. */
  started: Uid[];
  /** The unit of the pass in progress, and its Auto Skills that have run. */
  unit: Uid;
  player?: PlayerId;
  autos: string[];
  /** How many units have begun their sub-phases in this turn (R20). */
  passes: number;
  /** Soul Cards that were spent before the action. */
  souls: number;
  /** The damage that took the HP of units, where a card asks for it (R77). */
  fatal?: Record<Uid, Fatal>;
}

export const freshTurn = (): TurnVars => ({
  burials: [],
  batch: 0,
  opening: [],
  opener: null,
  felled: [],
  burier: 'p1',
  started: [],
  unit: '',
  autos: [],
  passes: 0,
  souls: 0,
});

/** Whose unit it is, or was when its pass began: a skill may have sent it away since. */
export const ownerIn = (m: M, unit: Uid, was?: PlayerId): PlayerId => {
  const owner = ownerOf(m.board, unit) ?? was ?? null;
  if (owner === null) throw new Error(`no unit ${unit}`);
  return owner;
};

/** How many Soul Cards have been spent by both. */
export const spentSouls = ({ board: { players } }: M): number => players.p1.spent.length + players.p2.spent.length;
