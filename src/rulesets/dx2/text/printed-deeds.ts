/** What printed skills do, each thing by itself, put together from its parts. */
import type { Json } from '../../../engine/index.ts';
import { thenIf } from './printed-joins.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf, given, merged, oneOrAll } from './printed-parts.ts';
import type { Deed } from './printed-signs.ts';
import { AIMED, AIMS, BEFORE, BEHIND, deed, deedOf, HIT, hasAttack, OPEN, OPEN_POWER, OWN } from './printed-signs.ts';

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
          ...given({ turns }),
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
export const isPierced = (element: Json, pierced: Json): boolean =>
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
  const amount = { percentOf: of, percent, of: 'each', ...given({ max }) };
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

/** Marks of several names on some demons. */
export function marking(names: Json, count: Json, whom: Json, turns?: Json): Json | undefined {
  const effects = (names as string[]).map((name) => ({
    do: 'mark',
    name,
    ...(count === 1 ? {} : { count }),
    ...given({ turns }),
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
          ? { do: 'mark', name: mark ?? null, ...given({ turns }) }
          : { do: 'charge', what: charge },
    ),
  );
}
