/** Changes of MP and Press Turn icons, each with the event that tells it. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import type { Board } from '../board/board.ts';
import { findDemon, MAX_ICONS, ownerOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { buildOf, memberOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import { demonIn } from './board.ts';

/** Gives MP to a living demon or takes some, within 0 and its maximum. Gives how many. */
export function changeMp(
  m: M,
  id: Uid,
  by: number,
  why: 'natural' | 'cost' | 'effect',
  source: Uid | null,
  clause: ClauseId,
): number {
  const member = memberOf(m, id);
  if (member === null || member.demon.hp === 0) return 0;
  const { demon, owner, build } = member;
  const to = Math.max(0, Math.min(Math.max(demon.mp, build.maxMp), demon.mp + by));
  const did = to - demon.mp;
  if (did === 0) {
    if (why === 'effect') m.note('no-mp', owner, { target: id, by }, { clause: 'R25' });
    return 0;
  }
  m.change('mp', owner, { target: id, source, why, by: did, from: demon.mp, to }, hasMp, { clause });
  return did;
}

function hasMp(board: Board, { target, to }: { target: Uid; to: number }): void {
  demonIn(board, target).mp = to;
}

/** R70: gives a living demon a number of HP or MP: at least 1 HP, and no more than its maximum. Gives whether it changed. */
export function setValue(m: M, id: Uid, what: 'hp' | 'mp', wanted: number, source: Uid | null): boolean {
  const demon = findDemon(m.board, id);
  if (!demon || demon.hp === 0) return false;
  const { stats, maxMp } = buildOf(m, demon);
  const to = what === 'hp' ? Math.max(1, Math.min(stats.hp, wanted)) : Math.min(Math.max(demon.mp, maxMp), wanted);
  if (to === demon[what]) return false;
  m.change(
    'set',
    ownerOf(m.board, id),
    { target: id, source, what, from: demon[what], to },
    (board) => {
      demonIn(board, id)[what] = to;
    },
    { clause: 'R70' },
  );
  return true;
}

/** What an action comes to for the icons: half of one, one, or two (G6). */
export type Cost = 'half' | 'one' | 'two';

/** Uses icons for an action. In a Bonus Turn the half one goes first. */
export function useIcons(m: M, player: PlayerId, cost: Cost, because: string, clause: ClauseId): void {
  const { full, half } = m.board.icons;
  const bonus = half === 1;
  const alone = cost !== 'two' || m.state.options.bonusTurnLoss === 'half';
  const spent = bonus ? Math.min(full, alone ? 0 : 1) : Math.min(full, cost === 'two' ? 2 : 1);
  const opens = !bonus && cost === 'half' && spent === 1;
  m.change('icons', player, { cost, because, bonusTurn: bonus, full: full - spent, half: opens ? 1 : 0 }, usesIcons, {
    clause,
  });
}

function usesIcons({ icons }: Board, { full, half }: { full: number; half: number }): void {
  icons.used += icons.full - full;
  icons.full = full;
  icons.half = half;
}

const noIcons = (m: M, player: PlayerId, because: string, clause: ClauseId): number => {
  m.note('no-icons', player, { because }, { clause });
  return 0;
};

/** R23: whether the icons of `player` are those of a first turn that is still to come. */
const isEarly = (m: M): boolean => m.board.turn === 0 && m.state.options.iconsBeforeTurn !== 'none';

/** Icons gained come last; with those used and left there are never more than eight (G6). Gives how many. */
export function gainIcons(m: M, player: PlayerId, count: number, source: Uid | null, next = false): number {
  if (next || isEarly(m)) {
    const { gained } = m.board.teams[player].early;
    const more = Math.min(count, MAX_ICONS - gained);
    if (more <= 0) return noIcons(m, player, 'eight in this turn', 'G6');
    m.change(
      'icons-gained',
      player,
      { count: more, early: true, source },
      ({ teams }) => {
        teams[player].early.gained += more;
      },
      { clause: 'R23' },
    );
    return more;
  }
  if (player !== m.board.active || m.board.turn === 0) return noIcons(m, player, 'not on turn', 'R23');
  const { full, half, used } = m.board.icons;
  // A half icon is one that was used already.
  const gained = Math.min(count, Math.max(0, MAX_ICONS - used - full));
  if (gained === 0) return noIcons(m, player, 'eight in this turn', 'G6');
  m.change(
    'icons-gained',
    player,
    { count: gained, full: full + gained, half, source },
    ({ icons }) => {
      icons.full += gained;
    },
    { clause: 'G6' },
  );
  return gained;
}

/** Takes full icons from the team on turn, or from the first turn of one, no more than R40 allows. Gives how many. */
export function loseIcons(m: M, player: PlayerId, count: number, next = false): number {
  const early = next || isEarly(m);
  if (!early && (player !== m.board.active || m.board.turn === 0)) return noIcons(m, player, 'not on turn', 'R23');
  const most = m.state.options.mostIconsTaken;
  const taken = early ? m.board.teams[player].early.taken : m.board.icons.taken;
  const allowed = Math.min(count, (typeof most === 'number' ? most : MAX_ICONS) - taken);
  if (allowed <= 0) return noIcons(m, player, 'enough taken in this turn', 'R40');
  if (early) {
    m.change(
      'icons-lost',
      player,
      { count: allowed, early: true },
      ({ teams }) => {
        teams[player].early.taken += allowed;
      },
      { clause: 'R23' },
    );
    return allowed;
  }
  const lost = Math.min(allowed, m.board.icons.full);
  if (lost === 0) return noIcons(m, player, 'none left', 'R23');
  m.change(
    'icons-lost',
    player,
    { count: lost, full: m.board.icons.full - lost },
    ({ icons }) => {
      icons.full -= lost;
      icons.taken += lost;
    },
    { clause: 'G6' },
  );
  return lost;
}
