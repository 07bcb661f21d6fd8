import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestContext } from 'node:test';
import test from 'node:test';
import { editions as command } from '../../src/cli/editions.ts';
import type { AnyRuleset } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { allRulesets, openApp, openServer, playOn, startDuelMatch } from '../support/app.ts';
import { runHere } from '../support/command.ts';
import { changed, renamed } from '../support/editions.ts';
import { bendPly } from '../support/plies.ts';
import { programEnvironment } from '../support/server.ts';
import { until } from '../support/until.ts';

const root = resolve(import.meta.dirname, '../..');
const editions = (service: TestApp, ...args: string[]) => runHere(command, args, { DATABASE_URL: service.url });

/** As much of a report as tests look at. */
async function reported(service: TestApp, status: number, ...args: string[]) {
  const run = await editions(service, '--json', ...args);
  assert.equal(run.status, status, `${run.stdout}${run.stderr}`);
  return JSON.parse(run.stdout);
}

/** A service, and servers on its database of other editions of its rules, in which matches of the Duel are played. */
async function withEditions(t: TestContext) {
  const service = await openApp();
  t.after(() => service.close());
  const server = async (edition: (rules: AnyRuleset) => AnyRuleset) => {
    const other = await openServer(service.url, {}, { rulesets: allRulesets.map(edition) });
    t.after(() => other.close());
    return { ...service, ...other };
  };
  const before = await server((rules) => renamed(rules, 'b'));
  const otherwise = await server((rules) => changed(rules, 'd', 1));
  /** Starts a match on a server and plays it for some plies. */
  const play = async (on: TestApp, plies: number, body: object = {}) => {
    const start = await startDuelMatch(on, body);
    await playOn(on, start, plies);
    return start.match.id;
  };
  return { service, before, otherwise, play };
}

const hashOf = async ({ http }: TestApp, id: string): Promise<string> =>
  (await http.get(`/v1/matches/${id}`)).body.ruleset.hash;

const folderOf = (t: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), 'editions-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('tells what comes out otherwise by clause without a change, and adopts what comes out the same', async (t) => {
  const { service, before, otherwise, play } = await withEditions(t);
  const [same, present] = [await play(before, 4), await play(service, 2)];
  const differ = [await play(otherwise, 3), await play(otherwise, 3)];
  const over = await play(otherwise, 1);
  const over2 = await play(before, 2);
  const ruling = { winner: 'p1', reason: 'r', judge: 'j' };
  await otherwise.http.post(`/v1/matches/${over}/result`).send(ruling);
  await before.http.post(`/v1/matches/${over2}/result`).send(ruling);
  const records = async () =>
    (await service.sql('SELECT id, ply, state_hash, ruleset_hash FROM matches ORDER BY id')).rows;
  const known = await records();

  const dry = await reported(service, 1);
  assert.deepEqual(
    [dry.adopt, dry.done, dry.looked, dry.same, dry.adopted, dry.differ, dry.failed],
    [false, true, 6, 3, 0, 3, 0],
  );
  assert.deepEqual(
    dry.editions.map((one: Record<string, unknown>) => [one.version, one.running, one.over, one.here]),
    [
      ['9.b', 1, 1, false],
      [allRulesets[0]?.version, 1, 0, true],
      ['9.d', 2, 1, false],
    ],
  );
  const [difference, ...others] = dry.differences;
  assert.deepEqual(others, []);
  assert.deepEqual([difference.what, difference.running, difference.over], ['events', 2, 1]);
  const { match, ply } = difference.example;
  assert.equal(match, differ[0]);
  const { body } = await service.http.post(`/v1/matches/${match}/adoption`).send({ dryRun: true });
  assert.deepEqual([body.difference.ply, body.difference.clauses], [ply, difference.clauses]);
  assert.deepEqual(await records(), known);

  const done = await reported(service, 1, '--adopt');
  assert.deepEqual([done.looked, done.same, done.adopted, done.differ], [5, 2, 1, 3]);
  assert.equal(await hashOf(service, same), allRulesets[0]?.hash);
  const verified = await service.http.get(`/v1/matches/${same}/verification`);
  assert.equal(verified.body.same, true);
  const left = (await records()).filter(({ id }) => id !== same);
  assert.deepEqual(
    left,
    known.filter(({ id }) => id !== same),
  );
  assert.equal(await hashOf(service, present), allRulesets[0]?.hash);
});

