/** What the atoms of this folder share: finding and moving things on a board that may be written. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { Board, Land, Lane, Row, Side, Unit, Zone } from '../board/board.ts';
import { readZone } from '../board/board.ts';
import type { To } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId };

export const sideOf = (board: Board, player: PlayerId): Side => board.players[player];

export const laneOf = (board: Board, player: PlayerId, lane: number): Lane =>
  board.players[player].lanes[lane - 1] as Lane;

/** The zone of this name, which has to be one. */
export function zoneCalled(name: string): Zone {
  const zone = readZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}

export function unitIn(board: Board, id: Uid): Unit | undefined {
  for (const player of ['p1', 'p2'] as const) {
    for (const { front, back } of board.players[player].lanes) {
      if (front?.id === id) return front;
      if (back?.id === id) return back;
    }
  }
  return undefined;
}

export function objectIn(board: Board, id: Uid): Unit | Land | undefined {
  for (const player of ['p1', 'p2'] as const)
    for (const { land } of board.players[player].lanes) if (land?.id === id) return land;
  return unitIn(board, id);
}

/** Writes what stands in a unit zone of the table. */
export function setZone(board: Board, player: PlayerId, zone: string, unit: Unit | null): void {
  const { lane, row } = zoneCalled(zone);
  laneOf(board, player, lane)[row as Row] = unit;
}

export function put(side: Side, card: string, to: To): void {
  if (to === 'deckTop') side.deck.push(card);
  else if (to === 'deckBottom') side.deck.unshift(card);
  else if (to === 'pool') side.revealed.push(card);
  else if (to === 'poolDeck') side.pool.unshift(card);
  else side[to].push(card);
}

/** Piles that nobody but their owner, or nobody at all, can look into. */
export const isHidden = (pile: string): boolean =>
  ['hand', 'deck', 'deckTop', 'deckBottom', 'protection', 'poolDeck', 'looked'].includes(pile);
