import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { giveTo, postgresAccount } from '../../src/store/embedded/account.ts';
import { startProxy } from '../support/proxy.ts';
import { checkOut, hasRelease, RELEASE_BEFORE } from '../support/release.ts';
import { Balancer } from './balancer.ts';
import { check } from './check.ts';
import { Players } from './players.ts';
import { accountFolder, Bouncer, Cluster, Missing, startRedis, until } from './programs.ts';
import { Service } from './service.ts';

/** What came of a fault. */
export interface Outcome {
  plies: number;
  matches: number;
  verified: number;
  stoodStill: number;
  /** What the machine adds to the bound, in milliseconds. */
  allowance: number;
  refusals: ReadonlyMap<number, number>;
  wrong: string[];
}

/** Something that fails, and for how long callers may stand still because of it, in seconds; how long what fails is away is not counted. */
export interface Fault {
  name: string;
  bound: number;
  run(undo: Undo): Promise<Outcome>;
}

/** What is undone afterwards, the last first, however far it came. */
export type Undo = (step: () => Promise<unknown> | unknown) => void;

/** How many play at once. */
const PLAYERS = 4;

async function newCluster(undo: Undo, settings: Record<string, string> = {}, folder?: string): Promise<Cluster> {
  const cluster = await Cluster.make(settings, folder ?? accountFolder('cluster'));
  undo(() => cluster.remove());
  return cluster;
}

async function newService(undo: Undo, env: Record<string, string>): Promise<Service> {
  const service = await Service.start(env);
  undo(() => service.end('SIGKILL'));
  return service;
}

function newPlayers(undo: Undo, urls: string[], many = PLAYERS): Players {
  const players = new Players(urls, many);
  undo(() => players.stop());
  return players;
}

/** Ends the load and checks what it was told. */
async function outcome(players: Players, database: string, service: string): Promise<Outcome> {
  const played = await players.stop();
  const { wrong, verified } = await check(database, service, played);
  const { matches, stoodStill, allowance, refusals } = played;
  return { plies: played.acknowledged.length, matches, verified, stoodStill, allowance, refusals, wrong };
}

const serviceKilled: Fault = {
  name: 'kill -9 of the service, three times',
  bound: 5,
  async run(undo) {
    const cluster = await newCluster(undo);
    const service = await newService(undo, { DATABASE_URL: cluster.url() });
    const players = newPlayers(undo, [service.url]);
    for (let times = 0; times < 3; times++) {
      await players.more(40);
      await players.during(async () => {
        await service.end('SIGKILL');
        await service.start();
      });
    }
    await players.more(40);
    return outcome(players, cluster.url(), service.url);
  },
};

const postgresKilled: Fault = {
  name: 'Postgres killed under load: kill -9, SIGQUIT, SIGINT',
  bound: 10,
  async run(undo) {
    const cluster = await newCluster(undo);
    const service = await newService(undo, { DATABASE_URL: cluster.url() });
    const players = newPlayers(undo, [service.url]);
    for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
      await players.more(40);
      await players.during(async () => {
        await cluster.stop(signal);
        await players.refused(PLAYERS);
        await cluster.start();
      });
    }
    await players.more(40);
    return outcome(players, cluster.url(), service.url);
  },
};

const frozen: Fault = {
  name: 'connections to the database that swallow everything, twice',
  bound: 12,
  async run(undo) {
    const cluster = await newCluster(undo);
    const proxy = await startProxy(cluster.port);
    undo(() => proxy.close());
    const service = await newService(undo, { DATABASE_URL: proxy.through(cluster.url()), DATABASE_POOL: '10' });
    const players = newPlayers(undo, [service.url]);
    for (let times = 0; times < 2; times++) {
      await players.more(60);
      proxy.swallowOld();
    }
    await players.more(60);
    return outcome(players, cluster.url(), service.url);
  },
};

const redisHung: Fault = {
  name: 'a Redis that hangs under load',
  bound: 4,
  async run(undo) {
    const redis = await startRedis();
    undo(() => redis.stop());
    const cluster = await newCluster(undo);
    const env = { DATABASE_URL: cluster.url(), REDIS_URL: redis.url, RATE_LIMIT_KEYLESS: '1000000' };
    const service = await newService(undo, env);
    const players = newPlayers(undo, [service.url]);
    await players.more(40);
    redis.hang(true);
    await players.more(200);
    redis.hang(false);
    await until(async () => {
      if (!/Redis is back/.test(service.said())) throw new Error('the log does not say that Redis is back');
    });
    if (service.said().split('Redis is away').length !== 2)
      throw new Error('the log does not say once that Redis is away');
    await players.more(40);
    return outcome(players, cluster.url(), service.url);
  },
};

