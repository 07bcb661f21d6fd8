/** What verbs leave behind on units and Iczers: marks, prohibitions, bonuses. */
import { changeCounters, countersOn, type JsonObject } from '../../../engine/index.ts';
import { playersOf } from '../../cards/context.ts';
import { listOf } from '../../cards/words.ts';
import { setEngaged } from '../atoms/units.ts';
import { findUnit } from '../board/board.ts';
import type { Context } from '../board/context.ts';
import { amountOf, quantityOf } from '../board/evaluate.ts';
import type { Effect } from '../language/language.ts';
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
  return open(context, targets).reduce((sum, target) => sum + changeCounters(m, { ...made, target }), 0);
}

/** R47: takes them, all where no number is said. Gives how many went. */
export function unmark(context: Context, { name, count }: Verb<'unmark'>, targets: string[]): number {
  const { m, self, card, owner } = context;
  const made = { name, until: 'always', source: self, card, owner };
  return targets.reduce((sum, target) => {
    const add = -(count === undefined ? countersOn(m, target, name) : quantityOf(context, count));
    return sum + changeCounters(m, { ...made, target, add });
  }, 0);
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

const copy = (by: object): JsonObject => JSON.parse(JSON.stringify(by));

/** R48: what attacks of the units of an Iczer do in addition. */
export function bonus(context: Context, { attack, who, until }: Verb<'bonus'>): number {
  const { m, owner, card, self } = context;
  const add = amountOf(context, attack);
  if (add === 0) return 0;
  const players = playersOf(owner, who);
  const made = { until: lasting(context, until), source: self, card, owner };
  for (const target of players) m.modify({ target, effect: { kind: 'stat', stat: 'attack', add }, ...made });
  return players.length;
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
