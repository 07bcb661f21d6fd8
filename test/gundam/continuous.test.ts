import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../src/engine/index.ts';
import { adjudicate, blankState, compileCards, Machine, resume, Work } from '../../src/engine/index.ts';
import { findUnit } from '../../src/rulesets/gundam/board/board.ts';
import type { Gundam } from '../../src/rulesets/gundam/board/context.ts';
import { settled } from '../../src/rulesets/gundam/board/continuous.ts';
import { apOf, keywordOf } from '../../src/rulesets/gundam/board/values.ts';
import { gundam } from '../../src/rulesets/gundam/index.ts';
import { blankBoard } from '../../src/rulesets/gundam/turn/setup.ts';

/** Six Units, each with a trait of its own, and texts of other Units that ask for their AP or for <Blocker> and change them. */
const TRAITS = [0, 1, 2, 3, 4, 5];

/** An AP from a number up or down; or <Blocker>. */
type Wanted = { ap: number; most: boolean } | 'blocker';

interface Rule {
  /** How many of these have to be as wanted. */
  asks: { traits: number[]; wanted: Wanted; count: number } | null;
  /** Whom it changes, and whether only those that are as wanted. */
  to: number[];
  only: Wanted | null;
  /** The AP that it gives, once or for each Unit that it counts; or <Blocker>. */
  gives: number | 'blocker';
  each: boolean;
}

interface Scene {
  printed: number[];
  rules: Rule[];
}

interface Is {
  ap: number;
  blocker: boolean;
}

const traits = (list: readonly number[]): Json => list.map((one) => `T${one}`);

const filter = (list: readonly number[], wanted: Wanted | null): Json => ({
  trait: traits(list),
  ...(wanted === 'blocker' ? { keyword: 'blocker' } : {}),
  ...(wanted !== null && wanted !== 'blocker' ? { ap: wanted.most ? { max: wanted.ap } : { min: wanted.ap } } : {}),
});

const unit = (id: string, ap: number, more: { [key: string]: Json }): Json => ({
  ...{ id, type: 'unit', name: 'Unit', color: 'blue', level: 1, cost: 1, ap, hp: 9 },
  ...more,
});

function ability({ asks, to, only, gives, each }: Rule): Json {
  const counted = asks && { filter: filter(asks.traits, asks.wanted) };
  const target = { all: true, filter: filter(to, only) };
  const ap = each && counted ? { count: counted, times: gives } : gives;
  return {
    timing: 'constant',
    ...(asks && counted ? { if: { count: counted, min: asks.count } } : {}),
    constant: [gives === 'blocker' ? { to: target, keyword: 'blocker' } : { to: target, ap }],
  };
}

function machine(cards: Json[], position: Json) {
  const set = compileCards<Gundam>(gundam, cards);
  assert.ok(set.ok, JSON.stringify(set));
  const state = blankState(gundam, set.value, {
    seed: 'circles',
    options: gundam.options.parse({}),
    board: blankBoard(),
  });
  assert.deepEqual(gundam.place(state, position, set.value), []);
  return { cards: set.value, state, m: new Machine(gundam, set.value, state) };
}

/** What the six Units are when the rules stand in the given order. */
function played({ printed, rules }: Scene, order: readonly number[]) {
  const cards = [
    ...printed.map((ap, at) => unit(`u${at}`, ap, { traits: traits([at]) })),
    ...rules.map((rule, at) => unit(`r${at}`, 0, { abilities: [ability(rule)] })),
  ];
  const { m } = machine(cards, {
    p1: { units: TRAITS.map((at) => ({ card: `u${at}`, as: `unit-${at}` })) },
    p2: { units: order.map((at) => ({ card: `r${at}` })) },
  });
  const found = TRAITS.map((at): Is => {
    const one = findUnit(m.board, `unit-${at}`);
    assert.ok(one);
    return { ap: apOf(m, one), blocker: keywordOf(m, one, 'blocker') > 0 };
  });
  return { found, settled: settled(m) };
}

const fits = ({ ap, blocker }: Is, wanted: Wanted): boolean =>
  wanted === 'blocker' ? blocker : wanted.most ? ap <= wanted.ap : ap >= wanted.ap;

/** What a rule gives to each Unit that it touches, and null to the others. */
type Given = (number | 'blocker' | null)[];

