import * as z from 'zod';
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { BATTLETIMES } from '../language/words.ts';

export const PHASES = ['set', 'active', 'action'] as const;
export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const uid = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(24);
const counter = z.int().min(0).max(1_000_000_000);
const cards = z.array(cardId).max(60);
const player = z.enum(['p1', 'p2']);
const cell = z.int().min(1).max(9);

const unit = z.strictObject({
  id: uid,
  card: cardId,
  cell,
  /** HP lost; the HP it has are its greatest HP less this. */
  lost: counter,
  engaged: z.boolean(),
  ranked: z.boolean(),
  /** The Damage Resolution that CLOSED it, and who set off the destruction. Null while it is open. */
  closed: z.strictObject({ batch: counter, by: player }).nullable(),
});

const levels = z.strictObject({ refess: counter, lawtia: counter, gowen: counter, falkow: counter });

/** What an Iczer has chosen in secret in this Set Phase. */
const plan = z.strictObject({
  deploy: cell.nullable(),
  revive: z.array(uid).max(9),
  raise: levels,
  set: cardId.nullable(),
  /** SP paid for all this; the others learn of it step by step. */
  spent: counter,
});

const side = z.strictObject({
  sp: counter,
  levels,
  /** The Card File without its Soul Cards, in no order that matters. */
  file: cards,
  /** Soul Cards with LP left, the next one first, and the LP each has left. */
  souls: z.array(cardId).max(5),
  soulLp: z.array(z.int().min(1).max(99)).max(5),
  avatar: z.int().min(0).max(1),
  /** Soul Cards at 0 LP. */
  spent: cards,
  plan,
  /** A card that was revealed this turn, or a unit that was and waits for its deployment. */
  revealed: z.strictObject({ id: uid, card: cardId }).nullable(),
  units: z.array(unit).max(9),
  cemetery: cards,
});

export const board = z.strictObject({
  turn: counter,
  phase: z.enum(PHASES),
  step: z.int().min(0).max(23),
  battletime: z.enum(BATTLETIMES).nullable(),
  /** The unit whose sub-phase it is. */
  acting: uid.nullable(),
  /** Number of the last Damage Resolution that CLOSED a unit. */
  kills: counter,
  players: z.strictObject({ p1: side, p2: side }),
});

export type Unit = z.infer<typeof unit>;
export type Levels = z.infer<typeof levels>;
export type Plan = z.infer<typeof plan>;
export type Side = z.infer<typeof side>;
export type Board = z.infer<typeof board>;
export type SeenBoard = DeepReadonly<Board>;
export type SeenUnit = DeepReadonly<Unit>;
export type SeenSide = DeepReadonly<Side>;

export const noLevels = (): Levels => ({ refess: 0, lawtia: 0, gowen: 0, falkow: 0 });
export const emptyPlan = (): Plan => ({ deploy: null, revive: [], raise: noLevels(), set: null, spent: 0 });

export const emptySide = (): Side => ({
  sp: 0,
  levels: noLevels(),
  file: [],
  souls: [],
  soulLp: [],
  avatar: 1,
  spent: [],
  plan: emptyPlan(),
  revealed: null,
  units: [],
  cemetery: [],
});

export const blankBoard = (): Board => ({
  turn: 0,
  phase: 'set',
  step: 0,
  battletime: null,
  acting: null,
  kills: 0,
  players: { p1: emptySide(), p2: emptySide() },
});

export function findUnit(seen: SeenBoard, id: Uid): SeenUnit | null {
  for (const unit of seen.players.p1.units) if (unit.id === id) return unit;
  for (const unit of seen.players.p2.units) if (unit.id === id) return unit;
  return null;
}

export const ownerOf = (seen: SeenBoard, id: Uid): PlayerId | null =>
  seen.players.p1.units.some((unit) => unit.id === id)
    ? 'p1'
    : seen.players.p2.units.some((unit) => unit.id === id)
      ? 'p2'
      : null;

/** LP of an Iczer: those of the Soul Cards and the Avatar's. */
export const lpOf = ({ soulLp, avatar }: SeenSide): number => soulLp.reduce((sum, lp) => sum + lp, avatar);

/** 1 is the front row. */
export const rowOf = (cell: number): number => Math.ceil(cell / 3);
/** 1 is the left column. */
export const columnOf = (cell: number): number => ((cell - 1) % 3) + 1;

/** CLOSED units count: they lie on their cells (G11). */
export const emptyCells = ({ units }: SeenSide): number[] =>
  CELLS.filter((cell) => !units.some((unit) => unit.cell === cell));
