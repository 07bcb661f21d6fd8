import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
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

/** What is refused in a house of these files alone. */
function refusedIn(t: TestContext, files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return check(folder)
    .summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
    .sort();
}

const house = check(root);

const thing = 'export interface Thing {}\n';
const using = (file: string) => `import type { Thing } from '${file}';\nexport type Used = Thing;\n`;

test('a file may import down the house', (t) => {
  const refused = refusedIn(t, {
    'engine/thing.ts': thing,
    'services/matches/start.ts': `export type { Thing } from '../../engine/thing.ts';\n`,
    'services/reading/history.ts': using('../matches/start.ts'),
    'http/routes/matches.ts': using('../../engine/thing.ts'),
  });
  assert.deepEqual(refused, []);
});

test('a file that imports up the house is refused, if only for a type', (t) => {
  const refused = refusedIn(t, {
    'services/thing.ts': thing,
    'services/problem.ts': thing,
    'contracts/keys.ts': using('../services/problem.ts'),
    'engine/machine.ts': using('../services/problem.ts'),
  });
  assert.ok(refused.includes('rooms-of-contracts: src/contracts/keys.ts -> src/services/problem.ts'));
  assert.ok(refused.includes('rooms-of-engine: src/engine/machine.ts -> src/services/problem.ts'));
});

test('the two doors do not import each other', (t) => {
  const refused = refusedIn(t, {
    'http/thing.ts': thing,
    'graphql/thing.ts': thing,
    'http/rest.ts': using('../graphql/thing.ts'),
    'graphql/graphql.ts': using('../http/thing.ts'),
  });
  assert.deepEqual(refused, [
    'rooms-of-graphql: src/graphql/graphql.ts -> src/http/thing.ts',
    'rooms-of-http: src/http/rest.ts -> src/graphql/thing.ts',
  ]);
});

test('a room of services that imports a room on its floor or above is refused', (t) => {
  const refused = refusedIn(t, {
    'services/reading/thing.ts': thing,
    'services/delivery/thing.ts': thing,
    'services/matches/start.ts': using('../reading/thing.ts'),
    'services/matches/clocks.ts': using('../delivery/thing.ts'),
  });
  assert.deepEqual(refused, [
    'floors-below-matches: src/services/matches/clocks.ts -> src/services/delivery/thing.ts',
    'floors-below-matches: src/services/matches/start.ts -> src/services/reading/thing.ts',
  ]);
});

test('a circle is refused, if only of types', (t) => {
  const refused = refusedIn(t, {
    'store/left.ts': `${using('./right.ts')}${thing}`,
    'store/right.ts': `${using('./left.ts')}${thing}`,
  });
  assert.deepEqual(refused, ['no-circles: src/store/left.ts -> src/store/right.ts']);
});

test('a room that nobody has listed is refused', (t) => {
  const refused = refusedIn(t, { 'engine/thing.ts': thing, 'attic/trunk.ts': using('../engine/thing.ts') });
  assert.deepEqual(refused, ['every-room-is-listed: src/attic/trunk.ts -> src/engine/thing.ts']);
});

test('the engine does no I/O', (t) => {
  const refused = refusedIn(t, { 'engine/reader.ts': "export { readFileSync } from 'node:fs';\n" });
  assert.deepEqual(refused, ['rules-do-no-io: src/engine/reader.ts -> fs']);
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
