/** Changes of the turn and of the attack in progress, each with its event. */
import type { GameEvent, JsonObject, PlayerId, Uid } from '../../../engine/index.ts';
import { opponentOf, PLAYERS } from '../../../engine/index.ts';
import { turnBegun } from '../../cards/turns.ts';
import type { Attack, Board } from '../board/board.ts';
import type { M, Unnamed } from '../board/context.ts';
import { findStanding } from '../board/printed.ts';
import type { Cited } from './board.ts';
import { objectIn } from './board.ts';
import { attackBegins, recall, turnBegins } from './past.ts';

export function chooseFirst(m: M, player: PlayerId, how: string): void {
  m.change('first-player', player, { how }, (board) => {
    board.active = player;
  });
}

export function beginTurn(m: M, player: PlayerId, cited: Cited = {}): GameEvent {
  return turnBegun(m, 'turn', player, cited, (board) => {
    board.phase = 'start';
    turnBegins(board);
    recall(m, board, 'turn', { player });
    for (const who of PLAYERS) {
      for (const { front, back, land } of board.players[who].lanes) {
        if (front !== null) front.used = [];
        if (back !== null) back.used = [];
        if (land !== null) land.used = [];
      }
    }
  });
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
      if (type === 'attack') {
        attackBegins(board);
        recall(m, board, 'attacked', { player: board.active, id: data.id as Uid, card: data.card as string });
      }
    },
    cited,
  );
}

type Agenda = NonNullable<Board['agenda']>;

/** R47: an extra turn, or something that is skipped, is noted down. */
export function enter(m: M, player: PlayerId, what: 'extra' | Agenda['skips'][number]['what']): void {
  m.change(
    what === 'extra' ? 'extra-turn' : 'skip-noted',
    player,
    what === 'extra' ? {} : { what },
    (board) => {
      const agenda: Agenda = board.agenda ?? { extra: [], skips: [] };
      if (what === 'extra') agenda.extra.push(player);
      else agenda.skips.push({ player, what });
      board.agenda = agenda;
    },
    { clause: 'R47' },
  );
}

/** R47: whether a player skips this, which is used up by it. */
export function skips(m: M, player: PlayerId, what: Agenda['skips'][number]['what']): boolean {
  const at = m.board.agenda?.skips.findIndex((one) => one.player === player && one.what === what) ?? -1;
  if (at < 0) return false;
  m.change('skipped', player, { what }, (board) => void (board.agenda as Agenda).skips.splice(at, 1), {
    clause: 'R47',
  });
  return true;
}

/** R47: who takes the next turn. An extra turn is used up by it. */
export function nextPlayer(m: M): PlayerId {
  const { active, turn, agenda } = m.board;
  if (turn === 0) return active;
  const extra = agenda?.extra[0];
  if (extra !== undefined)
    m.change('extra-turn-begins', extra, {}, (board) => void (board.agenda as Agenda).extra.shift(), { clause: 'R47' });
  const next = extra ?? opponentOf(active);
  if (!skips(m, next, 'turn')) return next;
  const other = opponentOf(next);
  return skips(m, other, 'turn') ? next : other;
}

/** R8: the card has used this effect in this turn; R56: or had something happen in place of something. */
export function markUsed(m: M, id: Uid, program: string, clause: 'R8' | 'R56' = 'R8'): void {
  m.change(
    'used',
    findStanding(m, id)?.player ?? null,
    { id, ability: program },
    (board) => {
      objectIn(board, id)?.used.push(program);
    },
    { clause },
  );
}

/** R51: one of the times is over that this effect may work in the match for a player. */
export function markSpent(m: M, player: PlayerId, program: string): void {
  m.change(
    'spent',
    player,
    { ability: program },
    (board) => {
      const spent = board.spent ?? {};
      const key = `${player}:${program}`;
      spent[key] = (spent[key] ?? 0) + 1;
      board.spent = spent;
    },
    { clause: 'R51' },
  );
}
