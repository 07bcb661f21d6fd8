import type { Pending, PlayerId } from '../../../engine/index.ts';
import { capital, describer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { cardStanding } from '../board/board.ts';
import type { M, Unnamed } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import type { Trigger } from '../language/language.ts';
import { changeOf, scene } from './scene.ts';

/** One line for a person: what happened. */
export const describe = describer<Unnamed>({
  sentences: EVENTS,
  said: scene.said,
  places: scene.places ?? {},
  change: changeOf,
  cardName: ({ name }) => name,
});

/** A trigger word as cards print it: `[On Play]`. */
const printed = (word: Trigger): string =>
  `[${word
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(' Of ', ' of ')}]`;

export function describePending(m: M, { card, vars }: Pending): string {
  const name = card === null ? undefined : m.cards.cards.get(card)?.name;
  const word = typeof vars.on === 'string' ? printed(vars.on as Trigger) : 'effect';
  return name === undefined ? capital(word) : `${name}: ${word}`;
}

/** Units and lands lie face up. */
export const faceOf = (board: SeenBoard, id: string): string | undefined => cardStanding(board, id);

/** Cards of the hand go by their ids in actions. */
export const holds = (board: SeenBoard, player: PlayerId, card: string): boolean =>
  board.players[player].hand.includes(card);
