/** What the words of a card mean on the table: demons, amounts, conditions. */
import type { CardSet, PlayerId, Uid } from '../../../engine/index.ts';
import { sidesOf } from '../../cards/context.ts';
import { factsOf, timesInMatch } from '../../cards/history.ts';
import { oncePer } from '../../cards/once.ts';
import { compares, listOf, scaled } from '../../cards/words.ts';
import type { Amount, Condition, Filter, Population, Range, Target } from '../language/language.ts';
import type { Cant, Measure, Stat, StatusKind } from '../language/words.ts';
import { isAilment, MET, STATS } from '../language/words.ts';
import type { SeenDemon } from './board.ts';
import { findDemon, statusOf } from './board.ts';
import type { Context, Dx2, Heard, M } from './context.ts';
import { causesOf, doersOf, isWho } from './context.ts';
import { sourceOf } from './printed.ts';
import { affinityOf, buildOf, partyOf } from './values.ts';

export const inRange = ({ min, max }: Range, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

/** HP in percent of the maximum, rounded down. */
export const hpPercent = ({ m }: Pick<Context, 'm'>, demon: SeenDemon): number =>
  Math.floor((demon.hp * 100) / buildOf(m, demon).stats.hp);

/** Whether a demon is everything that a filter asks. */
export function matches(context: Pick<Context, 'm'>, filter: Filter, demon: SeenDemon): boolean {
  const { m } = context;
  if (filter.card !== undefined && demon.card !== filter.card) return false;
  if (filter.race !== undefined && sourceOf(m.cards, demon.card, 'demon').race !== filter.race) return false;
  if (filter.hpPercent !== undefined && !inRange(filter.hpPercent, hpPercent(context, demon))) return false;
  if (filter.mp !== undefined && !inRange(filter.mp, demon.mp)) return false;
  if (filter.has !== undefined && !listOf<StatusKind>(filter.has).some((kind) => statusOf(demon, kind))) return false;
  if (filter.cant !== undefined && !listOf(filter.cant).some((what) => isBanned(demon, what))) return false;
  if (filter.ailing !== undefined && demon.statuses.some(({ kind }) => isAilment(kind)) !== filter.ailing) return false;
  if (filter.acting !== undefined && (m.board.acting === demon.id) !== filter.acting) return false;
  if (filter.affinity !== undefined && (affinityOf(m, demon, filter.affinity.to) ?? 'none') !== filter.affinity.is)
    return false;
  if (filter.fallen !== undefined && (demon.hp === 0) !== filter.fallen) return false;
  if (filter.marked !== undefined && !isMarked(demon, filter.marked)) return false;
  if (filter.not !== undefined && matches(context, filter.not, demon)) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => matches(context, one, demon));
}

/** R45: whether something that lasts on a demon forbids something. */
export function isBanned({ statuses }: SeenDemon, what: Cant): boolean {
  for (const { kind, of } of statuses) if (kind === 'cant' && of === what) return true;
  return false;
}

/** R42: how many marks of a name a demon bears. */
export const marksOn = (demon: SeenDemon, name: string): number =>
  demon.statuses.find(({ kind, of }) => kind === 'mark' && of === name)?.value ?? 0;

const isMarked = (demon: SeenDemon, { name, min, max }: NonNullable<Filter['marked']>): boolean =>
  inRange({ min: min ?? (max === undefined ? 1 : undefined), max }, marksOn(demon, name));

/** R51: how many turns of its own a team has begun. */
export const ownTurn = ({ board }: M, owner: PlayerId): number =>
  Math.floor((board.turn + (owner === board.first ? 1 : 0)) / 2);

/** The demons of a population, own side first, each side in action order. */
export function population(context: Context, { side, fallen, other, filter }: Population): SeenDemon[] {
  const { m, owner, self } = context;
  const found: SeenDemon[] = [];
  for (const player of sidesOf(owner, side)) {
    for (const { demon } of partyOf(m, player)) {
      if ((demon.hp === 0) !== (fallen ?? false) || (other && demon.id === self)) continue;
      if (filter === undefined || matches(context, filter, demon)) found.push(demon);
    }
  }
  return found;
}

function measureOf({ m }: Context, demon: SeenDemon, which: Measure): number {
  if (which === 'hp' || which === 'mp') return demon[which];
  if (which === 'hpPercent') return hpPercent({ m }, demon);
  return buildOf(m, demon).stats[which === 'maxHp' ? 'hp' : which];
}

function extreme(context: Context, target: Extract<Target, { least: unknown } | { most: unknown }>): Uid[] {
  const which = 'least' in target ? target.least : target.most;
  const sign = 'least' in target ? 1 : -1;
  const value = (demon: SeenDemon) => sign * measureOf(context, demon, which);
  const [first, ...others] = population(context, target);
  if (!first) return [];
  return [others.reduce((best, demon) => (value(demon) < value(best) ? demon : best), first).id];
}

