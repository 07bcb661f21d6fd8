import type { Pending, Place, PlayerId } from '../../../engine/index.ts';
import { describer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { findObject } from '../board/board.ts';
import { placeAt } from '../board/choose.ts';
import type { M, Nexus } from '../board/context.ts';
import { lastOf, namesIn, readSector } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import { changeOf, scene } from './scene.ts';

/** One line for a person: what happened. */
export const describe = describer<Nexus>({
  sentences: EVENTS,
  said: scene.said,
  change: changeOf,
  cardName: ({ name }) => name,
});

export function namePending(m: M, { card }: Pending): string {
  return (card === null ? undefined : m.cards.cards.get(card)?.name) ?? 'An effect';
}

/** R25: what a skill reacts to, which tells it from the same skill's reactions to other things. */
function about(m: M, { source, vars }: Pending): string {
  const causes = namesIn(vars.cause).filter((id) => id !== source && !id.includes(':'));
  const names = causes.map((id) => {
    const card = findObject(m.board, id)?.card ?? lastOf(vars, id)?.card;
    return `${card === undefined ? id : (m.cards.cards.get(card)?.name ?? card)}`;
  });
  return names.length === 0 ? '' : `, about ${names.join(', ')},`;
}

export const describePending = (m: M, entry: Pending): string =>
  `${namePending(m, entry)}${about(m, entry)} goes on the queue next, under those that follow`;

/** `sector:p2:3` is a biome of the scene. */
export function placeOf(reference: string): Place | undefined {
  const sector = readSector(reference);
  return sector === null ? undefined : placeAt(sector.player, sector.biome);
}

/** G23: what lies in play is known to both players; of a converted card, that it is one. */
export const faceOf = (board: SeenBoard, id: string): string | undefined => findObject(board, id)?.card;

/** Cards of the hand go by their ids in actions. */
export const holds = (board: SeenBoard, player: PlayerId, card: string): boolean =>
  board.players[player].hand.includes(card);
