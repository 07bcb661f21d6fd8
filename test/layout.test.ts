import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import test from 'node:test';
import { rulesets } from '../src/rulesets/index.ts';

const home = resolve(import.meta.dirname, '../src/rulesets');

const FOLDERS = ['actions', 'atoms', 'board', 'effects', 'language', 'samples', 'text', 'turn'];

/** What lies at the top of a game's folder. */
const ATOP = ['README.md', 'decisions.ts', 'event-data.ts', 'events.ts', 'index.ts', 'rulebook.ts'];

/** What every game has, under the same name in each. */
const FILES = [
  ...ATOP,
  ...['language/language.ts', 'language/dictionary.ts', 'language/compiled.ts'],
  ...['board/board.ts', 'board/context.ts', 'board/printed.ts', 'board/values.ts', 'board/evaluate.ts'],
  ...['board/deck.ts', 'board/check-state.ts'],
  ...['atoms/board.ts', 'atoms/turn.ts'],
  'actions/index.ts',
  ...['effects/compile.ts', 'effects/faults.ts', 'effects/effects.ts', 'effects/steps.ts', 'effects/verbs.ts'],
  ...['turn/setup.ts', 'turn/turn.ts', 'turn/position.ts'],
  ...['text/describe.ts', 'text/scene.ts', 'text/view.ts'],
  'samples/index.ts',
];

const PROCEDURES = ['language', 'board', 'atoms', 'actions', 'effects', 'turn'];

/** What of its game a folder may import, besides the rulebook and the events. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  language: ['language'],
  board: ['language', 'board'],
  atoms: ['language', 'board', 'atoms'],
  actions: PROCEDURES,
  effects: PROCEDURES,
  turn: PROCEDURES,
  text: ['language', 'board', 'text'],
  samples: ['language', 'samples'],
};

const filesOf = (id: string): string[] => globSync('**/*.ts', { cwd: join(home, id) });

/** The files that a file imports, as paths from the folder of its game. */
const importsOf = (id: string, file: string): string[] =>
  [...readFileSync(join(home, id, file), 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, path]) =>
    join(dirname(file), path ?? ''),
  );

for (const { id } of rulesets) {
  test(`${id} has the folders and files that every game has`, () => {
    const files = globSync('**/*.{ts,md}', { cwd: join(home, id) });
    const folders = new Set(
      files.map((file) => file.split('/')).flatMap(([first = '', ...rest]) => (rest.length > 0 ? first : [])),
    );
    assert.deepEqual([...folders].sort(), FOLDERS);
    assert.deepEqual(files.filter((file) => !file.includes('/')).sort(), ATOP);
    assert.deepEqual(
      FILES.filter((file) => !files.includes(file)),
      [],
    );
  });

  test(`the folders of ${id} import in one direction, and from no other game`, () => {
    const wrong = filesOf(id).flatMap((file) => {
      const allowed = MAY_IMPORT[dirname(file)];
      return importsOf(id, file)
        .filter((path) => {
          if (path.startsWith('../')) return !path.startsWith('../cards/') && path !== '../../engine/index.ts';
          return (
            allowed !== undefined && !['rulebook.ts', 'events.ts'].includes(path) && !allowed.includes(dirname(path))
          );
        })
        .map((path) => `${file} imports ${path}`);
    });
    assert.deepEqual(wrong, []);
  });
}

test('a file of one name lies in the same folder in every game that has it', () => {
  const placed = new Map<string, Map<string, Set<string>>>();
  for (const { id } of rulesets) {
    for (const file of filesOf(id).filter((file) => !file.startsWith('samples/'))) {
      const games = placed.get(basename(file)) ?? new Map<string, Set<string>>();
      games.set(id, (games.get(id) ?? new Set()).add(dirname(file)));
      placed.set(basename(file), games);
    }
  }
  const apart = [...placed].filter(([, games]) => {
    const [first = new Set<string>(), ...others] = games.values();
    return others.some((folders) => ![...folders].some((folder) => first.has(folder)));
  });
  assert.deepEqual(
    apart.map(([name]) => name),
    [],
  );
});
