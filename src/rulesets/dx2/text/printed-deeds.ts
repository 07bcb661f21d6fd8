/** What printed skills do, put together from their parts. */
import type { Json } from '../../../engine/index.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf, merged, oneOrAll, perMark } from './printed-parts.ts';

/** Stands for those at whom the skill aims, as long as it is not known whether it is used or works by itself. */
const AIMED = '@';
/** Stands for those that the part before is about. */
const BEFORE = '@last';
/** Stands for those that the attack before struck, or whom another part before is about. */
const HIT = '@hit';
/** Stands for those that the part behind is about. */
const BEHIND = '@next';
/** Stands for the demon itself, where the part before is not about other allies. */
const OWN = '@own';
/** Stands for those that the part before is about, where they are allies: for whom something good is that does not say for whom. */
const FRIENDS = '@friends';
/** Stands for a number that a later part of the sentence tells. */
const OPEN = '?';
/** Stands for the power of an attack, where that is told at the end of all. */
const OPEN_POWER = '?power';

/** What a skill does: at whom it aims, and with Remnants. */
interface Deed {
  aim?: string;
  remnants?: boolean;
  remnantsIf?: Json;
  /** How many of its effects belong to its last attack, or stand before it. */
  struck?: number;
  /** Whether a chain effect is its last part. */
  isChained?: boolean;
  do: Fields[];
}

const deed = (value: Deed): Json => value as unknown as Json;
const deedOf = (value: Json): Deed => value as unknown as Deed;

/** A value with something else in some places. */
function replaced(value: Json, by: (value: Json) => Json | undefined): Json {
  const other = by(value);
  if (other !== undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, by));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner as Json, by)]));
}

const holds = (value: Json, sought: Json): boolean =>
  value === sought ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, sought)));

const AIMS: Readonly<Record<string, Json>> = {
  enemy: { choose: 1, side: 'enemy' },
  enemies: { all: true, side: 'enemy' },
  ally: { choose: 1, side: 'own' },
  allies: { all: true, side: 'own' },
  fallen: { choose: 1, side: 'own', fallen: true },
  fallenAll: { all: true, side: 'own', fallen: true },
};

/** Aims of which the player chooses one demon. */
const CHOSEN = ['enemy', 'ally', 'fallen'];

/** Effects that say themselves whom they are about: who is chosen is "it" from then on (R30). */
function explicit(effects: readonly Fields[], aim: string | undefined): Fields[] | undefined {
  if (!holds(effects as Json, AIMED)) return [...effects];
  const target = aim === undefined ? undefined : AIMS[aim];
  if (target === undefined) return undefined;
  let isFirst = true;
  const isChosen = CHOSEN.includes(aim ?? '');
  return replaced(effects as Json, (value) => {
    if (value === 'target' && isChosen && !isFirst) return 'it';
    if (value !== AIMED) return undefined;
    const found = isFirst || !isChosen ? target : 'it';
    isFirst = false;
    return found;
  }) as Fields[];
}

const isAttack = (effect: Fields): boolean => effect.do === 'attack';

/** Whom the last of some effects is about; undefined where that cannot be said again. */
function aboutLast(effects: readonly Fields[]): Json | undefined {
  const last = effects.at(-1);
  if (last === undefined) return undefined;
  const { target, repeat, effects: inner, then } = last;
  if (repeat !== undefined) return undefined;
  if (isAttack(last) && typeof target === 'object') return 'struck';
  if (target === undefined) return aboutLast((inner ?? then ?? []) as Fields[]);
  if (typeof target === 'string') return target;
  const { choose, random, all } = fieldsOf(target);
  if (choose !== undefined || random !== undefined) return 'it';
  return all === undefined ? undefined : target;
}

/** What changes no measure by which the two of a pair are found, so that they are the same again afterwards. */
const KEEPS_MEASURES = ['mark', 'unmark', 'shift', 'raise', 'lower', 'strip'];

