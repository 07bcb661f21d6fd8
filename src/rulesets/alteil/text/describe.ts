import type { Machine, Pending } from '../../../engine/index.ts';
import { capital, describer, PLAYERS } from '../../../engine/index.ts';
import type { SeenBoard } from '../board/board.ts';
import { findUnit } from '../board/board.ts';
import type { Alteil } from '../board/context.ts';
import { skillNamed } from '../board/printed.ts';
import { EVENTS } from '../events.ts';
import { KIND_WORDS } from '../language/compiled.ts';
import { changeOf, scene } from './scene.ts';

/** One line for a person: what happened. */
export const describe = describer<Alteil>({
  sentences: EVENTS,
  said: scene.said,
  change: changeOf,
  cardName: ({ name }) => name,
  players: { p1: 'Iczer 1', p2: 'Iczer 2' },
  nobody: 'The duel',
});

export function describePending(m: Machine<Alteil>, { card, program }: Pending): string {
  const skill = skillNamed(m, program);
  const word = skill ? KIND_WORDS[skill.kind] : 'effect';
  const name = card === null ? undefined : m.cards.cards.get(card)?.name;
  return name === undefined ? capital(word) : `${name}: ${word}`;
}

/** All units in play lie face up, and so do those that were revealed and wait for their cell. */
export const faceOf = (board: SeenBoard, id: string): string | undefined =>
  findUnit(board, id)?.card ??
  PLAYERS.map((player) => board.players[player].revealed).find((revealed) => revealed?.id === id)?.card;
