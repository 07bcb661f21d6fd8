import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { daysOf } from '../../src/contracts/retention.ts';
import { anotherServer } from '../support/another-server.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch, testConfig } from '../support/app.ts';
import type { TestArchive } from '../support/archives.ts';
import { ARCHIVES } from '../support/archives.ts';
import { until } from '../support/until.ts';

/** What every archive does, of whatever kind. */
function archiveTests(open: () => TestArchive | Promise<TestArchive>): void {
  let service: TestApp;
  let archive: TestArchive;
  before(async () => {
    archive = await open();
    service = await openApp({ archive: archive.target, jobs: { ...testConfig().jobs, look: 0.05 } });
  });
  after(() => service.close());

  /** How many plies each match has. */
  const whole = new Map<string, number>();

  /** A match that ended so many days ago. */
  async function ended(seed: string, days = 100, body: object = {}, plies = 20): Promise<string> {
    const begun = await startDuelMatch(service, { seed, ...body });
    const { match } = begun;
    const last = await playOn(service, begun, plies);
    const concede = { action: { player: 'p2', concede: true } };
    const over =
      last.outcome === null ? (await service.http.post(`/v1/matches/${match.id}/actions`).send(concede)).body : last;
    assert.ok(over.outcome, JSON.stringify(over));
    whole.set(match.id, over.match.ply + 1);
    await service.sql(`UPDATE matches SET ended_at = now() - make_interval(days => $2) WHERE id = $1`, [
      match.id,
      days,
    ]);
    return match.id;
  }

  const keep = (days: number | string | null) => service.http.put('/v1/retention').send({ keep: days });
  const where = async (id: string) => {
    const { rows } = await service.sql(
      `SELECT archived_at IS NOT NULL AS archived, (SELECT count(*)::int FROM plies WHERE match_id = $1) AS plies,
            (SELECT count(*)::int FROM snapshots WHERE match_id = $1) AS states FROM matches WHERE id = $1`,
      [id],
    );
    return rows[0];
  };
  /** Plies and states byte by byte, but for the transaction that wrote them. */
  const recorded = async (id: string) => {
    const { rows: plies } = await service.sql('SELECT * FROM plies WHERE match_id = $1 ORDER BY ply', [id]);
    const { rows: states } = await service.sql('SELECT * FROM snapshots WHERE match_id = $1 ORDER BY ply', [id]);
    return [...plies.map(({ xid: _xid, ...row }) => row), ...states];
  };
  const isAway = async (id: string) => {
    const found = await where(id);
    return found.archived && found.plies === 0 && found.states === 0;
  };

  async function job(request: object) {
    const { body, status } = await service.http.post('/v1/jobs').send(request);
    assert.equal(status, 202, JSON.stringify(body));
    return until(`${JSON.stringify(request)} is over`, async () => {
      const now = (await service.http.get(`/v1/jobs/${body.id}`)).body;
      return now.endedAt === null ? null : now;
    });
  }

  /** Which matches lie in the archive, by the files themselves. */
  function archived(): string[] {
    const of = (kind: string) =>
      [...archive.files()]
        .filter(([name]) => name.endsWith(`.${kind}.ndjson.gz`))
        .flatMap(([, data]) => gunzipSync(data).toString().trim().split('\n'));
    const records = of('records')
      .map((line) => line.split('}{').join('}\n{'))
      .flatMap((text) => text.split('\n'));
    const ids = of('transcripts')
      .map((line) => JSON.parse(line).match.id)
      .sort();
    assert.deepEqual(records.map((line) => JSON.parse(line).match).sort(), ids);
    return ids;
  }

  /** The same once nothing is to be done there any more. */
  async function settled(): Promise<string[]> {
    await until('nothing is to be done in the archive', async () => {
      const open = `SELECT FROM archive_batches WHERE state <> 'written' UNION ALL SELECT FROM jobs WHERE state IN ('waiting', 'running')`;
      return (await service.sql(open)).rowCount === 0;
    });
    return archived();
  }

  /** What is told of a match, but for when it was signed, and where it is kept. */
  async function told(id: string, http = service.http) {
    const paths = [
      '',
      '/plies',
      '/events?limit=500',
      '/events?type=draw&viewer=p1',
      '/events/3/tree?down=true',
      '/state',
      '/state?ply=7',
      '/verification',
      '/transcript',
    ];
    const all = [];
    for (const path of paths) {
      const { status, text } = await http.get(`/v1/matches/${id}${path}`);
      assert.equal(status, 200, `${path}: ${text}`);
      all.push(text.replace(/"signature":"[^"]*"|,"archivedAt":(null|"[^"]*")/, ''));
    }
    const query = `{ match(id: "${id}") { id plies(limit: 3) { items { kind events { text } } } } }`;
    return [...all, (await http.post('/graphql').send({ query })).text];
  }

  /** A match in the archive says since when, wherever it is told of, but not in what is signed; its tag is another one then, and a precondition nevertheless. */
  async function saysSo(id: string, fresh: string): Promise<void> {
    const { rows } = await service.sql('SELECT archived_at AS at FROM matches WHERE id = $1', [id]);
    const at = rows[0].at.toISOString();
    const read = await service.http.get(`/v1/matches/${id}`).set('if-none-match', fresh);
    assert.deepEqual([read.status, read.body.archivedAt], [200, at]);
    const { items } = (await service.http.get('/v1/matches?status=over&limit=200')).body;
    assert.equal(items.find((one: { id: string }) => one.id === id).archivedAt, at);
    const query = `{ match(id: "${id}") { archivedAt } }`;
    assert.deepEqual((await service.http.post('/graphql').send({ query })).body.data, { match: { archivedAt: at } });
    const { match } = (await service.http.get(`/v1/matches/${id}/transcript`)).body;
    assert.deepEqual([match.id, 'archivedAt' in match], [id, false]);
    const tag = read.headers.etag ?? '';
    const same = service.http.patch(`/v1/matches/${id}`).set('if-match', tag).send({ tags: read.body.tags });
    assert.deepEqual([(await same).status, (await same).headers.etag], [200, tag]);
  }

  test('a finished match leaves for the archive, and everything that is told of it stays the same', async () => {
    const [old, young, running] = [
      await ended('old'),
      await ended('young', 10, {}, 3),
      (await startDuelMatch(service)).match.id,
    ];
    const before = await told(old);
    const fresh = (await service.http.get(`/v1/matches/${old}`)).headers.etag ?? '';
    const rows = await recorded(old);
    assert.match(before[7] ?? '', /"same":true/);
    const statistics = (await service.http.get('/v1/statistics/clauses?ruleset=duel')).text;
    assert.deepEqual((await service.http.get('/v1/retention')).body, { keep: null, days: null, setAt: null });
    assert.deepEqual((await keep('P3M')).body.days, 90);
    await until('the old match is in the archive', () => isAway(old));
    assert.deepEqual(await settled(), [old]);
    assert.deepEqual([await isAway(young), await isAway(running)], [false, false]);
    assert.deepEqual(await told(old), before);
    await saysSo(old, fresh);
    await anotherServer(service, async (http) => {
      const { status, body } = await http.get(`/v1/matches/${old}/plies`);
      assert.deepEqual([status, body.code], [409, 'match-archived']);
      assert.match(body.detail, /records\.ndjson\.gz/);
    });
    assert.equal((await service.http.get('/v1/statistics/clauses?ruleset=duel')).text, statistics);
    const ruled = await service.http.post(`/v1/matches/${old}/rewind`).send({ ply: 1, reason: 'r', judge: 'J' });
    assert.deepEqual([ruled.status, ruled.body.code], [409, 'match-archived']);
    const back = await job({ kind: 'restore', match: old });
    assert.deepEqual(back.result, { matches: 1, restored: 1 });
    assert.equal((await where(old)).plies, whole.get(old));
    assert.deepEqual(await recorded(old), rows);
    assert.deepEqual(await settled(), []);
    assert.deepEqual(await told(old), before);
    assert.equal((await service.http.get(`/v1/matches/${old}`)).body.archivedAt, null);
    assert.equal((await service.http.get(`/v1/matches/${old}`).set('if-none-match', fresh)).status, 304);
    // It stays for as long as the rule says from now on.
    await job({ kind: 'archive' });
    assert.equal(await isAway(old), false);
    await keep(null);
  });

  test('a match that is deleted, or whose player is forgotten, is taken out of the archive too', async () => {
    const ids = [
      await ended('gone', 100, {}, 3),
      await ended('named', 100, { seats: [{ name: 'Zoe Quill' }, {}] }),
      await ended('stays'),
    ];
    await keep(90);
    await until('they are in the archive', async () => (await Promise.all(ids.map(isAway))).every(Boolean));
    const before = await told(ids[2] ?? '');
    assert.equal((await service.http.delete(`/v1/matches/${ids[0]}`)).status, 200);
    assert.deepEqual(await settled(), ids.slice(1).sort());
    assert.equal((await service.http.get(`/v1/matches/${ids[0]}/plies`)).status, 410);
    await service.http.post('/v1/players/forget').send({ name: 'Zoe Quill' });
    assert.deepEqual(await settled(), ids.slice(2));
    for (const [name, data] of archive.files())
      if (name.endsWith('.gz')) assert.doesNotMatch(gunzipSync(data).toString(), /Zoe Quill/);
    assert.match((await service.http.get(`/v1/matches/${ids[1]}/verification`)).text, /"same":true/);
    assert.deepEqual(await told(ids[2] ?? ''), before);
    await keep(null);
  });

  test('whatever is interrupted, nothing is lost and nothing lies in the archive twice', async () => {
    const before = await settled();
    const { archiveFiles: files } = service.store;
    assert.ok(files);
    const usual = { write: files.write, read: files.read, remove: files.remove };
    const ids: string[] = [];
    for (let fails = 1; ; fails++) {
      const id = await ended(`interrupted ${fails}`, 100, {}, 3);
      ids.push(id);
      let left = fails;
      let failed = false;
      const breaking =
        <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
        async (...args: A): Promise<T> => {
          if (--left > 0) return work(...args);
          failed = true;
          throw new Error('the server is killed here');
        };
      Object.assign(files, {
        write: breaking(usual.write),
        read: breaking(usual.read),
        remove: breaking(usual.remove),
      });
      await keep(90);
      await until('it is interrupted, or done', async () => failed || (await isAway(id)));
      assert.ok((await where(id)).plies === whole.get(id) || (await isAway(id)), `after ${fails}`);
      Object.assign(files, usual);
      await until('it is done after all', async () => {
        await service.sql(`UPDATE jobs SET due_at = now() WHERE state IN ('waiting', 'running') AND holder IS NULL`);
        return isAway(id);
      });
      await keep(null);
      await until('no job is open', async () => {
        const { rows } = await service.sql(`SELECT FROM jobs WHERE state IN ('waiting', 'running')`);
        return rows.length === 0;
      });
      if (!failed) break;
    }
    assert.ok(ids.length > 6, String(ids.length));
    assert.deepEqual(await settled(), [...before, ...ids].sort());
    assert.equal((await service.sql(`SELECT FROM archive_batches WHERE state <> 'written'`)).rowCount, 0);
  });

  test('a match stays whose tournament goes on, and one that others were forked from', async () => {
    const [cup, parent] = [await ended('cup', 100, { tournament: 'Long Cup' }, 3), await ended('parent', 100, {}, 3)];
    const { match: other } = await startDuelMatch(service, { tournament: 'Long Cup' });
    const fork = (await service.http.post(`/v1/matches/${parent}/forks`).send({ ply: 2 })).body.match.id;
    await keep(90);
    await job({ kind: 'archive' });
    assert.deepEqual([await isAway(cup), await isAway(parent)], [false, false]);
    for (const id of [fork, other.id])
      await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p1', concede: true } });
    const older = `UPDATE matches SET ended_at = now() - interval '100 days' WHERE event = 'Long Cup' OR id = $1`;
    await service.sql(older, [fork]);
    await job({ kind: 'archive' });
    await until(
      'all of them are in the archive',
      async () => (await isAway(cup)) && (await isAway(parent)) && isAway(fork),
    );
    assert.match((await service.http.get(`/v1/matches/${fork}/verification`)).text, /"same":true/);
    await keep(null);
  });

  test('what was changed in the archive is not told as what was recorded', async () => {
    const id = await ended('changed', 100, {}, 3);
    await keep(90);
    await until('it is in the archive', () => isAway(id));
    const { rows } = await service.sql(`SELECT archive FROM matches WHERE id = $1`, [id]);
    const name = `of-local/${rows[0].archive.batch}.records.ndjson.gz`;
    const written = archive.files().get(name) ?? Buffer.alloc(0);
    archive.put(name, Buffer.concat([written.subarray(0, 20), Buffer.from('x'), written.subarray(21)]));
    const { status, body } = await service.http.get(`/v1/matches/${id}/plies`);
    assert.deepEqual([status, body.code], [409, 'match-archived']);
    archive.put(name, written);
    assert.equal((await service.http.get(`/v1/matches/${id}/plies`)).status, 200);
    await keep(null);
  });

  test('a rule is whole days, and needs an archive', async () => {
    const wanted = { P90D: 90, P1Y: 365, P2M: 60, P1W: 7, P1Y1D: 366, P: null, P0D: null, PT5H: null, '90': null };
    for (const [text, days] of Object.entries(wanted)) assert.equal(daysOf(text), days, text);
    assert.equal((await keep('soon')).status, 400);
    assert.equal((await keep(0)).status, 400);
    await anotherServer(service, async (http) => {
      assert.equal((await http.put('/v1/retention').send({ keep: 90 })).body.code, 'archive-off');
      assert.equal((await http.post('/v1/jobs').send({ kind: 'archive' })).body.code, 'archive-off');
    });
  });
}

describe('the archive', { concurrency: true }, () => {
  for (const [kind, open] of Object.entries(ARCHIVES))
    describe(`in ${kind}`, { concurrency: 1 }, () => archiveTests(open));
});
