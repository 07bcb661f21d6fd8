import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../contracts/keys.ts';
import { SCOPES } from '../contracts/keys.ts';
import type { Call, Parts } from '../services/call.ts';
import type { Caller, RequiredScope } from '../services/callers/caller.ts';
import { anonymousCaller, checkScope, LOCAL_TENANT, networkOf } from '../services/callers/caller.ts';
import type { RateLimiter } from '../services/callers/rates.ts';
import type { Answer } from '../services/problem.ts';
import { bad, good } from '../services/problem.ts';
import { goOnWith } from './at-once.ts';
import { sendProblem } from './problems.ts';
import { addRateLimitHeaders, chargeRoute, countWrongKey } from './rate-limits.ts';
import { TurnQueue } from './turn-queue.ts';

/** What somebody without a key may do: everything from this machine, adjudicate without a record, or nothing. */
export type KeylessAccess = 'loopback' | 'adjudicate' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a caller needs; every route declares it. */
    needs?: RequiredScope;
    /** Whether a key that is bound to a seat may use it. */
    seat?: boolean;
    /** The route has its own access check and ignores keys. */
    ownGuard?: boolean;
  }
  interface FastifyInstance {
    rates: RateLimiter;
  }
  interface FastifyRequest {
    /** The parts of the service, and who is calling. */
    call: Call;
  }
}

/** What those are told who send a key where nobody looks: without it they could take what anybody may do for what it may do. */
const UNREAD_KEY = '299 - "x-api-key is not read here: send the key as Authorization: Bearer"';

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const LOCAL_ADDRESS = /^(::ffff:)?127\.|^::1$/;

/** Headers that a proxy, a tunnel or a gateway adds to what it passes on. */
const PASSED_ON =
  /^(forwarded|via|x-forwarded|x-real-ip|x-original-|x-client-ip|x-cluster-client-ip|x-envoy-|x-amzn-|x-azure-|x-appengine-|x-vercel-|true-client-ip|client-ip|cf-|cdn-|fly-|fastly-|tailscale-|ngrok-|do-connecting-ip|front-end-https|proxy-client-ip|wl-proxy-|x-arr-|x-nginx-|x-originating-ip|x-proxy|x-remote-(addr|ip)|x-scheme|x-url-scheme)/;

/**
 * Whether a request comes from a program on this machine. Requests that a proxy forwarded do not count, nor do those
 * that a web page from elsewhere made a browser send. A proxy that adds no header but speaks HTTP/1.0, the default of
 * many, is recognised by that; for others there is TRUST_PROXY.
 */
