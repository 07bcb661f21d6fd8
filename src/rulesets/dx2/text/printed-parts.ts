/** What the parts of a printed skill mean, and how they go together. */
import type { Json } from '../../../engine/index.ts';

type Fields = Record<string, Json>;

const fieldsOf = (value: Json): Fields => value as Fields;

/** A list, or the only one of it. */
export const oneOrAll = (list: Json): Json => {
  const all = list as Json[];
  return all.length === 1 ? (all[0] ?? null) : all;
};

export const less = (more: Json): Json => -(more as number);

export function merged(one: Json, other: Json): Json | undefined {
  const found = { ...fieldsOf(one) };
  for (const [name, value] of Object.entries(fieldsOf(other))) {
    if (found[name] !== undefined) return undefined;
    found[name] = value;
  }
  return found;
}

/** What a skill does: at whom it aims, and with Remnants. */
interface Deed {
  aim?: string;
  remnants?: boolean;
  /** Whether what comes behind belongs to its last part. */
  isClosed?: boolean;
  do: Fields[];
}

const deed = (value: Deed): Json => value as unknown as Json;

/** An attack, and what it does besides to those it struck. */
export function struck(element: Json, blow: Json, details: Json): Json | undefined {
  const all = merged(blow, details);
  if (all === undefined) return undefined;
  const { whom, physical, power, remnants, inflict, lower, leech, drain, takeMp, ...rest } = fieldsOf(all);
  if (power === undefined || (whom !== 'enemy' && whom !== 'enemies' && whom !== 'random')) return undefined;
  const isRandom = whom === 'random';
  if (isRandom && rest.times === undefined) return undefined;
  const attack: Fields = {
    do: 'attack',
    element,
    power,
    ...rest,
    ...(physical === true && element !== 'phys' ? { physical } : {}),
    ...(isRandom ? { anew: true, target: { random: 1, side: 'enemy' } } : { target: 'target' }),
  };
  const effects: Fields[] = [attack];
  if (inflict !== undefined) effects.push({ do: 'inflict', ...fieldsOf(inflict), target: 'struck' });
  if (lower !== undefined) {
    const { values, percent, turns } = fieldsOf(lower);
    const said = lowered(values ?? [], 'struck', percent ?? null, turns ?? null) as unknown as Deed;
    effects.push(...said.do);
  }
  if (leech !== undefined) {
    effects.push({
      do: 'heal',
      amount: { dealt: true, times: leech, divide: 100 },
      target: 'self',
    });
  }
  if (drain !== undefined) {
    effects.push(
      { do: 'takeMp', amount: drain, target: 'struck' },
      { ifYouDo: [{ do: 'giveMp', amount: { did: true }, target: 'self' }] },
    );
  }
  if (takeMp !== undefined) effects.push({ do: 'takeMp', amount: takeMp, target: 'struck' });
  return deed({
    aim: whom === 'enemy' ? 'enemy' : 'enemies',
    ...(remnants === true ? { remnants } : {}),
    do: effects,
  });
}

export function inflicted(chance: Json, ailments: Json, whom: Json, times?: Json): Json | undefined {
  const effect = (target: Json): Fields => ({ do: 'inflict', ailment: oneOrAll(ailments), chance, target });
  if (whom === 'random' && times !== undefined) {
    return deed({ aim: 'enemies', do: [{ repeat: times, effects: [effect({ random: 1, side: 'enemy' })] }] });
  }
  if (times !== undefined || (whom !== 'enemy' && whom !== 'enemies')) return undefined;
  return deed({ aim: whom, do: [effect('target')] });
}

/** Something for allies. */
export function onParty(whom: Json, effect: Json): Json | undefined {
  if (whom === 'self') return deed({ aim: 'self', do: [{ ...fieldsOf(effect), target: 'self' }] });
  if (whom !== 'ally' && whom !== 'allies') return undefined;
  return deed({ aim: whom, do: [{ ...fieldsOf(effect), target: 'target' }] });
}

