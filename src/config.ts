import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { ArchiveTarget } from './store/archive-target.ts';
import { readArchive } from './store/archive-target.ts';
import { readDatabaseUrl, readReplicaUrl } from './store/database-url.ts';

const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const seconds = (fallback: number, min: number, max: number) => z.coerce.number().min(min).max(max).default(fallback);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins = (usual: '*' | 'none') =>
  z
    .string()
    .default(usual)
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine((list) => ['*', 'none'].includes(list.join()) || list.every(isOrigin), {
      error: 'has to be *, none, or origins such as https://example.org, separated by commas',
    })
    .transform((list): '*' | readonly string[] => (list[0] === '*' ? '*' : list.filter((origin) => origin !== 'none')));

/** Whom to believe when it says for whom it passes a request on: how many proxies there are, or their addresses. */
const proxies = z
  .string()
  .transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : text.split(',').map((item) => item.trim())))
  .refine((trusted) => (typeof trusted === 'number' ? trusted <= 10 : trusted.every(isNetwork)), {
    error: 'has to be how many proxies there are, or their addresses, such as 10.0.0.0/8 or loopback, with commas',
  })
  .optional();

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...more] = text.split('/');
  const version = isIP(address);
  return version !== 0 && more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

const addressReadBy = (read: (text: string) => unknown) =>
  z
    .string()
    .superRefine((text, context) => {
      try {
        read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not an address' });
      }
    })
    .optional();

const database = addressReadBy(readDatabaseUrl);

const archive = z
  .string()
  .transform((text, context) => {
    const read = readArchive(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'has to be a folder, or a bucket such as s3://bucket/prefix' });
    return z.NEVER;
  })
  .optional();

/** Where the archive is, with what a bucket needs. */
function archiveOf(data: z.output<typeof schema>): ArchiveTarget | null {
  const { ARCHIVE: target, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (target === undefined || typeof target === 'string') return target ?? null;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new Error('The configuration is wrong. AWS_ACCESS_KEY_ID: has to be given with AWS_SECRET_ACCESS_KEY');
  const endpoint = data.AWS_ENDPOINT_URL_S3 ?? data.AWS_ENDPOINT_URL ?? null;
  const session = data.AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: data.AWS_SESSION_TOKEN };
  return {
    ...target,
    ...{ region: data.AWS_REGION, endpoint, timeout: data.ARCHIVE_TIMEOUT },
    // Amazon's own buckets have host names; stores of one's own seldom do.
    pathStyle: data.ARCHIVE_PATH_STYLE === undefined ? endpoint !== null : data.ARCHIVE_PATH_STYLE === 'on',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey, ...session },
  };
}

