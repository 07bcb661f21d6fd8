/** What the filters, amounts and conditions of cards come to. Everything they can look at is public. */

import { lookingThrough, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import { bounds, compares, within as inside, listOf, type Range } from '../../cards/words.ts';
import type { Amount, Condition, Filter, Population, Target } from '../language/language.ts';
import { columnOf, findUnit, lpOf, rowOf, type SeenUnit } from './board.ts';
import type { Context } from './context.ts';
import { cardOf } from './printed.ts';
import { hpOf, inRange, skillsOf, statOf } from './values.ts';

const within = (context: Context, range: Range<Amount> | undefined, is: number): boolean =>
  inside(
    range,
    () => is,
    (amount) => amountOf(context, amount),
  );

const ROW_NUMBERS = { front: 1, middle: 2, back: 3 } as const;
const COLUMN_NUMBERS = { left: 1, middle: 2, right: 3 } as const;

/** The cells that "of this" and "of it" point to. */
function pointed(context: Context, word: 'ofThis' | 'ofIt'): number[] {
  const ids = word === 'ofThis' ? [context.self] : ((context.vars.it as string[] | undefined) ?? []);
  return ids.flatMap((id) => (id === null ? [] : (findUnit(context.m.board, id)?.cell ?? [])));
}

function inPlace(context: Context, filter: Filter, cell: number): boolean {
  if (filter.cell !== undefined && !listOf(filter.cell).includes(cell)) return false;
  if (filter.row !== undefined) {
    const fits = listOf(filter.row).some((row) =>
      row === 'ofThis' || row === 'ofIt'
        ? pointed(context, row).some((other) => rowOf(other) === rowOf(cell))
        : ROW_NUMBERS[row] === rowOf(cell),
    );
    if (!fits) return false;
  }
  if (filter.column === undefined) return true;
  return listOf(filter.column).some((column) =>
    column === 'ofThis' || column === 'ofIt'
      ? pointed(context, column).some((other) => columnOf(other) === columnOf(cell))
      : COLUMN_NUMBERS[column] === columnOf(cell),
  );
}

/** Whether a unit is everything that a filter asks. */
export function matches(context: Context, filter: Filter, unit: SeenUnit): boolean {
  const { m } = context;
  m.looks(context.card);
  const card = cardOf(m, unit.card);
  if (filter.name !== undefined && !listOf(filter.name).includes(card.name)) return false;
  if (filter.card !== undefined && !listOf(filter.card).includes(card.id)) return false;
  if (filter.sphere !== undefined && !listOf(filter.sphere).some((sphere) => card.spheres.includes(sphere)))
    return false;
  if (filter.tribe !== undefined && !listOf(filter.tribe).some((tribe) => card.tribes.includes(tribe))) return false;
  if (filter.character !== undefined && card.character !== filter.character) return false;
  if (!within(context, filter.level, card.level) || !within(context, filter.hp, hpOf(m, unit))) return false;
  for (const stat of ['at', 'df', 'agi', 'rng'] as const) {
    if (filter[stat] !== undefined && !within(context, filter[stat], statOf(m, unit, stat))) return false;
  }
  if (filter.damaged !== undefined && unit.lost > 0 !== filter.damaged) return false;
  if (filter.engaged !== undefined && unit.engaged !== filter.engaged) return false;
  if (filter.ranked !== undefined && unit.ranked !== filter.ranked) return false;
  if (filter.skill !== undefined && skillsOf(m, unit, filter.skill).length === 0) return false;
  if (!inPlace(context, filter, unit.cell)) return false;
  if (filter.inRange !== undefined) {
    const self = context.self === null ? null : findUnit(m.board, context.self);
    const reached = self !== null && inRange(m, self).some(({ id }) => id === unit.id);
    if (reached !== filter.inRange) return false;
  }
  if (filter.other !== undefined && (unit.id !== context.self) !== filter.other) return false;
  if (filter.not !== undefined && matches(context, filter.not, unit)) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => matches(context, one, unit));
}

