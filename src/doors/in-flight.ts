import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { alwaysAnswered, isWebSocket, sendBusy } from './busy.ts';
import { sendProblem } from './problems.ts';

/** How many requests are being handled. */
export interface InFlight {
  readonly limit: number;
  count: number;
}

/** The slot of a request among those being handled, which it may or may not hold. */
export class Slot {
  readonly #flight: InFlight;
  #held = false;

  constructor(flight: InFlight) {
    this.#flight = flight;
  }

  /** Takes a slot if one is free, or in any case with `anyhow`. Returns whether the request holds one. */
  take(anyhow = false): boolean {
    const flight = this.#flight;
    if (this.#held || (flight.count >= flight.limit && !anyhow)) return this.#held;
    flight.count++;
    this.#held = true;
    return true;
  }

  release(): void {
    if (this.#held) this.#flight.count--;
    this.#held = false;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    place: Slot;
  }
}

export interface Limits {
  /** Requests that are handled at once. */
  all: number;
  /** Requests of one caller that are open at once, being handled or waiting. */
  ofCaller: number;
}

/** Seconds after which a caller with too many requests at once should try again. */
const SOON = 1;

/**
 * Refuses requests while the maximum is being handled, and requests of a caller that has too many open. A request
 * counts from when its body has arrived until its answer is sent. What is streamed counts only while a piece of it is
 * handled: a slow sender or reader takes up no slot. A WebSocket does not count, nor does what streams for as long as it is
 * followed: those have a limit of their own.
 */
export function limitInFlight(app: FastifyInstance, { all, ofCaller }: Limits): InFlight {
  const flight: InFlight = { limit: all, count: 0 };
  const callers = new Map<string, number>();
  app.decorateRequest('place');
  app.addHook('preValidation', (request, reply, done) => {
    request.place = new Slot(flight);
    if (isWebSocket(request) || request.route.live === true) return done();
    // A client that has disconnected gets no answer, and would never free the slot.
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
    reply.raw.on('close', () => {
      request.place.release();
      const left = (callers.get(caller) ?? 1) - 1;
      if (left === 0) callers.delete(caller);
      else callers.set(caller, left);
    });
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable) request.place.release();
    done(null, payload);
  });
  return flight;
}

/** The name under which requests are counted together; a route without callers is counted by itself. */
const callerOf = ({ call, id }: Partial<Pick<FastifyRequest, 'call'>> & { id: string }): string =>
  call === undefined || call === null ? id : `${call.caller.counted.as} ${call.caller.counted.id}`;

/** An iterable of results that are made one at a time, each holding a slot only while it is made. */
export async function* holdingSlot<T>(place: Slot, things: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = things[Symbol.asyncIterator]();
  try {
    for (;;) {
      place.take(true);
      const next = await iterator.next().finally(() => place.release());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
