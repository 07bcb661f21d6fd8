/** Swiss pairing. It is done in a worker where there are many players, so it takes and gives plain data. */
import { createHash } from 'node:crypto';
import blossom from 'edmonds-blossom-fixed';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Somebody to be paired, and what happened so far. */
export interface Contender {
  id: string;
  points: number;
  byes: number;
  /** Whom they met, once for each time. */
  met: readonly string[];
  /** How often they sat as p1 in the first game. */
  first: number;
}

export interface SwissInput {
  contenders: readonly Contender[];
  /** What order is drawn from where nothing else says it. */
  seed: string;
}

/** Two who meet, the one who sits as p1 in the first game first; or one who has a bye. */
export type Pair = [string, string | null];

/** What a rematch costs, and a second bye. Each outweighs everything less bad that all tables can cost together. */
const REMATCH = 10 ** 11;
const SECOND_BYE = 10 ** 8;
/** Points apart are counted no further. */
const APART = 100;
/** More than anything costs. */
const WORTH = 10 ** 14;

/** How many of those next to them in points a player is compared with at first: to compare everybody takes seconds. */
const NEAR = 40;

/**
 * Pairs everybody: with the fewest rematches, then with the fewest second byes, then with the fewest points between opponents and the
 * bye as low as possible. That is a matching of least cost, and who is level is drawn by lot. Among many players those who are far
 * apart are only looked at where the near ones do not do without a rematch or a second bye.
 */
export function pairSwiss({ contenders, seed }: SwissInput): Pair[] {
  const drawn = shuffled(contenders, seed).sort((a, b) => b.points - a.points);
  if (drawn.length < 2) return drawn.map(({ id }): Pair => [id, null]);
  const near = drawn.length > 2 * NEAR ? matched(drawn, NEAR) : null;
  const pairs = near?.every(isGood) ? near : matched(drawn, drawn.length);
  return pairs.sort(byPoints).map(([one, other]): Pair => {
    if (other === null) return [one.id, null];
    return other.first < one.first ? [other.id, one.id] : [one.id, other.id];
  });
}

type Met = [Contender, Contender | null];

const isGood = ([one, other]: Met): boolean => (other ? !one.met.includes(other.id) : one.byes === 0);

/** The matching of least cost in which nobody meets somebody more than `reach` places away. */
function matched(drawn: readonly Contender[], reach: number): Met[] {
  const odd = drawn.length % 2 === 1;
  const lowest = drawn.at(-1)?.points ?? 0;
  const edges: [number, number, number][] = [];
  for (const [at, one] of drawn.entries()) {
    const met = Map.groupBy(one.met, (id) => id);
    for (const [step, other] of drawn.slice(at + 1, at + 1 + reach).entries()) {
      const again = met.get(other.id)?.length ?? 0;
      edges.push([at, at + 1 + step, WORTH - again * REMATCH - apart(one.points, other.points)]);
    }
    if (odd) edges.push([at, drawn.length, WORTH - one.byes * SECOND_BYE - apart(one.points, lowest)]);
  }
  const mates = blossom(edges, true);
  return drawn.flatMap((one, at): Met[] => {
    const to = mates[at] ?? -1;
    if (to === -1) throw new Error('a matching left somebody out');
    return to < at ? [] : [[one, drawn[to] ?? null]];
  });
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), APART) ** 2;

/** The best tables first, the bye last. */
function byPoints([a, aOther]: Met, [b, bOther]: Met): number {
  const most = (one: Contender, other: Contender | null) => (other ? Math.max(one.points, other.points) : -1);
  const sum = (one: Contender, other: Contender | null) => one.points + (other?.points ?? 0);
  return most(b, bOther) - most(a, aOther) || sum(b, bOther) - sum(a, aOther);
}

/** The same in an order that is drawn from a text. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const draw = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32BE());
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const with_ = uniformInt(draw, 0, at);
    [all[at], all[with_]] = [all[with_] as T, all[at] as T];
  }
  return all;
}
