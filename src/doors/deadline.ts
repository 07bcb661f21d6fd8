import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWebSocket, sendBusy } from './busy.ts';

/** Who is answered, and when at the latest by the clock of the process, in milliseconds. */
interface Open {
  reply: FastifyReply;
  until: number;
}

/**
 * Answers 503 when a request whose body has arrived is not answered within `seconds`. A streamed answer only has to
 * have begun; a client that does not read on is left to the connection timeout.
 */
export function limitHandlerTime(app: FastifyInstance, seconds: number): void {
  const ms = seconds * 1000;
  /** In the order in which their time is up, which is the same for all. One timer looks after them: each of its own takes several times as long. */
  const open = new Map<FastifyRequest, Open>();
  let isLooking = false;
  const lookIn = (wait: number) => {
    isLooking = true;
    setTimeout(look, wait).unref();
  };
  const look = () => {
    isLooking = false;
    const now = performance.now();
    for (const [request, { reply, until }] of open) {
      if (until > now) {
        lookIn(until - now);
        return;
      }
      open.delete(request);
      answerLate(request, reply, seconds);
    }
  };
  app.addHook('preValidation', (request, reply, done) => {
    if (!isWebSocket(request) && request.route.live !== true) {
      open.set(request, { reply, until: performance.now() + ms });
      if (!isLooking) lookIn(ms);
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    open.delete(request);
    done();
  });
}

function answerLate(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  if (reply.sent || reply.raw.destroyed) return;
  request.late = true;
  request.log.error({ route: request.route.url }, 'a request was not answered in time');
  sendBusy(request, reply, `There was no answer within ${seconds} s.`);
}
