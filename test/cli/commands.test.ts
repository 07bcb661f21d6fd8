import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { conformance } from '../../src/cli/conformance.ts';
import { editions } from '../../src/cli/editions.ts';
import { key } from '../../src/cli/key.ts';
import { simulate } from '../../src/cli/simulate.ts';
import { runHere } from '../support/command.ts';

const root = resolve(import.meta.dirname, '../..');
const simulating = (...args: string[]) => runHere(simulate, args);
const judging = (...args: string[]) => runHere(conformance, args);

const commands = { simulate, conformance, editions, key };

test('every command tells how it is used, and that is no failure', async () => {
  for (const [name, command] of Object.entries(commands)) {
    const { status, stdout, stderr } = await runHere(command, ['--help']);
    assert.deepEqual([status, stderr], [0, ''], name);
    assert.match(stdout, new RegExp(`^npm run ${name}`));
  }
});

test('as a program every command ends with 2 and tells how it is used where it does not know what is said', () => {
  for (const name of Object.keys(commands)) {
    const program = [`src/cli/${name}.ts`, '--what'];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
    assert.deepEqual([status, stdout], [2, ''], name);
    assert.match(stderr, new RegExp(`--what.*^npm run ${name}`, 'ms'));
  }
});

test('simulate plays the same games alone and in jobs, and reports how they went', async () => {
  const args = ['--ruleset', 'duel', '--games', '12', '--seed', 'x'];
  const alone = await simulating(...args);
  const shared = await simulating(...args, '--jobs', '2');
  assert.equal(alone.status, 0, alone.stderr);
  assert.equal(shared.status, 0, shared.stderr);
  const games = (text: string) => text.split('\n').filter((line) => !/per second|seed/.test(line));
  assert.deepEqual(games(shared.stdout), games(alone.stdout));
  assert.match(alone.stdout, /decisions a game: min \d+, median \d+, max \d+/);
  assert.match(alone.stdout, /failed games: 0/);
});

test('simulate ends with 1 and says how to play it again when a game does not end', async () => {
  const { status, stdout } = await simulating('--ruleset', 'duel', '--games', '2', '--limit', '5');
  assert.equal(status, 1);
  assert.match(stdout, /game 1, decision 6: no end after 5 decisions\n {2}again: npm run simulate -- .* --first 1 /);
});

test('simulate passes match options on and refuses wrong ones', async () => {
  const args = ['--ruleset', 'duel', '--games', '3'];
  assert.match((await simulating(...args, '--options', '{"turns":2}')).stdout, /3 × turn-limit \[end.turns\]/);
  assert.equal((await simulating(...args, '--options', '{"turns":0}')).status, 2);
  assert.equal((await simulating('--ruleset', 'nothing')).status, 2);
});

test('simulate plays cards and decks of a file, and tells every fault of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  const file = join(folder, 'mine.json');
  const card = (id: string, more: object) => ({ id, name: id, cost: 1, power: 2, health: 2, ...more });
  const play = (own: object, ...more: string[]) => {
    writeFileSync(file, JSON.stringify(own));
    return simulating('--ruleset', 'duel', '--games', '2', '--cards', file, ...more);
  };
  const samples = JSON.parse(readFileSync(join(root, 'examples/duel/decks.json'), 'utf8'));
  const [{ deck }] = samples;
  const [first] = Object.keys(deck);
  const { [first as string]: copies, ...others } = deck;
  const mine = [{ id: 'mine', title: 'Mine', deck: { ...others, ogre: copies } }];
  const played = await play({ cards: [card('ogre', {})], decks: mine }, '--trace', '--jobs', '2');
  assert.equal(played.status, 0, played.stderr);
  assert.match(played.stdout, /"card":"ogre"|ogre/);
  const wrong = await play({ cards: [card('ogre', { power: 99 }), card('Dwarf', {})], decks: mine });
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /mine.json\/cards\/0\/power: .*\n.*mine.json\/cards\/1\/id/);
  assert.match((await play({ cards: [], decks: mine })).stderr, /mine.json\/decks\/0\/deck.*ogre|ogre.*mine.json/s);
  assert.match((await play({ decks: mine })).stderr, /mine.json\/cards/);
  assert.equal((await simulating('--ruleset', 'duel', '--cards', join(folder, 'none.json'))).status, 2);
  rmSync(folder, { recursive: true });
});

test('conformance runs a file from anywhere and ends with 1 when a case fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  const file = join(folder, 'mine.yaml');
  const life = (n: number) =>
    `ruleset: duel\ncases: [{ name: a, clauses: [end.concede], position: {}, begin: { state: { sides.p1.life: ${n} } } }]`;
  writeFileSync(file, life(20));
  assert.equal((await judging(file)).status, 0);
  writeFileSync(file, life(21));
  const { status, stdout } = await judging(file);
  rmSync(folder, { recursive: true });
  assert.equal(status, 1);
  assert.match(stdout, /mine.yaml:2 begin\n\s+state: sides.p1.life is 20, expected 21/);
});

test('conformance tells every event of every step, and who decides after it', async () => {
  const { status, stdout } = await judging('--trace', 'test/conformance/duel/units.yaml');
  assert.equal(status, 0);
  const lines = stdout.split('\n');
  assert.match(lines[0] ?? '', /^.*units\.yaml:\d+ ./);
  assert.ok(lines.some((line) => /^ {2}\d+: step 1 \(p[12] /.test(line)));
  assert.ok(lines.some((line) => /^ {4}#\d+ <- \d+ [a-z-]+ \[[\w.]+\] ./.test(line)));
  assert.ok(lines.some((line) => /^ {4}p[12] decides \S+ \([a-z]+\): ./.test(line)));
});

test('conformance ends with 2 for a path that is not there', async () => {
  assert.equal((await judging('no/such/folder')).status, 2);
});
