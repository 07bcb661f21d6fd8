/** Mutants that are switched on together, in a copy of the project where they lie behind switches of which several can be on (`mutants.ts`). */

import type { Dice } from '../../src/simulate/choice.ts';

/** The place of a mutant in a file: where it begins and ends, so that those of one file can be compared. */
export interface Place {
  file: string;
  from: number;
  to: number;
}

/** More mutants than these are tried as they come: most of them show at once. */
const MANY = 600;

/** So many groups are made of the mutants that one run comes to; where a run takes no time, so many that each of them is in one. */
export const FEW_GROUPS = 2;
export const ALL_GROUPS = 60;

/**
 * Mutants in some groups, in which there are no two in one place, or one within the other: only one of such does anything. Those that are in
 * none are tried with another run, since they fall out otherwise each time.
 */
export function groupsOf(
  mutants: readonly string[],
  places: ReadonlyMap<string, Place>,
  dice: Dice,
  most = FEW_GROUPS,
): string[][] {
  if (mutants.length > MANY) return [[...mutants]];
  const groups = Array.from({ length: most }, () => ({ own: [] as string[], taken: [] as Place[] }));
  const order = mutants.map((mutant) => ({ mutant, at: dice.below(2 ** 30) })).sort((a, b) => a.at - b.at);
  for (const { mutant } of order) {
    const place = places.get(mutant);
    if (place === undefined) throw new Error(`${mutant} has no place`);
    const overlaps = (one: Place) => one.file === place.file && one.from < place.to && place.from < one.to;
    const group = groups.find(({ taken }) => !taken.some(overlaps));
    group?.own.push(mutant);
    group?.taken.push(place);
  }
  return groups.flatMap(({ own }) => (own.length === 0 ? [] : [own]));
}

/** The same, but each of `alone` is a group for itself, and comes first: nothing was left behind before it. */
export function groupsBut(
  alone: ReadonlySet<string>,
  mutants: readonly string[],
  places: ReadonlyMap<string, Place>,
  dice: Dice,
  most?: number,
): string[][] {
  const [apart, together] = [true, false].map((is) => mutants.filter((mutant) => alone.has(mutant) === is));
  return [...(apart ?? []).map((mutant) => [mutant]), ...groupsOf(together ?? [], places, dice, most)];
}

/** Something that is run: what comes of it, in a form that can be compared, without any mutant, and how often it comes to each. */
export interface Run {
  came: () => string;
  without: string;
  hits: Record<string, number>;
  /** Makes anew what is remembered from run to run, if there is such a thing. */
  renew?: (() => void) | undefined;
}

/** What the switches share. */
type Switches = NonNullable<typeof globalThis.__stryker__> & { activeMutants?: ReadonlySet<string> };

globalThis.__stryker__ ??= {};
const switches: Switches = globalThis.__stryker__;
const NONE: ReadonlySet<string> = new Set();
switches.activeMutants = NONE;

/** What comes of something without any mutant. */
export function plainRun(came: () => string, renew?: () => void): Run {
  switches.currentTestId = 'plain';
  const without = came();
  switches.currentTestId = undefined;
  const all = switches.mutantCoverage?.perTest ?? {};
  const hits = all.plain ?? {};
  delete all.plain;
  return { came, without, hits, renew };
}

/** One of some mutants leaves something behind in this process, in which nothing can be told from now on. */
export class Spoilt extends Error {
  readonly mutants: readonly string[];
  /** What came of the run with them. */
  readonly said: string;

  constructor(mutants: readonly string[], said: string) {
    super(`${mutants.join(', ')} leave something behind`);
    this.mutants = mutants;
    this.said = said;
  }
}

/** What comes of a run with some mutants, where it is not what comes of it without; an error is told by its first line. */
function otherwise({ came, without, hits }: Run, mutants: readonly string[]): string | null {
  switches.activeMutants = new Set(mutants);
  switches.hitCount = 0;
  switches.hitLimit = 1000 + 100 * mutants.reduce((sum, one) => sum + (hits[one] ?? 0), 0);
  switches.currentTestId = 'other';
  try {
    const said = came();
    return said === without ? null : said;
  } catch (error) {
    return `throws ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  } finally {
    switches.activeMutants = NONE;
    switches.hitCount = undefined;
    switches.currentTestId = undefined;
  }
}

/** Whether a run comes out as it did at first; what was left behind can also make it fail. */
function isAsBefore({ came, without }: Run): boolean {
  try {
    return came() === without;
  } catch {
    return false;
  }
}

/** The same, where it is certain that nothing which was left behind by mutants before made the difference, and that these leave nothing behind. */
export function differsWith(run: Run, mutants: readonly string[]): string | null {
  const said = otherwise(run, mutants);
  if (said === null || isAsBefore(run)) return said;
  run.renew?.();
  if (run.renew === undefined || !isAsBefore(run)) throw new Spoilt(mutants, said);
  run.renew();
  const again = otherwise(run, mutants);
  run.renew();
  return again;
}

/** Those of some mutants that a run tells each by itself, and what comes of it then; `trying` hears which are tried next. */
export function toldBy(
  run: Run,
  mutants: readonly string[],
  trying: (mutants: readonly string[]) => void = () => {},
): [mutant: string, said: string][] {
  if (mutants.length === 0) return [];
  trying(mutants);
  const said = differsWith(run, mutants);
  if (said === null) return [];
  const [first] = mutants;
  if (mutants.length === 1 && first !== undefined) return [[first, said]];
  const half = mutants.length >> 1;
  return [mutants.slice(0, half), mutants.slice(half)].flatMap((some) => toldBy(run, some, trying));
}
