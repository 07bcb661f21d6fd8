/** What the filters, amounts and conditions of cards come to. Everything they can look at is public. */

import type { PlayerId, Uid } from '../../../engine/index.ts';
import { countersOn, mayBe, opponentOf, permission } from '../../../engine/index.ts';
import { lookingThrough, playersOf, sidesOf, whoIs, workedOut } from '../../cards/context.ts';
import { factsOf, timesInMatch } from '../../cards/history.ts';
import type { Range } from '../../cards/words.ts';
import { bounds, compares, within as inside, isSaid, listOf, scaled } from '../../cards/words.ts';
import type { Compiled } from '../language/compiled.ts';
import type {
  Allowed,
  Amount,
  Anyone,
  By,
  CardFilter,
  Condition,
  Filter,
  Forbidden,
  Means,
  Neighbour,
  Permission,
  Population,
  Target,
  Zone,
} from '../language/language.ts';
import { number, STATS } from '../language/language.ts';
import { SPHERES } from '../language/words.ts';
import type { SeenUnit } from './board.ts';
import { byCell, columnOf, findUnit, holderOf, lpOf, ownerOf, rowOf } from './board.ts';
import type { Context, Done, M, SkillVars } from './context.ts';
import { runsOf, someCardSays } from './counters.ts';
import { cardOf, skillNamed } from './printed.ts';
import { baseOf, hpOf, inRange, openUnits, skillsOf, statOf } from './values.ts';

const within = (context: Context, range: Range<Amount> | undefined, is: number): boolean =>
  range === undefined ||
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
  if (filter.cell !== undefined && !isSaid(filter.cell, cell)) return false;
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

const STEPS: Readonly<Record<Neighbour, (row: number, column: number) => [number, number]>> = {
  left: (row, column) => [row, column - 1],
  right: (row, column) => [row, column + 1],
  front: (row, column) => [row - 1, column],
  behind: (row, column) => [row + 1, column],
};

/** G7: whether a unit stands beside one that is meant, on the same grid. */
function isBeside(context: Context, { where, of = 'this' }: NonNullable<Filter['beside']>, unit: SeenUnit): boolean {
  const { board } = context.m;
  const owner = ownerOf(board, unit.id);
  return fixed(context, of).some((id) => {
    const other = findUnit(board, id);
    if (!other || ownerOf(board, id) !== owner) return false;
    return listOf(where).some((side) => {
      const [row, column] = STEPS[side](rowOf(other.cell), columnOf(other.cell));
      return row === rowOf(unit.cell) && column === columnOf(unit.cell);
    });
  });
}

/** Whether something is forbidden of a unit or to it, by whatever and for whomever. */
const isForbidden = (m: M, { id }: SeenUnit, { source }: Compiled, what: Forbidden): boolean =>
  m.state.modifiers.some(({ target, effect }) => target === id && effect.kind === 'cant' && effect.what === what) ||
  (source.type === 'unit' && (source.cant ?? []).some((trait) => isSaid(trait.what, what)));

/** The numbers of units that filters ask for without more ado. */
const MEASURED = ['at', 'df', 'agi', 'rng'] as const;

/** Whether a unit is everything that a filter asks. */
export function matches(context: Context, filter: Filter, unit: SeenUnit): boolean {
  const { m } = context;
  m.looks(context.card);
  const card = cardOf(m, unit.card);
  if (!fitsPrinted(context, filter, card)) return false;
  if (filter.hp !== undefined && !within(context, filter.hp, hpOf(m, unit))) return false;
  if (filter.level !== undefined && !within(context, filter.level, statOf(m, unit, 'level'))) return false;
  if (filter.maxHp !== undefined && !within(context, filter.maxHp, statOf(m, unit, 'hp'))) return false;
  for (const stat of MEASURED) {
    if (filter[stat] !== undefined && !within(context, filter[stat], statOf(m, unit, stat))) return false;
  }
  if (filter.damaged !== undefined && unit.lost > 0 !== filter.damaged) return false;
  if (filter.engaged !== undefined && unit.engaged !== filter.engaged) return false;
  if (filter.ranked !== undefined && unit.ranked !== filter.ranked) return false;
  if (filter.skill !== undefined && skillsOf(m, unit, filter.skill).length === 0) return false;
  if (!inPlace(context, filter, unit.cell)) return false;
  if (filter.marked !== undefined) {
    const { name, ...range } = filter.marked;
    if (!within(context, bounds(range, 1), countersOn(m, unit.id, name))) return false;
  }
  if (filter.cant !== undefined && !listOf(filter.cant).some((what) => isForbidden(m, unit, card, what))) return false;
  if (filter.side !== undefined && (ownerOf(m.board, unit.id) === context.owner) !== (filter.side === 'own'))
    return false;
  if (filter.among !== undefined && !fixed(context, filter.among).includes(unit.id)) return false;
  if (filter.beside !== undefined && !isBeside(context, filter.beside, unit)) return false;
  if (filter.inRange !== undefined) {
    const self = context.self === null ? null : findUnit(m.board, context.self);
    const near = self !== null && reached(m, self).some(({ id }) => id === unit.id);
    if (near !== filter.inRange) return false;
  }
  if (filter.other !== undefined && (unit.id !== context.self) !== filter.other) return false;
  if (filter.not !== undefined && matches(context, filter.not, unit)) return false;
  if (filter.allOf !== undefined && !filter.allOf.every((one) => matches(context, one, unit))) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => matches(context, one, unit));
}

