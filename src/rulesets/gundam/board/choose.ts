import type * as z from 'zod';
import type { PlayerId, Question, Refusal } from '../../../engine/index.ts';
import { pick } from '../../../engine/index.ts';
import { keptOff, notAskedFor, unlike, wanted } from '../../cards/choosing.ts';
import { whoIs } from '../../cards/context.ts';
import { readReference } from '../../cards/references.ts';
import type { fromTo, HowMany, Population, Target } from '../language/language.ts';
import { AMOUNTS } from '../language/language.ts';
import type { ClauseId } from '../rulebook.ts';
import { controllerOf, findBase, findUnit, unitOfPilot } from './board.ts';
import type { Context, M } from './context.ts';
import { population, quantityOf } from './evaluate.ts';
import { cardOf } from './printed.ts';
import { apOf, forbidden, hpOf, mayBeForbidden } from './values.ts';

/** How a reference reads: "Ember Lancer (2/3)", or the name of a card. */
export function labelOf(m: M, reference: string): string {
  const unit = findUnit(m.board, reference);
  if (unit)
    return `${cardOf(m, unit.card).name} (${apOf(m, unit)}/${hpOf(m, unit) - unit.damage}${unit.rested ? ', rested' : ''})`;
  const base = findBase(m.board, reference);
  if (base) return `${cardOf(m, base.base.card).name} (Base, ${hpOf(m, base.base) - base.base.damage} HP)`;
  const pilot = unitOfPilot(m.board, reference)?.pilot;
  if (pilot) return `${cardOf(m, pilot.card).pilot?.name ?? pilot.card} (Pilot)`;
  const named = readReference(reference);
  return named ? cardOf(m, named.card).name : reference;
}

export type Choosing = Extract<Target, { choose: unknown }>;

export const HIDDEN_ZONES: readonly string[] = ['hand', 'deck', 'shields', 'looked'];
const isHiddenZone = (where: Population): boolean => HIDDEN_ZONES.includes(where.zone ?? 'battle');

/** The references that may be chosen: the population, without what can't be a target of the other side's effects. */
export function candidates(context: Context, target: Choosing): string[] {
  const all = population(context, target);
  if (!mayBeForbidden(context.m, 'beTargeted')) return all;
  return all.filter((reference) => {
    const controller = controllerOf(context.m.board, reference);
    return controller === null || controller === context.owner || !forbidden(context.m, reference, 'beTargeted');
  });
}

export const chooser = (context: Context, target: Choosing): PlayerId => whoIs(context.owner, target.by ?? 'you');

/** Up to this many, or as many as possible of exactly this many (9-3-4). Where a filter searches a hidden zone, choosing none is always allowed (R7). */
export function boundsOf(context: Context, target: Choosing, there: number): { min: number; max: number } {
  const { least, most } = numbersOf(context, target);
  if (target.orNone && there < least) return { min: 0, max: 0 };
  const max = Math.min(most, there);
  const search = (target.zone === 'deck' || target.zone === 'looked') && target.filter !== undefined;
  return { min: search ? 0 : Math.min(least, max), max };
}

/** More cards nobody chooses at once. */
const MOST_CHOSEN = 50;

const quantity = (context: Context, number: HowMany): number =>
  typeof number === 'number' ? number : Math.min(MOST_CHOSEN, quantityOf(context, number));

/** How many cards a choice asks for at least, and at most. */
export function numbersOf(context: Context, { choose }: Pick<Choosing, 'choose'>): { least: number; most: number } {
  if (typeof choose === 'object' && 'upTo' in choose) return { least: 0, most: quantity(context, choose.upTo) };
  if (isSpan(choose)) {
    const most = quantity(context, choose.max);
    return { least: Math.min(most, quantity(context, choose.min)), most };
  }
  const exactly = quantity(context, choose as HowMany);
  return { least: exactly, most: exactly };
}

const SCALED = Object.keys(AMOUNTS);

/** From one number to another; what is worked out may have bounds too. */
const isSpan = (choose: Choosing['choose']): choose is z.infer<typeof fromTo> =>
  typeof choose === 'object' && !SCALED.some((word) => word in choose);

/** "2", "1 to 2", "up to 3". */
export function wantedOf(context: Context, target: Choosing): string {
  const { least, most } = numbersOf(context, target);
  if (typeof target.choose === 'object' && 'upTo' in target.choose) return `up to ${most}`;
  return least === most ? `${most}` : `${least} to ${most}`;
}

/** The question for a target that is chosen, or null when nothing can be. */
export function chooseQuestion(context: Context, target: Choosing, clause: ClauseId): Question<string[]> | null {
  const { m } = context;
  const there = candidates(context, target);
  // Whoever searches a deck sees what is in it, and not in which order.
  if (target.zone === 'deck') there.sort();
  const hidden = isHiddenZone(target);
  if (there.length === 0 && !hidden) return null;
  const { min, max } = boundsOf(context, target, there.length);
  if (max === 0 && !hidden) return null;
  return pick({
    player: chooser(context, target),
    kind: 'choose',
    clause,
    prompt: `${cardOf(m, context.card).name}: choose ${wantedOf(context, target)}`,
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
  const needed = wanted(target, { zone: target.zone ?? 'battle' });
  const label = labelOf(m, id);
  return notAskedFor(label, immune ? keptOff(id, immune) : unlike(id, label, clause, needed));
}
