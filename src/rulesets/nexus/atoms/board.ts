/** What the atoms of this folder share: finding and moving things on a board that may be written. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { Board, InPlay, Side } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { History } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId };

export const sideOf = (board: Board, player: PlayerId): Side => board.players[player];

export const objectIn = (board: Board, id: Uid): InPlay | undefined =>
  board.players.p1.objects.find((object) => object.id === id) ??
  board.players.p2.objects.find((object) => object.id === id);

export const count = (board: Board, player: PlayerId, what: History, by = 1): void => {
  const { history } = board.players[player];
  history[what] = (history[what] ?? 0) + by;
};

export type Place = 'hand' | 'deckTop' | 'deckBottom' | 'cache';
export type Pile = 'deck' | 'hand' | 'cache' | 'limbo';

export const isPile = (zone: string): zone is Pile =>
  zone === 'deck' || zone === 'hand' || zone === 'cache' || zone === 'limbo';

export const zoneOf = (to: Place): 'hand' | 'deck' | 'cache' => (to === 'hand' || to === 'cache' ? to : 'deck');

export function put(side: Side, card: string, to: Place): void {
  if (to === 'deckBottom') side.deck.unshift(card);
  else side[zoneOf(to)].push(card);
}

export function dropModifiers(m: M, id: Uid): void {
  if (m.state.modifiers.some(({ target }) => target === id)) m.expire(({ target }) => target === id);
}