/** R62: whether a unit may do what the rules forbid, as printed or by an effect. */
export function unitCan(m: M, unit: SeenUnit, what: Allowed): boolean {
  if (!someCardSays(m, 'can')) return false;
  if (mayBe(m, 'can') && permission(m, unit.id, what) !== null) return true;
  const { source } = cardOf(m, unit.card);
  return source.type === 'unit' && source.can !== undefined && isAllowed(m, unit, source.can, what);
}

function isAllowed(m: M, { id, card }: SeenUnit, can: readonly Permission[], what: Allowed): boolean {
  const context: Context = { m, owner: holderOf(m.board, id), self: id, card, vars: {} };
  return can.some((one) => isSaid(one.what, what) && (one.if === undefined || holds(context, one.if)));
}

/** The enemies that a unit reaches: those in range, or all where it may reach them (R62). */
export function reached(m: M, unit: SeenUnit): SeenUnit[] {
  const owner = ownerOf(m.board, unit.id);
  return owner !== null && unitCan(m, unit, 'reach') ? openUnits(m.board, opponentOf(owner)) : inRange(m, unit);
}

/** Who does something, and by what: the unit, the means, the skill, the verb, the card that is set. */
export interface Doing {
  owner: PlayerId;
  unit: Uid | null;
  means?: Means | undefined;
  skill?: string | undefined;
  verb?: string | undefined;
  /** The numbers of units that are changed. */
  changes?: readonly string[];
  card?: string;
}

/** R56: what an Attack Skill and an Iczer Attack Skill do is done by the attack. */
export const meansOf = (m: M, skill: string | undefined): Means => {
  const kind = skill === undefined ? undefined : skillNamed(m, skill)?.kind;
  return kind === 'attack' || kind === 'iczerAttack' ? 'attack' : 'skill';
};

/** Whether a rule about two parties, which is the rule of the context, is about what is being done. */
export function isAbout(
  context: Context,
  by: By | undefined,
  { owner, unit, means, skill, verb, changes = [], card }: Doing,
): boolean {
  if (by === undefined) return true;
  const { m } = context;
  if (by.side !== undefined && by.side !== 'any' && (owner === context.owner) !== (by.side === 'own')) return false;
  if (by.means !== undefined && (means === undefined || !isSaid(by.means, means))) return false;
  if (by.skills !== undefined) {
    const named = skill === undefined ? null : skillNamed(m, skill);
    if (!named) return false;
    const kinds = [named.kind, ...(cardOf(m, named.card).type === 'grimoire' ? ['grimoire'] : [])];
    if (!listOf(by.skills).some((one) => kinds.includes(one))) return false;
  }
  if (by.verbs !== undefined && (verb === undefined || !by.verbs.includes(verb))) return false;
  if (by.changes !== undefined && !listOf(by.changes).some((one) => changes.includes(one))) return false;
  if (by.cards !== undefined && (card === undefined || !fitsCard(context, by.cards, cardOf(m, card)))) return false;
  if (by.filter === undefined) return true;
  const other = unit === null ? null : findUnit(m.board, unit);
  return other !== null && matches(context, by.filter, other);
}

/** R56, R77: whether the damage that a Counter Skill answers, or that took the HP of a unit, was done in such a way. */
function answersTo(context: Context, by: By): boolean {
  const { fatal } = context.vars as { fatal?: { by?: PlayerId; cause?: Uid | null; done: Done } | null };
  const { by: owner, cause, done } = fatal ?? (context.vars as { by?: PlayerId; cause?: Uid | null; done?: Done });
  if (fatal === null) return false;
  return owner !== undefined && isAbout(context, by, { owner, unit: cause ?? null, ...done });
}

/** What of filters is the same for a unit on the grid and for a card that lies elsewhere. */
type Printed = Pick<Filter, 'name' | 'card' | 'sphere' | 'tribe' | 'character' | 'spheres'>;

