import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { opening } from '../../src/conformance/open.ts';
import type { AnyRuleset, GameState, Json, JsonObject } from '../../src/engine/index.ts';
import { cameOfCards } from './cards.ts';
import { cameOfPlay } from './plays.ts';
import { asOpened, faultsOfState, shortened } from './record.ts';
import { cameOfShape } from './shapes.ts';
import { cameOfText } from './texts.ts';

/** What is recorded a line each beside the cases: what comes of it needs no game. */
export interface List {
  name: 'texts' | 'cards' | 'positions' | 'plays' | 'shapes';
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

export const POSITIONS: List = {
  name: 'positions',
  head: 'Positions and decks in which something is otherwise, and what came of opening them: some digits of a hash of where they are wrong or of what happens first, and of what is said of that.',
  came: cameOfPosition,
};

export const PLAYS: List = {
  name: 'plays',
  head: 'A few moves each, from positions of cases and with cards that were made up, and what came of them: some digits of a hash of what the rules decided, and of how it was told.',
  came: cameOfPlay,
};

export const SHAPES: List = {
  name: 'shapes',
  head: 'What a game says of its data and its words: some digits of a hash of each schema and table without what is told of it to people, and with that.',
  came: cameOfShape,
};

export const LISTS: readonly List[] = [TEXTS, CARDS, POSITIONS, PLAYS, SHAPES];

/** The lists of a game: one that reads no texts has none of them. */
export const listsOf = ({ understandText }: AnyRuleset): readonly List[] =>
  LISTS.filter((list) => list !== TEXTS || understandText !== undefined);

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
/**
 * How a game begins: a `position` in the form of the ruleset, or seats. `state` has what is put in its first state then, each with the
 * JSON pointer of its place; without a value what is there is left out.
 */
export interface Beginning {
  position?: Json;
  seats?: [Json, Json];
  state?: [pointer: string, value?: Json][];
}

/** What comes of beginning a game. */
function cameOfPosition(rules: AnyRuleset, line: string): string {
  const { position, seats, state }: Beginning = JSON.parse(line);
  const form = { name: 'line', clauses: [], seed: 'line' };
  const options = rules.options.parse({});
  const opened = opening(
    rules,
    rules.sampleCards,
    options,
    position === undefined ? { ...form, start: { seats: seats as never } } : { ...form, position },
  );
  if (state === undefined || !opened.ok) {
    const { rules: decided, words } = asOpened(rules, rules.sampleCards, opened);
    return `${shortened(decided)} ${shortened(words)}`;
  }
  const begun = opened.run();
  if (!begun.ok) throw new Error('a position is refused before its state is changed');
  const faults = faultsOfState(rules, rules.sampleCards, changed(begun.value.state, state));
  return `${shortened(typeof faults === 'string' ? faults : faults.map(({ path }) => path))} ${shortened(faults)}`;
}

/** A state in which something is otherwise. */
function changed(state: GameState<object>, values: NonNullable<Beginning['state']>): GameState<object> {
  const copy: Json = JSON.parse(JSON.stringify(state));
  for (const [pointer, value] of values) {
    const keys = pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const holder = keys.reduce<Json | undefined>((inner, key) => (inner as JsonObject | undefined)?.[key], copy);
    if (typeof holder !== 'object' || holder === null) continue;
    if (value !== undefined) (holder as Record<string, Json>)[last] = value;
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete (holder as Record<string, Json>)[last];
  }
  return copy as unknown as GameState<object>;
}
