import type { Json, PlayerId, Viewer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';

/** 3-6-4-2 and the hidden zones: decks and Shields are counts to everyone, a hand to everyone but its owner. */
export function view(board: SeenBoard, viewer: Viewer): Json {
  const side = (player: PlayerId) => {
    const { deck, shields, hand, ...open } = board.players[player];
    return {
      ...open,
      deck: deck.length,
      shields: shields.length,
      hand: viewer === player ? [...hand].sort() : hand.length,
    };
  };
  return { ...board, players: { p1: side('p1'), p2: side('p2') } } as Json;
}
