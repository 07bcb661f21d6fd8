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
import { listsOf, readList } from '../recorded/lists.ts';
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

/** So many lines of a list are one test. */
const LINES = 20;

/** What was recorded of lines that need no game, some of them at once. */
const lists: Test[] = listsOf(rules).flatMap((list) => {
  const lines = [...readList(game, list)];
  return Array.from({ length: Math.ceil(lines.length / LINES) }, (_, at) => ({
    id: `${list.name}: ${at}`,
    run: () => {
      const differs = lines.slice(at * LINES, (at + 1) * LINES).find(([line, said]) => list.came(rules, line) !== said);
      return differs ? `${RECORDED}${differs[0]}` : null;
    },
  }));
});

/** The tests that are no cases, by their ids. */
const alone = new Map([...lists, ...laws].map((test) => [test.id, test]));

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
  for (const test of alone.values()) yield run(test);
}

/** Runs the named tests: a file as a whole, a case of a file that was read before, lines of a list, or a law. */
function* runNamed(ids: readonly string[]): Generator<Ran> {
  for (const id of ids) {
    if (paths.includes(id)) yield* runFile(id);
    else {
      const found = alone.get(id) ?? casesOf(pathOf(id) ?? '').find((one) => one.id === id);
      if (found === undefined) throw new Error(`there is no test ${id}`);
      yield run(found);
    }
  }
}

/** The file that a case stands in. */
const pathOf = (id: string): string | undefined => paths.find((path) => id.startsWith(`${path}: `));

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
      for (const path of new Set(ask.tests.map(pathOf))) if (path !== undefined && !files.has(path)) readFile(path);
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