/** Whom a target means without a choice or a draw. */
export function fixed(context: Context, target: Target): Uid[] {
  const { vars, self } = context;
  if (typeof target === 'string') {
    switch (target) {
      case 'self':
        return self === null ? [] : [self];
      case 'target':
        return vars.target;
      case 'struck':
        return vars.struck;
      case 'it':
        return vars.it;
      case 'cause':
        return causesOf(vars);
      case 'causedBy':
        return doersOf(vars);
      case 'acting':
        return context.m.board.acting === null ? [] : [context.m.board.acting];
    }
  }
  if ('least' in target || 'most' in target) return extreme(context, target);
  if ('ref' in target) return (vars[`ref:${target.ref}`] as Uid[] | undefined) ?? [];
  return 'all' in target ? population(context, target).map(({ id }) => id) : [];
}

/** The demon that an amount is for, and the words by which the card came to it. */
export interface For {
  id: Uid;
  target: Target;
}

/** R38: whose value an amount reads. Of several by the same words as its target it is the one that it is for. */
function valued(context: Context, of: Target | 'each', one: For | undefined): SeenDemon[] {
  const { vars, m } = context;
  if (one !== undefined) {
    if (of === 'each' || (typeof of === 'string' && of === one.target)) return demonsOf(m, [one.id]);
    if (of === 'it' && (vars.it.length === 0 || vars.it.includes(one.id))) return demonsOf(m, [one.id]);
  }
  return of === 'each' ? [] : demonsOf(m, fixed(context, of));
}

function demonsOf(m: M, ids: readonly Uid[]): SeenDemon[] {
  const found: SeenDemon[] = [];
  for (const id of ids) {
    const demon = findDemon(m.board, id);
    if (demon !== null) found.push(demon);
  }
  return found;
}

/** R35: how much of what set the effect off is about the demon that an amount is for, or all of it. */
function heardAmount({ vars }: Context, one: For | undefined): number {
  const { heard } = vars;
  const isAbout = ({ subject, by }: Heard): boolean => {
    if (one === undefined) return true;
    if (one.target === 'causedBy') return by === one.id;
    return one.target === 'cause' || (one.target === 'it' && causesOf(vars).includes(one.id))
      ? subject === one.id
      : true;
  };
  return heard.filter(isAbout).reduce((sum, { amount }) => sum + amount, 0);
}

type Stats = Readonly<Record<Stat, number>>;

/** What was worked out of the Devil Connectors of a card set. */
const connectors = oncePer((_cards: CardSet<Dx2>) => new Map<string, Stats>());

/** The three of a Devil Connector strike and heal with their values together (G15). */
export function connectorStats({ m }: Pick<Context, 'm'>, connector: string): Stats {
  const known = connectors(m.cards);
  let stats = known.get(connector);
  if (stats === undefined) {
    const three = sourceOf(m.cards, connector, 'connector').demons.map((id) => sourceOf(m.cards, id, 'demon').stats);
    const sum = (stat: Stat) => three.reduce((all, one) => all + one[stat], 0);
    stats = Object.fromEntries(STATS.map((stat) => [stat, sum(stat)])) as Stats;
    known.set(connector, stats);
  }
  return stats;
}

/** A whole number that an amount comes to, rounded down (R3) if it says nothing else: for one demon, where it is for one. */
export const amountOf = (context: Context, amount: Amount, one?: For): number =>
  typeof amount === 'number' ? amount : Math.max(0, signedOf(context, amount, one));

/** The same where it may also be less than nothing: what passives add. */
export function signedOf(context: Context, amount: Amount, one?: For): number {
  if (typeof amount === 'number') return amount;
  if ('if' in amount) return signedOf(context, holds(context, amount.if, one) ? amount.then : (amount.else ?? 0), one);
  if ('power' in amount) return healingPower(context, amount.power);
  return Math.min(MOST, scaled(unscaled(context, amount, one), amount));
}

const MOST = 1_000_000;

