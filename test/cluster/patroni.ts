import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveTo, postgresAccount } from '../../src/store/embedded/account.ts';
import { isAlive } from '../../src/store/embedded/processes.ts';
import { accountFolder, end, freePort, programAt, until } from '../faults/programs.ts';

/** Seconds for which a primary leads without renewing that; a killed one is replaced after them. Patroni takes no less. */
export const LEASE = 20;

/** The role of a member, as its Patroni says. */
export type Role = 'primary' | 'sync_standby' | 'replica';

/** A PostgreSQL with the Patroni that runs it. */
export class Member {
  readonly name: string;
  readonly folder = accountFolder('member');
  readonly port: number;
  /** Where its Patroni answers. */
  readonly restPort: number;
  readonly #etcdPort: number;
  #patroni: ChildProcess | null = null;

  private constructor(name: string, port: number, restPort: number, etcdPort: number) {
    this.name = name;
    this.port = port;
    this.restPort = restPort;
    this.#etcdPort = etcdPort;
  }

  static async make(name: string, etcdPort: number): Promise<Member> {
    const member = new Member(name, await freePort(), await freePort(), etcdPort);
    const path = join(member.folder, 'patroni.yml');
    // What is JSON is YAML.
    writeFileSync(path, JSON.stringify(member.#settings(), null, 2));
    giveTo(postgresAccount(), path);
    return member;
  }

  #settings(): object {
    const login = { username: 'arbiter', password: 'arbiter' };
    return {
      ...{ scope: 'arbiter', name: this.name, etcd3: { host: `127.0.0.1:${this.#etcdPort}` } },
      restapi: { listen: `127.0.0.1:${this.restPort}`, connect_address: `127.0.0.1:${this.restPort}` },
      bootstrap: {
        dcs: {
          ...{ ttl: LEASE, loop_wait: 2, retry_timeout: 5 },
          // What is acknowledged is on two servers, and only one that has it takes over.
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      },
      postgresql: {
        ...{ listen: `127.0.0.1:${this.port}`, connect_address: `127.0.0.1:${this.port}` },
        ...{ data_dir: join(this.folder, 'data'), bin_dir: dirname(programAt('postgres')) },
        pgpass: join(this.folder, 'pgpass'),
        authentication: { superuser: login, replication: login, rewind: login },
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        parameters: { unix_socket_directories: this.folder, shared_buffers: '32MB' },
      },
    };
  }

  start(): void {
    this.#patroni = spawn(programAt('patroni'), [join(this.folder, 'patroni.yml')], {
      ...postgresAccount(),
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, LC_ALL: 'C' },
      stdio: 'ignore',
      // A terminal's Ctrl-C is for the script, which ends things in their order.
      detached: true,
    });
  }

  /** Its role, if it has one and its Patroni answers. */
  async role(): Promise<Role | null> {
    try {
      const reply = await fetch(`http://127.0.0.1:${this.restPort}/patroni`, { signal: AbortSignal.timeout(10_000) });
      const { state, role, sync_standby } = (await reply.json()) as Record<string, unknown>;
      if (state !== 'running') return null;
      return role === 'master' || role === 'primary' ? 'primary' : sync_standby === true ? 'sync_standby' : 'replica';
    } catch {
      // Nobody answers there: it has no role.
      return null;
    }
  }

  /** Hands the lead over to the standby that has everything. */
  async switchOver(): Promise<void> {
    const reply = await fetch(`http://127.0.0.1:${this.restPort}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: this.name }),
      signal: AbortSignal.timeout(120_000),
    });
    if (!reply.ok) throw new Error(`no switchover: ${reply.status} ${await reply.text()}`);
  }

  get #postgres(): number | null {
    try {
      return Number(readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      // It does not run.
      return null;
    }
  }

  /** Kills Patroni and PostgreSQL without a word, as a machine does that loses its power. */
  async kill(): Promise<void> {
    const postgres = this.#postgres;
    if (this.#patroni) await end(this.#patroni, 'SIGKILL');
    if (postgres === null) return;
    if (isAlive(postgres)) process.kill(postgres, 'SIGKILL');
    await until(async () => {
      if (isAlive(postgres)) throw new Error('PostgreSQL lives');
    });
  }

  async stop(): Promise<void> {
    const late = setTimeout(() => void this.kill(), 60_000);
    if (this.#patroni) await end(this.#patroni, 'SIGTERM');
    clearTimeout(late);
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
