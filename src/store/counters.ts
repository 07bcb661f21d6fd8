import { once } from 'node:events';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** What was counted in a period that has begun. */
export interface Count {
  used: number;
  /** When it begins again from nothing, in milliseconds since 1970. */
  endsAt: number;
}

/** Counts by name, each from nothing again when its period has passed. */
export interface Counter {
  /** Adds to a count, or takes from it. */
  add(name: string, points: number): Promise<Count>;
  read(name: string): Promise<Count | null>;
}

export interface Counters {
  /** A counter whose periods last for so many seconds. */
  counter(name: string, seconds: number): Counter;
  close(): Promise<void>;
}

/** A limiter rejects what is over its points; here the callers look at the count, so there is no end to them. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Count => ({
  used: consumedPoints,
  endsAt: Date.now() + Math.max(0, msBeforeNext),
});

const counterOf = (limiter: RateLimiterAbstract): Counter => ({
  async add(name, points) {
    return countOf(await (points < 0 ? limiter.reward(name, -points) : limiter.penalty(name, points)));
  },
  async read(name) {
    const found = await limiter.get(name);
    return found === null || found.msBeforeNext <= 0 ? null : countOf(found);
  },
});

/** Counters of this server alone. */
export function ownCounters(): Counters {
  return {
    counter: (name, seconds) =>
      counterOf(new RateLimiterMemory({ keyPrefix: name, points: ENDLESS, duration: seconds })),
    async close() {},
  };
}

/** How long a server that starts waits for Redis, in milliseconds, and a count for its answer. */
const START = 2_000;
const ANSWER = 500;

/**
 * Counters that all servers share through Redis. While it does not answer, each counts by itself; `onChange` is told
 * when that begins and when it ends.
 */
export async function sharedCounters(url: string, onChange: (away: Error | null) => void): Promise<Counters> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: START,
    commandTimeout: ANSWER,
    retryStrategy: (attempt) => Math.min(attempt * 100, 3_000),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) onChange(error);
    away = true;
  });
  redis.on('ready', () => {
    if (away) onChange(null);
    away = false;
  });
  // Its failure is told as an error event; it goes on trying by itself.
  redis.connect().catch(() => {});
  await Promise.race([once(redis, 'ready'), once(redis, 'close')]).catch(() => {});
  return {
    counter(name, seconds) {
      const options = { keyPrefix: `arbiter:${name}`, points: ENDLESS, duration: seconds };
      const insuranceLimiter = new RateLimiterMemory(options);
      return counterOf(
        new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter }),
      );
    },
    async close() {
      redis.disconnect();
    },
  };
}
