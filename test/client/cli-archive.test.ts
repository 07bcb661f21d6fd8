import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { Arbiter, ArbiterProblem } from 'arbiter-client';
import { openApp, playOn, startDuelMatch, testConfig } from '../support/app.ts';
import { ARCHIVES } from '../support/archives.ts';
import { programEnvironment } from '../support/server.ts';

/* Retention and restoring, with the command line and the client as they are installed. */

const PROGRAM = join(import.meta.dirname, '../../clients/cli/dist/main.js');

interface Ran {
  code: number;
  out: string;
  err: string;
}

const run = (url: string, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: programEnvironment({ ARBITER_URL: url }) },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('a rule is set, matches leave by it, and are brought back', async () => {
  const archive = await ARCHIVES['a folder']?.();
  assert.ok(archive);
  const service = await openApp({ archive: archive.target, jobs: { ...testConfig().jobs, look: 0.05 } });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const begun = await startDuelMatch(service);
  const { id } = begun.match;
  await playOn(service, begun, 3);
  await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p2', concede: true } });
  await service.sql(`UPDATE matches SET ended_at = now() - interval '100 days' WHERE id = $1`, [id]);
  const away = async () =>
    (await service.sql('SELECT archived_at IS NOT NULL AS away FROM matches WHERE id = $1', [id])).rows[0].away;

  assert.deepEqual(await run(url, 'job', 'keep'), { code: 0, out: 'for ever\n', err: '' });
  assert.deepEqual(await run(url, 'job', 'keep', 'P1Y'), { code: 0, out: 'P1Y (365 days)\n', err: '' });
  const unclear = await run(url, 'job', 'keep', 'soon');
  assert.deepEqual([unclear.code, unclear.out], [1, '']);
  assert.match(unclear.err, /keep/);
  assert.deepEqual(await run(url, 'job', 'keep', '90'), { code: 0, out: 'P90D (90 days)\n', err: '' });
  const archived = await run(url, 'job', 'archive', '--wait');
  assert.match(archived.out, / archive {2}done /);
  assert.equal(await away(), true);
  const restored = await run(url, 'job', 'restore', '--match', id, '--wait');
  assert.match(restored.out, /"restored": 1/);
  assert.deepEqual([restored.code, await away()], [0, false]);
  assert.deepEqual(await run(url, 'job', 'keep', 'all'), { code: 0, out: 'for ever\n', err: '' });

  const arbiter = new Arbiter({ url });
  assert.deepEqual((await arbiter.jobs.setRetention('P30D')).days, 30);
  assert.deepEqual((await arbiter.jobs.retention()).keep, 'P30D');
  await assert.rejects(arbiter.jobs.setRetention(0), (error) => error instanceof ArbiterProblem);
  await arbiter.jobs.setRetention(null);
  const job = await arbiter.jobs.create({ kind: 'restore', matches: { ruleset: 'duel' } });
  for await (const seen of arbiter.jobs.follow(job.id))
    if (seen.endedAt !== null) assert.deepEqual(seen.result, { matches: 1, restored: 0 });
  await service.close();
});