const rolling: Fault = {
  name: 'replicas restarted one by one',
  bound: 10,
  async run(undo) {
    const cluster = await newCluster(undo);
    const services = [
      await newService(undo, { DATABASE_URL: cluster.url() }),
      await newService(undo, { DATABASE_URL: cluster.url() }),
    ];
    const players = newPlayers(
      undo,
      services.map(({ url }) => url),
    );
    for (const service of services) {
      await players.more(40);
      const code = await service.end('SIGTERM');
      if (code !== 0) throw new Error(`a replica that was told to stop ended with ${code}`);
      await players.more(20);
      await service.start();
    }
    await players.more(40);
    return outcome(players, cluster.url(), services[0]?.url ?? '');
  },
};

const balanced: Fault = {
  name: 'replicas restarted one by one behind a balancer that watches readiness alone',
  bound: 10,
  async run(undo) {
    const cluster = await newCluster(undo);
    const env = { DATABASE_URL: cluster.url(), SHUTDOWN_DELAY: '2' };
    const services = [await newService(undo, env), await newService(undo, env)];
    const balancer = await Balancer.before(services.map(({ url }) => url));
    undo(() => balancer.close());
    const players = newPlayers(undo, [balancer.url]);
    for (const service of services) {
      await players.more(40);
      const code = await service.end('SIGTERM');
      if (code !== 0) throw new Error(`a replica that was told to stop ended with ${code}`);
      await players.more(20);
      await service.start();
      await balancer.sees(service.url, true);
    }
    await players.more(40);
    const came = await outcome(players, cluster.url(), services[0]?.url ?? '');
    if (balancer.dropped > 0) came.wrong.push(`${balancer.dropped} calls were dropped`);
    return came;
  },
};

/** Starts a match under an Idempotency-Key. */
const startUnder = (url: string, key: string) =>
  fetch(`${url}/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: '{"ruleset": "gundam", "tags": ["under a key"]}',
    signal: AbortSignal.timeout(60_000),
  });

const holderKilled: Fault = {
  name: 'kill -9 of who answers a call under an Idempotency-Key',
  bound: 20,
  async run(undo) {
    const cluster = await newCluster(undo);
    const service = await newService(undo, { DATABASE_URL: cluster.url() });
    const other = await newService(undo, { DATABASE_URL: cluster.url() });
    const players = newPlayers(undo, [other.url]);
    await players.more(40);
    const keys = Array.from({ length: 40 }, (_, at) => `killed-${at}`);
    let answered = 0;
    const first = keys.map(async (key) => {
      const reply = await startUnder(service.url, key);
      const text = await reply.text();
      if (++answered === 5) await service.end('SIGKILL');
      return text;
    });
    const told = await Promise.allSettled(first);
    const killed = performance.now();
    const wrong: string[] = [];
    for (const [at, key] of keys.entries()) {
      let reply = await startUnder(other.url, key);
      while (reply.status === 409) {
        if (performance.now() - killed > 20_000) throw new Error(`${key} is not free after 20 s`);
        await pause(Number(reply.headers.get('retry-after')) * 1000);
        reply = await startUnder(other.url, key);
      }
      const text = await reply.text();
      const before = told[at];
      if (reply.status !== 201) wrong.push(`${key}: ${reply.status} ${text.slice(0, 200)}`);
      if (before?.status === 'fulfilled' && before.value !== text) wrong.push(`${key} was answered in two ways`);
    }
    const [made] = await cluster.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM matches WHERE 'under a key' = ANY (tags)",
    );
    if (made?.n !== keys.length) wrong.push(`${made?.n} matches were made under ${keys.length} keys`);
    await players.more(40);
    const came = await outcome(players, cluster.url(), other.url);
    return { ...came, wrong: [...came.wrong, ...wrong] };
  },
};

const promotion: Fault = {
  name: 'the primary dies and its synchronous standby is promoted',
  bound: 15,
  async run(undo) {
    const primary = await newCluster(undo, { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' });
    const standby = await Cluster.standbyOf(primary);
    undo(() => standby.remove());
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await primary.query('SELECT pg_reload_conf()');
    await until(async () => {
      const [row] = await primary.query<{ state: string }>('SELECT sync_state AS state FROM pg_stat_replication');
      if (row?.state !== 'sync') throw new Error('the standby does not follow');
    });
    const url = `postgresql://arbiter@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/arbiter`;
    const service = await newService(undo, { DATABASE_URL: url });
    const players = newPlayers(undo, [service.url]);
    await players.more(60);
    await players.during(async () => {
      await primary.stop('SIGKILL');
      await players.refused(PLAYERS);
      await standby.query('ALTER SYSTEM SET synchronous_standby_names = DEFAULT').catch(() => {});
      await standby.query('SELECT pg_promote()');
      // The settings of the primary came with its copy; alone, nobody confirms.
      await until(() => standby.query('ALTER SYSTEM RESET synchronous_standby_names'));
      await standby.query('SELECT pg_reload_conf()');
    });
    await players.more(60);
    return outcome(players, standby.url(), service.url);
  },
};

