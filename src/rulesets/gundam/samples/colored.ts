/** Cards of one colour, which is said once for all of them. */
import type { Card, CardType, Color } from '../language/language.ts';

type Plain<T extends CardType> = Card extends infer C ? (C extends { type: T } ? Omit<C, 'color'> : never) : never;

/** The Units of a colour. */
export const unitsOf = (color: Color, units: readonly Omit<Plain<'unit'>, 'type'>[]): readonly Card[] =>
  units.map(({ id, name, ...unit }) => ({ id, type: 'unit', name, color, ...unit }));

/** The Pilots, Commands and Bases of a colour. */
export const supportOf = (color: Color, cards: readonly Plain<'pilot' | 'command' | 'base'>[]): readonly Card[] =>
  cards.map(({ id, type, name, ...card }) => ({ id, type, name, color, ...card }) as Card);
