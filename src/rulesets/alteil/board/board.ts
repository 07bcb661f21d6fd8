import * as z from 'zod';
import type { DeepReadonly, Place, PlayerId, Uid } from '../../../engine/index.ts';
import { cardId, counterTo, forBoth, player, uid } from '../../cards/board.ts';
import { past } from '../../cards/history.ts';
import { placeIn } from '../../cards/scene.ts';
import { battletime } from '../language/language.ts';

export const PHASES = ['set', 'active', 'action'] as const;
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const counter = counterTo(1_000_000_000);
const cards = z.array(cardId).max(60);
const cell = z.int().min(1).max(9);

const closing = z.strictObject({
  batch: counter.describe('The number of the Damage Resolution that CLOSED it. (A9)'),
  by: player.describe('Who set off the destruction. (A10)'),
});

const unit = z.strictObject({
  id: uid.describe('The name of this unit in the match.'),
  card: cardId.describe('The id of its card.'),
  cell: cell.describe('The cell on which it stands, from 1 (front left) to 9 (back right). (G7)'),
  lost: counter.describe('HP lost: the HP it has are its greatest HP less this.'),
  engaged: z.boolean().describe('Whether it is Engaged.'),
  ranked: z.boolean().describe('Whether it has ranked up.'),
  closed: closing.nullable().describe('By what it was CLOSED; null while it is open.'),
});
export type Unit = z.infer<typeof unit>;
export type SeenUnit = DeepReadonly<Unit>;

const level = (name: string) => counter.describe(`Levels of ${name}.`);
const levels = z.strictObject({
  refess: level('Refess'),
  lawtia: level('Lawtia'),
  gowen: level('Gowen'),
  falkow: level('Falkow'),
});
export type Levels = z.infer<typeof levels>;

const plan = z.strictObject({
  deploy: cell.nullable().describe('The cell that the revealed unit will enter at step 7; null without one.'),
  revive: z.array(uid).max(9).describe('CLOSED units that will be revived at step 6.'),
  raise: levels.describe('Sphere levels that will be raised at step 9.'),
  set: cardId.nullable().describe('The card in the Set Area; null without one.'),
  spent: counter.describe('SP paid for all this; the opponent learns of it step by step.'),
});
export type Plan = z.infer<typeof plan>;

const side = z.strictObject({
  sp: counter.describe('SP left.'),
  levels: levels.describe('The levels of the spheres.'),
  file: cards.describe('The Card File without its Soul Cards, in no order that matters.'),
  souls: z.array(cardId).max(5).describe('Soul Cards with LP left, the one that takes damage next first.'),
  soulLp: z.array(z.int().min(1).max(99)).max(5).describe('The LP that each of them has left.'),
  avatar: z.int().min(0).max(1).describe('LP of the Avatar.'),
  spent: cards.describe('Soul Cards at 0 LP.'),
  plan: plan.describe('What the Iczer has chosen in secret in this Set Phase. (R1)'),
  revealed: z
    .strictObject({
      id: uid.describe('The name that the card will have as a unit.'),
      card: cardId.describe('The id of the card.'),
    })
    .nullable()
    .describe('A card that was revealed in this turn, or a unit that was and waits for its cell; null without one.'),
  units: z.array(unit).max(9).describe('The units on the grid, CLOSED ones included.'),
  cemetery: cards.describe('The cards in the Cemetery, the oldest first.'),
  out: cards.optional().describe('Cards that skills have removed from the duel; absent while there are none. (R33)'),
});
export type Side = z.infer<typeof side>;
export type SeenSide = DeepReadonly<Side>;

export const board = z.strictObject({
  turn: counter.describe('The number of the turn.'),
  phase: z.enum(PHASES).describe('The phase of the turn.'),
  step: z.int().min(0).max(23).describe('The number of the step; 0 before step 1.'),
  battletime: battletime.nullable().describe('The battletime; null before step 8 of turn 1. (G17)'),
  acting: uid.nullable().describe('The unit whose turn to act it is at step 22; null at other times.'),
  kills: counter.describe('The number of the last Damage Resolution that CLOSED a unit.'),
  players: forBoth(side, (number) => `What belongs to player ${number}.`).describe('What belongs to each Iczer.'),
  past: past.optional().describe('What happened before, where a card of the match asks for it. (R60)'),
});
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;

export const noLevels = (): Levels => ({ falkow: 0, gowen: 0, lawtia: 0, refess: 0 });
export const emptyPlan = (): Plan => ({ deploy: null, raise: noLevels(), revive: [], set: null, spent: 0 });

export const emptySide = (): Side => ({
  avatar: 1,
  cemetery: [],
  file: [],
  levels: noLevels(),
  plan: emptyPlan(),
  revealed: null,
  soulLp: [],
  souls: [],
  sp: 0,
  spent: [],
  units: [],
});

export const blankBoard = (past: Pick<Board, 'past'> = {}): Board => ({
  acting: null,
  battletime: null,
  kills: 0,
  ...past,
  phase: 'set',
  players: { p1: emptySide(), p2: emptySide() },
  step: 0,
  turn: 0,
});

export function findUnit(seen: SeenBoard, id: Uid): SeenUnit | null {
  for (const unit of seen.players.p1.units) if (unit.id === id) return unit;
  for (const unit of seen.players.p2.units) if (unit.id === id) return unit;
  return null;
}

export function ownerOf(seen: SeenBoard, id: Uid): PlayerId | null {
  for (const unit of seen.players.p1.units) if (unit.id === id) return 'p1';
  for (const unit of seen.players.p2.units) if (unit.id === id) return 'p2';
  return null;
}

/** Whose grid a unit stands on that is on one of the two. */
export const holderOf = (seen: SeenBoard, id: Uid): PlayerId => ownerOf(seen, id) ?? 'p2';

/** The unit on a cell of a grid, CLOSED or not (G11). */
export function unitAt({ units }: SeenSide, cell: number): SeenUnit | null {
  for (const unit of units) if (unit.cell === cell) return unit;
  return null;
}

/** LP of an Iczer: those of the Soul Cards and the Avatar's. */
export const lpOf = ({ soulLp, avatar }: SeenSide): number => soulLp.reduce((sum, lp) => sum + lp, avatar);

/** Units by cell; those on the same cell of two grids stay in their order. For so few the sort of V8 makes lists of its own. */
export function byCell(units: readonly SeenUnit[]): SeenUnit[] {
  const sorted = units.slice();
  for (let from = 1; from < sorted.length; from++) {
    const unit = sorted[from] as SeenUnit;
    let at = from;
    for (let before = sorted[at - 1]; before !== undefined && before.cell > unit.cell; before = sorted[at - 1])
      sorted[at--] = before;
    sorted[at] = unit;
  }
  return sorted;
}

/** 1 is the front row. */
export const rowOf = (cell: number): number => Math.ceil(cell / 3);
/** 1 is the left column. */
export const columnOf = (cell: number): number => ((cell - 1) % 3) + 1;

/** The cell of a player's grid as a place of the scene. */
export const placeOfCell = (player: PlayerId, cell: number): Place =>
  placeIn(player, 'grid', { row: rowOf(cell), column: columnOf(cell) });

/** CLOSED units count: they lie on their cells (G11). */
export const emptyCells = (side: SeenSide): number[] => CELLS.filter((cell) => unitAt(side, cell) === null);
