import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/glossary.md'), 'utf8');
const [, terms = ''] = /<!-- terms -->([\s\S]*)<!-- \/terms -->/.exec(page) ?? [];
const rows = [...terms.matchAll(/^\| ([a-z ]+) \| .+ \| `(\S+)` \|$/gm)].map(([, term = '', file = '']) => ({
  term,
  file,
}));

test('every term of the glossary is used in the file that it names', () => {
  const written = terms.split('\n').filter((line) => /^\| (?!term |---)/.test(line));
  assert.equal(rows.length, written.length);
  assert.ok(rows.length > 40);
  const unused = rows.filter(({ term, file }) => {
    const path = resolve(root, file);
    return !existsSync(path) || !new RegExp(term.replace(' ', '[ -]'), 'i').test(readFileSync(path, 'utf8'));
  });
  assert.deepEqual(unused, []);
});

test('the glossary explains a term once', () => {
  assert.equal(new Set(rows.map(({ term }) => term)).size, rows.length);
});
