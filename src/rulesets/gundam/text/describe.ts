import type { Machine, Pending, PlayerId } from '../../../engine/index.ts';
import { capital, describer } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { findBase, findUnit, unitOfPilot } from '../board/board.ts';
import type { Gundam } from '../board/context.ts';
import { EVENTS } from '../events.ts';
import { TIMING_CLAUSES } from '../language/compiled.ts';
import { changeOf, scene } from './scene.ts';

/** One line for a person: what happened. */
export const describe = describer<Gundam>({
  sentences: EVENTS,
  said: scene.said,
  change: (effect) => changeOf(effect),
  cardName: ({ name }) => name,
});

const WORDS: Record<string, string> = {
  deploy: 'Deploy',
  attack: 'Attack',
  destroyed: 'Destroyed',
  burst: 'Burst',
  whenPaired: 'When Paired',
  whenLinked: 'When Linked',
  startOfTurn: 'start of the turn',
  endOfTurn: 'end of the turn',
};

export function describePending(m: Machine<Gundam>, { card, program }: Pending): string {
  const compiled = card === null ? undefined : m.cards.cards.get(card);
  const timing = compiled?.abilities.find((ability) => ability.program === program)?.timings[0];
  const word =
    timing === undefined ? 'effect put off' : (WORDS[timing] ?? (timing in TIMING_CLAUSES ? 'effect' : timing));
  return compiled === undefined ? capital(word) : `${compiled.name}: ${word}`;
}

/** Units, their Pilots and Bases lie face up. */
export const faceOf = (board: SeenBoard, id: string): string | undefined =>
  findUnit(board, id)?.card ?? unitOfPilot(board, id)?.pilot?.card ?? findBase(board, id)?.base.card;

/** Cards of the hand go by their ids in actions. */
export const holds = (board: SeenBoard, player: PlayerId, card: string): boolean =>
  board.players[player].hand.includes(card);
