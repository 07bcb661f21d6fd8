import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Account } from './account.ts';
import { giveTo, postgresAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { binariesFor } from './binaries.ts';
import { chooseFolder, clearOrphan, makeFolder, takeFolder } from './folder.ts';

export interface EmbeddedPostgres {
  /** The connection string of the database `arbiter`. */
  url: string;
  /** Where the files are. */
  folder: string;
  /** Settles when Postgres ends without being told to. */
  died: Promise<string>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  project: string;
  /** A folder of the caller's choice, or null for the usual one. */
  folder: string | null;
  /** More settings for the server, such as `fsync=off`. */
  settings?: string[];
}

/** The name of the service's database. */
export const DATABASE = 'arbiter';

/**
 * Starts a PostgreSQL of our own on 127.0.0.1, with its files in a local folder that one server at a time can use. It
 * stops when `stop` is called, and also when this program is killed. Throws when it cannot be started, saying why.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (platform() === 'win32') throw new Error('On Windows the service needs a PostgreSQL of yours: set DATABASE_URL.');
  const account = postgresAccount();
  const folder = chooseFolder(options.project, options.folder, account);
  makeFolder(folder);
  const release = takeFolder(folder);
  try {
    const binaries = binariesFor(account, folder);
    const data = join(folder, 'data');
    await clearOrphan(data);
    const password = await initialise(binaries, folder, data, account);
    const { port, server } = await listen(binaries, data, account, options.settings ?? []);
    const url = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
    await ensureDatabase(url('postgres'));
    let stopping = false;
    const ended = once(server, 'exit');
    return {
      url: url(DATABASE),
      folder,
      died: new Promise((resolve) => {
        server.once('exit', (code) => {
          if (!stopping) resolve(`Postgres ended by itself (code ${code}).`);
        });
      }),
      async stop() {
        stopping = true;
        server.stdin?.end();
        await ended;
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes the database cluster on the first start. Gives the password, which is kept beside it. */
async function initialise(binaries: Binaries, folder: string, data: string, account: Account): Promise<string> {
  const path = join(folder, 'password');
  if (existsSync(join(data, 'PG_VERSION')) && existsSync(path)) return readFileSync(path, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  giveTo(account, path);
  // What a first start that was cut short left behind.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  giveTo(account, data);
  await promisify(execFile)(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      `--pwfile=${path}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } },
  );
  return password;
}

/**
 * Postgres as a child of a shell that holds the reading end of a pipe from us: when we end, however we end, the pipe
 * closes and the shell tells Postgres to stop.
 */
const SUPERVISE = `
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
trap '' INT TERM
( cat <&3 >/dev/null; kill -INT $server 2>/dev/null ) &
exec 3<&-
wait $server`;

async function listen(
  binaries: Binaries,
  data: string,
  account: Account,
  settings: string[],
): Promise<{ port: number; server: ChildProcess }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const chosen = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
    const server = spawn(
      '/bin/sh',
      ['-c', SUPERVISE, binaries.postgres, '-D', data, ...chosen.flatMap((setting) => ['-c', setting])],
      {
        ...account,
        cwd: data,
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: 'C' },
      },
    );
    const said = await firstWords(server);
    if (said === null) return { port, server };
    if (attempt >= 3 || !said.includes('Address already in use')) {
      throw new Error(`Postgres did not start.\n${said}`);
    }
  }
}

/** A server that follows another one takes read-only connections. */
const READY = /ready to accept (read-only )?connections/;

/** Null once the server accepts connections, or what it said before it ended. */
function firstWords(server: ChildProcess): Promise<string | null> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => resolve(said));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 100_000) said += text;
      if (READY.test(said)) resolve(null);
    });
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
