import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRuleset } from '../engine/index.ts';
import type { CaseFile } from './read.ts';
import { readCases } from './read.ts';

/** The case files in a folder and the folders in it, or the file itself; in the order of their names. */
export function caseFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** Reads every case file under a path. */
export const readAll = (path: string, rulesets: readonly AnyRuleset[]): CaseFile[] =>
  caseFiles(path).map((file) => readCases(file, readFileSync(file, 'utf8'), rulesets));
