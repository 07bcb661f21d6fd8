import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { sha256 as node } from '../../src/engine/sha256/node.ts';
import { sha256 as portable } from '../../src/engine/sha256/portable.ts';

/** Any sequence of UTF-16 units, also halves of pairs that stand alone. */
const units = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes));
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }), units);

test('both ways to make a hash agree on every text', () => {
  fc.assert(
    fc.property(text, (one) => assert.equal(portable(one), node(one))),
    { numRuns: 2000 },
  );
});

test('both ways to make a hash agree on texts about as long as the blocks of SHA-256', () => {
  for (let length = 0; length <= 260; length++) {
    for (const one of ['a'.repeat(length), 'é'.repeat(length), '😀'.repeat(length)]) {
      assert.equal(portable(one), node(one));
    }
  }
});

test('the hash of "abc" is the one that FIPS 180-4 gives', () => {
  const published = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  assert.deepEqual([node('abc'), portable('abc')], [published, published]);
});