/** The two demons, each found by a measure, whom the last two effects are about, if they are. */
function lastPair(effects: readonly Fields[]): Json[] | undefined {
  const [one, other] = effects.slice(-2);
  if (one === undefined || other === undefined || !KEEPS_MEASURES.includes(String(one.do))) return undefined;
  const targets = [one.target ?? null, other.target ?? null];
  const isMeasured = targets.every(
    (target) => typeof target === 'object' && target !== null && ('least' in target || 'most' in target),
  );
  const isSame = JSON.stringify({ ...one, target: null }) === JSON.stringify({ ...other, target: null });
  return isMeasured && isSame ? targets : undefined;
}

/** Effects after others, with those whom they speak of as "them". */
function afterOthers(effects: readonly Fields[], { do: before, aim }: Deed): Fields[] | undefined {
  const pair = lastPair(before);
  if (pair !== undefined && holds(effects as Json, BEFORE)) {
    if ([HIT, OWN, FRIENDS].some((sign) => holds(effects as Json, sign))) return undefined;
    return effects.flatMap((effect) =>
      holds(effect, BEFORE)
        ? pair.map((target) => fieldsOf(replaced(effect, (value) => (value === BEFORE ? target : undefined))))
        : [effect],
    );
  }
  const about = aboutLast(before);
  if (about === undefined && [BEFORE, FRIENDS].some((sign) => holds(effects as Json, sign))) return undefined;
  if (holds(effects as Json, OWN) && isOfAllies(about, aim)) return undefined;
  if (holds(effects as Json, FRIENDS) && about !== 'self' && !isOfAllies(about, aim)) return undefined;
  const isStruck = before.some(isAttack);
  if (about === undefined && !isStruck && holds(effects as Json, HIT)) return undefined;
  return replaced(effects as Json, (value) => {
    if (value === HIT && isStruck) return 'struck';
    if (value === BEFORE || value === HIT || value === FRIENDS) return about;
    return value === OWN ? 'self' : undefined;
  }) as Fields[];
}

/** Whether it could be allies to whom something more is done that does not say to whom. */
const isOfAllies = (target: Json | undefined, aim: string | undefined): boolean =>
  target === AIMED
    ? aim !== 'enemy' && aim !== 'enemies'
    : typeof target === 'object' && fieldsOf(target).side === 'own';

/** Effects before others, on those whom these are about. */
function beforeOthers(one: Deed, other: Deed): Deed | undefined {
  if (!holds(one.do as Json, BEHIND)) return one;
  const target = other.do[0]?.target;
  if (target === undefined || (target === AIMED && one.aim !== undefined && one.aim !== other.aim)) return undefined;
  const found = replaced(one.do as Json, (value) => (value === BEHIND ? target : undefined)) as Fields[];
  return { ...one, ...(target === AIMED && other.aim !== undefined ? { aim: other.aim } : {}), do: found };
}

const LASTING = ['raise', 'lower', 'shift', 'repel', 'bulwark', 'barrier', 'cant'];

/** What lasts as long, or changes as much, as the next part says. */
function shared(one: readonly Fields[], other: readonly Fields[]): Fields[] {
  const next = other.find((effect) => LASTING.includes(String(effect.do)));
  return one.map((effect) => {
    const told = { ...effect };
    for (const name of ['turns', 'percent']) {
      const value = next?.[name];
      if (told[name] === OPEN && value !== undefined) told[name] = value;
    }
    return told;
  });
}

/** At the end of a sentence nothing more is told. Undefined where a number is missing that no rule gives. */
export function closed(one: Json): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  if (effects.some((effect) => effect.percent === OPEN)) return undefined;
  return deed({
    ...rest,
    do: effects.map(({ turns, ...effect }) => (turns === undefined || turns === OPEN ? effect : { ...effect, turns })),
  });
}

/** The number of turns that stands at the end of a sentence. */
export function lasting(one: Json, turns: Json): Json | undefined {
  const { do: effects, ...rest } = deedOf(one);
  if (!holds(effects as Json, OPEN)) return undefined;
  const found = replaced(effects as Json, (value) => (value === OPEN ? turns : undefined)) as Fields[];
  return deed({ ...rest, do: found });
}

