import * as z from 'zod';
import type { DeepReadonly, PlayerId } from '../../src/engine/index.ts';
import { vocabulary } from '../../src/engine/index.ts';
import type { Kind } from './cards.ts';
import type { EVENTS } from './events.ts';
import type { ClauseId } from './rulebook.ts';

const cardId = z.string();

/** Only what is in play is an object with a name of its own; a card anywhere else is just the id of its kind. */
const unit = z.strictObject({
  id: z.string(),
  card: cardId,
  damage: z.int().min(0),
  ready: z.boolean(),
});

const side = z.strictObject({
  life: z.int(),
  energy: z.int().min(0).max(10),
  /** The energy of a whole turn. */
  full: z.int().min(0).max(10),
  /** The last card is the top one. */
  deck: z.array(cardId),
  hand: z.array(cardId),
  units: z.array(unit).max(6),
  trash: z.array(cardId),
});

/** The shape of the board: what a state has to look like to be read at all. */
export const board = z.strictObject({
  /** The number of the turn, from 1; 0 before the first. */
  turn: z.int().min(0),
  active: z.enum(['p1', 'p2']),
  sides: z.strictObject({ p1: side, p2: side }),
});

export type Unit = z.infer<typeof unit>;
export type Side = z.infer<typeof side>;
export type Board = z.infer<typeof board>;

/** The types in which Duel differs from other games. */
export interface Duel {
  board: Board;
  clause: ClauseId;
  card: Kind;
  event: keyof typeof EVENTS;
}

/** The words that procedures and abilities are written in, bound to Duel: another clause id does not compile. */
export const { procedure, step, choice } = vocabulary<Duel>();

export const newSide = (deck: string[]): Side => ({
  deck,
  energy: 0,
  full: 0,
  hand: [],
  life: 20,
  trash: [],
  units: [],
});

/** The unit in play that is called `id`, and whose it is. */
export function findUnit(board: DeepReadonly<Board>, id: string): { unit: DeepReadonly<Unit>; owner: PlayerId } | null {
  for (const owner of ['p1', 'p2'] as const) {
    for (const unit of board.sides[owner].units) if (unit.id === id) return { unit, owner };
  }
  return null;
}
