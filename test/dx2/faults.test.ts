import assert from 'node:assert/strict';
import test from 'node:test';
import type { Json } from '../../src/engine/index.ts';
import { compileCards } from '../../src/engine/index.ts';
import { dx2 } from '../../src/rulesets/dx2/index.ts';

/** The faults of a skill, as "path: reason". */
function faultsOf(skill: object): string[] {
  const set = compileCards(dx2, [{ id: 'x', type: 'skill', name: 'X', ...skill } as Json]);
  return set.ok ? [] : set.faults.map(({ path, reason }) => `${path}: ${reason}`);
}

const used = (...effects: object[]): object => ({ use: { cost: 0, aim: 'enemies', effects } });
const hurt = (amount: object | number): object => ({ do: 'damage', amount, target: 'target' });
const share = (of: string): object => ({ percentOf: 'hp', percent: 10, of });

test('an amount may speak of the demon that it is for, and nothing else may', () => {
  assert.deepEqual(faultsOf(used(hurt(share('each')))), []);
  assert.deepEqual(faultsOf(used({ repeat: share('each'), effects: [hurt(1)] })), [
    '/0/use/effects/0/repeat/of: R38: this amount is for no demon',
  ]);
  assert.deepEqual(
    faultsOf(used({ if: { compare: share('each'), op: '<', to: share('each') }, then: [hurt(share('each'))] })),
    [
      '/0/use/effects/0/if/compare/of: R38: this amount is for no demon',
      '/0/use/effects/0/if/to/of: R38: this amount is for no demon',
    ],
  );
  assert.ok(faultsOf(used({ do: 'damage', amount: 1, target: 'each' })).length > 0);
});

test('loops in loops come to an end in sight', () => {
  const loop = (repeat: number, effect: object): object => ({ repeat, effects: [effect] });
  assert.deepEqual(faultsOf(used(loop(40, loop(25, hurt(1))))), []);
  assert.match(faultsOf(used(loop(50, loop(50, hurt(1)))))[0] ?? '', /^\/0\/use\/effects: A14/);
  const blows = { do: 'attack', element: 'fire', power: 1, times: 8, target: 'target' };
  assert.match(faultsOf(used(loop(50, loop(8, blows))))[0] ?? '', /A14/);
  const automatic = [
    { timing: 'startOfBattle', effects: [loop(50, { forEach: 'self', effects: [loop(50, hurt(1))] })] },
  ];
  assert.match(faultsOf({ automatic })[0] ?? '', /^\/0\/automatic\/0\/effects: A14/);
});

test('two effects of one card are not called alike', () => {
  const one = { id: 'gift', timing: 'startOfBattle', effects: [{ do: 'raise', what: 'attackUp', target: 'self' }] };
  assert.deepEqual(faultsOf({ automatic: [one, { ...one, id: 'other' }] }), []);
  assert.deepEqual(faultsOf({ automatic: [one, one] }), [
    '/0/automatic/1/id: another effect of this card is called "gift"',
  ]);
});
