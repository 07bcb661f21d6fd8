import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { Arbiter } from 'arbiter-client';
import type { TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';
import { programEnvironment } from '../support/server.ts';

/* A tournament run from the command line alone: from the list of players to the standings. */

const PROGRAM = join(import.meta.dirname, '../../clients/cli/dist/main.js');
let service: TestApp;
let arbiter: Arbiter;
let url: string;
let folder: string;
before(async () => {
  service = await openApp();
  url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  arbiter = new Arbiter({ url });
  folder = mkdtempSync(join(tmpdir(), 'arbiter-cli-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

async function run(args: string[], piped = ''): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: programEnvironment({ ARBITER_URL: url }) });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(piped);
  const [code] = await once(child, 'close');
  return { code: code as number, out, err };
}

/** What a command of a tournament prints; it has to succeed. */
async function told(...args: string[]): Promise<string> {
  const { code, out, err } = await run(['tournament', ...args]);
  assert.equal(code, 0, err);
  return out;
}

const judged = ['--judge', 'Ines', '--reason', 'Played on paper.'];

test('an evening is run: players, rounds, reports, drops, the cut, the end', async () => {
  const made = await told('create', 'Open', 'duel', '--rounds', '2', '--cut', '2', '--best-of', '3', '--seed', 's');
  assert.match(made, /^Open: duel, swiss, best of 3, then a cut to 2\n {2}id {7}[0-9a-f-]{36}\n.*\n {2}round {4}none/);
  const csv = join(folder, 'players.csv');
  writeFileSync(csv, 'id,name\nada,Ada\nben,Ben\ncai,Cai\n');
  assert.match(await told('import', 'Open', csv), /^3 players are registered/);
  assert.match(await told('add', 'Open', 'Dee', 'Eve', 'Finn'), /^\d+ {2}Dee\n\d+ {2}Eve\n\d+ {2}Finn\n$/);
  assert.match(await told('remove', 'Open', 'Finn'), /^Finn is off the list/);
  assert.equal((await told('players', 'Open')).trim().split('\n').length, 5);

  assert.match(
    await told('pair', 'Open', '--dry-run'),
    /^Round 1, not paired yet\n( {3}\d {2}\w+ – \w+\n){2} {3}3 {2}\w+ has a bye\n$/,
  );
  assert.equal((await arbiter.tournaments.get('Open')).round, 0);
  assert.match(
    await told('pair', 'Open', '--tables', 'ada:ben,cai:4,5'),
    /^Round 1\n {3}1 {2}Ada – Ben\n {3}2 {2}Cai – Dee\n {3}3 {2}Eve has a bye/,
  );
  assert.match(
    await told('tables', 'Open', '--open'),
    /^ {3}1 {2}Ada – Ben {2}0–0, game 1 is match [0-9a-f-]{36}\n {3}2 .*\n$/,
  );

  // Somebody reports what was played elsewhere while `wait` looks on.
  const waiting = run(['--json', 'tournament', 'wait', 'Open', '--every', '1']);
  assert.match(await told('report', 'Open', '1', '1', '2-1', ...judged), /^ {3}1 {2}Ada – Ben {2}2–1, by ruling\n$/);
  await told('rule', 'Open', '1', '2', 'both-lose', ...judged);
  const { code, out } = await waiting;
  assert.equal(code, 0);
  const seen = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { table: number; status: string });
  assert.deepEqual(seen.map(({ table }) => table).toSorted(), [1, 2, 3]);
  assert.ok(seen.every(({ status }) => status === 'over'));

  await told('report', 'Open', '1', '2', '0-2', ...judged);
  assert.match(
    await told('rulings', 'Open'),
    /round 1, table 2: both lose\. Played on paper\. \(Ines\)\n.*table 2: 0–2/,
  );
  assert.match(await told('drop', 'Open', 'Ben', 'cai'), /^Ben has left the tournament\.\nCai has left/);
  assert.match(await told('rejoin', 'Open', 'ben'), /^Ben takes part again/);
  assert.match(await told('pair', 'Open', '--round', '2'), /^Round 2\n/);
  assert.match(await told('undo', 'Open', '2', ...judged), /^Round 2 is taken back/);
  await told('pair', 'Open');
  for (const { table } of await arbiter.tournaments.tables('Open', 2).all())
    await told('report', 'Open', '2', String(table), '2-0', ...judged);
  assert.match(await told('pair', 'Open'), /^Round 3 \(cut\)\n {3}1 {2}\w+ – \w+\n$/);
  await told('report', 'Open', '3', '1', '2-1', ...judged);
  const { champion } = await arbiter.tournaments.get('Open');
  assert.match(await told('finish', 'Open'), new RegExp(`over {5}after 3 rounds, won by ${champion}`));

  const standings = await told('standings', 'Open');
  assert.match(standings, /^ {3}1 +\d+ {2}\w+\n/);
  assert.match(standings, /Cai {2}\(left\)/);
  assert.match(await told('csv', 'Open', 'standings'), /^rank,id,player,points,/);
  const file = join(folder, 'tables.csv');
  await told('csv', 'Open', 'tables', '--round', '1', '--out', file);
  assert.match(readFileSync(file, 'utf8'), /^round,table,kind,.*\n1,1,match,ada,Ada,ben,Ben,over,2,1,/);
  assert.match(await told('list'), /Open: \d+ matches/);
});

test('a tournament is finished early, and taken away when that is meant', async () => {
  const made = await run(
    ['--json', 'tournament', 'create', 'Early', 'duel', '--rounds', '4', '--bank', '900', '--players', '-'],
    'name\nAda\nBen\n',
  );
  assert.equal(made.code, 0, made.err);
  const { players, clock } = JSON.parse(made.out);
  assert.equal(players.registered, 2);
  assert.deepEqual([clock.seconds, clock.bank, clock.otherwise], [0, 900, 'lose']);
  assert.equal((await run(['tournament', 'finish', 'Early'])).code, 1);
  await told('pair', 'Early');
  assert.match(await told('finish', 'Early'), /round {4}1 of 1, 1 table is open\n.*as soon as/);
  await told('report', 'Early', '1', '1', '1-0', ...judged);
  assert.match(await told('show', 'Early'), /over {5}after 1 round/);
  assert.equal((await run(['tournament', 'delete', 'Early'])).code, 2);
  assert.match(await told('delete', 'Early', '--yes'), /^Early is gone/);
});

test('what cannot be meant is told', async () => {
  for (const [args, code, said] of [
    [['create', 'X', 'duel', '--cut-best-of', '3'], 1, /--cut says how many/],
    [['create', 'X', 'duel', '--rounds', 'many'], 2, /whole number from 1 to 100/],
    [['report', 'X', '1', '1', 'won', ...judged], 2, /games won as in 2-1/],
    [['report', 'X', '1', '1', '2-0'], 2, /--judge/],
    [['drop', 'X', 'Ada'], 1, /\[unknown-tournament\]/],
    [['csv', 'X', 'decks'], 2, /Allowed choices are players, results/],
  ] as const) {
    const ran = await run(['tournament', ...args]);
    assert.equal(ran.code, code, ran.err);
    assert.match(ran.err, said);
  }
  const help = (await run(['tournament', '--help'])).out;
  for (const command of ['create', 'import', 'pair', 'tables', 'wait', 'report', 'undo', 'drop', 'finish', 'csv'])
    assert.match(help, new RegExp(`^ {2}${command}\\b`, 'm'));
});
