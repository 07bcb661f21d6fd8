import fc from 'fast-check';
import type { ModelEffect, ModelSoul, ModelUnit } from './mini-phase-model.ts';

/** A table with one unit that acts: what it does, who counters, who closes with a skill, and whose Soul Cards break. */
export interface Graph {
  action: ModelEffect[];
  units: ModelUnit[];
  souls: { p1: ModelSoul[]; p2: ModelSoul[] };
}

const sides = fc.constantFrom('own' as const, 'enemy' as const, 'any' as const);
const cells = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

const damage = fc.record({
  do: fc.constant('damage' as const),
  amount: fc.integer({ min: 1, max: 25 }),
  side: sides,
  cells,
  times: fc.integer({ min: 1, max: 3 }),
});
const heal = fc.record({
  do: fc.constant('heal' as const),
  amount: fc.integer({ min: 1, max: 25 }),
  side: sides,
  cells,
});
const lp = fc.record({
  do: fc.constant('lp' as const),
  amount: fc.integer({ min: 1, max: 2 }),
  who: fc.constantFrom('you' as const, 'opponent' as const),
});

/** Without healing: counters that heal would never end. */
const blows = fc.array(fc.oneof({ weight: 4, arbitrary: damage }, { weight: 1, arbitrary: lp }), {
  minLength: 1,
  maxLength: 2,
});
const anything = fc.array(fc.oneof({ weight: 4, arbitrary: damage }, heal, lp), { minLength: 1, maxLength: 3 });
const sometimes = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(one, { nil: null, freq: 2 });

const unit = (player: 'p1' | 'p2') =>
  fc.record({
    player: fc.constant(player),
    cell: fc.integer({ min: 1, max: 9 }),
    hp: fc.integer({ min: 1, max: 60 }),
    df: fc.constantFrom(0, 0, 5),
    counter: sometimes(blows),
    close: sometimes(anything),
  });
const grid = (player: 'p1' | 'p2') =>
  fc.uniqueArray(unit(player), { selector: ({ cell }) => cell, minLength: 1, maxLength: 6 });
const souls = fc.array(fc.record({ lp: fc.integer({ min: 1, max: 2 }), skill: sometimes(anything) }), { maxLength: 5 });

export const graphs: fc.Arbitrary<Graph> = fc
  .record({ action: anything, p1: grid('p1'), p2: grid('p2'), own: souls, other: souls })
  .map(({ action, p1, p2, own, other }) => ({ action, units: [...p1, ...p2], souls: { p1: own, p2: other } }));
