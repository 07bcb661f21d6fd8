/** Changes of HP, each with the event that tells it. Nothing outside this folder may change the board. */
import type { GameEvent, JsonObject, Uid } from '../../../engine/index.ts';
import type { Board, SeenDemon } from '../board/board.ts';
import { findDemon, livingOf, ownerOf, statusOf } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { isForbidden, isParty, passivesOf } from '../board/continuous.ts';
import { matches } from '../board/evaluate.ts';
import { repertoireOf } from '../board/repertoire.ts';
import { buildOf, memberOf } from '../board/values.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Cited } from './board.ts';
import { demonIn } from './board.ts';

export interface Loss extends Cited {
  source: Uid | null;
  /** How it came about, as the event tells it first. */
  data: JsonObject;
  /** Whether a Bulwark is passed by (G12). */
  pierce?: boolean;
  /** Whether it kills also who would endure (R43). */
  mortal?: boolean;
  /** Whether nobody takes any more of it for another (R69). */
  taken?: true;
}

/** R69: the first companion that takes damage for a demon takes its share. Gives how much that is. */
function takenByOthers(m: M, demon: SeenDemon, amount: number, source: Uid | null): number {
  const owner = ownerOf(m.board, demon.id);
  if (owner === null) return 0;
  for (const other of livingOf(m.board, owner)) {
    if (other.id === demon.id) continue;
    const fits = passivesOf(m, other, 'takesFor').find(
      ({ filter }) => filter === undefined || matches({ m }, filter, demon),
    );
    const share = fits === undefined ? 0 : Math.floor((amount * fits.takesFor) / 100);
    if (share === 0) continue;
    const event = m.note('taken', owner, { target: demon.id, by: other.id, amount: share }, { clause: 'R69' });
    m.under(event, () =>
      loseHp(m, 'damage', other.id, share, { source, data: { by: 'effect' }, clause: 'R69', taken: true }),
    );
    return share;
  }
  return 0;
}

/** R43: with how many HP a demon survives what would kill it, or null where nothing lets it. */
function endures(m: M, demon: SeenDemon, by: Uid | null): number | null {
  let used = demon.usedInBattle.endure ?? 0;
  for (const passive of passivesOf(m, demon, 'endure')) {
    if (!isParty(m, passive.against, demon.id, by)) continue;
    if (used < passive.endure) {
      const { hp: max } = buildOf(m, demon).stats;
      return Math.min(max, Math.max(passive.hp ?? 1, Math.floor((max * (passive.percent ?? 0)) / 100)));
    }
    used -= passive.endure;
  }
  return null;
}

/**
 * Takes `amount` HP from a living demon, its Bulwark first, and defeats it at 0 (R19). Gives the event, or null where
 * nothing was taken.
 */
export function loseHp(m: M, type: 'hit' | 'damage', id: Uid, amount: number, loss: Loss): GameEvent | null {
  const member = memberOf(m, id);
  if (member === null || member.demon.hp === 0) return null;
  const { demon, owner, build } = member;
  const { source } = loss;
  if (amount <= 0) {
    m.note('no-damage', owner, { target: id, source, ...loss.data }, { clause: 'R3' });
    return null;
  }
  if (isForbidden(m, demon, 'damage', source)) {
    m.note('no-damage', owner, { target: id, source, ...loss.data }, { clause: 'R45' });
    return null;
  }
  if (loss.taken !== true && repertoireOf(m).sorts.takesFor) {
    const left = amount - takenByOthers(m, demon, amount, source);
    if (left < amount) return left === 0 ? null : loseHp(m, type, id, left, { ...loss, taken: true });
  }
  const bulwark = loss.pierce ? null : statusOf(demon, 'bulwark');
  const absorbed = Math.min(bulwark?.value ?? 0, amount);
  const left = Math.max(0, demon.hp - (amount - absorbed));
  const mortal = loss.mortal === true && left === 0 && !isForbidden(m, demon, 'ignoreEndure', source);
  const endured = left === 0 && !mortal ? endures(m, demon, source) : null;
  const to = endured ?? left;
  const event = m.change(
    type,
    owner,
    told(loss.data, { target: id, source, amount, absorbed, from: demon.hp, to, max: build.stats.hp }),
    losesHp,
    loss.clause === undefined ? {} : { clause: loss.clause },
  );
  if (absorbed > 0) absorb(m, event, absorbed);
  if (to === 0) fallBy(m, event, id, source);
  if (endured !== null) endure(m, event, id, source, endured);
  return event;
}

// What a loss brings about is told apart from it: most losses bring nothing of it about.

function absorb(m: M, loss: GameEvent, amount: number): void {
  const { player, data } = loss;
  m.under(loss, () => m.note('absorbed', player, { target: data.target as Uid, amount }, { clause: 'G12' }));
}

function fallBy(m: M, loss: GameEvent, id: Uid, source: Uid | null): void {
  m.under(loss, () => fall(m, id, source, 'R19'));
}

/** What every loss of HP tells. */
type Lost = Record<'amount' | 'absorbed' | 'from' | 'to' | 'max', number> & { target: Uid; source: Uid | null };