/** How many processes serve, or as many as there are processors for this program. */
const processes = z.union([z.literal('auto').transform(() => availableParallelism()), whole(1, 1, 256)], {
  error: 'has to be auto or a whole number from 1 to 256',
});

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(3000, 0, 65535),
  WORKERS: processes,
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_REPLICA_URL: addressReadBy(readReplicaUrl),
  DATABASE_TIMEOUT: seconds(10, 1, 600),
  DATABASE_SILENCE: seconds(180, 0, 86_400),
  PARTITION_DAYS: whole(30, 1, 366),
  MATCH_STORAGE: z.enum(['compact', 'compatible']).default('compact'),
  MIGRATION_TIMEOUT: seconds(600, 1, 86_400),
  DATABASE_POOL: whole(10, 1, 1000),
  DATA_DIR: z.string().optional(),
  TENANT_CARD_SETS: whole(10_000, 1, 10_000_000),
  TENANT_SEEDS: whole(10_000, 1, 10_000_000),
  KEPT_ANSWERS: whole(100_000, 1, 10_000_000),
  TENANT_WEBHOOKS: whole(20, 0, 10_000),
  TENANT_JOBS: whole(20, 0, 10_000),
  JOBS_AT_ONCE: whole(2, 0, 64),
  JOBS_EACH: whole(2, 1, 1000),
  JOBS_LOOK: seconds(1, 0.05, 3600),
  JOBS_KEEP: seconds(604_800, 60, 31_536_000),
  ARCHIVE: archive,
  ARCHIVE_PARQUET: z.enum(['on', 'off']).default('on'),
  ARCHIVE_TIMEOUT: seconds(10, 0.1, 600),
  ARCHIVE_PATH_STYLE: z.enum(['on', 'off']).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: z.url({ protocol: /^https?$/ }).optional(),
  AWS_ENDPOINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  JOB_RESULT_MB: whole(256, 1, 65_536),
  WEBHOOKS_PRIVATE: z.enum(['on', 'off']).default('off'),
  WEBHOOKS_TIMEOUT: seconds(10, 0.1, 60),
  WEBHOOKS_RETRY: seconds(5, 0.01, 3600),
  WEBHOOKS_GIVE_UP: seconds(86_400, 1, 2_592_000),
  WEBHOOKS_KEEP: seconds(604_800, 60, 31_536_000),
  WEBHOOKS_LOOK: seconds(1, 0.05, 3600),
  BODY_LIMIT: whole(1_048_576, 1024, 134_217_728),
  BATCH_ITEMS: whole(1000, 1, 100_000),
  CLOCK_SWEEP: whole(5, 1, 3600),
  CARD_SET_CACHE: whole(200, 1, 100_000),
  ENGINE_WORKERS: whole(Math.min(4, Math.max(2, availableParallelism())), 1, 64),
  ENGINE_DEADLINE: seconds(10, 1, 3600),
  ENGINE_MEMORY_MB: whole(256, 64, 65_536),
  CARD_SET_CACHE_MB: whole(0, 0, 65_536),
  CARD_SET_QUOTA_MB: whole(64, 0, 65_536),
  KEYLESS: z.enum(['loopback', 'adjudicate', 'none']).optional(),
  TRUST_PROXY: proxies,
  RATE_LIMIT: whole(6000, 0, 1_000_000_000),
  RATE_LIMIT_KEYLESS: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  ISSUER: z.string().max(200).default('arbiter'),
  CORS_ORIGINS: origins('*'),
  REQUEST_TIMEOUT: seconds(30, 1, 3600),
  HANDLER_TIMEOUT: seconds(30, 1, 3600),
  CONNECTION_TIMEOUT: seconds(120, 1, 3600),
  KEEP_ALIVE_TIMEOUT: seconds(72, 1, 3600),
  SHUTDOWN_DELAY: seconds(0, 0, 600),
  SHUTDOWN_TIMEOUT: seconds(20, 1, 3600),
  MAX_EVENT_LOOP_DELAY: seconds(1, 0, 60),
  MAX_HEAP_MB: whole(0, 0, 1_048_576),
  MAX_IN_FLIGHT: whole(1000, 1, 100_000),
  MAX_IN_FLIGHT_OF_CALLER: whole(250, 1, 100_000),
  MAX_STREAMS: whole(10_000, 1, 1_000_000),
  MAX_STREAMS_OF_CALLER: whole(200, 1, 1_000_000),
  STREAM_HEARTBEAT: seconds(15, 0.05, 60),
  METRICS: z.enum(['loopback', 'open', 'off']).default('loopback'),
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().max(200).default('arbiter'),
  GRAPHQL_DEPTH: whole(12, 1, 100),
  GRAPHQL_COST: whole(10_000, 1, 10_000_000),
  GRAPHQL_TOKENS: whole(5000, 100, 1_000_000),
  GRAPHIQL: z.enum(['on', 'off']).optional(),
  PAGES: z.enum(['on', 'off']).default('on'),
  PAGES_IMAGES: origins('none'),
  NODE_ENV: z.string().optional(),
  GRAPHQL_PERSISTED: z.enum(['auto', 'only', 'off']).default('auto'),
  GRAPHQL_QUERIES: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The names of all environment variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

/** Everything that can be set from outside, read once. */
export type Config = Readonly<ReturnType<typeof settings>>;

