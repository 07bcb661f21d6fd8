/** Changes of what lasts on a demon, each with the event that tells it. */
import type { DeepReadonly, JsonObject, PlayerId, Uid } from '../../../engine/index.ts';
import { inOrder } from '../../../engine/index.ts';
import { countIn } from '../../cards/board.ts';
import type { Status } from '../board/board.ts';
import { findDemon, ownerOf, statusOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { isForbidden } from '../board/continuous.ts';
import { marksOn } from '../board/evaluate.ts';
import { memberOf } from '../board/values.ts';
import { lastTurn } from '../language/compiled.ts';
import type { StatusKind } from '../language/words.ts';
import { DEBUFFS, isAilment } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import { demonIn } from './board.ts';

export type NewStatus = Pick<Status, 'kind'> & Partial<Status>;

const longer = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** Of these a demon can have several, of different names. */
const NAMED: readonly StatusKind[] = ['effect', 'mark', 'cant'];

/** What of a status is the same one again: its kind, and of an affinity or an effect also which. */
const sameStatus = (a: Status, b: Status): boolean =>
  a.kind === b.kind &&
  (a.kind === 'affinity' ? a.of.split(':')[0] === b.of.split(':')[0] : !NAMED.includes(a.kind) || a.of === b.of);

const isDebuff = (kind: StatusKind): boolean => DEBUFFS.some((debuff) => debuff === kind);

/** R42 */
const MOST_MARKS = 9_999;

/** What the new one and the one of its kind that is there come to. */
function joined(old: Status | undefined, made: Status, maxHp: number): Status {
  if (made.kind === 'bulwark') {
    return {
      ...made,
      value: Math.min(maxHp, (old?.value ?? 0) + made.value),
      turns: old === undefined ? made.turns : longer(old.turns, made.turns),
    };
  }
  if (!old || made.kind === 'affinity') return made;
  if (made.kind === 'mark')
    return { ...made, value: Math.min(MOST_MARKS, old.value + made.value), turns: longer(old.turns, made.turns) };
  return { ...made, value: Math.max(old.value, made.value), turns: longer(old.turns, made.turns) };
}

/** Puts something that lasts on a living demon. Gives whether it is on it now because of that. */
export function putStatus(
  m: M,
  id: Uid,
  { kind, value = 0, turns = null, of = '', kept, attacks }: NewStatus,
  source: Uid | null,
  clause: ClauseId,
): boolean {
  const member = memberOf(m, id);
  if (member === null || (member.demon.hp === 0 && kept !== true)) return false;
  const { demon, owner, build } = member;
  if (isAilment(kind) && statusOf(demon, 'barrier')) {
    m.note('no-status', owner, { target: id, kind, because: 'barrier' }, { clause: 'G11' });
    return false;
  }
  const what = isAilment(kind) ? kind : isDebuff(kind) ? 'lower' : null;
  if (what !== null && isForbidden(m, demon, what, source)) {
    m.note('no-status', owner, { target: id, kind, because: 'forbidden' }, { clause: 'R45' });
    return false;
  }
  const made: Status = { kind, of, turns, value };
  if (kept !== undefined) made.kept = kept;
  if (attacks !== undefined) made.attacks = attacks;
  const old = demon.statuses.find((status) => sameStatus(status, made));
  const now = joined(old, made, build.stats.hp);
  const again = old !== undefined;
  const told: JsonObject = { target: id, source, kind, value: now.value, turns: now.turns, of, again };
  if (kind === 'mark') told.count = now.value - (old?.value ?? 0);
  m.change(
    'status',
    owner,
    told,
    (board) => {
      const changed = demonIn(board, id);
      changed.statuses = [...changed.statuses.filter((status) => !sameStatus(status, made)), inOrder(now)];
    },
    { clause },
  );
  return true;
}

/** R71: puts passives on a team, whoever of it stands; the same again lasts as long as the longer of the two. */
export function putOnTeam(m: M, player: PlayerId, of: string, turns: number | null, source: Uid | null): void {
  const old = m.board.teams[player].lasting?.find((one) => one.of === of);
  const made = { of, turns: old === undefined ? turns : longer(old.turns, turns) };
  m.change(
    'team-effect',
    player,
    { source, of, turns: made.turns },
    ({ teams }) => {
      teams[player].lasting = [...(teams[player].lasting ?? []).filter((one) => one.of !== of), made];
    },
    { clause: 'R71' },
  );
}

/** Ends what `ends` picks on a demon. Gives how many ended. */
export function endStatuses(
  m: M,
  id: Uid,
  ends: (kind: StatusKind, status: DeepReadonly<Status>) => boolean,
  type: 'status-end' | 'cure' | 'strip',
  source: Uid | null,
  clause: ClauseId,
): number {
  const demon = findDemon(m.board, id);
  const kinds = (demon?.statuses ?? []).filter((status) => ends(status.kind, status)).map(({ kind }) => kind);
  if (kinds.length === 0) return 0;
  m.change(
    type,
    ownerOf(m.board, id),
    { target: id, source, kinds },
    (board) => {
      const changed = demonIn(board, id);
      changed.statuses = changed.statuses.filter((status) => !ends(status.kind, status));
    },
    { clause },
  );
  return kinds.length;
}

/** R42: takes marks of a name from a demon, and gives how many. */
export function takeMarks(m: M, id: Uid, name: string, wanted: number, source: Uid | null): number {
  const demon = findDemon(m.board, id);
  const count = Math.min(demon === null ? 0 : marksOn(demon, name), wanted);
  if (count <= 0) return 0;
  m.change(
    'unmark',
    ownerOf(m.board, id),
    { target: id, source, name, count },
    (board) => {
      const changed = demonIn(board, id);
      for (const status of changed.statuses) if (status.kind === 'mark' && status.of === name) status.value -= count;
      changed.statuses = changed.statuses.filter(({ kind, value }) => kind !== 'mark' || value > 0);
    },
    { clause: 'R42' },
  );
  return count;
}

/** R11: an attack of a demon is over; what lasts for so many of its attacks has one less. */
export function countAttack(m: M, id: Uid): void {
  const statuses = findDemon(m.board, id)?.statuses;
  if (statuses === undefined || statuses.length === 0) return;
  const lasting = statuses.filter(({ attacks }) => attacks !== undefined);
  if (lasting.length === 0) return;
  m.change(
    'attacks-left',
    ownerOf(m.board, id),
    { target: id, ends: lasting.flatMap(({ of, attacks }) => (attacks === 1 ? of : [])) },
    (board) => {
      const demon = demonIn(board, id);
      for (const status of demon.statuses) if (status.attacks !== undefined) status.attacks--;
      demon.statuses = demon.statuses.filter(({ attacks }) => attacks !== 0);
    },
    { clause: 'R47' },
  );
}

/** G13: one turn less for everything on a team, what comes to none ends. */
export function tick(m: M, player: PlayerId): void {
  const isFirstTurn = m.board.turn === (player === m.board.first ? 1 : 2);
  if (isFirstTurn && m.state.options.firstTurn === 'free') return;
  const lasting: JsonObject[] = [];
  for (const { id, statuses } of m.board.teams[player].demons)
    for (const { kind, turns } of statuses) if (turns !== null) lasting.push({ target: id, kind, turns: turns - 1 });
  const onTeam = (m.board.teams[player].lasting ?? []).flatMap(({ of, turns }) =>
    turns === null ? [] : [{ of, turns: turns - 1 }],
  );
  if (lasting.length === 0 && onTeam.length === 0) return;
  m.change(
    'durations',
    player,
    { left: lasting, ...(onTeam.length === 0 ? {} : { onTeam }) },
    (board) => {
      const team = board.teams[player];
      if (onTeam.length > 0 && team.lasting !== undefined) {
        for (const one of team.lasting) if (one.turns !== null) one.turns--;
        team.lasting = team.lasting.filter(({ turns }) => turns !== 0);
      }
      for (const demon of board.teams[player].demons) {
        for (const status of demon.statuses) if (status.turns !== null) status.turns--;
        demon.statuses = demon.statuses.filter(({ turns }) => turns !== 0);
      }
    },
    { clause: 'G13' },
  );
}

/** R27: counts one use of an effect that has a limit. */
export function countUse(m: M, id: Uid, program: string, clause: ClauseId = 'R27', turn?: number): void {
  m.change(
    'limited-use',
    ownerOf(m.board, id),
    { demon: id, ability: program },
    (board) => {
      const demon = demonIn(board, id);
      demon.usedInTurn = countIn(demon.usedInTurn, program);
      demon.usedInBattle = countIn(demon.usedInBattle, program);
      // R75: what rests begins to.
      if (turn !== undefined) demon.usedInBattle = inOrder({ ...demon.usedInBattle, [lastTurn(program)]: turn });
    },
    { clause },
  );
}
