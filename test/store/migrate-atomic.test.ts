import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import test from 'node:test';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';
import { migrationsFolder } from '../../src/store/schema-engine.ts';
import { tablesOf, takeTables } from '../../src/store/take-tables.ts';
import { openTestDatabase } from '../support/database.ts';
import { startServer } from '../support/server.ts';
import { until, within } from '../support/until.ts';

const SERVICE = '20261121140000_service';

/** An empty database, and somebody in it. */
async function emptyDatabase(t: TestContext) {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  t.after(async () => {
    await client.end();
    await database.drop();
  });
  return { url: database.url, client };
}

/** A folder of migrations: those there are, and `more`. */
function folderWith(t: TestContext, more: Record<string, string>): string {
  const folder = mkdtempSync('/var/tmp/arbiter-migrations-');
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [name, sql] of Object.entries(more)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

const recorded = async (client: pg.Client) =>
  (await client.query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).rows.map(({ name }) => name);

const there = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])).rows[0].there;

test('of a migration that fails nothing is left, and mended it is applied by the next start', async (t) => {
  const { url, client } = await emptyDatabase(t);
  const broken = folderWith(t, {
    '30000101000000_broken': 'CREATE TABLE half (n int); SELECT 1/0; CREATE TABLE other (n int);',
  });
  await assert.rejects(migrate(url, { folder: broken }), /30000101000000_broken was not applied: division by zero/);
  assert.equal(await there(client, 'half'), false);
  const before = await recorded(client);
  assert.ok(!before.includes('30000101000000_broken'));
  const mended = folderWith(t, { '30000101000000_broken': 'CREATE TABLE half (n int); CREATE TABLE other (n int);' });
  assert.deepEqual(await migrate(url, { folder: mended }), ['30000101000000_broken']);
  assert.equal(await there(client, 'other'), true);
});

test('a migration that is killed in the middle leaves nothing, and the next start does it', async (t) => {
  const { url, client } = await emptyDatabase(t);
  const slow = folderWith(t, {
    '30000101000000_slow': 'CREATE TABLE half (n int); SELECT pg_sleep(3600); CREATE TABLE other (n int);',
  });
  const program = `import { migrate } from ${JSON.stringify(join(import.meta.dirname, '../../src/store/migrate.ts'))};
    await migrate(process.argv[1], { folder: process.argv[2] });`;
  const run = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    program,
    url,
    slow,
  ]);
  t.after(() => run.kill('SIGKILL'));
  const sleeping = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  const sleepers = async () => (await client.query(sleeping)).rows.length;
  await until('the migration is in the middle', async () => (await sleepers()) > 0);
  const exit = once(run, 'exit');
  run.kill('SIGKILL');
  await within('it has ended', exit);
  // As a server that dies would end it; a program that dies is found out when the statement is through.
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
  await until('the statement has ended', async () => (await sleepers()) === 0);
  assert.equal(await there(client, 'half'), false);
  const fast = folderWith(t, { '30000101000000_slow': 'CREATE TABLE half (n int); CREATE TABLE other (n int);' });
  assert.deepEqual(await migrate(url, { folder: fast }), ['30000101000000_slow']);
});

test('what an earlier release left half done, statement by statement, is finished', async (t) => {
  const { url, client } = await emptyDatabase(t);
  const first = mkdtempSync('/var/tmp/arbiter-migrations-');
  t.after(() => rmSync(first, { recursive: true, force: true }));
  cpSync(join(migrationsFolder, '20261121112009_first'), join(first, '20261121112009_first'), { recursive: true });
  await migrate(url, { folder: first });
  const statements = readFileSync(join(migrationsFolder, SERVICE, 'migration.sql'), 'utf8').split(';');
  for (const statement of statements.slice(0, 9)) await client.query(statement);
  await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', 'x', $1)`, [
    SERVICE,
  ]);
  const said: string[] = [];
  assert.ok((await migrate(url, { say: (text) => said.push(text) })).includes(SERVICE));
  assert.match(said.join(), /left half done/);
  const { rows } = await client.query('SELECT finished_at FROM _prisma_migrations WHERE migration_name = $1', [
    SERVICE,
  ]);
  assert.equal(rows.length, 1);
  assert.ok(rows[0].finished_at);
  assert.equal(await there(client, 'service_keys'), true);
  assert.deepEqual(await migrate(url), []);
});

test('an up-to-date database is not locked, and a lock that nobody gives back ends the wait with a word', async (t) => {
  const { url, client } = await emptyDatabase(t);
  await migrate(url);
  await client.query('SELECT pg_advisory_lock(7238114)');
  assert.deepEqual(await migrate(url, { seconds: 2 }), []);
  const more = folderWith(t, { '30000101000000_more': 'CREATE TABLE more (n int)' });
  const said: string[] = [];
  const waiting = migrate(url, { folder: more, seconds: 2, say: (text) => said.push(text) });
  await within('the end of the wait', assert.rejects(waiting, /pg_locks|canceling|lock of migrations/));
  assert.match(said.join(), /Another server/);
});

test('what a migration locks ends with its transaction: a pooler would keep what is locked for a session', async (t) => {
  const { url, client } = await emptyDatabase(t);
  // It tells whether it gave up a lock of the session, of which there are to be none.
  const sql = 'CREATE TABLE locks AS SELECT pg_advisory_unlock(7238114) AS held';
  await migrate(url, { folder: folderWith(t, { '30000101000000_locks': sql }) });
  assert.deepEqual((await client.query('SELECT held FROM locks')).rows, [{ held: false }]);
});

