import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../src/engine/index.ts';
import { blankState, compileCards, Machine } from '../../src/engine/index.ts';
import type { M, Unnamed } from '../../src/rulesets/unnamed/board/context.ts';
import { inForce } from '../../src/rulesets/unnamed/board/continuous.ts';
import { findUnit } from '../../src/rulesets/unnamed/board/printed.ts';
import { powerOf } from '../../src/rulesets/unnamed/board/values.ts';
import { unnamed } from '../../src/rulesets/unnamed/index.ts';
import { blankBoard } from '../../src/rulesets/unnamed/turn/setup.ts';

/** Six units, each of a tribe of its own, and continuous effects that ask for the power of tribes and change it. */
const TRIBES = [0, 1, 2, 3, 4, 5];
const ZONES = ['f1', 'b1', 'f2', 'b2', 'f3', 'b3'];

interface Rule {
  /** The tribes that are counted, from this power up (or down, where `most` is said). */
  asks: { tribes: number[]; power: number; most: boolean; count: number } | null;
  /** Whom it changes, and whether only those with a certain power. */
  to: number[];
  only: { power: number; most: boolean } | null;
  /** What it adds: a number, or one for each unit that it counts. */
  power: number;
  each: boolean;
}

interface Scene {
  powers: number[];
  rules: Rule[];
}

const range = (power: number, most: boolean): Json => (most ? { max: power } : { min: power });

const tribe = (list: readonly number[]): Json => list.map((one) => `T${one}`);

function printed({ asks, to, only, power, each }: Rule): Json {
  const counted = asks && { filter: { tribe: tribe(asks.tribes), power: range(asks.power, asks.most) } };
  return {
    ...(asks && counted ? { if: { count: counted, min: asks.count } } : {}),
    to: { filter: { tribe: tribe(to), ...(only ? { power: range(only.power, only.most) } : {}) } },
    power: each && counted ? { count: counted, times: power } : power,
  };
}

/** The powers of the six units, and how many circles age had to decide, when the rules came in the given order. */
function played({ powers, rules }: Scene, order: readonly number[]) {
  const cards: Json[] = [
    ...powers.map((power, at) => ({
      id: `u${at}`,
      type: 'unit',
      name: 'Unit',
      front: power,
      back: power,
      tribes: [`T${at}`],
    })),
    ...rules.map((rule, at) => ({ id: `r${at}`, type: 'land', name: 'Rule', continuous: [printed(rule)] })),
  ];
  const set = compileCards<Unnamed>(unnamed, cards);
  assert.ok(set.ok, JSON.stringify(set));
  const options = unnamed.options.parse({});
  const state = blankState(unnamed, set.value, { seed: 'circles', options, board: blankBoard() });
  const lands = order.map((rule, at) => ({ card: `r${rule}`, at: `l${(at % 3) + 1}` }));
  const units = powers.map((_, at) => ({ card: `u${at}`, as: `unit-${at}`, at: ZONES[at] ?? '' }));
  assert.deepEqual(
    unnamed.place(state, { p1: { units, lands: lands.slice(0, 3) }, p2: { lands: lands.slice(3) } }, set.value),
    [],
  );
  const m: M = new Machine(unnamed, set.value, state);
  const found = powers.map((_, at) => {
    const unit = findUnit(m, `unit-${at}`);
    assert.ok(unit);
    return powerOf(m, unit);
  });
  return { found, table: inForce(m) };
}

/** What the rules come to in the plainest way: from nothing, all at once, until nothing changes; null when that never ends. */
function model({ powers, rules }: Scene): number[] | null {
  let given: number[][] = rules.map(() => powers.map(() => 0));
  const power = (unit: number, without: number) =>
    Math.max(
      0,
      (powers[unit] ?? 0) + given.reduce((sum, adds, rule) => sum + (rule === without ? 0 : (adds[unit] ?? 0)), 0),
    );
  const fits = (value: number, { power, most }: { power: number; most: boolean }) =>
    most ? value <= power : value >= power;
  for (let round = 0; round < 200; round++) {
    const next = rules.map(({ asks, to, only, power: add, each }, rule) => {
      const counted = asks ? asks.tribes.filter((unit) => fits(power(unit, rule), asks)).length : 0;
      if (asks && counted < asks.count) return powers.map(() => 0);
      const amount = each && asks ? add * counted : add;
      return powers.map((_, unit) => (to.includes(unit) && (!only || fits(power(unit, rule), only)) ? amount : 0));
    });
    if (JSON.stringify(next) === JSON.stringify(given)) return powers.map((_, unit) => power(unit, -1));
    given = next;
  }
  return null;
}

