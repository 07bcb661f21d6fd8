import { type Fact, type PlayerId, pick, type Question, type Refusal } from '../../../engine/index.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import type { Population, Target } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { controllerOf, findBase, findUnit } from './board.ts';
import type { Context, M } from './context.ts';
import { population } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { apOf, forbidden, hpOf } from './values.ts';

/** How a reference reads: "Ember Lancer (2/3)", or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const unit = findUnit(m.board, reference);
  if (unit)
    return `${cardOf(m, unit.card).name} (${apOf(m, unit)}/${hpOf(m, unit) - unit.damage}${unit.rested ? ', rested' : ''})`;
  const base = findBase(m.board, reference);
  if (base) return `${cardOf(m, base.base.card).name} (Base, ${hpOf(m, base.base) - base.base.damage} HP)`;
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

export type Choosing = Extract<Target, { choose: unknown }>;

export const HIDDEN_ZONES: readonly string[] = ['hand', 'deck', 'shields', 'looked'];
const isHiddenZone = (where: Population): boolean => HIDDEN_ZONES.includes(where.zone ?? 'battle');

/** The references that may be chosen: the population, without what can't be a target of the other side's effects. */
export function candidates(context: Context, target: Choosing): string[] {
  return population(context, target).filter((reference) => {
    const controller = controllerOf(context.m.board, reference);
    return controller === null || controller === context.owner || !forbidden(context.m, reference, 'beTargeted');
  });
}

export const chooser = (context: Context, target: Choosing): PlayerId => whoIs(context.owner, target.by ?? 'you');

/** Up to this many, or as many as possible of exactly this many (9-3-4). Where a filter searches a hidden zone, choosing none is always allowed (R7). */
export function boundsOf(target: Choosing, there: number): { min: number; max: number } {
  const wanted = typeof target.choose === 'number' ? target.choose : target.choose.upTo;
  const max = Math.min(wanted, there);
  const search = (target.zone === 'deck' || target.zone === 'looked') && target.filter !== undefined;
  return { min: typeof target.choose === 'number' && !search ? max : 0, max };
}

/** The question for a target that is chosen, or null when nothing can be. */
export function chooseQuestion(context: Context, target: Choosing, clause: ClauseId): Question<string[]> | null {
  const { m } = context;
  const there = candidates(context, target);
  // Whoever searches a deck sees what is in it, and not in which order.
  if (target.zone === 'deck') there.sort();
  const hidden = isHiddenZone(target);
  if (there.length === 0 && !hidden) return null;
  const { min, max } = boundsOf(target, there.length);
  const wanted = typeof target.choose === 'number' ? `${target.choose}` : `up to ${target.choose.upTo}`;
  return pick({
    player: chooser(context, target),
    kind: 'choose',
    clause,
    prompt: `${cardOf(m, context.card).name}: choose ${wanted}`,
    hidden,
    candidates: there.map((id) => ({ id, label: labelOf(m, id) })),
    min,
    max,
    why: (id) => whyNot(context, target, id, clause),
  });
}

/** Why something on the table is not a candidate. */
function whyNot(context: Context, target: Choosing, id: string, clause: ClauseId): Refusal | null {
  const { m } = context;
  if (!findUnit(m.board, id) && !findBase(m.board, id)) return null;
  const immune = controllerOf(m.board, id) === context.owner ? null : forbidden(m, id, 'beTargeted');
  const fact: Fact = immune
    ? {
        fact: `${id} as a target`,
        clause: immune.clause,
        was: `can't be chosen (${immune.by})`,
        needed: 'a card that may be chosen',
      }
    : {
        fact: `${id} as a target`,
        clause,
        was: labelOf(m, id),
        needed: {
          side: target.side ?? 'any',
          zone: target.zone ?? 'battle',
          ...(target.filter === undefined ? {} : { filter: JSON.parse(JSON.stringify(target.filter)) }),
        },
      };
  return {
    code: 'illegal-action',
    detail: `${labelOf(m, id)} is not what the effect asks for.`,
    clause: fact.clause,
    facts: [fact],
  };
}
