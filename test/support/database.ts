import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/store/embedded/postgres.ts';
import { migrate } from '../../src/store/migrate.ts';

export interface TestDatabases {
  /** A database whose migrations are applied, to be copied. */
  url: string;
  stop(): Promise<void>;
}

/** A Postgres in a folder of its own, which goes away with it. */
export async function startTestDatabases(): Promise<TestDatabases> {
  const folder = mkdtempSync('/var/tmp/arbiter-test-');
  chmodSync(folder, 0o755);
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await startEmbeddedPostgres({ project: join(import.meta.dirname, '../..'), folder, settings });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
    own ??= { server: startTestDatabases(), open: 0 };
    own.open++;
  }
  const template = new URL(shared ?? (await own?.server)?.url ?? '');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await run(template, `DROP DATABASE ${name} WITH (FORCE)`);
      if (own === null || --own.open > 0) return;
      const { server } = own;
      own = null;
      await (await server).stop();
    },
  };
}

/** Runs one statement outside of the databases that it makes and drops. */
async function run(template: URL, sql: string): Promise<void> {
  const outside = new URL(template);
  outside.pathname = '/postgres';
  const client = new pg.Client({ connectionString: outside.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
