/** What a blow is like to the cards that ask: R44, R80. */
import type { Blow as BlowWord, Element } from '../language/words.ts';

/** What is known of a blow before it hits. */
export interface Ahead {
  physical: boolean;
  several: boolean;
}

export interface Like extends Ahead {
  element: Element;
  critical: boolean;
  weak: boolean;
}

export function isLike({ physical, several, critical, weak }: Omit<Like, 'element'>, on: BlowWord): boolean {
  switch (on) {
    case 'physical':
      return physical;
    case 'magical':
      return !physical;
    case 'single':
      return !several;
    case 'several':
      return several;
    case 'critical':
      return critical;
    case 'weakPoint':
      return weak;
    case 'noWeakPoint':
      return !weak;
  }
}

/** Whether a blow is everything that a list asks of it. */
export const isLikeAll = (like: Omit<Like, 'element'>, on: BlowWord | readonly BlowWord[] | undefined): boolean =>
  on === undefined || (typeof on === 'string' ? isLike(like, on) : on.every((one) => isLike(like, one)));
