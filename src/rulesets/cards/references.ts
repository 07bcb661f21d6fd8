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
  const [zone, player, ...rest] = reference.split(':');
  if (zone === undefined || rest.length === 0 || (player !== 'p1' && player !== 'p2')) return null;
  return { zone, player, card: rest.join(':') };
}
