import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { ALONE, filesOfRun, LONGEST, PACKS } from './support/pack.ts';
import { programEnvironment } from './support/server.ts';

test('each process of a pack has its file, and there are no others', () => {
  const expected = Object.entries(PACKS).flatMap(([folder, parts]) =>
    Array.from({ length: parts }, (_, at) =>
      parts === 1
        ? [`${folder}.test.ts`, `pack('${folder}');`]
        : [`${folder}-${at + 1}.test.ts`, `pack('${folder}', ${at + 1}, ${parts});`],
    ),
  );
  const folder = join(import.meta.dirname, 'packs');
  const found = globSync('*', { cwd: folder }).map((file) => [
    file,
    readFileSync(join(folder, file), 'utf8').trim().split('\n').at(-1),
  ]);
  assert.deepEqual(found.sort(), expected.sort());
});

test('what has a process of its own is there, and is run', () => {
  const files = filesOfRun();
  for (const file of ALONE) assert.ok(files.includes(`test/${file}`), file);
});

test('the longest files are begun first', () => {
  assert.deepEqual(
    filesOfRun().slice(0, LONGEST.length),
    LONGEST.map((file) => `test/${file}`),
  );
  assert.equal(new Set(filesOfRun()).size, filesOfRun().length);
});

test('what the runner loads registers nothing with the test runner, which would pass over the set-up for all files', () => {
  const load = (file: string) => {
    const url = new URL(file, import.meta.url).href;
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', `await import('${url}');`];
    return spawnSync(process.execPath, args, { env: programEnvironment(), encoding: 'utf8' }).stdout;
  };
  // A process in which something was registered tells of tests as it ends.
  assert.match(load('./support/run-pack.ts'), /tests 0/);
  assert.equal(load('./support/pack.ts'), '');
});

test('an error that nobody caught fails its file, though no promise is followed to the test that made it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-uncaught-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const untracked = join(import.meta.dirname, 'support/untracked.ts');
  const run = (body: string) => {
    const file = join(folder, 'one.test.mjs');
    writeFileSync(file, `import test from 'node:test';\ntest('one', async () => { ${body} });\n`);
    const args = ['--disable-warning=ExperimentalWarning', '--import', untracked, '--test', file];
    return spawnSync(process.execPath, args, { env: programEnvironment() }).status;
  };
  assert.equal(run('await null;'), 0);
  assert.equal(run("Promise.reject(new Error('nobody waits for this'));"), 1);
  assert.equal(run("setImmediate(() => { throw new Error('nobody catches this'); });"), 1);
});

test('what a file of a pack has opened is closed before the next one begins', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-pack-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const support = new URL('support/', import.meta.url).href;
  for (const name of ['one', 'two']) {
    const body = `test('${name}', () => { closeAtEnd(() => console.log('${name} is closed')); console.log('${name} is run'); });`;
    const imports = `import test from 'node:test'; import { closeAtEnd } from '${support}opened.ts';`;
    writeFileSync(join(folder, `${name}.mjs`), `${imports}\nawait new Promise(setImmediate);\n${body}\n`);
  }
  const files = `['one', 'two'].map((name) => ({ name, load: () => import(\`./\${name}.mjs\`) }))`;
  writeFileSync(join(folder, 'pack.mjs'), `import { suites } from '${support}run-pack.ts';\nsuites(${files});\n`);
  const untracked = join(import.meta.dirname, 'support/untracked.ts');
  const { stdout } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', untracked, join(folder, 'pack.mjs')],
    { env: programEnvironment(), encoding: 'utf8' },
  );
  assert.deepEqual(stdout.match(/^\w+ is \w+$/gm), ['one is run', 'one is closed', 'two is run', 'two is closed']);
});

test('what a file of a pack registers belongs to its suite, also where it waits for something it imports', () => {
  const file = join(import.meta.dirname, 'packs/properties-3.test.ts');
  const untracked = join(import.meta.dirname, 'support/untracked.ts');
  const name = 'duel with bred cards 0: replaying a history';
  const args = ['--disable-warning=ExperimentalWarning', '--import', untracked, '--test', '--test-reporter=tap'];
  const { stdout } = spawnSync(process.execPath, [...args, `--test-name-pattern=${name}`, file], {
    env: programEnvironment(),
    encoding: 'utf8',
  });
  assert.match(stdout, new RegExp(`^    ok \\d+ - ${name}`, 'm'));
});
