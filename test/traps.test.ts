import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import type { ReadyCase } from '../src/conformance/read.ts';
import { readCases } from '../src/conformance/read.ts';
import { failureText } from '../src/conformance/report.ts';
import { runCase } from '../src/conformance/run.ts';
import { rulesets } from '../src/rulesets/index.ts';
import type { Answers } from './support/traps.ts';
import { TRAPS, trapTable } from './support/traps.ts';

const folder = resolve(import.meta.dirname, 'conformance/traps');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

/** The games in the order of the index. What one answers lies beside its other tests. */
const games = await Promise.all(
  rulesets.map(async ({ id }) => {
    const { answers }: { answers: Answers } = await import(`./${id}/traps.ts`);
    return { id, answers };
  }),
);

test('there are fifteen questions, and every game answers these and no others', () => {
  assert.equal(TRAPS.length, 15);
  for (const { id, answers } of games) assert.deepEqual(Object.keys(answers), [...TRAPS], id);
});

const trapOf = ({ name }: ReadyCase): number => Number(/^trap (\d+): \S/.exec(name)?.[1]);

for (const { id, answers } of games) {
  test(`${id} answers all of them, each with a case that holds and lists the clauses of the table`, () => {
    const { ruleset, faults, cases } = readCases(`traps/${id}.yaml`, read(`${id}.yaml`), rulesets);
    assert.deepEqual([ruleset, faults], [id, []]);
    assert.deepEqual(
      [...new Set(cases.map(trapOf))],
      TRAPS.map((_title, at) => at + 1),
    );
    for (const [at, title] of TRAPS.entries()) {
      const proofs = cases.filter((one) => trapOf(one) === at + 1);
      const listed = proofs.flatMap(({ form }) => form.clauses);
      const unproved = answers[title].clauses.filter((clause) => !listed.includes(clause));
      assert.deepEqual(unproved, [], `${title}: the table names clauses that no case of the trap lists`);
      for (const result of proofs.map((one) => runCase(one)))
        assert.ok(result.failures.length === 0, failureText(result));
    }
  });
}

test('the readme of the traps shows the table', () => {
  const shown = read('README.md');
  assert.equal(shown.slice(shown.indexOf('## 1.')), trapTable(games));
});
