/** What is done alike with the decks of several games. */
import type { ChangeOptions, EventOf, Game, JsonObject, Machine, PlayerId } from '../../engine/index.ts';

/** A game whose players have a deck and a hand. The last card of a deck is its top. */
interface Piled extends Game {
  board: { players: Record<PlayerId, { deck: string[]; hand: string[] }> };
}

/** Takes one copy of a card out of a list, if there is one. */
export function takeOne(list: string[], card: string): void {
  const at = list.lastIndexOf(card);
  if (at >= 0) list.splice(at, 1);
}

/** Shuffles a deck, told as an event of `type`. Nobody sees the order. */
export function shuffled<G extends Piled>(
  m: Machine<G>,
  type: EventOf<G>,
  player: PlayerId,
  cited: ChangeOptions<G>,
): void {
  const order = [...m.state.board.players[player].deck];
  m.shuffle(order);
  const write = ({ players }: G['board']) => {
    players[player].deck = [...order];
  };
  m.change(type, player, { order }, write, { ...cited, secret: { fields: ['order'], to: [] } });
}

/** Draws `count` cards that are there, told as an event of `type` with `data` beside, and does what else belongs to that change. */
export function drawn<G extends Piled>(
  m: Machine<G>,
  type: EventOf<G>,
  player: PlayerId,
  count: number,
  { data, ...cited }: ChangeOptions<G> & { data?: JsonObject },
  also: (board: G['board']) => void,
): number {
  const cards = m.state.board.players[player].deck.slice(-count).reverse();
  const write = (board: G['board']) => {
    const { deck, hand } = board.players[player];
    deck.length -= count;
    hand.push(...cards);
    also(board);
  };
  m.change(type, player, { count, cards, ...data }, write, { ...cited, secret: { fields: ['cards'], to: [player] } });
  return count;
}
