/**
 * Looks for lines that tell a change of the code, in a copy of the project whose mutants lie behind switches: `seeker.ts GAME LIST SECONDS`,
 * started by `seek.ts`, which sends the ids of the mutants.
 */
import { rulesetOf } from '../../src/cli/known.ts';
import { readAll } from '../../src/conformance/find.ts';
import { runCase } from '../../src/conformance/run.ts';
import { canonical } from '../../src/engine/index.ts';
import { diceFrom } from '../../src/simulate/choice.ts';
import { CASES } from '../recorded/book.ts';
import { candidatesFor } from '../recorded/candidates.ts';
import { listsOf, readList } from '../recorded/lists.ts';
import type { Play } from '../recorded/plays.ts';
import { caseOfPlay } from '../recorded/plays.ts';
import { soonKnown } from '../recorded/record.ts';
import type { Place, Run } from './together.ts';
import { ALL_GROUPS, differsWith, FEW_GROUPS, groupsBut, plainRun, Spoilt, toldBy } from './together.ts';

/** What was found: lines that tell mutants which no line of the list told, and how many mutants were told before and are told now. */
export interface Sought {
  lines: string[];
  told: number;
  found: number;
  /** Mutants that lines come to, and none tells. */
  left: string[];
  /** Mutants that no line tells so far. */
  open: string[];
  /** Where the process ended early: mutants of which one left something behind in it, so that nothing could be told any more. */
  spoilt?: string[] | undefined;
}

/** What the process is sent: the mutants, those that are tried apart, and the lines that processes before it found, if there were any. */
export interface Search {
  mutants: [id: string, place: Place][];
  apart: string[];
  known: string[] | null;
}

const [, , game = '', name = '', seconds = '60', seed = '1'] = process.argv;
const rules = rulesetOf(game);
const list = listsOf(rules).find((one) => one.name === name);
if (list === undefined) throw new Error(`${game} has no list of ${name}`);
const { came } = list;

interface Line extends Run {
  line: string;
}

/** What comes of a line without any mutant. */
const plain = (line: string): Line => ({ line, ...plainRun(() => came(rules, line)) });

/** The same of what is soon known of a play: what shows in it shows in all that comes of it. */
const soon = (line: string): Line => ({
  line,
  ...plainRun(() => {
    const one = caseOfPlay(rules, line);
    if (one === null) return '';
    const moments: unknown[] = [];
    const { failures } = runCase(one, (_step, scene) => moments.push(soonKnown(scene)));
    return canonical([moments, failures.map(({ where }) => where)]);
  }),
});

/** Of so many plays that tell nothing soon one is looked at wholly: that takes ten times as long. */
const WHOLLY = 5;

/** The shortest play that still tells all of some mutants; other lines are as they are. */
function shortest(line: string, mutants: readonly string[]): string {
  if (name !== 'plays') return line;
  const play: Play = JSON.parse(line);
  for (let steps = 0; steps < play.steps.length; steps++) {
    const shorter = plain(JSON.stringify({ ...play, steps: play.steps.slice(0, steps) }));
    if (mutants.every((mutant) => mutant in shorter.hits && differsWith(shorter, [mutant]) !== null))
      return shorter.line;
  }
  return line;
}

process.on('message', ({ mutants, apart, known }: Search) => {
  const places = new Map(mutants);
  const open = new Set(places.keys());
  const come = new Set<string>();
  const lines: string[] = [];
  let told = 0;
  const end = performance.now() + Number(seconds) * 1000;
  const alone = new Set(apart);
  const dice = diceFrom(`sought ${game} ${name} ${seed} ${known === null ? '' : Math.round(Number(seconds))}`);
  /** The open mutants that a line tells. */
  const toldNow = (line: Line): string[] => {
    const there = Object.keys(line.hits).filter((mutant) => open.has(mutant));
    for (const mutant of there) come.add(mutant);
    const groups = groupsBut(alone, there, places, dice, name === 'plays' ? FEW_GROUPS : ALL_GROUPS);
    const found = groups.flatMap((group) => toldBy(line, group)).map(([mutant]) => mutant);
    for (const mutant of found) open.delete(mutant);
    return found;
  };
  const before = readList(game, list);
  const say = (spoilt?: readonly string[]) => {
    const sought: Sought = {
      lines,
      told,
      found: mutants.length - open.size - told,
      left: [...open].filter((mutant) => come.has(mutant)),
      open: [...open],
      spoilt: spoilt && [...spoilt],
    };
    process.send?.(sought);
    process.disconnect();
  };
  try {
    if (known === null) {
      for (const [line, said] of before) {
        const now = plain(line);
        if (now.without !== said) throw new Error(`without a mutant this comes out otherwise: ${line}`);
        told += toldNow(now).length;
      }
    }
    if (Number(seconds) === 0) return say();
    const cases = readAll(CASES, [rules]).flatMap((file) => file.cases.filter((one) => one.rules === rules));
    for (const line of candidatesFor(rules, list, cases, dice)) {
      if (performance.now() > end || open.size === 0) break;
      if (before.has(line) || lines.includes(line) || known?.includes(line)) continue;
      const found = name === 'plays' ? toldNow(soon(line)) : [];
      if (name !== 'plays' || found.length > 0 || dice.below(WHOLLY) === 0) found.push(...toldNow(plain(line)));
      if (found.length > 0) lines.push(shortest(line, found));
    }
  } catch (error) {
    if (!(error instanceof Spoilt)) throw error;
    say(error.mutants);
    return;
  }
  say();
});
