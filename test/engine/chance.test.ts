import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import test from 'node:test';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { cursorFrom, draw, shuffle } from '../../src/engine/random.ts';

/** The sum of the squares by which counts differ from what is expected of each, in units of that. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/** What chi-square exceeds once in a million by chance: an approximation (Wilson and Hilferty) good to a hundredth. */
function unlikely(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 4.753 * Math.sqrt(part)) ** 3;
}

for (const below of [2, 3, 6, 10, 52, 100]) {
  test(`draws below ${below} come equally often, alone and after each other`, () => {
    for (const seed of ['one', 'two', 'three']) {
      const cursor = cursorFrom(`${seed} ${below}`);
      const each = 1000 * below;
      const counts = new Array<number>(below).fill(0);
      const pairs = new Array<number>(below * below).fill(0);
      let before = draw(cursor, below);
      for (let count = 0; count < each; count++) {
        const value = draw(cursor, below);
        counts[value] = (counts[value] ?? 0) + 1;
        const pair = before * below + value;
        pairs[pair] = (pairs[pair] ?? 0) + 1;
        before = value;
      }
      assert.ok(chiSquare(counts, 1000) < unlikely(below - 1), `${seed}: ${counts}`);
      assert.ok(chiSquare(pairs, 1000 / below) < unlikely(below * below - 1), `${seed}: pairs`);
    }
  });
}

test('every order of a list comes equally often', () => {
  const cursor = cursorFrom('orders');
  const orders = new Map<string, number>();
  for (let count = 0; count < 24_000; count++) {
    const list = ['a', 'b', 'c', 'd'];
    shuffle(cursor, list);
    orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
  }
  assert.equal(orders.size, 24);
  assert.ok(chiSquare([...orders.values()], 1000) < unlikely(23));
});

test('every card of a deck comes equally often to every place', () => {
  const cursor = cursorFrom('deck');
  const size = 40;
  const counts = new Array<number>(size * size).fill(0);
  for (let count = 0; count < 4000; count++) {
    const deck = Array.from({ length: size }, (_, at) => at);
    shuffle(cursor, deck);
    deck.forEach((card, at) => {
      counts[card * size + at] = (counts[card * size + at] ?? 0) + 1;
    });
  }
  assert.ok(chiSquare(counts, 100) < unlikely((size - 1) ** 2));
});

/**
 * Low bits of draws of a generator that is linear over single bits obey linear equations: with as many draws as it has bits of
 * state, and some more, the next ones follow. Gives whether they do here.
 */
function foreseen(bits: readonly number[], order: number): boolean {
  // The shortest linear recurrence that makes the bits (Berlekamp and Massey).
  let connection = [1];
  let previous = [1];
  let length = 0;
  let since = 1;
  for (let at = 0; at < bits.length; at++) {
    let discrepancy = bits[at] ?? 0;
    for (let back = 1; back <= length; back++) discrepancy ^= (connection[back] ?? 0) & (bits[at - back] ?? 0);
    if (discrepancy === 0) {
      since++;
      continue;
    }
    const kept = connection;
    connection = Array.from({ length: Math.max(connection.length, previous.length + since) }, (_, index) => {
      const shifted = index >= since ? (previous[index - since] ?? 0) : 0;
      return (kept[index] ?? 0) ^ shifted;
    });
    if (2 * length <= at) {
      length = at + 1 - length;
      previous = kept;
      since = 1;
    } else since++;
  }
  return length <= order;
}

test('what was drawn does not tell what comes: the draws obey no linear recurrence of the size of the state', () => {
  const cursor = cursorFrom('secret');
  const bits = Array.from({ length: 600 }, () => draw(cursor, 2));
  assert.equal(foreseen(bits, 128), false);
  // A generator that is foreseen, to see that the test finds one.
  const linear = xoroshiro128plus(7);
  const register = Array.from({ length: 600 }, () => uniformInt(linear, 0, 1));
  assert.equal(foreseen(register, 128), true);
});

test('a cursor is four whole numbers of 32 bits, of which a draw moves the last', () => {
  const cursor = cursorFrom('size');
  const before = [...cursor];
  draw(cursor, 6);
  assert.deepEqual(cursor, [...before.slice(0, 3), 1]);
  assert.ok([...before, ...cursor].every((word) => Number.isInteger(word) && word >= -(2 ** 31) && word < 2 ** 32));
});

test('a stream goes on behind its last word, and the way a number is written does not matter', () => {
  const cursor = [...cursorFrom('end').slice(0, 3), 2 ** 32 - 1];
  draw(cursor, 6);
  assert.equal(cursor[3], 0);
  const [signed, unsigned] = [-5, -5 >>> 0].map((word) => {
    const one = [word, 7, 9, 3];
    return Array.from({ length: 40 }, () => draw(one, 1000));
  });
  assert.deepEqual(signed, unsigned);
});

test('the stream is that of ChaCha20 as RFC 8439 has it, whatever was drawn in between', () => {
  const one = cursorFrom('known');
  const other = cursorFrom('another');
  const words = Array.from({ length: 40 }, () => draw(one, 2 ** 32));
  const again = cursorFrom('known');
  const mixed = words.map(() => {
    draw(other, 2);
    return draw(again, 2 ** 32);
  });
  assert.deepEqual(mixed, words);
  const key = Buffer.alloc(32);
  cursorFrom('known')
    .slice(0, 3)
    .forEach((word, at) => {
      key.writeInt32LE(word, 4 * at);
    });
  [0x61726269, 0x74657220, 0x6368616e, 0x63650000, 1].forEach((word, at) => {
    key.writeUInt32LE(word, 12 + 4 * at);
  });
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(160));
  // A draw of all 32 bits counts from the lowest whole number that they can be.
  assert.deepEqual(
    words,
    words.map((_, at) => stream.readInt32LE(4 * at) + 2 ** 31),
  );
});
