/**
 * Looks for lines that tell a change of the code, in a copy of the project whose mutants lie behind switches: `seeker.ts GAME LIST SECONDS`,
 * started by `seek.ts`, which sends the ids of the mutants.
 */
import { rulesetOf } from '../../src/cli/known.ts';
import { readAll } from '../../src/conformance/find.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { CASES } from '../recorded/book.ts';
import { candidatesFor } from '../recorded/candidates.ts';
import { listsOf, readList } from '../recorded/lists.ts';

/** What was found: lines that tell mutants which no line of the list told, and how many mutants were told before and are told now. */
export interface Sought {
  lines: string[];
  told: number;
  found: number;
  /** Mutants that lines come to, and none tells. */
  left: string[];
}

/** A mutant is tried in so many lines of the list that come to it, and in so many candidates. */
const TRIES = 12;
const CHANCES = 25;

const [, , game = '', name = '', seconds = '60', seed = '1'] = process.argv;
const rules = rulesetOf(game);
const list = listsOf(rules).find((one) => one.name === name);
if (list === undefined) throw new Error(`${game} has no list of ${name}`);
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

/** What comes of a line, and how often it comes to each mutant. */
function covered(line: string): { came: string; hits: Record<string, number> } {
  switches.currentTestId = 'line';
  const came = list?.came(rules, line) ?? '';
  switches.currentTestId = undefined;
  const all = switches.mutantCoverage?.perTest ?? {};
  const hits = all.line ?? {};
  delete all.line;
  return { came, hits };
}

/** Whether a line tells a mutant. */
function tells(line: string, came: string, mutant: string, hits: number): boolean {
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = 1000 + 100 * hits;
  switches.currentTestId = 'other';
  let told: boolean;
  try {
    told = list?.came(rules, line) !== came;
  } catch {
    told = true;
  }
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  switches.currentTestId = undefined;
  if (told && list?.came(rules, line) !== came) throw new Error(`mutant ${mutant} leaves something behind in ${line}`);
  return told;
}

process.on('message', (mutants: string[]) => {
  const open = new Set(mutants);
  const tried = new Map<string, number>();
  const before = readList(game, list);
  for (const [line, said] of before) {
    const { came, hits } = covered(line);
    if (came !== said) throw new Error(`without a mutant this comes out otherwise: ${line}`);
    for (const [mutant, count] of Object.entries(hits)) {
      if (!open.has(mutant) || (tried.get(mutant) ?? 0) >= TRIES) continue;
      tried.set(mutant, (tried.get(mutant) ?? 0) + 1);
      if (tells(line, came, mutant, count)) open.delete(mutant);
    }
  }
  const told = mutants.length - open.size;
  const end = performance.now() + Number(seconds) * 1000;
  const cases = readAll(CASES, [rules]).flatMap((file) => file.cases.filter((one) => one.rules === rules));
  const chances = new Map<string, number>();
  const lines: string[] = [];
  for (const line of candidatesFor(rules, list, cases, diceFrom(`sought ${game} ${name} ${seed}`))) {
    if (performance.now() > end) break;
    if (before.has(line) || lines.includes(line)) continue;
    const { came, hits } = covered(line);
    let isNew = false;
    for (const [mutant, count] of Object.entries(hits)) {
      if (!open.has(mutant) || (chances.get(mutant) ?? 0) >= CHANCES) continue;
      chances.set(mutant, (chances.get(mutant) ?? 0) + 1);
      if (!tells(line, came, mutant, count)) continue;
      open.delete(mutant);
      isNew = true;
    }
    if (isNew) lines.push(line);
  }
  const left = [...open].filter((mutant) => tried.has(mutant) || chances.has(mutant));
  process.send?.({ lines, told, found: mutants.length - open.size - told, left } satisfies Sought);
  process.disconnect();
});
