import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`src/cli/${name}.ts`, ...args], { cwd: root, encoding: 'utf8' });

test('simulate plays the same games alone and in jobs, and reports how they went', () => {
  const args = ['--ruleset', 'duel', '--games', '12', '--seed', 'x'];
  const alone = command('simulate', ...args);
  const shared = command('simulate', ...args, '--jobs', '2');
  assert.equal(alone.status, 0, alone.stderr);
  assert.equal(shared.status, 0, shared.stderr);
  const games = (text: string) => text.split('\n').filter((line) => !/per second|seed/.test(line));
  assert.deepEqual(games(shared.stdout), games(alone.stdout));
  assert.match(alone.stdout, /decisions a game: min \d+, median \d+, max \d+/);
  assert.match(alone.stdout, /failed games: 0/);
});

test('simulate ends with 1 and says how to play it again when a game does not end', () => {
  const { status, stdout } = command('simulate', '--ruleset', 'duel', '--games', '2', '--limit', '5');
  assert.equal(status, 1);
  assert.match(stdout, /game 1, decision 6: no end after 5 decisions\n {2}again: npm run simulate -- .* --first 1 /);
});

test('simulate passes match options on and refuses wrong ones', () => {
  const args = ['--ruleset', 'duel', '--games', '3'];
  assert.match(command('simulate', ...args, '--options', '{"turns":2}').stdout, /3 × turn-limit \[end.turns\]/);
  assert.equal(command('simulate', ...args, '--options', '{"turns":0}').status, 2);
  assert.equal(command('simulate', '--ruleset', 'nothing').status, 2);
});

test('conformance runs a file from anywhere and ends with 1 when a case fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  const file = join(folder, 'mine.yaml');
  const life = (n: number) =>
    `ruleset: duel\ncases: [{ name: a, clauses: [end.concede], position: {}, begin: { state: { sides.p1.life: ${n} } } }]`;
  writeFileSync(file, life(20));
  assert.equal(command('conformance', file).status, 0);
  writeFileSync(file, life(21));
  const { status, stdout } = command('conformance', file);
  rmSync(folder, { recursive: true });
  assert.equal(status, 1);
  assert.match(stdout, /mine.yaml:2 begin\n\s+state: sides.p1.life is 20, expected 21/);
});

test('conformance ends with 2 for a path that is not there', () => {
  assert.equal(command('conformance', 'no/such/folder').status, 2);
});
