import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { rulebook } from '../../src/rulesets/gundam/rulebook.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/rulings-gundam.md'), 'utf8');

/** The rows of the page that list answers, as their cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| .*\bQ\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const answers = rows.map(([, , numbers = '']) => numbers.split(' '));

/** The cases that a text names: a file, and names of cases in it. */
const named = (text: string): [file: string, name: string][] =>
  [...text.matchAll(/`([\w-]+\.yaml)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']): [string, string] => [file, name]),
  );

const files = new Map<string, readonly string[]>();
function casesOf(file: string): readonly string[] {
  const known = files.get(file);
  if (known) return known;
  const read: { cases: { name: string }[] } = parse(
    readFileSync(resolve(root, 'test/conformance/gundam', file), 'utf8'),
    { merge: true },
  );
  const names = read.cases.map(({ name }) => name);
  files.set(file, names);
  return names;
}

test('every case that the page names exists', () => {
  const missing = named(page).filter(([file, name]) => !casesOf(file).includes(name));
  assert.deepEqual(missing, []);
  assert.equal(named(page).length, (page.match(/"[^"]{15,}"/g) ?? []).length, 'every name in quotes is read as a case');
});

test('every answer stands in one row, and all that were read are there', () => {
  const all = answers.flat();
  assert.deepEqual(
    all.filter((number) => !/^Q\d{3}$/.test(number)),
    [],
  );
  assert.deepEqual(
    all.filter((number, at) => all.indexOf(number) !== at),
    [],
  );
  assert.equal(all.length, 153);
});

test('every row names a case, or a clause of the rulebook', () => {
  for (const [, question = '', , where = '', rest = ''] of rows) {
    if (rest === '') assert.notDeepEqual(named(where), [], question);
    else for (const clause of where.split(', ')) assert.ok(clause in rulebook, `${question}: ${clause}`);
  }
});

test('every case of the file of its own is on the page', () => {
  const shown = named(page).map(([, name]) => name);
  assert.deepEqual(
    casesOf('published.yaml').filter((name) => !shown.includes(name)),
    [],
  );
});
