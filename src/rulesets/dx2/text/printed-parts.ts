/** What the small parts of a printed skill mean. */
import type { Json } from '../../../engine/index.ts';

export type Fields = Record<string, Json>;

export const fieldsOf = (value: Json): Fields => value as Fields;

/** Those of some fields that are said. */
export const given = (fields: Readonly<Record<string, Json | undefined>>): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A list, or the only one of it. */
export const oneOrAll = (list: Json): Json => {
  const all = list as Json[];
  return all.length === 1 ? (all[0] ?? null) : all;
};

export const less = (more: Json): Json => -(more as number);

/** Demons that are not aimed at, but told by what they are. */
export const those = (target: Json): Json => ({ target });

export const atLeast = (name: Json, min: Json): Json => ({ name, min });

export const chainsOf = (chains: Json): Json => (chains as string[]).map((chain) => `Spirit Chains (${chain})`);

export function merged(one: Json, other: Json): Json | undefined {
  const found = { ...fieldsOf(one) };
  for (const [name, value] of Object.entries(fieldsOf(other))) {
    if (found[name] !== undefined) return undefined;
    found[name] = value;
  }
  return found;
}

/** What stands for the number of a passive that is still to come, and for as much less. */
export const MORE = '#';
export const LESS = '-#';

/** Passives with a number in its place. */
export function filled(passives: Json, number: Json): Json {
  const fill = (value: Json): Json => {
    if (value === MORE) return number;
    if (value === LESS) return less(number);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(fill);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner as Json)]));
  };
  return fill(passives);
}

/** What can only be settled once, so that no condition goes with it. */
const SETTLED = ['stat', 'trait', 'maxMp', 'speed', 'affinity', 'while'];

const isSettled = (passive: Json): boolean => SETTLED.some((name) => name in fieldsOf(passive));

/** Passives that some demons have, or that a demon has in a state. */
export function held(passives: Json, who?: Json, filter?: Json): Json | undefined {
  const all = passives as Json[];
  const own = all.filter((one) => 'while' in fieldsOf(one));
  if (own.length > 0) {
    // A state within an effect on others is a state of each of them.
    const [{ while: inner, filter: state, ...rest } = {}] = own.map(fieldsOf);
    if (all.length > 1 || filter !== undefined || inner === undefined || Object.keys(rest).length > 0) return undefined;
    return held(inner, who, state);
  }
  if (all.some(isSettled)) return undefined;
  return {
    while: all,
    ...given({ who, filter }),
  };
}

/** Passives that others have: undefined where they would make the attacks of enemies stronger, which no text means. */
export function heldBy(holders: Json, passives: Json): Json | undefined {
  const { who = null, filter } = fieldsOf(holders);
  const isBoosted = (one: Json) => 'boost' in fieldsOf(one) && (fieldsOf(one).percent as number) > 0;
  return who === 'enemy' && (passives as Json[]).some(isBoosted) ? undefined : held(passives, who, filter);
}

/** What others have only where something holds. */
export function heldWhile(holders: Json, passives: Json, condition: Json): Json | undefined {
  const all = heldBy(holders, passives);
  return all === undefined ? undefined : { ...fieldsOf(all), if: condition };
}

/** What is said of one thing in several parts, none of them twice. */
export const joined = (list: Json): Json | undefined =>
  (list as Json[]).reduce<Json | undefined>((one, other) => (one === undefined ? undefined : merged(one, other)), {});

/** A reactive effect, by what it answers. */
export const when = (event: string, who: Json, more: Json = {}): Json => ({
  timing: 'when',
  when: { event, ...(who === 'self' ? {} : { who }), ...fieldsOf(more) },
});

/** One that answers what a demon does to an enemy. */
export const whenBy = (event: string, by: Json): Json => ({
  timing: 'when',
  when: { event, who: by === 'enemy' ? 'ally' : 'enemy', by },
});

export const moment = (timing: string, who: Json): Json => ({ timing, ...(who === 'self' ? {} : { who }) });

export const anyOf = (side: string, filter: Json): Json => ({ count: { side, filter }, min: 1 });

