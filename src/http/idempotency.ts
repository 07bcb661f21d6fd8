import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { soundness } from '../contracts/json.ts';
import { contentHash } from '../engine/index.ts';
import type { Scope } from '../services/caller.ts';
import { claim, settle } from '../services/idempotency.ts';
import { bad } from '../services/problem.ts';
import type { IdempotencyLock, KeptAnswer, Store } from '../store/store.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route creates or changes something, so that its answer is kept under an Idempotency-Key. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The right to answer under an Idempotency-Key, while it is held. */
    lock: IdempotencyLock | null;
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/;
const WRITERS: readonly Scope[] = ['matches:write', 'judge'];
/** What is kept of the headers; the others are made anew for each answer. */
const KEPT = ['content-type', 'location', 'etag'] as const;

/**
 * Lets a request that creates or changes something be sent again under the same `Idempotency-Key`: it is carried out
 * once, and whoever repeats it gets the same answer.
 */
export function keepAnswers(app: FastifyInstance, store: Pick<Store, 'idempotency'>): void {
  app.decorateRequest('lock', null);
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql' && route.method === 'POST') route.config = { ...route.config, idempotent: true };
  });
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return;
    const { idempotent = false, needs } = request.routeOptions.config;
    if (!idempotent) return needs === 'admin' && request.method === 'POST' ? refuse(request, reply, SECRET) : undefined;
    // Whoever may change nothing has nothing to repeat.
    if (!WRITERS.some((scope) => request.call.caller.scopes.has(scope))) return;
    if (typeof key !== 'string' || !KEY.test(key)) return refuse(request, reply, FORM);
    const { method, url, body = null } = request;
    // What a query brings along is looked at only where it is used.
    const fault = soundness(body);
    if (fault) return refuse(request, reply, `The request has the wrong form: ${fault.reason}.`);
    const claimed = await claim(store, request.call.caller, key, contentHash([method, url, body]));
    if (!claimed.ok) {
      if (claimed.problem.code === 'idempotency-in-flight') reply.header('retry-after', '1');
      return sendProblem(request, reply, claimed.problem);
    }
    if ('answer' in claimed.value) return repeat(reply, claimed.value.answer);
    request.lock = claimed.value.lock;
    // A query can create several things, which can't all have one id.
    if (request.call.door === 'rest') request.call = { ...request.call, creates: claimed.value.creates };
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { lock } = request;
    if (lock === null) return;
    request.lock = null;
    try {
      await settle(store, lock, answerOf(reply, payload));
    } catch (error) {
      // What was done is done, and its answer is due. Repeated in a minute, the request finds what it made.
      request.log.error({ err: error }, 'an answer could not be kept under its Idempotency-Key');
    }
  });
}

const FORM = 'Idempotency-Key has to be 1 to 255 visible ASCII characters.';
const SECRET = 'The answer holds a secret, which is told once and not kept: send the request without Idempotency-Key.';

const refuse = (request: FastifyRequest, reply: FastifyReply, detail: string) =>
  sendProblem(request, reply, bad('invalid-request', detail).problem);

const repeat = (reply: FastifyReply, { status, headers, body }: KeptAnswer) =>
  reply.code(status).headers(headers).header('idempotency-replayed', 'true').send(body);

/** An answer as it is kept; null for one that comes in pieces. */
function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers = KEPT.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body: String(payload) };
}
