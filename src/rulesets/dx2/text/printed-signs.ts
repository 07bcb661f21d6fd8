/** What a printed skill does, as far as it is read: with signs for what only the rest of the text tells. */
import type { Json } from '../../../engine/index.ts';
import type { Fields } from './printed-parts.ts';
import { fieldsOf } from './printed-parts.ts';

/** Stands for those at whom the skill aims, as long as it is not known whether it is used or works by itself. */
export const AIMED = '@';
/** Stands for those that the part before is about. */
export const BEFORE = '@last';
/** Stands for those that the attack before struck, or whom another part before is about. */
export const HIT = '@hit';
/** Stands for those that the part behind is about. */
export const BEHIND = '@next';
/** Stands for the demon itself, where the part before is not about other allies. */
export const OWN = '@own';
/** Stands for those that the part before is about, where they are allies: for whom something good is that does not say for whom. */
export const FRIENDS = '@friends';
/** Stands for a number that a later part of the sentence tells. */
export const OPEN = '?';
/** Stands for the power of an attack, where that is told at the end of all. */
export const OPEN_POWER = '?power';

/** What a skill does: at whom it aims, and with Remnants. */
export interface Deed {
  aim?: string;
  remnants?: boolean;
  remnantsIf?: Json;
  /** How many of its effects belong to its last attack, or stand before it. */
  struck?: number;
  /** Whether a chain effect is its last part. */
  isChained?: boolean;
  do: Fields[];
}

export const deed = (value: Deed): Json => value as unknown as Json;
export const deedOf = (value: Json): Deed => value as unknown as Deed;

/** A value with something else in some places. */
export function replaced(value: Json, by: (value: Json) => Json | undefined): Json {
  const other = by(value);
  if (other !== undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, by));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner as Json, by)]));
}

export const holds = (value: Json, sought: Json): boolean =>
  value === sought ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, sought)));

export const AIMS: Readonly<Record<string, Json>> = {
  enemy: { choose: 1, side: 'enemy' },
  enemies: { all: true, side: 'enemy' },
  ally: { choose: 1, side: 'own' },
  allies: { all: true, side: 'own' },
  fallen: { choose: 1, side: 'own', fallen: true },
  fallenAll: { all: true, side: 'own', fallen: true },
};

/** Aims of which the player chooses one demon. */
export const CHOSEN = ['enemy', 'ally', 'fallen'];

/** Effects that say themselves whom they are about: who is chosen is "it" from then on (R30). */
export function explicit(effects: readonly Fields[], aim: string | undefined): Fields[] | undefined {
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

export const isAttack = (effect: Fields): boolean => effect.do === 'attack';

export function hasAttack(effect: Fields): boolean {
  if (isAttack(effect)) return true;
  return Object.values(effect).some(
    (value) =>
      Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && hasAttack(fieldsOf(one))),
  );
}