/** A tier in which an effect works only for a demon that has fallen. */
export const fallenAt = (tier: Json): Json => ({
  ...fieldsOf(tier),
  if: { is: 'self', filter: { fallen: true } },
  fallen: true,
});

/** An effect with a limit; undefined where it has one already. */
export function withLimit(chain: Json, limit: Json): Json | undefined {
  const { effect, more } = fieldsOf(chain);
  const { limit: before } = fieldsOf(more ?? {});
  if (Object.keys(fieldsOf(limit)).length === 0) return chain;
  return before === undefined ? { effect: effect ?? null, more: { ...fieldsOf(more ?? {}), limit } } : undefined;
}

/** What demons begin the battle with. */
export const starting = (who: Json, effects: Json): Json => ({
  timing: 'startsBattleWith',
  effects: (effects as Json[]).map((effect) => ({
    ...fieldsOf(effect),
    target: who === 'self' ? 'self' : { all: true, side: 'own' },
  })),
});

export const startingIn = (who: Json, states: Json): Json =>
  starting(
    who,
    (states as Json[]).map((state) => {
      const { charge, mark } = fieldsOf(state);
      return charge === undefined ? { do: 'mark', name: mark ?? null } : { do: 'charge', what: charge };
    }),
  );

/** Points of traits; agility is a value of its own. */
export const traits = (list: Json, plus: Json): Json =>
  (list as Json[]).map((trait) => (trait === 'agility' ? { stat: trait, plus } : { trait, plus }));

/** Fewer marks of each of several Spirit Chains. */
export const fewer = (chains: Json, number: Json): Json =>
  (chainsOf(chains) as Json[]).map((marks) => ({ marks, plus: less(number) }));

/** The same with another number for one more of them. */
export const fewerEach = (chains: Json, number: Json, other: Json, more: Json): Json => [
  ...(fewer(chains, number) as Json[]),
  ...(fewer([other], more) as Json[]),
];

/** Damage that somebody takes more or less of: undefined where that would be good for enemies, or bad for allies. */
export function takenBy(guard: Json, who: Json, filter?: Json): Json | undefined {
  const isLess = (fieldsOf(guard).percent as number) > 0;
  return isLess === (who === 'enemy') ? undefined : held([guard], who, filter);
}

export const enduring = (times: Json, hp: Json): Json => ({ endure: times, ...(hp === 1 ? {} : { hp }) });

/** The only passive of a list. */
export const onlyOne = (list: Json): Json | undefined => {
  const all = list as Json[];
  return all.length === 1 ? all[0] : undefined;
};

/** Demons of one of some races. */
export function anyRace(races: Json): Json {
  const all = (races as string[]).map((race) => ({ race }));
  const [one, ...others] = all;
  return others.length === 0 ? (one ?? {}) : { anyOf: all };
}

/** So many of them in the own team. */
export const racesOf = (races: Json, min: Json): Json => ({ count: { side: 'own', filter: anyRace(races) }, min });

/** More of the same races than are asked for. */
export const moreRaces = (asked: Json, min: Json): Json | undefined => {
  const { races, many } = fieldsOf(asked);
  return (min as number) > (many as number) ? racesOf(races ?? [], min) : undefined;
};

/** Somebody of the own team has fallen. */
export const anyFallen = (): Json => ({ count: { side: 'own', fallen: true }, min: 1 });

/** The demon to which something happened bears so many marks. */
export const sized = (marks: Json): Json => ({ is: 'cause', filter: { marked: marks } });

/** Either of two things that somebody comes to suffer from. */
export const eitherOf = (who: Json, one: Json, other: Json): Json | undefined => {
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return [one, other].map((told) => {
    const { event, ...more } = fieldsOf(told);
    return when(String(event), who, more);
  });
};

/** Damage of a sort that somebody deals by blows, or as a share of HP. */
export const dealtOr = (who: Json, sort: Json): Json => {
  const { timing = null, when: dealt = null } = fieldsOf(whenBy('damaged', who));
  return [
    { timing, when: { ...fieldsOf(dealt), on: sort } },
    { timing, when: { ...fieldsOf(dealt), means: 'effect' } },
  ];
};

