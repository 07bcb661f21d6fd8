import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { giveTo, postgresAccount } from '../../src/store/embedded/account.ts';
import type { EmbeddedPostgres } from '../../src/store/embedded/postgres.ts';
import { startEmbeddedPostgres } from '../../src/store/embedded/postgres.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openFolder } from './folder.ts';
import { closing } from './opened.ts';
import { until } from './until.ts';

const project = join(import.meta.dirname, '../..');

export interface Replicated {
  primary: string;
  standby: string;
  /** A statement at one of them. */
  sql(url: string, text: string): Promise<Record<string, unknown>[]>;
  /** The standby keeps what arrives for later, or goes on. */
  lag(on: boolean): Promise<void>;
  killStandby(): Promise<void>;
  close(): Promise<void>;
}

/** A Postgres with all migrations, and a standby that follows it. */
export async function openReplicated(): Promise<Replicated> {
  const [folder, copy] = [openFolder(), openFolder()];
  const primary = await startEmbeddedPostgres({ project, folder, settings: ['fsync=off'] });
  await migrate(primary.url);
  const standby = await copyOf(primary, copy);
  const pools = new Map<string, pg.Pool>();
  const sql = async (url: string, text: string) => {
    let pool = pools.get(url);
    if (pool === undefined) {
      pool = new pg.Pool({ connectionString: url, max: 1 });
      pool.on('error', () => {});
      pools.set(url, pool);
    }
    return (await pool.query(text)).rows as Record<string, unknown>[];
  };
  const killStandby = closing(() => standby.stop());
  await until('the standby follows', async () => {
    const rows = await sql(primary.url, "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'");
    return rows.length === 1;
  });
  return {
    ...{ primary: primary.url, standby: standby.url, sql, killStandby },
    async lag(on) {
      await sql(standby.url, on ? 'SELECT pg_wal_replay_pause()' : 'SELECT pg_wal_replay_resume()');
      await until(`replay is ${on ? 'paused' : 'on'}`, async () => {
        const [row] = await sql(standby.url, 'SELECT pg_get_wal_replay_pause_state() AS state');
        return row?.state === (on ? 'paused' : 'not paused');
      });
    },
    close: closing(async () => {
      for (const pool of pools.values()) await pool.end();
      await killStandby();
      await primary.stop();
      for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
    }),
  };
}

/** Copies the files of a Postgres while it runs, as its manual says, and starts them as a standby. */
async function copyOf(primary: EmbeddedPostgres, folder: string): Promise<EmbeddedPostgres> {
  const data = join(folder, 'data');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("SELECT pg_backup_start('standby', true)");
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-a', join(primary.folder, 'data'), join(primary.folder, 'password'), folder]);
  rmSync(join(data, 'postmaster.pid'));
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  const own = (file: string, text: string) => {
    writeFileSync(join(data, file), text);
    giveTo(postgresAccount(), join(data, file));
  };
  own('backup_label', rows[0]?.labelfile ?? '');
  own('standby.signal', '');
  const { port, password } = new URL(primary.url);
  const from = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  return startEmbeddedPostgres({ project, folder, settings: ['fsync=off', 'wal_retrieve_retry_interval=100'] });
}
