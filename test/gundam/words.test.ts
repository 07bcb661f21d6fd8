import assert from 'node:assert/strict';
import test from 'node:test';
import { gundam } from '../../src/rulesets/gundam/index.ts';

for (const [text, at] of [
  ['When.', 4],
  ['Always.', 6],
  ['When this attacks.', 17],
  ['【Attack】', 8],
  ['【Attack】 while paired', 21],
] as const) {
  test(`"${text}" is no ability: what is missing is told at its place`, () => {
    const { understand } = gundam;
    assert.ok(understand);
    const { meanings, faults } = understand(text);
    assert.deepEqual(meanings, []);
    const [fault] = faults;
    assert.equal(fault?.code, 'not-understood');
    assert.equal(fault?.offset, at);
    assert.ok(fault?.expected?.includes(':') || (fault?.expected?.length ?? 0) > 10, JSON.stringify(fault));
    assert.equal(fault?.meant, undefined);
  });
}
