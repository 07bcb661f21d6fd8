/** What the atoms of this folder share: finding and moving things on a board that may be written. */
import type { DeepReadonly, PlayerId, Uid } from '../../../engine/index.ts';
import { countIn } from '../../cards/board.ts';
import { takeOne } from '../../cards/piles.ts';
import type { Board, InPlay, Side } from '../board/board.ts';
import type { History } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId };

export const sideOf = (board: Board, player: PlayerId): Side => board.players[player];

export const objectIn = (board: Board, id: Uid): InPlay | undefined =>
  board.players.p1.objects.find((object) => object.id === id) ??
  board.players.p2.objects.find((object) => object.id === id);

/** The same of one that is there. */
export function objectOn(board: Board, id: Uid): InPlay {
  const found = objectIn(board, id);
  if (found === undefined) throw new Error(`${id} is not in play`);
  return found;
}

export function count(board: Board, player: PlayerId, what: History, by?: number): void {
  const side = board.players[player];
  side.history = countIn(side.history, what, by);
}

export type Place = 'hand' | 'deckTop' | 'deckBottom' | 'cache' | 'removed';
export type Pile = 'deck' | 'hand' | 'cache' | 'limbo' | 'removed';

export const isPile = (zone: string): zone is Pile =>
  zone === 'deck' || zone === 'hand' || zone === 'cache' || zone === 'limbo' || zone === 'removed';

/** The cards of a pile; there is none of those out of the match until there are some. */
export const pileIn = (side: DeepReadonly<Side>, zone: Pile): readonly string[] => side[zone] ?? [];

export const zoneOf = (to: Place): 'hand' | 'deck' | 'cache' | 'removed' =>
  to === 'deckTop' || to === 'deckBottom' ? 'deck' : to;

export function put(side: Side, card: string, to: Place): void {
  if (to === 'deckBottom') side.deck.unshift(card);
  else if (to === 'removed') side.removed = [...(side.removed ?? []), card];
  else side[to === 'deckTop' ? 'deck' : to].push(card);
}

/** Takes a card out of a pile; none is left of an empty one of those out of the match. */
export function take(side: Side, zone: Pile, card: string): void {
  takeOne(side[zone] ?? [], card);
  if (side.removed?.length === 0) delete side.removed;
}
