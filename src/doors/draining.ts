import type { FastifyInstance } from 'fastify';
import { sendBusy } from './busy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Announces that the service is about to stop, in the readiness probe and on each connection. Everything is still
     * answered, for clients that have not noticed.
     */
    drain(): void;
  }
}

/** Lets load balancers move away before the service stops, by the readiness probe and by closing kept connections. */
export function drainable(app: FastifyInstance): void {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining) return done();
    reply.header('connection', 'close');
    if (request.route.url === '/readyz') sendBusy(request, reply, 'The service is stopping.');
    else done();
  });
}
