/** Changes of units, each with the event that tells it. */
import type { GameEvent, Json, PlayerId, Uid } from '../../../engine/index.ts';
import type { Board, SeenUnit } from '../board/board.ts';
import { findUnit, ownerOf, rowOf } from '../board/board.ts';
import type { M, Struck } from '../board/context.ts';
import { cardOf, sameCard } from '../board/printed.ts';
import { unitCant } from '../board/rules.ts';
import { hpOf, statOf } from '../board/values.ts';
import type { Pile } from '../language/language.ts';
import type { Cited } from './board.ts';
import { pileOf, sideIn, takeCard, unitIn } from './board.ts';
import { kept } from './damage.ts';

const seenUnits = (m: M, ids: readonly Uid[]): SeenUnit[] => ids.flatMap((id) => findUnit(m.board, id) ?? []);

// It happens to each unit in each turn: what writes it is not made anew.
const engage = (board: Board, { units }: { units: readonly Uid[] }): void => {
  for (const id of units) unitIn(board, id).engaged = true;
};

const disengage = (board: Board, { units }: { units: readonly Uid[] }): void => {
  for (const id of units) unitIn(board, id).engaged = false;
};

/** Engages or disengages. Gives the units that it changed. */
export function setEngaged(m: M, ids: readonly Uid[], engaged: boolean, cited?: Cited): Uid[] {
  const units: Uid[] = [];
  for (const id of ids) {
    const unit = findUnit(m.board, id);
    if (unit !== null && unit.engaged !== engaged) units.push(id);
  }
  if (units.length === 0) return units;
  if (engaged) m.change('engage', null, { units }, engage, cited);
  else m.change('disengage', null, { units }, disengage, cited);
  return units;
}

/** Steps 3 and 7: the unit that waited enters the chosen cell. */
export function takeField(m: M, player: PlayerId): void {
  const { plan, revealed } = m.board.players[player];
  const cell = plan.deploy;
  if (!revealed || cell === null) return;
  const { id, card } = revealed;
  m.change('take-field', player, { id, card, cell }, (board) => {
    const side = sideIn(board, player);
    side.units.push({ card, cell, closed: null, engaged: false, id, lost: 0, ranked: false });
    side.revealed = null;
    side.plan.deploy = null;
  });
}

/** Makes a unit as new on its cell: full HP, no rank, no changes but those that outlast it (R75). A `copy` comes from the File for the card that goes. */
function renew(m: M, id: Uid, copy: string | null, paid: number, cited: Cited): void {
  const unit = findUnit(m.board, id);
  const player = ownerOf(m.board, id);
  if (!unit || player === null) return;
  m.change(
    'revive',
    player,
    { unit: id, card: copy ?? unit.card, cell: unit.cell, paid },
    (board) => {
      const side = sideIn(board, player);
      const renewed = unitIn(board, id);
      if (copy !== null) {
        takeCard(side.file, copy);
        side.cemetery.push(renewed.card);
        renewed.card = copy;
        side.plan.revive = side.plan.revive.filter((other) => other !== id);
        side.plan.spent -= paid;
      }
      Object.assign(renewed, { lost: 0, engaged: false, ranked: false, closed: null });
    },
    cited,
  );
  m.expire(({ target, until }) => target === id && until !== 'gone');
}

/** Step 6, for everything that was promised at step 4. Gives how many were revived. */
export function revivePlanned(m: M, player: PlayerId): number {
  const promised = [...m.board.players[player].plan.revive];
  // R2: who finds the very same printing takes it, and leaves others to those who do not.
  const hasOwn = (id: Uid): boolean => m.board.players[player].file.includes(findUnit(m.board, id)?.card ?? '');
  for (const own of [true, false]) {
    for (const id of promised) {
      const unit = findUnit(m.board, id);
      if (!unit?.closed || (own && !hasOwn(id))) continue;
      const copies = m.board.players[player].file.filter((card) => sameCard(m, card, unit.card)).sort();
      const copy = copies.find((card) => card === unit.card) ?? copies[0];
      if (copy !== undefined) renew(m, id, copy, cardOf(m, unit.card).revivalCost, {});
    }
  }
  return promised.length;
}

