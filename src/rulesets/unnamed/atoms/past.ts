/** Keeps what has happened (R28), with the change that it comes about by. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { beginSpan, remember, turnOver } from '../../cards/history.ts';
import type { Board } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { askedIn } from '../board/past.ts';
import type { FactWord } from '../language/language.ts';

type About = { player: PlayerId; id?: Uid; card?: string; times?: number };

/** Notes what has happened, `times` over where it is counted in cards. Nothing in a match in which no card asks. */
export function recall(m: M, { past }: Board, word: FactWord | 'turn', { player, id, card, times = 1 }: About): void {
  if (past === undefined) return;
  const fact = { amount: 1, card: card ?? null, object: id ?? null, player, word };
  for (let time = 0; time < times; time++) remember(past, askedIn(m.cards), fact);
}

/** Writes down what an event tells that changes nothing else on the board. */
export const recalling = (m: M, word: FactWord, about: About) => (board: Board) => recall(m, board, word, about);

export function attackBegins({ past }: Board): void {
  if (past !== undefined) beginSpan(past, 'attack');
}

export function turnBegins({ past }: Board): void {
  if (past !== undefined) turnOver(past);
}
