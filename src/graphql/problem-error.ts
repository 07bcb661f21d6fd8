import type { FastifyError } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { MercuriusContext, MercuriusOptions } from 'mercurius';
import { noteProblem, problemOf } from '../http/problems.ts';
import { type Answer, PROBLEMS, type Problem, problemDocument } from '../services/problem.ts';

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

interface Found {
  problem: Problem;
  /** Whether the query itself was wrong, so that nothing was executed. */
  early: boolean;
}

function find(error: GraphQLError): Found {
  const cause: unknown = error.originalError;
  if (cause instanceof ProblemError) return { problem: cause.problem, early: false };
  if (cause === undefined || cause instanceof GraphQLError) {
    return { problem: { code: 'invalid-request', detail: error.message }, early: true };
  }
  const code = (cause as FastifyError).code ?? '';
  if (code === 'MER_ERR_METHOD_NOT_ALLOWED') {
    return { problem: { code: 'method-not-allowed', detail: 'A mutation has to be sent by POST.' }, early: true };
  }
  if (code.startsWith('MER_ERR_')) return { problem: { code: 'invalid-request', detail: error.message }, early: true };
  return { problem: problemOf(cause as FastifyError), early: error.path === undefined };
}

/** GraphQL errors that carry the same problem documents as the other door. */
export const errorFormatter: NonNullable<MercuriusOptions['errorFormatter']> = (execution, context) => {
  const { reply } = context as MercuriusContext;
  const errors = execution.errors.flatMap((error) => {
    const inner = (error.originalError as { errors?: unknown } | undefined)?.errors;
    const faults = Array.isArray(inner) ? inner.filter((one) => one instanceof GraphQLError) : [];
    return faults.length > 0 ? faults : [error];
  });
  let statusCode = 200;
  const formatted: GraphQLFormattedError[] = errors.map((error) => {
    const { problem, early } = find(error);
    const { status } = PROBLEMS[problem.code];
    noteProblem(reply.request, problem.code);
    if (early) statusCode = status;
    if (status >= 500) reply.log.error({ err: error.originalError ?? error }, 'a query failed');
    return {
      message: problem.detail,
      ...(error.locations ? { locations: error.locations } : {}),
      ...(error.path ? { path: error.path } : {}),
      extensions: { ...problemDocument(problem, reply.request.id) },
    };
  });
  return { statusCode, response: { data: execution.data ?? null, errors: formatted } };
};
