import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';
import { migrationsFolder } from '../../src/store/schema-engine.ts';
import { anotherServer } from '../support/another-server.ts';
import type { TestApp } from '../support/app.ts';
import { openApp, playOn, startDuelMatch } from '../support/app.ts';
import { openTestDatabase } from '../support/database.ts';
import { headOf } from '../support/head.ts';
import { noTimerLeft } from '../support/no-timer-left.ts';

const [first = '', ...later] = readdirSync(migrationsFolder)
  .filter((name) => !name.includes('.'))
  .sort();

/** Takes a database back to what the first migration made, with what it holds in the columns that were there then. */
async function asAtFirst(service: TestApp, client: pg.Client): Promise<void> {
  const { rows: done } = await service.sql('SELECT * FROM _prisma_migrations WHERE migration_name = $1', [first]);
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.query(readFileSync(join(migrationsFolder, first, 'migration.sql'), 'utf8'));
  const { rows: columns } = await client.query(
    "SELECT table_name AS in, column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  for (const table of ['matches', 'plies', 'snapshots', 'card_sets']) {
    const names = columns.filter((column) => column.in === table).map(({ name }) => name);
    const { rows } = await service.sql(`SELECT json_agg(t) AS all FROM ${table} t`);
    const all = JSON.stringify(rows[0].all ?? []);
    await client.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1)`,
      [all],
    );
  }
  await client.query(`CREATE TABLE _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
    logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0)`);
  await client.query(
    'INSERT INTO _prisma_migrations SELECT * FROM json_populate_record(NULL::_prisma_migrations, $1)',
    [JSON.stringify(done[0])],
  );
}

test('matches that an earlier release recorded are read, verified and played on after the upgrade', async (t) => {
  const service = await openApp({ matchStorage: 'compatible' });
  t.after(() => service.close());
  const running = await playOn(service, await startDuelMatch(service), 5);
  const over = await playOn(service, await startDuelMatch(service, { seed: 'whole' }), 500);
  assert.ok(over.outcome);
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await asAtFirst(service, client);
  await client.end();

  assert.deepEqual(await noTimerLeft(() => migrate(database.url)), later);
  await anotherServer({ ...service, url: database.url }, async (http) => {
    for (const verdict of [running, over]) {
      const { body } = await http.get(`/v1/matches/${verdict.match?.id}/verification`);
      assert.deepEqual([body.same, body.plies, body.seed?.same], [true, verdict.match?.ply, true]);
    }
    const { body: list } = await http.get('/v1/matches?player=Player%201&status=over');
    assert.deepEqual(
      list.items.map(({ id }: { id: string }) => id),
      [over.match?.id],
    );
    const start = await http.get(`/v1/matches/${over.match?.id}/plies?limit=1`);
    assert.equal(start.body.items[0].kind, 'start');
    const id = running.match?.id ?? '';
    const old = new pg.Pool({ connectionString: database.url, max: 1 });
    try {
      // Its plies of before have no steps: the last state is written whole until the next one that is kept.
      const wholes: boolean[] = [];
      let { awaiting } = running;
      for (let ply = 6; ply <= 34; ply++) {
        const next = await http.post(`/v1/matches/${id}/actions`).send({ action: awaiting[0]?.options[0]?.action });
        assert.equal(next.status, 200);
        const sql = (text: string, values?: unknown[]) => old.query(text, values);
        assert.equal(JSON.parse((await headOf({ sql }, id)).state).hash, next.body.state.hash);
        wholes.push((await sql('SELECT state FROM matches WHERE id = $1', [id])).rows[0].state !== '');
        awaiting = next.body.awaiting;
      }
      assert.deepEqual(
        wholes,
        Array.from({ length: 29 }, (_, at) => 6 + at < 32),
      );
    } finally {
      await old.end();
    }
    assert.equal((await http.get(`/v1/matches/${id}/verification`)).body.same, true);
  });
});
