import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabases } from './postgres.ts';
import { startTestDatabases } from './postgres.ts';

/** One Postgres for the whole run. The files of the run find it by an environment variable and make databases of their own. */
let databases: TestDatabases | null = null;
/** Where the files of the run note which statements name their matches, so that each is looked at once. */
let statements: string | null = null;

export async function globalSetup(): Promise<void> {
  databases = await startTestDatabases();
  process.env.TEST_DATABASE_URL = databases.url;
  statements = mkdtempSync(join(tmpdir(), 'arbiter-statements-'));
  process.env.TEST_STATEMENTS = statements;
}

export async function globalTeardown(): Promise<void> {
  await databases?.stop();
  if (statements !== null) rmSync(statements, { recursive: true, force: true });
}
