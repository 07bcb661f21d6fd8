import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_CIRCLES } from './house.ts';

/**
 * Checks the order of the house, `scripts/house.ts`: that no file imports what its room may not, that no circle is let through which is
 * gone, and that every room has a README. `npm run check` runs it.
 */

const root = join(import.meta.dirname, '..');

/** An import that is refused, by the rule that refuses it. */
export interface Refused {
  rule: string;
  from: string;
  to: string;
}

/** What is refused in the folder `src` of `folder`, and the files there, each with whether it is part of a circle. */
export interface House {
  refused: Refused[];
  files: { source: string; circular: boolean }[];
}

interface Cruised {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string; dependencies: { circular: boolean }[] }[];
}

/** Looks at every import in the folder `src` of `folder`. */
export function look(folder: string): House {
  const command = [join(root, 'node_modules/.bin/depcruise'), '--config', join(root, 'scripts/house.ts')];
  const run = spawnSync(process.execPath, [...command, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`the house can't be looked at: ${run.stdout}${run.stderr}`);
  const { summary, modules }: Cruised = JSON.parse(run.stdout);
  return {
    refused: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    files: modules.map(({ source, dependencies }) => ({ source, circular: dependencies.some((one) => one.circular) })),
  };
}

/** A refused import on one line. */
export const lineOf = ({ rule, from, to }: Refused): string => `${rule}: ${from} -> ${to}`;

/** The known circles of which a file is in no circle any more. */
export function circlesGone(files: House['files'], known: readonly (readonly string[])[]): string[] {
  const found = new Set(files.flatMap(({ source, circular }) => (circular ? [source] : [])));
  return known.flat().filter((file) => !found.has(`src/${file}.ts`));
}

/** The rooms that have no README of their own; those of the engine and the games are one below each. */
export function roomsWithoutReadme(files: House['files'], folder: string): string[] {
  const folders = files.map(({ source }) => /^src\/(services\/)?[a-z]+(?=\/)/.exec(source)?.[0] ?? 'src');
  const rooms = [...new Set(folders)].filter((room) => /^src\/(?!engine|rulesets|generated)/.test(room));
  return rooms.filter((room) => !existsSync(join(folder, room, 'README.md')));
}

/** What is wrong with the house in `folder`, in a line each. */
export function faultsOf({ refused, files }: House, folder: string): string[] {
  return [
    ...refused.map(lineOf),
    ...circlesGone(files, KNOWN_CIRCLES).map((file) => `${file} is in no circle any more: it goes from KNOWN_CIRCLES`),
    ...roomsWithoutReadme(files, folder).map((room) => `${room} has no README.md`),
  ];
}

if (import.meta.main) {
  const faults = faultsOf(look(root), root);
  for (const fault of faults) console.log(`The order of the house (scripts/house.ts): ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