const demotion: Fault = {
  name: 'a primary that takes no more writes, and another that does',
  bound: 15,
  async run(undo) {
    const first = await newCluster(undo, { wal_level: 'replica', max_wal_senders: '4' });
    const second = await Cluster.standbyOf(first);
    undo(() => second.remove());
    const url = `postgresql://arbiter@127.0.0.1:${first.port},127.0.0.1:${second.port}/arbiter`;
    const service = await newService(undo, { DATABASE_URL: url });
    const players = newPlayers(undo, [service.url]);
    await players.more(60);
    await players.during(async () => {
      await first.query('ALTER DATABASE arbiter SET default_transaction_read_only = on');
      await first.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'arbiter' AND pid <> pg_backend_pid()",
      );
      // What was acknowledged until then has to be there before the other one takes over.
      await until(async () => {
        const [row] = await first.query<{ behind: string | null }>(
          'SELECT (pg_current_wal_lsn() - replay_lsn)::text AS behind FROM pg_stat_replication',
        );
        if (row?.behind !== '0') throw new Error('the standby is behind');
      });
      await second.query('SELECT pg_promote()');
      await second.query('ALTER DATABASE arbiter RESET default_transaction_read_only', 'postgres');
    });
    await players.more(60);
    const reads = await fetch(`${service.url}/readyz`);
    if (reads.status !== 200) throw new Error(`readiness is ${reads.status} on the new primary`);
    return outcome(players, second.url(), service.url);
  },
};

/** A small file system, if one can be mounted here. */
function smallDisk(undo: Undo): string {
  const folder = accountFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    throw new Missing('no small file system can be mounted here');
  }
  undo(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const inside = join(folder, 'cluster');
  mkdirSync(inside, { mode: 0o700 });
  for (const path of [folder, inside]) giveTo(postgresAccount(), path);
  return inside;
}

const diskFull: Fault = {
  name: 'a disk that is full for a while',
  bound: 15,
  async run(undo) {
    const folder = smallDisk(undo);
    const cluster = await newCluster(undo, { max_wal_size: '48MB', min_wal_size: '32MB', wal_recycle: 'off' }, folder);
    const service = await newService(undo, { DATABASE_URL: cluster.url() });
    const players = newPlayers(undo, [service.url]);
    await players.more(60);
    const ballast = join(folder, 'ballast');
    await players.during(async () => {
      try {
        writeFileSync(ballast, Buffer.alloc(160 * 1_048_576));
      } catch {
        // As much as there was room for is written, which is what it is for.
      }
      await players.refused(30 * PLAYERS);
      rmSync(ballast);
      if (cluster.isGone) await cluster.start();
    });
    await players.more(60);
    return outcome(players, cluster.url(), service.url);
  },
};

const migration: Fault = {
  name: 'this release migrates under the one before and takes over',
  bound: 15,
  async run(undo) {
    if (!hasRelease(RELEASE_BEFORE)) throw new Missing(`git does not have ${RELEASE_BEFORE} here`);
    const release = checkOut(RELEASE_BEFORE);
    undo(() => release.remove());
    const cluster = await newCluster(undo);
    const env = { DATABASE_URL: cluster.url(), KEYLESS: 'loopback', MAX_EVENT_LOOP_DELAY: '0' };
    const before = await release.start(env);
    undo(() => before.child.kill('SIGKILL'));
    const players = newPlayers(undo, [before.url], 2);
    await players.more(60);
    const after = await newService(undo, { DATABASE_URL: cluster.url(), MATCH_STORAGE: 'compatible' });
    // Both serve for a while, each the matches that were begun with it: their editions of a game may differ.
    const others = newPlayers(undo, [after.url], 2);
    await Promise.all([players.more(60), others.more(40)]);
    const old = await outcome(players, cluster.url(), before.url);
    before.child.kill('SIGTERM');
    await others.more(40);
    const anew = await outcome(others, cluster.url(), after.url);
    return {
      ...{ plies: old.plies + anew.plies, matches: old.matches + anew.matches, verified: old.verified + anew.verified },
      stoodStill: Math.max(old.stoodStill, anew.stoodStill),
      allowance: Math.max(old.allowance, anew.allowance),
      refusals: new Map([...old.refusals, ...anew.refusals]),
      wrong: [...old.wrong, ...anew.wrong],
    };
  },
};