/** The units of a population, by cell, the own grid first. */
export function population(outer: Context, { side, state, filter }: Population): string[] {
  const context = lookingThrough(outer, filter);
  const found: string[] = [];
  context.m.looks(context.card);
  for (const player of sidesOf(context.owner, side ?? 'any')) {
    const units = [...context.m.board.players[player].units].sort((a, b) => a.cell - b.cell);
    for (const unit of units) {
      if (state !== 'any' && (unit.closed !== null) !== (state === 'closed')) continue;
      if (filter === undefined || matches(context, filter, unit)) found.push(unit.id);
    }
  }
  return found;
}

/** The units that a target means without a choice. For a choice and for chance: nothing. */
export function fixed(context: Context, target: Target): string[] {
  const { m, self, vars } = context;
  const there = (ids: string[]) => ids.filter((id) => findUnit(m.board, id) !== null);
  if (target === 'this') return self === null ? [] : there([self]);
  if (target === 'it') return there((vars.it as string[] | undefined) ?? []);
  if (target === 'cause') return typeof vars.cause === 'string' ? there([vars.cause]) : [];
  if ('ref' in target) return there((vars[`ref:${target.ref}`] as string[] | undefined) ?? []);
  return 'all' in target ? population(context, target) : [];
}

/** R22: of several units the total. */
function statAmount(context: Context, { stat, of }: Extract<Amount, { stat: unknown }>): number {
  const { m } = context;
  const units = fixed(context, of).flatMap((id) => findUnit(m.board, id) ?? []);
  if (units.length === 0) return stat === 'level' && of === 'this' ? cardOf(m, context.card).level : 0;
  const own = (unit: SeenUnit): number => {
    if (stat === 'level') return cardOf(m, unit.card).level;
    return stat === 'hp' ? hpOf(m, unit) : statOf(m, unit, stat === 'maxHp' ? 'hp' : stat);
  };
  return units.reduce((sum, unit) => sum + own(unit), 0);
}

/** The whole number that an amount comes to. May be negative. */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : workedOut(context, amount, worth);

function worth(context: Context, amount: Exclude<Amount, number>): number {
  context.m.looks(context.card);
  const { m, owner, vars } = context;
  const { players } = m.board;
  if ('sum' in amount) return amount.sum.reduce((sum: number, one) => sum + amountOf(context, one), 0);
  if ('did' in amount) return typeof vars.did === 'number' ? vars.did : 0;
  if ('taken' in amount) return typeof vars.taken === 'number' ? vars.taken : 0;
  if ('turn' in amount) return m.board.turn;
  if ('count' in amount) return population(context, amount.count).length;
  if ('stat' in amount) return statAmount(context, amount);
  if ('sp' in amount) return players[whoIs(owner, amount.sp)].sp;
  if ('lp' in amount) return lpOf(players[whoIs(owner, amount.lp)]);
  if ('sphere' in amount) return players[whoIs(owner, amount.of)].levels[amount.sphere];
  if ('cemetery' in amount) return players[whoIs(owner, amount.cemetery)].cemetery.length;
  const { scale, times = 1, per = 1, plus = 0, max } = amount;
  const result = Math.floor((amountOf(context, scale) * times) / per) + plus;
  return max === undefined ? result : Math.min(max, result);
}

/** An amount used as a quantity: never below 0. */
export const quantityOf = (context: Context, amount: Amount): number => Math.max(0, amountOf(context, amount));

export function holds(context: Context, condition: Condition): boolean {
  const { m } = context;
  m.looks(context.card);
  if ('battletime' in condition) {
    const { battletime } = m.board;
    return battletime !== null && listOf(condition.battletime).includes(battletime);
  }
  if ('count' in condition) {
    return within(context, bounds(condition, 1), population(context, condition.count).length);
  }
  if ('is' in condition) {
    const units = fixed(context, condition.is).map((id) => findUnit(m.board, id));
    return units.length > 0 && units.every((unit) => unit !== null && matches(context, condition.filter, unit));
  }
  if ('compare' in condition)
    return compares(amountOf(context, condition.compare), condition.op, amountOf(context, condition.to));
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}