function losesHp(board: Board, { target, to, absorbed }: Lost): void {
  const hurt = demonIn(board, target);
  hurt.hp = to;
  if (!statusOf(hurt, 'bulwark')) return;
  for (const status of hurt.statuses) if (status.kind === 'bulwark') status.value -= absorbed;
  hurt.statuses = hurt.statuses.filter(({ kind, value }) => kind !== 'bulwark' || value > 0);
}

/** What a loss tells: how it came about, then what was lost. */
function told(how: JsonObject, { target, source, amount, absorbed, from, to, max }: Lost): JsonObject & Lost {
  const { by, element, critical, affinity, physical, variance } = how;
  // The two that come most are written out: to add so many fields to a copy of others takes several times as long.
  if (by !== undefined && element === undefined) return { by, target, source, amount, absorbed, from, to, max };
  if (element !== undefined && critical !== undefined && affinity !== undefined)
    if (physical === undefined && variance === undefined)
      return { element, critical, affinity, target, source, amount, absorbed, from, to, max };
  return { ...how, target, source, amount, absorbed, from, to, max };
}

/** R43: counts one more blow that a demon has survived. */
function endure(m: M, loss: GameEvent, id: Uid, source: Uid | null, hp: number): void {
  m.under(loss, () =>
    m.change('endured', ownerOf(m.board, id), { target: id, source, hp }, hasEndured, { clause: 'R43' }),
  );
}

function hasEndured(board: Board, { target }: { target: Uid }): void {
  const { usedInBattle } = demonIn(board, target);
  usedInBattle.endure = (usedInBattle.endure ?? 0) + 1;
}

/** A demon falls, and everything that lasted on it ends. The event keeps what it had, for those who look back at it (R37). */
export function fall(m: M, id: Uid, by: Uid | null, clause: ClauseId): void {
  const had = (findDemon(m.board, id)?.statuses ?? []).map((status): JsonObject => ({ ...status }) as JsonObject);
  m.change('defeat', ownerOf(m.board, id), { demon: id, by, had }, falls, { clause });
}

function falls(board: Board, { demon }: { demon: Uid }): void {
  const fallen = demonIn(board, demon);
  fallen.hp = 0;
  fallen.statuses = fallen.statuses.filter(({ kept }) => kept === true);
}

const unhealed = (m: M, demon: SeenDemon, because: string, clause: ClauseId): number => {
  m.note('no-heal', ownerOf(m.board, demon.id), { target: demon.id, because }, { clause });
  return 0;
};

/** R46: an amount of HP with what raises it, on the side of who restores it and of who gets it. */
function healed(m: M, demon: SeenDemon, amount: number, source: Uid | null): number {
  const sum = (one: SeenDemon | null, side: 'given' | 'received') =>
    (one === null ? [] : passivesOf(m, one, 'healing')).reduce(
      (total, { healing, percent }) => total + (healing === side ? percent : 0),
      0,
    );
  const more = sum(findDemon(m.board, source), 'given') + sum(demon, 'received');
  return more === 0 ? amount : Math.floor((amount * Math.max(0, 100 + more)) / 100);
}

/** Restores HP of a living demon. Gives how many. */
export function heal(m: M, id: Uid, worth: number, source: Uid | null, cited: Cited = {}): number {
  const member = memberOf(m, id);
  if (member === null || member.demon.hp === 0) return 0;
  const { demon, owner, build } = member;
  if (statusOf(demon, 'curse')) return unhealed(m, demon, 'curse', 'R16');
  if (isForbidden(m, demon, 'heal', source)) return unhealed(m, demon, 'forbidden', 'R45');
  const amount = healed(m, demon, worth, source);
  const { hp: max } = build.stats;
  const to = Math.min(max, demon.hp + amount);
  if (to <= demon.hp) return unhealed(m, demon, amount > 0 ? 'full' : 'nothing', 'R25');
  const did = to - demon.hp;
  m.change('heal', owner, { target: id, source, amount: did, from: demon.hp, to, max }, hasHp, cited);
  return did;
}

function hasHp(board: Board, { target, to }: { target: Uid; to: number }): void {
  demonIn(board, target).hp = to;
}

/** Brings a fallen demon back with a share of its HP. Gives whether it was fallen. */
export function revive(m: M, id: Uid, percent: number, source: Uid | null): boolean {
  const demon = findDemon(m.board, id);
  if (!demon) return false;
  if (demon.hp > 0) {
    m.note('no-revival', ownerOf(m.board, id), { target: id, because: 'living' }, { clause: 'R28' });
    return false;
  }
  if (isForbidden(m, demon, 'revive', source)) {
    m.note('no-revival', ownerOf(m.board, id), { target: id, because: 'forbidden' }, { clause: 'R45' });
    return false;
  }
  const most = buildOf(m, demon).stats.hp;
  const fixed = passivesOf(m, demon, 'revivedWith').map(({ revivedWith }) => revivedWith);
  const hp = fixed.length > 0 ? Math.min(most, ...fixed) : Math.max(1, Math.floor((most * percent) / 100));
  m.change(
    'revive',
    ownerOf(m.board, id),
    { target: id, source, hp },
    (board) => {
      demonIn(board, id).hp = hp;
    },
    { clause: 'G19' },
  );
  return true;
}