const pooled = (mode: 'session' | 'transaction'): Fault => ({
  name: `PgBouncer with ${mode} pooling, killed once`,
  bound: 10,
  async run(undo) {
    const cluster = await newCluster(undo);
    const bouncer = await Bouncer.before(cluster, mode);
    undo(() => bouncer.remove());
    // Two start at once on an empty database, one of them without a way past the pooler.
    const services = await Promise.all([
      newService(undo, { DATABASE_URL: bouncer.url, DATABASE_POOL: '4' }),
      newService(undo, { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: cluster.url(), DATABASE_POOL: '4' }),
    ]);
    const [locks] = await cluster.query<{ n: string }>(
      "SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory'",
    );
    if (locks?.n !== '0') throw new Error('a lock of the migration was left behind');
    const players = newPlayers(
      undo,
      services.map(({ url }) => url),
    );
    await players.more(60);
    await players.during(async () => {
      await bouncer.stop('SIGKILL');
      await players.refused(PLAYERS);
      await bouncer.start();
    });
    await players.more(60);
    return outcome(players, cluster.url(), services[0]?.url ?? '');
  },
});

/** So many finished matches leave for the archive and come back. */
const FINISHED = 6;

const archiveFails: Fault = {
  name: 'kill -9 of the service, and an archive that is away, while matches leave for it and come back',
  bound: 10,
  async run(undo) {
    const cluster = await newCluster(undo);
    const folder = mkdtempSync('/var/tmp/arbiter-archive-');
    undo(() => rmSync(folder, { recursive: true, force: true }));
    const archive = join(folder, 'archive');
    mkdirSync(archive);
    const service = await newService(undo, { DATABASE_URL: cluster.url(), ARCHIVE: archive, JOBS_LOOK: '0.1' });
    const players = newPlayers(undo, [service.url], 2);
    const send = async (method: string, path: string, body?: object): Promise<string> => {
      const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const reply = await fetch(`${service.url}${path}`, { method, ...sent });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
      return text;
    };
    const ids: string[] = [];
    for (let at = 0; at < FINISHED; at++) {
      const { match } = JSON.parse(await send('POST', '/v1/matches', { ruleset: 'gundam', seed: `finished ${at}` }));
      await send('POST', `/v1/matches/${match.id}/actions`, { action: { player: 'p1', concede: true } });
      ids.push(match.id);
    }
    const all = `id IN (${ids.map((id) => `'${id}'`).join(', ')})`;
    await cluster.query(`UPDATE matches SET ended_at = now() - interval '9 days' WHERE ${all}`);
    const read = () => Promise.all(ids.map((id) => send('GET', `/v1/matches/${id}/plies`)));
    const before = await read();
    const wrong: string[] = [];
    const same = async (when: string) => {
      const now = await read();
      for (const [at, id] of ids.entries()) if (now[at] !== before[at]) wrong.push(`${id} is told otherwise ${when}`);
    };
    /** Waits until that many of them lie in the archive, and nothing is half done there. */
    const settled = (away: number) =>
      until(async () => {
        const [found] = await cluster.query<{ away: number; open: number }>(
          `SELECT (SELECT count(archived_at)::int FROM matches WHERE ${all}) AS away,
             (SELECT count(*)::int FROM archive_batches WHERE state <> 'written') AS open`,
        );
        if (found?.away !== away || found.open > 0) throw new Error(`${found?.away} matches lie in the archive`);
      });
    const killedAfter = async (begun: () => Promise<unknown>) => {
      await begun();
      await players.during(async () => {
        await service.end('SIGKILL');
        // What it held is free within seconds; that is not waited for.
        await cluster.query(`UPDATE jobs SET due_at = now() WHERE state IN ('waiting', 'running')`);
        await service.start();
      });
    };
    await players.more(20);
    renameSync(archive, `${archive}-away`);
    // Nothing can be written below what is no folder.
    writeFileSync(archive, '');
    await send('PUT', '/v1/retention', { keep: 1 });
    await until(async () => {
      if (!service.said().includes('"archive":{')) throw new Error('the log does not say that the archive is away');
    });
    await same('while the archive is away');
    rmSync(archive, { recursive: true, force: true });
    renameSync(`${archive}-away`, archive);
    await killedAfter(() => send('POST', '/v1/jobs', { kind: 'archive' }));
    await settled(FINISHED);
    await same('in the archive');
    await send('PUT', '/v1/retention', { keep: null });
    await killedAfter(() => send('POST', '/v1/jobs', { kind: 'restore', matches: { ruleset: 'gundam' } }));
    await settled(0);
    await same('once they are back');
    await players.more(20);
    const came = await outcome(players, cluster.url(), service.url);
    return { ...came, wrong: [...came.wrong, ...wrong] };
  },
};

/** Every fault, in the order in which they are made. */
export const faults: readonly Fault[] = [
  ...[
    serviceKilled,
    postgresKilled,
    frozen,
    redisHung,
    rolling,
    balanced,
    holderKilled,
    promotion,
    demotion,
    diskFull,
    migration,
    archiveFails,
  ],
  ...[pooled('session'), pooled('transaction')],
];
