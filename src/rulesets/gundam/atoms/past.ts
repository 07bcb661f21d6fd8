/** What a match remembers for cards that ask. It is told by the events themselves and changes nothing else. */

import type { PlayerId } from '../../../engine/index.ts';
import type { Fact } from '../../cards/history.ts';
import { beginSpan, remember, turnOver } from '../../cards/history.ts';
import type { Board } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { askedPast, TURNS } from '../board/past.ts';

/** Keeps facts that cards ask for. What was worked out before does not count any more. */
export function note(m: M, facts: readonly Fact[]): void {
  const { past } = m.state.board;
  if (past === undefined || facts.length === 0) return;
  for (const fact of facts) remember(past, askedPast(m), fact);
  m.revision++;
}

/** A turn is over, for what is remembered of it. */
export function forget({ past }: Board): void {
  if (past) turnOver(past);
}

/** A turn begins, for cards that ask which turn of its player it is. */
export function countTurn(m: M, { past }: Board, player: PlayerId): void {
  if (past) remember(past, askedPast(m), { amount: 1, card: null, object: null, player, word: TURNS });
}

/** A battle begins: cards may ask what has happened since. */
export function beginBattle({ past }: Board): void {
  if (past) beginSpan(past, 'battle');
}
