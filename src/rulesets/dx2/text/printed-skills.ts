/** Printed skills that are whole: used, or working by themselves. */
import type { Json } from '../../../engine/index.ts';
import { boostedTo, boosting } from './printed-changes.ts';
import { marking } from './printed-deeds.ts';
import { closed, thenIf } from './printed-joins.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf, given } from './printed-parts.ts';
import {
  AIMED,
  BEFORE,
  BEHIND,
  deed,
  deedOf,
  explicit,
  FRIENDS,
  HIT,
  hasAttack,
  holds,
  OPEN,
  OPEN_POWER,
  OWN,
  replaced,
} from './printed-signs.ts';

/** How the Boost level of this skill grows by itself. */
export const gaining = (moments: Json): Json | undefined => automaticOf(moments, boosting(1) ?? null);

/** An effect that works from a Boost level on. */
export function boostedEffect(level: Json, moment: Json, acts: Json, more?: Json): Json | undefined {
  const told = fieldsOf(moment);
  const asked = { is: 'self', filter: boostedTo(level) };
  return 'if' in told ? undefined : automaticOf([{ ...told, if: asked }], acts, more);
}

/** What a skill does, and what makes its Boost level grow. */
export function growing(body: Json | undefined, moments: Json): Json | undefined {
  const gains = gaining(moments);
  return body === undefined || gains === undefined ? undefined : { body, gains };
}

/** Whether nothing is left open, and nothing asks about an attack before there was one. */
function isWhole(effects: readonly Fields[]): boolean {
  if ([BEFORE, BEHIND, HIT, FRIENDS, OPEN, OPEN_POWER].some((sign) => holds(effects as Json, sign))) return false;
  const isAsking = (effect: Fields): boolean => 'hit' in fieldsOf(effect.if ?? {});
  const first = effects.findIndex((effect) => hasAttack(effect) && !isAsking(effect));
  const before = first < 0 ? effects : effects.slice(0, first);
  return !before.some((effect) => holds(effect, 'struck') || isAsking(effect));
}

/** For so many turns, and by so much, something lasts or changes where a card says nothing (R10, R18, R59). */
const USUAL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  raise: { turns: 3, percent: 20 },
  lower: { turns: 3, percent: 20 },
  inflict: { turns: 3 },
};

/** Effects that leave out what goes without saying. */
function withoutUsual(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutUsual);
  const usual = USUAL[String(fieldsOf(value).do)] ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      usual[name] !== undefined && usual[name] === inner ? [] : [[name, withoutUsual(inner as Json)]],
    ),
  );
}

/** At whom a skill aims that only says which demons it finds: all among whom they are; at its user where it finds none. */
function aimOf([first]: readonly Fields[]): string | undefined {
  const { target, do: does } = first ?? {};
  if (target === undefined) return does === 'gainIcons' || does === 'loseIcons' ? 'self' : undefined;
  if (typeof target !== 'object' || target === null || 'ref' in target) return undefined;
  const { side, fallen } = fieldsOf(target);
  return fallen === true ? 'fallenAll' : side === 'enemy' ? 'enemies' : 'allies';
}

/** A skill that is used. */
export function used(cost: Json, acts: Json, limit?: Json): Json | undefined {
  const { remnants, remnantsIf, do: effects, aim = aimOf(effects) } = deedOf(acts);
  if (aim === undefined || !isWhole(effects) || holds(effects as Json, 'causedBy')) return undefined;
  return {
    cost,
    aim,
    ...(remnants === true ? { remnants } : {}),
    ...given({ remnantsIf, limit }),
    effects: withoutUsual(
      replaced(effects as Json, (value) => (value === AIMED ? 'target' : value === OWN ? 'self' : undefined)),
    ),
  };
}

/** A skill that can be used only where something holds. */
export const usedIf = (use: Json | undefined, condition: Json): Json | undefined =>
  use === undefined ? undefined : { ...fieldsOf(use), if: condition };

