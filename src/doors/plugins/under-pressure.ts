import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Cache } from '../../services/call.ts';
import { alwaysAnswered, sendBusy } from '../busy.ts';

type Limits = Pick<Config, 'maxEventLoopDelay' | 'maxHeap'>;

/** How often memory and the event loop are looked at, in milliseconds. */
const SAMPLE = 500;
/** The share of the heap's limit from which on caches are emptied: before requests are refused. */
const RELIEF = 0.85;
/** Milliseconds for which caches that were emptied are left alone, so that they are of use under lasting pressure. */
const REST = 10_000;

/**
 * Refuses requests while the process cannot keep up: they would make it worse for those that are being answered. Before it
 * comes to that for want of memory, every cache is emptied.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { maxEventLoopDelay, maxHeap }: Limits,
  caches: ReadonlySet<Cache>,
): Promise<void> {
  const limit = maxHeap > 0 ? maxHeap : Math.floor(getHeapStatistics().heap_size_limit * 0.9);
  await app.register(underPressure, {
    sampleInterval: SAMPLE,
    maxEventLoopDelay: maxEventLoopDelay * 1000,
    maxHeapUsedBytes: limit,
    // The plugin measures; who is refused and how is said below.
    pressureHandler() {},
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isUnderPressure() && !alwaysAnswered(request)) sendBusy(request, reply, 'The service is busy.');
    else done();
  });
  let emptied = Number.NEGATIVE_INFINITY;
  const looks = setInterval(() => {
    const used = process.memoryUsage().heapUsed;
    if (used < limit * RELIEF || performance.now() - emptied < REST) return;
    emptied = performance.now();
    for (const cache of caches) cache.empty();
    app.log.warn({ heapUsed: used, limit }, 'memory is short: the caches were emptied');
  }, SAMPLE).unref();
  app.addHook('onClose', async () => clearInterval(looks));
}
