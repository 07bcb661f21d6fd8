import type { FastifyInstance } from 'fastify';
import { alwaysAnswered, isSocket, sendBusy } from './busy.ts';

/** How many requests are being worked on. */
export interface InFlight {
  readonly limit: number;
  count: number;
}

/**
 * Refuses requests while `limit` are being worked on. A request counts from when its body is there until its answer is
 * sent: one whose sender is slow takes nobody's place. A connection that goes on as a WebSocket does not count.
 */
export function limitInFlight(app: FastifyInstance, limit: number): InFlight {
  const flight: InFlight = { limit, count: 0 };
  app.addHook('preValidation', (request, reply, done) => {
    if (isSocket(request)) return done();
    if (flight.count >= limit && !alwaysAnswered(request)) {
      sendBusy(request, reply, 'As many requests as the service takes at once are being worked on.');
      return;
    }
    flight.count++;
    reply.raw.once('close', () => {
      flight.count--;
    });
    done();
  });
  return flight;
}
