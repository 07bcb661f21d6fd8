import pg from 'pg';
import type { Place } from './hosts.ts';
import { Hosts } from './hosts.ts';
import { Prepared } from './prepared.ts';
import type { Load } from './turnstile.ts';
import { Turnstile } from './turnstile.ts';
import { isConflict, isReadOnly, Unreachable } from './unreachable.ts';

export interface ConnectionOptions {
  /** Most connections held at once; one more looks whether the database answers. */
  max: number;
  /** Seconds that a statement may take. */
  seconds: number;
  /** Is told of connections that fail, and of what the database refuses of them. */
  onTrouble(error: Error): void;
}

/** Connections of the service, which are given up when nothing comes back on them. */
export interface Connections {
  pool: pg.Pool;
  /** Sends one statement that stands by itself: when there is a connection for it, and no longer than it may take. */
  send<T>(sql: string, run: () => Promise<T>): Promise<T>;
  /** The name under which a statement is kept prepared; empty for one that is not. */
  nameOf(sql: string): string;
  /** Begins a transaction, which has a connection until it calls what this gives. */
  begin(): Promise<() => void>;
  /** Waits for what is a part of a transaction, no longer than it may take. */
  within<T>(run: () => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer on a connection of its own, or takes no writes. */
  probe(): Promise<void>;
  /** How long statements have been sent without anything coming back, in milliseconds; 0 when the last one was answered. */
  silentFor(): number;
  /** What waits for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** How long a new connection may take, in milliseconds. */
const CONNECT = 5_000;
/** How long the look whether the database answers may take, in milliseconds. */
const PROBE = 2_000;
/** After this time without an answer the database is asked whether it is at work on the statement at all, in milliseconds. */
const SUSPECT = 3_000;
/** Milliseconds between two looks at the connections that are in use. */
const LOOK = 1_000;
/** How long the service waits longer than the database is to take, in milliseconds. */
const GRACE = 1_000;
/** Seconds after which a connection is replaced, and for which it is kept when nobody uses it. */
const LIFETIME = 1_800;
const IDLE = 60;
/** Milliseconds without any answer after which the service sends a statement of its own, to learn how it stands. */
const ASK_AGAIN = 5_000;

/** Ends a connection that nobody uses; the pool is told so by an error. */
class Evicted extends Error {}

/** Something that PgBouncer does not pass on to the database. */
const REFUSED_PARAMETER = /unsupported startup parameter: statement_timeout/;

export function openConnections(url: string, { max, seconds, onTrouble }: ConnectionOptions): Connections {
  const hosts = new Hosts(url);
  /** Whether connections are made without saying how long a statement may take, since what is between refuses it. */
  let unlimited = false;

  class Client extends pg.Client {
    pid = 0;

    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, connectionString: hosts.first, ...(unlimited ? {} : { statement_timeout: seconds * 1000 }) });
      this.connection.once('backendKeyData', ({ processID }: { processID: number }) => {
        this.pid = processID;
      });
    }

