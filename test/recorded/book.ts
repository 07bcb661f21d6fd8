import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { caseFiles, readAll } from '../../src/conformance/find.ts';
import type { CaseFile, ReadyCase } from '../../src/conformance/read.ts';
import type { AnyRuleset } from '../../src/engine/index.ts';

const HEAD = `# What came of every conformance case when \`npm run recorded\` was run last: some digits of a hash of each moment, first of what the rules
# decided, then of how it was told. test/README.md says what to do where that has changed.
`;

const pathOf = (game: string): string => join(import.meta.dirname, `${game}.txt`);

/** Where all cases lie that somebody wrote. */
export const CASES = join(import.meta.dirname, '../conformance');

/** Where games with made-up cards lie. */
export const MADE = join(import.meta.dirname, 'made');

/** The files of made-up games of a game. */
export const madeFiles = (game: string): string[] =>
  caseFiles(MADE).filter((path) => basename(path).startsWith(`${game}-`));

export const readMade = (rules: AnyRuleset): CaseFile[] =>
  madeFiles(rules.id).flatMap((path) => readAll(path, [rules]));

/** What a case is called: by its file and its name, on one line. */
export const titleOf = ({ file, name }: Pick<ReadyCase, 'file' | 'name'>): string => {
  const from = dirname(file) === MADE ? join('made', basename(file)) : relative(CASES, file);
  return `${from}: ${name.replaceAll(/\s+/g, ' ')}`;
};

/** What was recorded of each case of a game, by its title. */
export type Book = ReadonlyMap<string, string>;

/** Reads what is kept of a game. */
export function readBook(game: string): Book {
  const book = new Map<string, string>();
  let file = '';
  for (const line of readFileSync(pathOf(game), 'utf8').split('\n')) {
    const [, said, name] = /^ {2}(\S+ \S+) {2}(.*)$/.exec(line) ?? [];
    if (said !== undefined) book.set(`${file}: ${name}`, said);
    else if (!line.startsWith('#')) file = line;
  }
  return book;
}

export function writeBook(game: string, book: Book): void {
  const lines: string[] = [];
  for (const [title, said] of book) {
    const [, file = '', name = ''] = /^(.*?): (.*)$/.exec(title) ?? [];
    if (lines.findLast((line) => !line.startsWith(' ')) !== file) lines.push(file);
    lines.push(`  ${said}  ${name}`);
  }
  writeFileSync(pathOf(game), `${HEAD}${lines.join('\n')}\n`);
}

/** How what came of a case differs from what was recorded of it, in words; null where it does not. */
export function differsFrom(recorded: string | undefined, came: string): string | null {
  if (recorded === came) return null;
  if (recorded === undefined) return 'has not been recorded yet';
  const [was, is] = [recorded, came].map((said) => said.split(' ').map((part) => part.split('.')));
  const differing = (part: 0 | 1): number => {
    const [before = [], now = []] = [was?.[part], is?.[part]];
    return Array.from({ length: Math.max(before.length, now.length) }).findIndex((_, at) => before[at] !== now[at]);
  };
  const [rules, words] = [differing(0), differing(1)];
  return rules >= 0
    ? `goes otherwise than it was recorded, first at moment ${rules}`
    : `goes as it was recorded, and is told in other words, first at moment ${words}`;
}
