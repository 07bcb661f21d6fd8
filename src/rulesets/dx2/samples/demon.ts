import type { Automatic, CardOf } from '../language/language.ts';

export type Demon = CardOf<'demon'>;

interface More {
  text?: string;
  variantOf?: string;
  automatic?: Automatic[];
  passives?: Demon['passives'];
  maxMp?: number;
}

/** Values in the order HP, physical attack and defence, magical attack and defence, agility. */
export function demon(
  id: string,
  name: string,
  race: string,
  [hp, physAttack, physDefence, magAttack, magDefence, agility]: [number, number, number, number, number, number],
  affinities: NonNullable<Demon['affinities']>,
  skills: string[],
  { passives, ...more }: More = {},
): Demon {
  return {
    id,
    name,
    type: 'demon',
    race,
    stats: { hp, physAttack, physDefence, magAttack, magDefence, agility },
    affinities,
    skills,
    ...more,
    ...(passives === undefined ? {} : { passives }),
  };
}
