import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import type { Blow } from '../../src/rulesets/dx2/effects/formula.ts';
import { damageOf } from '../../src/rulesets/dx2/effects/formula.ts';

const plain: Blow = {
  attack: 500,
  coefficient: 210,
  defence: 100,
  power: 100,
  boosts: 0,
  charge: 100,
  buffs: 0,
  critical: false,
  affinity: 100,
  variance: 100,
};

test('0.4 times power times attack less half the defence', () => {
  assert.equal(damageOf(plain), 400);
  assert.equal(damageOf({ ...plain, power: 33, buffs: -20, affinity: 70 }), 73);
});

test('every factor multiplies, and the product is rounded down once', () => {
  const blow = { ...plain, power: 101, boosts: 7, charge: 225, buffs: 20, critical: true, affinity: 150, variance: 93 };
  assert.equal(damageOf(blow), Math.floor(1000 * 0.4 * 1.01 * 1.07 * 2.25 * 1.2 * 1.5 * 1.5 * 0.93));
});

test('more defence than attack is no damage, never a heal', () => {
  assert.equal(damageOf({ ...plain, defence: 5000 }), 0);
  assert.equal(damageOf({ ...plain, boosts: -250 }), 0);
});

test('damage is a whole number within one of what decimal arithmetic gives', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const blows = fc.record({
    attack: whole(1, 99_999),
    coefficient: whole(1, 1000),
    defence: whole(1, 99_999),
    power: whole(1, 1000),
    boosts: whole(-99, 999),
    charge: whole(100, 1000),
    buffs: whole(-40, 40),
    critical: fc.boolean(),
    affinity: fc.constantFrom(70, 100, 150),
    variance: whole(90, 110),
  });
  fc.assert(
    fc.property(blows, (blow) => {
      const base = Math.max((blow.attack * blow.coefficient) / 100 - blow.defence / 2, 0);
      const factors = [blow.power, 100 + blow.boosts, blow.charge, 100 + blow.buffs, blow.affinity, blow.variance];
      const about = factors.reduce((x, percent) => (x * percent) / 100, base * 0.4) * (blow.critical ? 1.5 : 1);
      const damage = damageOf(blow);
      assert.ok(Number.isSafeInteger(damage));
      assert.ok(Math.abs(damage - about) <= 1 + about * 1e-9, `${damage} is not ${about}`);
    }),
  );
});
