import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ALONE, filesOfRun, LONGEST, PACKS } from './support/pack.ts';

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
