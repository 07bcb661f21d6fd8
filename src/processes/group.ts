import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import { openDatabase } from './database.ts';
import { addUpMetrics } from './group-metrics.ts';
import type { Stopping } from './stopping.ts';

/** What the first process tells each of the others when that has started. */
export interface Welcome {
  databaseUrl: string;
  /** Whether it is the one that speaks to the console. */
  speaks: boolean;
}

/** Milliseconds before a process that died is replaced: twice as long with each one that dies within `STEADY`. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const STEADY = 60_000;
/** Seconds that the others get beyond what they take to stop by themselves. */
const EXTRA = 5;

/** Seconds that a whole group may take to stop. */
export const groupShutdown = ({ shutdown }: Config): number => shutdown.delay + shutdown.timeout + EXTRA;

/**
 * Runs `config.workers` processes that listen at one address and share nothing but the database, which this one opens. Those that die
 * are replaced. Rejects when one of them does not start.
 */
export async function runGroup(config: Config, stopping: Stopping): Promise<void> {
  const databaseUrl = await openDatabase(config, stopping);
  const living = new Set<Worker>();
  let pause = FIRST_PAUSE;
  let failed = 0;

  const start = (speaks: boolean): Worker => {
    const worker = cluster.fork();
    const began = performance.now();
    living.add(worker);
    worker.once('online', () => worker.send({ databaseUrl, speaks } satisfies Welcome));
    // What it could not be told any more its end tells.
    worker.on('error', () => {});
    worker.once('exit', (code, signal) => {
      living.delete(worker);
      if (stopping.begun && code !== 0) failed++;
      if (stopping.begun || !whole) return;
      console.error(`Process ${worker.process.pid} ended with ${signal ?? code}; another takes its place.`);
      pause = performance.now() - began > STEADY ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, pause * 2);
      setTimeout(() => {
        if (!stopping.begun) start(false);
      }, pause);
    });
    return worker;
  };

  stopping.add(async () => {
    const ends = [...living].map((worker) => once(worker, 'exit'));
    for (const worker of living) worker.process.kill('SIGTERM');
    const timer = setTimeout(
      () => {
        for (const worker of living) worker.process.kill('SIGKILL');
      },
      (groupShutdown(config) - 1) * 1000,
    );
    await Promise.all(ends);
    clearTimeout(timer);
    if (failed > 0) throw new Error(`${failed} processes did not stop in time.`);
  });

  let whole = false;
  addUpMetrics();
  const workers = Array.from({ length: config.workers }, (_, at) => start(at === 0));
  await Promise.all(workers.map((worker) => listening(worker, stopping)));
  if (stopping.begun) return;
  whole = true;
  console.log(`${config.workers} processes serve on this machine.`);
}

/** Waits until a process listens; rejects when it ends before, and nobody told it to. */
async function listening(worker: Worker, stopping: Stopping): Promise<void> {
  const ended = once(worker, 'exit').then(([code, signal]) => {
    if (!stopping.begun)
      throw new Error(`Process ${worker.process.pid} ended with ${signal ?? code} before it listened.`);
  });
  await Promise.race([once(worker, 'listening'), ended]);
  ended.catch(() => {});
}

/** In each of the other processes: what the first one says. */
export async function welcomed(): Promise<Welcome> {
  const [welcome] = (await once(process, 'message')) as [Welcome];
  return welcome;
}
