import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../services/callers/caller.ts';
import type { ChargedPoints, RateLimiter, RateLimitStatus } from '../services/callers/rates.ts';
import { WINDOW_SECONDS } from '../services/callers/rates.ts';
import type { Answer } from '../services/problem.ts';
import { good } from '../services/problem.ts';
import { goOnWith } from './at-once.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of a call in points: 1 by default, null for a call that is not counted. */
    cost?: number | null;
    /** What each of costs a point more, where the cost is known only when the body is. */
    costPer?: string;
    /**
     * What the answer of a costly call is made of: the same text is the same answer, so that 304 is told before the work. Null
     * where there is no such answer, or where only the work can tell.
     */
    madeOf?(request: FastifyRequest): Promise<string | null>;
  }
  interface FastifyRequest {
    /** Whether it timed out: the work that was done until then is charged. */
    late: boolean;
    /** The caller's rate limit window and what this call has taken from it; null for a caller without a limit. */
    standing: RateLimitStatus | ChargedPoints | null;
    /**
     * Takes `points` more for this call; no call costs more than a window has. With `anew` they are those of a call of its
     * own, for what goes on as long as somebody sends more.
     */
    charge(points: number, anew?: boolean): Promise<Answer<null>>;
    /** Takes points for work that this call causes beyond itself, as calls of their own would; false when they are not there. */
    pay(points: number): Promise<boolean>;
  }
}

/** What a list costs that is sent line by line, all of it. */
export const LINES_COST = 20;

/**
 * Calls that cost nothing because nothing was done: those refused by the rate limit, those that find the service busy
 * or the database away, and those that come while another one with the same Idempotency-Key is being answered. Calls
 * that failed or timed out are charged.
 */
const FREE_CODES: readonly string[] = [
  'rate-limited',
  'too-many-at-once',
  'unavailable',
  'archive-unavailable',
  'idempotency-in-flight',
];

/** Adds the rate limit headers to every answer, and gives back the points of a call that was not carried out. */
export function addRateLimitHeaders(app: FastifyInstance, rates: RateLimiter): void {
  app.decorateRequest('standing', null);
  app.decorateRequest('late', false);
  app.decorateRequest('charge', async function charge(this: FastifyRequest, points: number, anew = false) {
    const { standing, call } = this;
    const taken = await rates.take(call.caller.counted, points, anew ? null : takenOf(standing));
    if (!taken.ok) return taken;
    this.standing = taken.value;
    return good(null);
  });
  app.decorateRequest('pay', async function pay(this: FastifyRequest, points: number) {
    const had = takenOf(this.standing)?.points ?? 0;
    const taken = await rates.take(this.call.caller.counted, points);
    if (taken.ok && taken.value !== null) this.standing = { ...taken.value, points: taken.value.points + had };
    return taken.ok;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { standing, call, problems } = request;
    if (standing === null) return done(null, payload);
    const taken = takenOf(standing);
    const free = reply.statusCode >= 400 && problems?.some((code) => FREE_CODES.includes(code));
    if (taken === null || !free || request.late) {
      tell(reply, standing);
      return done(null, payload);
    }
    goOnWith(
      rates.giveBack(call.caller.counted, taken),
      (left) => {
        tell(reply, left);
        done(null, payload);
      },
      done,
    );
  });
}

/** Gives back what a call has taken beyond `points`, and tells so; its headers may have been written already. */
export async function keepOnly(request: FastifyRequest, reply: FastifyReply, points: number): Promise<void> {
  const { standing, call, server } = request;
  const taken = takenOf(standing);
  if (taken === null || taken.points <= points) return;
  const less = await server.rates.giveBack(call.caller.counted, { ...taken, points: taken.points - points });
  request.standing = { ...less, points };
  tell(reply, request.standing);
}

/** Writes the headers of an answer that is written past Fastify. */
export function tellStanding({ standing }: FastifyRequest, reply: FastifyReply): void {
  if (standing !== null) tell(reply, standing);
}

const takenOf = (standing: RateLimitStatus | ChargedPoints | null): ChargedPoints | null =>
  standing !== null && 'points' in standing ? standing : null;

/** What it costs to be told that nothing has changed. */
export const UNCHANGED_COST = 1;

/** Whether it is found out before its work whether a client has the answer already: until then the call costs what 304 does. */
export const asksFirst = ({ route, headers }: FastifyRequest): boolean =>
  route.madeOf !== undefined && headers['if-none-match'] !== undefined;

/** Takes what the route of a request costs. */
export function chargeRoute(rates: RateLimiter, request: FastifyRequest): Answer<null> | Promise<Answer<null>> {
  const { cost: whole = 1 } = request.route;
  if (whole === null || rates.limits[request.call.caller.counted.as] === null) return good(null);
  return charged(rates, request, asksFirst(request) ? Math.min(whole, UNCHANGED_COST) : whole);
}

async function charged(rates: RateLimiter, request: FastifyRequest, cost: number): Promise<Answer<null>> {
  const { counted } = request.call.caller;
  if (cost > 0) {
    const taken = await rates.take(counted, cost);
    request.standing = taken.ok ? taken.value : await rates.standing(counted);
    return taken.ok ? good(null) : taken;
  }
  request.standing = await rates.standing(counted);
  return good(null);
}

/** Counts a request with a wrong key; beyond the limit it is refused with 429 instead. */
export async function countWrongKey(rates: RateLimiter, request: FastifyRequest): Promise<Answer<null>> {
  const { standing, allowed } = await rates.guessed(networkOf(request.ip));
  request.standing = standing;
  return allowed;
}

/** Writes the headers of the current draft of the standard, and those of the draft before it, which more programs read. */
function tell(reply: FastifyReply, standing: RateLimitStatus | ChargedPoints): void {
  const { policy, limit, remaining, resetsAt } = standing;
  const seconds = Math.max(0, Math.ceil((resetsAt - Date.now()) / 1000));
  reply.headers({
    'ratelimit-policy': `"${policy}";q=${limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"${policy}";r=${remaining};t=${seconds}`,
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': seconds,
    'ratelimit-cost': takenOf(standing)?.points ?? 0,
  });
  if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', Math.max(1, seconds));
}
