import type { FastifyRequest } from 'fastify';
import type { Call } from '../services/call.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    /** The parts of the service, and who is calling. */
    call: Call;
  }
}

export type Args = Record<string, unknown>;

/** The operation that a request names, in its body or its address. */
function operationNamed({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): string | undefined {
  const sent = typeof body === 'object' && body !== null ? body : query;
  const name = (sent as { operationName?: unknown } | null)?.operationName;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/**
 * The context of a request. What its fields read in one turn of the event loop is read at once, so that a field costs as
 * many statements for many parents as for one.
 */
export const contextOf = (request: FastifyRequest) => ({
  // Requests that fail before the caller is identified are answered without a call.
  call: isIdentified(request) ? togetherFor(request.call) : request.call,
  operationName: operationNamed(request),
});

const isIdentified = ({ call }: { call?: Call }): boolean => call !== undefined && call !== null;

export const togetherFor = (call: Call): Call => ({ ...call, store: call.store.together() });