function fitsPrinted(context: Context, filter: Printed, card: Compiled): boolean {
  if (filter.name !== undefined && !card.names.some((name) => isSaid(filter.name, name))) return false;
  if (filter.card !== undefined && !isSaid(filter.card, card.id)) return false;
  if (filter.sphere !== undefined && !card.spheres.some((sphere) => isSaid(filter.sphere, sphere))) return false;
  if (filter.tribe !== undefined && !card.tribes.some((tribe) => isSaid(filter.tribe, tribe))) return false;
  if (filter.character !== undefined && card.character !== filter.character) return false;
  return within(context, filter.spheres, card.spheres.length);
}

/** Whether a card that is not on the grid is everything that a filter asks. Only units have numbers other than a level. */
export function fitsCard(context: Context, filter: CardFilter, card: Compiled): boolean {
  context.m.looks(context.card);
  if (filter.type !== undefined && !isSaid(filter.type, card.type)) return false;
  if (!fitsPrinted(context, filter, card)) return false;
  if (filter.level !== undefined && (card.type === 'soul' || !within(context, filter.level, card.level))) return false;
  for (const stat of STATS) {
    if (filter[stat] === undefined) continue;
    if (card.type !== 'unit' || !within(context, filter[stat], card.stats[stat])) return false;
  }
  if (filter.not !== undefined && fitsCard(context, filter.not, card)) return false;
  if (filter.allOf !== undefined && !filter.allOf.every((one) => fitsCard(context, one, card))) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => fitsCard(context, one, card));
}

/** The cards in one place of an Iczer that fit, in their order. */
export function cardsIn(context: Context, player: PlayerId, zone: Zone, filter: CardFilter | undefined): string[] {
  const all = context.m.board.players[player][zone] ?? [];
  return filter === undefined ? [...all] : all.filter((id) => fitsCard(context, filter, cardOf(context.m, id)));
}

/** The units of a population, by cell, the own grid first. */
export function population(outer: Context, { side, state, filter }: Population): string[] {
  const context = lookingThrough(outer, filter);
  const found: string[] = [];
  context.m.looks(context.card);
  for (const player of sidesOf(context.owner, side ?? 'any')) {
    for (const unit of byCell(context.m.board.players[player].units)) {
      if (state !== 'any' && (unit.closed !== null) !== (state === 'closed')) continue;
      if (filter === undefined || matches(context, filter, unit)) found.push(unit.id);
    }
  }
  return found;
}

/** The units that a target means without a choice. For a choice and for chance: nothing. */
export const fixed = (context: Context, target: Target): string[] =>
  meant(context, target).filter((id) => findUnit(context.m.board, id) !== null);

/** The same with the units that have left the grid. */
function meant(context: Context, target: Target): readonly string[] {
  const { self, vars } = context;
  if (target === 'this') return self === null ? [] : [self];
  if (target === 'it') return (vars.it as string[] | undefined) ?? [];
  if (target === 'each') return context.each === undefined ? [] : [context.each];
  if (target === 'hit') return (vars.hit as string[] | undefined) ?? [];
  if (target === 'cause') return typeof vars.cause === 'string' ? [vars.cause] : [];
  if ('ref' in target) return (vars[`ref:${target.ref}`] as string[] | undefined) ?? [];
  return 'all' in target ? population(context, target) : [];
}

type Read = Extract<Amount, { stat: unknown }>['stat'];

/** A number of a unit on the grid. */
function numberOf({ m }: Context, unit: SeenUnit, stat: Read, base: true | undefined): number {
  const number = stat === 'maxHp' ? 'hp' : stat;
  if (base) return baseOf(m, unit, number);
  return stat === 'hp' ? hpOf(m, unit) : statOf(m, unit, number);
}

/** R32: remembers the numbers of a unit that is about to leave the grid, for the skill that sends it away. */
export function rememberLeaving(context: Context, unit: SeenUnit): void {
  const { vars } = context;
  const all = number.options.flatMap((stat) => [
    [stat, numberOf(context, unit, stat, undefined)] as const,
    [`base:${stat}`, numberOf(context, unit, stat, true)] as const,
  ]);
  vars.left = { ...(vars.left as SkillVars['left']), [unit.id]: Object.fromEntries(all) };
}

/** R22: of several units the total. One that this skill has sent away has the numbers that it had. */
function statAmount(context: Context, { stat, of, base }: Extract<Amount, { stat: unknown }>): number {
  const { m, vars } = context;
  const ids = meant(context, of);
  const gone = vars.left as SkillVars['left'];
  let sum = 0;
  let found = false;
  for (const id of ids) {
    const unit = findUnit(m.board, id);
    const was = gone?.[id]?.[base ? `base:${stat}` : stat];
    if (!unit && was === undefined) continue;
    found = true;
    sum += unit ? numberOf(context, unit, stat, base) : (was ?? 0);
  }
  return found || stat !== 'level' || of !== 'this' ? sum : cardOf(m, context.card).level;
}

