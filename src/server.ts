import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { SCOPES } from './contracts/keys.ts';
import { rulesets } from './rulesets/index.ts';
import { LOCAL_TENANT } from './services/callers/caller.ts';
import { draftKey } from './services/keys/api-keys.ts';
import type { EmbeddedPostgres } from './store/embedded/postgres.ts';
import { startEmbeddedPostgres } from './store/embedded/postgres.ts';
import { migrate } from './store/migrate.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const config = readConfig(process.env);
const project = join(import.meta.dirname, '..');

/** Closed in reverse order when the service stops, however far the start got. */
const undo: (() => Promise<unknown>)[] = [];

let failure: Error | null = null;

/** A terminal and npm both pass a signal on, so it comes twice; the second one must not cut the first one's work short. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const grace = closeWithGrace({ delay: config.shutdown.timeout * 1000, skip: [...signals] }, async ({ err }) => {
  if (err) console.error(err);
  for (const step of undo.reverse()) await step();
  if (failure) throw failure;
});

/** What whoever sends requests is told before the service stops; nothing before it serves. */
let drain: (() => Promise<unknown>) | null = null;

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Without its database it has nothing left to answer.
  if (failure === null) await drain?.();
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

/** A key is printed on the console only, never logged. */
async function sayFirstKey(store: Store): Promise<void> {
  if (await store.keys.any()) return;
  if (config.databaseUrl !== null) {
    console.log('There is no key yet. This makes one: npm run key -- --name first');
    return;
  }
  const { key, secret } = draftKey({
    ...{ tenant: LOCAL_TENANT, name: 'first', scopes: [...SCOPES] },
    ...{ seat: null, expiresAt: null, rotatedFrom: null },
  });
  await store.keys.create(key);
  const needed = config.keyless === 'loopback' ? 'Programs on this machine need none. ' : '';
  console.log(`${needed}A key that may do everything, shown this once:\n\n    ${secret}\n`);
}

try {
  const url = await database();
  const say = (text: string) => console.log(text);
  const applied = await migrate(config.databaseDirectUrl ?? url, { seconds: config.migrationTimeout, say });
  if (applied.length > 0) console.log(`Brought the database up to date: ${applied.join(', ')}.`);
  let noteTrouble = (error: Error): void => console.error(`The database: ${error.message}`);
  const store = openStore(url, config.databasePool, (error) => noteTrouble(error), {
    seconds: config.databaseTimeout,
    directUrl: config.databaseDirectUrl,
    redisUrl: config.redisUrl,
  });
  undo.push(() => store.close());
  await store.ping();
  await sayFirstKey(store);
  // Compiled before anybody waits for them.
  for (const { id, sampleCards } of rulesets) if (sampleCards.cards.size === 0) throw new Error(`${id} has no cards`);
  const app = await buildApp(config, { rulesets, store });
  noteTrouble = (error) => app.outages.note(error);
  undo.push(() => app.close());
  const address = await app.listen({ host: config.host, port: config.port });
  // For whoever tries it on a machine of their own; what runs elsewhere has the log.
  if (config.databaseUrl === null && config.pages.on) console.log(`Open ${address} in a browser to play.`);
  drain = () => {
    app.drain();
    const { delay } = config.shutdown;
    if (delay > 0) app.log.info({ seconds: delay }, 'stopping: answering for a moment longer, and not ready');
    return pause(delay * 1000);
  };
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  for (const step of undo.reverse()) await step();
  process.exit();
}
