/** How the turn goes on alike in several games: changes of the board, each with the event that tells it. */
import type { ChangeOptions, EventOf, Game, GameEvent, Machine, PlayerId } from '../../engine/index.ts';

/** A game in which one player after the other takes a turn. */
interface InTurns extends Game {
  board: { turn: number; active: PlayerId };
}

/** A game whose turns have phases, and these have steps. */
interface InSteps extends InTurns {
  board: InTurns['board'] & { phase: string; step: string };
}

/** The next turn begins, that of `player`, and with it what else belongs to that change. */
export const turnBegun = <G extends InTurns>(
  m: Machine<G>,
  type: EventOf<G>,
  player: PlayerId,
  cited: ChangeOptions<G>,
  also: (board: G['board']) => void,
): GameEvent =>
  m.change(
    type,
    player,
    { turn: m.state.board.turn + 1 },
    (board: G['board']) => {
      board.turn++;
      board.active = player;
      also(board);
    },
    cited,
  );

/** A step of a phase begins. */
export const stepBegun = <G extends InSteps>(
  m: Machine<G>,
  type: EventOf<G>,
  { phase, step }: Pick<G['board'], 'phase' | 'step'>,
  cited: ChangeOptions<G>,
): GameEvent =>
  m.change(
    type,
    m.state.board.active,
    { phase, step, turn: m.state.board.turn },
    (board: G['board']) => {
      board.phase = phase;
      board.step = step;
    },
    cited,
  );
