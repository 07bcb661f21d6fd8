import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { type ReadyCase, readCases } from '../src/conformance/read.ts';
import { failureText } from '../src/conformance/report.ts';
import { runCase } from '../src/conformance/run.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { TRAPS, trapTable } from './support/traps.ts';

const folder = resolve(import.meta.dirname, 'conformance/traps');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

/** The games in the order in which they are compared. */
const GAMES = new Map([
  ['gundam', 'Gundam'],
  ['alteil', 'Alteil'],
  ['dx2', 'Dx2'],
  ['unnamed', 'Unnamed'],
  ['nexus', 'Nexus'],
]);

const trapOf = ({ name }: ReadyCase): number => Number(/^trap (\d+): \S/.exec(name)?.[1]);

test('every ruleset is asked all fifteen questions', () => {
  assert.deepEqual([...GAMES.keys()].sort(), rulesets.map(({ id }) => id).sort());
  for (const { title, answers } of TRAPS) assert.deepEqual(Object.keys(answers), [...GAMES.keys()], title);
  assert.equal(TRAPS.length, 15);
});

for (const [id, name] of GAMES) {
  test(`${name} answers all of them, each with a case that holds and lists the clauses of the table`, () => {
    const { ruleset, faults, cases } = readCases(`traps/${id}.yaml`, read(`${id}.yaml`), rulesets);
    assert.deepEqual([ruleset, faults], [id, []]);
    assert.deepEqual([...new Set(cases.map(trapOf))], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    for (const [at, { title, answers }] of TRAPS.entries()) {
      const proofs = cases.filter((one) => trapOf(one) === at + 1);
      const listed = proofs.flatMap(({ form }) => form.clauses);
      const unproved = answers[id]?.clauses.filter((clause) => !listed.includes(clause));
      assert.deepEqual(unproved, [], `${title}: the table names clauses that no case of the trap lists`);
      for (const result of proofs.map(runCase)) assert.ok(result.failures.length === 0, failureText(result));
    }
  });
}

test('the readme of the traps shows the table', () => {
  const shown = read('README.md');
  assert.equal(shown.slice(shown.indexOf('## 1.')), trapTable(GAMES));
});
