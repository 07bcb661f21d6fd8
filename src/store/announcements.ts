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

const CHANNEL = 'arbiter_plies';
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

/**
 * Announcements by NOTIFY, on a connection of their own that is made when the first one is sent or somebody wants to hear them. They
 * are sent after the ply is recorded, not with it: a statement that notifies takes a lock of the whole cluster until it is
 * on disk. What is announced while one is under way goes out together.
 *
 * Behind a pooler of transactions nothing is heard. A server notices that by not hearing itself, says so once, and stops listening.
 */
export class PostgresAnnouncements implements Announcements {
  readonly #hosts: Hosts;
  readonly #own = randomUUID();
  readonly #onTrouble: (error: Error) => void;
  readonly #waiting: Announcement[] = [];
  #told: ((all: Announcement[]) => void) | null = null;
  #client: pg.Client | null = null;
  #connecting: Promise<pg.Client> | null = null;
  #sending = false;
  #timers = new Set<NodeJS.Timeout>();
  #deaf = false;
  #echo: string | null = null;
  #closed = false;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#hosts = new Hosts(url);
    this.#onTrouble = onTrouble;
  }

  announce(one: Announcement): void {
    if (this.#closed || this.#waiting.length >= MOST) return;
    this.#waiting.push(one);
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
      while (this.#waiting.length > 0 && !this.#closed) {
        const client = await this.#connected();
        await notify(client, this.#taken());
      }
    } catch {
      // Whoever follows finds it by looking; that the database is away is told by whoever needs it.
      this.#waiting.length = 0;
      this.#drop();
    } finally {
      this.#sending = false;
    }
  }

  /** As many of what waits as one message holds; of a match that has moved twice, the last. */
  #taken(): Message {
    const latest = new Map<string, NonNullable<Message['all']>[number]>();
    let length = 100;
    while (this.#waiting.length > 0 && length < LONGEST) {
      const [next] = this.#waiting.splice(0, 1);
      if (next === undefined) break;
      latest.set(next.match, [next.tenant, next.match, next.ply, next.over ? 1 : 0]);
      length += Buffer.byteLength(JSON.stringify(next.tenant)) + 60;
    }
    return { from: this.#own, all: [...latest.values()] };
  }

  #connected(): Promise<pg.Client> {
    if (this.#client !== null) return Promise.resolve(this.#client);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const place = await this.#hosts.place();
    const client = new pg.Client({
      ...{ connectionString: this.#hosts.first, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    });
    if (place !== null) Object.assign(client, place);
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', ({ payload = '' }) => this.#heard(payload));
    await client.connect();
    this.#client = client;
    return client;
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
    if (this.#told === null || this.#deaf || this.#closed) return;
    this.#connected()
      .then(async (client) => {
        await client.query(`LISTEN ${CHANNEL}`);
        const echo = randomUUID();
        this.#echo = echo;
        await notify(client, { from: this.#own, echo });
        this.#later(ECHO, () => {
          if (this.#echo === echo && this.#client === client) this.#giveUp();
        });
      })
      .catch(() => this.#later(AGAIN, () => this.#listen()));
  }

  #giveUp(): void {
    this.#deaf = true;
    this.#onTrouble(
      new Error(
        'a pooler keeps what other servers announce: set DATABASE_DIRECT_URL, or streams hear of it within a second',
      ),
    );
  }

  #heard(payload: string): void {
    const { from, echo, all = [] } = JSON.parse(payload) as Message;
    if (from === this.#own) {
      if (echo === this.#echo) this.#echo = null;
      return;
    }
    if (all.length > 0) {
      this.#told?.(all.map(([tenant, match, ply, over]) => ({ tenant, match, ply, over: over === 1 })));
    }
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

const notify = (client: pg.Client, message: Message) =>
  client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