test('a table that is in use is waited for a little at a time, so that nobody stands behind the migration', async (t) => {
  const { url, client } = await emptyDatabase(t);
  await migrate(url);
  const more = folderWith(t, { '30000101000000_more': 'ALTER TABLE matches ADD COLUMN more int' });
  await client.query('BEGIN; LOCK TABLE matches IN ACCESS SHARE MODE');
  const said: string[] = [];
  const waiting = migrate(url, {
    folder: more,
    say(text) {
      said.push(text);
      void client.query('COMMIT');
    },
  });
  assert.deepEqual(await within('the migration', waiting), ['30000101000000_more']);
  assert.match(said.join(), /waits for a table/);
});

test('a start on a database that takes connections and says nothing ends in time, and says what it waits for', async (t) => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => silent.close());
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `postgresql://postgres:secret@127.0.0.1:${address.port}/arbiter`;
  await assert.rejects(startServer({ DATABASE_URL: url }), /ended with 1: .*Waiting for the database.*/s);
});

test('a migration takes its tables before its first statement, and steps back where somebody has one and waits for another', async (t) => {
  const { url, client } = await emptyDatabase(t);
  const folder = folderWith(t, {
    '30000101000000_tables': 'CREATE TABLE a (n int); CREATE TABLE b (n int);',
  });
  await migrate(url, { folder });
  const slow = folderWith(t, {
    '30000101000000_tables': 'CREATE TABLE a (n int); CREATE TABLE b (n int);',
    '30000102000000_both': 'ALTER TABLE "a" ADD "m" int; SELECT pg_sleep(0.5); ALTER TABLE "b" ADD "m" int;',
  });
  await client.query('BEGIN; LOCK TABLE b IN ROW EXCLUSIVE MODE');
  const migrated = migrate(url, { folder: slow });
  const taken = `SELECT FROM pg_locks WHERE relation = 'a'::regclass AND mode = 'AccessExclusiveLock' AND granted`;
  await until('the migration has the other table', async () => (await client.query(taken)).rows.length > 0);
  // With the migration in the middle of its work, this session would be ended: it has waited longest when the circle closes.
  await client.query('INSERT INTO a VALUES (1); COMMIT');
  assert.deepEqual(await migrated, ['30000102000000_both']);
  assert.deepEqual((await client.query('SELECT * FROM a')).rows, [{ n: 1, m: null }]);
});

/** Carries a migration out in the transaction that is open. Gives the tables that it took from others without having taken them first. */
async function takenInTheMiddle(client: pg.Client, sql: string): Promise<string[]> {
  const held = async () => {
    const { rows } = await client.query<{ table: string; mode: string }>(
      `SELECT relname AS table, mode FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
       WHERE pid = pg_backend_pid() AND relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
         AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
    );
    return rows;
  };
  const { rows: before } = await client.query("SELECT relname FROM pg_class WHERE relkind IN ('r', 'p')");
  await takeTables((text, values) => client.query(text, values), tablesOf(sql));
  const taken = await held();
  await client.query(sql);
  return (await held()).flatMap(({ table, mode }) => {
    if (!before.some(({ relname }) => relname === table)) return [];
    const modes = taken.filter((one) => one.table === table).map((one) => one.mode);
    const enough = modes.includes('AccessExclusiveLock') || (modes.length > 0 && mode !== 'AccessExclusiveLock');
    return enough ? [] : [`${table} (${mode})`];
  });
}

test('no migration takes a table from writers that it has not taken before its first statement', async (t) => {
  const { client } = await emptyDatabase(t);
  const migrations = readdirSync(migrationsFolder).filter((name) => !name.includes('.'));
  for (const name of migrations.sort()) {
    await client.query('BEGIN');
    const sql = readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8');
    assert.deepEqual(await takenInTheMiddle(client, sql), [], name);
    await client.query('COMMIT');
  }
});

test('the tables of a migration are read from every statement by which one takes a table', async (t) => {
  const { client } = await emptyDatabase(t);
  await client.query(`CREATE TABLE a (n int PRIMARY KEY); CREATE TABLE b (n int);
    CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
    CREATE TRIGGER t AFTER INSERT ON b FOR EACH ROW EXECUTE FUNCTION f()`);
  for (const sql of [
    'ALTER TABLE "a" ADD "m" int',
    'alter table only b add m int',
    'ALTER TABLE IF EXISTS b RENAME TO c',
    'DROP TABLE b',
    'TRUNCATE b',
    'TRUNCATE TABLE b',
    'DROP TRIGGER "t" ON "b"',
    'LOCK TABLE "a", "b" IN ACCESS EXCLUSIVE MODE',
    'CREATE INDEX i ON b (n)',
    'CREATE UNIQUE INDEX "i"\n  ON "b" ("n")',
    'CREATE TRIGGER u AFTER INSERT ON b FOR EACH ROW EXECUTE FUNCTION f()',
    'CREATE CONSTRAINT TRIGGER u AFTER INSERT ON b FOR EACH ROW EXECUTE FUNCTION f()',
    'CREATE TABLE c (n int REFERENCES "a")',
  ]) {
    await client.query('BEGIN');
    assert.deepEqual(await takenInTheMiddle(client, sql), [], sql);
    await client.query('ROLLBACK');
  }
  const written = tablesOf('UPDATE "a" SET n = 1; DELETE FROM b; -- DROP TABLE a;\nINSERT INTO "c" VALUES (1)');
  assert.deepEqual([...written.keys()].sort(), ['a', 'b', 'c']);
  assert.deepEqual(new Set(written.values()), new Set(['SHARE ROW EXCLUSIVE']));
});