/** A Super Reaction to blows of a sort, with a chance (R86). */
export function countering(told: Json, acts: Json, more: Json = {}): Json | undefined {
  const { sort, number } = fieldsOf(told);
  const moment = { timing: 'superReaction', when: { event: 'hit', ...fieldsOf(sort ?? {}) } };
  const said = closed(acts);
  if (said === undefined) return undefined;
  const { do: effects, ...rest } = deedOf(said);
  if (!effects.some((effect) => holds(effect as Json, 'causedBy'))) return undefined;
  const drawn = number === 100 ? effects : [{ chance: number ?? null, then: effects as unknown as Json }];
  return automaticOf([moment], deed({ ...rest, do: drawn }), more);
}

/** What the plain attack of a demon is, and does. */
export function plainly(acts: Json): Json | undefined {
  const said = used(0, acts);
  if (said === undefined) return undefined;
  const { cost: _cost, ...rest } = fieldsOf(said);
  return { plainAttack: rest };
}

/** An effect that works by itself, at one moment or at several. */
export function automaticOf(moments: Json, acts: Json, more: Json = {}): Json | undefined {
  const { aim, remnants, remnantsIf, isChained, do: parts } = deedOf(acts);
  const said = explicit(parts, aim);
  if (
    said === undefined ||
    remnants === true ||
    remnantsIf !== undefined ||
    isChained === true ||
    !isWhole(said) ||
    holds(said as Json, 'target')
  )
    return undefined;
  const [first, ...others] = (moments as Json[]).map(fieldsOf);
  if (first === undefined) return undefined;
  const isAnswer = [first, ...others].every(({ when }) => when !== undefined);
  if (!isAnswer && holds(said as Json, 'causedBy')) return undefined;
  const also = others.map(({ timing, when, who }) => ({
    timing: timing ?? null,
    ...given({ when, who }),
  }));
  if (others.some((one) => 'if' in one || 'every' in one || 'fallen' in one)) return undefined;
  if (also.length > 0 && ['every', 'fallen', 'if'].some((name) => name in first)) return undefined;
  const effects = withoutUsual(replaced(said as Json, (value) => (value === OWN ? 'self' : undefined)));
  return { ...first, ...(also.length > 0 ? { also } : {}), ...fieldsOf(more), effects };
}

/** An effect of moments with conditions of their own: one effect for each. */
export function separately(moments: Json, acts: Json, more: Json): Json | undefined {
  const all = moments as Json[];
  // What is limited counts for all of the moments together.
  const isLimited = deedOf(acts).do.some((effect) => 'limit' in effect);
  if (all.length < 2 || isLimited || automaticOf(moments, acts, more) !== undefined) return undefined;
  const { limit, ...others } = fieldsOf(more);
  const told =
    limit === undefined ? more : { ...others, limit: { ...fieldsOf(limit), shared: nameOf([moments, acts]) } };
  const each = all.map((moment) => automaticOf([moment], acts, told));
  return each.some((one) => one === undefined) ? undefined : (each as Json[]);
}

/** A name for a limit that several effects share, which no other limit of the card has. */
function nameOf(value: Json): string {
  let sum = 0;
  for (const char of JSON.stringify(value)) sum = (sum * 31 + char.charCodeAt(0)) % 26 ** 4;
  const letters = [0, 1, 2, 3].map((at) => String.fromCharCode(97 + (Math.floor(sum / 26 ** at) % 26)));
  return `together-${letters.join('')}`;
}

/** Crests that are inscribed at some moments, and others at others. */
export function inscribed(rows: readonly (readonly [title: Json, count: Json, moments: Json])[]): Json | undefined {
  const each = rows.flatMap(([title, count, moments]) => {
    const mark = marking([`Order Crest: ${title}`], count, 'self') ?? null;
    const whole = automaticOf(moments, mark);
    return whole === undefined ? ((separately(moments, mark, {}) as Json[] | undefined) ?? [undefined]) : [whole];
  });
  return each.some((one) => one === undefined) ? undefined : (each as Json[]);
}

/** What happens whenever a demon bears so many crests, all of which end then. */
export function whenInscribed(title: Json, count: Json, acts: Json): Json | undefined {
  const name = `Order Crest: ${title}`;
  const moment = {
    timing: 'when',
    when: { event: 'marked', what: name },
    if: { is: 'self', filter: { marked: { name, min: count } } },
  };
  const fading = thenIf(acts, deed({ do: [{ do: 'unmark', name, target: 'self' }] }));
  return fading === undefined ? undefined : automaticOf([moment], fading);
}
