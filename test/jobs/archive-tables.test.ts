import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import test from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { canonical } from '../../src/engine/index.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch, testConfig } from '../support/app.ts';
import type { TestArchive } from '../support/archives.ts';
import { ARCHIVES } from '../support/archives.ts';
import { until } from '../support/until.ts';

/** Tables of what lies in the archive, read with DuckDB. */

async function open(change: { archive?: string; archiveTables?: boolean } = {}): Promise<[TestApp, TestArchive]> {
  const archive = await ARCHIVES['a folder']?.();
  assert.ok(archive);
  const jobs = { ...testConfig().jobs, look: 0.05 };
  return [await openApp({ archive: archive.target, jobs, ...change }), archive];
}

/** A match that ended long ago. */
async function ended(service: TestApp, body: object): Promise<string> {
  const begun = await startDuelMatch(service, body);
  const { id } = begun.match;
  await playOn(service, begun, 6);
  await service.http.post(`/v1/matches/${id}/actions`).send({ action: { player: 'p2', concede: true } });
  await service.sql(`UPDATE matches SET ended_at = now() - interval '100 days' WHERE id = $1`, [id]);
  return id;
}

/** Waits until so many matches lie in the archive and nothing is to be done there. */
const settled = (service: TestApp, matches: number) =>
  until(`${matches} matches lie in the archive`, async () => {
    const { rows } = await service.sql(`
      SELECT count(*) FILTER (WHERE archive IS NOT NULL)::int AS archived,
        (SELECT count(*)::int FROM archive_batches WHERE state <> 'written') AS open,
        (SELECT count(*)::int FROM jobs WHERE state IN ('waiting', 'running')) AS jobs FROM matches`);
    return rows[0].archived === matches && rows[0].open === 0 && rows[0].jobs === 0;
  });

/** Asks DuckDB about the tables of all batches. */
async function asking(archive: TestArchive) {
  const connection = await (await DuckDBInstance.create()).connect();
  for (const table of ['matches', 'plies', 'events']) {
    const files = join(archive.target as string, 'of-local', `*.${table}.parquet`);
    await connection.run(`CREATE VIEW ${table} AS SELECT * FROM read_parquet('${files}')`);
  }
  return async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
}

