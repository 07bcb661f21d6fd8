import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import type { Json } from '../../src/engine/index.ts';
import { compileCards, faultsOf } from '../../src/engine/index.ts';
import { LONGEST_LIST, MOST_VALUES, MOST_VALUES_OF_CARD } from '../../src/engine/size.ts';
import { chooseBranches, MOST_FAULTS } from '../../src/engine/unions.ts';
import { rulesets } from '../../src/rulesets/index.ts';

/** A language with the sorts of unions that languages of cards have. */
function language() {
  const amount = z.union([z.int(), z.strictObject({ count: z.string(), times: z.int().optional() }), z.literal('all')]);
  const effect: z.ZodType = z.lazy(() =>
    z.union([
      z.strictObject({ do: z.literal('draw'), amount: amount.optional() }),
      z.strictObject({ do: z.literal('damage'), amount, to: z.union([z.string(), z.array(z.string())]) }),
      z.strictObject({ may: effects }),
      z.strictObject({ if: z.union([z.boolean(), amount]), then: effects, else: effects.optional() }),
      z.strictObject({ a: z.int().optional() }),
      z.strictObject({ a: z.string(), b: z.enum(['x', 'y']).optional() }),
    ]),
  );
  const effects = z.lazy(() => z.array(effect).max(4));
  return z.strictObject({ effects });
}

const anything = fc.letrec((tie) => ({
  effect: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      {
        do: fc.constantFrom('draw', 'damage', 'fly'),
        amount: tie('amount'),
        to: fc.constantFrom('it', ['it'], 7),
        a: fc.constantFrom(1, 'x', null),
        b: fc.constantFrom('x', 'z'),
        odd: fc.constant(1),
      },
      { requiredKeys: [] },
    ),
    fc.record({ may: tie('effects') }),
    fc.record({ if: tie('amount'), then: tie('effects') }),
    fc.constantFrom(null, 1, 'x', []),
  ),
  effects: fc.array(tie('effect'), { maxLength: 5 }),
  amount: fc.constantFrom(1, 'all', { count: 'x' }, { count: 'x', times: 2 }, { count: 1 }, {}, [], 'none', true),
}));

test('a union that chooses its branch accepts what it did before, as the same value', () => {
  const before = language();
  const after = language();
  chooseBranches(after);
  let sound = 0;
  fc.assert(
    fc.property(fc.record({ effects: anything.effects as fc.Arbitrary<unknown> }), (value) => {
      const [one, two] = [before.safeParse(value), after.safeParse(value)];
      assert.equal(two.success, one.success);
      if (one.success && two.success) {
        assert.deepEqual(two.data, one.data);
        sound++;
      }
    }),
    { numRuns: 2000, seed: 7 },
  );
  assert.ok(sound > 100);
});

test('what is wrong is told at its place, by the branch whose keys are right or that is named', () => {
  const after = language();
  chooseBranches(after);
  const faults = (effect: unknown) => {
    const parsed = after.safeParse({ effects: [effect] });
    assert.ok(!parsed.success);
    return parsed.error.issues.flatMap((issue) => faultsOf(issue)).map(({ path, reason }) => `${path}: ${reason}`);
  };
  assert.deepEqual(faults({ may: [{ do: 'draw', amount: 'some' }] }), [
    '/effects/0/may/0/amount: none of the accepted forms',
  ]);
  assert.deepEqual(faults({ do: 'draw', odd: 1 }), ['/effects/0/odd: no such field here']);
  assert.match(faults({ do: 'fly' }).join(), /\/effects\/0\/do/);
});

test('what lacks a field is told by the branch that alone knows another of its fields', () => {
  const part = z.array(z.string());
  const effect = z.union([
    z.discriminatedUnion('do', [z.strictObject({ do: z.literal('draw') }), z.strictObject({ do: z.literal('rest') })]),
    z.strictObject({ repeat: z.int(), effects: part }),
    z.strictObject({ forEach: z.string(), effects: part }),
  ]);
  chooseBranches(effect);
  const faults = (value: unknown) => {
    const parsed = effect.safeParse(value);
    assert.ok(!parsed.success);
    return parsed.error.issues.flatMap((issue) => faultsOf(issue)).map(({ path }) => path);
  };
  assert.deepEqual(faults({ repeat: 3 }), ['/effects']);
  assert.deepEqual(faults({ forEach: 'it' }), ['/effects']);
  assert.deepEqual(faults({ effects: [] }), ['/repeat']);
});

