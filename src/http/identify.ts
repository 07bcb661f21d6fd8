import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, type Caller, LOCAL_TENANT, type Need, permit, SCOPES, stranger } from '../services/caller.ts';
import type { Parts } from '../services/parts.ts';
import { type Answer, bad, good } from '../services/problem.ts';
import { sendProblem } from './problems.ts';

/** What somebody without a key may do: everything from this machine, adjudicate without a record, or nothing. */
export type Keyless = 'loopback' | 'adjudicate' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a caller has to be allowed; every route says it. */
    needs?: Need;
    /** Whether a key that is bound to a seat may use it. */
    seat?: boolean;
    /** The route has its own way to know who may; keys are none of its business. */
    ownGuard?: boolean;
  }
  interface FastifyRequest {
    /** The parts of the service in the hands of who calls. */
    call: Call;
  }
}

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const LOCAL_ADDRESS = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether a request comes from a program on this machine. One that a proxy passed on does not, nor one that a web page
 * from elsewhere made a browser send.
 */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (!LOCAL_ADDRESS.test(socket.remoteAddress ?? '')) return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  if (!LOCAL_HOST.test(headers.host ?? '')) return false;
  const { origin } = headers;
  return origin === undefined || LOCAL_HOST.test(origin.replace(/^https?:\/\//, ''));
}

/** The key in an Authorization header; null when there is none. */
export function secretIn(header: string | undefined): Answer<string | null> {
  if (header === undefined) return good(null);
  const secret = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  return secret === undefined ? bad('key-invalid', 'Send the key as "Authorization: Bearer …".') : good(secret);
}

function withoutKey(request: FastifyRequest, keyless: Keyless): Caller {
  const nobody = stranger(request.ip);
  if (keyless === 'loopback' && isFromHere(request)) {
    return { ...nobody, tenant: LOCAL_TENANT, scopes: new Set(SCOPES) };
  }
  return keyless === 'adjudicate' ? { ...nobody, tenant: 'public', scopes: new Set(['adjudicate']) } : nobody;
}

/** Finds out who calls, by the key that is sent (`Authorization`, or what `authorization` names instead) or without one. */
export async function identify(
  parts: Parts,
  keyless: Keyless,
  request: FastifyRequest,
  authorization: string | undefined = request.headers.authorization,
): Promise<Answer<Call>> {
  const secret = secretIn(authorization);
  if (!secret.ok) return secret;
  const caller = secret.value === null ? good(withoutKey(request, keyless)) : await parts.keys.callerOf(secret.value);
  if (!caller.ok) return caller;
  const door = request.routeOptions.url === '/graphql' ? 'graphql' : 'rest';
  return good({ ...parts, caller: caller.value, door, log: request.log });
}

/** Lets nobody through whom a route does not allow. Says at the start which route forgot to say whom it allows. */
export function guardRoutes(app: FastifyInstance, parts: Parts, keyless: Keyless): void {
  const routes: { method: string | string[]; url: string; config?: { needs?: Need } }[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const forgot = routes.filter(({ config }) => config?.needs === undefined);
    if (forgot.length === 0) return;
    throw new Error(`routes do not say what they need: ${forgot.map(({ method, url }) => `${method} ${url}`)}`);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.ownGuard) return;
    const call = await identify(parts, keyless, request);
    if (!call.ok) return sendProblem(request, reply, call.problem);
    request.call = call.value;
    if (request.is404) return;
    const { needs = 'admin', seat = false } = request.routeOptions.config;
    const permitted = permit(call.value.caller, needs, seat);
    if (!permitted.ok) return sendProblem(request, reply, permitted.problem);
  });
}

/** Makes the routes of a plugin that knows nothing of keys open to everybody. */
export function openToAll(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, needs: 'public' };
  });
}
