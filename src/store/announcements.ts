import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Hosts } from './hosts.ts';

/** A match has moved on. */
export interface Announcement {
  tenant: string;
  match: string;
  ply: number;
  /** Whether the match is over after that ply. */
  over: boolean;
}

/** What servers on one database tell each other of what they have recorded: soon, and without a promise that all of it arrives. */
export interface Announcements {
  announce(one: Announcement): void;
  /** Has `told` called with what other servers announce, from now on. */
  hear(told: (all: Announcement[]) => void): void;
  close(): Promise<void>;
}

export const CHANNEL = 'arbiter_plies';
/** Postgres takes 8,000 bytes. */
const LONGEST = 7_000;
/** How long a connection may take, and what is sent on it, in milliseconds. */
const PATIENCE = 5_000;
/** Milliseconds after which a connection that failed is made again. */
const AGAIN = 1_000;
/** How long a server waits to hear itself before it takes the connection for a deaf one, in milliseconds. */
const ECHO = 3_000;
/** So many announcements wait while the database does not answer; the rest is found by looking. */
const MOST = 10_000;

type Message = { from: string; echo?: string; all?: [tenant: string, match: string, ply: number, over: 0 | 1][] };

/** What waits to be announced. */
export class Waiting {
  readonly #all: Announcement[] = [];

  get size(): number {
    return this.#all.length;
  }

  /** Adds one, unless so much waits already that it is left to be found by looking. */
  add(one: Announcement): void {
    if (this.#all.length < MOST) this.#all.push(one);
  }

  /** Takes as many as one message holds; of a match that has moved twice, the last. */
  take(): Announcement[] {
    const latest = new Map<string, Announcement>();
    let length = 100;
    while (this.#all.length > 0 && length < LONGEST) {
      const [next] = this.#all.splice(0, 1);
      if (next === undefined) break;
      latest.set(next.match, next);
      length += Buffer.byteLength(JSON.stringify(next.tenant)) + 60;
    }
    return [...latest.values()];
  }

  clear(): void {
    this.#all.length = 0;
  }

  /** The message of a server. */
  static written(from: string, all: readonly Announcement[]): string {
    const message: Message = {
      from,
      all: all.map(({ tenant, match, ply, over }) => [tenant, match, ply, over ? 1 : 0]),
    };
    return JSON.stringify(message);
  }
}

/** What another server announces in a message; nothing where it is the own one. */
export function announcedIn(text: string, own: string): Announcement[] {
  const { from, all = [] } = JSON.parse(text) as Message;
  return from === own ? [] : all.map(([tenant, match, ply, over]) => ({ tenant, match, ply, over: over === 1 }));
}

/**
 * Announcements by NOTIFY, on a connection of their own that is made when the first one is sent or somebody wants to hear them. They
 * are sent after the ply is recorded, not with it: a statement that notifies takes a lock of the whole cluster until it is
 * on disk. What is announced while one is under way goes out together.
 *
 * Behind a pooler of transactions nothing is heard. A server notices that by not hearing itself, and says so once. One that was only slow
 * hears all the same.
 */
export class PostgresAnnouncements implements Announcements {
  readonly #hosts: Hosts;
  readonly #own = randomUUID();
  readonly #onTrouble: (error: Error) => void;
  readonly #waiting = new Waiting();
  #told: ((all: Announcement[]) => void) | null = null;
  #client: pg.Client | null = null;
  #connecting: Promise<pg.Client> | null = null;
  #sending = false;
  #timers = new Set<NodeJS.Timeout>();
  #saidDeaf = false;
  #echo: string | null = null;
  #closed = false;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#hosts = new Hosts(url);
    this.#onTrouble = onTrouble;
  }

  announce(one: Announcement): void {
    if (this.#closed) return;
    this.#waiting.add(one);
    if (!this.#sending) void this.#send();
  }

  hear(told: (all: Announcement[]) => void): void {
    if (this.#told !== null) return;
    this.#told = told;
    this.#listen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const client = this.#client ?? (await this.#connecting?.catch(() => null)) ?? null;
    client?.connection.stream.destroy();
  }

  async #send(): Promise<void> {
    this.#sending = true;
    try {
      while (this.#waiting.size > 0 && !this.#closed) {
        const client = await this.#connected();
        await notify(client, Waiting.written(this.#own, this.#waiting.take()));
      }
    } catch {
      // Whoever follows finds it by looking; that the database is away is told by whoever needs it.
      this.#waiting.clear();
      this.#drop();
    } finally {
      this.#sending = false;
    }
  }

  #connected(): Promise<pg.Client> {
    if (this.#client !== null) return Promise.resolve(this.#client);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = await this.#made();
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', ({ payload = '' }) => this.#heard(payload));
    await client.connect();
    this.#client = client;
    return client;
  }

  async #made(): Promise<pg.Client> {
    const place = await this.#hosts.place();
    const client = new pg.Client({
      ...{ connectionString: this.#hosts.first, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    });
    if (place !== null) Object.assign(client, place);
    return client;
  }

  /**
   * Sends what this server has to hear of itself, on a connection of its own: on the one that listens, a pooler would bring it even where
   * it brings nothing of others.
   */
  async #call(echo: string): Promise<void> {
    const client = await this.#made();
    client.on('error', () => {});
    try {
      await client.connect();
      const message: Message = { from: this.#own, echo };
      await notify(client, JSON.stringify(message));
    } finally {
      client.end().catch(() => {});
    }
  }

  /** Forgets a connection that failed; who wants to hear gets another one. */
  #drop(client = this.#client): void {
    if (client !== null) client.connection.stream.destroy();
    if (client !== this.#client || client === null) return;
    this.#client = null;
    this.#hosts.forget();
    this.#later(AGAIN, () => this.#listen());
  }

  #listen(): void {
    if (this.#told === null || this.#closed) return;
    this.#connected()
      .then(async (client) => {
        await client.query(`LISTEN ${CHANNEL}`);
        const echo = randomUUID();
        this.#echo = echo;
        await this.#call(echo);
        this.#later(ECHO, () => {
          if (this.#echo === echo && this.#client === client) this.#sayDeaf();
        });
      })
      .catch(() => this.#later(AGAIN, () => this.#listen()));
  }

  #sayDeaf(): void {
    if (this.#saidDeaf) return;
    this.#saidDeaf = true;
    this.#onTrouble(
      new Error(
        'a pooler keeps what other servers announce: set DATABASE_DIRECT_URL, or streams hear of it within a second',
      ),
    );
  }

  #heard(payload: string): void {
    const { from, echo } = JSON.parse(payload) as Message;
    if (from === this.#own && echo === this.#echo) this.#echo = null;
    const all = announcedIn(payload, this.#own);
    if (all.length > 0) this.#told?.(all);
  }

  #later(milliseconds: number, run: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, milliseconds).unref();
    this.#timers.add(timer);
  }
}

/**
 * That nothing of it has to be on disk is said for the one statement: whatever connection a pooler gives it is another's next. Otherwise
 * it waits until the log of the database is written, behind everybody's plies.
 */
const notify = (client: pg.Client, message: string) =>
  client.query("SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [CHANNEL, message]);
