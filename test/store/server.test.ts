import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { isAlive } from '../../src/store/embedded/processes.ts';
import { openTestDatabase } from '../support/database.ts';
import { openFolder } from '../support/folder.ts';
import { isReady } from '../support/ready.ts';
import { startServer } from '../support/server.ts';
import { until, within } from '../support/until.ts';

/** The files that the servers without a `DATABASE_URL` share, one after the other: those of the test before are there. */
const folder = openFolder();
after(() => rmSync(folder, { recursive: true, force: true }));

const startOwn = () => startServer({ DATA_DIR: folder });
const ownPostgres = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
const gone = (pid: number) => until(`process ${pid} has ended`, () => !isAlive(pid));

test('without DATABASE_URL it runs a Postgres of its own, and tells a key once, on the console; SIGTERM stops both', async () => {
  const server = await startOwn();
  const said = server.said();
  assert.ok(said.includes(folder));
  const secret = /arb_[0-9A-Za-z]{49}/.exec(said)?.[0] ?? '';
  assert.match(said, /Programs on this machine need none/);
  for (const line of said.split('\n')) assert.ok(!(line.startsWith('{') && line.includes(secret)), line);
  const reply = await fetch(`${server.url}/v1/keys`, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal(reply.status, 200);

  await assert.rejects(startOwn(), /ended with 1: Another server \(process \d+\)/);
  await isReady(server.url);
  const postgres = ownPostgres();
  assert.equal(await server.end('SIGTERM'), 0);
  assert.ok(!isAlive(postgres));
});

test('after kill -9 Postgres ends too, and the next start works, whatever note was left behind; SIGINT stops both', async () => {
  const first = await startOwn();
  assert.doesNotMatch(first.said(), /arb_/);
  const postgres = ownPostgres();
  assert.equal(await first.end('SIGKILL'), 'SIGKILL');
  await gone(postgres);
  writeFileSync(
    join(folder, 'data', 'postmaster.pid'),
    `${process.pid}\n${folder}/data\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );
  const second = await startOwn();
  await isReady(second.url);
  const next = ownPostgres();
  assert.equal(await second.end('SIGINT'), 0);
  assert.ok(!isAlive(next));
});

test('a signal that comes twice, as from a terminal through npm, stops it cleanly all the same', async () => {
  const server = await startOwn();
  const postgres = ownPostgres();
  const ended = server.end('SIGINT');
  const refuses = () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    );
  await until('the server begins to stop', refuses);
  server.child.kill('SIGINT');
  assert.equal(await ended, 0);
  assert.ok(!isAlive(postgres));
});

test('when its Postgres dies it stops with a failure and says so', async () => {
  const server = await startOwn();
  const ended = once(server.child, 'exit');
  process.kill(ownPostgres(), 'SIGQUIT');
  assert.deepEqual(await within('the server stops', ended), [1, null]);
  assert.match(server.said(), /Postgres ended by itself/);
});

test('with DATABASE_URL it uses that database, and says how to make a key where there is none', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url });
  await isReady(server.url);
  assert.doesNotMatch(server.said(), /of our own/);
  assert.match(server.said(), /npm run key/);
  assert.doesNotMatch(server.said(), /arb_/);

  const port = new URL(server.url).port;
  await assert.rejects(startServer({ DATABASE_URL: database.url, PORT: port }), /ended with 1: .*EADDRINUSE/s);
  assert.equal(await server.end('SIGTERM'), 0);
});

test('a wrong configuration ends it with the reason', async () => {
  await assert.rejects(startServer({ PORT: 'many', BODY_LIMIT: '1' }), /PORT: .*BODY_LIMIT: /s);
});
