import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { isAlive } from '../../src/store/embedded/processes.ts';
import { openTestDatabase } from '../support/database.ts';
import { openFolder } from '../support/folder.ts';
import { isReady } from '../support/ready.ts';
import { startServer } from '../support/server.ts';
import { until, within } from '../support/until.ts';

const postgresIn = (folder: string) =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

const gone = (pid: number) => until(`process ${pid} has ended`, () => !isAlive(pid));

test('without DATABASE_URL it runs a Postgres of its own; SIGTERM and SIGINT stop both, and the matches stay', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await startServer({ DATA_DIR: folder });
    assert.ok(server.said().includes(folder));
    await isReady(server.url);
    const postgres = postgresIn(folder);
    assert.equal(await server.end(signal), 0);
    assert.ok(!isAlive(postgres));
  }
});

test('a signal that comes twice, as from a terminal through npm, stops it cleanly all the same', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder });
  const postgres = postgresIn(folder);
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

test('when its Postgres dies it stops with a failure and says so', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder });
  const ended = once(server.child, 'exit');
  process.kill(postgresIn(folder), 'SIGQUIT');
  assert.deepEqual(await within('the server stops', ended), [1, null]);
  assert.match(server.said(), /Postgres ended by itself/);
});

test('after kill -9 Postgres ends too, and the next start works, whatever note was left behind', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const first = await startServer({ DATA_DIR: folder });
  const postgres = postgresIn(folder);
  assert.equal(await first.end('SIGKILL'), 'SIGKILL');
  await gone(postgres);
  writeFileSync(
    join(folder, 'data', 'postmaster.pid'),
    `${process.pid}\n${folder}/data\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );
  const second = await startServer({ DATA_DIR: folder });
  await isReady(second.url);
  assert.equal(await second.end('SIGTERM'), 0);
});

test('a second server on the same folder says what is wrong and leaves the first one alone', async (t) => {
  const folder = openFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder });
  await assert.rejects(startServer({ DATA_DIR: folder }), /ended with 1: Another server \(process \d+\)/);
  await isReady(server.url);
  assert.equal(await server.end('SIGTERM'), 0);
});

test('with DATABASE_URL it uses that database', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url });
  await isReady(server.url);
  assert.doesNotMatch(server.said(), /of our own/);
  assert.equal(await server.end('SIGTERM'), 0);
});

test('a wrong configuration or a taken port ends it with the reason', async (t) => {
  await assert.rejects(startServer({ PORT: 'many', BODY_LIMIT: '1' }), /PORT: .*BODY_LIMIT: /s);
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const server = await startServer({ DATABASE_URL: database.url });
  const port = new URL(server.url).port;
  await assert.rejects(startServer({ DATABASE_URL: database.url, PORT: port }), /ended with 1: .*EADDRINUSE/s);
  assert.equal(await server.end('SIGTERM'), 0);
});
