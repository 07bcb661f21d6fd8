/**
 * `npm run spread`: whether the service works on Citus, with `deploy/citus.sql`. First on a coordinator and two servers: players play by way of
 * two services, and every ply that was acknowledged has to be there, on one of the servers, and to replay. Then tests of the service run on databases that
 * are spread over parts of one server, where the planner is the same. With the name of a folder or file of `test` it runs those alone. Where PostgreSQL
 * with Citus is not installed it says so and ends with 0.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { migrate } from '../../src/store/migrate.ts';
import { Players } from '../faults/players.ts';
import { Cluster, Missing, programAt } from '../faults/programs.ts';
import { Service } from '../faults/service.ts';

const project = join(import.meta.dirname, '../..');
const SPREAD = readFileSync(join(project, 'deploy/citus.sql'), 'utf8');
const TEMPLATE = 'arbiter';
const PLIES = 1500;

/** The folders of `test` whose databases are spread here. */
const FOLDERS = ['graphql', 'http', 'jobs', 'services', 'tournaments', 'webhooks'];
/** Files of these that can't run so, and why. */
const APART: Readonly<Record<string, string>> = {
  'http/unavailable': 'breaks off every connection, those of Citus itself among them',
  'http/database-down': 'breaks off every connection, those of Citus itself among them',
};

const steps: (() => unknown)[] = [];
const undo = (step: () => unknown) => steps.push(step);

async function makeServer(): Promise<Cluster> {
  const extension = join(programAt('postgres'), '../../share/extension/citus.control');
  const debian = extension
    .replace('/usr/lib/postgresql/', '/usr/share/postgresql/')
    .replace('/share/extension', '/extension');
  if (![extension, debian].some((path) => existsSync(path))) throw new Missing('PostgreSQL here has no Citus');
  const server = await Cluster.make({ shared_preload_libraries: 'citus', wal_level: 'logical', fsync: 'off' });
  undo(() => server.remove());
  await server.query('CREATE EXTENSION citus');
  return server;
}

/** Makes a server of its own the coordinator, and spreads over what was added to it. */
async function spread(coordinator: Cluster, others: readonly Cluster[]): Promise<void> {
  await coordinator.query(`SELECT citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
  for (const { port } of others) await coordinator.query(`SELECT citus_add_node('127.0.0.1', ${port})`);
  if (others.length === 0)
    await coordinator.query(
      `SELECT citus_set_node_property('127.0.0.1', ${coordinator.port}, 'shouldhaveshards', true)`,
    );
  await migrate(coordinator.url());
  await coordinator.query(SPREAD);
}

/** Plays by way of two services; gives what is wrong with what they recorded. */
async function play(): Promise<string[]> {
  const [coordinator, ...others] = [await makeServer(), await makeServer(), await makeServer()];
  if (coordinator === undefined) return ['no server'];
  await spread(coordinator, others);
  const services: Service[] = [];
  for (let at = 0; at < 2; at++) {
    const service = await Service.start({ DATABASE_URL: coordinator.url(), RATE_LIMIT_KEYLESS: '0' });
    undo(() => service.end('SIGTERM'));
    services.push(service);
  }
  const players = new Players(
    services.map(({ url }) => url),
    8,
  );
  await players.more(PLIES);
  const played = await players.stop();
  const wrong = [...played.wrong];
  const there = await coordinator.query<{ id: string }>(
    "SELECT match_id || ' ' || ply || ' ' || encode(hash, 'hex') AS id FROM plies",
  );
  const known = new Set(there.map(({ id }) => id));
  for (const { match, ply, hash } of played.acknowledged)
    if (!known.has(`${match} ${ply} ${hash}`)) wrong.push(`ply ${ply} of ${match} is not there`);
  for (const { id } of await coordinator.query<{ id: string }>('SELECT id FROM matches')) {
    const answer = await fetch(`${services[0]?.url}/v1/matches/${id}/verification`);
    const { same } = (await answer.json()) as { same?: boolean };
    if (same !== true) wrong.push(`${id} does not replay: ${answer.status}`);
  }
  const parts = await coordinator.query<{ port: number; size: string }>(
    `SELECT nodeport AS port, pg_size_pretty(sum(shard_size)) AS size FROM citus_shards
     WHERE table_name::text ~ '^(plies|snapshots)' GROUP BY nodeport ORDER BY nodeport`,
  );
  if (parts.length !== others.length) wrong.push(`plies lie on ${parts.length} servers`);
  console.log(
    `${played.acknowledged.length} plies of ${played.matches} matches: ${parts.map(({ size }) => size).join(', ')} on ${parts.length} servers.`,
  );
  return wrong;
}

/** Runs files of tests, each of whose databases is spread; gives the exit code. */
async function test(files: readonly string[]): Promise<number> {
  const server = await makeServer();
  await spread(server, []);
  // A database is copied while nobody is connected to it, and Citus is as long as it may.
  await server.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`, 'postgres');
  await server.query(
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${TEMPLATE}'`,
    'postgres',
  );
  const run = spawn(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--import', './test/support/untracked.ts'],
      ...['--test', '--test-concurrency=1', ...files],
    ],
    { cwd: project, env: { ...process.env, TEST_DATABASE_URL: server.url() }, stdio: 'inherit' },
  );
  const [code] = (await once(run, 'exit')) as [number | null];
  return code ?? 1;
}

/** What a file of tests is called here: its place in `test`. */
const nameOf = (path: string): string => relative(join(project, 'test'), path).replace(/\.test\.ts$/, '');

/** The files that are named, or all those that can run so. */
function filesOf(named: readonly string[]): string[] {
  const wanted = (named.length > 0 ? named : FOLDERS).map((one) => resolve(project, 'test', one));
  return wanted
    .flatMap((path) => (path.endsWith('.ts') ? [path] : globSync(join(path, '*.test.ts')).sort()))
    .filter((path) => !Object.hasOwn(APART, nameOf(path)));
}

let code: number;
try {
  const named = process.argv.slice(2);
  const wrong = named.length > 0 ? [] : await play();
  for (const one of wrong) console.log(`✖ ${one}`);
  code = Math.max(await test(filesOf(named)), wrong.length > 0 ? 1 : 0);
  for (const [file, reason] of Object.entries(APART)) console.log(`– ${file} was left out: it ${reason}.`);
} catch (error) {
  code = error instanceof Missing ? 0 : 1;
  console.log(error instanceof Missing ? `– spreading is left out: ${error.message}` : error);
}
for (const step of steps.reverse()) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
process.exit(code);