function is({ printed }: Scene, given: readonly Given[], at: number, without: number): Is {
  const gifts = given.flatMap((one, rule) => (rule === without ? [] : [one[at] ?? null]));
  const ap = gifts.reduce((sum: number, gift) => sum + (typeof gift === 'number' ? gift : 0), printed[at] ?? 0);
  return { ap: Math.max(0, ap), blocker: gifts.includes('blocker') };
}

/** What one rule gives, when the others give this. */
function gift(scene: Scene, given: readonly Given[], rule: number): Given {
  const { asks, to, only, gives, each } = scene.rules[rule] as Rule;
  const fit = (at: number, wanted: Wanted) => fits(is(scene, given, at, rule), wanted);
  const counted = asks ? asks.traits.filter((at) => fit(at, asks.wanted)).length : 0;
  if (asks && counted < asks.count) return TRAITS.map(() => null);
  const what = each && asks && gives !== 'blocker' ? gives * counted : gives;
  return TRAITS.map((at) => (to.includes(at) && (!only || fit(at, only)) ? what : null));
}

/** What the rules come to in the plainest way: from nothing, all at once, until nothing changes; null when that never ends. */
function model(scene: Scene): Is[] | null {
  let given: Given[] = scene.rules.map(() => TRAITS.map(() => null));
  for (let round = 0; round < 200; round++) {
    const next = scene.rules.map((_, rule) => gift(scene, given, rule));
    if (JSON.stringify(next) === JSON.stringify(given)) return TRAITS.map((at) => is(scene, given, at, -1));
    given = next;
  }
  return null;
}

const someOf = (list: readonly number[]) => fc.subarray([...list], { minLength: 1 });
const apUp = (most: fc.Arbitrary<boolean>) => fc.record({ ap: fc.integer({ min: 1, max: 6 }), most });
const blocker = fc.constant<'blocker'>('blocker');

const ruleOf = (
  asked: fc.Arbitrary<number[]>,
  to: fc.Arbitrary<number[]>,
  wanted: fc.Arbitrary<Wanted>,
  least: number,
) =>
  fc.record({
    asks: fc.option(fc.record({ traits: asked, wanted, count: fc.integer({ min: 1, max: 2 }) })),
    to,
    gives: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: least, max: 3 }) }, { weight: 1, arbitrary: blocker }),
    each: fc.boolean(),
  });

const anything = fc.oneof<fc.Arbitrary<Wanted>[]>(apUp(fc.boolean()), blocker);

/** Rules of which each asks only for traits below those that it changes: no circle is possible. */
const straight: fc.Arbitrary<Rule> = fc
  .integer({ min: 1, max: 5 })
  .chain((cut) =>
    ruleOf(someOf(TRAITS.filter((one) => one < cut)), someOf(TRAITS.filter((one) => one >= cut)), anything, -3).map(
      (rule) => ({ ...rule, only: null }),
    ),
  );

/** Rules that only ever help. */
const more = fc.oneof<fc.Arbitrary<Wanted>[]>(apUp(fc.constant(false)), blocker);
const helping: fc.Arbitrary<Rule> = fc
  .tuple(ruleOf(someOf(TRAITS), someOf(TRAITS), more, 0), fc.option(more))
  .map(([rule, only]) => ({ ...rule, each: false, only }));

/** Anything at all. */
const wild: fc.Arbitrary<Rule> = fc
  .tuple(ruleOf(someOf(TRAITS), someOf(TRAITS), anything, -3), fc.option(anything))
  .map(([rule, only]) => ({ ...rule, only }));

const inOrder = (rule: fc.Arbitrary<Rule>) =>
  fc
    .record({
      printed: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
      rules: fc.array(rule, { minLength: 1, maxLength: 6 }),
    })
    .chain((scene) => {
      const all = scene.rules.map((_, at) => at);
      return fc.tuple(fc.constant<Scene>(scene), fc.shuffledSubarray(all, { minLength: all.length }));
    });

for (const [name, rule] of [
  ['without a circle', straight],
  ['in circles that only help', helping],
] as const) {
  test(`R23: ${name} the order in which cards came decides nothing`, () => {
    fc.assert(
      fc.property(inOrder(rule), ([scene, order]) => {
        const expected = model(scene);
        assert.ok(expected, 'the model does not come to rest');
        const { found, settled: rest } = played(scene, order);
        assert.deepEqual(found, expected);
        assert.deepEqual(rest.decided, []);
      }),
      { numRuns: 300 },
    );
  });
}

