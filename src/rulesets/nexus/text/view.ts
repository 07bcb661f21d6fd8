import type { Json, PlayerId, Viewer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';

/** G23, R21: decks are counts to everyone; a hand and the faces of converted cards to everyone but their owner. */
export function view(board: SeenBoard, viewer: Viewer): Json {
  const side = (player: PlayerId) => {
    const { deck, hand, converted, ...open } = board.players[player];
    return {
      ...open,
      deck: deck.length,
      hand: viewer === player ? [...hand].sort() : hand.length,
      converted: viewer === player ? converted : converted.length,
    };
  };
  return { ...board, players: { p1: side('p1'), p2: side('p2') } } as Json;
}