test('a branch that lacks a field tells it beside one of any form, unless it does not know all that is there', () => {
  const effect = z.union([
    z.record(z.string(), z.string()),
    z.strictObject({ repeat: z.int(), effects: z.array(z.string()) }),
    z.strictObject({ say: z.string(), loud: z.boolean() }),
  ]);
  chooseBranches(effect);
  const told = (value: unknown) => {
    const parsed = effect.safeParse(value);
    assert.ok(!parsed.success);
    const [issue] = parsed.error.issues;
    const branches = issue?.code === 'invalid_union' ? issue.errors : [];
    return branches.map((branch) => branch.map(({ path }) => path.join('/')));
  };
  assert.deepEqual(told({ repeat: 3 }), [['repeat'], ['effects']]);
  assert.deepEqual(told({ repeat: 3, odd: 1 }), [['repeat', 'odd']]);
  assert.deepEqual(told({ repeat: 3, effects: ['x'], odd: 1 }), [['repeat', 'effects', 'odd']]);
  assert.deepEqual(told({ repeat: 3, effects: 7 }), [['repeat', 'effects'], ['effects']]);
});

const hostile: Record<string, (id: string) => object> = {
  'effects that are nothing': (id) => ({ id, ...unit, abilities: [{ timing: 'deploy', effects: Array(20).fill({}) }] }),
  'parts inside each other around nothing': (id) => ({
    id,
    ...unit,
    abilities: [{ timing: 'deploy', effects: inside(12) }],
  }),
  'abilities that are nothing': (id) => ({ id, ...unit, abilities: Array(20).fill({}) }),
};

/** A value that counts its objects, and how often the keys of one are looked at. */
function watched(value: unknown): { value: unknown; seen: { objects: number; looks: number } } {
  const seen = { objects: 0, looks: 0 };
  const watch = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(watch);
    if (typeof part !== 'object' || part === null) return part;
    seen.objects++;
    return new Proxy(Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, watch(inner)])), {
      ownKeys(target) {
        seen.looks++;
        return Reflect.ownKeys(target);
      },
    });
  };
  return { value: watch(value), seen };
}

const unit = { type: 'unit', name: 'X', color: 'red', level: 1, cost: 1, ap: 1, hp: 1, traits: ['a'] };
const inside = (levels: number): object[] => (levels === 0 ? [{}] : [{ may: inside(levels - 1) }, { ifYouDo: [{}] }]);

const gundam = rulesets.find(({ id }) => id === 'gundam');

for (const [name, card] of Object.entries(hostile)) {
  test(`${name}: of a thousand such cards no more are looked at than of a hundred, and a hundred faults told`, () => {
    const looked = (count: number) => {
      assert.ok(gundam);
      const { value, seen } = watched(Array.from({ length: count }, (_, at) => card(`X-${at}`)));
      const compiled = compileCards(gundam, value as Json[]);
      assert.ok(!compiled.ok);
      assert.ok(compiled.faults.length <= MOST_FAULTS);
      return seen;
    };
    const [few, many] = [looked(100), looked(1000)];
    // The others are only counted, once each part of them.
    assert.equal(many.looks - few.looks, many.objects - few.objects);
  });
}

test('a list that is too long is refused before its elements are looked at, as zod would refuse it', () => {
  const list = () =>
    z.strictObject({ effects: z.array(z.union([z.strictObject({ a: z.int() }), z.string()])).max(20) });
  const bounded = list();
  chooseBranches(bounded);
  const { value, seen } = watched({ effects: Array(21).fill({ a: 1 }) });
  const [ours, theirs] = [bounded.safeParse(value), list().safeParse({ effects: Array(21).fill({ a: 1 }) })];
  assert.ok(!ours.success && !theirs.success);
  assert.deepEqual(ours.error.issues, theirs.error.issues);
  assert.equal(seen.looks, 1);
  assert.ok(bounded.safeParse({ effects: Array(20).fill({ a: 1 }) }).success);
});

test('cards without an end are refused before they are looked at', () => {
  assert.ok(gundam);
  const faults = (cards: Json[]) => {
    const compiled = compileCards(gundam, cards);
    assert.ok(!compiled.ok);
    return compiled.faults;
  };
  const long = { id: 'X', effects: Array(LONGEST_LIST + 1).fill(1) };
  assert.deepEqual(faults([{}, long]), [
    { path: '/1', reason: 'a list is too long', accepts: { atMost: LONGEST_LIST } },
  ]);
  const wide = { id: 'X', effects: Array(5).fill(Array(LONGEST_LIST).fill(1)) };
  assert.deepEqual(faults([wide]), [
    { path: '/0', reason: 'too many values in one card', accepts: { atMost: MOST_VALUES_OF_CARD } },
  ]);
  const all = Array(400).fill({ effects: Array(300).fill(1) });
  assert.deepEqual(faults(all), [
    { path: '', reason: 'too many values in all cards', accepts: { atMost: MOST_VALUES } },
  ]);
});

test('of a sound constant one branch alone is tried', () => {
  const looked = (constants: number) => {
    assert.ok(gundam);
    const abilities = Array.from({ length: 8 }, () => ({
      timing: 'constant',
      constant: Array(constants).fill({ cost: 1 }),
    }));
    const { value, seen } = watched({ id: 'X', ...unit, abilities });
    assert.ok(gundam.card.safeParse(value).success);
    return seen;
  };
  const [few, many] = [looked(2), looked(8)];
  // To choose the branch, and by the branch.
  assert.equal(many.looks - few.looks, 2 * (many.objects - few.objects));
});
