import { globSync } from 'node:fs';
import { resolve } from 'node:path';

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

/** The game that a file belongs to, or null where every game runs through it. */
export function gameOf(file: string): string | null {
  const [, game = null] = /^src\/rulesets\/([^/]+)\//.exec(file) ?? [];
  return game === 'cards' ? null : game;
}
