import type { Pending } from '../../../engine/index.ts';
import { describer } from '../../../engine/index.ts';
import { wordsFor } from '../../cards/reading.ts';
import type { SeenBoard } from '../board/board.ts';
import { findDemon } from '../board/board.ts';
import type { Dx2, M } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import { affinityOrNone, cant, element } from '../language/words.ts';
import { PHRASES } from './phrases.ts';

const ELEMENT = wordsFor(PHRASES, element);
const AFFINITY = wordsFor(PHRASES, affinityOrNone);

/** What is said of statuses by what they are of, under their kind: `cant:heal`, `affinity:fire:weak`. */
const SAID = Object.fromEntries([
  ...Object.entries(wordsFor(PHRASES, cant)).map(([of, words]) => [`cant:${of}`, words]),
  ...Object.entries(ELEMENT).flatMap(([met, to]) =>
    Object.entries(AFFINITY).map(([is, words]) => [`affinity:${met}:${is}`, `affinity to ${to} is ${words}`]),
  ),
]) as Readonly<Record<string, string>>;

/** One line for a person: what happened. */
export const describe = describer<Dx2>({
  sentences: EVENTS,
  said: SAID,
  cardName: ({ name }) => name,
  nobody: 'The battle',
});

export function describePending(m: M, { card }: Pending): string {
  return (card === null ? undefined : m.cards.cards.get(card)?.name) ?? 'An effect';
}

/** All demons are known to both players. */
export const faceOf = (board: SeenBoard, id: string): string | undefined => findDemon(board, id)?.card;
