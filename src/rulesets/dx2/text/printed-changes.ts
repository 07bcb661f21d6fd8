/** What printed skills do, changed by what is said afterwards: by notes, limits and Boost levels. */
import type { Json } from '../../../engine/index.ts';
import { isPierced, marking } from './printed-deeds.ts';
import { afterOthers, chained, closed, then } from './printed-joins.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf, given, perMark } from './printed-parts.ts';
import { AIMED, deed, deedOf, explicit, hasAttack, holds, isAttack, OPEN_POWER, replaced } from './printed-signs.ts';

/** What is done besides: by the skill itself, in its chain effect, or where its attack hit. */
function addedTo(one: Json, other: Json, place: Json): Json | undefined {
  const { isChained, do: effects, ...rest } = deedOf(one);
  const second = deedOf(other);
  if (second.remnants === true || second.isChained === true) return undefined;
  if (place === 'dealt') {
    const after =
      isChained === true || second.do.some(hasAttack) ? undefined : afterOthers(second.do, { ...rest, do: effects });
    const later = after && explicit(after, second.aim);
    const dealt = { compare: { dealt: true }, op: '>', to: 0 };
    return later && deed({ ...rest, do: [...effects, { if: dealt, then: later as unknown as Json }] });
  }
  if (isChained !== true) {
    if (place === 'chain') return undefined;
    return place === 'hit' ? chained(one, other) : then(one, other);
  }
  const [head, last] = [deed({ ...rest, do: effects.slice(0, -1) }), effects.at(-1) ?? {}];
  if ('else' in last) return undefined;
  if (place === 'own') {
    const said = then(head, other);
    if (said === undefined || second.do.some(hasAttack)) return undefined;
    const { do: before, ...told } = deedOf(said);
    return deed({ ...told, isChained: true, do: [...before, last] });
  }
  const { if: asked, then: before } = last;
  if (!Array.isArray(before) || JSON.stringify(asked) !== JSON.stringify({ hit: true })) return undefined;
  const after = afterOthers(second.do, place === 'hit' ? deedOf(head) : { ...rest, do: before as Fields[] });
  const later = after && explicit(after, second.aim);
  if (later === undefined) return undefined;
  return deed({
    ...rest,
    isChained: true,
    do: [...effects.slice(0, -1), { if: asked ?? null, then: [...before, ...later] as Json }],
  });
}

/** An automatic effect that does something more where something holds. */
export function alsoIf(one: Json, condition: Json, other: Json): Json | undefined {
  const { effect = null, more = {} } = fieldsOf(one);
  // A limit could be of the whole, or of what stands before it.
  if ('limit' in fieldsOf(more)) return undefined;
  const { do: effects, struck: _struck, ...rest } = deedOf(other);
  if (rest.remnants === true || rest.isChained === true) return undefined;
  const said = then(effect, deed({ ...rest, do: [{ if: condition, then: effects as unknown as Json }] }));
  return said === undefined ? undefined : { effect: said, more };
}

/** A share of the damage of an attack, restored to the one who dealt it. */
export function leeching(one: Json | undefined, percent: Json): Json | undefined {
  if (one === undefined) return undefined;
  const { do: effects, struck, ...rest } = deedOf(one);
  if (effects.filter(hasAttack).length !== 1 || effects.length !== 1) return undefined;
  const heal: Fields = { do: 'heal', amount: { dealt: true, times: percent, divide: 100 }, target: 'self' };
  return deed({ ...rest, struck: (struck ?? 1) + 1, do: [...effects, heal] });
}

/** What is said of all that a skill does while the demon is something. */
export function notedIf(one: Json, state: Json, note: Json): Json | undefined {
  const said = noted(one, note);
  const { remnants } = fieldsOf(note);
  if (said === undefined || remnants !== undefined || said === one) return undefined;
  const { do: effects, struck: _struck, ...rest } = deedOf(one);
  const both = {
    if: { is: 'self', filter: state },
    then: deedOf(said).do as unknown as Json,
    else: effects as unknown as Json,
  };
  return deed({ ...rest, do: [both] });
}

