/** Changes of the turn and of the attack in progress, each with its event. */
import { type GameEvent, type JsonObject, PLAYERS, type PlayerId, type Uid } from '../../../engine/index.ts';
import { type Attack, type Board, findStanding } from '../board/board.ts';
import type { M, Unnamed } from '../board/context.ts';
import { type Cited, unitIn } from './board.ts';

export function chooseFirst(m: M, player: PlayerId, how: string): void {
  m.change('first-player', player, { how }, (board) => {
    board.active = player;
  });
}

export function beginTurn(m: M, player: PlayerId, cited: Cited = {}): GameEvent {
  return m.change(
    'turn',
    player,
    { turn: m.board.turn + 1 },
    (board) => {
      board.turn++;
      board.active = player;
      board.phase = 'start';
      for (const { lanes } of PLAYERS.map((who) => board.players[who])) {
        for (const { front, back, land } of lanes)
          for (const object of [front, back, land]) if (object) object.used = [];
      }
    },
    cited,
  );
}

export function setPhase(m: M, phase: Board['phase'], cited: Cited = {}): GameEvent {
  return m.change(
    'phase',
    m.board.active,
    { phase },
    (board) => {
      board.phase = phase;
    },
    cited,
  );
}

export function setAttack(
  m: M,
  type: Unnamed['event'],
  attack: Attack | null,
  data: JsonObject,
  cited: Cited = {},
): GameEvent {
  return m.change(
    type,
    m.board.active,
    data,
    (board) => {
      board.attack = attack;
    },
    cited,
  );
}

/** R8: the card has used this effect in this turn. */
export function markUsed(m: M, id: Uid, program: string): void {
  m.change(
    'used',
    findStanding(m.board, id)?.player ?? null,
    { id, ability: program },
    (board) => {
      const object =
        unitIn(board, id) ??
        PLAYERS.flatMap((who) => board.players[who].lanes).find(({ land }) => land?.id === id)?.land;
      object?.used.push(program);
    },
    { clause: 'R8' },
  );
}
