import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closing } from './opened.ts';
import type { TestDatabases } from './postgres.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The Postgres of a test file that was started by itself, and how many of its databases are open. */
let own: { server: Promise<TestDatabases>; open: number } | null = null;

/** A database of its own: a copy of the migrated one of the run, or of a Postgres that is started for this file alone. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const shared = process.env.TEST_DATABASE_URL;
  if (shared === undefined) {
    own ??= { server: startOwn(), open: 0 };
    own.open++;
  }
  const template = new URL(shared ?? (await own?.server)?.url ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: closing(async () => {
      await dropped(template, name);
      if (own === null || --own.open > 0) return;
      const { server } = own;
      own = null;
      await (await server).stop();
    }),
  };
}

/** What it takes to start a Postgres is loaded where one is started: files that share that of the run do without. */
const startOwn = async (): Promise<TestDatabases> => (await import('./postgres.ts')).startTestDatabases();

/**
 * Postgres waits some seconds for connections that are being closed: one that it breaks off instead would tell its pool so, where nobody
 * listens any more. What a test has left open is broken off then.
 */
async function dropped(template: URL, name: string): Promise<void> {
  try {
    await run(template, `DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error;
    await run(template, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** The database is being used by others. */
const IN_USE = '55006';

/**
 * Connections outside of the databases that are made and dropped: each file makes several, and Postgres starts a process for a connection.
 * They keep no process from ending.
 */
const outside = new Map<string, pg.Pool>();

/** Runs one statement outside of the databases that it makes and drops. */
async function run(template: URL, sql: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  let pool = outside.get(url.href);
  if (pool === undefined) {
    pool = new pg.Pool({ connectionString: url.href, max: 2, allowExitOnIdle: true });
    // The Postgres of a file is stopped while they are open.
    pool.on('error', () => {});
    outside.set(url.href, pool);
  }
  await pool.query(sql);
}
