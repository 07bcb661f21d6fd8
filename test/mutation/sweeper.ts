/**
 * Runs the cases and the recorded lines of one game with many mutants at once, in a copy of the project whose mutants lie behind switches:
 * `sweeper.ts GAME`, started by `sweep.ts`, which sends the ids of the mutants.
 */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rulesetOf } from '../../src/cli/known.ts';
import { caseFiles } from '../../src/conformance/find.ts';
import type { ReadyCase } from '../../src/conformance/read.ts';
import { readCases } from '../../src/conformance/read.ts';
import { failureText, faultLine } from '../../src/conformance/report.ts';
import { runCase } from '../../src/conformance/run.ts';
import { canonical } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { CASES, madeFiles } from '../recorded/book.ts';
import type { List } from '../recorded/lists.ts';
import { listsOf, PLAYS, readList, SHAPES } from '../recorded/lists.ts';
import { caseOfPlay } from '../recorded/plays.ts';
import { Recorder, soonKnown } from '../recorded/record.ts';
import { decisionMisses, eventMisses } from '../support/listed.ts';
import { RECORDED } from './crew.ts';
import type { Place } from './together.ts';
import { ALL_GROUPS, FEW_GROUPS, groupsBut, plainRun, Spoilt, toldBy } from './together.ts';

/** What the process is sent. Those `apart` are tried one at a time; the first `done` tests were run before. */
export interface Sweep {
  mutants: [id: string, place: Place][];
  apart: string[];
  done: number;
  /** Where it writes what it is about to try, for whoever has to end it. */
  at: string;
}

/** What it says: of each mutant that was told the test and what came of it; how many tests are done; and those of which one spoils the process. */
export interface Swept {
  told: { mutant: string; test: string; said: string }[];
  done: number;
  spoilt: readonly string[] | null;
  /** Mutants that are come to while the game is loaded: what they change then nothing tells in this process. */
  loaded: string[];
}

const [, , game = ''] = process.argv;
const rules = rulesetOf(game);
const loaded = Object.keys(globalThis.__stryker__?.mutantCoverage?.static ?? {});

/** A case that is run, or what a line comes to; a case begins with what it fails with. */
interface Test {
  id: string;
  came: () => string;
  renew?: () => void;
  /** Whether it takes so little time that every mutant it comes to can be tried. */
  quick?: boolean;
}

function cameOfCase(one: ReadyCase): string {
  const unlisted = new Set<string>();
  const recorder = new Recorder(one);
  const result = runCase(one, (step, scene, refusal) => {
    recorder.trace(step, scene, refusal);
    for (const event of scene.events) for (const miss of eventMisses(rules, event)) unlisted.add(miss);
    for (const decision of scene.awaiting) for (const miss of decisionMisses(rules, decision)) unlisted.add(miss);
  });
  const failed = result.failures.length > 0 ? failureText(result) : [...unlisted].join('\n');
  return failed || `${RECORDED}${recorder.line}`;
}

/** A part of that, which takes a tenth of the time: a change that shows in it shows in all of it. */
function soonCameOf(one: ReadyCase): string {
  const moments: unknown[] = [];
  const result = runCase(one, (_step, scene) => moments.push(soonKnown(scene)));
  return result.failures.length > 0 ? failureText(result) : `${RECORDED}${canonical(moments)}`;
}

function* testsOf(path: string, cameOf: (one: ReadyCase) => string): Generator<Test> {
  const text = readFileSync(path, 'utf8');
  const read = () => readCases(path, text, [rules]);
  const name = relative(CASES, path);
  // All cards of a file are compiled as it is read.
  if (cameOf === cameOfCase) yield { id: name, came: () => read().faults.map(faultLine).join('\n') || RECORDED };
  let file = read();
  for (const [at, { name: title }] of file.cases.entries()) {
    yield {
      id: `${name}: ${title}`,
      came: () => {
        const one = file.cases[at];
        return one === undefined ? 'there is no such case any more' : cameOf(one);
      },
      renew: () => {
        file = read();
      },
    };
  }
}

/** Those tests first that run little of what can be changed: the same order each time. */
function leastFirst(tests: Iterable<Test>, goesOn: () => void): Test[] {
  const weighed = [...tests].map((test) => {
    goesOn();
    const hits = Object.values(plainRun(test.came).hits);
    return { test, weight: hits.reduce((sum, one) => sum + one, 0) };
  });
  return weighed.sort((a, b) => a.weight - b.weight).map(({ test }) => test);
}

/** First what takes little time, so that most are told in that: a file of cases has its cards compiled, which takes long where they are told. */
function* allTests(goesOn: () => void): Generator<Test> {
  const paths = [...caseFiles(join(CASES, game)), ...madeFiles(game)];
  const isQuick = (list: List) => list !== PLAYS && list !== SHAPES;
  for (const list of listsOf(rules)) if (isQuick(list)) yield* linesOf(list, true);
  const cases = paths.flatMap((path) => [...testsOf(path, soonCameOf)]);
  yield* leastFirst(cases, goesOn);
  for (const line of readList(game, PLAYS).keys())
    yield {
      id: `plays: ${line.slice(0, 60)}`,
      came: () => {
        const one = caseOfPlay(rules, line);
        return one === null ? RECORDED : soonCameOf(one);
      },
    };
  for (const list of listsOf(rules)) if (!isQuick(list)) yield* linesOf(list, false);
  for (const path of paths) yield* testsOf(path, cameOfCase);
}

function* linesOf(list: List, quick: boolean): Generator<Test> {
  for (const line of readList(game, list).keys())
    yield { id: `${list.name}: ${line.slice(0, 60)}`, came: () => `${RECORDED}${list.came(rules, line)}`, quick };
}

process.on('message', ({ mutants, apart, done, at }: Sweep) => {
  const places = new Map(mutants);
  const open = new Set(places.keys());
  const dice = diceFrom(`swept ${game}`);
  const alone = new Set(apart);
  const told: Swept['told'] = [];
  let count = 0;
  /** The test that is run, and how often it was run with mutants. */
  let now = { test: '', tries: 0 };
  const say = (spoilt: Swept['spoilt']) => {
    process.send?.({ told, done: count, spoilt, loaded } satisfies Swept);
    process.disconnect();
  };
  try {
    // Whoever waits hears that it goes on.
    const goesOn = () => utimesSync(at, new Date(), new Date());
    for (const { id, came, renew, quick } of allTests(goesOn)) {
      if (open.size === 0) break;
      count++;
      if (count <= done) continue;
      goesOn();
      const run = plainRun(came, renew);
      const there = Object.keys(run.hits).filter((mutant) => open.has(mutant));
      const groups = groupsBut(alone, there, places, dice, quick === true ? ALL_GROUPS : FEW_GROUPS);
      now = { test: id, tries: 0 };
      for (const group of groups) {
        const found = toldBy(run, group, (trying) => {
          now.tries++;
          writeFileSync(at, JSON.stringify({ told, done: count - 1, spoilt: trying, loaded } satisfies Swept));
        });
        for (const [mutant, said] of found) {
          open.delete(mutant);
          told.push({ mutant, test: id, said: said.slice(0, 300) });
        }
      }
    }
  } catch (error) {
    if (!(error instanceof Spoilt)) throw error;
    count--;
    const [mutant = '', ...others] = error.mutants;
    // Whatever was tried first since the test came out right was told by it, whatever it left behind.
    if (others.length === 0 && now.tries === 1) told.push({ mutant, test: now.test, said: error.said.slice(0, 300) });
    say(error.mutants);
    return;
  }
  say(null);
});
