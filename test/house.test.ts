import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { circlesGone, faultsOf, lineOf, look, roomsWithoutReadme } from '../scripts/check-house.ts';
import { KNOWN_CIRCLES } from '../scripts/house.ts';

const thing = 'export interface Thing {}\n';
const using = (file: string) => `import type { Thing } from '${file}';\nexport type Used = Thing;\n`;

/**
 * What each test puts into its rooms. All of it is checked as one house, since each check takes a second: so no file stands in two of
 * them.
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

const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
after(() => rmSync(folder, { recursive: true }));
for (const [name, text] of Object.values(ROOMS).flatMap((files) => Object.entries(files))) {
  const file = path.join(folder, 'src', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const house = look(folder);
const { refused, files } = house;

/** What is refused of what one test put there. */
const refusedOf = (test: keyof typeof ROOMS): string[] =>
  refused
    .filter(({ from }) => Object.keys(ROOMS[test]).some((file) => from === `src/${file}`))
    .map(lineOf)
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

test('a circle that is let through has to be there', () => {
  assert.deepEqual(circlesGone(files, [['store/left', 'store/right']]), []);
  assert.deepEqual(circlesGone(files, [['store/left', 'engine/down']]), ['engine/down']);
});

test('a room without a README is told, but for those of the engine', () => {
  writeFileSync(path.join(folder, 'src/store/README.md'), '# Store\n');
  const without = roomsWithoutReadme(files, folder);
  assert.deepEqual(
    without.toSorted(),
    [
      'attic',
      'contracts',
      'graphql',
      'http',
      'services',
      'services/delivery',
      'services/matches',
      'services/reading',
    ].map((room) => `src/${room}`),
  );
});

test('all that is wrong is told', () => {
  const faults = faultsOf(house, folder);
  for (const one of refused) assert.ok(faults.includes(lineOf(one)));
  assert.ok(faults.includes('src/attic has no README.md'));
  assert.equal(faults.filter((fault) => fault.endsWith('goes from KNOWN_CIRCLES')).length, KNOWN_CIRCLES.flat().length);
});
