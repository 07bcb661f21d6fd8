import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { configure } from 'safe-stable-stringify';
import { arranged } from '../../src/engine/canonical.ts';
import { canonical, contentHash, contentHashByPart, inOrder } from '../../src/engine/index.ts';

const reference = configure({ deterministic: true, strict: true });

const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('b', 'a', '10', '9', '0x', '__proto__', 'toJSON', 'é'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.uniqueArray(fc.tuple(key, tie('value')), { maxLength: 5, selector: ([name]) => name }).map(Object.fromEntries),
  ),
}));

test('canonical text is what a careful writer of sorted JSON makes of any value', () => {
  fc.assert(
    fc.property(value, (json) => assert.equal(canonical(json), reference(json))),
    { numRuns: 2000 },
  );
});

test('reading canonical text and writing it again changes nothing', () => {
  fc.assert(fc.property(value, (json) => assert.equal(canonical(JSON.parse(canonical(json))), canonical(json))));
});

test('the order in which fields were set does not change the hash', () => {
  assert.equal(contentHash({ a: 1, b: [{ d: 2, c: 3 }] }), contentHash({ b: [{ c: 3, d: 2 }], a: 1 }));
});

test('a value has the same hash part by part, with a rest after each entry of its lists', () => {
  fc.assert(
    fc.property(value, (whole) => {
      const work = contentHashByPart({ whole, list: [whole, whole, [[whole]]], left: undefined });
      let rests = 0;
      let step = work.next();
      for (; !step.done; step = work.next()) rests++;
      assert.equal(step.value, contentHash({ whole, list: [whole, whole, [[whole]]] }));
      assert.ok(rests > 6);
    }),
  );
});

test('what says itself how it is written has one hash, part by part or not', () => {
  const whole = { at: new Date(0), list: [new Date(1)] };
  assert.equal(last(contentHashByPart(whole)), contentHash(whole));
});

test('the entries of lists and objects are parts, and what lies deeper than in them is written at once', () => {
  const restsOf = (value: unknown) => [...contentHashByPart(value)].length;
  const deep = Array.from({ length: 20 }, (_, at) => at);
  for (const [flat, full] of [
    [[[[0]]], [[[deep]]]],
    [{ a: { b: { c: 0 } } }, { a: { b: { c: { deep, d: { deep } } } } }],
  ]) {
    assert.equal(restsOf(full), restsOf(flat));
  }
  assert.ok(restsOf([[deep]]) > restsOf([[0]]) + deep.length);
});

/** What a generator comes to. */
function last<Done>(work: Generator<void, Done>): Done {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

test('what is not JSON is refused', () => {
  for (const wrong of [Number.NaN, { a: Number.POSITIVE_INFINITY }, [1n]]) {
    assert.throws(() => canonical(wrong));
    assert.throws(() => [...contentHashByPart(wrong)]);
  }
});

test('a value that is put in order is the same value, and is then written as it is', () => {
  fc.assert(
    fc.property(value, (json) => {
      const made = arranged(json);
      assert.deepEqual(made, json);
      assert.equal(canonical(made), canonical(json));
      assert.equal(arranged(made), made);
    }),
  );
  assert.equal(
    JSON.stringify(arranged({ b: [{ d: 1, c: { f: 2, e: 3 } }], a: 0 })),
    '{"a":0,"b":[{"c":{"e":3,"f":2},"d":1}]}',
  );
});

test('fields in order are themselves; others are put in order, and what is undefined is left out', () => {
  const fields = { a: 1, b: { d: 2, c: 3 } };
  assert.equal(inOrder(fields), fields);
  assert.equal(JSON.stringify(inOrder({ b: { d: 2, c: 3 }, a: 1 })), '{"a":1,"b":{"d":2,"c":3}}');
  assert.deepEqual(Object.keys(inOrder({ a: 1, b: undefined, c: 3 })), ['a', 'c']);
});
