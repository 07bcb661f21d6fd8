import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { known } from '../../src/cli/known.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

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

/** The files of tests that a file has beside the cases and laws, from the root of the repository: those of its part, and of what is built on it. */
export function testsOf(file: string): string[] {
  const [, part = 'engine'] = /^src\/rulesets\/([^/]+)\//.exec(file) ?? [];
  const parts = part === 'engine' || part === 'cards' ? [part, ...GAMES] : [part];
  return parts.map((name) => `test/packs/${name}.test.ts`).filter((path) => existsSync(resolve(ROOT, path)));
}
