import type { FastifyInstance } from 'fastify';
import { isWebSocket, sendBusy } from './busy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Called when the request is not answered in time. */
    deadline: NodeJS.Timeout | undefined;
  }
}

/**
 * Answers 503 when a request whose body has arrived is not answered within `seconds`. A streamed answer only has to
 * have begun; a client that does not read on is left to the connection timeout.
 */
export function limitHandlerTime(app: FastifyInstance, seconds: number): void {
  app.decorateRequest('deadline', undefined);
  app.addHook('preValidation', (request, reply, done) => {
    if (!isWebSocket(request) && request.route.live !== true) {
      request.deadline = setTimeout(() => {
        if (reply.sent || reply.raw.destroyed) return;
        request.late = true;
        request.log.error({ route: request.route.url }, 'a request was not answered in time');
        sendBusy(request, reply, `There was no answer within ${seconds} s.`);
      }, seconds * 1000).unref();
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    clearTimeout(request.deadline);
    done();
  });
}
