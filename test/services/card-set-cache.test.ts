import assert from 'node:assert/strict';
import test from 'node:test';
import { CardSetCache } from '../../src/services/rules/card-set-cache.ts';

/** A set whose source has about so many characters. */
const set = (characters: number, hash = 'x') => ({
  hash,
  source: ['.'.repeat(characters)],
  cards: new Map(),
  programs: new Map(),
});

test('sets are kept by their bytes, those that were not used for longest go first', () => {
  const cache = new CardSetCache({ sets: 100, bytes: 200_000 });
  for (const tenant of ['a', 'b', 'c']) cache.keep(`${tenant}1`, tenant, set(1000));
  cache.find('a1');
  for (const tenant of ['d', 'e']) cache.keep(`${tenant}1`, tenant, set(1000));
  assert.ok(cache.bytes <= 200_000);
  assert.deepEqual(
    ['a1', 'b1', 'c1', 'd1', 'e1'].filter((name) => cache.find(name)),
    ['a1', 'c1', 'd1', 'e1'],
  );
});

test('a tenant pushes out its own sets before those of others, and keeps none that is larger than its share', () => {
  const cache = new CardSetCache({ sets: 100, bytes: 200_000 });
  cache.keep('other', 'b', set(1500));
  for (let at = 0; at < 50; at++) cache.keep(`own ${at}`, 'a', set(1000));
  assert.ok(cache.find('other'));
  assert.ok(cache.find('own 49') && cache.find('own 48'));
  assert.equal(cache.find('own 47'), undefined);
  cache.keep('huge', 'a', set(10_000));
  assert.equal(cache.find('huge'), undefined);
  assert.ok(cache.find('own 49'));
});

test('a set that is kept again is counted once, and an empty cache has nothing', () => {
  const cache = new CardSetCache({ sets: 2, bytes: 10_000_000 });
  for (let at = 0; at < 10; at++) cache.keep('same', 'a', set(1000));
  const one = cache.bytes;
  cache.keep('second', 'a', set(1000));
  assert.equal(cache.bytes, 2 * one);
  cache.keep('third', 'b', set(1000));
  assert.equal(cache.find('same'), undefined);
  cache.empty();
  assert.deepEqual([cache.bytes, cache.find('third')], [0, undefined]);
});