test('DuckDB reads the tables of the archive, and finds there what was recorded', async () => {
  const [service, archive] = await open();
  const seats = [{ name: 'Zoë "Z" Quill', externalId: 'z' }, { deck: 'raiders' }];
  const ids = [
    await ended(service, { seed: 'one', seats, tags: ['a', 'b'], tournament: 'Cup', round: 2, metadata: { n: [1] } }),
    await ended(service, { seed: 'two' }),
  ];
  const told = await Promise.all(ids.map(async (id) => (await service.http.get(`/v1/matches/${id}/transcript`)).body));
  await service.http.put('/v1/retention').send({ keep: 90 });
  await settled(service, 2);
  const ask = await asking(archive);
  const matches = await ask('SELECT * FROM matches ORDER BY started_at');
  const hashes = new Map(told.map(({ signature: _signature, ...rest }) => [rest.match.id, hashOf(canonical(rest))]));
  const [one] = matches;
  assert.deepEqual(
    matches.map(({ match, plies, events, winner, clause, state_hash }) => [
      ...[match, plies, events, winner, clause, state_hash],
    ]),
    told.map(({ match, plies }) => [
      ...[match.id, plies.length, eventsOf(plies).length, match.outcome.winner, match.outcome.clause, match.stateHash],
    ]),
  );
  assert.deepEqual(
    [one?.p1, one?.p2_deck, one?.tournament, one?.round, JSON.parse(String(one?.tags))],
    ['Zoë "Z" Quill', 'raiders', 'Cup', 2, ['a', 'b']],
  );
  for (const { match, transcript_hash } of matches) assert.equal(transcript_hash, hashes.get(String(match)));
  const plies = await ask(`SELECT p.match, ply, kind, player, action, automatic, hash_before, hash_after,
      epoch_ms(played_at) AS at FROM plies p JOIN matches m USING (match) ORDER BY m.started_at, ply`);
  assert.deepEqual(
    plies.map(({ action, at, ...row }) => ({ ...row, action: JSON.parse(String(action)), at: Number(at) })),
    told.flatMap(({ match, plies }) =>
      plies.map((ply: Record<string, unknown>) => ({
        ...{ match: match.id, ply: ply.ply, kind: ply.kind, player: ply.player, automatic: ply.automatic },
        ...{ hash_before: ply.hashBefore, hash_after: ply.hashAfter, action: ply.action },
        at: Date.parse(String(ply.playedAt)),
      })),
    ),
  );
  const events = await ask(`SELECT e.match, ply, seq, parent, type, player, e.clause, text, data FROM events e
    JOIN matches m USING (match) ORDER BY m.started_at, seq`);
  assert.deepEqual(
    events.map(({ data, ...row }) => ({ ...row, data: JSON.parse(String(data)) })),
    told.flatMap(({ match, plies }) =>
      eventsOf(plies).map(({ message: _message, ...event }) => ({ match: match.id, ...event })),
    ),
  );
  const cards = await ask(
    `SELECT data->>'card' AS card, count(*)::int AS times FROM events WHERE type = 'draw' GROUP BY 1`,
  );
  assert.ok(cards.length > 0 && cards.every(({ card }) => card !== null));
  // Each file says for itself that nothing is missing between a state and the next.
  const gaps = `SELECT count(*)::int AS gaps FROM plies a JOIN plies b ON b.match = a.match AND b.ply = a.ply + 1
    WHERE b.hash_before <> a.hash_after`;
  assert.deepEqual(await ask(gaps), [{ gaps: 0 }]);
  await service.close();
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const eventsOf = (plies: { ply: number; events: Record<string, unknown>[] }[]): Record<string, unknown>[] =>
  plies.flatMap(({ ply, events }) => events.map((event) => ({ ply, ...event })));

test('what is deleted, restored or forgotten is in no table any more', async () => {
  const [service, archive] = await open();
  const ids: string[] = [];
  for (const name of ['Gone', 'Back', 'Named', 'Stays']) ids.push(await ended(service, { seats: [{ name }, {}] }));
  await service.http.put('/v1/retention').send({ keep: 90 });
  await settled(service, 4);
  const names = async () => (await (await asking(archive))('SELECT p1 FROM matches ORDER BY 1')).map(({ p1 }) => p1);
  assert.deepEqual(await names(), ['Back', 'Gone', 'Named', 'Stays']);
  await service.http.delete(`/v1/matches/${ids[0]}`);
  await settled(service, 3);
  assert.deepEqual(await names(), ['Back', 'Named', 'Stays']);
  await service.http.post('/v1/jobs').send({ kind: 'restore', match: ids[1] });
  await settled(service, 2);
  await service.http.post('/v1/players/forget').send({ name: 'Named' });
  await settled(service, 1);
  assert.deepEqual(await names(), ['Stays']);
  const ask = await asking(archive);
  const left = `SELECT DISTINCT match FROM plies UNION SELECT DISTINCT match FROM events`;
  assert.deepEqual(await ask(left), [{ match: ids[3] }]);
  const tables = () => [...archive.files().keys()].filter((name) => name.endsWith('.parquet')).length;
  assert.equal(tables(), 3);
  await service.close();
});

test('no tables are written where that is not wanted', async () => {
  const [service, archive] = await open({ archiveTables: false });
  await ended(service, { seed: 'lines alone' });
  await service.http.put('/v1/retention').send({ keep: 90 });
  await settled(service, 1);
  const kinds = [...archive.files().keys()].map((name) => name.replace(/^.*?\./, '')).toSorted();
  assert.deepEqual(kinds, ['records.ndjson.gz', 'transcripts.ndjson.gz']);
  await service.close();
});
