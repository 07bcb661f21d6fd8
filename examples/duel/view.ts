import type { CardSet, DeepReadonly, GameEvent, Json, Machine, Pending, Viewer } from '../../src/engine/index.ts';
import type { Board, Duel, Side } from './board.ts';

/** The board as `viewer` may see it: decks are numbers, and so is the hand of anybody else. */
export function view(board: DeepReadonly<Board>, viewer: Viewer): Json {
  const side = (shown: DeepReadonly<Side>, own: boolean): Json => ({
    ...shown,
    deck: shown.deck.length,
    hand: own ? shown.hand : shown.hand.length,
  });
  return {
    turn: board.turn,
    active: board.active,
    sides: { p1: side(board.sides.p1, viewer === 'p1'), p2: side(board.sides.p2, viewer === 'p2') },
  };
}

/** One sentence for an event, also for one whose secret fields were taken out. */
export function describe({ type, player, data }: GameEvent, cards: CardSet<Duel>): string {
  const card = typeof data.card === 'string' ? (cards.cards.get(data.card)?.name ?? data.card) : 'a card';
  switch (type) {
    case 'shuffle':
      return `${player} shuffles the deck.`;
    case 'turn':
      return `Turn ${data.turn}: ${player} has ${data.energy} energy.`;
    case 'ready':
      return `${player}’s units get ready.`;
    case 'draw':
      return `${player} draws ${card}.`;
    case 'empty-deck':
      return `${player} has no card to draw and no life left.`;
    case 'play':
      return `${player} plays ${card} as ${data.unit} for ${data.cost}.`;
    case 'attack':
      return `${data.unit} attacks ${data.target}.`;
    case 'damage':
      return `${data.unit} takes ${data.amount} damage.`;
    case 'life':
      return `${player} loses ${data.amount} life and has ${data.life}.`;
    case 'death':
      return `${card} (${data.unit}) dies.`;
    case 'pass':
      return `${player} ends the turn.`;
    case 'effect':
      return `The ability of ${card} (${data.source}) takes effect.`;
    case 'decision':
      return `${player} decides${typeof data.option === 'string' ? `: ${data.option}` : ''}.`;
    case 'concede':
      return `${player} concedes.`;
    case 'game-end':
      return data.winner === null ? `The game is a draw (${data.reason}).` : `${data.winner} wins (${data.reason}).`;
    case 'loop-guard':
      return `The chain of abilities is cut off; ${data.dropped} were still waiting.`;
    default:
      throw new Error(`no words for ${type}`);
  }
}

export const describePending = (m: Machine<Duel>, { card, source }: Pending): string =>
  `${m.cards.cards.get(card ?? '')?.name ?? card} (${source})`;
