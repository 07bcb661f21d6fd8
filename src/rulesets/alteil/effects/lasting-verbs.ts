/** What verbs leave behind on units and Iczers: marks, prohibitions, bonuses. */
import type { JsonObject, Modifier } from '../../../engine/index.ts';
import { changeCounters, countersOn } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { listOf } from '../../cards/words.ts';
import { setEngaged } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf, quantityOf } from '../board/evaluate.ts';
import type { Effect, Priced } from '../language/language.ts';
import { countersHeard, isHeeded } from './happenings.ts';
import { lasting, put } from './verbs.ts';

type Verb<N extends string> = Extract<Effect, { do: N }>;

const isPlayer = (target: string): boolean => target === 'p1' || target === 'p2';

/** Iczers, and units that are not CLOSED. */
const open = ({ m }: Context, targets: readonly string[]): string[] =>
  targets.filter((target) => isPlayer(target) || findUnit(m.board, target)?.closed === null);

/** R47: gives counters or marks. Gives how many came. */
export function mark(context: Context, { name, count, until }: Verb<'mark'>, targets: string[]): number {
  const { m, self, card, owner } = context;
  const add = count === undefined ? 1 : quantityOf(context, count);
  const made = { name, add, until: lasting(context, until ?? 'always'), source: self, card, owner };
  return counted(context, 'mark', name, open(context, targets), (target) => changeCounters(m, { ...made, target }));
}

/** Changes counters of all targets; then it is heard of each whose counters changed. Gives how many came or went. */
function counted(
  { m }: Context,
  event: 'mark' | 'unmark',
  name: string,
  targets: readonly string[],
  change: (target: string) => number,
): number {
  const changed = targets.map((target) => ({ target, by: change(target) })).filter(({ by }) => by > 0);
  // The last one heard runs first.
  if (isHeeded(m)) for (const { target } of changed.toReversed()) countersHeard(m, event, target, name);
  return changed.reduce((sum, { by }) => sum + by, 0);
}

/** R47: takes them, all where no number is said. Gives how many went. */
export function unmark(context: Context, { name, count }: Verb<'unmark'>, targets: string[]): number {
  const { m, self, card, owner } = context;
  const made = { name, until: 'always', source: self, card, owner };
  return counted(context, 'unmark', name, targets, (target) => {
    const add = -(count === undefined ? countersOn(m, target, name) : quantityOf(context, count));
    return changeCounters(m, { ...made, target, add });
  });
}

/** R41: forbids something for a time. */
export function cant(context: Context, { what, by, until }: Verb<'cant'>, targets: string[]): number {
  const { m, owner, card, self } = context;
  const about = by === undefined ? {} : { by: copy(by) };
  const made = { until: lasting(context, until), source: self, card, owner };
  const there = open(context, targets);
  for (const target of there) {
    for (const one of listOf(what)) m.modify({ ...made, target, effect: { kind: 'cant', what: one, ...about } });
  }
  return there.length;
}

/** R74: ends what effects forbid. Gives of how many something was lifted. */
export function lift(context: Context, { what }: Verb<'lift'>, targets: string[]): number {
  const { m } = context;
  const there = open(context, targets);
  const lifted = ({ target, effect }: Modifier): boolean =>
    there.includes(target) && effect.kind === 'cant' && listOf(what).some((one) => one === effect.what);
  const freed = new Set(m.state.modifiers.filter(lifted).map(({ target }) => target));
  if (freed.size > 0) m.expire(lifted);
  return freed.size;
}

const copy = (by: object): JsonObject => JSON.parse(JSON.stringify(by));

/** R62: what units may do for a time. */
export const can = (context: Context, { what, until }: Verb<'can'>, ids: string[]): number =>
  put(context, ids, until, () => listOf(what).map((one) => ({ kind: 'can', what: one, clause: 'R62' })));

/** R48 and R57: what attacks of the units of an Iczer do in addition, and what LP damage to an Iczer does. */
export function bonus(context: Context, { attack, lpDamage, who, until }: Verb<'bonus'>): number {
  const { m, owner, card, self } = context;
  const added = Object.entries({ attack, lpDamage }).flatMap(([stat, amount]) => {
    const add = amount === undefined ? 0 : amountOf(context, amount);
    return add === 0 ? [] : [{ stat, add }];
  });
  if (added.length === 0) return 0;
  const players = playersOf(owner, who);
  const made = { until: lasting(context, until), source: self, card, owner };
  for (const target of players)
    for (const { stat, add } of added) m.modify({ target, effect: { kind: 'stat', stat, add }, ...made });
  return players.length;
}

const PRICED: Readonly<Record<Priced, string>> = {
  set: 'to set cards',
  skills: 'for skills',
  iczerAttack: 'for Iczer Attack',
};

/** R58: makes something dearer or cheaper for a time. */
export function changeCost(context: Context, effect: Verb<'changeCost'>, targets: string[]): number {
  const { m, owner, card, self } = context;
  const { what: price, cards, until } = effect;
  const add = amountOf(context, effect.by);
  if (add === 0) return 0;
  const what = `pay ${Math.abs(add)} SP ${add > 0 ? 'more' : 'less'} ${PRICED[price]}`;
  const by = { price, add, ...(cards === undefined ? {} : { cards: copy(cards) }) };
  const there = open(context, targets);
  const made = { until: lasting(context, until), source: self, card, owner };
  for (const target of there) m.modify({ ...made, target, effect: { kind: 'must', what, clause: 'R58', by } });
  return there.length;
}

/** R6 and R49: units become Engaged, and stay so as long as is said. */
export function engage(context: Context, { until }: Verb<'engage'>, ids: string[]): number {
  const engaged = setEngaged(context.m, ids, true, { clause: 'R6' }).length;
  if (until === undefined || until === 'turn') return engaged;
  return Math.max(
    engaged,
    put(context, ids, until, () => [{ kind: 'cant', what: 'disengage', clause: 'R49' }]),
  );
}
