import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import { PostgresAnnouncements } from './announcements.ts';
import type { ArchiveFiles } from './archive.ts';
import { markedArchive } from './archive-marked.ts';
import { archiveStore } from './archive-store.ts';
import { watchedArchive } from './archive-watched.ts';
import { ArchivedMatches, manyWithArchive, matchesWithArchive, queriesWithArchive } from './archived.ts';
import { asking } from './asking.ts';
import { cardSetStore } from './card-set-store.ts';
import { changeStore } from './change-store.ts';
import { openConnections } from './connections.ts';
import { deletedMatchStore } from './deleted-matches.ts';
import { askingDirectly } from './direct.ts';
import { editionStore } from './edition-store.ts';
import { idempotencyStore } from './idempotency-store.ts';
import { jobStore } from './job-store.ts';
import { keyStore } from './key-store.ts';
import { madeOfStore } from './made-of.ts';
import { manyStore } from './many-store.ts';
import { matchStore } from './match-store.ts';
import { organizedStore } from './organized-store.ts';
import { partitionStore } from './partitions.ts';
import { queryStore } from './query-store.ts';
import { readingTogether } from './read-together.ts';
import { RedisAnnouncements } from './redis-announcements.ts';
import { seedStore } from './seed-store.ts';
import { serviceKeyStore } from './service-key-store.ts';
import { Standbys } from './standbys.ts';
import { statisticsStore } from './statistics-store.ts';
import type { Store } from './store.ts';
import type { MatchStorage } from './stored-match.ts';
import { tournamentStore } from './tournament-store.ts';
import { trafficOf } from './traffic.ts';
import { webhookStore } from './webhook-store.ts';

export interface StoreOptions {
  /** Seconds that a statement may take. */
  seconds?: number;
  /** Where servers tell each other what they have recorded: the way past a pooler of transactions. The same address by default. */
  directUrl?: string | null;
  /** A Redis over which they do so where it is there. */
  redisUrl?: string | null;
  /** Standbys, which answer lists, statistics and what is on record of matches; none by default. */
  replicaUrl?: string | null;
  /** How matches are written; compact by default. */
  storage?: MatchStorage;
  /** Where matches lie that left the database; nowhere by default. */
  archive?: ArchiveFiles | null;
}

/**
 * Opens the database, whose migrations have to be applied. `pool` is the most connections held at once; `onError` is told
 * of connections that fail.
 */
export function openStore(
  databaseUrl: string,
  pool: number,
  onError: (error: Error) => void,
  {
    seconds = 10,
    directUrl = null,
    redisUrl = null,
    replicaUrl = null,
    storage = 'compact',
    archive: archiveFiles = null,
  }: StoreOptions = {},
): Store {
  const connections = openConnections(databaseUrl, { max: pool, seconds, onTrouble: onError });
  const adapter = new PrismaPg(connections.pool, {
    disposeExternalPool: true,
    onConnectionError: onError,
    statementNameGenerator: ({ sql }) => connections.nameOf(sql),
  });
  const { traffic, sent } = trafficOf(connections, adapter, () => standbys?.counts);
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  const standbys =
    replicaUrl === null ? null : new Standbys(replicaUrl, { max: pool, seconds, onTrouble: onError, sent });
  /** For what changes nothing: it sees what `prisma` sees, and leaves the primary alone where it can. */
  const reading =
    standbys === null ? prisma : new PrismaClient({ adapter: standbys.before(adapter), errorFormat: 'minimal' });
  const ask = asking(reading);
  const askDirectly = askingDirectly(adapter);
  const record = matchStore(reading, askDirectly, storage);
  const records = manyStore(reading);
  const beneath = new PostgresAnnouncements(directUrl ?? databaseUrl, onError);
  const announcements = redisUrl === null ? beneath : new RedisAnnouncements(redisUrl, beneath);
  const plain = { matches: matchStore(prisma, askDirectly, storage), many: manyStore(prisma) };
  const batches = archiveStore(prisma, storage);
  const archive = archiveFiles && watchedArchive(markedArchive(archiveFiles, batches.isInUse));
  const archived = new ArchivedMatches(archive, plain.matches.find);
  const store: Store = {
    announcements,
    changes: changeStore(prisma),
    matches: matchesWithArchive(
      {
        ...plain.matches,
        plies: record.plies,
        rulings: record.rulings,
        causes: record.causes,
        snapshot: record.snapshot,
        steps: record.steps,
        recorded: record.recorded,
      },
      archived,
    ),
    editions: editionStore(prisma),
    many: manyWithArchive(
      {
        ...plain.many,
        plies: records.plies,
        rulings: records.rulings,
        snapshot: records.snapshot,
        steps: records.steps,
        recorded: records.recorded,
        children: records.children,
      },
      archived,
    ),
    deletedMatches: deletedMatchStore(prisma),
    queries: queriesWithArchive(queryStore(reading), archived),
    tournaments: tournamentStore(reading),
    organized: organizedStore(prisma, ask),
    statistics: statisticsStore(prisma, ask),
    cardSets: cardSetStore(prisma),
    madeOf: madeOfStore(reading),
    keys: keyStore(prisma),
    serviceKeys: serviceKeyStore(prisma),
    seeds: seedStore(prisma),
    idempotency: idempotencyStore(prisma),
    webhooks: webhookStore(prisma),
    partitions: partitionStore(prisma),
    jobs: jobStore(prisma),
    archive: batches,
    archiveFiles: archive,
    archived,
    traffic,
    ping: () => connections.probe(),
    silentFor: () => connections.silentFor(),
    async close() {
      await announcements.close();
      await Promise.all([prisma.$disconnect(), reading.$disconnect(), standbys?.close()]);
      await connections.close();
    },
    async children(ask) {
      return (await store.many.children([ask]))[0] ?? [];
    },
    together: () => joined,
  };
  const together = readingTogether(store, prisma, reading);
  const joined = { ...together, queries: queriesWithArchive(together.queries, archived) };
  return store;
}
