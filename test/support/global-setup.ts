import type { TestDatabases } from './postgres.ts';
import { startTestDatabases } from './postgres.ts';

/** One Postgres for the whole run. The files of the run find it by an environment variable and make databases of their own. */
let databases: TestDatabases | null = null;

export async function globalSetup(): Promise<void> {
  databases = await startTestDatabases();
  process.env.TEST_DATABASE_URL = databases.url;
}

export async function globalTeardown(): Promise<void> {
  await databases?.stop();
}
