import { ProblemError } from './problem-error.ts';

/** The arguments of a list, with `first` under the name that REST has for it. */
export function pageArguments<T extends object>(args: T & { first?: unknown; limit?: unknown }) {
  const { first, ...rest } = args;
  if (first === undefined || first === null) return rest;
  if (args.limit === undefined || args.limit === null) return { ...rest, limit: first };
  const errors = [{ path: '/first', reason: 'it is the same as `limit`: give one of them', in: 'body' as const }];
  throw new ProblemError({ code: 'invalid-request', detail: '`first` and `limit` are both given.', errors });
}
