import type { ChangeOptions, Game, Machine } from './machine.ts';
import { replaced } from './modifiers.ts';
import type { GameEvent, PlayerId, Uid } from './types.ts';

/** Damage to one target from one source; `amount` is a whole number, and what is not above 0 is left out. */
export type Hit = {
  target: Uid | PlayerId;
  amount: number;
  /** The object or card that deals it. */
  source: string | null;
};

/** Damage that is dealt at one moment. */
export interface Packet<G extends Game> {
  /** A word of the ruleset for how the damage is dealt: `battle`, `effect`, … */
  by: string;
  hits: readonly Hit[];
  /** What of a hit gets through: less where it is prevented, 0 where something happens instead. */
  reaches?: (m: Machine<G>, hit: Hit) => number;
}

/**
 * Deals damage to any number of targets at one moment, told by one event `damage` that names every hit. Hits of one
 * source on one target are added up; what comes to nothing is left out. Null when nothing is left.
 */
export function dealPacket<G extends Game>(
  m: Machine<G>,
  player: PlayerId | null,
  { by, hits, reaches }: Packet<G>,
  write: (board: G['board'], hit: Hit) => void,
  options?: ChangeOptions<G>,
): GameEvent | null {
  const sums: Hit[] = [];
  for (const hit of hits) {
    const known = sums.find(({ target, source }) => target === hit.target && source === hit.source);
    if (known) known.amount += hit.amount;
    else sums.push({ target: hit.target, amount: hit.amount, source: hit.source });
  }
  const left: Hit[] = [];
  for (const hit of sums) {
    if (hit.amount <= 0 || replaced(m, hit.target, 'damage')) continue;
    const amount = reaches ? reaches(m, hit) : hit.amount;
    if (amount > 0) left.push({ ...hit, amount });
  }
  if (left.length === 0) return null;
  return m.change(
    'damage',
    player,
    { by, hits: left.map(({ target, amount, source }) => ({ target, amount, source })) },
    (board) => {
      for (const hit of left) write(board, hit);
    },
    options,
  );
}