/** Whether what the demon would get itself, for want of another, could be for the allies of whom is spoken only then. */
function isOpenToAllies(first: Deed, { do: effects, aim }: Deed): boolean {
  const { do: does, target } = effects[0] ?? {};
  if (!['heal', 'giveMp', 'cure'].includes(String(does)) || !isOfAllies(target, aim)) return false;
  return first.do.at(-1)?.target === OWN && aim !== 'self';
}

/** One thing after the other. A skill aims at whom its player chooses, if anybody; otherwise at whom its first part is about. */
export function then(one: Json, other: Json): Json | undefined {
  const second = deedOf(other);
  const first = beforeOthers(deedOf(one), second);
  if (first === undefined || first.isChained === true || second.isChained === true) return undefined;
  if (first.remnants === true && second.remnants === true) return undefined;
  if (isOpenToAllies(first, second)) return undefined;
  const opened = shared(first.do, second.do);
  const more = afterOthers(second.do, { ...first, do: opened });
  if (more === undefined) return undefined;
  const [a, b] = [first.aim, second.aim];
  const isSecond = a === undefined || (b !== undefined && !CHOSEN.includes(a) && (CHOSEN.includes(b) || a === 'self'));
  const aim = isSecond ? (b ?? a) : a;
  const before = a === undefined || a === aim ? opened : explicit(opened, a);
  const after = b === undefined || b === aim ? more : explicit(more, b);
  if (before === undefined || after === undefined) return undefined;
  const struck = second.struck === undefined ? first.struck : before.length + second.struck;
  return deed({
    ...(aim === undefined ? {} : { aim }),
    ...(first.remnants === true || second.remnants === true ? { remnants: true } : {}),
    ...(struck === undefined ? {} : { struck }),
    do: [...before, ...after],
  });
}

export const thenIf = (one: Json | undefined, other: Json | undefined): Json | undefined =>
  one === undefined || other === undefined ? undefined : then(one, other);

/** What comes after the attack of a sentence, or all of it, only where that hit. */
export function onSuccess(one: Json): Json | undefined {
  const { do: effects, struck = 0, ...rest } = deedOf(one);
  const later = effects.slice(struck);
  // Nothing but an attack: then it is the one of a sentence before that has to hit.
  if (later.length === 0)
    return effects.length === 0 ? undefined : deed({ ...rest, struck, do: [{ if: { hit: true }, then: effects }] });
  return deed({
    ...rest,
    ...(struck > 0 ? { struck } : {}),
    do: [...effects.slice(0, struck), { if: { hit: true }, then: later }],
  });
}

export const whereHit = (one: Json | undefined): Json | undefined => (one === undefined ? undefined : onSuccess(one));

/** A chain effect that follows where the attack hit, and chooses anew. */
export function chained(one: Json, other: Json, also?: Json): Json | undefined {
  const [first, second] = [deedOf(one), deedOf(other)];
  if (first.isChained === true || second.remnants === true) return undefined;
  const isHit = first.do.some(hasAttack);
  const isLast = first.do.at(-1)?.do === 'damage';
  if (!isHit && !first.do.some((effect) => effect.do === 'damage' || effect.repeat !== undefined)) return undefined;
  const after = afterOthers(second.do, first);
  const later = after && explicit(after, second.aim);
  const asked: Json = also === undefined ? { hit: true } : { all: [{ hit: true }, also] };
  const dealt = { compare: { dealt: true }, op: '>', to: 0 };
  const follows: Fields = isHit
    ? { if: asked, then: later ?? [] }
    : isLast
      ? { ifYouDo: later ?? [] }
      : { if: dealt, then: later ?? [] };
  if (!isHit && also !== undefined) return undefined;
  return later && deed({ ...first, isChained: true, do: [...first.do, follows] });
}

/** A chain effect that follows in any case. */
export function followed(one: Json, other: Json): Json | undefined {
  const [first, second] = [deedOf(one), deedOf(other)];
  if (first.isChained === true || second.remnants === true) return undefined;
  const after = afterOthers(second.do, first);
  const later = after && explicit(after, second.aim);
  return later && deed({ ...first, do: [...first.do, ...later] });
}

