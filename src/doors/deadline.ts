import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWebSocket, sendBusy } from './busy.ts';
import { Places } from './places.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it stands among those that wait for their answers; -1 when it does not. */
    waitsAt: number;
  }
}

/** Who is answered, and when at the latest by the clock of the process, in milliseconds. */
interface Open {
  request: FastifyRequest;
  reply: FastifyReply;
  until: number;
}

/**
 * Answers 503 when a request whose body has arrived is not answered within `seconds`. A streamed answer only has to
 * have begun; a client that does not read on is left to the connection timeout.
 */
export function limitHandlerTime(app: FastifyInstance, seconds: number): void {
  const ms = seconds * 1000;
  /** One timer looks after them all: each of its own takes several times as long. */
  const open = new Places<Open>();
  const leave = (request: FastifyRequest) => {
    if (request.waitsAt < 0) return;
    open.free(request.waitsAt);
    request.waitsAt = -1;
  };
  let isLooking = false;
  const lookIn = (wait: number) => {
    isLooking = true;
    setTimeout(look, wait).unref();
  };
  const look = () => {
    isLooking = false;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const { request, reply, until } of open.taken()) {
      if (until > now) {
        next = Math.min(next, until);
        continue;
      }
      leave(request);
      answerLate(request, reply, seconds);
    }
    if (next < Number.POSITIVE_INFINITY) lookIn(next - now);
  };
  app.decorateRequest('waitsAt', -1);
  app.addHook('preValidation', (request, reply, done) => {
    if (!isWebSocket(request) && request.route.live !== true) {
      request.waitsAt = open.take({ request, reply, until: performance.now() + ms });
      if (!isLooking) lookIn(ms);
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
}

function answerLate(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  if (reply.sent || reply.raw.destroyed) return;
  request.late = true;
  request.log.error({ route: request.route.url }, 'a request was not answered in time');
  sendBusy(request, reply, `There was no answer within ${seconds} s.`);
}
