import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Announcement, Announcements } from './announcements.ts';
import { announcedIn, CHANNEL, Waiting } from './announcements.ts';
import { isRefusal, redisAt } from './redis.ts';

/** How often it is looked whether a connection on which nothing is announced is alive, in milliseconds. */
const LOOK = 10_000;

/**
 * Announcements over Redis, which takes no lock for them, with others beneath: what Redis does not take goes out there, and what is
 * announced there is heard as well. So nothing is missed while it is away from the server that announces; the server that hears
 * finds out by itself what it missed, as it does without announcements.
 */
export class RedisAnnouncements implements Announcements {
  readonly #url: string;
  readonly #beneath: Announcements;
  readonly #own = randomUUID();
  readonly #waiting = new Waiting();
  #publisher: Promise<Redis> | null = null;
  #subscriber: Promise<Redis> | null = null;
  #looking: NodeJS.Timeout | undefined;
  #sending = false;
  #closed = false;

  constructor(url: string, beneath: Announcements) {
    this.#url = url;
    this.#beneath = beneath;
  }

  announce(one: Announcement): void {
    if (this.#closed) return;
    this.#waiting.add(one);
    if (!this.#sending) void this.#send();
  }

  hear(told: (all: Announcement[]) => void): void {
    this.#beneath.hear(told);
    if (this.#closed) return;
    this.#subscriber ??= this.#subscribed(told);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looking);
    for (const connection of [this.#publisher, this.#subscriber]) (await connection)?.disconnect();
    await this.#beneath.close();
  }

  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.size > 0 && !this.#closed) {
      const all = this.#waiting.take();
      if (!(await this.#published(all))) for (const one of all) this.#beneath.announce(one);
    }
    this.#sending = false;
  }

  async #published(all: readonly Announcement[]): Promise<boolean> {
    this.#publisher ??= this.#connecting();
    const publisher = await this.#publisher;
    if (publisher.status !== 'ready') return false;
    try {
      await publisher.publish(CHANNEL, Waiting.written(this.#own, all));
      return true;
    } catch (error) {
      if (!isRefusal(error)) publisher.disconnect(true);
      return false;
    }
  }

  async #subscribed(told: (all: Announcement[]) => void): Promise<Redis> {
    const subscriber = await this.#connecting((redis) => {
      const startOver = (error: unknown) => {
        if (!isRefusal(error) && !this.#closed) redis.disconnect(true);
      };
      redis.on('ready', () => redis.subscribe(CHANNEL).catch(startOver));
      redis.on('message', (_channel, text) => {
        const all = announcedIn(text, this.#own);
        if (all.length > 0) told(all);
      });
      this.#looking = setInterval(() => {
        if (redis.status === 'ready') redis.ping().catch(startOver);
      }, LOOK).unref();
    });
    return subscriber;
  }

  /** A connection that is being made; `prepare` sees it before. Its failures show where it is used. */
  async #connecting(prepare: (redis: Redis) => void = () => {}): Promise<Redis> {
    const redis = await redisAt(this.#url);
    redis.on('error', () => {});
    if (this.#closed) return redis;
    prepare(redis);
    redis.connect().catch(() => {});
    return redis;
  }
}
