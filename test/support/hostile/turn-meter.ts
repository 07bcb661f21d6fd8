/**
 * Loaded into a server before anything else (`--import`): measures the processor time that each turn of the event loop takes, and
 * tells it, with the memory in use, to whoever asks at a port of its own. Processor time, because the machine may have other
 * things to do.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** How often the clock is looked at, in milliseconds. */
const EVERY = 2;

export interface Reading {
  /** The most processor time between two looks, in milliseconds: a turn of the event loop, and what came just before it. */
  worst: number;
  /** What is left on the heap and beside it after all garbage was collected, in bytes; asked for by `?memory`. */
  memory: number | null;
  /** What it takes the thread to read and write some JSON, in milliseconds: how slow the machine is just now; asked for by `?json`. */
  json: number | null;
}

/** 1.3 MB of JSON as the service has it: many small objects. */
const someJson = (): string =>
  JSON.stringify(
    Array.from({ length: 20_000 }, (_, at) => ({ id: `c${at}`, name: 'a card', values: [at, at + 1], next: null })),
  );

/** The middle one of five times. */
function timeOfJson(): number {
  const text = someJson();
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    JSON.stringify(JSON.parse(text));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((one, other) => one - other)[2] as number;
}

if (isMainThread) {
  let last = process.threadCpuUsage();
  let worst = 0;
  const look = () => {
    const now = process.threadCpuUsage();
    worst = Math.max(worst, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  };
  setInterval(look, EVERY).unref();
  const meter = createServer((request, reply) => {
    look();
    const reading: Reading = { worst, memory: null, json: null };
    if (request.url?.includes('json')) reading.json = timeOfJson();
    if (request.url?.includes('memory')) {
      globalThis.gc?.();
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      reading.memory = heapUsed + external;
    }
    last = process.threadCpuUsage();
    worst = 0;
    reply.end(JSON.stringify(reading));
  });
  meter.listen(0, '127.0.0.1', () => {
    const { port } = meter.address() as { port: number };
    console.error(`turns are metered at http://127.0.0.1:${port}`);
  });
  meter.unref();
}
