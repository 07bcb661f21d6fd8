import { once } from 'node:events';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { isRefusal, redisAt } from './redis.ts';

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
export function localCounters(): Counters {
  return {
    counter: (name, seconds) =>
      counterOf(new RateLimiterMemory({ keyPrefix: name, points: ENDLESS, duration: seconds })),
    async close() {},
  };
}

/** While this server counts alone: how often it looks whether Redis counts again, in milliseconds. */
const LOOK = 1_000;

/**
 * Counters that all servers share through Redis. When it fails, or says nothing in time, this server counts by itself,
 * without asking it, until it is found to count again; `onChange` is told when that begins and when it ends.
 */
export async function sharedCounters(url: string, onChange: (away: Error | null) => void): Promise<Counters> {
  const redis = await redisAt(url);
  let away = false;
  const leave = (error: Error) => {
    if (away) return;
    away = true;
    onChange(error);
    if (redis.status === 'ready') startOver(error);
  };
  /** Gives up what waits for an answer; one that says no has answered. Whether there is one again shows a new connection. */
  const startOver = (error: unknown) => {
    if (!isRefusal(error)) redis.disconnect(true);
  };
  redis.on('error', leave);
  const options = { points: ENDLESS, storeClient: redis, rejectIfRedisNotReady: true };
  const trial = counterOf(new RateLimiterRedis({ ...options, keyPrefix: 'arbiter:trial', duration: 1 }));
  const look = async () => {
    if (!away || redis.status !== 'ready') return;
    try {
      await trial.add('', 1);
      away = false;
      onChange(null);
    } catch (error) {
      startOver(error);
    }
  };
  redis.on('ready', look);
  const looking = setInterval(look, LOOK).unref();
  // Its failure is told as an error event; it goes on trying by itself.
  redis.connect().catch(() => {});
  await Promise.race([once(redis, 'ready'), once(redis, 'close')]).catch(() => {});
  return {
    counter(name, seconds) {
      const named = { keyPrefix: `arbiter:${name}`, duration: seconds };
      const shared = counterOf(new RateLimiterRedis({ ...options, ...named }));
      const own = counterOf(new RateLimiterMemory({ points: ENDLESS, ...named }));
      const either = async <T>(ask: (counter: Counter) => Promise<T>): Promise<T> => {
        if (!away && redis.status === 'ready') {
          try {
            return await ask(shared);
          } catch (error) {
            leave(error instanceof Error ? error : new Error(String(error)));
          }
        }
        return ask(own);
      };
      return {
        add: (who, points) => either((counter) => counter.add(who, points)),
        read: (who) => either((counter) => counter.read(who)),
      };
    },
    async close() {
      clearInterval(looking);
      redis.disconnect();
    },
  };
}
