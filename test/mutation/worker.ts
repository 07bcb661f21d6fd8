/**
 * Runs the cases and laws of one game, in a copy of the project whose mutants lie behind switches: `worker.ts GAME`, started by
 * `crew.ts`. A mutant that is switched on before anything is loaded comes by the environment.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import fc from 'fast-check';
import { rulesetOf } from '../../src/cli/known.ts';
import { caseFiles } from '../../src/conformance/find.ts';
import type { CaseFile } from '../../src/conformance/read.ts';
import { readCases } from '../../src/conformance/read.ts';
import { failureText, faultLine } from '../../src/conformance/report.ts';
import { runCase } from '../../src/conformance/run.ts';
import { lawsOf } from '../properties/laws.ts';
import { plans } from '../properties/support/play.ts';
import { subjectOf } from '../properties/support/subjects.ts';
import { differsFrom, madeFiles, readBook, titleOf } from '../recorded/book.ts';
import { Recorder } from '../recorded/record.ts';
import { decisionMisses, eventMisses } from '../support/listed.ts';
import type { Ask, Coverage, Ran, Reply } from './crew.ts';
import { RECORDED } from './crew.ts';

/** How many games each law is tried in, and how many decisions long they are. The games are the same each time. */
const EFFORT = { numRuns: 3, decisions: 60 };

/** What the switches share: which of them is on, and which were come to. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

declare global {
  var __stryker__: Switches | undefined;
}

globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;
const game = process.argv[2] ?? '';
const rules = rulesetOf(game);
const subject = await subjectOf(game);
const home = resolve(import.meta.dirname, '../conformance');
const paths = [...caseFiles(resolve(home, game)), ...madeFiles(game)].map((path) => relative(home, path));
const files = new Map<string, CaseFile>();
const book = readBook(game);

/** Reads a case file anew. Its cases are other objects each time, so that nothing is remembered of their cards. */
function readFile(path: string): CaseFile {
  const full = resolve(home, path);
  const file = readCases(full, readFileSync(full, 'utf8'), [rules]);
  files.set(path, file);
  return file;
}

interface Test {
  id: string;
  /** Why it fails, or null. */
  run(): string | null;
}

const reading = (path: string): Test => ({
  id: path,
  run: () => readFile(path).faults.map(faultLine).join('\n') || null,
});

const casesOf = (path: string): Test[] =>
  (files.get(path)?.cases ?? []).map((one) => ({
    id: `${path}: ${one.name}`,
    run: () => {
      const unlisted = new Set<string>();
      const recorder = new Recorder(one);
      const result = runCase(one, (step, scene, refusal) => {
        recorder.trace(step, scene, refusal);
        const { events, awaiting } = scene;
        for (const event of events) for (const miss of eventMisses(rules, event)) unlisted.add(miss);
        for (const decision of awaiting) for (const miss of decisionMisses(rules, decision)) unlisted.add(miss);
      });
      if (result.failures.length > 0) return failureText(result);
      if (unlisted.size > 0) return [...unlisted].join('\n');
      const differs = differsFrom(book.get(titleOf(one)), recorder.line);
      return differs && `${RECORDED}${differs}`;
    },
  }));

const laws: Test[] = lawsOf(subject).map(({ name, share, holds }) => ({
  id: `law: ${name}`,
  run: () => {
    const { failed, error } = fc.check(fc.property(plans(EFFORT.decisions), holds), {
      numRuns: Math.ceil(EFFORT.numRuns * share),
      seed: 1,
      endOnFailure: true,
    }) as { failed: boolean; error?: unknown };
    return failed ? String(error) : null;
  },
}));

/** Runs a test. Whatever it throws is a failure, also while a file is read. */
function run({ id, run }: Test): Ran {
  switches.currentTestId = id;
  const since = performance.now();
  let failure: string | null;
  try {
    failure = run();
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  switches.currentTestId = undefined;
  return { id, failure, milliseconds: performance.now() - since };
}

/** Runs a file: its reading, and then each of its cases. */
function* runFile(path: string): Generator<Ran> {
  yield run(reading(path));
  for (const test of casesOf(path)) yield run(test);
}

function* runAll(order: readonly string[]): Generator<Ran> {
  for (const path of new Set([...order.filter((path) => paths.includes(path)), ...paths])) yield* runFile(path);
  for (const law of laws) yield run(law);
}

/** Runs the named tests: a file as a whole, a case of a file that was read before, or a law. */
function* runNamed(ids: readonly string[]): Generator<Ran> {
  for (const id of ids) {
    if (paths.includes(id)) yield* runFile(id);
    else {
      const law = laws.find((one) => one.id === id);
      const found = law ?? casesOf(paths.find((path) => id.startsWith(`${path}: `)) ?? '').find((one) => one.id === id);
      if (found) yield run(found);
    }
  }
}

/** Runs until something fails. Gives also whether every test came to the mutant that is on. */
function untilFailure(tests: Iterable<Ran>): { failed: Ran | null; reached: boolean } {
  let reached = true;
  let hits = switches.hitCount;
  for (const one of tests) {
    if (one.failure !== null) return { failed: one, reached };
    reached &&= switches.hitCount !== hits;
    hits = switches.hitCount;
  }
  return { failed: null, reached };
}

function answer(ask: Ask): Reply {
  switch (ask.kind) {
    case 'survey': {
      const tests = [...runAll([])];
      const { static: loaded = {}, perTest = {} } = switches.mutantCoverage ?? {};
      const coverage: Coverage = { loaded: Object.keys(loaded), perTest };
      return { kind: 'surveyed', tests, coverage };
    }
    case 'try': {
      switches.activeMutant = ask.mutant;
      switches.hitCount = 0;
      switches.hitLimit = ask.limit;
      const { failed, reached } = untilFailure(runNamed(ask.tests));
      switches.activeMutant = undefined;
      switches.hitCount = undefined;
      // What a mutant left behind in this process may not make others fail.
      const tainted = failed !== null && untilFailure(runNamed([failed.id])).failed !== null;
      return { kind: 'tried', failed, reached, tainted };
    }
    case 'all':
      return { kind: 'tried', ...untilFailure(runAll(ask.first)), tainted: true };
  }
}

process.on('message', (ask: Ask) => process.send?.(answer(ask)));
process.send?.({ kind: 'ready' } satisfies Reply);
