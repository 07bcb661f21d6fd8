import type { CardSet, Json, JsonObject, Seat } from '../../../engine/index.ts';
import type { Board, Side } from '../board/board.ts';
import { blankBoard, emptySide } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { pastOf } from '../board/past.ts';
import type { Deck } from '../language/language.ts';

/** G1: the File lies ready as a whole; nothing is shuffled, drawn or tossed. */
export function setup(
  seats: readonly [Seat, Seat],
  _options: JsonObject,
  set: CardSet<Alteil>,
): { board: Board; program: string } {
  const { cards } = set;
  const side = (deck: Json): Side => {
    const { souls, cards: counts } = deck as Deck;
    const own = emptySide();
    own.souls = [...souls];
    own.soulLp = souls.map((id) => cards.get(id)?.lp ?? 1);
    for (const id of Object.keys(counts).sort()) for (let i = 0; i < (counts[id] ?? 0); i++) own.file.push(id);
    return own;
  };
  const players = { p1: side(seats[0].deck), p2: side(seats[1].deck) };
  return { board: { ...blankBoard(pastOf(set, players)), players }, program: 'turn' };
}