function hasAttack(effect: Fields): boolean {
  if (isAttack(effect)) return true;
  return Object.values(effect).some(
    (value) =>
      Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && hasAttack(fieldsOf(one))),
  );
}

/** A second chain effect, which asks for something besides what the first one asks for. */
export function chainedToo(one: Json, other: Json, also: Json): Json | undefined {
  const [{ isChained, do: effects, ...rest }, second] = [deedOf(one), deedOf(other)];
  const last = effects.at(-1);
  const { if: asked, then: before } = last ?? {};
  if (isChained !== true || second.remnants === true || !Array.isArray(before)) return undefined;
  if (JSON.stringify(asked) !== JSON.stringify({ hit: true })) return undefined;
  const after = afterOthers(second.do, { ...rest, do: effects.slice(0, -1) });
  const later = after && explicit(after, second.aim);
  if (later === undefined) return undefined;
  const then = [...before, { if: also, then: later as unknown as Json }];
  return deed({ ...rest, isChained: true, do: [...effects.slice(0, -1), { if: { hit: true }, then }] });
}

/** A chain effect that follows only where the demon is something when it uses the skill. */
export function chainedWhile(one: Json, state: Json, other: Json): Json | undefined {
  const [{ isChained, do: effects, ...rest }, second] = [deedOf(one), deedOf(other)];
  if (second.remnants === true || second.isChained === true) return undefined;
  const before = isChained === true ? effects.slice(0, -1) : effects;
  const after = afterOthers(second.do, { ...rest, do: before });
  const later = after && explicit(after, second.aim);
  if (later === undefined) return undefined;
  const both = [...effects, ...later] as unknown as Json;
  const asked = { is: 'self', filter: state };
  return deed({ ...rest, isChained: true, do: [{ if: asked, then: both, else: effects as unknown as Json }] });
}

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

/** Something for some demons. */
export function onWhom(whom: Json, effect: Json): Json | undefined {
  const told = fieldsOf(effect);
  if (typeof whom === 'object') {
    const { target, targets = [target ?? null] } = fieldsOf(whom);
    return deed({ do: (targets as Json[]).map((one) => ({ ...told, target: one })) });
  }
  if (whom === 'self') return deed({ aim: 'self', do: [{ ...told, target: 'self' }] });
  if (typeof whom !== 'string' || AIMS[whom] === undefined) return undefined;
  return deed({ aim: whom, do: [{ ...told, target: AIMED }] });
}

/** Several things for the same demons. */
export function allOnWhom(whom: Json, effects: readonly Json[]): Json | undefined {
  return effects.map((effect) => onWhom(whom, effect)).reduce((one, other) => thenIf(one as Json, other as Json));
}

export const plain = (effect: Json): Json => deed({ do: [fieldsOf(effect)] });

export function raised(values: Json, whom: Json, percent: Json, turns: Json = OPEN): Json | undefined {
  const what = oneOrAll((values as string[]).map((value) => `${value}Up`));
  return onWhom(whom, { do: 'raise', what, percent, turns });
}

export function lowered(values: Json, whom: Json, percent: Json, turns: Json = OPEN): Json | undefined {
  const what = oneOrAll((values as string[]).map((value) => `${value}Down`));
  return onWhom(whom, { do: 'lower', what, percent, turns });
}

/** Levels of affinities, or other things that last as long as the sentence says. */
export const openly = (whom: Json, effect: Json): Json | undefined =>
  onWhom(whom, { turns: OPEN, ...fieldsOf(effect) });

/** "Two of" several values, which the player of the demon chooses (R30). */
export function someOf(values: Json, count: number, whom: Json, turns: Json, isRaised: boolean): Json | undefined {
  const isAim = typeof whom === 'string';
  const target = isAim ? AIMED : fieldsOf(whom).target;
  if (target === undefined || (isAim && AIMS[whom] === undefined)) return undefined;
  const modes = (values as string[]).map((value) => {
    const what = `${value}${isRaised ? 'Up' : 'Down'}`;
    return { label: value, effects: [{ do: isRaised ? 'raise' : 'lower', what, turns, target }] };
  });
  const chosen = { oneOf: modes as Json, ...(count === 1 ? {} : { choose: count }) };
  return deed({ ...(isAim ? { aim: whom } : {}), do: [chosen] });
}

