import type { PlayerId } from '../../engine/index.ts';

/**
 * A card that has no name of its own, because it is not in play: a place and a card id, `hand:p1:AX-01`. Two copies in one
 * place are the same reference.
 */
export interface CardReference {
  zone: string;
  player: PlayerId;
  card: string;
}

export const refer = ({ zone, player, card }: CardReference): string => `${zone}:${player}:${card}`;

export function readReference(reference: string): CardReference | null {
  // Most of what is asked about is an object in play.
  const cut = reference.indexOf(':');
  const next = reference.indexOf(':', cut + 1);
  if (next < 0) return null;
  const player = reference.slice(cut + 1, next);
  if (player !== 'p1' && player !== 'p2') return null;
  return { zone: reference.slice(0, cut), player, card: reference.slice(next + 1) };
}
