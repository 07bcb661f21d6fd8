import { join } from 'node:path';
import type { Config } from '../config.ts';
import { archiveAt } from '../store/archive-target.ts';
import { startEmbeddedPostgres } from '../store/embedded/postgres.ts';
import { runningPostgres } from '../store/embedded/running.ts';
import { migrate, pendingMigrations } from '../store/migrate.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** What is done about a database that is not up to date: it is brought up to date, or left as it is and refused. */
type Outdated = 'migrate' | 'refuse';

/** Opens the database, which a running server may have open too, and closes it again. */
export async function withStore(
  config: Config,
  { error: say }: Pick<Console, 'error'>,
  work: (store: Store) => Promise<void>,
  outdated: Outdated = 'migrate',
): Promise<void> {
  const project = join(import.meta.dirname, '../..');
  const there = config.databaseUrl ?? (await runningPostgres(project, config.dataDir));
  const embedded = there === null ? await startEmbeddedPostgres({ project, folder: config.dataDir }) : null;
  try {
    const url = embedded?.url ?? there ?? '';
    const direct = config.databaseDirectUrl ?? url;
    if (outdated === 'migrate') await migrate(direct, { seconds: config.migrationTimeout, say });
    else await requireMigrations(direct);
    const store = openStore(url, 2, (error) => say(error.message), {
      storage: config.matchStorage,
      archive: config.archive === null ? null : archiveAt(config.archive),
    });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  } finally {
    await embedded?.stop();
  }
}

async function requireMigrations(url: string): Promise<void> {
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return;
  throw new Error(`The database lacks ${pending.join(', ')}. "npm run migrate" only adds to it; do that first.`);
}