/** The whole number that an amount comes to. May be negative. */
export const amountOf = (context: Context, amount: Amount): number =>
  typeof amount === 'number' ? amount : workedOut(context, amount, worth);

function worth(context: Context, amount: Exclude<Amount, number>): number {
  context.m.looks(context.card);
  const { m, owner, vars } = context;
  const { players } = m.board;
  if ('sum' in amount) return amount.sum.reduce((sum: number, one) => sum + amountOf(context, one), 0);
  if ('remembered' in amount) return Number(vars[`number:${amount.remembered}`] ?? 0);
  if ('product' in amount) return clamped(amount.product.reduce((all: number, one) => all * amountOf(context, one), 1));
  if ('quotient' in amount) {
    const [share, by] = amount.quotient.map((one) => amountOf(context, one)) as [number, number];
    const { round } = amount;
    return by === 0 ? 0 : round === 'up' ? Math.ceil(share / by) : Math.floor(share / by);
  }
  if ('did' in amount) return typeof vars.did === 'number' ? vars.did : 0;
  if ('taken' in amount) return typeof vars.taken === 'number' ? vars.taken : 0;
  if ('turn' in amount) return m.board.turn;
  if ('count' in amount) return population(context, amount.count).length;
  if ('stat' in amount) return statAmount(context, amount);
  if ('sp' in amount) return players[whoIs(owner, amount.sp)].sp;
  if ('lp' in amount) return lpOf(players[whoIs(owner, amount.lp)]);
  if ('sphere' in amount) {
    const { levels } = players[whoIs(owner, amount.of)];
    return amount.sphere === 'all' ? SPHERES.reduce((sum, one) => sum + levels[one], 0) : levels[amount.sphere];
  }
  if ('counter' in amount) {
    const { counter, of } = amount;
    if (of === 'you' || of === 'opponent') return countersOn(m, whoIs(owner, of), counter);
    return fixed(context, of).reduce((sum, id) => sum + countersOn(m, id, counter), 0);
  }
  if ('activations' in amount) {
    const named = cardOf(m, context.card).skills.find(({ skill }) => skill.id === amount.activations);
    return named ? countersOn(m, owner, runsOf(named.program)) : 0;
  }
  if ('happened' in amount) {
    const { happened, of, span = 'turn' } = amount;
    const { past } = m.board;
    if (past === undefined) return 0;
    const times = (player: PlayerId) =>
      span === 'match'
        ? timesInMatch(past, happened, player)
        : factsOf(past, happened, span).filter((fact) => fact.player === player).length;
    return playersOf(owner, of).reduce((sum, player) => sum + times(player), 0);
  }
  if ('cards' in amount) {
    const { zone, of, filter } = amount.cards;
    return playersOf(owner, of as Anyone | undefined).reduce(
      (sum, player) => sum + cardsIn(context, player, zone, filter).length,
      0,
    );
  }
  if ('moved' in amount) {
    const stat = amount.moved;
    const cards = ((vars.moved as string[] | undefined) ?? []).map((id) => cardOf(m, id));
    return cards.reduce((sum, card) => sum + (stat === 'level' ? card.level : card.stats[stat]), 0);
  }
  if ('cemetery' in amount) return players[whoIs(owner, amount.cemetery)].cemetery.length;
  const { scale, times = 1, per = 1, divide = 1, round, plus, min, max } = amount;
  return scaled(amountOf(context, scale) * times, { divide: per * divide, round, plus, min, max });
}

/** No number of the game is larger. */
const MOST = 1_000_000;
const clamped = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

const perUnit = new WeakMap<object, boolean>();

/** Whether an amount differs for each unit that an effect is about. Found once for each amount of a card. */
function asksEach(value: unknown): boolean {
  if (value === 'each') return true;
  if (typeof value !== 'object' || value === null) return false;
  const known = perUnit.get(value);
  if (known !== undefined) return known;
  const found = Object.values(value).some(asksEach);
  perUnit.set(value, found);
  return found;
}

/** What an amount comes to for each unit: worked out once, unless it speaks of `each`. */
export function forEach(context: Context, amount: Amount): (unit: string) => number {
  if (asksEach(amount)) return (each) => amountOf({ ...context, each }, amount);
  const value = amountOf(context, amount);
  return () => value;
}

/** An amount used as a quantity: never below 0. */
export const quantityOf = (context: Context, amount: Amount): number => Math.max(0, amountOf(context, amount));

export function holds(context: Context, condition: Condition): boolean {
  const { m } = context;
  m.looks(context.card);
  if ('battletime' in condition) {
    const { battletime } = m.board;
    return battletime !== null && isSaid(condition.battletime, battletime);
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
  if ('answers' in condition) return answersTo(context, condition.answers);
  if ('every' in condition) {
    const { every, from = every } = condition;
    const { turn } = m.board;
    return turn >= from && (turn - from) % every === 0;
  }
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}
