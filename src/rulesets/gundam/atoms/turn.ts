/** Changes of the board, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, JsonObject, PlayerId } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import { stepBegun, turnBegun } from '../../cards/turns.ts';
import type { Board } from '../board/board.ts';
import type { Gundam, M } from '../board/context.ts';
import type { Cited } from './board.ts';
import { count, sideOf } from './board.ts';
import { beginBattle, countTurn, forget } from './past.ts';

export function setPhase(m: M, phase: Board['phase'], step: string, cited: Cited = {}): GameEvent {
  return stepBegun(m, 'phase', { phase, step }, cited);
}

export function beginTurn(m: M, player: PlayerId, cited: Cited = {}): GameEvent {
  return turnBegun(m, 'turn', player, cited, (board) => {
    forget(board);
    countTurn(m, board, player);
    for (const who of PLAYERS) {
      const side = sideOf(board, who);
      side.history = {};
      for (const unit of side.units) unit.used = [];
      if (side.base) side.base.used = [];
    }
  });
}

export function choosePlayerOne(m: M, player: PlayerId, how: string): void {
  m.change('player-one', player, { how }, (board) => {
    board.playerOne = player;
    board.active = player;
  });
}

export function setBattle(
  m: M,
  type: Gundam['event'],
  battle: Board['battle'],
  data: JsonObject,
  cited: Cited = {},
): GameEvent {
  const attacking = (battle ?? m.board.battle)?.attackingPlayer ?? m.board.active;
  return m.change(
    type,
    attacking,
    data,
    (board) => {
      board.battle = battle;
      if (type !== 'attack') return;
      beginBattle(board);
      count(board, attacking, 'attacked');
    },
    cited,
  );
}
