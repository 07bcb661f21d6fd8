import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { KNOWN_CIRCLES } from '../scripts/house.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Checked {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string; dependencies: { circular: boolean }[] }[];
}

/** Checks the order of the house in the folder `src` of `folder`. */
function check(folder: string): Checked {
  const command = path.join(root, 'node_modules/.bin/depcruise');
  const config = path.join(root, 'scripts/house.ts');
  const run = spawnSync(process.execPath, [command, '--config', config, '--output-type', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(run.stdout);
}

const house = check(root);

const thing = 'export interface Thing {}\n';
const using = (file: string) => `import type { Thing } from '${file}';\nexport type Used = Thing;\n`;

/**
 * What each test puts into its rooms. All of it is checked as one house, since each check takes a second: so no file stands in two of
 * them, and none imports what another one put there.
 */
const ROOMS = {
  down: {
    'engine/down.ts': thing,
    'services/matches/down.ts': `export type { Thing } from '../../engine/down.ts';\n`,
    'services/reading/down.ts': using('../matches/down.ts'),
    'http/routes/down.ts': using('../../engine/down.ts'),
  },
  up: {
    'services/problem.ts': thing,
    'contracts/up.ts': using('../services/problem.ts'),
    'engine/up.ts': using('../services/problem.ts'),
  },
  doors: {
    'http/door.ts': thing,
    'graphql/door.ts': thing,
    'http/through.ts': using('../graphql/door.ts'),
    'graphql/through.ts': using('../http/door.ts'),
  },
  floors: {
    'services/reading/floor.ts': thing,
    'services/delivery/floor.ts': thing,
    'services/matches/beside.ts': using('../reading/floor.ts'),
    'services/matches/above.ts': using('../delivery/floor.ts'),
  },
  circle: {
    'store/left.ts': `${using('./right.ts')}${thing}`,
    'store/right.ts': `${using('./left.ts')}${thing}`,
  },
  attic: { 'attic/trunk.ts': using('../engine/down.ts') },
  io: { 'engine/reader.ts': "export { readFileSync } from 'node:fs';\n" },
} as const satisfies Record<string, Record<string, string>>;

/** What is refused in the house of all these files. */
function refusals(): { rule: string; from: string; to: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  try {
    for (const [name, text] of Object.values(ROOMS).flatMap((files) => Object.entries(files))) {
      const file = path.join(folder, 'src', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return check(folder).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const refused = refusals();

/** What is refused of what one test put there. */
const refusedOf = (test: keyof typeof ROOMS): string[] =>
  refused
    .filter(({ from }) => Object.keys(ROOMS[test]).some((file) => from === `src/${file}`))
    .map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)
    .sort();

test('a file may import down the house', () => {
  assert.deepEqual(refusedOf('down'), []);
});

test('a file that imports up the house is refused, if only for a type', () => {
  assert.deepEqual(refusedOf('up'), [
    'rooms-of-contracts: src/contracts/up.ts -> src/services/problem.ts',
    'rooms-of-engine: src/engine/up.ts -> src/services/problem.ts',
  ]);
});

test('the two doors do not import each other', () => {
  assert.deepEqual(refusedOf('doors'), [
    'rooms-of-graphql: src/graphql/through.ts -> src/http/door.ts',
    'rooms-of-http: src/http/through.ts -> src/graphql/door.ts',
  ]);
});

test('a room of services that imports a room on its floor or above is refused', () => {
  assert.deepEqual(refusedOf('floors'), [
    'floors-below-matches: src/services/matches/above.ts -> src/services/delivery/floor.ts',
    'floors-below-matches: src/services/matches/beside.ts -> src/services/reading/floor.ts',
  ]);
});

test('a circle is refused, if only of types', () => {
  assert.deepEqual(refusedOf('circle'), ['no-circles: src/store/left.ts -> src/store/right.ts']);
});

test('a room that nobody has listed is refused', () => {
  assert.deepEqual(refusedOf('attic'), ['every-room-is-listed: src/attic/trunk.ts -> src/engine/down.ts']);
});

test('the engine does no I/O', () => {
  assert.deepEqual(refusedOf('io'), ['rules-do-no-io: src/engine/reader.ts -> fs']);
});

test('nothing is refused but what a test put there to be refused', () => {
  const placed = Object.keys(ROOMS).flatMap((room) => refusedOf(room as keyof typeof ROOMS));
  assert.equal(refused.length, placed.length);
});

test('no circle is let through that is gone', () => {
  assert.deepEqual(house.summary.violations, []);
  const circular = house.modules.filter(({ dependencies }) => dependencies.some((one) => one.circular));
  const found = new Set(circular.map(({ source }) => source));
  const gone = KNOWN_CIRCLES.flat().filter((file) => !found.has(`src/${file}.ts`));
  assert.deepEqual(gone, []);
});

test('every room has a README', () => {
  const folders = house.modules.map(({ source }) => /^src\/(services\/)?[a-z]+(?=\/)/.exec(source)?.[0] ?? 'src');
  const rooms = [...new Set(folders)].filter((folder) => /^src\/(?!engine|rulesets|generated)/.test(folder));
  assert.ok(rooms.includes('src/services/matches') && rooms.includes('src/store'));
  const without = rooms.filter((room) => !existsSync(path.join(root, room, 'README.md')));
  assert.deepEqual(without, []);
});
