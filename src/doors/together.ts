import type { FastifyInstance } from 'fastify';
import { beginCall } from '../services/turns.ts';

/**
 * Answers requests together that have arrived together: all are read first, then each step of the way to an answer is taken for all
 * of them, one after the other. A processor that does the same thing several times in a row finds what it needs at hand, and so does
 * it much faster; whoever is alone waits for nothing. From here on all that is waited for is the request's.
 */
export function answerTogether(app: FastifyInstance): void {
  app.addHook('preHandler', ({ patience }, _reply, done) => beginCall(done, patience));
}
