import type { Json, PlayerId, Viewer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';

/** G6: decks, the face-down pool, protection and cards that are looked at are counts to all, a hand to all but its owner. */
export function view(board: SeenBoard, viewer: Viewer): Json {
  const side = (player: PlayerId) => {
    const { deck, hand, pool, protection, looked, ...open } = board.players[player];
    return {
      ...open,
      deck: deck.length,
      pool: pool.length,
      protection: protection.length,
      looked: looked.length,
      hand: viewer === player ? [...hand].sort() : hand.length,
    };
  };
  return { ...board, players: { p1: side('p1'), p2: side('p2') } } as Json;
}