test('tells it to people too: the clause with its title, an example, and what was not changed', async (t) => {
  const { service, otherwise, play } = await withEditions(t);
  const id = await play(otherwise, 2);
  const { status, stdout } = await editions(service, '--ruleset', 'duel');
  assert.equal(status, 1);
  assert.match(stdout, /duel 9\.d d{12}: 1 running, 0 over \(another one\)/);
  assert.match(stdout, /duel: events, [a-z.-]+ \(\S.*\) on record, .* as it is played now: 1 running, 0 over\n/);
  assert.match(stdout, new RegExp(`such as match ${id}, ply \\d+`));
  assert.match(stdout, /nothing was changed/);
});

test('a match of this very edition that comes out otherwise needs another version, and the report says so', async (t) => {
  const { service, play } = await withEditions(t);
  await play(service, 2);
  const { rows } = await service.sql('SELECT match_id AS id FROM plies WHERE ply = 1');
  for (const { id } of rows) await bendPly(service, id, 1, () => ({ events: [] }));
  const report = await reported(service, 1);
  assert.deepEqual([report.differ, report.differences[0].sameEdition, report.differences[0].example.ply], [1, true, 1]);
  assert.match((await editions(service)).stdout, /of this very edition, which needs another version/);
});

test('goes on where an earlier run stopped, with its numbers', async (t) => {
  const { service, before, otherwise, play } = await withEditions(t);
  for (const server of [before, otherwise, before, otherwise, before]) await play(server, 2);
  const file = join(folderOf(t), 'editions.json');
  const first = await reported(service, 4, '--adopt', '--most', '2', '--resume', file);
  assert.deepEqual([first.done, first.looked, first.adopted, first.differ], [false, 2, 1, 1]);
  assert.equal((await editions(service, '--resume', file)).status, 2);
  const last = await reported(service, 1, '--adopt', '--resume', file);
  assert.deepEqual([last.done, last.looked, last.adopted, last.differ], [true, 5, 3, 2]);
  assert.equal(last.differences[0].running, 2);
  assert.ok(!existsSync(file));
});

test('finishes the match in hand when it is interrupted', async (t) => {
  const { service, before, play } = await withEditions(t);
  for (let match = 0; match < 3; match++) await play(before, 2);
  const [, second] = (await service.sql('SELECT id FROM matches ORDER BY id')).rows;
  const file = join(folderOf(t), 'editions.json');
  await service.sql('BEGIN');
  await service.sql('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [second.id]);
  const program = ['--disable-warning=ExperimentalWarning', 'src/cli/editions.ts'];
  const child = spawn(process.execPath, [...program, '--adopt', '--json', '--resume', file], {
    cwd: root,
    env: programEnvironment({ DATABASE_URL: service.url }),
  });
  const ended = new Promise((done) => child.on('exit', done));
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await until(
    'the first match is adopted',
    async () => existsSync(file) && readFileSync(file, 'utf8').includes('"looked":1'),
  );
  child.kill('SIGINT');
  await service.sql('COMMIT');
  assert.equal(await ended, 4);
  const report = JSON.parse(said);
  assert.deepEqual([report.done, report.looked, report.adopted], [false, 2, 2]);
  assert.deepEqual((await reported(service, 0, '--adopt', '--resume', file)).adopted, 3);
});

test('a match that cannot be played again is told, and the others are looked at', async (t) => {
  const { service, before, play } = await withEditions(t);
  const lost = await play(before, 2);
  await play(before, 2);
  await service.sql('UPDATE matches SET cards = $2 WHERE id = $1', [lost, 'f'.repeat(64)]);
  const { looked, same, failed, problems } = await reported(service, 3);
  assert.deepEqual([looked, same, failed], [2, 1, 1]);
  assert.deepEqual([problems[0].code, problems[0].matches, problems[0].example], ['unknown-card-set', 1, lost]);
});

test('refuses wrong arguments, files of other runs and a database that is not up to date', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  assert.equal((await reported(service, 0)).looked, 0);
  for (const args of [['--ruleset', 'chess'], ['--most', '0'], ['--what']])
    assert.equal((await editions(service, ...args)).status, 2);
  const file = join(folderOf(t), 'other.json');
  writeFileSync(file, '{"run":');
  assert.match((await editions(service, '--resume', file)).stderr, /is no file of an earlier run/);
  await service.sql(
    'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
  );
  const { status, stderr } = await editions(service);
  assert.equal(status, 3);
  assert.match(stderr, /The database lacks \d+_/);
});
