import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Decision } from '../../src/services/tournaments/bracket.ts';
import { championOf, openSpots, playBracket } from '../../src/services/tournaments/bracket.ts';
import { roundRobin, roundsOfAll } from '../../src/services/tournaments/round-robin.ts';
import type { Contender } from '../../src/services/tournaments/swiss.ts';
import { pairSwiss } from '../../src/services/tournaments/swiss.ts';

type Entrant = Contender & { met: string[] };

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, points: 0, byes: 0, met: [], first: 0 }));

/** Writes down how a round went: `results` says of each table who won. */
function play(
  all: readonly Entrant[],
  pairs: readonly (readonly [string, string | null])[],
  results: readonly number[],
) {
  const byId = new Map(all.map((one) => [one.id, one]));
  for (const [at, [id, otherId]] of pairs.entries()) {
    const one = byId.get(id);
    const other = otherId === null ? undefined : byId.get(otherId);
    if (!one) throw new Error('nobody');
    if (!other) {
      one.byes++;
      one.points += 3;
      continue;
    }
    one.first++;
    one.met.push(other.id);
    other.met.push(one.id);
    const result = results[at % results.length] ?? 0;
    if (result === 2) for (const each of [one, other]) each.points += 1;
    else (result === 0 ? one : other).points += 3;
  }
}

/** Whether everybody can be paired without a rematch and without a second bye, found by trying everything. */
function canBeFresh(left: readonly Entrant[], byeTaken = false): boolean {
  const [one, ...others] = left;
  if (one === undefined) return true;
  const isOdd = left.length % 2 === 1;
  if (isOdd && !byeTaken && one.byes === 0 && canBeFresh(others, true)) return true;
  return others.some(
    (other) =>
      !one.met.includes(other.id) &&
      canBeFresh(
        others.filter((each) => each !== other),
        byeTaken,
      ),
  );
}

const results = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 });

