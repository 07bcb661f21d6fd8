import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { PICTURES, SHOWN, tablePicture } from '../../src/cli/table-picture.ts';

test('docs/pictures holds the pictures that npm run docs:pictures draws', () => {
  assert.deepEqual(readdirSync(PICTURES).sort(), Object.keys(SHOWN).sort());
  for (const [file, shown] of Object.entries(SHOWN)) {
    assert.ok(readFileSync(join(PICTURES, file), 'utf8') === tablePicture(shown), `${file}: run npm run docs:pictures`);
  }
});
