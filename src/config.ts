import { z } from 'zod';

const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);

const schema = z.object({
  HOST: z.preprocess(blankAsAbsent, z.string().default('127.0.0.1')),
  PORT: z.preprocess(blankAsAbsent, whole(3000, 0, 65535)),
  DATABASE_URL: z.preprocess(blankAsAbsent, z.string().optional()),
  DATABASE_POOL: z.preprocess(blankAsAbsent, whole(10, 1, 1000)),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().optional()),
  BODY_LIMIT: z.preprocess(blankAsAbsent, whole(1_048_576, 1024, 134_217_728)),
  CARD_SET_CACHE: z.preprocess(blankAsAbsent, whole(200, 1, 100_000)),
  KEYLESS: z.preprocess(blankAsAbsent, z.enum(['loopback', 'adjudicate', 'none']).optional()),
  ISSUER: z.preprocess(blankAsAbsent, z.string().max(200).default('arbiter')),
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
  /** Most connections held to the database at once. */
  readonly databasePool: number;
  /** Where the service's own Postgres keeps its files; null for a folder inside the project. */
  readonly dataDir: string | null;
  /** Largest accepted request body, in bytes. */
  readonly bodyLimit: number;
  /** How many compiled card sets are kept ready. */
  readonly cardSetCache: number;
  /** What somebody without a key may do: all from this machine, adjudicate without a record, or nothing. */
  readonly keyless: 'loopback' | 'adjudicate' | 'none';
  /** The name that the service gives itself in what it signs. */
  readonly issuer: string;
  readonly logLevel: z.output<typeof schema>['LOG_LEVEL'];
}

/** Reads the configuration from environment variables. Throws an error that names every wrong one. */
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
    databasePool: data.DATABASE_POOL,
    dataDir: data.DATA_DIR ?? null,
    bodyLimit: data.BODY_LIMIT,
    cardSetCache: data.CARD_SET_CACHE,
    // A database of our own is for one machine; one that was given serves others, who need keys.
    keyless: data.KEYLESS ?? (data.DATABASE_URL === undefined ? 'loopback' : 'none'),
    issuer: data.ISSUER,
    logLevel: data.LOG_LEVEL,
  });
}