test('everybody is paired once, and nobody meets again or sits out again while that can be avoided', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.array(fc.record({ results, leaves: fc.option(fc.nat(8), { freq: 3 }) }), { minLength: 1, maxLength: 9 }),
      fc.string(),
      (count, rounds, seed) => {
        let all = entrants(count);
        for (const [at, { results, leaves }] of rounds.entries()) {
          if (leaves !== null && all.length > 2) all = all.filter((_, place) => place !== leaves % all.length);
          const pairs = pairSwiss({ contenders: all, seed: `${seed}${at}` });
          const sitting = pairs.flatMap(([one, other]) => (other === null ? [one] : [one, other]));
          assert.deepEqual(sitting.toSorted(), all.map(({ id }) => id).toSorted());
          assert.equal(pairs.filter(([, other]) => other === null).length, all.length % 2);
          const byId = new Map(all.map((one) => [one.id, one]));
          const rematches = pairs.filter(([one, other]) => other !== null && byId.get(one)?.met.includes(other)).length;
          const again = pairs.filter(([one, other]) => other === null && (byId.get(one)?.byes ?? 0) > 0).length;
          if (rematches + again > 0) assert.ok(!canBeFresh(all), `${rematches} rematches, ${again} second byes`);
          play(all, pairs, results);
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Rematches, second byes, and points apart squared: what a pairing costs, the worst first. */
type Cost = [number, number, number];

const dearer = (a: Cost, b: Cost): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** What it costs that two meet, or that one sits out where `lowest` is the fewest points that anybody has. */
function costOf(one: Entrant, other: Entrant | null, lowest: number): Cost {
  if (other === null) return [0, one.byes, (one.points - lowest) ** 2];
  return [one.met.filter((id) => id === other.id).length, 0, (one.points - other.points) ** 2];
}

/** The least that any pairing costs, found by trying everything. */
function cheapest([one, ...others]: readonly Entrant[], lowest: number): Cost {
  if (one === undefined) return [0, 0, 0];
  const sitsOut = others.length % 2 === 0;
  const choices: (Entrant | null)[] = sitsOut ? [null, ...others] : others;
  return choices
    .map((other): Cost => {
      const own = costOf(one, other, lowest);
      const rest = cheapest(
        others.filter((each) => each !== other),
        lowest,
      );
      return [own[0] + rest[0], own[1] + rest[1], own[2] + rest[2]];
    })
    .reduce((least, cost) => (dearer(cost, least) < 0 ? cost : least));
}

test('no pairing has fewer rematches, then fewer second byes, then fewer points apart', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.array(results, { minLength: 1, maxLength: 9 }),
      fc.string(),
      (count, rounds, seed) => {
        const all = entrants(count);
        for (const [at, results] of rounds.entries()) {
          const pairs = pairSwiss({ contenders: all, seed: `${seed}${at}` });
          const byId = new Map(all.map((one) => [one.id, one]));
          const lowest = Math.min(...all.map(({ points }) => points));
          const cost: Cost = [0, 0, 0];
          for (const [id, otherId] of pairs) {
            const one = byId.get(id);
            assert.ok(one);
            const own = costOf(one, otherId === null ? null : (byId.get(otherId) ?? null), lowest);
            for (const part of [0, 1, 2] as const) cost[part] += own[part];
          }
          assert.deepEqual(cost, cheapest(all, lowest), `round ${at + 1} of ${count}`);
          play(all, pairs, results);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('the same players, results and seed are paired the same way', () => {
  const all = entrants(40);
  const pair = () => pairSwiss({ contenders: all, seed: 'one' });
  assert.deepEqual(pair(), pair());
  assert.notDeepEqual(pair(), pairSwiss({ contenders: all, seed: 'other' }));
});

test('many players meet others of as many points', () => {
  const all = entrants(129);
  for (let round = 1; round <= 5; round++) play(all, pairSwiss({ contenders: all, seed: `${round}` }), [0, 1, 1, 0]);
  const byId = new Map(all.map((one) => [one.id, one]));
  const apart = pairSwiss({ contenders: all, seed: 'last' }).map(([one, other]) =>
    other === null ? 0 : Math.abs((byId.get(one)?.points ?? 0) - (byId.get(other)?.points ?? 0)),
  );
  // With six scores at most five tables have to bridge two of them.
  assert.ok(apart.filter((points) => points > 0).length <= 5, apart.filter((points) => points > 0).join());
  assert.ok(Math.max(...apart) <= 3);
});

test('in a round robin everybody meets everybody once, and sits first about as often as not', () => {
  for (let count = 2; count <= 15; count++) {
    const ids = entrants(count).map(({ id }) => id);
    const first = new Map<string, number>(ids.map((id) => [id, 0]));
    const met = new Set<string>();
    for (let round = 1; round <= roundsOfAll(count); round++) {
      const pairs = roundRobin(ids, round);
      const sitting = pairs.flatMap(([one, other]) => (other === null ? [one] : [one, other]));
      assert.deepEqual(sitting.toSorted(), ids.toSorted());
      for (const [one, other] of pairs) {
        if (other === null) continue;
        met.add([one, other].toSorted().join());
        first.set(one, (first.get(one) ?? 0) + 1);
      }
    }
    assert.equal(met.size, (count * (count - 1)) / 2, `${count}`);
    const often = [...first.values()];
    assert.ok(Math.max(...often) - Math.min(...often) <= 2, `${count}: ${often}`);
  }
});

for (const [format, lives] of [
  ['single-elimination', 1],
  ['double-elimination', 2],
] as const) {
  test(`by ${format} everybody but one loses ${lives === 1 ? 'once' : 'twice'}, whoever wins`, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 33 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }),
        (count, coins) => {
          const ids = entrants(count).map(({ id }) => id);
          const decided = new Map<string, Decision>();
          const losses = new Map<string, number>();
          let toss = 0;
          for (let round = 0; ; round++) {
            assert.ok(round < 40);
            const spots = playBracket(ids, format, (node) => decided.get(node) ?? null);
            const open = openSpots(spots);
            const busy = open.flatMap(({ players }) => players);
            assert.equal(new Set(busy).size, busy.length, 'nobody sits at two tables');
            if (open.length === 0) {
              const champion = championOf(spots);
              assert.ok(champion !== null);
              assert.ok((losses.get(champion) ?? 0) < lives);
              for (const id of ids) if (id !== champion) assert.equal(losses.get(id), lives, id);
              return;
            }
            for (const { node, players } of open) {
              const [winner, loser] = coins[toss++ % coins.length] ? players : [players[1], players[0]];
              decided.set(node.id, { winner, loser });
              losses.set(loser, (losses.get(loser) ?? 0) + 1);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
}

test('the best seeds meet last', () => {
  const ids = entrants(16).map(({ id }) => id);
  const first = openSpots(playBracket(ids, 'single-elimination', () => null)).map(({ players }) => players);
  assert.deepEqual(first[0], ['p0', 'p15']);
  assert.deepEqual(first.flat().toSorted(), ids.toSorted());
  const half = (seed: string) => first.findIndex((players) => players.includes(seed)) < 4;
  assert.notEqual(half('p0'), half('p1'));
});
