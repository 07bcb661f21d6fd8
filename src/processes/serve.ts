import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { SCOPES } from '../contracts/keys.ts';
import { rulesets } from '../rulesets/index.ts';
import { LOCAL_TENANT } from '../services/callers/caller.ts';
import { newId } from '../services/ids.ts';
import { draftKey } from '../services/keys/api-keys.ts';
import { PartitionKeeper } from '../services/operations/partitions.ts';
import { archiveAt } from '../store/archive-target.ts';
import { tryArchive } from '../store/archive-watched.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { MetricsOf } from './group-metrics.ts';
import type { Stopping } from './stopping.ts';

/** A key is printed on the console only, never logged. */
async function sayFirstKey({ databaseUrl, keyless }: Config, store: Store): Promise<void> {
  if (await store.keys.any()) return;
  if (databaseUrl !== null) {
    console.log('There is no key yet. This makes one: npm run key -- --name first');
    return;
  }
  const { key, secret } = draftKey({
    ...{ tenant: LOCAL_TENANT, name: 'first', scopes: [...SCOPES] },
    ...{ seat: null, expiresAt: null, rotatedFrom: null },
  });
  await store.keys.create(key);
  const needed = keyless === 'loopback' ? 'Programs on this machine need none. ' : '';
  console.log(`${needed}A key that may do everything, shown this once:\n\n    ${secret}\n`);
}

export interface Serving {
  config: Config;
  /** A database whose migrations are applied. */
  databaseUrl: string;
  stopping: Stopping;
  /** Whether it says what people on a console want to know: of a group, one does. */
  speaks: boolean;
  /** Where its metrics come from, where that is not this process alone. */
  metricsOf?: MetricsOf;
}

/** Answers requests, until it is told to stop. */
export async function serve({ config, databaseUrl, stopping, speaks, metricsOf }: Serving): Promise<void> {
  let noteTrouble = (error: Error): void => console.error(`The database: ${error.message}`);
  const store = openStore(databaseUrl, config.databasePool, (error) => noteTrouble(error), {
    seconds: config.databaseTimeout,
    directUrl: config.databaseDirectUrl,
    redisUrl: config.redisUrl,
    replicaUrl: config.databaseReplicaUrl,
    storage: config.matchStorage,
    archive: config.archive === null ? null : archiveAt(config.archive),
  });
  stopping.add(() => store.close());
  await store.ping();
  if (speaks) await sayFirstKey(config, store);
  // Compiled before anybody waits for them.
  for (const { id, sampleCards } of rulesets) if (sampleCards.cards.size === 0) throw new Error(`${id} has no cards`);
  const app = await buildApp(config, { rulesets, store, ...(metricsOf ? { metricsOf } : {}) });
  noteTrouble = (error) => app.outages.note(error);
  const partitions = new PartitionKeeper(store, app.log, app.outages);
  partitions.start(config.partitionDays);
  stopping.add(() => partitions.stop());
  stopping.add(() => app.close());
  // What is wrong with the archive is in the log before somebody needs it; all else goes on without it. Where it fails, that is noted.
  if (speaks && store.archiveFiles !== null) tryArchive(store.archiveFiles, `check/${newId()}`).catch(() => {});
  const address = await app.listen({ host: config.host, port: config.port });
  // For whoever tries it on a machine of their own; what runs elsewhere has the log.
  if (speaks && config.databaseUrl === null && config.pages.on) console.log(`Open ${address} in a browser to play.`);
  stopping.drainBy(() => {
    app.drain();
    const { delay } = config.shutdown;
    if (delay > 0) app.log.info({ seconds: delay }, 'stopping: answering for a moment longer, and not ready');
    return pause(delay * 1000);
  });
}
