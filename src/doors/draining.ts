import type { FastifyInstance } from 'fastify';
import { sendBusy } from './busy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says that the service is about to stop, to whoever asks whether it is ready and on each connection. Everything is
     * still answered, for those that have not noticed.
     */
    drain(): void;
  }
}

/** Lets balancers look away before the service stops: those that ask for readiness, and those that keep connections. */
export function drainable(app: FastifyInstance): void {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!draining) return done();
    reply.header('connection', 'close');
    if (request.routeOptions.url === '/readyz') sendBusy(request, reply, 'The service is stopping.');
    else done();
  });
}
