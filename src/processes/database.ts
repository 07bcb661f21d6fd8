import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { EmbeddedPostgres } from '../store/embedded/postgres.ts';
import { startEmbeddedPostgres } from '../store/embedded/postgres.ts';
import { migrate } from '../store/migrate.ts';
import type { Stopping } from './stopping.ts';

const project = join(import.meta.dirname, '../..');

/** The address of the database, with all migrations applied: the one that is configured, or one of our own. */
export async function openDatabase(config: Config, stopping: Stopping): Promise<string> {
  const url = config.databaseUrl ?? (await ownDatabase(config, stopping));
  const say = (text: string) => console.log(text);
  const applied = await migrate(config.databaseDirectUrl ?? url, { seconds: config.migrationTimeout, say });
  if (applied.length > 0) console.log(`Brought the database up to date: ${applied.join(', ')}.`);
  return url;
}

async function ownDatabase({ dataDir }: Config, stopping: Stopping): Promise<string> {
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres({ project, folder: dataDir });
  stopping.add(() => embedded.stop());
  embedded.died.then((reason) => stopping.fail(new Error(reason)));
  console.log(`DATABASE_URL is not set: running a PostgreSQL of our own, with its files in ${embedded.folder}.`);
  return embedded.url;
}
