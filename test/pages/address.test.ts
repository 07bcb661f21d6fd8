import assert from 'node:assert/strict';
import test from 'node:test';
import { keyIn, pageAt } from '../../pages/src/address.ts';

test('an address names a page and what it is of', () => {
  assert.deepEqual(pageAt('/'), { page: 'home' });
  assert.deepEqual(pageAt('/play/01'), { page: 'play', match: '01' });
  assert.deepEqual(pageAt('/matches/01/'), { page: 'replay', match: '01' });
  assert.deepEqual(pageAt('/rules/a%20b'), { page: 'rules', ruleset: 'a b' });
  assert.deepEqual(pageAt('/cards/gundam'), { page: 'cards', ruleset: 'gundam' });
  assert.deepEqual(pageAt('/tournaments/Summer%20Open'), { page: 'tournament', tournament: 'Summer Open' });
  assert.deepEqual(pageAt('/statistics/dx2'), { page: 'statistics', ruleset: 'dx2' });
  assert.deepEqual(pageAt('/rules/%'), { page: 'rules', ruleset: '%' });
  for (const path of ['/play', '/play/', '/nowhere/x', '/play/x/y'])
    assert.deepEqual(pageAt(path), { page: 'nothing' });
});

test('a key is read from behind the #, and nowhere else', () => {
  assert.equal(keyIn('#key=arb_1%2F2'), 'arb_1/2');
  assert.equal(keyIn('#6-5-1a'), null);
  assert.equal(keyIn(''), null);
});
