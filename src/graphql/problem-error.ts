import type { FastifyError, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import type { MercuriusContext, MercuriusOptions } from 'mercurius';
import { problemOf, recordProblem } from '../doors/problems.ts';
import { logFailure } from '../services/operations/outages.ts';
import type { Answer, Problem, ProblemCode } from '../services/problem.ts';
import { PROBLEMS, passes, problemDocument, RETRY_AFTER } from '../services/problem.ts';

/** Carries a problem through the GraphQL executor, which only knows exceptions. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The value of an answer; its problem becomes an error of the field. */
export function orThrow<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new ProblemError(answer.problem);
  return answer.value;
}

function problemIn(error: GraphQLError): Problem {
  const cause: unknown = error.originalError;
  if (cause instanceof ProblemError) return cause.problem;
  if (cause === undefined || cause instanceof GraphQLError) {
    return { code: 'invalid-request', detail: error.message };
  }
  const { code = '' } = cause as FastifyError;
  if (code === 'MER_ERR_METHOD_NOT_ALLOWED') {
    return { code: 'method-not-allowed', detail: 'GET answers queries only; send anything else by POST.' };
  }
  if (code === 'MER_ERR_GQL_PERSISTED_QUERY_MISMATCH') {
    return { code: 'persisted-query-mismatch', detail: error.message };
  }
  if (code.startsWith('MER_ERR_')) return { code: 'invalid-request', detail: error.message };
  return problemOf(cause as FastifyError);
}

/** What programs that send queries by their hash look for. */
const MESSAGES: Partial<Record<ProblemCode, string>> = { 'persisted-query-unknown': 'PersistedQueryNotFound' };

/** An error that carries the same problem document as REST. */
export function formatError(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  const problem = problemIn(error);
  recordProblem(request, problem.code);
  if (PROBLEMS[problem.code].status >= 500) {
    logFailure(request.log, request.server.outages, error.originalError ?? error, 'a query failed');
  }
  return {
    message: MESSAGES[problem.code] ?? problem.detail,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...problemDocument(problem, request.id) },
  };
}

/** The errors of an answer; those of a query that could not be carried out lie inside one. */
export const errorsIn = (errors: readonly GraphQLError[]): GraphQLError[] =>
  errors.flatMap((error) => {
    const inner = (error.originalError as { errors?: unknown } | undefined)?.errors;
    const faults = Array.isArray(inner) ? inner.filter((one) => one instanceof GraphQLError) : [];
    return faults.length > 0 ? faults : [error];
  });

/** Formats the errors of an answer. When nothing was carried out, the status is that of the problem. */
export const errorFormatter: NonNullable<MercuriusOptions['errorFormatter']> = (execution, context) => {
  const { reply } = context as MercuriusContext;
  const errors = errorsIn(execution.errors).map((error) => formatError(error, reply.request));
  if (errors.some(({ extensions }) => passes(extensions?.code as ProblemCode)))
    reply.header('retry-after', RETRY_AFTER);
  const early = errors.findLast(({ path }) => path === undefined);
  const status = early?.extensions?.status;
  return {
    statusCode: typeof status === 'number' ? status : 200,
    response: { data: execution.data ?? null, errors },
  };
};