test('R23: whatever the texts are, each applies as the others leave the table, but for those that age decides', () => {
  fc.assert(
    fc.property(inOrder(wild), ([scene, order]) => {
      const { found, settled: rest } = played(scene, order);
      const number = (card: string) => Number(card.slice(1));
      const decided = new Set(rest.decided.map(({ context }) => number(context.card)));
      const given: Given[] = scene.rules.map((_, rule) => gift(scene, [], rule));
      for (const [{ context }, reach] of rest.reaches) {
        const constant = reach?.does.constant ?? {};
        const what = 'ap' in constant ? (constant.ap as number) : 'blocker';
        given[number(context.card)] = TRAITS.map((at) => (reach?.ids.includes(`unit-${at}`) ? what : null));
      }
      scene.rules.forEach((_, rule) => {
        if (!decided.has(rule)) assert.deepEqual(given[rule], gift(scene, given, rule));
      });
      assert.deepEqual(
        found,
        TRAITS.map((at) => is(scene, given, at, -1)),
      );
    }),
    { numRuns: 500 },
  );
});

test('R23: a chain of as many texts as there are Units is seen to its end, whichever text stands first', () => {
  const links = Array.from({ length: 12 }, (_, at) => at);
  const cards = links.map((at) =>
    unit(`c${at}`, at === 0 ? 1 : 0, {
      traits: [`C${at}`],
      abilities: [
        {
          timing: 'constant',
          if: { is: 'this', filter: { ap: { min: 1 } } },
          constant: [{ to: { all: true, filter: { trait: `C${at + 1}` } }, ap: 1 }],
        },
      ],
    }),
  );
  for (const order of [links, links.toReversed()]) {
    const units = order.map((at) => ({ card: `c${at}`, as: `c${at}` }));
    const { m } = machine(cards, { p1: { units: units.slice(0, 6) }, p2: { units: units.slice(6) } });
    const last = findUnit(m.board, 'c11');
    assert.equal(last && apOf(m, last), 1);
    assert.deepEqual(settled(m).decided, []);
  }
});

const five = (constant: Json): Json => Array.from({ length: 5 }, () => ({ timing: 'constant', constant: [constant] }));

/** Sixty texts on twelve Units: the work of a start, of an attack, and of the end of the turn. */
function workOf(constant: Json): number {
  const { cards, state } = machine([unit('lord', 3, { abilities: five(constant) })], {
    p1: { units: [{ card: 'lord', as: 'a' }, ...Array(5).fill({ card: 'lord' })] },
    p2: { units: Array(6).fill({ card: 'lord' }) },
  });
  const work = new Work();
  const begun = resume(gundam, cards, state, { work });
  assert.ok(begun.ok, JSON.stringify(begun));
  let now = begun.value;
  for (const option of ['attack:a>player', 'pass', 'pass', 'end', 'pass', 'pass']) {
    const decision = now.awaiting[0];
    assert.ok(decision);
    const next = adjudicate(
      gundam,
      cards,
      now.state,
      { player: decision.player, decision: decision.id, option },
      { work },
    );
    assert.ok(next.ok, JSON.stringify(next));
    now = next.value;
  }
  assert.equal(now.state.board.active, 'p2');
  return work.done;
}

test('sixty texts that all ask for what all of them change are little work', () => {
  const work = workOf({ to: { all: true, filter: { ap: { min: 1 } } }, ap: 1 });
  assert.ok(work < 200_000, String(work));
});

test('each look of a text at an object is work, and too much of it is refused with the card', () => {
  const cards = [unit('lord', 3, { abilities: five({ to: { all: true, filter: { ap: { min: 1 } } }, ap: 1 }) })];
  const tried = (budget: number) => {
    const { cards: set, state } = machine(cards, { p1: { units: Array(6).fill({ card: 'lord' }) }, p2: {} });
    return resume(gundam, set, state, { work: new Work(budget) });
  };
  assert.ok(tried(100_000).ok);
  const refused = tried(100);
  assert.ok(!refused.ok);
  assert.deepEqual([refused.refusal.code, refused.refusal.data?.card], ['budget-exceeded', 'lord']);
});

test('sixty texts that turn one another on and off are no more work than a call may do', () => {
  const work = workOf({ to: { all: true, filter: { ap: { max: 3 } } }, ap: 1 });
  assert.ok(work < 1_000_000, String(work));
});
