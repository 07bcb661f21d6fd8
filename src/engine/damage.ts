import type { ChangeOptions, Game, Machine } from './machine.ts';
import { replaced } from './modifiers.ts';
import type { GameEvent, PlayerId, Uid } from './types.ts';

export interface Hit {
  target: Uid | PlayerId;
  amount: number;
}

export interface Packet {
  /** A word of the ruleset: `battle`, `effect`, … */
  kind: string;
  source: Uid | null;
  hits: readonly Hit[];
}

/**
 * Deals damage to any number of targets at one moment, told by one event `damage` that names every one that was hit.
 * Hits of the same target are added up; what comes to nothing, or is replaced, is left out. Null when nothing is left.
 */
export function dealPacket<G extends Game>(
  m: Machine<G>,
  player: PlayerId,
  { kind, source, hits }: Packet,
  write: (board: G['board'], hit: Hit) => void,
  options?: ChangeOptions<G>,
): GameEvent | null {
  const sums = new Map<string, number>();
  for (const { target, amount } of hits) if (amount > 0) sums.set(target, (sums.get(target) ?? 0) + amount);
  const dealt = [...sums].filter(([target]) => !replaced(m, target, 'damage'));
  if (dealt.length === 0) return null;
  const left = dealt.map(([target, amount]) => ({ target, amount }));
  return m.change(
    'damage',
    player,
    { kind, source, hits: left },
    (board) => {
      for (const hit of left) write(board, hit);
    },
    options,
  );
}
