import { relative } from 'node:path';
import { faultText } from '../engine/index.ts';
import type { Coverage } from './coverage.ts';
import type { CaseFault } from './read.ts';
import type { CaseResult } from './run.ts';

const shown = (file: string): string => {
  const near = relative('.', file);
  return near.startsWith('..') ? file : near;
};

/** A fault of a case file, as compilers write theirs. */
export function faultLine({ file, line, column, field, ...fault }: CaseFault): string {
  return `${shown(file)}:${line}:${column} ${field}: ${faultText(fault)}`;
}

/** The failures of a case, each with where it happened and what was there instead. */
export function failureText({ of, failures }: CaseResult): string {
  let place = '';
  const found = failures.map(({ line, where, what }) => {
    const here = `    ${shown(of.file)}:${line} ${where}\n`;
    const heading = here === place ? '' : here;
    place = here;
    const lines = what.split('\n').map((text) => `      ${text}`);
    return heading + lines.join('\n');
  });
  return `  ${of.name} [${of.form.clauses.join(', ')}]\n${found.join('\n')}`;
}

/** What the cases of one ruleset showed. What is missing is listed only where all of its cases were run. */
export function rulesetReport(
  id: string,
  results: readonly CaseResult[],
  coverage: Coverage,
  everything: boolean,
): string {
  const failed = results.filter(({ failures }) => failures.length > 0);
  const { clauses, uncovered, silent, unspoken } = coverage;
  const list = (ids: readonly string[]) => (ids.length === 0 ? '' : `: ${ids.join(', ')}`);
  const lines = [
    `${id}: ${results.length - failed.length} of ${results.length} cases pass`,
    ...failed.map(failureText),
    ...(everything
      ? [
          `  clauses with a case: ${clauses.length - uncovered.length} of ${clauses.length}`,
          `  clauses without a case: ${uncovered.length}${list(uncovered)}`,
          `  clauses that could be cited, and no event or refusal cited: ${silent.length}${list(silent)}`,
        ]
      : []),
  ];
  if (everything && unspoken.length > 0) {
    lines.push('  cases in which nothing cites a clause that they list and that could be cited:');
    for (const { of, clauses } of unspoken)
      lines.push(`    ${shown(of.file)}:${of.line} ${of.name}: ${clauses.join(', ')}`);
  }
  return lines.join('\n');
}