/** The end of a ban on revival: it stays with the fallen (R45). */
export function revivable(whom: Json): Json | undefined {
  return whom === 'allies'
    ? plain({ do: 'can', what: 'revive', target: { all: true, side: 'own', fallen: true } })
    : undefined;
}

/** Ailments on others than those that an attack struck, which says that of itself. */
export const afflictedToo = (chance: Json, ailments: Json, whom: Json): Json | undefined =>
  typeof whom === 'object' && fieldsOf(whom).target === 'struck' ? undefined : afflicted(chance, ailments, whom);

/** Ailments that a part brings besides, on those whom it is about: an attack says that of itself. */
export function besides(one: Json, chance: Json, ailments: Json): Json | undefined {
  const last = deedOf(one).do.at(-1);
  if (last === undefined || hasAttack(last) || last.do === 'damage' || last.do === 'inflict') return undefined;
  return thenIf(one, afflicted(chance, ailments, { target: BEFORE }));
}

/** Ailments, with Mortal among them, by a chance for each demon. */
export function afflicted(chance: Json, ailments: Json, whom: Json, turns?: Json): Json | undefined {
  const all = (ailments as string[]).filter((one) => one !== 'slay');
  const isMortal = all.length < (ailments as string[]).length;
  const ailing: Json | undefined =
    all.length === 0
      ? undefined
      : onWhom(whom, {
          do: 'inflict',
          ailment: oneOrAll(all),
          chance,
          ...(turns === undefined ? {} : { turns }),
        });
  if (!isMortal) return ailing;
  const slain = slaying(chance, whom);
  return ailing === undefined ? slain : thenIf(ailing, slain);
}

function slaying(chance: Json, whom: Json): Json | undefined {
  if (chance === 100) return onWhom(whom, { do: 'slay' });
  if (whom === 'enemy') return deed({ aim: whom, do: [{ chance, then: [{ do: 'slay', target: AIMED }] }] });
  const target = typeof whom === 'object' ? fieldsOf(whom).target : AIMED;
  if (target === undefined || (typeof whom === 'string' && AIMS[whom] === undefined)) return undefined;
  const each = { forEach: target, effects: [{ chance, then: [{ do: 'slay', target: 'it' }] }] };
  return deed({ ...(typeof whom === 'string' ? { aim: whom } : {}), do: [each] });
}

/** Ailments on demons that are drawn anew each time. */
export function afflictedAnew(chance: Json, ailments: Json, times: Json): Json {
  const effect = { do: 'inflict', ailment: oneOrAll(ailments), chance, target: { random: 1, side: 'enemy' } };
  return deed({ aim: 'enemies', do: [{ repeat: times, effects: [effect] }] });
}

/** Whether a target is drawn, or looked for by a measure: then the skill aims at all among whom it can be. */
const isDrawn = (target: Json): boolean =>
  typeof target === 'object' && ['random', 'least', 'most'].some((name) => name in fieldsOf(target));

/** A pierce of some elements is one of an attack of these alone. */
const isPierced = (element: Json, pierced: Json): boolean =>
  pierced === 'any' || JSON.stringify([element].flat()) === JSON.stringify(pierced);

