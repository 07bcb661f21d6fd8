import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveTo, postgresAccount } from '../../src/store/embedded/account.ts';

/** A program that is not installed here: the faults that need it are left out. */
export class Missing extends Error {}

const DEBIAN = '/usr/lib/postgresql';

/** Where a program is installed; Debian keeps those of PostgreSQL by version. */
export function programAt(name: string): string {
  const found = placeOf(name);
  if (found === undefined) throw new Missing(`${name} is not installed`);
  return found;
}

export const installed = (name: string): boolean => placeOf(name) !== undefined;

function placeOf(name: string): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return [...folders, '/usr/sbin'].map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The first of the ports that the system gives to connections that are made. */
function firstGiven(): number {
  const path = '/proc/sys/net/ipv4/ip_local_port_range';
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(/\s+/)[0]) : 32_768;
}

const FIRST_PORT = 15_000;
const handedOut = new Set<number>();

/**
 * A port that nobody listens at, and that no connection is given either: what fails comes back at the port that it had, and finds it free.
 */
export async function freePort(): Promise<number> {
  const below = firstGiven();
  for (;;) {
    const port = randomInt(FIRST_PORT, Math.max(FIRST_PORT + 1_000, below));
    if (handedOut.has(port) || !(await isFree(port))) continue;
    handedOut.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch {
    // Somebody listens there.
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A folder that the account of Postgres owns. */
export function accountFolder(name: string): string {
  const folder = mkdtempSync(`/var/tmp/arbiter-${name}-`);
  chmodSync(folder, 0o700);
  giveTo(postgresAccount(), folder);
  return folder;
}

const asAccount = (folder: string): SpawnOptions => ({
  ...postgresAccount(),
  cwd: folder,
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
});

/** After how long what has not come never comes, in milliseconds. */
const NEVER = 120_000;

/** Tries again until it works, or `isOver` says that it can't any more, or long enough has passed that it never will. */
export async function until<T>(run: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (const end = Date.now() + NEVER; ; await pause(100)) {
    try {
      return await run();
    } catch (error) {
      if (isOver() || Date.now() > end) throw error;
    }
  }
}

/** Ends a program of ours and waits for it. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A PostgreSQL of the system's packages, in a folder of its own. */
export class Cluster {
  readonly folder: string;
  readonly port: number;
  #server: ChildProcess | null = null;

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async make(settings: Record<string, string> = {}, folder = accountFolder('cluster')): Promise<Cluster> {
    const cluster = new Cluster(folder, await freePort());
    const data = join(folder, 'data');
    execFileSync(programAt('initdb'), ['-D', data, '-U', 'arbiter', '-A', 'trust', '--locale=C', '-E', 'UTF8'], {
      ...asAccount(folder),
      stdio: 'ignore',
    });
    cluster.write('postgresql.auto.conf', settings);
    await cluster.start();
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    await client.query('CREATE DATABASE arbiter');
    await client.end();
    return cluster;
  }

  /** A standby of a running cluster, which it follows. */
  static async standbyOf(primary: Cluster): Promise<Cluster> {
    const folder = accountFolder('standby');
    const standby = new Cluster(folder, await freePort());
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'arbiter'];
    execFileSync(
      programAt('pg_basebackup'),
      [...from, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast'],
      {
        ...asAccount(folder),
        stdio: 'ignore',
      },
    );
    await standby.start();
    return standby;
  }

  write(file: string, settings: Record<string, string>): void {
    const path = join(this.folder, 'data', file);
    writeFileSync(
      path,
      Object.entries(settings)
        .map(([name, value]) => `${name} = '${value}'\n`)
        .join(''),
    );
    giveTo(postgresAccount(), path);
  }

  url = (database = 'arbiter'): string => `postgresql://arbiter@127.0.0.1:${this.port}/${database}`;

  async start(): Promise<void> {
    const options = ['-D', join(this.folder, 'data'), '-p', String(this.port), '-c', 'listen_addresses=127.0.0.1'];
    const own = ['-c', 'unix_socket_directories=', '-c', 'shared_buffers=32MB', '-c', 'max_connections=60'];
    // Who was killed leaves others behind, that have to notice it before there can be another server.
    await until(async () => {
      const server = spawn(programAt('postgres'), [...options, ...own], { ...asAccount(this.folder), stdio: 'ignore' });
      const isOver = () => server.exitCode !== null || server.signalCode !== null;
      this.#server = server;
      try {
        await until(() => this.#answers(), isOver);
        if (isOver()) throw new Error('PostgreSQL did not start');
      } catch (error) {
        await end(server, 'SIGKILL');
        throw error;
      }
    });
  }

  /** Throws where this server does not answer at its port. */
  async #answers(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      if (rows[0]?.data_directory !== join(this.folder, 'data')) throw new Error('another server answers there');
    } finally {
      await client.end();
    }
  }

  /** Whether it ended by itself. */
  get isGone(): boolean {
    return this.#server === null || this.#server.exitCode !== null || this.#server.signalCode !== null;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#server) await end(this.#server, signal);
  }

  async query<Row extends pg.QueryResultRow>(sql: string, database?: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A PgBouncer before a cluster. */
export class Bouncer {
  readonly folder = accountFolder('bouncer');
  readonly port: number;
  #server: ChildProcess | null = null;

  constructor(port: number) {
    this.port = port;
  }

  /** `login` is what it logs in with at the server, where that is not its client's name alone. */
  static before(
    { port, login = '' }: { port: number; login?: string },
    mode: 'session' | 'transaction',
  ): Promise<Bouncer> {
    return Bouncer.of({ '*': `host=127.0.0.1 port=${port} ${login}` }, mode);
  }

  /** Before several databases, by the names that clients know them by. */
  static async of(
    databases: Record<string, string>,
    mode: 'session' | 'transaction',
    settings: Record<string, string> = {},
  ): Promise<Bouncer> {
    programAt('pgbouncer');
    const bouncer = new Bouncer(await freePort());
    const users = join(bouncer.folder, 'users');
    writeFileSync(users, '"arbiter" ""\n');
    const lines = (all: Record<string, string>) => Object.entries(all).map(([name, value]) => `${name} = ${value}\n`);
    writeFileSync(
      join(bouncer.folder, 'bouncer.ini'),
      `[databases]\n${lines(databases).join('')}[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${bouncer.port}\n` +
        `unix_socket_dir =\nauth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\n` +
        lines({ default_pool_size: '8', ...settings }).join('') +
        `logfile = ${join(bouncer.folder, 'log')}\npidfile = ${join(bouncer.folder, 'pid')}\n`,
    );
    await bouncer.start();
    return bouncer;
  }

  get url(): string {
    return this.urlOf('arbiter');
  }

  urlOf = (database: string): string => `postgresql://arbiter@127.0.0.1:${this.port}/${database}`;

  async start(): Promise<void> {
    rmSync(join(this.folder, 'pid'), { force: true });
    this.#server = spawn(programAt('pgbouncer'), ['-q', join(this.folder, 'bouncer.ini')], {
      ...asAccount(this.folder),
      stdio: 'ignore',
      // A terminal's Ctrl-C is for who started it.
      detached: true,
    });
    await until(async () => {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
      client.on('error', () => {});
      await client.connect();
      await client.end();
    });
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.#server) await end(this.#server, signal);
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A Redis of the system's packages, which can be made to hang. */
export async function startRedis(): Promise<{ url: string; hang(on: boolean): void; stop(): Promise<void> }> {
  const program = programAt('redis-server');
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  for await (const text of child.stdout.setEncoding('utf8')) {
    if (String(text).includes('Ready to accept connections')) break;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: (on) => void child.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    stop: () => end(child, 'SIGKILL'),
  };
}
