import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import test, { afterEach, before } from 'node:test';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch, testConfig } from '../support/app.ts';
import { keptLog } from '../support/log.ts';
import type { ObjectStore } from '../support/object-store.ts';
import { openObjectStore, refuse } from '../support/object-store.ts';
import { until } from '../support/until.ts';

/** What becomes of matches when the store of the archive fails. */

let service: TestApp;
let store: ObjectStore;
const log = keptLog();
afterEach(() => {
  store.fault = null;
});
before(async () => {
  store = await openObjectStore();
  const archive = { ...store.target, timeout: 5 };
  service = await openApp({ archive, logLevel: 'info', jobs: { ...testConfig().jobs, look: 0.05 } }, log.stream);
});

/** A match that ended long ago, and how many plies it has. */
async function ended(seed: string): Promise<{ id: string; plies: number }> {
  const begun = await startDuelMatch(service, { seed });
  const { id } = begun.match;
  await playOn(service, begun, 3);
  const concede = { action: { player: 'p2', concede: true } };
  const over = (await service.http.post(`/v1/matches/${id}/actions`).send(concede)).body;
  await service.sql(`UPDATE matches SET ended_at = now() - interval '100 days' WHERE id = $1`, [id]);
  return { id, plies: over.match.ply + 1 };
}

const pliesOf = async (id: string): Promise<number> =>
  (await service.sql('SELECT FROM plies WHERE match_id = $1', [id])).rowCount ?? 0;

/** Has a job done, whose pieces are tried again without a pause. */
async function job(request: object) {
  const { id } = (await service.http.post('/v1/jobs').send(request)).body;
  return until('the job is over', async () => {
    await service.sql(`UPDATE jobs SET due_at = now() WHERE state IN ('waiting', 'running') AND holder IS NULL`);
    const now = (await service.http.get(`/v1/jobs/${id}`)).body;
    return now.endedAt === null ? null : now;
  });
}

const archiveJob = () => job({ kind: 'archive' });

/** A rule under which nothing is done by itself: only jobs that are asked for. */
async function ruleAlone(): Promise<void> {
  const rule = `INSERT INTO retention_rules (tenant, keep, days, due_at) VALUES ('local', 'P90D', 90, 'infinity')
    ON CONFLICT (tenant) DO NOTHING`;
  await service.sql(rule);
}

const nothingLeft = async () =>
  assert.equal((await service.sql(`SELECT FROM archive_batches WHERE state <> 'written'`)).rowCount, 0);