/** An attack, and what it does besides to those it struck. */
export function struck(elements: Json, blow: Json, details: Json): Json | undefined {
  const all = merged(blow, details);
  if (all === undefined) return undefined;
  const { whom, physical, power, pierced, bulwark, remnants, inflict, lower, shift, leech, drain, takeMp, ...rest } =
    fieldsOf(all);
  const isAimed = whom === 'enemy' || whom === 'enemies';
  const isRandom = whom === 'random';
  const target = typeof whom === 'object' && whom !== null ? fieldsOf(whom).target : undefined;
  if (!isAimed && !isRandom && target === undefined) return undefined;
  if (isRandom && rest.times === undefined) return undefined;
  const element = oneOrAll(elements);
  if (pierced !== undefined && !isPierced(element, pierced)) return undefined;
  const isPhys = [element].flat()[0] === 'phys';
  const asked = physical ?? isPhys;
  if (element === 'same' && physical === undefined) return undefined;
  if (asked !== true && rest.critical !== undefined) return undefined;
  const attack: Fields = {
    do: 'attack',
    element,
    power: power ?? OPEN_POWER,
    ...rest,
    ...(pierced !== undefined ? { pierce: true } : bulwark === true ? { pierce: 'bulwark' } : {}),
    ...(element === 'same' || asked !== isPhys ? { physical: asked } : {}),
    ...(isRandom ? { anew: true, target: { random: 1, side: 'enemy' } } : { target: target ?? AIMED }),
  };
  const effects: Fields[] = [attack];
  const isSingle = whom === 'enemy' && rest.times === undefined;
  if (inflict !== undefined) {
    const { chance, ailment } = fieldsOf(inflict);
    const said = afflicted(chance ?? null, ailment ?? null, { target: 'struck' });
    if (said === undefined) return undefined;
    effects.push(
      ...deedOf(said).do.map((effect) =>
        isSingle && effect.forEach ? ((effect.effects as Fields[])[0] ?? effect) : effect,
      ),
    );
    if (isSingle) for (const effect of effects) if (effect.then) effect.then = [{ do: 'slay', target: 'struck' }];
  }
  if (lower !== undefined) {
    const { values, percent, turns } = fieldsOf(lower);
    const said = lowered(values ?? [], { target: 'struck' }, percent ?? null, turns ?? null);
    if (said !== undefined) effects.push(...deedOf(said).do);
  }
  if (shift !== undefined) effects.push({ do: 'shift', ...fieldsOf(shift), target: 'struck' });
  if (leech !== undefined) {
    effects.push({ do: 'heal', amount: { dealt: true, times: leech, divide: 100 }, target: 'self' });
  }
  if (drain !== undefined) effects.push(...drained(drain, 'struck'));
  if (takeMp !== undefined) effects.push({ do: 'takeMp', amount: takeMp, target: 'struck' });
  return deed({
    ...(target === undefined || isDrawn(target) ? { aim: whom === 'enemy' ? 'enemy' : 'enemies' } : {}),
    ...(remnants === true ? { remnants } : {}),
    struck: effects.length,
    do: effects,
  });
}

const drained = (amount: Json, target: Json): Fields[] => [
  { do: 'takeMp', amount, target },
  { ifYouDo: [{ do: 'giveMp', amount: { did: true }, target: 'self' }] },
];

/** A share of their HP. */
export const share = (percent: Json): Json => ({ do: 'heal', amount: { percentOf: 'maxHp', percent, of: 'each' } });

/** Something that the demon itself gets. */
export const restored = (effect: Json): Json => deed({ do: [{ ...fieldsOf(effect), target: OWN }] });

/** The end of all ailments of those that the part before is about. */
export const cured = (): Json => deed({ do: [{ do: 'cure', what: 'ailments', target: BEFORE }] });

/** Something for those that the part behind is about. */
export const onNext = (effect: Json): Json => deed({ do: [{ ...fieldsOf(effect), target: BEHIND }] });

/** Affinities that get worse by some levels. */
export const worse = (elements: Json, levels: Json): Fields => ({
  do: 'shift',
  element: oneOrAll(elements),
  levels: -(levels as number),
});

export const fractionOf = (details: Json | undefined): Json | undefined =>
  details === undefined ? undefined : fraction(details);

/** MP that are taken from those that the part before is about, and gained. */
export const drains = (amount: Json): Json => deed({ do: drained(amount, HIT) });

