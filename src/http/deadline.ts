import type { FastifyInstance } from 'fastify';
import { isSocket, sendBusy } from './busy.ts';

/**
 * Answers 503 when a request whose body is there is not being answered after `seconds`. What is sent bit by bit only has
 * to have begun; a client that does not read it on is the connection timeout's.
 */
export function answerInTime(app: FastifyInstance, seconds: number): void {
  const deadlines = new WeakMap<object, NodeJS.Timeout>();
  app.addHook('preValidation', async (request, reply) => {
    if (isSocket(request)) return;
    const deadline = setTimeout(() => {
      if (reply.sent) return;
      request.log.error({ route: request.routeOptions.url }, 'a request was not answered in time');
      sendBusy(request, reply, `There was no answer within ${seconds} s.`);
    }, seconds * 1000);
    deadlines.set(request, deadline);
    reply.raw.once('close', () => clearTimeout(deadline));
  });
  app.addHook('onSend', async (request) => clearTimeout(deadlines.get(request)));
}