/** R5: without a copy and without SP. Gives the units that were revived. */
export function reviveByEffect(m: M, ids: readonly Uid[]): Uid[] {
  const closed = seenUnits(m, ids).filter((unit) => unit.closed !== null);
  for (const { id } of closed) renew(m, id, null, 0, { clause: 'R5' });
  return closed.map(({ id }) => id);
}

/** Off the grid and into the Cemetery. `because` names the clauses by which it goes before the others. */
export function bury(m: M, id: Uid, because: string[], cited: Cited = {}): GameEvent {
  const unit = findUnit(m.board, id);
  const player = ownerOf(m.board, id);
  if (!unit || player === null) throw new Error(`no unit ${id} to bury`);
  const event = m.change(
    'bury',
    player,
    { unit: id, card: unit.card, cell: unit.cell, ...(because.length > 0 ? { because } : {}) },
    (board) => {
      const side = sideIn(board, player);
      side.units = side.units.filter((other) => other.id !== id);
      side.cemetery.push(unit.card);
      if (board.acting === id) board.acting = null;
    },
    cited,
  );
  m.expire(({ target }) => target === id);
  return event;
}

/** R26: the HP that units have, without damage. Gives the units whose HP changed. */
export function setHp(m: M, ids: readonly Uid[], value: (unit: Uid) => number, cited: Cited = {}): Uid[] {
  const set = seenUnits(m, ids)
    .filter((unit) => unit.closed === null)
    .map((unit) => ({ unit: unit.id, hp: Math.min(value(unit.id), statOf(m, unit, 'hp')), was: hpOf(m, unit) }))
    .filter(({ hp, was }) => hp !== was);
  if (set.length === 0) return [];
  m.change(
    'hp-set',
    null,
    { units: set.map(({ unit, hp }) => ({ unit, hp })) },
    (board) => {
      for (const { unit, hp, was } of set) unitIn(board, unit).lost += was - hp;
    },
    cited,
  );
  return set.map(({ unit }) => unit);
}

/** R32: off the grid, without a burial. */
export function sendAway(m: M, id: Uid, zone: Pile, cited: Cited = {}): void {
  const unit = findUnit(m.board, id);
  const player = ownerOf(m.board, id);
  if (!unit || player === null) return;
  m.change(
    'sent',
    player,
    { unit: id, card: unit.card, cell: unit.cell, zone },
    (board) => {
      const side = sideIn(board, player);
      side.units = side.units.filter((other) => other.id !== id);
      pileOf(side, zone).push(unit.card);
      if (board.acting === id) board.acting = null;
    },
    cited,
  );
  m.expire(({ target }) => target === id);
}

/** R34: a card off the grid enters a cell as a unit. Gives its name. */
export function summonUnit(m: M, player: PlayerId, { card, from, cell }: Summoned, cited: Cited = {}): Uid {
  const id = m.newId('u');
  m.change(
    'summon',
    player,
    { id, card, cell, from },
    (board) => {
      const side = sideIn(board, player);
      takeCard(pileOf(side, from), card);
      side.units.push({ card, cell, closed: null, engaged: false, id, lost: 0, ranked: false });
    },
    cited,
  );
  return id;
}

export interface Summoned {
  card: string;
  from: Pile;
  cell: number;
}

/** R36: units are as before their Rank Up. */
export function rankDown(m: M, ids: readonly Uid[]): void {
  m.change(
    'rank-down',
    null,
    { units: [...ids] },
    (board) => {
      for (const id of ids) unitIn(board, id).ranked = false;
    },
    { clause: 'R36' },
  );
}

/** G18: every unit of a list ranks up at one moment. */
export function rankUp(m: M, ids: readonly Uid[]): void {
  m.change(
    'rank-up',
    null,
    { units: [...ids] },
    (board) => {
      for (const id of ids) unitIn(board, id).ranked = true;
    },
    { clause: 'G18' },
  );
}

/** dr.3: all at one moment, in one batch. */
export function closeUnits(m: M, ids: readonly Uid[], by: PlayerId): void {
  const batch = m.board.kills + 1;
  m.change('closed', by, { units: [...ids], batch }, (board) => {
    board.kills = batch;
    for (const id of ids) unitIn(board, id).closed = { batch, by };
  });
}

interface Healed {
  [key: string]: Json;
  unit: Uid;
  amount: number;
}

