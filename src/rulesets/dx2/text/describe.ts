import type { Pending } from '../../../engine/index.ts';
import { describer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { findDemon } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { EVENTS } from '../events.ts';

/** One line for a person: what happened. */
export const describe = describer<Dx2>({ sentences: EVENTS, cardName: ({ name }) => name, nobody: 'The battle' });

export function describePending(m: M, { card }: Pending): string {
  return (card === null ? undefined : m.cards.cards.get(card)?.name) ?? 'An effect';
}

/** All demons are known to both players. */
export const faceOf = (board: SeenBoard, id: string): string | undefined => findDemon(board, id)?.card;
