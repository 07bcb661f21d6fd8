/** Brackets of elimination: who meets whom is settled by the places of the players when it begins, and by who wins. */
import type { Cut } from '../../store/organized.ts';

/** Where a player of a table comes from: a place in the seeding, 1 for the best, or another table. */
type Source = { seed: number } | { winner: string } | { loser: string };

export interface BracketNode {
  id: string;
  sides: readonly [Source, Source];
  /** Whoever loses at a later level came further. */
  level: number;
}

/** How a table came out, as far as the bracket is concerned. A winner or a loser of null is nobody. */
export interface Decision {
  winner: string | null;
  loser: string | null;
}

/** A table of a bracket: who sits there, undefined while that is open and null for nobody; and how it came out. */
export interface Spot {
  node: BracketNode;
  players: readonly [string | null | undefined, string | null | undefined];
  decision: Decision | null;
}

/** The order of seeds in which neighbours meet, so that the best meet last: 1, 4, 2, 3 for four. */
function meetingOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  return order;
}

/** All tables of a bracket of `count` players, each after those that its players come from. */
export function bracketOf(count: number, format: Cut['format']): BracketNode[] {
  const depth = Math.max(1, Math.ceil(Math.log2(count)));
  const order = meetingOrder(2 ** depth);
  const double = format === 'double-elimination';
  const nodes: BracketNode[] = [];
  const add = (id: string, sides: readonly [Source, Source], level: number) => nodes.push({ id, sides, level });
  for (let round = 1; round <= depth; round++) {
    for (let at = 1; at <= 2 ** (depth - round); at++) {
      const [one, other] = [at * 2 - 1, at * 2];
      const sides: [Source, Source] =
        round === 1
          ? [{ seed: order[one - 1] ?? 0 }, { seed: order[other - 1] ?? 0 }]
          : [{ winner: `W${round - 1}-${one}` }, { winner: `W${round - 1}-${other}` }];
      add(`W${round}-${at}`, sides, round * 2);
    }
  }
  return double ? [...nodes, ...lowerBracket(depth)] : nodes;
}

/** Where those go on who lost once: each round of it is followed by one against those who have just lost above. */
function lowerBracket(depth: number): BracketNode[] {
  const nodes: BracketNode[] = [];
  let last: string[] = [];
  for (let round = 1; round < depth; round++) {
    const halved = Array.from({ length: 2 ** (depth - round - 1) }, (_, at): [Source, Source] =>
      round === 1
        ? [{ loser: `W1-${at * 2 + 1}` }, { loser: `W1-${at * 2 + 2}` }]
        : [{ winner: last[at * 2] ?? '' }, { winner: last[at * 2 + 1] ?? '' }],
    );
    last = halved.map((sides, at) => push(`L${round * 2 - 1}-${at + 1}`, sides, round * 2 + 1));
    // Those who come from above are turned round, so that who met there meets again as late as can be.
    const fallen = last.map((winner, at): [Source, Source] => {
      const from = round % 2 === 1 ? last.length - at : at + 1;
      return [{ loser: `W${round + 1}-${from}` }, { winner }];
    });
    last = fallen.map((sides, at) => push(`L${round * 2}-${at + 1}`, sides, round * 2 + 2));
  }
  const below: Source = depth === 1 ? { loser: 'W1-1' } : { winner: last[0] ?? '' };
  push('final', [{ winner: `W${depth}-1` }, below], depth * 2 + 2);
  push('reset', [{ winner: 'final' }, { loser: 'final' }], depth * 2 + 3);
  return nodes;

  function push(id: string, sides: readonly [Source, Source], level: number): string {
    nodes.push({ id, sides, level });
    return id;
  }
}

/**
 * How far a bracket has come. `seeding` has the players from the best, `decided` how tables came out. Whoever has nobody to meet goes on
 * without a table. The second final is only there when who came from below won the first.
 */
export function playBracket(
  seeding: readonly string[],
  format: Cut['format'],
  decided: (node: string) => Decision | null,
): Spot[] {
  const spots = new Map<string, Spot>();
  const from = (source: Source): string | null | undefined => {
    if ('seed' in source) return seeding[source.seed - 1] ?? null;
    const decision = spots.get('winner' in source ? source.winner : source.loser)?.decision;
    if (!decision) return undefined;
    return 'winner' in source ? decision.winner : decision.loser;
  };
  for (const node of bracketOf(seeding.length, format)) {
    const [one, other] = [from(node.sides[0]), from(node.sides[1])];
    if (node.id === 'reset') {
      const final = spots.get('final');
      if (!final?.decision || final.decision.winner === final.players[0]) continue;
    }
    const open = one === undefined || other === undefined;
    const alone = one === null || other === null;
    const decision = open ? null : alone ? { winner: one ?? other ?? null, loser: null } : decided(node.id);
    spots.set(node.id, { node, players: [one, other], decision });
  }
  return [...spots.values()];
}

/** The tables that can be played and are not decided. */
export const openSpots = (spots: readonly Spot[]): (Spot & { players: readonly [string, string] })[] =>
  spots.filter((spot): spot is Spot & { players: readonly [string, string] } => {
    const [one, other] = spot.players;
    return spot.decision === null && typeof one === 'string' && typeof other === 'string';
  });

/** Who has won all of it; null while that is open. */
export function championOf(spots: readonly Spot[]): string | null {
  const last = spots.at(-1);
  return last?.decision?.winner ?? null;
}

/** How far each player came: the level at which they lost for good, and more than any level while they are in it. */
export function reached(
  seeding: readonly string[],
  format: Cut['format'],
  spots: readonly Spot[],
): Map<string, number> {
  const champion = championOf(spots);
  const lives = format === 'double-elimination' ? 2 : 1;
  const losses = new Map<string, number>();
  const out = new Map<string, number>();
  for (const { node, players, decision } of spots) {
    if (!decision || typeof players[0] !== 'string' || typeof players[1] !== 'string') continue;
    for (const player of players) {
      if (player === decision.winner || typeof player !== 'string') continue;
      const lost = (losses.get(player) ?? 0) + (decision.winner === null ? lives : 1);
      losses.set(player, lost);
      if (lost >= lives) out.set(player, node.level);
    }
  }
  return new Map(
    seeding.map((player) => [
      player,
      player === champion ? Number.POSITIVE_INFINITY : (out.get(player) ?? Number.MAX_SAFE_INTEGER),
    ]),
  );
}
