/**
 * `npm run cluster`: starts three PostgreSQL under Patroni with etcd, HAProxy, PgBouncer and Redis on the loopback, from the programs
 * that are installed, and two services on them, until Ctrl-C. With `--check` it runs a load instead, in the middle of which the lead is
 * switched over and the primary is killed, and ends with 0 when nothing was lost. Where a program is missing it says so and ends with 0.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Missing } from '../faults/programs.ts';
import { Service } from '../faults/service.ts';
import { startCluster } from './cluster.ts';
import { loadTest } from './load-test.ts';

const SERVICES = 2;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const steps: (() => unknown)[] = [];
const undo = (step: () => unknown) => steps.push(step);
const stopped = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
const interrupted = stopped.then(() => null);

async function run(): Promise<number> {
  const began = performance.now();
  const cluster = await startCluster(undo);
  const services: Service[] = [];
  for (let at = 0; at < SERVICES; at++) {
    const service = await Service.start({ ...cluster.env, RATE_LIMIT_KEYLESS: '0' });
    undo(() => service.end('SIGTERM'));
    services.push(service);
  }
  console.log(`Up after ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  for (const { name, port, restPort } of cluster.members)
    console.log(`${name}: PostgreSQL at 127.0.0.1:${port}, Patroni at http://127.0.0.1:${restPort}`);
  console.log(`etcd: ${cluster.etcd}`);
  for (const [name, value] of Object.entries(cluster.env)) console.log(`${name}=${value}`);
  for (const { url } of services) console.log(`Arbiter: ${url}`);
  if (values.check) return (await loadTest(cluster, services, undo)) ? 0 : 1;
  console.log('Ctrl-C ends all.');
  await stopped;
  return 0;
}

let code: number;
try {
  // Who ends what goes on until then ends it well; a check that is cut short is none.
  code = (await Promise.race([run(), interrupted])) ?? (values.check ? 130 : 0);
} catch (error) {
  code = error instanceof Missing ? 0 : 1;
  console.log(error instanceof Missing ? `– the cluster is left out: ${error.message}` : error);
}
for (const step of steps.reverse()) await Promise.resolve(step()).catch((error: unknown) => console.error(error));
process.exit(code);