test('while the store is away nothing leaves, and everybody is told', async () => {
  const { id, plies } = await ended('away');
  await ruleAlone();
  store.fault = (_asked, response) => {
    response.destroy();
    return true;
  };
  const failed = await archiveJob();
  assert.deepEqual([failed.state, failed.problem.code], ['failed', 'archive-unavailable']);
  assert.match(failed.problem.detail, /arbiter-archive/);
  assert.doesNotMatch(failed.problem.detail, /finished/);
  assert.equal(await pliesOf(id), plies);
  assert.deepEqual((await service.http.get('/readyz')).body, { status: 'ok', archive: 'failing' });
  const metrics = (await service.http.get('/metrics')).text;
  assert.ok(metrics.includes('\narbiter_archive_failing 1\n'));
  const counted = metrics.split('\n').filter((line) => /^arbiter_archive_seconds_count\{.*result="away"/.test(line));
  assert.equal(
    counted.map((line) => Number(line.split(' ')[1])).reduce((sum, times) => sum + times),
    5,
  );
  const told = log.lines().filter(({ msg }) => msg === 'the archive does not answer');
  assert.equal(told.length, 1);
  assert.match(
    JSON.stringify(told[0]?.archive),
    /"s3:\/\/finished\/arbiter\/archive\/arbiter-archive could not be read: ECONN/,
  );
  store.fault = null;
  assert.deepEqual((await archiveJob()).state, 'done');
  assert.equal(await pliesOf(id), 0);
  await nothingLeft();
  assert.deepEqual((await service.http.get('/readyz')).body, { status: 'ok', archive: 'ok' });
  assert.ok((await service.http.get('/metrics')).text.includes('\narbiter_archive_failing 0\n'));
  assert.doesNotMatch(log.text(), /ARCHIVE-KEY|nobody writes down/);
});

test('what is read back otherwise than it was written does not count as written', async () => {
  const { id, plies } = await ended('read back otherwise');
  await ruleAlone();
  const wrong: [kind: string, change: (object: Buffer) => Buffer][] = [
    ['records', (object) => Buffer.concat([object.subarray(0, -1), Buffer.from([1])])],
    ['transcripts', (object) => object.subarray(0, -1)],
    ['records', () => Buffer.alloc(0)],
  ];
  for (const [kind, change] of wrong) {
    store.fault = ({ method, key }, response) => {
      const object = store.objects.get(key);
      if (method !== 'GET' || object === undefined || !key.includes(kind)) return false;
      const sent = change(object);
      response.writeHead(200, { 'content-length': sent.length }).end(sent);
      return true;
    };
    const { state, problem } = await archiveJob();
    assert.deepEqual([state, problem.code], ['failed', 'match-archived']);
    assert.match(problem.detail, new RegExp(`of-local/[0-9a-f-]{36}\\.${kind}\\.ndjson\\.gz`));
    assert.equal(await pliesOf(id), plies);
  }
  store.fault = null;
  assert.equal((await archiveJob()).state, 'done');
  assert.equal(await pliesOf(id), 0);
  await nothingLeft();
});

test('what lies in a store that fails is told with its file, and read again once it is back', async () => {
  const { id } = await ended('read');
  await ruleAlone();
  assert.equal((await archiveJob()).state, 'done');
  const { rows } = await service.sql('SELECT archive FROM matches WHERE id = $1', [id]);
  const name = `of-local/${rows[0].archive.batch}.records.ndjson.gz`;
  const key = `arbiter/archive/${name}`;
  const answers: [number, string, (response: ServerResponse, object: Buffer) => unknown][] = [
    [503, 'archive-unavailable', (response) => response.destroy()],
    [503, 'archive-unavailable', (response) => refuse(response, 403, 'AccessDenied')],
    [409, 'match-archived', (response) => refuse(response, 404, 'NoSuchKey')],
    [409, 'match-archived', (response, object) => response.end(object.subarray(9))],
  ];
  for (const [status, code, answer] of answers) {
    store.fault = (asked, response, object) => {
      if (status === 409 && asked.key.endsWith('/arbiter-archive')) return false;
      answer(response, object ?? Buffer.alloc(0));
      return true;
    };
    const reply = await service.http.get(`/v1/matches/${id}/plies`);
    assert.deepEqual([reply.status, reply.body.code], [status, code], JSON.stringify(reply.body));
    assert.ok(reply.body.detail.includes(name), reply.body.detail);
    assert.equal(reply.headers['retry-after'], status === 503 ? '2' : undefined);
    const query = `{ match(id: "${id}") { plies(limit: 1) { items { kind } } } }`;
    const { errors } = (await service.http.post('/graphql').send({ query })).body;
    assert.equal(errors[0].extensions.code, code);
    const { state, problem } = await job({ kind: 'restore', match: id });
    assert.deepEqual([state, problem.code], ['failed', code]);
  }
  store.fault = null;
  assert.equal((await service.http.get(`/v1/matches/${id}/plies`)).status, 200);
  assert.ok(store.objects.has(key));
});

test('another place under the same address is no archive: nothing is missing, written or removed there', async () => {
  const [lies, gone] = [await ended('lies there'), await ended('is deleted')];
  await ruleAlone();
  assert.equal((await archiveJob()).state, 'done');
  const kept = new Map(store.objects);
  store.objects.clear();
  await service.http.delete(`/v1/matches/${gone.id}`);
  const stays = await ended('stays meanwhile');
  const reply = await service.http.get(`/v1/matches/${lies.id}/plies`);
  assert.deepEqual([reply.status, reply.body.code], [503, 'archive-unavailable']);
  for (const request of [{ kind: 'archive' }, { kind: 'restore', match: lies.id }]) {
    const { state, problem } = await job(request);
    assert.deepEqual([state, problem.code], ['failed', 'archive-unavailable']);
  }
  assert.deepEqual([store.objects.size, await pliesOf(stays.id)], [0, stays.plies]);
  assert.equal((await service.http.get('/readyz')).body.archive, 'failing');
  assert.equal((await service.http.get(`/v1/matches/${lies.id}/plies`)).status, 503);
  for (const [key, object] of kept) store.objects.set(key, object);
  assert.equal((await archiveJob()).state, 'done');
  assert.equal(await pliesOf(stays.id), 0);
  const { rows } = await service.sql('SELECT archive FROM matches WHERE id = $1', [lies.id]);
  const batches = (key: string) => /of-local\/([0-9a-f-]{36})/.exec(key)?.[1];
  // What was deleted was rewritten without it, once the archive was back.
  const old = [...kept.keys()]
    .map(batches)
    .filter((batch) => batch !== undefined && !new Set([...store.objects.keys()].map(batches)).has(batch));
  assert.ok(old.length > 0);
  assert.ok(!old.includes(rows[0].archive.batch));
  assert.equal((await service.http.get(`/v1/matches/${lies.id}/plies`)).status, 200);
  await nothingLeft();
});

test('a batch that was damaged is told, and keeps nothing else from leaving', async () => {
  const [gone, stays] = [await ended('gone'), await ended('stays')];
  await ruleAlone();
  assert.equal((await archiveJob()).state, 'done');
  const { rows } = await service.sql('SELECT archive FROM matches WHERE id = $1', [gone.id]);
  const key = `arbiter/archive/of-local/${rows[0].archive.batch}.transcripts.ndjson.gz`;
  const whole = store.objects.get(key);
  assert.ok(whole);
  store.objects.set(key, Buffer.concat([whole.subarray(0, 40), Buffer.from('x'), whole.subarray(41)]));
  await service.http.delete(`/v1/matches/${gone.id}`);
  const { id } = await ended('leaves all the same');
  const failed = await archiveJob();
  assert.deepEqual([failed.state, failed.problem.code], ['failed', 'match-archived']);
  assert.ok(failed.problem.detail.includes(key.slice('arbiter/archive/'.length)), failed.problem.detail);
  assert.equal(await pliesOf(id), 0);
  // Its files are as they were: nothing of them was lost.
  assert.equal((await service.http.get(`/v1/matches/${stays.id}/plies`)).status, 200);
  store.objects.set(key, whole);
  assert.equal((await archiveJob()).state, 'done');
  assert.equal(store.objects.has(key), false);
  assert.equal((await service.http.get(`/v1/matches/${stays.id}/transcript`)).status, 200);
  await nothingLeft();
});

test('after a job that failed there is another one ten minutes later, after one that was cancelled a day later', async () => {
  const { archive } = service.store;
  const jobs = async () => (await service.sql(`SELECT FROM jobs WHERE kind = 'archive' AND tenant = 'other'`)).rowCount;
  const last = (change: string) =>
    service.sql(
      `UPDATE jobs SET ${change} WHERE id = (SELECT id FROM jobs WHERE tenant = 'other' ORDER BY created_at DESC LIMIT 1)`,
    );
  // No server does these.
  await service.sql(
    `CREATE FUNCTION idle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.due_at = now() + interval ''1 day''; RETURN NEW; END'`,
  );
  await service.sql(
    `CREATE TRIGGER idle BEFORE INSERT ON jobs FOR EACH ROW WHEN (NEW.tenant = 'other') EXECUTE FUNCTION idle()`,
  );
  await archive.setRule('other', { keep: 'P90D', days: 90 });
  await until('there is a job', async () => (await jobs()) === 1);
  // The server asks as well. Where it looked before the change, and wrote after it, the rule is due once more.
  const ask = (why: string, expected: number) =>
    until(why, async () => {
      await service.sql(`UPDATE retention_rules SET due_at = now() - interval '1 second' WHERE tenant = 'other'`);
      await archive.askForJobs();
      return (await jobs()) === expected;
    });
  const asked = async (why: string, change: string, expected: number) => {
    await last(change);
    await ask(why, expected);
  };
  const old = `set_at = now() - interval '9 days'`;
  await service.sql(`UPDATE retention_rules SET ${old} WHERE tenant = 'other'`);
  await asked('one that goes on', `state = 'running'`, 1);
  await asked('one that just failed', `state = 'failed', ended_at = now()`, 1);
  await asked('one that failed ten minutes ago', `ended_at = now() - interval '10 minutes'`, 2);
  await asked('one that was cancelled', `state = 'cancelled', ended_at = now() - interval '20 hours'`, 2);
  await archive.setRule('other', { keep: 'P80D', days: 80 });
  await ask('a new rule', 3);
});
