import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { duel } from '../../examples/duel/ruleset.ts';
import { SCOPES } from '../../src/contracts/keys.ts';
import { anyRuleset } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, openServer, startDuelMatch, testConfig } from '../support/app.ts';
import { renamed } from '../support/editions.ts';
import { keyFor } from '../support/key.ts';
import { until } from '../support/until.ts';

let service: TestApp;
before(async () => {
  const { quotas } = testConfig();
  service = await openApp({ quotas: { ...quotas, jobs: 3, jobBytes: 2_000_000 } });
});
after(() => service.close());

async function tenant(name: string, scopes: readonly string[] = SCOPES) {
  const key = await keyFor(service, { tenant: name, scopes: [...scopes] });
  const as = <T extends { set(...header: [string, string]): T }>(request: T): T => request.set(...key);
  return {
    key,
    post: (path: string, body: object = {}) => as(service.http.post(path)).send(body),
    get: (path: string) => as(service.http.get(path)),
    delete: (path: string) => as(service.http.delete(path)),
  };
}
type Tenant = Awaited<ReturnType<typeof tenant>>;

/** Some matches of a tenant: one that is over, and others that run. */
async function played(own: Tenant, count: number): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < count; at++) {
    const { body } = await own.post('/v1/matches', { ruleset: 'duel', seed: `job ${at}`, tournament: `Cup ${at % 2}` });
    ids.push(body.match.id);
  }
  await own.post(`/v1/matches/${ids[0]}/actions`, { action: { player: 'p2', concede: true } });
  return ids;
}

