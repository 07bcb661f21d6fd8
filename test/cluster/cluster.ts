import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../../src/store/embedded/account.ts';
import type { Undo } from '../faults/faults.ts';
import { accountFolder, Bouncer, end, freePort, programAt, startRedis, until } from '../faults/programs.ts';
import type { Role } from './patroni.ts';
import { Member } from './patroni.ts';

/** The programs that a cluster is made of. */
const PROGRAMS = ['etcd', 'patroni', 'postgres', 'haproxy', 'pgbouncer', 'redis-server'];

const MEMBERS = 3;

/** A cluster that runs: three PostgreSQL under Patroni, reached through HAProxy and PgBouncer, and a Redis. */
export interface PostgresCluster {
  members: readonly Member[];
  /** What a service is given: transactions of PgBouncer for the primary and for the standbys, past it for migrations. */
  env: Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'REDIS_URL', string>;
  etcd: string;
  /** The only member in that role, when there is one. */
  inRole(role: Role, than?: Member): Promise<Member>;
  /** Waits until every member is there and follows. */
  whole(): Promise<void>;
}

/** Starts everything on the loopback, in folders of its own. Throws `Missing` where a program is not installed. */
export async function startCluster(undo: Undo): Promise<PostgresCluster> {
  for (const program of PROGRAMS) programAt(program);
  const etcdPort = await startEtcd(undo);
  const members: Member[] = [];
  for (const name of Array.from({ length: MEMBERS }, (_, at) => `pg${at + 1}`)) {
    const member = await Member.make(name, etcdPort);
    members.push(member);
  }
  // All at once: one after the other, each would have to make its copy under the eyes of the next.
  undo(() => Promise.all(members.map((member) => member.stop())));
  for (const member of members) member.start();

  const inRole: PostgresCluster['inRole'] = (role, than) =>
    until(async () => {
      const roles = await Promise.all(members.map((member) => member.role()));
      const found = members.filter((member, at) => roles[at] === role && member !== than);
      const [one] = found;
      if (one === undefined || found.length > 1) throw new Error(`${found.length} members are ${role}`);
      return one;
    });
  const whole = async () => {
    await inRole('primary');
    await inRole('sync_standby');
    await inRole('replica');
  };
  await whole();
  const primary = await inRole('primary');
  const client = new pg.Client({ connectionString: `postgresql://arbiter@127.0.0.1:${primary.port}/postgres` });
  await client.connect();
  await client.query('CREATE DATABASE arbiter');
  await client.end();

  const ports = await startHaproxy(undo, members);
  const bouncer = await Bouncer.of(
    {
      arbiter: `host=127.0.0.1 port=${ports.primary} user=arbiter`,
      standbys: `host=127.0.0.1 port=${ports.standbys} user=arbiter dbname=arbiter`,
    },
    'transaction',
    // A primary that is gone is looked for again each second.
    { server_login_retry: '1', server_connect_timeout: '3', default_pool_size: '20' },
  );
  undo(() => bouncer.remove());
  const redis = await startRedis();
  undo(() => redis.stop());
  return {
    ...{ members, inRole, whole, etcd: `http://127.0.0.1:${etcdPort}` },
    env: {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: `postgresql://arbiter@127.0.0.1:${ports.primary}/arbiter`,
      DATABASE_REPLICA_URL: bouncer.urlOf('standbys'),
      REDIS_URL: redis.url,
    },
  };
}

/** Runs a program until the end, in a folder of its own. */
function run(undo: Undo, folder: string, name: string, args: readonly string[]): void {
  const child = spawn(programAt(name), args, {
    ...postgresAccount(),
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
    detached: true,
  });
  undo(async () => {
    await end(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
}

async function startEtcd(undo: Undo): Promise<number> {
  const [port, peers, folder] = [await freePort(), await freePort(), accountFolder('etcd')];
  const [url, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  run(undo, folder, 'etcd', [
    ...[
      '--name',
      'one',
      '--data-dir',
      join(folder, 'data'),
      '--listen-client-urls',
      url,
      '--advertise-client-urls',
      url,
    ],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`],
  ]);
  await until(async () => {
    const reply = await fetch(`${url}/health`);
    if (!reply.ok) throw new Error('etcd is not healthy');
  });
  return port;
}

/** A port behind which is always the primary, and one behind which are standbys; Patroni says which is which. */
async function startHaproxy(undo: Undo, members: readonly Member[]): Promise<{ primary: number; standbys: number }> {
  const [primary, standbys, folder] = [await freePort(), await freePort(), accountFolder('haproxy')];
  const section = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS ${path}`,
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...members.map((one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.restPort}`),
  ];
  const lines = [
    ...['global', '  maxconn 500', 'defaults', '  mode tcp', '  timeout connect 2s', '  timeout check 2s'],
    ...['  timeout client 30m', '  timeout server 30m'],
    ...section('primary', primary, '/primary'),
    ...section('standbys', standbys, '/replica'),
  ];
  writeFileSync(join(folder, 'haproxy.cfg'), `${lines.join('\n')}\n`);
  run(undo, folder, 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  for (const port of [primary, standbys]) {
    await until(async () => {
      const client = new pg.Client({ connectionString: `postgresql://arbiter@127.0.0.1:${port}/postgres` });
      client.on('error', () => {});
      await client.connect();
      await client.end();
    });
  }
  return { primary, standbys };
}
