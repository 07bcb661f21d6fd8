import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRuleset } from '../../src/engine/index.ts';
import { cameOfCards } from './cards.ts';
import { cameOfText } from './texts.ts';

/** What is recorded a line each beside the cases: what comes of it needs no game. */
export interface List {
  name: 'texts' | 'cards';
  /** What stands at the head of its file. */
  head: string;
  /** Some digits of a hash of what the rules decide of a line, and of how it is told. */
  came(rules: AnyRuleset, line: string): string;
}

export const TEXTS: List = {
  name: 'texts',
  head: 'Texts that were made up, and what came of reading them: some digits of a hash of what they mean and of where they are wrong, and of all that is told of them.',
  came: cameOfText,
};

export const CARDS: List = {
  name: 'cards',
  head: 'Cards that were made up, and what came of them: some digits of a hash of where they are wrong, or of what they mean, and of what is told of them.',
  came: cameOfCards,
};

/** The lists of a game: one that reads no texts has none of them. */
export const listsOf = ({ understandText }: AnyRuleset): readonly List[] =>
  understandText === undefined ? [CARDS] : [TEXTS, CARDS];

const pathOf = (game: string, { name }: List): string => join(import.meta.dirname, `${game}-${name}.txt`);

/** What was recorded of each line of a list of a game; nothing before a first line was recorded. */
export function readList(game: string, list: List): ReadonlyMap<string, string> {
  if (!existsSync(pathOf(game, list))) return new Map();
  const lines = readFileSync(pathOf(game, list), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(10), line.slice(0, 9)]));
}

export function writeList(game: string, list: List, lines: ReadonlyMap<string, string>): void {
  const head = `# ${list.head}\n# \`npm run recorded\` writes it; test/README.md says what to do where it has changed.\n`;
  writeFileSync(pathOf(game, list), `${head}${[...lines].map(([line, said]) => `${said} ${line}\n`).join('')}`);
}
