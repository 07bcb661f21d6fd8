import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { alwaysAnswered, isSocket, sendBusy } from './busy.ts';
import { sendProblem } from './problems.ts';

/** How many requests are being worked on. */
export interface InFlight {
  readonly limit: number;
  count: number;
}

/** The place of a request among those that are worked on. It holds one or none. */
export interface Place {
  /** Takes a place, if one is free or `anyhow`; whether it has one. */
  take(anyhow?: boolean): boolean;
  release(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    place: Place;
  }
}

export interface Limits {
  /** Requests that are worked on at once. */
  all: number;
  /** Requests of one caller that are open at once, worked on or not. */
  ofCaller: number;
}

/** Seconds after which a caller with too many requests at once should try again. */
const SOON = 1;

/**
 * Refuses requests while as many as there may be are being worked on, and those of a caller that has too many open. A request
 * counts from when its body is there until its answer is sent. What comes or goes bit by bit counts only while a bit of it is
 * worked on: a slow sender or reader takes nobody's place. A connection that goes on as a WebSocket does not count.
 */
export function limitInFlight(app: FastifyInstance, { all, ofCaller }: Limits): InFlight {
  const flight: InFlight = { limit: all, count: 0 };
  const callers = new Map<string, number>();
  app.decorateRequest('place', null as unknown as Place);
  app.addHook('onRequest', (request, _reply, done) => {
    request.place = placeIn(flight);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (isSocket(request)) return done();
    // Who has gone is told nothing, and would never give the place back.
    if (reply.raw.destroyed) {
      reply.hijack();
      return;
    }
    const caller = callerOf(request);
    const open = callers.get(caller) ?? 0;
    if (open >= ofCaller && !alwaysAnswered(request)) {
      reply.header('retry-after', SOON);
      const detail = `A caller may have at most ${ofCaller} requests open at once.`;
      sendProblem(request, reply, { code: 'too-many-at-once', detail, limit: ofCaller });
      return;
    }
    if (!(request.body instanceof Readable) && !request.place.take(alwaysAnswered(request))) {
      sendBusy(request, reply, 'The service is already handling as many requests as it can.');
      return;
    }
    callers.set(caller, open + 1);
    reply.raw.once('close', () => {
      request.place.release();
      const left = (callers.get(caller) ?? 1) - 1;
      if (left === 0) callers.delete(caller);
      else callers.set(caller, left);
    });
    done();
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (payload instanceof Readable) request.place.release();
    return payload;
  });
  return flight;
}

/** What is counted together; what knows no callers is counted by itself. */
const callerOf = ({ call, id }: Partial<Pick<FastifyRequest, 'call'>> & { id: string }): string =>
  call === undefined || call === null ? id : `${call.caller.counted.as} ${call.caller.counted.id}`;

function placeIn(flight: InFlight): Place {
  let held = false;
  return {
    take(anyhow = false) {
      if (held || (flight.count >= flight.limit && !anyhow)) return held;
      flight.count++;
      held = true;
      return true;
    },
    release() {
      if (held) flight.count--;
      held = false;
    },
  };
}

/** Things that are made one after the other as they are taken, each of which has a place only while it is made. */
export async function* inPlace<T>(place: Place, things: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = things[Symbol.asyncIterator]();
  try {
    for (;;) {
      place.take(true);
      const next = await iterator.next().finally(place.release);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
