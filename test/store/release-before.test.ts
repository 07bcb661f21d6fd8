import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import pg from 'pg';
import supertest from 'supertest';
import { buildApp } from '../../src/app.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open-store.ts';
import { migrationsFolder } from '../../src/store/schema-engine.ts';
import { allRulesets, openApp, testConfig } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { isReady } from '../support/ready.ts';
import { checkOut, hasRelease, RELEASE_BEFORE } from '../support/release.ts';

const KNOWN = ['20261121112009_first', '20261121140000_service'];

interface Told {
  match: { id: string; ply: number };
  awaiting: { options: { action: object }[] }[];
  outcome: object | null;
}

/** Plays matches one after the other until it is told to stop. Gives what was answered otherwise than well. */
async function player(url: string, stopped: () => boolean) {
  const post = async (path: string, body: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Told };
  };
  const matches = new Map<string, number>();
  const wrong: unknown[] = [];
  while (!stopped()) {
    const started = await post('/v1/matches', { ruleset: 'gundam', event: 'Migrated' });
    if (started.status !== 201) {
      wrong.push(started.body);
      continue;
    }
    const { id } = started.body.match;
    matches.set(id, 0);
    let last = started.body;
    for (let ply = 0; ply < 6; ply++) {
      const action = ply < 5 ? last.awaiting[0]?.options[0]?.action : { player: 'p1', concede: true };
      const acted = await post(`/v1/matches/${id}/actions`, { action });
      if (acted.status !== 200) {
        wrong.push(acted.body);
        break;
      }
      last = acted.body;
      matches.set(id, last.match.ply);
    }
  }
  return { matches, wrong };
}

/** What a tenant's statistics are by the rows of its matches, added up anew. */
const SUMS = `SELECT c.clause, sum(c.count)::int AS cited, count(*)::int AS matches FROM clause_counts c
  JOIN matches m ON m.id = c.match_id WHERE m.counted GROUP BY 1 ORDER BY 1`;
const TOTALS = 'SELECT clause, cited::int, matches FROM clause_totals WHERE matches > 0 ORDER BY 1';

test('the release before goes on while this one migrates, and beside it afterwards', async (t) => {
  if (!hasRelease(RELEASE_BEFORE)) return t.skip(`git does not have ${RELEASE_BEFORE} here`);
  const release = checkOut(RELEASE_BEFORE);
  t.after(() => release.remove());
  const folder = mkdtempSync('/var/tmp/arbiter-migrations-');
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of KNOWN) cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  assert.deepEqual(await migrate(database.url, { folder }), KNOWN);

  const env = { DATABASE_URL: database.url, KEYLESS: 'loopback', RATE_LIMIT_KEYLESS: '0', LOG_LEVEL: 'info' };
  const server = await release.start(env);
  t.after(() => server.child.kill('SIGKILL'));
  let stopped = false;
  const players = Array.from({ length: 3 }, () => player(server.url, () => stopped));
  const statistics = () => fetch(`${server.url}/v1/statistics/clauses?ruleset=gundam`);
  const some = async (n: number) => {
    for (let over = 0; over < n; ) {
      over = (await client.query("SELECT count(*)::int AS n FROM matches WHERE status = 'over'")).rows[0].n;
    }
  };
  await some(4);
  assert.equal((await statistics()).status, 200);
  const applied = await migrate(database.url);
  assert.ok(applied.length > 0 && !applied.some((name) => KNOWN.includes(name)));
  await some(12);
  assert.equal((await statistics()).status, 200);
  stopped = true;
  const played = await Promise.all(players);
  const failures = server
    .said()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  assert.deepEqual([...played.flatMap(({ wrong }) => wrong), ...failures], []);

  const again = await release.start(env);
  await isReady(again.url);
  again.child.kill('SIGTERM');
  await once(again.child, 'exit');
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');

  assert.deepEqual((await client.query(TOTALS)).rows, (await client.query(SUMS)).rows);
  const store = openStore(database.url, 2, () => {});
  const config = testConfig();
  const app = await buildApp(config, { rulesets: allRulesets, store });
  await app.ready();
  const http = supertest(app.server);
  try {
    for (const [id, ply] of played.flatMap(({ matches }) => [...matches])) {
      const { body } = await http.get(`/v1/matches/${id}`);
      assert.ok(body.ply >= ply, `${id} was at ply ${ply}: ${JSON.stringify(body)}`);
      assert.match(body.seedHash, /^[0-9a-f]{64}$/);
      assert.equal(body.awaiting.length > 0, body.status === 'running');
    }
    const { body } = await http.get('/v1/statistics/clauses?ruleset=gundam&limit=500');
    const totals = await client.query(TOTALS);
    assert.equal(body.items.length, totals.rows.length);
  } finally {
    await app.close();
    await store.close();
  }
});

test('what an earlier release recorded after a migration that it did not know of is mended', async (t) => {
  const service = await openApp();
  t.after(() => service.close());
  const { body } = await service.http.post('/v1/matches').send({ ruleset: 'duel', seed: 'mended' });
  const { body: fork } = await service.http.post(`/v1/matches/${body.match.id}/forks`).send({ ply: 0 });
  await service.sql(`UPDATE matches SET seed_hash = '', players = NULL, seed_words = NULL WHERE id = $1`, [
    body.match.id,
  ]);
  await service.sql(`UPDATE plies SET kind = 'action' WHERE match_id = $1 AND ply = 0`, [body.match.id]);
  await service.sql(
    `DELETE FROM _prisma_migrations WHERE migration_name = '20261122130000_totals';
     DROP TRIGGER matches_take_back ON matches; DROP TRIGGER matches_take_back_deleted ON matches;
     DROP TABLE clause_totals, card_totals;
     DROP INDEX matches_tenant_result_started_at_id_idx, seeds_tenant_used_by_idx;
     DROP FUNCTION tally_match, take_back_match; DROP FUNCTION add_matches, add_cards CASCADE`,
  );
  assert.ok((await migrate(service.url)).length > 0);
  const { body: told } = await service.http.get(`/v1/matches/${body.match.id}/verification`);
  assert.deepEqual([told.same, told.seed.same], [true, true]);
  const { rows } = await service.sql(
    'SELECT seed_hash, players, seed_words FROM matches WHERE id = ANY($1::uuid[]) ORDER BY forked_from NULLS FIRST',
    [[body.match.id, fork.match.id]],
  );
  assert.match(rows[0].seed_hash, /^[0-9a-f]{64}$/);
  assert.deepEqual([rows[0].players, rows[0].seed_words], [['Player 1', 'Player 2'], []]);
  assert.equal(rows[1].seed_hash, '');
  const list = await service.http.get('/v1/matches?player=Player%201');
  assert.equal(list.body.items.length, 2);
});
