/** What printed skills do, one thing with another: whom the words of a part mean, and what follows where an attack hit. */
import type { Json } from '../../../engine/index.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf, given } from './printed-parts.ts';
import type { Deed } from './printed-signs.ts';
import {
  AIMED,
  BEFORE,
  BEHIND,
  CHOSEN,
  deed,
  deedOf,
  explicit,
  FRIENDS,
  HIT,
  hasAttack,
  holds,
  isAttack,
  OPEN,
  OWN,
  replaced,
} from './printed-signs.ts';

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
export function afterOthers(effects: readonly Fields[], { do: before, aim }: Deed): Fields[] | undefined {
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
    ...given({ aim }),
    ...(first.remnants === true || second.remnants === true ? { remnants: true } : {}),
    ...given({ struck }),
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
