/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, Uid } from '../../../engine/index.ts';
import { turnOver } from '../../cards/history.ts';
import type { Board } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { Battletime } from '../language/words.ts';
import { BATTLETIMES } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Cited } from './board.ts';

export function beginTurn(m: M): GameEvent {
  return m.change('turn', null, { turn: m.board.turn + 1 }, (board) => {
    board.turn++;
    if (board.past) turnOver(board.past);
  });
}

export function beginPhase(m: M, phase: Board['phase']): GameEvent {
  return m.change(
    'phase',
    null,
    { phase, turn: m.board.turn },
    (board) => {
      board.phase = phase;
    },
    { clause: 'turn.0' },
  );
}

// Steps are most of what happens: what writes them is not made anew for each.
const writeStep = (board: Board, { step }: { step: number }): void => {
  board.step = step;
};

const writeActing = (board: Board, { unit }: { unit: Uid | null }): void => {
  board.acting = unit;
};

/** The part of a step that has several. */
type Part = 'a' | 'b' | 'e';

function toldOf(step: number, unit: Uid | null, part: Part | null) {
  if (part === null) return unit === null ? { step } : { step, unit };
  return unit === null ? { step, part } : { step, part, unit };
}

/** The step in progress, and its part. Everything that follows is told as caused by it. */
export function beginStep(
  m: M,
  step: number,
  unit: Uid | null = null,
  cited?: Cited,
  part: Part | null = null,
): GameEvent {
  const event = m.change('step', null, toldOf(step, unit, part), writeStep, cited);
  m.chapter(event);
  return event;
}

/** A step in which there is nothing to do. */
export function passStep(m: M, step: number, clause: ClauseId): void {
  m.change('step', null, { step, skipped: true }, writeStep, { clause });
}

/** Whose sub-phase it is. */
export function setActing(m: M, unit: Uid | null): void {
  m.change('acting', null, { unit }, writeActing);
}

/** R39: what a skill makes it. */
export function setBattletime(m: M, to: Battletime): boolean {
  const { battletime } = m.board;
  if (battletime === to) return false;
  m.change(
    'battletime',
    null,
    { from: battletime, to },
    (board) => {
      board.battletime = to;
    },
    { clause: 'R39' },
  );
  return true;
}

/** G17: the first time Morning, then round and round. */
export function turnBattletime(m: M): void {
  const { battletime } = m.board;
  const next = BATTLETIMES[battletime === null ? 0 : (BATTLETIMES.indexOf(battletime) + 1) % BATTLETIMES.length];
  m.change(
    'battletime',
    null,
    { from: battletime, to: next ?? null },
    (board) => {
      board.battletime = next ?? null;
    },
    { clause: battletime === null ? 'G17' : 'active.8' },
  );
}
