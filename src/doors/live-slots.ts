import type { FastifyInstance } from 'fastify';
import type { RateLimitSubject } from '../services/callers/caller.ts';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer goes on for as long as something is followed: it counts as a stream, and not as a request. */
    live?: boolean;
  }
  interface FastifyInstance {
    streams: LiveSlots;
  }
}

/** How many streams and subscriptions may be open at once. */
export interface LiveLimits {
  all: number;
  ofCaller: number;
}

/** Counts what is followed: streams of REST and subscriptions of GraphQL together. */
export class LiveSlots {
  readonly #limits: LiveLimits;
  readonly #callers = new Map<string, number>();
  #open = 0;

  constructor(limits: LiveLimits) {
    this.#limits = limits;
  }

  /** How many are open. */
  get open(): number {
    return this.#open;
  }

  /** Takes a place for a stream of a caller; what it gives leaves the place, once. */
  take({ as, id }: RateLimitSubject): Answer<() => void> {
    const { all, ofCaller } = this.#limits;
    const caller = `${as} ${id}`;
    const theirs = this.#callers.get(caller) ?? 0;
    if (theirs >= ofCaller) {
      return bad('too-many-subscriptions', `A caller may have at most ${ofCaller} streams open at once.`, {
        limit: ofCaller,
      });
    }
    if (this.#open >= all) return bad('unavailable', `The service has at most ${all} streams open at once.`);
    this.#open++;
    this.#callers.set(caller, theirs + 1);
    let left = false;
    return good(() => {
      if (left) return;
      left = true;
      this.#open--;
      const rest = (this.#callers.get(caller) ?? 1) - 1;
      if (rest === 0) this.#callers.delete(caller);
      else this.#callers.set(caller, rest);
    });
  }
}

/** Bounds what may be followed at once. */
export function limitStreams(app: FastifyInstance, limits: LiveLimits): LiveSlots {
  const slots = new LiveSlots(limits);
  app.decorate('streams', slots);
  return slots;
}