/** A limit of the chain effect of a skill, or of its last part alone. */
export function limited(one: Json, limit: Json, isLast: boolean): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  const { if: hit, then: later, else: other } = effects.at(-1) ?? {};
  // With an "otherwise" it is the whole skill that is done in one of two ways.
  if (rest.isChained !== true || !Array.isArray(later) || other !== undefined) return undefined;
  const all = later as Fields[];
  const kept = isLast ? all.slice(0, -1) : [];
  const part = { limit, effects: isLast ? all.slice(-1) : all };
  return deed({ ...rest, do: [...effects.slice(0, -1), { if: hit ?? null, then: [...kept, part] }] });
}

/** One attack of several elements, of which the situation decides: undefined where the attacks differ in anything else. */
export function eitherElement(all: readonly Json[]): Json | undefined {
  const elements: Json[] = [];
  const rest = all.map((one) =>
    replaced(one, (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      const effect = fieldsOf(value);
      if (!isAttack(effect) || typeof effect.element !== 'string') return undefined;
      elements.push(effect.element);
      return { ...effect, element: '?element' };
    }),
  );
  const [first] = rest;
  const isAlike = rest.every((one) => JSON.stringify(one) === JSON.stringify(first));
  if (first === undefined || !isAlike || elements.length !== all.length || new Set(elements).size < 2) return undefined;
  if (new Set(elements).size < elements.length) return undefined;
  return replaced(first, (value) => (value === '?element' ? elements : undefined));
}

const BOOST = 'Boost Level: this skill';

/** Boost levels of this skill, or of another by its name (R42). */
export const boosting = (count: Json, skill?: Json): Json | undefined =>
  marking([skill === undefined ? BOOST : `Boost Level: ${skill}`], count, { target: 'self' });

/** What a demon is at a Boost level of this skill. */
export const boostedTo = (level: Json): Json => ({ marked: { name: BOOST, min: level } });

/** Whether an effect is aimed at one enemy, or at all of them. */
function aimAt(target: Json, aim: string | undefined): string | undefined {
  if (target === AIMED) return aim;
  if (typeof target !== 'object' || target === null) return undefined;
  const { choose, all, side } = fieldsOf(target);
  if (side !== 'enemy') return undefined;
  return all === true ? 'enemies' : choose === 1 ? 'enemy' : undefined;
}

/** Effects with those changed that a change is about: the first attack with what belongs to it, or what comes behind in a chain effect. */
function changed(one: Json, place: Json, change: (effect: Fields) => Fields | undefined): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  /** "Attacks on all enemies" are meant by whom they strike, others by where they stand. */
  const isThere = (effect: Fields, isChain: boolean): boolean => {
    if (place === 'enemy' || place === 'enemies') return aimAt(effect.target ?? null, rest.aim) === place;
    return place === 'all' || (place === 'chain') === isChain;
  };
  let found = 0;
  const within = (all: readonly Fields[], isChain: boolean): Fields[] =>
    all.map((effect) => {
      const isOver = 'if' in effect || 'ifYouDo' in effect;
      const other = isThere(effect, isChain) ? change(effect) : undefined;
      if (other !== undefined) found++;
      const said = other ?? effect;
      return Object.fromEntries(
        Object.entries(said).map(([name, value]) =>
          ['then', 'else', 'effects', 'ifYouDo'].includes(name)
            ? [name, within(value as unknown as Fields[], isChain || isOver) as unknown as Json]
            : [name, value],
        ),
      );
    });
  const after = within(effects, false);
  // Of several attacks nothing says which one is meant.
  return found === 1 || (place === 'all' && found > 0) ? deed({ ...rest, do: after }) : undefined;
}

/** An effect as a Boost level changes it; undefined where the change is not about it. */
function changedEffect(effect: Fields, what: Json, to: Json): Fields | undefined {
  const amount = typeof effect.amount === 'object' && effect.amount !== null ? fieldsOf(effect.amount) : {};
  switch (what) {
    case 'power':
      if (effect.do === 'heal' && 'power' in amount) return { ...effect, amount: { power: to } };
      return isAttack(effect) ? { ...effect, power: to } : undefined;
    case 'turns':
      return 'turns' in effect ? { ...effect, turns: to } : undefined;
    case 'critical':
      return isAttack(effect) ? { ...effect, critical: to } : undefined;
    case 'times':
      return isAttack(effect) && effect.times !== undefined ? { ...effect, times: to } : undefined;
    case 'max':
      return 'max' in amount ? { ...effect, amount: { ...amount, max: to } } : undefined;
    case 'restored':
      return effect.do === 'heal' && 'power' in amount ? { ...effect, amount: { power: to } } : undefined;
    default:
      return undefined;
  }
}

