import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its route declares, with its method and its address, which a request has not that finds none. */
    route: FastifyRequest['routeOptions']['config'];
  }
}

/**
 * Notes of each request which route it takes, once for all who ask: Fastify puts `routeOptions` together anew whenever it is read.
 * Whoever sent it is told its id.
 */
export function noteRequests(app: FastifyInstance): void {
  app.decorateRequest('route');
  app.addHook('onRequest', (request, reply, done) => {
    request.route = request.routeOptions.config;
    reply.header('x-request-id', request.id);
    done();
  });
}
