import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { readDatabaseUrl } from './store/database-url.ts';

const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const seconds = (fallback: number, min: number, max: number) => z.coerce.number().min(min).max(max).default(fallback);
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins = z
  .string()
  .default('*')
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((list) => ['*', 'none'].includes(list.join()) || list.every(isOrigin), {
    error: 'has to be *, none, or origins such as https://example.org, separated by commas',
  });

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

const database = z
  .string()
  .superRefine((text, context) => {
    try {
      readDatabaseUrl(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is not an address' });
    }
  })
  .optional();

const schema = z.object({
  HOST: z.preprocess(blankAsAbsent, z.string().default('127.0.0.1')),
  PORT: z.preprocess(blankAsAbsent, whole(3000, 0, 65535)),
  DATABASE_URL: z.preprocess(blankAsAbsent, database),
  DATABASE_DIRECT_URL: z.preprocess(blankAsAbsent, database),
  DATABASE_TIMEOUT: z.preprocess(blankAsAbsent, seconds(10, 1, 600)),
  DATABASE_SILENCE: z.preprocess(blankAsAbsent, seconds(180, 0, 86_400)),
  MIGRATION_TIMEOUT: z.preprocess(blankAsAbsent, seconds(600, 1, 86_400)),
  DATABASE_POOL: z.preprocess(blankAsAbsent, whole(10, 1, 1000)),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().optional()),
  TENANT_CARD_SETS: z.preprocess(blankAsAbsent, whole(10_000, 1, 10_000_000)),
  TENANT_SEEDS: z.preprocess(blankAsAbsent, whole(10_000, 1, 10_000_000)),
  KEPT_ANSWERS: z.preprocess(blankAsAbsent, whole(100_000, 1, 10_000_000)),
  BODY_LIMIT: z.preprocess(blankAsAbsent, whole(1_048_576, 1024, 134_217_728)),
  BATCH_ITEMS: z.preprocess(blankAsAbsent, whole(1000, 1, 100_000)),
  CLOCK_SWEEP: z.preprocess(blankAsAbsent, whole(5, 1, 3600)),
  CARD_SET_CACHE: z.preprocess(blankAsAbsent, whole(200, 1, 100_000)),
  ENGINE_WORKERS: z.preprocess(blankAsAbsent, whole(Math.min(4, Math.max(2, availableParallelism())), 1, 64)),
  ENGINE_DEADLINE: z.preprocess(blankAsAbsent, seconds(10, 1, 3600)),
  ENGINE_MEMORY_MB: z.preprocess(blankAsAbsent, whole(256, 64, 65_536)),
  CARD_SET_CACHE_MB: z.preprocess(blankAsAbsent, whole(0, 0, 65_536)),
  CARD_SET_QUOTA_MB: z.preprocess(blankAsAbsent, whole(64, 0, 65_536)),
  KEYLESS: z.preprocess(blankAsAbsent, z.enum(['loopback', 'adjudicate', 'none']).optional()),
  TRUST_PROXY: z.preprocess(blankAsAbsent, proxies),
  RATE_LIMIT: z.preprocess(blankAsAbsent, whole(6000, 0, 1_000_000_000)),
  RATE_LIMIT_KEYLESS: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(1_000_000_000).optional()),
  REDIS_URL: z.preprocess(blankAsAbsent, z.url({ protocol: /^rediss?$/ }).optional()),
  ISSUER: z.preprocess(blankAsAbsent, z.string().max(200).default('arbiter')),
  CORS_ORIGINS: z.preprocess(blankAsAbsent, origins),
  REQUEST_TIMEOUT: z.preprocess(blankAsAbsent, seconds(30, 1, 3600)),
  HANDLER_TIMEOUT: z.preprocess(blankAsAbsent, seconds(30, 1, 3600)),
  CONNECTION_TIMEOUT: z.preprocess(blankAsAbsent, seconds(120, 1, 3600)),
  KEEP_ALIVE_TIMEOUT: z.preprocess(blankAsAbsent, seconds(72, 1, 3600)),
  SHUTDOWN_DELAY: z.preprocess(blankAsAbsent, seconds(0, 0, 600)),
  SHUTDOWN_TIMEOUT: z.preprocess(blankAsAbsent, seconds(20, 1, 3600)),
  MAX_EVENT_LOOP_DELAY: z.preprocess(blankAsAbsent, seconds(1, 0, 60)),
  MAX_HEAP_MB: z.preprocess(blankAsAbsent, whole(0, 0, 1_048_576)),
  MAX_IN_FLIGHT: z.preprocess(blankAsAbsent, whole(1000, 1, 100_000)),
  MAX_IN_FLIGHT_OF_CALLER: z.preprocess(blankAsAbsent, whole(250, 1, 100_000)),
  METRICS: z.preprocess(blankAsAbsent, z.enum(['loopback', 'open', 'off']).default('loopback')),
  METRICS_TOKEN: z.preprocess(blankAsAbsent, z.string().min(16).max(200).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankAsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  OTEL_SERVICE_NAME: z.preprocess(blankAsAbsent, z.string().max(200).default('arbiter')),
  GRAPHQL_DEPTH: z.preprocess(blankAsAbsent, whole(12, 1, 100)),
  GRAPHQL_COST: z.preprocess(blankAsAbsent, whole(10_000, 1, 10_000_000)),
  GRAPHQL_TOKENS: z.preprocess(blankAsAbsent, whole(5000, 100, 1_000_000)),
  GRAPHIQL: z.preprocess(blankAsAbsent, z.enum(['on', 'off']).optional()),
  NODE_ENV: z.string().optional(),
  GRAPHQL_PERSISTED: z.preprocess(blankAsAbsent, z.enum(['auto', 'only', 'off']).default('auto')),
  GRAPHQL_QUERIES: z.preprocess(blankAsAbsent, z.string().optional()),
  LOG_LEVEL: z.preprocess(
    blankAsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

/** Everything that can be set from outside, read once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** A Postgres to use; without one the service runs its own. */
  readonly databaseUrl: string | null;
  /** Where migrations are applied; null for the same. Behind a pooler of transactions it is the way past that. */
  readonly databaseDirectUrl: string | null;
  /** Seconds that a statement may take. */
  readonly databaseTimeout: number;
  /** Seconds without any answer from the database after which the service says that it does not live; 0 for never. */
  readonly databaseSilence: number;
  /** Seconds that all migrations may take, and the wait for another server that applies them. */
  readonly migrationTimeout: number;
  /** The most connections held to the database at once. */
  readonly databasePool: number;
  /** Where the service's own Postgres keeps its files; null for a folder inside the project. */
  readonly dataDir: string | null;
  /** How much each tenant may store; of kept answers, each key. */
  readonly quotas: { readonly cardSets: number; readonly seeds: number; readonly answers: number };
  /** Largest accepted request body, in bytes. */
  readonly bodyLimit: number;
  /** Most items of a batch that comes as one JSON document. */
  readonly batchItems: number;
  /** Seconds between two looks for matches whose time is up. */
  readonly clockSweep: number;
  /** Workers beside the event loop, for what would hold it up. */
  readonly engine: {
    /** How many there are at most. */
    readonly workers: number;
    /** Seconds that such work may take, the time that it waits included. */
    readonly deadline: number;
    /** Megabytes that each of them may use for it. */
    readonly memory: number;
  };
  /**
   * How many compiled card sets are kept ready, and how many bytes they may take (0 for a sixteenth of the heap); half of that
   * those of one tenant.
   */
  readonly cardSetCache: { readonly sets: number; readonly bytes: number };
  /** Bytes of card sets that a tenant may register; null for no limit. */
  readonly cardSetQuota: number | null;
  /** What somebody without a key may do: all from this machine, adjudicate without a record, or nothing. */
  readonly keyless: 'loopback' | 'adjudicate' | 'none';
  /** How many proxies stand before the service, or their addresses; false for none. */
  readonly trustProxy: false | number | string[];
  /** Points in a minute; null for no limit. */
  readonly rateLimits: {
    /** Of each key. */
    readonly key: number | null;
    /** Of each address that calls without one. */
    readonly address: number | null;
    /** Of programs on this machine that need none. */
    readonly machine: number | null;
  };
  /** A Redis over which servers share what they count; null for none. */
  readonly redisUrl: string | null;
  /** The name that the service gives itself in what it signs. */
  readonly issuer: string;
  /** Whose web pages may call from a browser. */
  readonly corsOrigins: '*' | readonly string[];
  /** Seconds that a request may take to arrive, its body included. */
  readonly requestTimeout: number;
  /** Seconds after which a request that has arrived has to be being answered. */
  readonly handlerTimeout: number;
  /** Seconds for which a connection may carry nothing in the middle of a request or of its answer. */
  readonly connectionTimeout: number;
  /** Seconds for which a connection is kept between requests. */
  readonly keepAliveTimeout: number;
  /** How a signal to stop is followed. */
  readonly shutdown: {
    /** Seconds for which everything is still answered, while readiness says no. */
    readonly delay: number;
    /** Seconds after that in which what was begun has to end. */
    readonly timeout: number;
  };
  /** Seconds that the event loop may lag before requests are refused; 0 for no limit. */
  readonly maxEventLoopDelay: number;
  /** Bytes of heap from which on requests are refused; 0 for nine tenths of what Node may have. */
  readonly maxHeap: number;
  /** Requests that are handled at once. */
  readonly maxInFlight: number;
  /** Requests of one caller that are open at once, being handled or waiting. */
  readonly maxInFlightOfCaller: number;
  /** Who may read the metrics when no token is set: programs on this machine, everybody, nobody. */
  readonly metrics: 'loopback' | 'open' | 'off';
  /** What has to be sent to read the metrics; null for nothing. */
  readonly metricsToken: string | null;
  /** Where traces are sent; null for no tracing. */
  readonly otlpEndpoint: string | null;
  /** What the service is called in traces. */
  readonly serviceName: string;
  /** How much one GraphQL query may ask for: fields inside each other, points of all its fields, words of its text. */
  readonly graphql: { readonly depth: number; readonly cost: number; readonly tokens: number };
  /** Whether there is a page to write queries in: not in production, unless that is asked for. */
  readonly graphiql: boolean;
  /** Whether GraphQL queries may be named by their hash, or only those of a folder of .graphql files be asked. */
  readonly persisted: { readonly mode: 'auto' | 'only' | 'off'; readonly folder: string | null };
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Reads the configuration from environment variables. Throws an error that names every invalid one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong. ${wrong.join('; ')}`);
  }
  const { data } = parsed;
  return Object.freeze({
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    databaseTimeout: data.DATABASE_TIMEOUT,
    databaseSilence: data.DATABASE_SILENCE,
    migrationTimeout: data.MIGRATION_TIMEOUT,
    databasePool: data.DATABASE_POOL,
    dataDir: data.DATA_DIR ?? null,
    quotas: { cardSets: data.TENANT_CARD_SETS, seeds: data.TENANT_SEEDS, answers: data.KEPT_ANSWERS },
    bodyLimit: data.BODY_LIMIT,
    batchItems: data.BATCH_ITEMS,
    clockSweep: data.CLOCK_SWEEP,
    engine: { workers: data.ENGINE_WORKERS, deadline: data.ENGINE_DEADLINE, memory: data.ENGINE_MEMORY_MB },
    cardSetCache: { sets: data.CARD_SET_CACHE, bytes: data.CARD_SET_CACHE_MB * 1_048_576 },
    cardSetQuota: data.CARD_SET_QUOTA_MB * 1_048_576 || null,
    // A database of our own serves one machine; one that was configured, or a proxy, serves other machines, which need
    // keys.
    keyless: data.KEYLESS ?? (data.DATABASE_URL === undefined && data.TRUST_PROXY === undefined ? 'loopback' : 'none'),
    trustProxy: data.TRUST_PROXY === undefined || data.TRUST_PROXY === 0 ? false : data.TRUST_PROXY,
    rateLimits: {
      key: data.RATE_LIMIT || null,
      address: (data.RATE_LIMIT_KEYLESS ?? 600) || null,
      machine: data.RATE_LIMIT_KEYLESS || null,
    },
    redisUrl: data.REDIS_URL ?? null,
    issuer: data.ISSUER,
    corsOrigins: data.CORS_ORIGINS[0] === '*' ? '*' : data.CORS_ORIGINS.filter((origin) => origin !== 'none'),
    requestTimeout: data.REQUEST_TIMEOUT,
    handlerTimeout: data.HANDLER_TIMEOUT,
    connectionTimeout: data.CONNECTION_TIMEOUT,
    keepAliveTimeout: data.KEEP_ALIVE_TIMEOUT,
    shutdown: { delay: data.SHUTDOWN_DELAY, timeout: data.SHUTDOWN_TIMEOUT },
    maxEventLoopDelay: data.MAX_EVENT_LOOP_DELAY,
    maxHeap: data.MAX_HEAP_MB * 1_048_576,
    maxInFlight: data.MAX_IN_FLIGHT,
    maxInFlightOfCaller: data.MAX_IN_FLIGHT_OF_CALLER,
    metrics: data.METRICS,
    metricsToken: data.METRICS_TOKEN ?? null,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    serviceName: data.OTEL_SERVICE_NAME,
    graphql: { depth: data.GRAPHQL_DEPTH, cost: data.GRAPHQL_COST, tokens: data.GRAPHQL_TOKENS },
    graphiql: data.GRAPHIQL === undefined ? data.NODE_ENV !== 'production' : data.GRAPHIQL === 'on',
    persisted: { mode: data.GRAPHQL_PERSISTED, folder: data.GRAPHQL_QUERIES ?? null },
    logLevel: data.LOG_LEVEL,
  });
}