function settings(data: z.output<typeof schema>) {
  return {
    host: data.HOST,
    port: data.PORT,
    /** How many processes serve, at one address. */
    workers: data.WORKERS,
    /** A Postgres to use; without one the service runs its own. */
    databaseUrl: data.DATABASE_URL ?? null,
    /** Where migrations are applied; null for the same. Behind a pooler of transactions it is the way past that. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    /** Standbys of that database, which answer what may be asked of them; null for none. */
    databaseReplicaUrl: data.DATABASE_REPLICA_URL ?? null,
    /** Seconds that a statement may take. */
    databaseTimeout: data.DATABASE_TIMEOUT,
    /** Seconds without any answer from the database after which the service says that it does not live; 0 for never. */
    databaseSilence: data.DATABASE_SILENCE,
    /** How matches are written: in few bytes, or so that the release before can read and play them on too. */
    matchStorage: data.MATCH_STORAGE,
    /** For how many days a partition is made. */
    partitionDays: data.PARTITION_DAYS,
    /** Seconds that all migrations may take, and the wait for another server that applies them. */
    migrationTimeout: data.MIGRATION_TIMEOUT,
    /** The most connections held to the database at once. */
    databasePool: data.DATABASE_POOL,
    /** Where the service's own Postgres keeps its files; null for a folder inside the project. */
    dataDir: data.DATA_DIR ?? null,
    /** How much each tenant may store; of kept answers, each key. */
    quotas: {
      ...{ cardSets: data.TENANT_CARD_SETS, seeds: data.TENANT_SEEDS, webhooks: data.TENANT_WEBHOOKS },
      ...{ jobs: data.TENANT_JOBS, jobBytes: data.JOB_RESULT_MB * 1_048_576 },
      answers: data.KEPT_ANSWERS,
    },
    /** Where the archive is: a folder or a bucket; null for none. */
    archive: archiveOf(data),
    /** Whether tables of what leaves are written there too. */
    archiveTables: data.ARCHIVE_PARQUET === 'on',
    /** How long work is done. */
    jobs: {
      /** How many jobs a process is at, at most. */
      atOnce: data.JOBS_AT_ONCE,
      /** How many jobs of a tenant are done at once, by all processes. */
      each: data.JOBS_EACH,
      /** Seconds between two looks for what is to be done. */
      look: data.JOBS_LOOK,
      /** Seconds for which it is kept what was done. */
      keep: data.JOBS_KEEP,
    },
    /** How webhooks are told. */
    webhooks: {
      /** Whether they may be on this machine or in private networks. */
      privately: data.WEBHOOKS_PRIVATE === 'on',
      /** Seconds that a receiver may take to answer. */
      timeout: data.WEBHOOKS_TIMEOUT,
      /** Seconds before the first retry; each one after that waits twice as long. */
      retry: data.WEBHOOKS_RETRY,
      /** Seconds after which a message is given up, and a webhook at which nothing arrives is switched off. */
      giveUp: data.WEBHOOKS_GIVE_UP,
      /** Seconds for which it is kept what was sent. */
      keep: data.WEBHOOKS_KEEP,
      /** Seconds between two looks for what is due, and for deadlines that come near. */
      look: data.WEBHOOKS_LOOK,
    },
    /** Largest accepted request body, in bytes. */
    bodyLimit: data.BODY_LIMIT,
    /** Most items of a batch that comes as one JSON document. */
    batchItems: data.BATCH_ITEMS,
    /** Seconds between two looks for matches whose time is up. */
    clockSweep: data.CLOCK_SWEEP,
    /** Workers beside the event loop, for what would hold it up. */
    engine: {
      /** How many there are at most. */
      workers: data.ENGINE_WORKERS,
      /** Seconds that such work may take, the time that it waits included. */
      deadline: data.ENGINE_DEADLINE,
      /** Megabytes that each of them may use for it. */
      memory: data.ENGINE_MEMORY_MB,
    },
    /**
     * How many compiled card sets are kept ready, and how many bytes they may take (0 for a sixteenth of the heap); half of that
     * those of one tenant.
     */
    cardSetCache: { sets: data.CARD_SET_CACHE, bytes: data.CARD_SET_CACHE_MB * 1_048_576 },
    /** Bytes of card sets that a tenant may register; null for no limit. */
    cardSetQuota: data.CARD_SET_QUOTA_MB * 1_048_576 || null,
    /** What somebody without a key may do: all from this machine, adjudicate without a record, or nothing. */
    // A database of our own serves one machine; one that was configured, or a proxy, serves other machines, which need
    // keys.
    keyless: data.KEYLESS ?? (data.DATABASE_URL === undefined && data.TRUST_PROXY === undefined ? 'loopback' : 'none'),
    /** How many proxies stand before the service, or their addresses; false for none. */
    trustProxy: data.TRUST_PROXY === undefined || data.TRUST_PROXY === 0 ? false : data.TRUST_PROXY,
    /** Points in a minute; null for no limit. */
    rateLimits: {
      /** Of each key. */
      key: data.RATE_LIMIT || null,
      /** Of each address that calls without one. */
      address: (data.RATE_LIMIT_KEYLESS ?? 600) || null,
      /** Of programs on this machine that need none. */
      machine: data.RATE_LIMIT_KEYLESS || null,
    },
    /** A Redis over which servers share what they count; null for none. */
    redisUrl: data.REDIS_URL ?? null,
    /** The name that the service gives itself in what it signs. */
    issuer: data.ISSUER,
    /** Whose web pages may call from a browser. */
    corsOrigins: data.CORS_ORIGINS,
    /** Seconds that a request may take to arrive, its body included. */
    requestTimeout: data.REQUEST_TIMEOUT,
    /** Seconds after which a request that has arrived has to be being answered. */
    handlerTimeout: data.HANDLER_TIMEOUT,
    /** Seconds for which a connection may carry nothing in the middle of a request or of its answer. */
    connectionTimeout: data.CONNECTION_TIMEOUT,
    /** Seconds for which a connection is kept between requests. */
    keepAliveTimeout: data.KEEP_ALIVE_TIMEOUT,
    /** How a signal to stop is followed. */
    shutdown: {
      /** Seconds for which everything is still answered, while readiness says no. */
      delay: data.SHUTDOWN_DELAY,
      /** Seconds after that in which what was begun has to end. */
      timeout: data.SHUTDOWN_TIMEOUT,
    },
    /** Seconds that the event loop may lag before requests are refused; 0 for no limit. */
    maxEventLoopDelay: data.MAX_EVENT_LOOP_DELAY,
    /** Bytes of heap from which on requests are refused; 0 for nine tenths of what Node may have. */
    maxHeap: data.MAX_HEAP_MB * 1_048_576,
    /** Requests that are handled at once. */
    maxInFlight: data.MAX_IN_FLIGHT,
    /** Requests of one caller that are open at once, being handled or waiting. */
    maxInFlightOfCaller: data.MAX_IN_FLIGHT_OF_CALLER,
    /** Streams and subscriptions that are open at once, in all and of one caller. */
    streams: { all: data.MAX_STREAMS, ofCaller: data.MAX_STREAMS_OF_CALLER },
    /** Seconds after which a stream on which nothing happens says that it is there. */
    streamHeartbeat: data.STREAM_HEARTBEAT,
    /** Who may read the metrics when no token is set: programs on this machine, everybody, nobody. */
    metrics: data.METRICS,
    /** What has to be sent to read the metrics; null for nothing. */
    metricsToken: data.METRICS_TOKEN ?? null,
    /** Where traces are sent; null for no tracing. */
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** What the service is called in traces. */
    serviceName: data.OTEL_SERVICE_NAME,
    /** How much one GraphQL query may ask for: fields inside each other, points of all its fields, words of its text. */
    graphql: { depth: data.GRAPHQL_DEPTH, cost: data.GRAPHQL_COST, tokens: data.GRAPHQL_TOKENS },
    /** Whether there is a page to write queries in: not in production, unless that is asked for. */
    graphiql: data.GRAPHIQL === undefined ? data.NODE_ENV !== 'production' : data.GRAPHIQL === 'on',
    /** Whether there are pages for people, and from where they may load pictures of cards. */
    pages: { on: data.PAGES === 'on', images: data.PAGES_IMAGES },
    /** Whether GraphQL queries may be named by their hash, or only those of a folder of .graphql files be asked. */
    persisted: { mode: data.GRAPHQL_PERSISTED, folder: data.GRAPHQL_QUERIES ?? null },
    logLevel: data.LOG_LEVEL,
  } as const;
}

/**
 * Reads the configuration from environment variables; one that is empty is not set. Throws an error that names every
 * invalid one.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${wrong.join('; ')}`);
  }
  return Object.freeze(settings(parsed.data));
}