const someOf = (list: readonly number[]) => fc.subarray([...list], { minLength: 1 });
const limits = { power: fc.integer({ min: 1, max: 6 }), most: fc.boolean() };

/** Rules of which each asks only for tribes below those that it changes: no circle is possible. */
const straight: fc.Arbitrary<Rule> = fc.integer({ min: 1, max: 5 }).chain((cut) =>
  fc.record({
    asks: fc.option(
      fc.record({
        ...limits,
        tribes: someOf(TRIBES.filter((one) => one < cut)),
        count: fc.integer({ min: 1, max: 2 }),
      }),
    ),
    to: someOf(TRIBES.filter((one) => one >= cut)),
    only: fc.constant(null),
    power: fc.integer({ min: -3, max: 3 }),
    each: fc.boolean(),
  }),
);

/** Rules that only ever help: they ask for power from a number up, and add. */
const helping: fc.Arbitrary<Rule> = fc.record({
  asks: fc.option(
    fc.record({
      tribes: someOf(TRIBES),
      power: fc.integer({ min: 1, max: 6 }),
      most: fc.constant(false),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  to: someOf(TRIBES),
  only: fc.option(fc.record({ power: fc.integer({ min: 1, max: 6 }), most: fc.constant(false) })),
  power: fc.integer({ min: 0, max: 3 }),
  each: fc.boolean(),
});

/** Anything at all. */
const wild: fc.Arbitrary<Rule> = fc.record({
  asks: fc.option(fc.record({ ...limits, tribes: someOf(TRIBES), count: fc.integer({ min: 1, max: 3 }) })),
  to: someOf(TRIBES),
  only: fc.option(fc.record(limits)),
  power: fc.integer({ min: -3, max: 3 }),
  each: fc.boolean(),
});

const scene = (rule: fc.Arbitrary<Rule>): fc.Arbitrary<Scene> =>
  fc.record({
    powers: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
    rules: fc.array(rule, { minLength: 1, maxLength: 6 }),
  });

const inOrder = (rule: fc.Arbitrary<Rule>) =>
  scene(rule).chain((drawn) =>
    fc.tuple(
      fc.constant(drawn),
      fc.shuffledSubarray(
        drawn.rules.map((_, at) => at),
        { minLength: drawn.rules.length },
      ),
    ),
  );

for (const [name, rule] of [
  ['without a circle', straight],
  ['in circles that only help', helping],
] as const) {
  test(`R20: ${name} the order in which cards came decides nothing`, () => {
    fc.assert(
      fc.property(inOrder(rule), ([drawn, order]) => {
        const expected = model(drawn);
        assert.ok(expected, 'the model does not come to rest');
        const { found, table } = played(drawn, order);
        assert.deepEqual(found, expected);
        assert.deepEqual(table.decided, []);
      }),
      { numRuns: 300 },
    );
  });
}

test('R5: whatever the effects are, each ends up applied as the others leave the table, but for those that age decides', () => {
  fc.assert(
    fc.property(inOrder(wild), ([drawn, order]) => {
      const { found, table } = played(drawn, order);
      const decided = new Set(table.decided.map(({ context }) => Number(context.card.slice(1))));
      const given = new Map(table.effects.map(({ context, on }) => [Number(context.card.slice(1)), on]));
      const power = (unit: number, without: number) => {
        let sum = drawn.powers[unit] ?? 0;
        for (const [rule, on] of given) if (rule !== without) sum += on.get(`unit-${unit}`) ?? 0;
        return Math.max(0, sum);
      };
      const fits = (value: number, { power, most }: { power: number; most: boolean }) =>
        most ? value <= power : value >= power;
      drawn.rules.forEach(({ asks, to, only, power: add, each }, rule) => {
        if (decided.has(rule)) return;
        const counted = asks ? asks.tribes.filter((unit) => fits(power(unit, rule), asks)).length : 0;
        const amount = each && asks ? add * counted : add;
        const applies = (unit: number) =>
          (!asks || counted >= asks.count) && to.includes(unit) && (!only || fits(power(unit, rule), only));
        for (const unit of TRIBES) {
          assert.equal(given.get(rule)?.get(`unit-${unit}`) ?? null, applies(unit) ? amount : null);
        }
      });
      assert.deepEqual(
        found,
        TRIBES.map((unit) => power(unit, -1)),
      );
    }),
    { numRuns: 500 },
  );
});
