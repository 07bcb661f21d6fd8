/** What the words of a card mean on the table: demons, amounts, conditions. */
import type { Uid } from '../../../engine/index.ts';
import { sidesOf } from '../../cards/context.ts';
import { compares } from '../../cards/words.ts';
import type { Amount, Condition, Filter, Population, Range, Target } from '../language/language.ts';
import { isAilment, type Stat } from '../language/words.ts';
import { findDemon, inOrder, type SeenDemon, statusOf } from './board.ts';
import { type Context, causesOf, doersOf, type Heard } from './context.ts';
import { sourceOf } from './printed.ts';
import { affinityOf, buildOf } from './values.ts';

const inRange = ({ min, max }: Range, value: number): boolean =>
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
  if (filter.has !== undefined && ![filter.has].flat().some((kind) => statusOf(demon, kind))) return false;
  if (filter.ailing !== undefined && demon.statuses.some(({ kind }) => isAilment(kind)) !== filter.ailing) return false;
  if (filter.acting !== undefined && (m.board.acting === demon.id) !== filter.acting) return false;
  if (filter.affinity !== undefined && affinityOf(m, demon, filter.affinity.to) !== filter.affinity.is) return false;
  if (filter.not !== undefined && matches(context, filter.not, demon)) return false;
  return filter.anyOf === undefined || filter.anyOf.some((one) => matches(context, one, demon));
}

/** The demons of a population, own side first, each side in action order. */
export function population(context: Context, { side, fallen, other, filter }: Population): SeenDemon[] {
  const { m, owner, self } = context;
  return sidesOf(owner, side)
    .flatMap((player) => inOrder(m.board, player))
    .filter(
      (demon) =>
        (demon.hp === 0) === (fallen ?? false) &&
        (!other || demon.id !== self) &&
        (filter === undefined || matches(context, filter, demon)),
    );
}

function extreme(context: Context, target: Extract<Target, { least: unknown } | { most: unknown }>): Uid[] {
  const which = 'least' in target ? target.least : target.most;
  const sign = 'least' in target ? 1 : -1;
  const value = (demon: SeenDemon) => sign * (which === 'hpPercent' ? hpPercent(context, demon) : demon[which]);
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
  const read = (ids: readonly Uid[]) => ids.flatMap((id) => findDemon(m.board, id) ?? []);
  if (one !== undefined) {
    if (of === 'each' || (typeof of === 'string' && of === one.target)) return read([one.id]);
    if (of === 'it' && (vars.it.length === 0 || vars.it.includes(one.id))) return read([one.id]);
  }
  return of === 'each' ? [] : read(fixed(context, of));
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

/** The three of a Devil Connector strike and heal with their values together (G15). */
export function connectorStat({ m }: Pick<Context, 'm'>, connector: string, stat: Stat): number {
  const { demons } = sourceOf(m.cards, connector, 'connector');
  return demons.reduce((sum, id) => sum + sourceOf(m.cards, id, 'demon').stats[stat], 0);
}

/** A whole number that an amount comes to, rounded down (R3): for one demon, where it is for one. */
export function amountOf(context: Context, amount: Amount, one?: For): number {
  if (typeof amount === 'number') return amount;
  const { m, vars } = context;
  if ('percentOf' in amount) {
    const values = valued(context, amount.of, one).map((demon) =>
      amount.percentOf === 'hp' ? demon.hp : buildOf(m, demon).stats.hp,
    );
    return Math.floor((together(context, values) * amount.percent) / 100);
  }
  if ('stat' in amount) {
    const values =
      vars.connector !== null && amount.of === 'self'
        ? [connectorStat(context, vars.connector, amount.stat)]
        : valued(context, amount.of, one).map((demon) => buildOf(m, demon).stats[amount.stat]);
    return Math.floor((together(context, values) * amount.percent) / 100);
  }
  if ('count' in amount) return population(context, amount.count).length * (amount.times ?? 1) + (amount.plus ?? 0);
  if ('turn' in amount) return m.board.turn * (amount.times ?? 1);
  return Math.floor((heardAmount(context, one) * amount.eventAmount) / 100);
}

/** R38 */
const together = ({ m }: Context, values: readonly number[]): number =>
  m.state.options.amountsOfSeveral === 'first' ? (values[0] ?? 0) : values.reduce((sum, value) => sum + value, 0);

export function holds(context: Context, condition: Condition): boolean {
  const { m, owner } = context;
  if ('is' in condition) {
    const ids = fixed(context, condition.is);
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const demon = findDemon(m.board, id);
        return demon !== null && matches(context, condition.filter, demon);
      })
    );
  }
  if ('count' in condition) {
    const { min, max } = condition;
    const count = population(context, condition.count).length;
    return count >= (min ?? (max === undefined ? 1 : 0)) && (max === undefined || count <= max);
  }
  // Before the first turn nobody is on turn.
  if ('turn' in condition) return m.board.turn > 0 && (m.board.active === owner) === (condition.turn === 'own');
  if ('turnNumber' in condition) return inRange(condition.turnNumber, m.board.turn);
  if ('attacking' in condition) return (m.board.first === owner) === (condition.attacking === 'first');
  if ('compare' in condition)
    return compares(amountOf(context, condition.compare), condition.op, amountOf(context, condition.to));
  if ('all' in condition) return condition.all.every((one) => holds(context, one));
  if ('any' in condition) return condition.any.some((one) => holds(context, one));
  return !holds(context, condition.not);
}
