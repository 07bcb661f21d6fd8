import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { alwaysAnswered, sendBusy } from '../busy.ts';

type Limits = Pick<Config, 'maxEventLoopDelay' | 'maxHeap'>;

/** Refuses requests while the process cannot keep up: they would make it worse for those that are being answered. */
export async function refuseUnderPressure(app: FastifyInstance, { maxEventLoopDelay, maxHeap }: Limits): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: 500,
    maxEventLoopDelay: maxEventLoopDelay * 1000,
    maxHeapUsedBytes: maxHeap > 0 ? maxHeap : Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    // The plugin measures; who is refused and how is said below.
    pressureHandler() {},
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (app.isUnderPressure() && !alwaysAnswered(request)) sendBusy(request, reply, 'The service is busy.');
    else done();
  });
}
