import assert from 'node:assert/strict';
import { relative, resolve } from 'node:path';
import test from 'node:test';
import { known } from '../src/cli/known.ts';
import { coverageOf } from '../src/conformance/coverage.ts';
import { readAll } from '../src/conformance/find.ts';
import { failureText, faultLine } from '../src/conformance/report.ts';
import type { CaseResult } from '../src/conformance/run.ts';
import { runCase } from '../src/conformance/run.ts';
import { interludes } from './properties/interludes.ts';
import { decisionMisses, eventMisses } from './support/listed.ts';

const home = resolve(import.meta.dirname, 'conformance');
const results: CaseResult[] = [];
/** What was told or asked in a case and is listed by no ruleset, or otherwise. */
const unlisted = new Map<string, Set<string>>();

const files = readAll(home, known);

for (const { file, faults, cases } of files) {
  test(relative(home, file), async (file) => {
    await file.test('is a file of cases', () => assert.deepEqual(faults.map(faultLine), []));
    for (const one of cases) {
      await file.test(`${one.name} [${one.form.clauses.join(', ')}]`, () => {
        const result = runCase(one, (_step, { rules, events, awaiting }) => {
          const misses = unlisted.get(rules.id) ?? new Set();
          unlisted.set(rules.id, misses);
          for (const event of events) for (const miss of eventMisses(rules, event)) misses.add(miss);
          for (const decision of awaiting) for (const miss of decisionMisses(rules, decision)) misses.add(miss);
        });
        results.push(result);
        assert.ok(result.failures.length === 0, failureText(result));
      });
    }
  });
}

for (const rules of known) {
  test(`whatever happens and whatever is asked in a case of ${rules.id} is listed`, () => {
    assert.ok(unlisted.has(rules.id));
    assert.deepEqual([...(unlisted.get(rules.id) ?? [])], []);
  });

  test(`every clause of ${rules.id} has a case`, () => {
    const { uncovered } = coverageOf(
      rules,
      results.filter(({ of }) => of.rules === rules),
    );
    assert.deepEqual(uncovered, []);
  });
}

interludes(files, home);
