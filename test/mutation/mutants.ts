import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant as Placed } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT, readTarget } from './targets.ts';
import type { Place } from './together.ts';

type Location = Placed['location'];

/** A small change of a file. Lines and columns of its place begin at 0. */
export interface Mutant {
  /** The same as long as the file is the same. */
  key: string;
  file: string;
  location: Location;
  mutatorName: string;
  replacement: string;
}

const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: console.error,
  error: console.error,
  fatal: console.error,
};

const instrumenter = new Instrumenter(quiet);
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const sameOf = (location: Location, mutatorName: string, replacement: string): string =>
  [location.start.line, location.start.column, location.end.line, location.end.column, mutatorName, replacement].join(
    ':',
  );

/** All mutants of some files. What was found in a file is kept as long as it stays the same: a file takes a tenth of a second. */
export async function mutantsOf(files: readonly string[], step: () => void = () => {}): Promise<Mutant[]> {
  const folder = join(ROOT, '.tmp/mutation/known');
  mkdirSync(folder, { recursive: true });
  const all: Mutant[] = [];
  for (const file of files) {
    const content = readTarget(file);
    const version = digest(`${file}\n${content}`);
    const kept = join(folder, `${version}.json`);
    let mutants = read(kept);
    if (mutants === null) {
      const found = await instrumenter.instrument([{ name: file, content, mutate: true }], OPTIONS);
      mutants = found.mutants.map(({ location, mutatorName, replacement }) => ({
        key: digest(`${version}:${sameOf(location, mutatorName, replacement)}`).slice(0, 16),
        file,
        location,
        mutatorName,
        replacement,
      }));
      writeFileSync(kept, JSON.stringify(mutants));
    }
    all.push(...mutants);
    step();
  }
  return all;
}

function read(path: string): Mutant[] | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** `size` of the mutants at random, the same for the same seed and the same files. */
export function sampleOf(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: digest(`${seed}:${mutant.key}`) }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** Where a mutant begins and ends in its file, as numbers that can be compared. */
export const placed = ({ file, location: { start, end } }: Mutant): Place => ({
  file,
  from: start.line * LINE + start.column,
  to: end.line * LINE + end.column,
});

/** No line is as long. */
const LINE = 10_000;

/** Files in which mutants lie behind switches, and the ids by which the switches are turned. */
export interface Switched {
  files: { name: string; content: string }[];
  /** The id of a mutant, by its key. */
  ids: Map<string, string>;
}

/** Puts mutants behind switches. Mutants that lie within the place of another get a switch too, which nobody turns. */
export async function switched(mutants: readonly Mutant[]): Promise<Switched> {
  const byFile = Map.groupBy(mutants, (mutant) => mutant.file);
  const { files, mutants: placed } = await instrumenter.instrument(
    [...byFile].map(([name, own]) => ({
      name,
      content: readTarget(name),
      mutate: own.map(({ location }) => location),
    })),
    OPTIONS,
  );
  const same = (file: string, of: Pick<Mutant, 'location' | 'mutatorName' | 'replacement'>) =>
    `${file}:${sameOf(of.location, of.mutatorName, of.replacement)}`;
  const keys = new Map(mutants.map((one) => [same(one.file, one), one.key]));
  const ids = new Map<string, string>();
  for (const one of placed) {
    const key = keys.get(same(one.fileName, one));
    if (key !== undefined) ids.set(key, one.id);
  }
  return { files: files.map(({ name, content }) => ({ name, content })), ids };
}

/** Files with mutants behind switches of which several can be on: those in `activeMutants`. */
export function severalAtOnce(files: readonly Switched['files'][number][]): Switched['files'] {
  const one = 'ns.activeMutant === id';
  const several = "(ns.activeMutants ??= new Set((ns.activeMutant ?? '').split(','))).has(id)";
  return files.map(({ name, content }) => {
    if (content.includes('stryMutAct_9fa48(') && !content.includes(one)) throw new Error(`${name} has other switches`);
    return { name, content: content.replace(one, () => several) };
  });
}
