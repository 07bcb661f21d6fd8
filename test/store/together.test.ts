import assert from 'node:assert/strict';
import test from 'node:test';
import { together } from '../../src/store/together.ts';

/** Reads numbers, and fails for all when a negative one is among them, as a statement does. */
function reader() {
  const reads: number[][] = [];
  const read = async (asks: { n: number }[]): Promise<number[]> => {
    reads.push(asks.map(({ n }) => n));
    if (asks.some(({ n }) => n < 0)) throw new Error('negative');
    return asks.map(({ n }) => n * 10);
  };
  return { reads, read };
}

test('what is asked for in one turn is read at once, the same only once, and all get their own', async () => {
  const { reads, read } = reader();
  const ask = together(read);
  assert.deepEqual(await Promise.all([1, 2, 1, 3].map((n) => ask({ n }))), [10, 20, 10, 30]);
  assert.deepEqual(reads, [[1, 2, 3]]);
  assert.equal(await ask({ n: 1 }), 10);
  assert.deepEqual(reads[1], [1]);
});

test('what follows from one answer is read at once as well', async () => {
  const { reads, read } = reader();
  const ask = together(read);
  await Promise.all([1, 2].map(async (n) => ask({ n: await ask({ n }) })));
  assert.deepEqual(reads, [
    [1, 2],
    [10, 20],
  ]);
});

test('more than fits into one go is read in several', async () => {
  const { reads, read } = reader();
  const ask = together(read, 2);
  await Promise.all([1, 2, 3].map((n) => ask({ n })));
  assert.deepEqual(reads, [[1, 2], [3]]);
});

test('nobody fails because of what somebody else asked for', async () => {
  const ask = together(reader().read);
  const [one, bad, other] = await Promise.allSettled([1, -1, 2].map((n) => ask({ n })));
  assert.deepEqual(
    [one, other],
    [
      { status: 'fulfilled', value: 10 },
      { status: 'fulfilled', value: 20 },
    ],
  );
  assert.equal(bad?.status, 'rejected');
});
