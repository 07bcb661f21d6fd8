import type { FastifyInstance } from 'fastify';
import { WaitBudget, withWaitBudget } from '../store/wait-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How long it may still wait for connections to the database. */
    patience: WaitBudget | undefined;
  }
}

/** Gives each request one time budget for all database connections that it waits for. */
export function limitDatabaseWaits(app: FastifyInstance): void {
  app.decorateRequest('patience', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.patience = new WaitBudget();
    // Without a key nothing is looked up before the body is there. That comes with events of its connection, which belong to no call:
    // `answerTogether` goes on with the same budget.
    if (request.headers.authorization === undefined) done();
    else withWaitBudget(request.patience, done);
  });
}
