/** Changes of what lasts on a demon, each with the event that tells it. */
import type { PlayerId, Uid } from '../../../engine/index.ts';
import { findDemon, ownerOf, type Status, statusOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { buildOf } from '../board/values.ts';
import { isAilment, type StatusKind } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import { demonIn } from './board.ts';

export type NewStatus = Pick<Status, 'kind'> & Partial<Status>;

const longer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** What of a status is the same one again: its kind, and of an affinity or an effect also which. */
const sameStatus = (a: Status, b: Status): boolean =>
  a.kind === b.kind &&
  (a.kind === 'affinity' ? a.of.split(':')[0] === b.of.split(':')[0] : a.kind !== 'effect' || a.of === b.of);

/** What the new one and the one of its kind that is there come to. */
function joined(old: Status | undefined, made: Status, maxHp: number): Status {
  if (made.kind === 'bulwark') {
    return {
      ...made,
      value: Math.min(maxHp, (old?.value ?? 0) + made.value),
      turns: longer(old?.turns ?? 0, made.turns),
    };
  }
  if (!old || made.kind === 'affinity') return made;
  return { ...made, value: Math.max(old.value, made.value), turns: longer(old.turns, made.turns) };
}

/** Puts something that lasts on a living demon. Gives whether it is on it now because of that. */
export function putStatus(
  m: M,
  id: Uid,
  { kind, value = 0, turns = null, of = '' }: NewStatus,
  source: Uid | null,
  clause: ClauseId,
): boolean {
  const demon = findDemon(m.board, id);
  if (!demon || demon.hp === 0) return false;
  const owner = ownerOf(m.board, id);
  if (isAilment(kind) && statusOf(demon, 'barrier')) {
    m.note('no-status', owner, { target: id, kind, because: 'barrier' }, { clause: 'G11' });
    return false;
  }
  const made = { kind, value, turns, of };
  const old = demon.statuses.find((status) => sameStatus(status, made));
  const now = joined(old, made, buildOf(m, demon).stats.hp);
  m.change(
    'status',
    owner,
    { target: id, source, kind, value: now.value, turns: now.turns, of, again: old !== undefined },
    (board) => {
      const changed = demonIn(board, id);
      changed.statuses = [...changed.statuses.filter((status) => !sameStatus(status, made)), now];
    },
    { clause },
  );
  return true;
}

/** Ends what `ends` picks on a demon. Gives how many ended. */
export function endStatuses(
  m: M,
  id: Uid,
  ends: (kind: StatusKind) => boolean,
  type: 'status-end' | 'cure' | 'strip',
  source: Uid | null,
  clause: ClauseId,
): number {
  const demon = findDemon(m.board, id);
  const kinds = (demon?.statuses ?? []).map(({ kind }) => kind).filter(ends);
  if (kinds.length === 0) return 0;
  m.change(
    type,
    ownerOf(m.board, id),
    { target: id, source, kinds },
    (board) => {
      const changed = demonIn(board, id);
      changed.statuses = changed.statuses.filter(({ kind }) => !ends(kind));
    },
    { clause },
  );
  return kinds.length;
}

/** G13: one turn less for everything on a team, what comes to none ends. */
export function tick(m: M, player: PlayerId): void {
  const isFirstTurn = m.board.turn === (player === m.board.first ? 1 : 2);
  if (isFirstTurn && m.state.options.firstTurn === 'free') return;
  const lasting = m.board.teams[player].demons.flatMap(({ id, statuses }) =>
    statuses.flatMap(({ kind, turns }) => (turns === null ? [] : [{ target: id, kind, turns: turns - 1 }])),
  );
  if (lasting.length === 0) return;
  m.change(
    'durations',
    player,
    { left: lasting },
    (board) => {
      for (const demon of board.teams[player].demons) {
        for (const status of demon.statuses) if (status.turns !== null) status.turns--;
        demon.statuses = demon.statuses.filter(({ turns }) => turns !== 0);
      }
    },
    { clause: 'G13' },
  );
}

/** R27: counts one use of an effect that has a limit. */
export function countUse(m: M, id: Uid, program: string): void {
  m.change(
    'limited-use',
    ownerOf(m.board, id),
    { demon: id, ability: program },
    (board) => {
      const demon = demonIn(board, id);
      demon.usedInTurn[program] = (demon.usedInTurn[program] ?? 0) + 1;
      demon.usedInBattle[program] = (demon.usedInBattle[program] ?? 0) + 1;
    },
    { clause: 'R27' },
  );
}