/** Damage that is a share of the HP of those it is dealt to. */
export function fraction(details: Json): Json | undefined {
  const { percent, of, max, whom, times, remnants, inflict } = fieldsOf(details);
  if (percent === undefined || of === undefined || whom === undefined) return undefined;
  const amount = { percentOf: of, percent, of: 'each', ...(max === undefined ? {} : { max }) };
  const effect: Fields = { do: 'damage', amount };
  if (whom === 'random') {
    if (times === undefined || inflict !== undefined) return undefined;
    const target = { random: 1, side: 'enemy' };
    return deed({ aim: 'enemies', do: [{ repeat: times, effects: [{ ...effect, target }] }] });
  }
  const said = onWhom(whom, effect);
  if (said === undefined) return undefined;
  const told = deedOf(said);
  const again = times === undefined ? told.do : [{ repeat: times, effects: told.do }];
  const more: Deed = { ...told, ...(remnants === true ? { remnants } : {}), do: again };
  if (inflict === undefined) return deed(more);
  const { chance, ailment } = fieldsOf(inflict);
  return thenIf(deed(more), afflicted(chance ?? null, ailment ?? null, { target: BEFORE }));
}

/** What ends together: one "strip" for all that one can end. */
export function endedTogether(list: Json, more: Json): Json {
  const [before, [next = null]] = [list as Json[], more as Json[]];
  const last = fieldsOf(before.at(-1) ?? null);
  const one = fieldsOf(next);
  if ((last.do !== 'strip' && last.do !== 'cure') || last.do !== one.do) return [...before, next];
  const both = [last.what ?? null, one.what ?? null].flat();
  return [...before.slice(0, -1), { do: last.do, what: both }];
}

export const ended = (effects: Json, whom: Json): Json | undefined => allOnWhom(whom, effects as Json[]);

/** Skills that are cast by their names, one after the other, for as many turns. */
export function cast(spells: Json, whom: Json, turns: Json = OPEN): Json | undefined {
  return allOnWhom(
    whom,
    (spells as Json[]).map((spell) => ({ ...fieldsOf(spell), turns })),
  );
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
      return effect.do === 'damage' && 'max' in amount ? { ...effect, amount: { ...amount, max: to } } : undefined;
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

/** How the Boost level of this skill grows by itself. */
export const gaining = (moments: Json): Json | undefined => automaticOf(moments, boosting(1) ?? null);

/** A passive whose number is one for each Boost level of this skill. */
export const perBoost = (passive: Json, most: Json): Json | undefined => perMark(passive, BOOST, most);

/** An effect that works from a Boost level on. */
export function boostedEffect(level: Json, moment: Json, acts: Json, more?: Json): Json | undefined {
  const told = fieldsOf(moment);
  const asked = { is: 'self', filter: boostedTo(level) };
  return 'if' in told ? undefined : automaticOf([{ ...told, if: asked }], acts, more);
}

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

/** What a skill does, and what makes its Boost level grow. */
export function growing(body: Json | undefined, moments: Json): Json | undefined {
  const gains = gaining(moments);
  return body === undefined || gains === undefined ? undefined : { body, gains };
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

/** Marks of several names on some demons. */
export function marking(names: Json, count: Json, whom: Json, turns?: Json): Json | undefined {
  const effects = (names as string[]).map((name) => ({
    do: 'mark',
    name,
    ...(count === 1 ? {} : { count }),
    ...(turns === undefined ? {} : { turns }),
  }));
  return allOnWhom(whom, effects);
}

/** Charges and states that some demons enter; only states last for turns. */
export function entering(states: Json, whom: Json, turns?: Json): Json | undefined {
  const all = (states as Json[]).map(fieldsOf);
  if (turns !== undefined && all.every(({ charge }) => charge !== undefined)) return undefined;
  if (turns === undefined && all.some(({ guard }) => guard !== undefined)) return entering(states, whom, OPEN);
  return allOnWhom(
    whom,
    all.map(({ charge, mark, guard }) =>
      guard !== undefined
        ? { ...fieldsOf(guard), turns: turns ?? null }
        : charge === undefined
          ? { do: 'mark', name: mark ?? null, ...(turns === undefined ? {} : { turns }) }
          : { do: 'charge', what: charge },
    ),
  );
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
    ...(unrevivable === undefined ? {} : { unrevivable }),
    ...(value === undefined ? {} : { value }),
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
    ...(remnantsIf === undefined ? {} : { remnantsIf }),
    ...(limit === undefined ? {} : { limit }),
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
    ...(when === undefined ? {} : { when }),
    ...(who === undefined ? {} : { who }),
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
