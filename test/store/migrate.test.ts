import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';
import { migrationsFolder, prismaFolder, schemaDifference } from '../../src/store/schema-engine.ts';
import { openTestDatabase } from '../support/database.ts';
import { noTimerLeft } from '../support/no-timer-left.ts';

const names = readdirSync(migrationsFolder)
  .filter((name) => !name.includes('.'))
  .sort();

test('migrations are recorded the way prisma migrate deploy records them, and applied once', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  assert.deepEqual(await migrate(database.url), []);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations ORDER BY 1',
  );
  await client.end();
  assert.deepEqual(
    rows.map((row) => row.migration_name),
    names,
  );
  for (const { migration_name: name, checksum, finished_at: finished } of rows) {
    const sql = readFileSync(join(migrationsFolder, name, 'migration.sql'));
    assert.equal(checksum, createHash('sha256').update(sql).digest('hex'));
    assert.ok(finished);
  }
});

test('servers that start at once on an empty database do not get in each other’s way', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  const applied = await noTimerLeft(() => Promise.all([1, 2, 3].map(() => migrate(database.url))));
  // Which of them applies which is chance; each is applied once.
  assert.deepEqual(applied.flat().sort(), names);
});

test('the last migration leads to the schema file: nothing is left to write', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.drop());
  const schema = readFileSync(join(prismaFolder, 'schema.prisma'), 'utf8');
  const whole = await noTimerLeft(() => schemaDifference(database.url, null, schema));
  const statements = (sql: string) =>
    sql
      .split(';')
      .map((part) => part.replace(/--.*\n/g, '').trim())
      .filter(Boolean);
  const written = names.flatMap((name) =>
    statements(readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8')),
  );
  if (names.length === 1) assert.deepEqual(written, statements(whole));
  const nothing = await noTimerLeft(() => schemaDifference(database.url, schema, schema));
  assert.match(nothing, /^(-- This is an empty migration\.)?\s*$/);
});
