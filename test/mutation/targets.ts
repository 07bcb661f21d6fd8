import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { known } from '../../src/cli/known.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The text of a file, by its path from the root of the repository. */
export const readTarget = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** What decides, and so is changed: the machine and the games. Sample cards, the texts of clauses and what the dictionaries explain are data, and decide nothing. */
const TARGETS = ['src/engine/**/*.ts', 'src/rulesets/**/*.ts'];
const DATA = [
  'src/rulesets/*/samples/**',
  'src/rulesets/*/rulebook.ts',
  'src/rulesets/*/language/dictionary*.ts',
  // For browsers, where no case runs: `test/engine/sha256.test.ts` compares it with Node's.
  'src/engine/sha256/portable.ts',
];

/** The files whose mutants are tried, by their paths from the root of the repository. */
export const targetFiles = (): string[] => globSync(TARGETS, { cwd: ROOT, exclude: DATA }).sort();

const GAMES = known.map(({ id }) => id);

/** The game that a file belongs to, or null where every game runs through it. */
export function gameOf(file: string): string | null {
  const [, game = null] = /^src\/rulesets\/([^/]+)\//.exec(file) ?? [];
  return game === 'cards' ? null : game;
}

/** A file of tests, from the root of the repository; what it is told by its environment; whether it holds laws. */
export interface TestFile {
  path: string;
  env?: Readonly<Record<string, string>>;
  by: 'law' | 'test';
}

/** The laws of what is read and written in words, which no case comes to: those of texts take one game where one is concerned. */
const wordLaws = (game: string | null): TestFile[] => [
  {
    path: 'test/properties/understanding.test.ts',
    by: 'law',
    ...(game === null || !WORDED.has(game) ? {} : { env: { ENGLISH_GAME: game } }),
  },
  { path: 'test/properties/printed.test.ts', by: 'law' },
  { path: 'test/properties/words.test.ts', by: 'law' },
  { path: 'test/properties/whole-texts.test.ts', by: 'law' },
  { path: 'test/properties/scene.test.ts', by: 'law' },
];
const WORDED = new Set(known.filter(({ understand }) => understand !== undefined).map(({ id }) => id));

/**
 * What the machine promises to games that nobody has written yet is said by its own tests, with small rulesets that are made up for each: of
 * what no game needs so far there can be no case.
 */
const MACHINE = 'engine';

/** What a file is tried in beside the cases and the laws of games: the laws of words, and the tests of its part and of what is built on it. */
export function testsOf(file: string): TestFile[] {
  const [, part = MACHINE] = /^src\/rulesets\/([^/]+)\//.exec(file) ?? [];
  const parts = part === MACHINE || part === 'cards' ? [part, ...GAMES] : [part];
  const packs = parts.flatMap((name): TestFile[] => {
    const path = `test/packs/${name}.test.ts`;
    return existsSync(resolve(ROOT, path)) ? [{ path, by: name === MACHINE ? 'law' : 'test' }] : [];
  });
  return [...wordLaws(gameOf(file)), ...packs];
}
