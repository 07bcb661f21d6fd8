import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Hosts } from './hosts.ts';
import { migrationsFolder } from './schema-engine.ts';
import { tablesOf, takeTables } from './take-tables.ts';

/** Any number that no other program uses for a lock in this database. */
const LOCK = 7_238_114;

/** How long the database may take to let somebody in, and to answer what is no migration, in milliseconds. */
const CONNECT = 10_000;
const ANSWER = 10_000;
/** How long a statement of a migration waits for a table that is in use: everybody else waits behind it, in milliseconds. */
const TABLE = 3_000;
/** The pause before a migration is tried again, in milliseconds. */
const AGAIN = 1_000;

export interface MigrateOptions {
  /** Seconds that all of it may take, and the wait for another server that does it. */
  seconds?: number;
  /** Is told what is waited for. */
  say?(text: string): void;
  folder?: string;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies what the database lacks of `prisma/migrations`, and gives the names of it. Each file is one transaction with its
 * row in `_prisma_migrations`, the table of `prisma migrate deploy`: it is done, or nothing of it is. Servers that start at
 * once wait for each other. Throws when a migration fails or takes too long.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { seconds = 600, say = () => {}, folder = migrationsFolder } = options;
  const until = Date.now() + seconds * 1000;
  const migrations = await readMigrations(folder);
  const client = await connect(databaseUrl, say);
  try {
    const applied: string[] = [];
    const done = await appliedTo(client);
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      if (await applyInTime(client, migration, { until, say })) applied.push(migration.name);
    }
    return applied;
  } finally {
    // A connection on which nothing comes back would not end by being told to.
    client.connection.stream.destroy();
  }
}

/** The names of the migrations that the database lacks. Nothing is changed. */
export async function pendingMigrations(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connect(databaseUrl, () => {});
  try {
    const done = await appliedTo(client);
    return migrations.map(({ name }) => name).filter((name) => !done.has(name));
  } finally {
    client.connection.stream.destroy();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function connect(databaseUrl: string, say: (text: string) => void): Promise<pg.Client> {
  const waiting = setTimeout(() => say(`Waiting for the database, up to ${CONNECT / 1000} s.`), 1_000);
  try {
    const hosts = new Hosts(databaseUrl);
    const place = await hosts.place();
    const client = new pg.Client({
      ...{ connectionString: hosts.first, connectionTimeoutMillis: CONNECT, keepAlive: true },
    });
    if (place !== null) Object.assign(client, place);
    // What ends the connection is told by the statement that waits for it.
    client.on('error', () => {});
    await client.connect();
    return client;
  } finally {
    clearTimeout(waiting);
  }
}

const ask = <Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = [], most = ANSWER) =>
  client.query<Row>({ text, query_timeout: most, ...(values.length > 0 ? { values } : {}) } as pg.QueryConfig);

/** The names of the migrations that a database has. Looks without a lock: most starts find nothing to do, and must not wait for anybody. */
async function appliedTo(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await ask<{ there: boolean }>(
    client,
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
  );
  if (!tables[0]?.there) return new Set();
  const { rows } = await ask<{ migration_name: string }>(
    client,
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Set(rows.map((row) => row.migration_name));
}

interface Bounds {
  until: number;
  say(text: string): void;
}

/** Applies one migration, again and again where tables are in use; false when another server did it meanwhile. */
async function applyInTime(client: pg.Client, migration: Migration, bounds: Bounds): Promise<boolean> {
  const tables = tablesOf(migration.sql);
  for (let said = false; ; said = true) {
    try {
      return await apply(client, { ...migration, tables }, bounds);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      const inUse = error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');
      if (!inUse || Date.now() + AGAIN > bounds.until) throw told(migration, error);
      if (!said) bounds.say(`${migration.name} waits for a table that is in use.`);
      await pause(AGAIN);
    }
  }
}

const told = ({ name }: Migration, error: unknown): Error =>
  new Error(`The migration ${name} was not applied: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });

async function apply(
  client: pg.Client,
  migration: Migration & { tables: ReturnType<typeof tablesOf> },
  { until, say }: Bounds,
): Promise<boolean> {
  const left = () => Math.max(1, Math.floor(until - Date.now()));
  await ask(client, 'BEGIN');
  await limit(client, left(), left());
  const { rows } = await ask<{ got: boolean }>(client, 'SELECT pg_try_advisory_xact_lock($1) AS got', [LOCK]);
  if (!rows[0]?.got) {
    say(`Another server brings the database up to date; waiting for it, up to ${Math.ceil(left() / 1000)} s.`);
    await waitForLock(client, left());
  }
  await limit(client, left(), Math.min(TABLE, left()));
  // This also has the session learn of a table that another server made while it waited.
  await ask(client, TABLE_OF_RECORDS);
  if ((await appliedTo(client)).has(migration.name)) {
    await ask(client, 'COMMIT');
    return false;
  }
  await takeTables((text, values) => ask(client, text, values), migration.tables);
  const { rows: before } = await ask<{ id: string }>(
    client,
    'SELECT id FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL',
    [migration.name],
  );
  if (before.length > 0) await finish(client, migration, left(), say);
  else await ask(client, migration.sql, [], left() + ANSWER);
  await ask(client, 'DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL', [
    migration.name,
  ]);
  await ask(
    client,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     VALUES ($1, $2, clock_timestamp(), $3, now(), 1)`,
    [randomUUID(), migration.checksum, migration.name],
  );
  await ask(client, 'COMMIT', [], left() + ANSWER);
  return true;
}

/** Limits of this transaction alone: a pooler would keep those of a session for somebody else. */
const limit = (client: pg.Client, statement: number, lock: number) =>
  ask(client, "SELECT set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)", [
    String(statement),
    String(lock),
  ]);

async function waitForLock(client: pg.Client, most: number): Promise<void> {
  try {
    await ask(client, 'SELECT pg_advisory_xact_lock($1)', [LOCK], most + ANSWER);
  } catch (error) {
    throw new Error(
      `another session has held the lock of migrations (${LOCK}) too long; pg_locks tells which, and pg_terminate_backend ends it`,
      { cause: error },
    );
  }
}

/** As Prisma makes it. */
const TABLE_OF_RECORDS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** What a statement says whose work is done: a column, a table, another thing is there already, or is gone already. */
const DONE = new Set(['42701', '42P07', '42710', '42704', '42P16']);

/**
 * Finishes a migration that an earlier release left half done: it applied files statement by statement, without a transaction.
 * Each of its statements is done whole or not at all, so that those whose work is there are passed over.
 */
async function finish(client: pg.Client, { name, sql }: Migration, most: number, say: (text: string) => void) {
  if (sql.includes('$$'))
    throw new Error('an earlier attempt left it half done; its row says so in _prisma_migrations');
  say(`${name} was left half done; finishing it.`);
  for (const statement of sql.split(';')) {
    if (statement.replaceAll(/--.*$/gm, '').trim() === '') continue;
    await ask(client, 'SAVEPOINT statement');
    try {
      await ask(client, statement, [], most + ANSWER);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !DONE.has(error.code ?? '')) throw error;
      await ask(client, 'ROLLBACK TO SAVEPOINT statement');
    }
    await ask(client, 'RELEASE SAVEPOINT statement');
  }
}
