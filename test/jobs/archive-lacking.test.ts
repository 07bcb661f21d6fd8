import assert from 'node:assert/strict';
import test from 'node:test';
import { openApp, startDuelMatch, testConfig } from '../support/app.ts';
import { ARCHIVES } from '../support/archives.ts';
import { until } from '../support/until.ts';

test('matches of a ruleset that is not here stay until a server has it, and the job says how many', async (t) => {
  const archive = await ARCHIVES['a folder']?.();
  const service = await openApp({ archive: archive?.target ?? null, jobs: { ...testConfig().jobs, look: 0.05 } });
  t.after(() => service.close());
  const { match } = await startDuelMatch(service);
  await service.http.post(`/v1/matches/${match.id}/actions`).send({ action: { player: 'p2', concede: true } });
  const of = (ruleset: string) =>
    service.sql(`UPDATE matches SET ruleset = $1, ended_at = now() - interval '9 days' WHERE id = $2`, [
      ruleset,
      match.id,
    ]);
  await of('tarock');
  await service.http.put('/v1/retention').send({ keep: 1 });
  const done = async () => {
    const { id } = (await service.http.post('/v1/jobs').send({ kind: 'archive' })).body;
    return until('the job is done', async () => {
      const { body } = await service.http.get(`/v1/jobs/${id}`);
      return body.endedAt === null ? null : body.result;
    });
  };
  const { staying, archived } = await done();
  assert.equal(archived, 0);
  assert.deepEqual(
    staying.map(({ ruleset, matches, code }: Record<string, unknown>) => [ruleset, matches, code]),
    [['tarock', 1, 'unknown-ruleset']],
  );
  assert.match(staying[0].detail, /does not have the ruleset tarock/);
  // The rule asked for a job as well.
  await until('no job is open', async () => {
    const open = await service.sql(`SELECT FROM jobs WHERE state IN ('waiting', 'running')`);
    return open.rowCount === 0;
  });
  await of('duel');
  const now = await done();
  assert.deepEqual([now.archived, now.staying], [1, []]);
});
