import assert from 'node:assert/strict';
import test from 'node:test';
import type { Clause } from '../../src/engine/index.ts';
import { options } from '../../src/rulesets/nexus/index.ts';
import { rulebook } from '../../src/rulesets/nexus/rulebook.ts';

const clauses: [string, Clause][] = Object.entries(rulebook);

test('every clause says what it rules in a title and whole sentences', () => {
  for (const [id, { title, text }] of clauses) {
    assert.match(title, /^\S+( \S+){0,5}$/, id);
    assert.match(text, /^[A-Z“].*\.$/, id);
    assert.ok(text.length > 40, id);
  }
});

test('the clauses of the phases are those that were given, and no others', () => {
  for (const [id, { origin }] of clauses) {
    assert.equal(origin === 'seed', /^(gen|start|prim[12]|adv|att|def|dmg|end)\./.test(id), id);
    if (/^[AR]\d/.test(id)) assert.equal(origin, 'ruling', id);
  }
});

test('the two primary phases have the same clauses', () => {
  const of = (phase: string) => clauses.filter(([id]) => id.startsWith(phase)).map(([id]) => id.slice(5));
  assert.deepEqual(of('prim1'), of('prim2'));
});

test('every option of a match decides one clause, and every clause names an option that exists', () => {
  const named = clauses.flatMap(([, { option }]) => (option === undefined ? [] : [option]));
  assert.deepEqual(named.sort(), Object.keys(options.shape).sort());
});
