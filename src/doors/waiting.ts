import type { FastifyInstance } from 'fastify';
import { Patience, withPatience } from '../store/patience.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How long it may still wait for connections to the database. */
    patience: Patience | undefined;
  }
}

/** Gives each request one time budget for all database connections that it waits for. */
export function limitDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('patience', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.patience = new Patience();
    withPatience(request.patience, done);
  });
  // A body comes with events of its connection, which belong to no call.
  app.addHook('preValidation', ({ patience = new Patience() }, _reply, done) => withPatience(patience, done));
}