export function raised(values: Json, whom: Json, percent: Json, turns: Json): Json | undefined {
  const what = oneOrAll((values as string[]).map((value) => `${value}Up`));
  return onParty(whom, { do: 'raise', what, ...(percent === 20 ? {} : { percent }), turns });
}

export function lowered(values: Json, whom: Json, percent: Json, turns: Json): Json | undefined {
  const what = oneOrAll((values as string[]).map((value) => `${value}Down`));
  const effect: Fields = { do: 'lower', what, ...(percent === 20 ? {} : { percent }), turns };
  if (whom === 'struck') return deed({ do: [{ ...effect, target: 'struck' }] });
  if (whom !== 'enemy' && whom !== 'enemies') return undefined;
  return deed({ aim: whom, do: [{ ...effect, target: 'target' }] });
}

const SIDES: Readonly<Record<string, Json>> = {
  allies: { all: true, side: 'own' },
  enemies: { all: true, side: 'enemy' },
  self: 'self',
};

/** Effects that are not on those at whom the skill aims. */
function aimedAt(aim: string | undefined, effects: readonly Fields[]): Fields[] | undefined {
  const target = aim === undefined ? undefined : SIDES[aim];
  if (!effects.some((effect) => JSON.stringify(effect).includes('"target":"target"'))) return [...effects];
  if (target === undefined) return undefined;
  return JSON.parse(JSON.stringify(effects).replaceAll('"target":"target"', `"target":${JSON.stringify(target)}`));
}

/** One thing after the other. What comes later and aims at others says so. */
export function then(one: Json, other: Json): Json | undefined {
  const first = one as unknown as Deed;
  const second = other as unknown as Deed;
  if (second.remnants === true || first.isClosed === true) return undefined;
  const later = second.aim === undefined || second.aim === first.aim ? second.do : aimedAt(second.aim, second.do);
  return later && deed({ ...first, do: [...first.do, ...later] });
}

export const thenIf = (one: Json | undefined, other: Json | undefined): Json | undefined =>
  one === undefined || other === undefined ? undefined : then(one, other);

/** Something more on those at whom the skill aims. */
export function alsoOn(one: Json, effect: Json): Json | undefined {
  const { do: effects, ...rest } = one as unknown as Deed;
  return rest.isClosed === true
    ? undefined
    : deed({ ...rest, do: [...effects, { ...fieldsOf(effect), target: 'target' }] });
}

/** What is said of an attack afterwards. */
export function noted(one: Json, note: Json): Json | undefined {
  const { do: effects, ...rest } = one as unknown as Deed;
  const attacks = effects.filter((effect) => effect.do === 'attack');
  if (attacks.length !== 1) return undefined;
  const said = effects.map((effect) => (effect.do === 'attack' ? merged(effect, note) : effect));
  return said.some((effect) => effect === undefined) ? undefined : deed({ ...rest, do: said as Fields[] });
}

/** What follows where the attack hit. */
export function chained(one: Json, other: Json): Json | undefined {
  const first = one as unknown as Deed;
  const second = other as unknown as Deed;
  const later = aimedAt(second.aim, second.do);
  if (later === undefined || second.remnants === true) return undefined;
  return deed({ ...first, isClosed: true, do: [...first.do, { if: { hit: true }, then: later }] });
}

export function used(cost: Json, acts: Json, uses?: Json): Json | undefined {
  const { aim, remnants, do: effects } = acts as unknown as Deed;
  if (aim === undefined) return undefined;
  return {
    cost,
    aim,
    ...(remnants === true ? { remnants } : {}),
    ...(uses === undefined ? {} : { limit: { battle: uses } }),
    effects,
  };
}

export function automaticOf(moment: Json, acts: Json): Json | undefined {
  const { aim, remnants, do: effects } = acts as unknown as Deed;
  const said = aimedAt(aim, effects);
  return said === undefined || remnants === true ? undefined : { ...fieldsOf(moment), effects: said };
}
