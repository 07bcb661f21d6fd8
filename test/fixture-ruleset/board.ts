import { z } from 'zod';
import type { DeepReadonly, Machine } from '../../src/engine/index.ts';
import { vocabulary } from '../../src/engine/index.ts';
import type { Bell } from './cards.ts';
import type { ClauseId } from './rulebook.ts';

const player = z.enum(['p1', 'p2']);

const hanging = z.strictObject({
  id: z.string(),
  card: z.string(),
  owner: player,
  dents: z.int().min(0),
  rung: z.boolean(),
});

const side = z.strictObject({
  points: z.int().min(0),
  /** The last one is taken out first. */
  box: z.array(z.string()),
  hand: z.array(z.string()),
  gone: z.array(z.string()),
});

export const board = z.strictObject({
  turn: z.int().min(0),
  active: player,
  bells: z.array(hanging).max(10),
  sides: z.strictObject({ p1: side, p2: side }),
});

export type Hanging = z.infer<typeof hanging>;
export type Board = z.infer<typeof board>;

export interface Bells {
  board: Board;
  clause: ClauseId;
  card: Bell;
}

export type M = Machine<Bells>;

export const { procedure, atomic, step, choice, commit } = vocabulary<Bells>();

export const both = ['p1', 'p2'] as const;

export const findBell = (board: DeepReadonly<Board>, id: string): DeepReadonly<Hanging> | null =>
  board.bells.find((bell) => bell.id === id) ?? null;

export const bellsOf = (board: DeepReadonly<Board>, owner: 'p1' | 'p2'): DeepReadonly<Hanging>[] =>
  board.bells.filter((bell) => bell.owner === owner);

export function cardOf(m: M, id: string): Bell {
  const card = m.cards.cards.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}