/** What a skill does with one change of a Boost level; undefined where it finds nothing, or several things, to change. */
function withChange(one: Json, told: Json): Json | undefined {
  const { what = null, which = 'own', to = null } = fieldsOf(told);
  if (what === 'ignores') return noted(one, { ignores: to });
  if (what === 'mp') return costingMp(one, to);
  if (what === 'remnants' || what === 'nothing') return one;
  if (what === 'more') return to === null ? undefined : addedTo(one, to, which);
  if (what === 'turns') return changed(one, 'all', (effect) => changedEffect(effect, what, to));
  return changed(one, which, (effect) => changedEffect(effect, what, to));
}

/** What an attack does besides to those it struck: in place of the same before, or behind the attack. */
function costingMp(one: Json, amount: Json): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  const effect: Fields = { do: 'takeMp', amount, target: 'struck' };
  const known = effects.findIndex((before) => before.do === 'takeMp');
  const attacks = effects.filter(isAttack).length;
  if (attacks !== 1) return undefined;
  if (known >= 0)
    return deed({ ...rest, do: effects.map((before, at) => (at === known ? { ...before, amount } : before)) });
  const at = effects.findIndex(isAttack) + 1;
  return deed({ ...rest, do: [...effects.slice(0, at), effect, ...effects.slice(at)] });
}

/** A passive whose number is one for each Boost level of this skill. */
export const perBoost = (passive: Json, most: Json): Json | undefined => perMark(passive, BOOST, most);

/** What the Boost levels above one change in the effect that it brings: in that effect itself. */
export const aboveLevel = (levels: Json, lowest: Json): Json =>
  (levels as Json[]).map((one) => ({
    ...fieldsOf(one),
    isAbove: (fieldsOf(one).level as number) > (lowest as number),
    changes: ((fieldsOf(one).changes ?? []) as Json[]).map((told) => ({ ...fieldsOf(told), which: 'own' })),
  }));

/** Another skill in place of this one while the demon is something: both are aimed alike. */
export function otherwise(one: Json, other: Json, state: Json): Json | undefined {
  const [{ struck: _one, ...first }, second] = [deedOf(one), deedOf(other)];
  if (first.aim !== second.aim || first.remnants !== second.remnants) return undefined;
  if (first.remnantsIf !== undefined || second.remnantsIf !== undefined) return undefined;
  const asked = { is: 'self', filter: state };
  const both = { if: asked, then: second.do as unknown as Json, else: first.do as unknown as Json };
  return deed({ ...first, isChained: true, do: [both] });
}

/** What a skill does at each Boost level; it may gain one whenever it was used. */
export function boosted(one: Json, levels: Json, byUse: boolean): Json | undefined {
  const all = (levels as Json[]).map((one) => ({
    level: fieldsOf(one).level as number,
    isAbove: fieldsOf(one).isAbove,
    changes: (fieldsOf(one).changes ?? []) as Json[],
    remnants: holds(one, 'remnants'),
  }));
  // The levels of a skill follow one upon the other; those that change an effect of a level are only above that.
  if (all.some(({ level, isAbove }, before) => (isAbove === undefined ? level !== before + 1 : isAbove !== true)))
    return undefined;
  if (all.some(({ level }, at) => at > 0 && level <= (all[at - 1]?.level ?? 0))) return undefined;
  const first = deedOf(one);
  if (first.remnants === true && all.some(({ remnants }) => remnants)) return undefined;
  const variants = [one];
  for (const { changes } of all) {
    const next = changes.reduce<Json | undefined>(
      (before, told) => (before === undefined ? undefined : withChange(before, told)),
      variants.at(-1),
    );
    if (next === undefined) return undefined;
    variants.push(next);
  }
  const at = (min: number): Json => ({ is: 'self', filter: { marked: { name: BOOST, min } } });
  const done = variants.reduceRight<Fields[]>(
    (rest, variant, level) =>
      level === all.length
        ? deedOf(variant).do
        : [
            {
              if: at(all[level]?.level ?? 0),
              then: rest as unknown as Json,
              else: deedOf(variant).do as unknown as Json,
            },
          ],
    [],
  );
  const { struck: _struck, ...told } = first;
  const remnants = all.findIndex((level) => level.remnants) + 1;
  return deed({
    ...told,
    ...(remnants === 0 ? {} : { remnantsIf: at(all[remnants - 1]?.level ?? 0) }),
    do: byUse ? [...done, { do: 'mark', name: BOOST, target: 'self' }] : done,
  });
}