export function isLocalRequest({ socket, headers, raw }: FastifyRequest): boolean {
  if (!LOCAL_ADDRESS.test(socket.remoteAddress ?? '') || raw.httpVersion === '1.0') return false;
  for (const name in headers) if (PASSED_ON.test(name)) return false;
  if (!LOCAL_HOST.test(headers.host ?? '')) return false;
  const { origin } = headers;
  if (origin !== undefined) return LOCAL_ORIGIN.test(origin);
  // Browsers that leave out the origin, for an image or a form of another page, at least send Sec-Fetch-Site.
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The key in an Authorization header; null when there is none. */
export function bearerKeyIn(header: string | undefined): Answer<string | null> {
  if (header === undefined) return good(null);
  const secret = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  return secret === undefined ? bad('key-invalid', 'Send the key as "Authorization: Bearer …".') : good(secret);
}

const ALL_SCOPES: ReadonlySet<Scope> = new Set(SCOPES);
const TO_ADJUDICATE: ReadonlySet<Scope> = new Set<Scope>(['adjudicate']);

/** The program on this machine that called last: the next one has mostly the same address. */
let latest: { address: string | undefined; caller: Caller } | null = null;

function localCaller(address: string | undefined): Caller {
  if (latest === null || latest.address !== address) {
    const nobody = anonymousCaller(address);
    const counted = { as: 'machine', id: nobody.counted.id } as const;
    latest = { address, caller: { ...nobody, tenant: LOCAL_TENANT, scopes: ALL_SCOPES, counted } };
  }
  return latest.caller;
}

function withoutKey(request: FastifyRequest, keyless: KeylessAccess): Caller {
  if (keyless === 'loopback' && isLocalRequest(request)) return localCaller(request.ip);
  const nobody = anonymousCaller(request.ip);
  return keyless === 'adjudicate' ? { ...nobody, tenant: 'public', scopes: TO_ADJUDICATE } : nobody;
}

/**
 * Finds out who calls, by the key that is sent (`Authorization`, or what `authorization` names instead) or without one.
 * Wrong keys are counted, and an address that sends too many is refused with 429.
 */
export function identify(
  parts: Parts,
  keyless: KeylessAccess,
  request: FastifyRequest,
  authorization: string | undefined = request.headers.authorization,
  during: During = {},
): Answer<Call> | Promise<Answer<Call>> {
  const secret = bearerKeyIn(authorization);
  if (secret.ok && secret.value === null) return good(callOf(parts, request, withoutKey(request, keyless), during));
  return identifyByKey(parts, request, secret as Answer<string>, during);
}

/** What a call needs of the request that it is made by, while that lasts. */
type During = Pick<Call, 'gone' | 'pay'>;

async function identifyByKey(
  parts: Parts,
  request: FastifyRequest,
  secret: Answer<string>,
  during: During,
): Promise<Answer<Call>> {
  const caller = await callerOf(parts, request, secret);
  if (caller.ok) return good(callOf(parts, request, caller.value, during));
  const counted = await countWrongKey(request.server.rates, request);
  return counted.ok ? caller : counted;
}

function callOf(parts: Parts, { route, log }: FastifyRequest, caller: Caller, { gone, pay }: During): Call {
  return { ...parts, caller, door: route.url === '/graphql' ? 'graphql' : 'rest', log, gone, pay };
}

/** The keys of an address that sent too many wrong ones are looked up one at a time: one of them could be valid. */
const turns = new TurnQueue();

async function callerOf(parts: Parts, request: FastifyRequest, secret: Answer<string>): Promise<Answer<Caller>> {
  if (!secret.ok) return secret;
  return parts.keys.callerOf(secret.value, async () => {
    const network = networkOf(request.ip);
    const guess = await request.server.rates.mayGuess(network);
    if (guess.ok) return good(() => {});
    const turn = await turns.take(network);
    return turn === null ? guess : good(turn);
  });
}

/**
 * Identifies the caller, counts the call, and refuses callers whom the route does not allow. Throws at the start when a
 * route does not declare whom it allows.
 */
export function guardRoutes(app: FastifyInstance, parts: Parts, keyless: KeylessAccess): void {
  const { rates } = app;
  app.addHook('onReady', async () => {
    const forgot = app.routeTable().filter(({ config }) => config.needs === undefined);
    if (forgot.length === 0) return;
    throw new Error(
      `routes do not declare the scope they need: ${forgot.map(({ method, url }) => `${method} ${url}`)}`,
    );
  });
  addRateLimitHeaders(app, rates);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.route.ownGuard) return done();
    if (request.headers['x-api-key'] !== undefined && request.headers.authorization === undefined) {
      reply.header('warning', UNREAD_KEY);
    }
    const admit = (counted: Answer<null>): void => {
      const permitted = counted.ok ? permittedTo(request) : counted;
      if (permitted.ok) done();
      else sendProblem(request, reply, permitted.problem);
    };
    const count = (call: Answer<Call>): void => {
      if (!call.ok) return void sendProblem(request, reply, call.problem);
      request.call = call.value;
      goOnWith(chargeRoute(rates, request), admit, done);
    };
    const during = { gone: goneOf(reply), pay: (points: number) => request.pay(points) };
    goOnWith(identify(parts, keyless, request, request.headers.authorization, during), count, done);
  });
}

/** Whether the route lets its caller in. Where there is no route, nobody is kept from being told so. */
function permittedTo({ is404, call, route }: FastifyRequest): Answer<null> {
  const { needs = 'admin', seat = false } = route;
  return is404 ? good(null) : checkScope(call.caller, needs, seat);
}

/** A signal for work on an answer: aborted when the answer was sent, or when the client has disconnected. */
function goneOf({ raw }: Pick<FastifyReply, 'raw'>): () => AbortSignal {
  let gone: AbortController | undefined;
  return () => {
    if (gone === undefined) {
      const controller = new AbortController();
      gone = controller;
      if (raw.closed) controller.abort();
      else raw.once('close', () => controller.abort());
    }
    return gone.signal;
  };
}

/** Makes the routes of a plugin that knows nothing of keys public. */
export function makePublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, needs: 'public' };
  });
}
