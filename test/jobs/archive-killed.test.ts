import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { openServer, playOn, testConfig } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { openObjectStore } from '../support/object-store.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

test('a server that is killed while it writes or removes files of the archive loses nothing', async (t) => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  const store = await openObjectStore('');
  const { endpoint, credentials } = store.target;
  const env = {
    ...{ DATABASE_URL: database.url, KEYLESS: 'loopback', ARCHIVE: 's3://finished', AWS_REGION: store.target.region },
    ...{ AWS_ENDPOINT_URL_S3: endpoint ?? '', JOBS_LOOK: '0.05' },
    ...{ AWS_ACCESS_KEY_ID: credentials?.accessKeyId ?? '', AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '' },
  };
  const service = await openServer(database.url, { jobs: { ...testConfig().jobs, atOnce: 0 }, archive: store.target });
  const ids: string[] = [];
  const plies = async (id: string) => (await client.query('SELECT FROM plies WHERE match_id = $1', [id])).rowCount;
  // Where in the work on a batch it is killed: at the last file, and when old ones go.
  const moments: [string, RegExp][] = [
    ['PUT', /events/],
    ['DELETE', /records/],
  ];
  for (const [method, of] of moments) {
    const begun = (await service.http.post('/v1/matches').send({ ruleset: 'unnamed', seed: `${method} ${of}` })).body;
    const { id } = begun.match;
    await playOn(service, begun, 3);
    const concede = { action: { player: 'p2', concede: true } };
    const over = (await service.http.post(`/v1/matches/${id}/actions`).send(concede)).body;
    await client.query(`UPDATE matches SET ended_at = now() - interval '100 days' WHERE id = $1`, [id]);
    const before = (await service.http.get(`/v1/matches/${id}/plies`)).text;
    let reached = false;
    store.fault = ({ method: asked, key }) => {
      reached ||= asked === method && of.test(key) && key.startsWith('of-');
      return reached;
    };
    const doomed = await startServer(env);
    await service.http.put('/v1/retention').send({ keep: 90 });
    // What lies there is written anew without the first, and the old files go.
    if (method === 'DELETE') await service.http.delete(`/v1/matches/${ids.shift()}`);
    await until(`${method} ${of} is asked for`, async () => reached);
    assert.equal(await doomed.end('SIGKILL'), 'SIGKILL');
    if (method !== 'DELETE') assert.equal(await plies(id), over.match.ply + 1);
    store.fault = null;
    // What it held is free for others within seconds; that is not waited for.
    await client.query(`UPDATE jobs SET due_at = now() WHERE state = 'running'`);
    const other = await openServer(database.url, { jobs: { ...testConfig().jobs, look: 0.05 }, archive: store.target });
    await until('it is done after all', async () => {
      const { rows } = await client.query(`SELECT archived_at FROM matches WHERE id = $1`, [id]);
      const open = await client.query(
        `SELECT FROM archive_batches WHERE state <> 'written' UNION ALL SELECT FROM jobs WHERE state IN ('waiting', 'running')`,
      );
      return rows[0].archived_at !== null && open.rowCount === 0;
    });
    await other.close();
    ids.push(id);
    assert.equal(await plies(id), 0);
    assert.equal((await service.http.get(`/v1/matches/${id}/plies`)).text, before);
    await service.http.put('/v1/retention').send({ keep: null });
  }
  const { rows } = await client.query('SELECT files FROM archive_batches');
  const known = rows.flatMap(({ files }) => files.map(({ name }: { name: string }) => name));
  assert.deepEqual([...store.objects.keys()].filter((key) => key.startsWith('of-')).toSorted(), known.toSorted());
  for (const id of ids) assert.match((await service.http.get(`/v1/matches/${id}/verification`)).text, /"same":true/);
  await service.close();
});
