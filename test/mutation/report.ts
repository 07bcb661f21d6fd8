import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FileResult, MutationTestResult } from 'mutation-testing-report-schema/api';
import { codeAt } from './alike.ts';
import type { Mutant } from './mutants.ts';
import { guardOf } from './service-targets.ts';
import { gameOf, readTarget } from './targets.ts';
import type { Verdict } from './trial.ts';
import { isOpen } from './trial.ts';

/** A mutant and what became of it. */
export type Tried = Mutant & Omit<Verdict, 'key'>;

const noticed = ({ status }: Tried): boolean => status === 'Killed' || status === 'Timeout';

const onePlace = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });

/** The report as other tools read it: https://github.com/stryker-mutator/mutation-testing-elements. */
export function reportOf(tried: readonly Tried[], config: object): MutationTestResult {
  const files: Record<string, FileResult> = {};
  for (const [file, own] of Map.groupBy(tried, (one) => one.file)) {
    const mutants = own.map(({ key, location, mutatorName, replacement, status, why }) => ({
      id: key,
      mutatorName,
      replacement,
      location: { start: onePlace(location.start), end: onePlace(location.end) },
      status,
      statusReason: why,
    }));
    files[file] = { language: 'typescript', source: readTarget(file), mutants };
  }
  return { schemaVersion: '2', thresholds: { high: 95, low: 90 }, files, config };
}

/** The report as a page that needs no other file. */
export function pageOf(report: MutationTestResult): string {
  const elements = createRequire(import.meta.url).resolve('mutation-testing-elements/dist/mutation-test-elements.js');
  const json = JSON.stringify(report).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mutants of Arbiter</title>
<script>${readFileSync(elements, 'utf8').replaceAll('</script', String.raw`<\/script`)}</script></head>
<body><mutation-test-report-app title-postfix="Arbiter"></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report = ${json};</script></body>
</html>
`;
}

const areaOf = (file: string): string =>
  guardOf(file)?.subject ?? gameOf(file) ?? (file.startsWith('src/engine/') ? 'engine' : 'cards');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** How many mutants were noticed in each part, and the place of every one that was not. */
export function summaryOf(tried: readonly Tried[]): string {
  const line = (area: string, own: readonly Tried[]) => {
    const by = Map.groupBy(own.filter(noticed), (one) => one.by ?? 'case');
    const share = (word: 'case' | 'record' | 'law' | 'test') => percent(by.get(word)?.length ?? 0, own.length);
    const count = own.filter(noticed).length;
    const open = own.filter((one) => !noticed(one) && isOpen(one)).length;
    return [
      `${area.padEnd(10)} ${String(count).padStart(4)} of ${String(own.length).padStart(4)} noticed, ${percent(count, own.length)}`,
      `(${share('case')} by cases, ${share('record')} by what was recorded of them, ${share('law')} by laws, ${share('test')} by other tests)${open > 0 ? `, ${open} not yet tried in other tests` : ''}`,
    ].join(' ');
  };
  const lines = [...Map.groupBy(tried, ({ file }) => areaOf(file))].sort().map(([area, own]) => line(area, own));
  const unnoticed = tried.filter((one) => !noticed(one)).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return [
    ...lines,
    line('all', tried),
    ...unnoticed.map(
      (one) =>
        `\n${placeOf(one)} ${one.mutatorName}${one.status === 'NoCoverage' ? ', no test comes here' : ''}\n${changeOf(one)}`,
    ),
  ].join('\n');
}

/** Where a mutant is. */
export const placeOf = ({ file, location: { start } }: Mutant): string =>
  `${file}:${start.line + 1}:${start.column + 1}`;

/** What stood there and what stands there now, each in one line. */
export function changeOf(one: Mutant): string {
  const short = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
  return `  - ${short(codeAt(one))}\n  + ${short(one.replacement.replaceAll(/\s+/g, ' ').trim())}`;
}
