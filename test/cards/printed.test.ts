import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';

const home = resolve(import.meta.dirname, '..');

/** Texts in a game's manner of printing, each followed by its readings, which are set in. */
function texts(file: string): { printed: string; readings: string[] }[] {
  const found: { printed: string; readings: string[] }[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('  ')) found.at(-1)?.readings.push(line.trim());
    else if (line !== '') found.push({ printed: line, readings: [] });
  }
  return found;
}

for (const { id, understand } of rulesets) {
  const file = resolve(home, id, 'printed.txt');
  if (understand === undefined || !existsSync(file)) continue;
  test(`${id}: texts are understood as they are printed`, () => {
    const all = texts(file);
    assert.ok(all.length > 20);
    const found = all.map(({ printed }) => ({
      printed,
      readings: understand(printed).meanings.map(({ reading }) => reading),
    }));
    assert.deepEqual(found, all);
  });
}
