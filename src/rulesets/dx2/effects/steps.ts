/** The steps of a program as they are written down one after the other. */
import { pick, Script } from '../../../engine/index.ts';
import { targeting } from '../../cards/targets.ts';
import type { Context, Dx2, EffectVars } from '../board/context.ts';
import { amountOf, fixed, population } from '../board/evaluate.ts';
import { cardOf } from '../board/printed.ts';
import { nameOf } from '../board/values.ts';
import type { Amount, Target } from '../language/language.ts';

export type Steps = Script<Dx2, EffectVars>;

export const newSteps = (): Steps => new Script('R32');

/** R52: how few and how many are chosen. */
export function bounds(
  context: Context,
  choose: Extract<Target, { choose: unknown }>['choose'],
): { min: number; max: number } {
  if (typeof choose === 'object' && 'upTo' in choose) return { min: 0, max: amountOf(context, choose.upTo) };
  if (typeof choose === 'object' && !('count' in choose) && isBetween(choose)) {
    const max = amountOf(context, choose.max);
    return { min: Math.min(max, amountOf(context, choose.min)), max };
  }
  const exactly = amountOf(context, choose as Amount);
  return { min: exactly, max: exactly };
}

/** Bounds, and no amount that is itself bounded. */
const isBetween = (choose: object): choose is { min: Amount; max: Amount } =>
  'min' in choose && 'max' in choose && Object.keys(choose).length === 2;

/** Whom a target means, chosen or drawn first where it has to be (R30); the act gets the ids. */
export const targeted = targeting<Dx2, EffectVars, Target>({
  clause: 'R30',
  using: 'R32',
  ask(context, target) {
    const { m, owner, card } = context;
    const there = population(context, target);
    const { min, max } = bounds(context, target.choose);
    // R74
    if (there.length === 0 || max === 0 || (target.orNone === true && there.length < min)) return null;
    return pick({
      player: owner,
      kind: 'choose',
      clause: 'R30',
      prompt: `${cardOf(m, card).name}: choose ${min === max ? max : `${min} to ${max}`}`,
      candidates: there.map(({ id }) => ({ id, label: nameOf(m, id) })),
      min,
      max,
    });
  },
  population(context, target) {
    const there = population(context, target).map(({ id }) => id);
    return target.orNone === true && there.length < amountOf(context, target.random) ? [] : there;
  },
  quantityOf: amountOf,
  tell: ({ m, owner }, chosen) => m.note('drawn', owner, { chosen: [...chosen] }),
  fixed,
});
