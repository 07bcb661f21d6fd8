/** What the atoms of this folder share: finding things on a board that may be written. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { Board, Side, Unit } from '../board/board.ts';
import type { Pile } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';

export type Cited = { clause?: ClauseId; parent?: number | null };

export const sideIn = (board: Board, player: PlayerId): Side => board.players[player];

export function unitIn({ players: { p1, p2 } }: Board, id: Uid): Unit {
  for (const unit of p1.units) if (unit.id === id) return unit;
  for (const unit of p2.units) if (unit.id === id) return unit;
  throw new Error(`no unit ${id}`);
}

/** The pile of a side, which may not be there yet. */
export function pileOf(side: Side, pile: Pile): string[] {
  if (pile !== 'out') return side[pile];
  side.out ??= [];
  return side.out;
}

/** Takes one copy of a card out of a list. */
export function takeCard(list: string[], card: string): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`no card ${card} here`);
  list.splice(at, 1);
}
