import assert from 'node:assert/strict';
import { relative, resolve } from 'node:path';
import test from 'node:test';
import { known } from '../src/cli/known.ts';
import { coverageOf } from '../src/conformance/coverage.ts';
import { readAll } from '../src/conformance/find.ts';
import { failureText, faultLine } from '../src/conformance/report.ts';
import { type CaseResult, runCase } from '../src/conformance/run.ts';

const home = resolve(import.meta.dirname, 'conformance');
const results: CaseResult[] = [];

for (const { file, faults, cases } of readAll(home, known)) {
  test(relative(home, file), async (file) => {
    await file.test('is a file of cases', () => assert.deepEqual(faults.map(faultLine), []));
    for (const one of cases) {
      await file.test(`${one.name} [${one.form.clauses.join(', ')}]`, () => {
        const result = runCase(one);
        results.push(result);
        assert.ok(result.failures.length === 0, failureText(result));
      });
    }
  });
}

for (const rules of known) {
  test(`every clause of ${rules.id} has a case`, () => {
    const { uncovered } = coverageOf(
      rules,
      results.filter(({ of }) => of.rules === rules),
    );
    assert.deepEqual(uncovered, []);
  });
}