/** Nobody of the own team is otherwise. */
export const allOwn = (filter: Json): Json => ({ count: { side: 'own', filter: { not: filter } }, max: 0 });

/** One affinity to several elements. */
export function alike(list: Json): Json | undefined {
  const all = (list as Json[]).map(fieldsOf);
  const to = all[0]?.to ?? null;
  if (all.some((one) => one.to !== to)) return undefined;
  return { affinity: oneOrAll(all.map(({ affinity }) => affinity ?? null)), to };
}

/** A pierce that lets only a share of the damage through. */
export const piercing = (elements: Json, less: Json, again: Json): Json | undefined =>
  JSON.stringify(elements) === JSON.stringify(again)
    ? { pierce: oneOrAll(elements), percent: 100 - (less as number) }
    : undefined;

/** A passive whose number is one for each of something, up to a bound; undefined where it has no number that may be an amount. */
function scaledBy(passive: Json, each: Fields, most: Json): Json | undefined {
  const told = fieldsOf(passive);
  const { percent } = told;
  if (typeof percent !== 'number' || !('boost' in told || 'guard' in told)) return undefined;
  // What is added is bounded above; what is taken off has no bound that could be told.
  if (percent < 0) return undefined;
  return { ...told, percent: { ...each, times: percent, max: most } };
}

/** A share for each weakness in the own team. */
export const perWeakPoint = (passive: Json, most: Json): Json | undefined =>
  scaledBy(passive, { affinities: 'weak', of: { all: true, side: 'own' } }, most);

/** A share for each mark of a name. */
export const perMark = (passive: Json, name: string, most: Json): Json | undefined =>
  scaledBy(passive, { counter: name, of: 'self' }, most);

/** Icons that are kept where something is struck, but not in the mode of the game that leaves this out. */
export function keptIcons(striking: Json, limit: Json): Json | undefined {
  const { on, state, chance } = fieldsOf(striking);
  const { turn, battle, team } = fieldsOf(limit);
  if (battle !== undefined) return undefined;
  return {
    while: [
      {
        freeIcons: turn ?? true,
        ...given({ team, chance, on }),
      },
    ],
    ...given({ filter: state }),
    if: { not: { place: 'Democalypse' } },
  };
}

/** The same for others than the demon alone. */
export function keptFor(holders: Json, kept: Json): Json | undefined {
  const { who = null, filter: among } = fieldsOf(holders);
  const { while: inner = null, filter, if: condition = null } = fieldsOf(kept);
  if (among !== undefined) return undefined;
  return { while: inner, who, ...given({ filter }), if: condition };
}

/** What a demon has against attacks of some enemies, which give no Bonus Turn either. */
export function whenAttackedBy(filter: Json, passives: Json): Json | undefined {
  const by = { side: 'enemy', filter };
  const all = (passives as Json[]).map(fieldsOf);
  if (all.some((one) => one.guard === undefined || one.against !== undefined)) return undefined;
  return held([...all.map((one) => ({ ...one, against: by })), { cant: 'bonusTurn', by }]);
}

/** Any of the Spirit Chains. */
export const anyChain = (chains: readonly string[]): Json => ({
  anyOf: (chainsOf([...chains]) as Json[]).map((name) => ({ marked: { name } })),
});

/** Passives that are had one by one, where some of them are settled once, so that no "while" can hold them together. */
export const oneByOne = (list: Json): Json | undefined => {
  const all = list as Json[];
  return all.length > 1 && all.some(isSettled) ? all : undefined;
};

/** Whether these are names of skills: "Light Skills" are not one of that name, and "Magic Attack" is none either. */
export const areNames = (names: Json): boolean =>
  !(names as string[]).some((name) => /\b(?:skill|attack)s?$/i.test(name));

/** A skill of a name that costs less. */
export const cheaper = (name: Json, number: Json): Json | undefined =>
  areNames([name]) ? { cost: less(number), skill: { name } } : undefined;

/** Passives of more than one sort: what can be kept off alone is one passive. */
export const several = (list: Json[]): Json | undefined =>
  list.every((one) => fieldsOf(one).cant !== undefined) ? undefined : list;
