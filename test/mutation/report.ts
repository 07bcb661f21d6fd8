import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FileResult, MutationTestResult } from 'mutation-testing-report-schema/api';
import type { Mutant } from './mutants.ts';
import { gameOf, ROOT } from './targets.ts';
import type { Verdict } from './trial.ts';

/** A mutant and what became of it. */
export type Tried = Mutant & Omit<Verdict, 'key'>;

const noticed = ({ status }: Tried): boolean => status === 'Killed' || status === 'Timeout';

const onePlace = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

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
    files[file] = { language: 'typescript', source: sourceOf(file), mutants };
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

const areaOf = (file: string): string => gameOf(file) ?? (file.startsWith('src/engine/') ? 'engine' : 'cards');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** How many mutants were noticed in each part, and the place of every one that was not. */
export function summaryOf(tried: readonly Tried[]): string {
  const line = (area: string, own: readonly Tried[]) => {
    const count = own.filter(noticed).length;
    const byTests = own.filter((one) => one.byTests === true).length;
    return [
      `${area.padEnd(10)} ${String(count).padStart(4)} of ${String(own.length).padStart(4)} noticed, ${percent(count, own.length)}`,
      `(${percent(count - byTests, own.length)} by cases and laws)`,
    ].join(' ');
  };
  const lines = [...Map.groupBy(tried, ({ file }) => areaOf(file))].sort().map(([area, own]) => line(area, own));
  const unnoticed = tried.filter((one) => !noticed(one)).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return [
    ...lines,
    line('all', tried),
    ...unnoticed.map(
      (one) =>
        `\n${place(one)} ${one.mutatorName}${one.status === 'NoCoverage' ? ', no test comes here' : ''}\n${change(one)}`,
    ),
  ].join('\n');
}

const place = ({ file, location: { start } }: Tried): string => `${file}:${start.line + 1}:${start.column + 1}`;

/** What stood there and what stands there now, each in one line. */
function change({ file, location: { start, end }, replacement }: Tried): string {
  const lines = sourceOf(file)
    .split('\n')
    .slice(start.line, end.line + 1);
  lines.push((lines.pop() ?? '').slice(0, end.line === start.line ? end.column : end.column));
  lines[0] = (lines[0] ?? '').slice(start.column);
  const short = (text: string) => {
    const one = text.replaceAll(/\s+/g, ' ').trim();
    return one.length > 160 ? `${one.slice(0, 157)}…` : one;
  };
  return `  - ${short(lines.join(' '))}\n  + ${short(replacement)}`;
}