const union = (one: Json | undefined, other: Json): Json => [
  ...new Set([...((one as Json[]) ?? []), ...(other as Json[])]),
];

/** An attack, or damage, with what is said of it afterwards; undefined where that contradicts it, null where it is not about it. */
function notedEffect(effect: Fields, note: Fields): Fields | undefined | null {
  const { ignores, pierce, value, unrevivable, auto, power } = note;
  if (power !== undefined)
    return effect.do !== 'attack' ? null : effect.power === OPEN_POWER ? { ...effect, power } : undefined;
  if (effect.do === 'damage') {
    if (value !== undefined || unrevivable !== undefined || auto !== undefined) return null;
    return {
      ...effect,
      ...(Array.isArray(ignores) && ignores.includes('endure') ? { ignores: 'endure' } : {}),
      ...(pierce === 'bulwark' ? { pierce } : {}),
    };
  }
  if (effect.do !== 'attack') return null;
  if (auto === true && !Array.isArray(effect.element) && effect.element !== 'same') return undefined;
  if (value !== undefined && effect.value !== undefined) return undefined;
  if (Array.isArray(pierce) && !isPierced(effect.element ?? null, pierce)) return undefined;
  return {
    ...effect,
    ...(ignores === undefined ? {} : { ignores: union(effect.ignores, ignores) }),
    ...given({ unrevivable, value }),
    ...(pierce === undefined ? {} : { pierce: pierce === 'bulwark' ? (effect.pierce ?? 'bulwark') : true }),
  };
}

/** What is said afterwards of all that a skill does: what happens while it is carried out is of it (R49). */
export function noted(one: Json, note: Json): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  const { remnants, ...said } = fieldsOf(note);
  if (Object.keys(fieldsOf(note)).length === 0) return one;
  let [isSaid, isWrong] = [false, false];
  const found = replaced(effects as Json, (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const other = notedEffect(fieldsOf(value), said);
    if (other === undefined) isWrong = true;
    if (other === null) return undefined;
    isSaid = true;
    return other ?? undefined;
  }) as Fields[];
  return isWrong || !isSaid ? undefined : deed({ ...rest, ...(remnants === true ? { remnants } : {}), do: found });
}

/** What explains a charge that the last part gives: the size of one, or that of Might. */
export function explained(one: Json, what: Json, percent: Json | null): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  const last = effects.at(-1);
  const trailing = last?.if === undefined ? effects : (last.then as Fields[]);
  const given = trailing.slice(trailing.findLastIndex((effect) => effect.do !== 'charge') + 1);
  const inner = given.find((effect) => effect.what === what);
  if (inner === undefined) return undefined;
  if (percent === null || percent === 125) return one;
  if (trailing !== effects) return undefined;
  const larger = { ...inner, percent: 100 + (percent as number) };
  return deed({ ...rest, do: effects.map((effect) => (effect === inner ? larger : effect)) });
}

/** What is done only so often, besides what the whole is limited to. */
export function doneOnly(one: Json, limit: Json): Json | undefined {
  const said = closed(one);
  if (said === undefined) return undefined;
  const { do: effects, struck: _struck, ...rest } = deedOf(said);
  return effects.some(hasAttack) ? undefined : deed({ ...rest, do: [{ limit, effects }] });
}
