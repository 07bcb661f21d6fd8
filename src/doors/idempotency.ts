import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { soundness } from '../contracts/json.ts';
import type { Scope } from '../contracts/keys.ts';
import { contentHash } from '../engine/index.ts';
import type { IdempotencyClaims } from '../services/callers/idempotency.ts';
import { isFinalAnswer } from '../services/callers/idempotency.ts';
import type { Problem } from '../services/problem.ts';
import { bad } from '../services/problem.ts';
import type { IdempotencyLock, KeptAnswer } from '../store/store.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route creates or changes something, so that its answer is kept under an Idempotency-Key. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The lock on an Idempotency-Key, while the request holds it. */
    lock: IdempotencyLock | null;
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const WRITERS: readonly Scope[] = ['matches:write', 'judge'];
/** The headers that are kept; the others are computed for each answer. */
const KEPT = ['content-type', 'location', 'etag'] as const;

/**
 * Lets a request that creates or changes something be sent again under the same `Idempotency-Key`: it is carried out
 * once, and whoever repeats it gets the same answer.
 */
export function supportIdempotencyKeys(app: FastifyInstance, claims: IdempotencyClaims): void {
  app.decorateRequest('lock', null);
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql' && route.method === 'POST') route.config = { ...route.config, idempotent: true };
  });
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return done();
    const goesOn = claimFor(claims, request, reply, key);
    goesOn.then((on) => (on ? done() : undefined)).catch(done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { lock, problems } = request;
    if (lock === null) return done(null, payload);
    request.lock = null;
    const answer = isFinalAnswer(reply.statusCode, problems ?? []) ? answerOf(reply, payload) : null;
    claims.settle(lock, answer).then(() => done(null, payload), done);
  });
}

/** Claims a key for a request. False where that has been answered, or is about to be. */
async function claimFor(
  claims: IdempotencyClaims,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | string[],
): Promise<boolean> {
  const { idempotent = false, needs } = request.route;
  if (!idempotent)
    return needs === 'admin' && request.method === 'POST' ? answered(refuse(request, reply, SECRET_NOT_KEPT)) : true;
  // A caller who may change nothing has nothing to repeat.
  if (!WRITERS.some((scope) => request.call.caller.scopes.has(scope))) return true;
  if (typeof key !== 'string' || !KEY.test(key)) return answered(refuse(request, reply, FORM));
  const { method, url, body = null } = request;
  // What a query brings along is looked at only where it is used.
  const fault = soundness(body);
  if (fault) return answered(refuse(request, reply, `The request has the wrong form: ${fault.reason}.`));
  const claimed = await claims.claim(request.call.caller, key, contentHash([method, url, body]));
  if (!claimed.ok) return answered(sendProblem(request, reply, claimed.problem));
  if ('answer' in claimed.value) return answered(repeat(reply, claimed.value.answer));
  if ('wait' in claimed.value) {
    reply.header('retry-after', claimed.value.wait);
    return answered(sendProblem(request, reply, inFlight(claimed.value.wait)));
  }
  const { lock, creates } = claimed.value;
  if (request.late) {
    // It has its answer already: nothing is done for it any more, and nobody else would give the key back.
    await claims.settle(lock, null);
    return false;
  }
  request.lock = lock;
  request.call = { ...request.call, creates };
  return true;
}

/** What is answered goes no further. */
const answered = (_sent: unknown): boolean => false;

const FORM = 'Idempotency-Key has to be 1 to 255 visible ASCII characters.';
/** Why an answer with a secret cannot be asked for under an Idempotency-Key. */
export const SECRET_NOT_KEPT =
  'The answer holds a secret, which is told once and not kept: send the request without Idempotency-Key.';

const inFlight = (wait: number): Problem => ({
  code: 'idempotency-in-flight',
  detail: `The request with this Idempotency-Key is being answered. Try again in ${wait} s.`,
});

const refuse = (request: FastifyRequest, reply: FastifyReply, detail: string) =>
  sendProblem(request, reply, bad('invalid-request', detail).problem);

const repeat = (reply: FastifyReply, { status, headers, body }: KeptAnswer) =>
  reply.code(status).headers(headers).header('idempotency-replayed', 'true').send(body);

/** An answer as it is kept; null for a streamed one. */
function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers = KEPT.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body: String(payload) };
}
