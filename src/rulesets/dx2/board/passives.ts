/** Passives by what they do, as they are asked for while a battle goes on. */
import type { Amount, Passive } from '../language/language.ts';

/** The sorts that are asked for; what the others add is in the values of a demon from the start. */
const SORTS = [
  'accuracy',
  'ailmentChance',
  'autoCure',
  'boost',
  'cant',
  'cost',
  'critical',
  'endure',
  'evasion',
  'fightsWith',
  'freeIcons',
  'guard',
  'healing',
  'marks',
  'naturalMp',
  'pierce',
  'plainAttack',
  'revivedWith',
  'takesFor',
  'trait',
] as const;
export type Sort = (typeof SORTS)[number];

/** A passive as it is just now: its amounts have been worked out. */
export type Now<P = Passive> = P extends unknown ? { [K in keyof P]: Exclude<P[K], Exclude<Amount, number>> } : never;
export type PassiveOf<S extends Sort> = Now<Extract<Passive, { [K in S]: unknown }>>;

/** Passives by the field that makes them one of a sort. All have all sorts: each is read many times for every blow. */
export type BySort = { readonly [S in Sort]: readonly PassiveOf<S>[] };

const NONE: readonly never[] = [];
const forAll = <T>(value: T) => Object.fromEntries(SORTS.map((sort) => [sort, value])) as Record<Sort, T>;

export const NO_PASSIVES: BySort = forAll(NONE);

/** Sorts passives whose amounts have been worked out. */
export function sorted(passives: readonly Now[]): BySort {
  if (passives.length === 0) return NO_PASSIVES;
  const found: Record<string, readonly Now[]> = { ...NO_PASSIVES };
  for (const passive of passives)
    for (const sort in passive) {
      const known = found[sort];
      if (known !== undefined) found[sort] = known.length === 0 ? [passive] : [...known, passive];
    }
  return found as BySort;
}

/** Of each sort, whether somebody has one. */
export type Sorts = { readonly [S in Sort]: boolean };

const NO_SORTS = forAll(false);

export function sortsIn(fields: ReadonlySet<string>): Sorts {
  const found = { ...NO_SORTS };
  for (const sort of SORTS) found[sort] = fields.has(sort);
  return found;
}
