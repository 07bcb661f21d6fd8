import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureAnswer, isServiceFault } from '../services/failure.ts';
import type { Outages } from '../services/operations/outages.ts';
import { logFailure } from '../services/operations/outages.ts';
import type { Problem, ProblemCode } from '../services/problem.ts';
import { faultCount, PROBLEMS, passes, problemDocument, RETRY_AFTER } from '../services/problem.ts';
import { JsonError } from './json.ts';
import { ShapeError } from './shape.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs that the database is away, but not once per call. */
    outages: Outages;
  }
  interface FastifyRequest {
    /** The codes of the problems that it was answered with, for the log and the metrics; null for none. */
    problems: ProblemCode[] | null;
  }
}

type Asked = Pick<FastifyRequest, 'id'> & { problems?: ProblemCode[] | null };

type Reply = Pick<FastifyReply, 'code' | 'header' | 'send' | 'type'>;

/** The WWW-Authenticate challenge (RFC 6750). */
const CHALLENGES: Partial<Record<ProblemCode, string>> = {
  'key-required': 'Bearer realm="arbiter"',
  'key-invalid': 'Bearer realm="arbiter", error="invalid_token"',
  'scope-missing': 'Bearer realm="arbiter", error="insufficient_scope"',
};

export function sendProblem(request: Asked, reply: Reply, problem: Problem): unknown {
  recordProblem(request, problem.code);
  const challenge = CHALLENGES[problem.code];
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  if (passes(problem.code)) reply.header('retry-after', RETRY_AFTER);
  reply.code(PROBLEMS[problem.code].status).type('application/problem+json; charset=utf-8');
  return reply.send(JSON.stringify(problemDocument(problem, request.id)));
}

/** Remembers that a request was answered with a problem, or had one in its answer. */
export function recordProblem(request: Asked, code: ProblemCode): void {
  request.problems = [...(request.problems ?? []), code];
}

/** Turns an error from outside the use cases into a problem. The message of a fault of our own is never shown. */
export function problemOf(error: FastifyError | ShapeError): Problem {
  if (error instanceof ShapeError) {
    const { faults } = error;
    return { code: 'invalid-request', detail: faultCount(faults), errors: faults };
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'body-too-large', detail: 'The body is larger than this service accepts.' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'unsupported-media-type', detail: 'Send the body as application/json.' };
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { code: 'malformed-json', detail: 'The body is empty; its Content-Type says that it is JSON.' };
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return { code: 'malformed-json', detail: error.message };
  }
  if (error instanceof JsonError) return { code: 'malformed-json', detail: error.message };
  if (isServiceFault(error)) return failureAnswer(error).problem;
  const status = error.statusCode ?? 500;
  if (status === 404) return { code: 'no-such-route', detail: 'There is nothing here.' };
  if (status >= 400 && status < 500) return { code: 'invalid-request', detail: error.message };
  if (status === 503) return { code: 'unavailable', detail: 'Try again in a moment.' };
  return failureAnswer(error).problem;
}

export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const problem = problemOf(error);
  if (PROBLEMS[problem.code].status >= 500) {
    logFailure(request.log, request.server.outages, error, 'a request failed');
  }
  return sendProblem(request, reply, problem);
}