async function done(own: Tenant, request: object) {
  const { status, body, headers } = await own.post('/v1/jobs', request);
  assert.equal(status, 202, JSON.stringify(body));
  assert.equal(headers.location, `/v1/jobs/${body.id}`);
  return until(`the job ${JSON.stringify(request)} is over`, async () => {
    const job = (await own.get(`/v1/jobs/${body.id}`)).body;
    return job.endedAt === null ? null : job;
  });
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('matches are verified by a job, and one that was changed in the database is named', async () => {
  const own = await tenant('verifies');
  const ids = await played(own, 5);
  const whole = await done(own, { kind: 'verification' });
  assert.deepEqual(
    [whole.state, whole.progress, whole.problem, whole.download],
    ['done', { done: 5, of: 5 }, null, null],
  );
  assert.deepEqual(whole.result, { matches: 5, same: 5, differ: 0, failed: 0, differences: [], problems: [] });
  await service.sql(`UPDATE matches SET outcome = NULL WHERE id = $1`, [ids[0]]);
  const { result } = await done(own, { kind: 'verification', matches: { tournament: 'Cup 0' } });
  assert.deepEqual([result.matches, result.same, result.differ], [3, 2, 1]);
  assert.deepEqual(result.differences, [{ match: ids[0], ply: 1, what: 'outcome' }]);
});

test('an export is written by a job as the call writes it, and transcripts are signed', async () => {
  const own = await tenant('exports');
  await played(own, 3);
  for (const include of [undefined, 'plies', 'events']) {
    const job = await done(own, { kind: 'export', include });
    assert.equal(job.state, 'done', JSON.stringify(job));
    const wanted = await own.get('/v1/matches/export').query({ sort: 'startedAt', ...(include ? { include } : {}) });
    const got = await own.get(job.download.href);
    assert.match(String(got.headers['content-type']), /^application\/x-ndjson/);
    assert.equal(got.text, wanted.text);
    assert.equal(job.download.bytes, Buffer.byteLength(wanted.text));
    assert.equal(job.download.lines, linesOf(wanted.text).length);
  }
  const job = await done(own, { kind: 'export', include: 'transcript', matches: { status: 'over' } });
  const [transcript, ...more] = linesOf((await own.get(job.download.href)).text);
  assert.deepEqual([transcript.kind, transcript.match.status, more.length], ['transcript', 'over', 0]);
  assert.match(transcript.signature, /^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('an export that comes to more than a job may write fails with the reason', async () => {
  const own = await tenant('large');
  const { match } = await startDuelMatch(service);
  await service.sql(
    `UPDATE matches SET tenant = 'large', metadata = json_build_object('x', repeat('x', 2100000)) WHERE id = $1`,
    [match.id],
  );
  const job = await done(own, { kind: 'export' });
  assert.deepEqual([job.state, job.problem.code, job.result], ['failed', 'quota-exceeded', null]);
  assert.equal((await own.get(`/v1/jobs/${job.id}/result`)).body.code, 'job-state');
});

test('a simulation plays the games that the command plays, whatever its pieces are', async () => {
  const own = await tenant('simulates');
  const request = { kind: 'simulation', ruleset: 'duel', games: 40, seed: 'pieces' };
  const [one, two] = [await done(own, request), await done(own, request)];
  assert.deepEqual([one.state, one.progress], ['done', { done: 40, of: 40 }]);
  const { engineMs: _one, ...first } = one.result;
  const { engineMs: _two, ...second } = two.result;
  assert.deepEqual(first, second);
  const games = linesOf((await own.get(one.download.href)).text);
  assert.deepEqual(
    games.map(({ game }) => game),
    Array.from({ length: 40 }, (_, at) => at),
  );
  assert.equal(
    first.decisions.total,
    games.reduce((sum, { decisions }) => sum + decisions, 0),
  );
  assert.equal(
    first.ends.reduce((sum: number, { games: ended }: { games: number }) => sum + ended, 0),
    40,
  );
  assert.ok(first.clauses.length > 0 && first.failed === 0);
  const later = await done(own, { ...request, games: 3, first: 10 });
  assert.deepEqual(linesOf((await own.get(later.download.href)).text), games.slice(10, 13));
});

test('what is wrong with a job is said before it is begun', async () => {
  const own = await tenant('wrong');
  const of = async (request: object) => {
    const { status, body } = await own.post('/v1/jobs', request);
    return [status, body.code];
  };
  assert.deepEqual(await of({ kind: 'dance' }), [400, 'invalid-request']);
  assert.deepEqual(await of({ kind: 'verification', games: 3 }), [400, 'invalid-request']);
  assert.deepEqual(await of({ kind: 'simulation', ruleset: 'chess' }), [404, 'unknown-ruleset']);
  assert.deepEqual(await of({ kind: 'simulation', ruleset: 'duel', options: { no: 1 } }), [400, 'invalid-request']);
  assert.deepEqual(await of({ kind: 'simulation', ruleset: 'duel', cards: [{ id: 'x' }] }), [422, 'cards-invalid']);
  assert.deepEqual(await of({ kind: 'editions', ruleset: 'chess' }), [404, 'unknown-ruleset']);
  assert.deepEqual((await own.get('/v1/jobs')).body.items, []);
});

test('a job needs the scopes of what it does, and a seat has no jobs', async () => {
  const reader = await tenant('scoped', ['matches:read']);
  assert.equal((await reader.post('/v1/jobs', { kind: 'simulation', ruleset: 'duel' })).body.code, 'scope-missing');
  assert.equal((await reader.post('/v1/jobs', { kind: 'editions', adopt: true })).body.code, 'scope-missing');
  const job = await done(reader, { kind: 'verification' });
  assert.equal((await reader.post(`/v1/jobs/${job.id}/cancellation`)).body.code, 'scope-missing');
  assert.equal((await reader.delete(`/v1/jobs/${job.id}`)).body.code, 'scope-missing');
  const { match } = await startDuelMatch(service);
  const seat = { match: match.id, viewer: 'p1' } as const;
  const bound = await keyFor(service, { scopes: ['matches:read'], seat });
  const refused = await service.http
    .post('/v1/jobs')
    .set(...bound)
    .send({ kind: 'export' });
  assert.equal(refused.body.code, 'seat-bound');
});

test('jobs are listed page by page, cancelled and deleted, and their number is bounded', async () => {
  const own = await tenant('many');
  // Taken on by nobody: these are of a kind that a server of another release does.
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) {
    const { body } = await own.post('/v1/jobs', { kind: 'verification' });
    ids.push(body.id);
    await until('it is over', async () => (await own.get(`/v1/jobs/${body.id}`)).body.endedAt);
  }
  await service.sql(
    `UPDATE jobs SET state = 'waiting', kind = 'later', ended_at = NULL, result = NULL WHERE tenant = 'many'`,
  );
  const page = await own.get('/v1/jobs?limit=2&state=waiting');
  assert.deepEqual([page.body.items.map(({ id }: { id: string }) => id), page.body.next], [[ids[2], ids[1]], ids[1]]);
  assert.match(String(page.headers.link), /rel="next"/);
  assert.deepEqual((await own.get(`/v1/jobs?after=${ids[1]}`)).body.items[0].id, ids[0]);
  const refused = await own.post('/v1/jobs', { kind: 'verification' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'quota-exceeded']);
  const cancelled = await own.post(`/v1/jobs/${ids[0]}/cancellation`);
  assert.deepEqual([cancelled.status, cancelled.body.state, cancelled.body.result], [200, 'cancelled', null]);
  assert.deepEqual((await own.post(`/v1/jobs/${ids[0]}/cancellation`)).body, cancelled.body);
  assert.equal((await own.delete(`/v1/jobs/${ids[1]}`)).status, 204);
  assert.equal((await own.get(`/v1/jobs/${ids[1]}`)).body.code, 'unknown-job');
});

test('the same request under an Idempotency-Key makes one job', async () => {
  const own = await tenant('once');
  const send = () => own.post('/v1/jobs', { kind: 'verification' }).set('idempotency-key', 'one');
  const [first, second] = [await send(), await send()];
  assert.equal(first.body.id, second.body.id);
  assert.equal((await own.get('/v1/jobs')).body.items.length, 1);
});

test('GraphQL has the same jobs', async () => {
  const own = await tenant('graph');
  await played(own, 2);
  const ask = async (query: string) => {
    const { body } = await own.post('/graphql', { query });
    assert.equal(body.errors, undefined, JSON.stringify(body.errors));
    return body.data;
  };
  const { createJob } = await ask(`mutation {
    createJob(request: { kind: "export", include: "plies", matches: { status: "over" } }) { id kind request state }
  }`);
  assert.deepEqual(createJob.request, { kind: 'export', include: 'plies', matches: { status: 'over' } });
  await until('it is over', async () => (await own.get(`/v1/jobs/${createJob.id}`)).body.endedAt);
  const { job, jobs } = await ask(`{
    job(id: "${createJob.id}") { state progress { done of } result problem { code } download { href lines } }
    jobs(first: 1, state: "done") { items { id } pageInfo { hasNextPage } }
  }`);
  assert.deepEqual(job, {
    ...{ state: 'done', progress: { done: 1, of: 1 }, result: { matches: 1 }, problem: null },
    download: { href: `/v1/jobs/${createJob.id}/result`, lines: 3 },
  });
  assert.deepEqual(jobs, { items: [{ id: createJob.id }], pageInfo: { hasNextPage: false } });
  const ended = await ask(
    `mutation { cancelJob(id: "${createJob.id}") { state } deleteJob(id: "${createJob.id}") { id } }`,
  );
  assert.deepEqual(ended, { cancelJob: { state: 'done' }, deleteJob: { id: createJob.id } });
});

test('editions are compared for the tenant alone, and adopted where that is asked for', async () => {
  const own = await tenant('editions');
  const before = await openServer(service.url, {}, { rulesets: [renamed(anyRuleset(duel), 'a')], pool: 2 });
  await played(
    {
      ...own,
      post: (path, body) =>
        before.http
          .post(path)
          .set(...own.key)
          .send(body ?? {}),
    },
    3,
  );
  await before.close();
  const seen = await done(own, { kind: 'editions', ruleset: 'duel' });
  assert.deepEqual([seen.state, seen.result.looked, seen.result.same, seen.result.adopted], ['done', 3, 3, 0]);
  const taken = await done(own, { kind: 'editions', adopt: true });
  assert.deepEqual([taken.result.looked, taken.result.adopted, taken.progress.done], [3, 2, 3]);
});
