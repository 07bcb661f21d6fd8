import type { Redis } from 'ioredis';

/** How long a server waits for a connection to Redis, in milliseconds, and for an answer on it. */
const START = 2_000;
const ANSWER = 500;

/**
 * A connection to Redis that is made when `connect` is called, and again whenever it is lost. What can't be sent, or is not answered in
 * time, fails at once: everything that is done there can be done without it.
 */
export async function redisAt(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: START,
    commandTimeout: ANSWER,
    retryStrategy: (attempt) => Math.min(attempt * 100, 3_000),
  });
}

/** Whether Redis has answered, and said no: a new connection would be told the same. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';
