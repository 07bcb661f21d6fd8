/** Changes of where the battle is, each with the event that tells it. */
import type { GameEvent, PlayerId, Uid } from '../../../engine/index.ts';
import { PLAYERS } from '../../../engine/index.ts';
import type { Fact } from '../../cards/history.ts';
import { noPast, remember, turnOver } from '../../cards/history.ts';
import type { Board } from '../board/board.ts';
import { livingOf, MAX_ICONS } from '../board/board.ts';
import type { M } from '../board/context.ts';
import type { Tier } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';

export function setOrder(m: M, player: PlayerId, order: readonly Uid[], clause: ClauseId): GameEvent {
  return m.change(
    'action-order',
    player,
    { order: [...order] },
    (board) => {
      board.teams[player].order = [...order];
    },
    { clause },
  );
}

export function setFirst(m: M, player: PlayerId, speeds: Record<PlayerId, number>, clause: ClauseId): GameEvent {
  return m.change(
    'team-one',
    player,
    { p1: speeds.p1, p2: speeds.p2 },
    (board) => {
      board.first = player;
      board.active = player;
    },
    { clause },
  );
}

/** G8: what every demon begins with. */
export function setStartingMp(m: M, amounts: Record<Uid, number>): void {
  m.change(
    'starting-mp',
    null,
    { mp: { ...amounts } },
    (board) => {
      for (const player of PLAYERS) for (const demon of board.teams[player].demons) demon.mp = amounts[demon.id] ?? 0;
    },
    { clause: 'G8' },
  );
}

export function setTier(m: M, tier: Tier, clause: ClauseId): GameEvent {
  return m.change('tier', tier === '0' || tier === 'DC' || tier === '1' ? null : m.board.active, { tier }, beginsTier, {
    clause,
  });
}

function beginsTier(board: Board, { tier }: { tier: Tier }): void {
  board.tier = tier;
}

export function endTier(m: M): void {
  m.change('tier-end', null, { tier: m.board.tier }, endsTier);
}

function endsTier(board: Board): void {
  board.tier = null;
}

/** A turn begins: its icons, with those gained and without those taken before it (R23), and counts of a turn anew. */
export function beginTurn(m: M, player: PlayerId, clause: ClauseId): GameEvent {
  const { gained, taken } = m.board.teams[player].early;
  const icons = Math.max(0, Math.min(MAX_ICONS, livingOf(m.board, player).length + gained) - taken);
  return m.change(
    'turn',
    player,
    { turn: m.board.turn + 1, icons },
    (board) => {
      board.turn++;
      if (board.past) turnOver(board.past);
      board.active = player;
      board.acting = null;
      board.icons = { full: icons, half: 0, taken, used: 0 };
      board.teams[player].early = { gained: 0, taken: 0 };
      for (const team of PLAYERS) for (const demon of board.teams[team].demons) demon.usedInTurn = {};
    },
    { clause },
  );
}

/** The demon that is due. It stays known after its action: the order goes on from it. */
export const setActing = (m: M, demon: Uid, clause: ClauseId, parent: number | null): GameEvent =>
  m.change('due', m.board.active, { demon }, isDue, { clause, parent });

function isDue(board: Board, { demon }: { demon: Uid }): void {
  board.acting = demon;
}

/** R53: keeps what happened in an effect, where some card asks for it. */
export function keepPast(m: M, words: ReadonlySet<string>, facts: readonly Fact[]): void {
  m.change(
    'remembered',
    null,
    { facts: facts.map(({ word }) => word) },
    (board) => {
      board.past ??= noPast();
      for (const fact of facts) remember(board.past, words, fact);
    },
    { clause: 'R53' },
  );
}
