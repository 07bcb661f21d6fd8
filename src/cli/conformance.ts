import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverageOf } from '../conformance/coverage.ts';
import { readAll } from '../conformance/find.ts';
import { caseFileJsonSchema } from '../conformance/format.ts';
import type { ReadyCase } from '../conformance/read.ts';
import { faultLine, rulesetReport } from '../conformance/report.ts';
import type { CaseResult } from '../conformance/run.ts';
import { runCase } from '../conformance/run.ts';
import { commandLine } from './arguments.ts';
import { eventLine } from './event-line.ts';
import { known } from './known.ts';
import type { Shell } from './shell.ts';
import { ownShell } from './shell.ts';

const USAGE = `npm run conformance [-- [--trace] <file or folder> …]
npm run -s conformance -- --schema > test/conformance/case.schema.json

Runs the cases of test/conformance, or those given, and prints those that fail; of all of them also which clauses they prove.
The format is described in test/conformance/README.md. Ends with 1 when a case fails or is wrong, and without arguments also when a clause of a
ruleset has no case. With --trace every event of every step is printed, and who decides what after it.`;

const HOME = resolve(import.meta.dirname, '../../test/conformance');

/** Does what the arguments ask for, and gives the code to end with. */
export function conformance({ args, console }: Shell): number {
  const said = commandLine({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, schema: { type: 'boolean' }, trace: { type: 'boolean' } },
  });
  if (typeof said === 'string') {
    console.error(`${said}\n\n${USAGE}`);
    return 2;
  }
  const { positionals, values } = said;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.schema) {
    console.log(JSON.stringify(caseFileJsonSchema(), null, 2));
    return 0;
  }
  const missing = positionals.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', no ')}.\n\n${USAGE}`);
    return 2;
  }
  const files = (positionals.length > 0 ? positionals : [HOME]).flatMap((path) => readAll(path, known));
  const faults = files.flatMap((file) => file.faults);
  for (const fault of faults) console.error(faultLine(fault));
  const cases = files.flatMap((file) => file.cases);
  if (cases.length === 0) {
    console.error('There are no cases to run.');
    return 1;
  }
  const everything = positionals.length === 0;
  let failed = faults.length > 0;
  for (const rules of known) {
    const own = cases.filter((one) => one.rules === rules);
    const results = own.map((one) => (values.trace ? traced(one, console) : runCase(one)));
    if (results.length === 0 && !everything) continue;
    const coverage = coverageOf(rules, results);
    console.log(rulesetReport(rules.id, results, coverage, everything));
    if (results.some(({ failures }) => failures.length > 0)) failed = true;
    if (everything && coverage.uncovered.length > 0) failed = true;
  }
  return failed ? 1 : 0;
}

/** Runs a case and prints what its steps made happen. */
function traced(one: ReadyCase, console: Shell['console']): CaseResult {
  console.log(`${one.file}:${one.line} ${one.name}`);
  return runCase(one, ({ line, where }, scene, refusal) => {
    console.log(`  ${line}: ${where}`);
    if (refusal) console.log(`    refused [${refusal.clause ?? refusal.code}] ${refusal.detail}`);
    for (const event of scene.events) console.log(`    ${eventLine(one.rules, one.cards, event)}`);
    for (const { id, player, kind, options } of scene.awaiting) {
      console.log(`    ${player} decides ${id} (${kind}): ${options.map((option) => option.id).join(', ')}`);
    }
  });
}

if (import.meta.main) process.exitCode = conformance(ownShell);
