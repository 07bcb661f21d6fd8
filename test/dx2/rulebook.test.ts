import assert from 'node:assert/strict';
import test from 'node:test';
import type { Clause } from '../../src/engine/index.ts';
import { options } from '../../src/rulesets/dx2/index.ts';
import { rulebook } from '../../src/rulesets/dx2/rulebook.ts';

const clauses: [string, Clause][] = Object.entries(rulebook);

test('every clause says what it rules in a title and whole sentences', () => {
  for (const [id, { title, text }] of clauses) {
    assert.match(title, /^\S+( \S+){0,6}$/, id);
    assert.match(text, /^[A-Z"].*\.$/, id);
    assert.ok(text.length > 40, id);
  }
});

test('the order of chain effects is what was given, everything else is not', () => {
  for (const [id, { origin }] of clauses) assert.equal(origin === 'seed', !/^[GAR]\d/.test(id), id);
});

test('every option of a match decides one clause, and every clause names an option that exists', () => {
  const named = clauses.flatMap(([, { option }]) => (option === undefined ? [] : [option]));
  assert.deepEqual(named.sort(), Object.keys(options.shape).sort());
});
