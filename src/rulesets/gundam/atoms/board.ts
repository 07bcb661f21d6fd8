/** What the atoms of this folder share: finding and moving things on a board that may be written. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { countIn, ofPlayer } from '../../cards/board.ts';
import { takeOne } from '../../cards/piles.ts';
import type { Base, Board, Side, Unit } from '../board/board.ts';
import type { HistoryWord, Place } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId };

export const sideOf = (board: Board, player: PlayerId): Side => ofPlayer(board.players, player);

export const unitIn = (board: Board, id: Uid): Unit | undefined =>
  board.players.p1.units.find((unit) => unit.id === id) ?? board.players.p2.units.find((unit) => unit.id === id);

/** A Unit or a Base. */
export const objectIn = (board: Board, id: Uid): Unit | Base | undefined =>
  unitIn(board, id) ?? [board.players.p1.base, board.players.p2.base].find((base) => base?.id === id) ?? undefined;

export function count(board: Board, player: PlayerId, what: HistoryWord, by?: number): void {
  const side = sideOf(board, player);
  side.history = countIn(side.history, what, by);
}

/** Takes a card out of the zone it is played from. A token comes from `outside`. */
export const leaveZone = (board: Board, player: PlayerId, zone: string, card: string): void => {
  if (zone !== 'outside') takeOne(sideOf(board, player)[zone as 'hand'], card);
};

export function put(side: Side, card: string, to: Place): void {
  switch (to) {
    case 'hand':
      side.hand.push(card);
      return;
    case 'deckTop':
      side.deck.push(card);
      return;
    case 'deckBottom':
      side.deck.unshift(card);
      return;
    case 'trash':
      side.trash.push(card);
      return;
    case 'shields':
      side.shields.push(card);
      return;
    case 'removed':
      side.removed.push(card);
  }
}

/** Whether a place is one that the opponent of its owner can't look into. */
export const isHidden = (zone: string): boolean =>
  zone === 'hand' || zone === 'deck' || zone === 'shields' || zone.startsWith('deck');