function unscaled(
  context: Context,
  amount: Exclude<Amount, number | { if: unknown } | { power: unknown }>,
  one: For | undefined,
): number {
  const { m, vars } = context;
  if ('percentOf' in amount) {
    const values = valued(context, amount.of, one).map((demon) => measured(m, demon, amount.percentOf));
    return Math.floor((together(context, values) * amount.percent) / 100);
  }
  if ('stat' in amount) {
    const values =
      vars.connector !== null && amount.of === 'self'
        ? [connectorStats(context, vars.connector)[amount.stat]]
        : valued(context, amount.of, one).map((demon) => buildOf(m, demon).stats[amount.stat]);
    return Math.floor((together(context, values) * amount.percent) / 100);
  }
  if ('count' in amount) return population(context, amount.count).length;
  if ('ailments' in amount)
    return new Set(
      population(context, amount.ailments).flatMap(({ statuses }) =>
        statuses.flatMap(({ kind }) => (isAilment(kind) ? [kind] : [])),
      ),
    ).size;
  if ('turn' in amount) return amount.turn === 'own' ? ownTurn(m, context.owner) : m.board.turn;
  if ('did' in amount) return vars.did;
  if ('dealt' in amount) return vars.dealt ?? 0;
  if ('affinities' in amount)
    return together(
      context,
      valued(context, amount.of, one).map(
        (demon) => MET.filter((element) => (affinityOf(m, demon, element) ?? 'none') === amount.affinities).length,
      ),
    );
  if ('counter' in amount)
    return together(
      context,
      valued(context, amount.of, one).map((demon) => marksOn(demon, amount.counter)),
    );
  if ('icons' in amount) {
    const { full, half, used, taken } = m.board.icons;
    return amount.icons === 'left' ? full + half : amount.icons === 'used' ? used : taken;
  }
  if ('history' in amount) return pastOf(context, amount);
  if ('sum' in amount) return amount.sum.reduce<number>((all, each) => all + signedOf(context, each, one), 0);
  return Math.floor((heardAmount(context, one) * amount.eventAmount) / 100);
}

/** R76 */
function healingPower(context: Context, power: number): number {
  const { m, vars, self } = context;
  const healer = findDemon(m.board, self);
  const magic =
    vars.connector !== null
      ? connectorStats(context, vars.connector).magAttack
      : healer === null
        ? 0
        : buildOf(m, healer).stats.magAttack;
  return Math.floor((magic * power) / 100);
}

function measured(m: M, demon: SeenDemon, what: 'hp' | 'maxHp' | 'missingHp' | 'mp' | 'maxMp'): number {
  if (what === 'hp' || what === 'mp') return demon[what];
  const { stats, maxMp } = buildOf(m, demon);
  return what === 'maxMp' ? maxMp : stats.hp - (what === 'missingHp' ? demon.hp : 0);
}

/** R53: how often something happened before this effect. */
function pastOf(
  context: Context,
  { history, who = 'self', span = 'turn', filter }: Extract<Amount, { history: unknown }>,
): number {
  const { m, owner, self } = context;
  const { past } = m.board;
  if (past === undefined) return 0;
  if (span === 'battle') {
    const sides = who === 'enemy' ? sidesOf(owner, 'enemy') : sidesOf(owner, who === 'any' ? 'any' : 'own');
    return sides.reduce((sum, player) => sum + timesInMatch(past, history, player), 0);
  }
  return factsOf(past, history, span).filter(({ object }) => {
    if (!isWho(m, who, { id: self, owner }, object)) return false;
    const demon = filter === undefined ? null : findDemon(m.board, object);
    return filter === undefined || (demon !== null && matches(context, filter, demon));
  }).length;
}

/** R38 */
const together = ({ m }: Context, values: readonly number[]): number =>
  m.state.options.amountsOfSeveral === 'first' ? (values[0] ?? 0) : values.reduce((sum, value) => sum + value, 0);

/** Whether a condition holds: inside an amount, for the demon that the amount is for. */
export function holds(context: Context, condition: Condition, one?: For): boolean {
  const { m, owner } = context;
  if ('is' in condition) {
    const demons = valued(context, condition.is, one);
    return demons.length > 0 && demons.every((demon) => matches(context, condition.filter, demon));
  }
  if ('count' in condition) {
    const { min, max } = condition;
    const count = population(context, condition.count).length;
    return count >= (min ?? (max === undefined ? 1 : 0)) && (max === undefined || count <= max);
  }
  // Before the first turn nobody is on turn.
  if ('turn' in condition) return m.board.turn > 0 && (m.board.active === owner) === (condition.turn === 'own');
  if ('turnNumber' in condition) return inRange(condition.turnNumber, m.board.turn);
  if ('ownTurn' in condition) return inRange(condition.ownTurn, ownTurn(m, owner));
  if ('bonusTurn' in condition) return (m.board.icons.half === 1) === condition.bonusTurn;
  if ('hit' in condition) return context.vars.struck.length > 0;
  if ('place' in condition) return listOf(condition.place).some((one) => one === m.state.options.place);
  if ('attacking' in condition) return (m.board.first === owner) === (condition.attacking === 'first');
  if ('compare' in condition)
    return compares(amountOf(context, condition.compare, one), condition.op, amountOf(context, condition.to, one));
  if ('all' in condition) return condition.all.every((each) => holds(context, each, one));
  if ('any' in condition) return condition.any.some((each) => holds(context, each, one));
  return !holds(context, condition.not, one);
}
