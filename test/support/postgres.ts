import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/store/embedded/postgres.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openFolder } from './folder.ts';
import { noTimerLeft } from './no-timer-left.ts';

export interface TestDatabases {
  /** A database whose migrations are applied, to be copied. */
  url: string;
  stop(): Promise<void>;
}

/** A Postgres in a folder of its own, which goes away with it. */
export async function startTestDatabases(): Promise<TestDatabases> {
  const folder = openFolder();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'io_method=sync'];
  const postgres = await startEmbeddedPostgres({ project: join(import.meta.dirname, '../..'), folder, settings });
  await noTimerLeft(() => migrate(postgres.url));
  await makeLoginCheap(postgres.url);
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests open thousands of connections, and each of them would derive its key from the password in 4096 steps. */
async function makeLoginCheap(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET scram_iterations = 1');
  await client.query(
    `ALTER ROLE CURRENT_USER PASSWORD ${client.escapeLiteral(decodeURIComponent(new URL(url).password))}`,
  );
  await client.end();
}