    override connect(): Promise<pg.Client>;
    override connect(told: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(told?: (error: never, client: pg.Client) => void): unknown {
      const connected = this.#connect();
      if (told === undefined) return connected;
      // The types of the driver know two sorts of listeners where it has one.
      const tell = told as (error: Error | null, client: pg.Client) => void;
      connected.then(
        (client) => tell(null, client),
        (error: Error) => tell(error, this),
      );
    }

    async #connect(): Promise<pg.Client> {
      const place: Place | null = await hosts.place();
      if (place !== null) Object.assign(this, place);
      try {
        return await super.connect();
      } catch (error) {
        hosts.forget();
        if (error instanceof Error && REFUSED_PARAMETER.test(error.message) && !unlimited) {
          unlimited = true;
          onTrouble(new Unlimited(seconds));
        }
        throw error;
      }
    }
  }

  const options = { Client, connectionTimeoutMillis: CONNECT, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const pool = new pg.Pool({ ...options, max, idleTimeoutMillis: IDLE * 1000, maxLifetimeSeconds: LIFETIME });
  const probes = new pg.Pool({
    ...options,
    ...{ max: 1, connectionTimeoutMillis: PROBE, query_timeout: PROBE, idleTimeoutMillis: IDLE * 1000 },
  });
  const turnstile = new Turnstile(max);
  const busy = new Map<Client, number>();
  const idle = new Set<Client>();
  const doomed = new WeakSet<Client>();

  function troubled(error: Error): void {
    hosts.forget();
    if (!(error instanceof Evicted)) onTrouble(error);
  }
  for (const one of [pool, probes]) one.on('error', troubled);
  pool.on('acquire', (client) => {
    if (!(client instanceof Client)) return;
    idle.delete(client);
    busy.set(client, performance.now());
  });
  pool.on('release', (error, client) => {
    if (!(client instanceof Client)) return;
    busy.delete(client);
    if (error) return;
    idle.add(client);
    if (doomed.has(client)) process.nextTick(evict, client);
  });
  pool.on('remove', (client) => {
    if (!(client instanceof Client)) return;
    busy.delete(client);
    idle.delete(client);
  });

  function evict(client: Client): void {
    if (!idle.delete(client)) return;
    client.emit('error', new Evicted('the connection is not used any more'));
    client.connection.stream.destroy();
  }

  /** Uses no connection any more that was opened before: they lead to where nobody answers, or to a server that takes no writes. */
  function replaceAll(): void {
    hosts.forget();
    for (const client of [...idle]) evict(client);
    for (const client of busy.keys()) doomed.add(client);
  }

  /** Those of some connections on which the database is at work; null when it can't be told. */
  async function atWork(pids: number[]): Promise<ReadonlySet<number> | null> {
    const { rows } = await probes.query<{ own: number; working: number[] }>(
      `SELECT pg_backend_pid() AS own, ARRAY(SELECT pid FROM pg_stat_activity
         WHERE pid = ANY($1::int[]) AND state IS DISTINCT FROM 'idle') AS working`,
      [pids],
    );
    const told = rows[0];
    // A pooler between tells numbers of its own.
    return told === undefined || !probePids.has(told.own) ? null : new Set(told.working);
  }

  const probePids = new Set<number>();
  probes.on('connect', (client) => {
    if (!(client instanceof Client)) return;
    probePids.add(client.pid);
    client.once('end', () => probePids.delete(client.pid));
  });

  let looking = false;
  async function look(): Promise<void> {
    const slow = (age: number) => [...busy].filter(([, since]) => performance.now() - since > age);
    const suspects = slow(SUSPECT);
    if (looking || suspects.length === 0) return;
    looking = true;
    try {
      const working = await atWork(suspects.map(([{ pid }]) => pid)).catch(() => new Set<number>());
      const over = working === null ? slow(seconds * 1000 + GRACE) : suspects;
      const hung = over.filter(([client, since]) => busy.get(client) === since && working?.has(client.pid) !== true);
      if (hung.length === 0) return;
      onTrouble(new Unreachable('given-up', 'a connection on which nothing came back is given up'));
      replaceAll();
      for (const [client] of hung) client.connection.stream.destroy();
    } finally {
      looking = false;
    }
  }

  let unansweredSince: number | null = null;
  let askedAt = 0;

  const silentFor = () => (unansweredSince === null ? 0 : performance.now() - unansweredSince);

  function watch(): void {
    void look();
    if (silentFor() > ASK_AGAIN && performance.now() - askedAt > ASK_AGAIN) {
      send('SELECT 1', () => pool.query('SELECT 1')).catch(() => {});
    }
  }
  const timer = setInterval(watch, LOOK).unref();

  /** Notes that something came back, if only a refusal. */
  function answered(error?: unknown): void {
    if (error !== undefined && NOTHING_CAME.test(error instanceof Error ? error.message : '')) return;
    unansweredSince = null;
  }

  async function noted<T>(run: () => Promise<T>): Promise<T> {
    askedAt = performance.now();
    unansweredSince ??= askedAt;
    try {
      const result = await run();
      answered();
      return result;
    } catch (error) {
      answered(error);
      if (isReadOnly(error)) replaceAll();
      throw error;
    }
  }

  const prepared = new Prepared();

  /** Tells the caller when it has been long enough. What was sent keeps its connection until that is answered or given up. */
  function inTime<T>(running: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Unreachable('no-answer', `there was no answer within ${seconds} s`)),
        seconds * 1000 + GRACE,
      );
      running.then(
        (value) => {
          clearTimeout(limit);
          resolve(value);
        },
        (error: unknown) => {
          clearTimeout(limit);
          reject(error);
        },
      );
    });
  }

  /** A statement that did nothing, since another one got in its way or it was not prepared there, is sent once more. */
  async function twice<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (!prepared.refused(error) && !isConflict(error)) throw error;
      return run();
    }
  }

  async function send<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const leave = await turnstile.enter(loadOf(sql));
    return inTime(twice(() => noted(run)).finally(leave));
  }

  async function probe(again = unlimited): Promise<void> {
    try {
      const client = await probes.connect();
      let readOnly = true;
      try {
        const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
        readOnly = rows[0]?.transaction_read_only !== 'off';
      } finally {
        client.release(readOnly);
      }
      if (readOnly) throw new Unreachable('read-only', 'the server takes no writes');
    } catch (error) {
      if (isReadOnly(error)) replaceAll();
      // What was learnt from the refusal makes the next connection another one.
      if (unlimited && !again) return probe(true);
      throw error;
    }
  }

  return {
    pool,
    send,
    nameOf: (sql) => prepared.nameOf(sql),
    within: (run) => inTime(noted(run)),
    begin: () => turnstile.enter('write'),
    probe: () => probe(),
    silentFor,
    waiting: () => turnstile.waiting,
    async close() {
      clearInterval(timer);
      await Promise.all([probes.end(), pool.ended || pool.ending ? null : pool.end()]);
    },
  };
}

const NOTHING_CAME = /timeout|terminated|timed out/i;

/** Said once when what is between refuses to be told how long a statement may take. */
class Unlimited extends Error {
  readonly code = '08P01';

  constructor(seconds: number) {
    super(
      `a pooler refuses the startup parameter statement_timeout: limit statements with ALTER ROLE … SET statement_timeout = '${seconds}s'`,
    );
  }
}

const WRITES = /\b(INSERT INTO|UPDATE|DELETE FROM)\b/;
/** The tables of which statistics add up many rows. */
const HEAVY = /\b(clause_counts|card_counts)\b/;

const loads = new Map<string, Load>();

/** What a statement does, by its words; they are looked at once. */
function loadOf(sql: string): Load {
  const known = loads.get(sql);
  if (known !== undefined) return known;
  const load = HEAVY.test(sql) ? 'heavy' : WRITES.test(sql) ? 'write' : 'read';
  if (loads.size >= 500) loads.clear();
  loads.set(sql, load);
  return load;
}
