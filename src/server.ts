import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { rulesets } from './rulesets/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './store/embedded/postgres.ts';
import { migrate } from './store/migrate.ts';
import { openStore } from './store/open-store.ts';

const config = readConfig(process.env);
const project = join(import.meta.dirname, '..');

/** Undone in reverse when the service stops, however far it came. */
const undo: (() => Promise<unknown>)[] = [];

let failure: Error | null = null;

/** A terminal and npm both pass a signal on, so it comes twice; the second one must not cut the first one's work short. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const grace = closeWithGrace({ delay: 20_000, skip: [...signals] }, async ({ err }) => {
  if (err) console.error(err);
  for (const step of undo.reverse()) await step();
  if (failure) throw failure;
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  grace.close();
}
for (const signal of signals) process.on(signal, stop);

async function database(): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseUrl;
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres({ project, folder: config.dataDir });
  undo.push(() => embedded.stop());
  embedded.died.then((reason) => {
    failure = new Error(reason);
    stop();
  });
  console.log(`DATABASE_URL is not set: running a PostgreSQL of our own, with its files in ${embedded.folder}.`);
  return embedded.url;
}

try {
  const url = await database();
  const applied = await migrate(url);
  if (applied.length > 0) console.log(`Brought the database up to date: ${applied.join(', ')}.`);
  const store = openStore(url, config.databasePool, (error) => console.error(error));
  undo.push(() => store.close());
  const app = await buildApp(config, { rulesets, store });
  undo.push(() => app.close());
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  for (const step of undo.reverse()) await step();
  process.exit();
}
