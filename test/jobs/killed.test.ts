import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { openServer, testConfig } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const jobs = { ...testConfig().jobs, look: 0.05 };

test('what a server that is killed was at is gone on with by another one, from the last piece that was written', async (t) => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  const doomed = await startServer({ DATABASE_URL: database.url, KEYLESS: 'loopback' });
  const request = { kind: 'simulation', ruleset: 'unnamed', games: 1_000_000, seed: 'killed' };
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${doomed.url}/v1/jobs`, { method: 'POST', headers, body: JSON.stringify(request) });
  const { id } = (await reply.json()) as { id: string };
  const look = async () => (await client.query('SELECT * FROM jobs WHERE id = $1', [id])).rows[0];
  await until('some pieces are written', async () => (await look()).parts >= 2);
  assert.equal(await doomed.end('SIGKILL'), 'SIGKILL');
  const left = await look();
  assert.deepEqual([left.state, left.done, left.cursor.next], ['running', left.lines, left.done]);
  // It is free for others within seconds; that is not waited for.
  assert.ok(left.due_at.getTime() <= Date.now() + 6000);
  const few = { ...left.request, games: left.done + 5 };
  await client.query('UPDATE jobs SET due_at = now(), request = $2 WHERE id = $1', [id, few]);
  const other = await openServer(database.url, { jobs });
  const job = await until('the job is over', async () => {
    const { body } = await other.http.get(`/v1/jobs/${id}`);
    return body.endedAt === null ? null : body;
  });
  assert.deepEqual([job.state, job.progress], ['done', { done: left.done + 5, of: left.done + 5 }]);
  assert.equal(job.result.games, left.done + 5);
  const { text } = await other.http.get(`/v1/jobs/${id}/result`);
  const games = text.trim().split('\n');
  // None is missing, and none was played twice.
  assert.deepEqual(
    games.map((line) => JSON.parse(line).game),
    Array.from({ length: left.done + 5 }, (_, at) => at),
  );
  await other.close();
});

test('a server that stops leaves its jobs to others, and one that is late writes nothing', async () => {
  const database = await openTestDatabase();
  const [one, two] = [
    await openServer(database.url, { jobs }),
    await openServer(database.url, { jobs: { ...jobs, atOnce: 0 } }),
  ];
  const request = { kind: 'simulation', ruleset: 'duel', games: 1_000_000, seed: 'stops' };
  const { id } = (await one.http.post('/v1/jobs').send(request)).body;
  const done = async () => (await two.http.get(`/v1/jobs/${id}`)).body.progress.done;
  await until('a piece is written', async () => (await done()) > 0);
  await one.close();
  const before = await done();
  const claim = { kinds: ['simulation'], each: 1, most: 1, lease: 60 };
  const [late] = await two.store.jobs.claim(claim);
  assert.equal(late?.done, before);
  assert.deepEqual(await two.store.jobs.claim(claim), []);
  assert.ok(late);
  await two.store.jobs.leave(late, 0, true);
  const [now] = await two.store.jobs.claim(claim);
  assert.ok(now);
  const step = { done: before + 1, total: 1_000_000, cursor: {}, written: null, result: null };
  assert.equal(await two.store.jobs.advance(late, step, 60), false);
  assert.equal(await two.store.jobs.advance(now, step, 60), true);
  const { state } = (await two.http.post(`/v1/jobs/${id}/cancellation`)).body;
  assert.deepEqual([state, await two.store.jobs.advance(now, { ...step, done: before + 2 }, 60)], ['cancelled', false]);
  assert.deepEqual([await two.store.jobs.keep([now], 60), await done()], [[], before + 1]);
  await two.close();
  await database.drop();
});

test('a piece that was begun again and again and never done is given up', async () => {
  const database = await openTestDatabase();
  const two = await openServer(database.url, { jobs: { ...jobs, atOnce: 0 } });
  const { id } = (await two.http.post('/v1/jobs').send({ kind: 'verification' })).body;
  const claim = { kinds: ['verification'], each: 1, most: 1, lease: 0 };
  for (let time = 1; time <= 5; time++) assert.equal((await two.store.jobs.claim(claim))[0]?.tries, time);
  const one = await openServer(database.url, { jobs });
  const job = await until('the job is over', async () => {
    const { body } = await two.http.get(`/v1/jobs/${id}`);
    return body.endedAt === null ? null : body;
  });
  assert.deepEqual([job.state, job.problem.code], ['failed', 'internal']);
  await one.close();
  await two.close();
  await database.drop();
});