const writeHealed = (board: Board, { healed }: { healed: readonly Healed[] }): void => {
  for (const { unit, amount } of healed) unitIn(board, unit).lost -= amount;
};

/** Gives HP back, never above the greatest. Gives how much was healed. */
export function heal(m: M, ids: readonly Uid[], amount: (unit: Uid) => number, cited: Cited = {}): number {
  const healed: Healed[] = [];
  for (const id of ids) {
    const unit = findUnit(m.board, id);
    if (unit === null || unit.closed !== null) continue;
    const gained = Math.min(amount(id), unit.lost);
    if (gained > 0) healed.push({ unit: id, amount: gained });
  }
  if (healed.length === 0) return 0;
  m.change('heal', null, { healed }, writeHealed, cited);
  return healed.reduce((sum, one) => sum + one.amount, 0);
}

/** HP lost without damage (G9). Null when nobody has lost any. */
export function loseHp(
  m: M,
  losses: readonly { unit: Uid; amount: number }[],
  { owner, from }: { owner: PlayerId; from: Uid | null },
  cited: Cited = {},
): Struck | null {
  const real = losses.flatMap(({ unit, amount }) => {
    const seen = findUnit(m.board, unit);
    const lost = seen?.closed === null ? kept(m, seen, amount) : 0;
    return lost > 0 ? [{ unit, amount: lost }] : [];
  });
  if (real.length === 0) return null;
  const event = m.change(
    'hp-loss',
    null,
    { losses: real.map(({ unit, amount }) => ({ unit, amount })) },
    (board) => {
      for (const { unit, amount } of real) unitIn(board, unit).lost += amount;
    },
    cited,
  );
  return { event: event.seq, owner, from, hits: real.map(({ unit, amount }) => ({ target: unit, amount })) };
}

/** R4: all the HP it has. */
export const allHp = (m: M, ids: readonly Uid[]): { unit: Uid; amount: number }[] =>
  seenUnits(m, ids).map((unit) => ({ unit: unit.id, amount: hpOf(m, unit) }));

/** R37: the units of two rows of a grid change places, all at one moment. Gives how many moved. */
export function swapRows(m: M, player: PlayerId, one: number, other: number): number {
  const moved = m.board.players[player].units
    .filter(({ cell }) => rowOf(cell) === one || rowOf(cell) === other)
    .map(({ id, cell }) => ({ unit: id, to: cell + 3 * (rowOf(cell) === one ? other - one : one - other) }));
  if (moved.length === 0 || one === other) return 0;
  m.change(
    'rows-swapped',
    player,
    { moved },
    (board) => {
      for (const { unit, to } of moved) unitIn(board, unit).cell = to;
    },
    { clause: 'R37' },
  );
  return moved.length;
}

const writeCell = (board: Board, { unit, to }: { unit: Uid; to: number }): void => {
  unitIn(board, unit).cell = to;
};

export function moveUnit(m: M, id: Uid, cell: number, cited?: Cited): void {
  const unit = findUnit(m.board, id);
  if (!unit) return;
  m.change('move', ownerOf(m.board, id), { unit: id, from: unit.cell, to: cell }, writeCell, cited);
}

/** R14: two units of one grid. False when they are not. */
export function swapUnits(m: M, one: Uid, other: Uid): boolean {
  const [first, second] = [findUnit(m.board, one), findUnit(m.board, other)];
  const owner = ownerOf(m.board, one);
  if (!first || !second || one === other || owner !== ownerOf(m.board, other)) return false;
  // Both are looked at before either moves: what is seen is the board itself.
  const cells = [second.cell, first.cell] as const;
  m.change('swap', owner, { units: [one, other], cells: [...cells] }, (board) => {
    unitIn(board, one).cell = cells[0];
    unitIn(board, other).cell = cells[1];
  });
  return true;
}

/** G11: a quarter of the greatest HP, rounded down. Gives how much was healed. */
export function standby(m: M, id: Uid): number {
  const unit = findUnit(m.board, id);
  if (!unit) return 0;
  const amount = unitCant(m, id, 'recover') ? 0 : Math.floor(statOf(m, unit, 'hp') / 4);
  const healed = heal(m, [id], () => amount, { clause: 'G11' });
  if (healed === 0) m.note('nothing-done', ownerOf(m.board, id), { card: cardOf(m, unit.card).id }, { clause: 'R8' });
  return healed;
}
