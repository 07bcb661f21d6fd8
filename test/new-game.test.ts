import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { rulesets } from '../src/rulesets/index.ts';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/new-game.md'), 'utf8');

test('the page on a new game lists the files of Duel', () => {
  const [, files = ''] = page.split(/^## .*$/m);
  const listed = [...files.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  const there = readdirSync(resolve(root, 'examples/duel')).filter((file) => file !== 'README.md');
  assert.deepEqual(listed.sort(), there.sort());
});

/** Every path from the root that the page names. */
const paths = [...new Set([...page.matchAll(/`((?:src|test|docs|examples)\/[^`]*)`/g)].map(([, path]) => path ?? ''))];

test('every path that the page names is there, those of a game for every game', () => {
  assert.ok(paths.length > 10);
  const missing = paths
    .flatMap((path) => (path.includes('<id>') ? rulesets.map(({ id }) => path.replaceAll('<id>', id)) : [path]))
    .filter((path) => !existsSync(resolve(root, path)));
  assert.deepEqual(missing, []);
});

test('every section of the page on Duel that it points to is there', () => {
  const duel = readFileSync(resolve(root, 'examples/duel/README.md'), 'utf8');
  const headings = [...duel.matchAll(/^## (.*)$/gm)].map(([, title]) =>
    (title ?? '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const linked = [...page.matchAll(/duel\/README\.md#([\w-]+)/g)].map(([, anchor]) => anchor ?? '');
  assert.deepEqual(
    linked.filter((anchor) => !headings.includes(anchor)),
    [],
  );
});
