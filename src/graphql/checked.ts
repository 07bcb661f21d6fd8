import type { z } from 'zod';
import { shapeFaults } from '../doors/shape.ts';
import { ProblemError } from './problem-error.ts';

/** A request with the fields left out that a query says are null. */
const present = (value: unknown): unknown =>
  Object.fromEntries(Object.entries(value as object).filter(([, field]) => field !== null && field !== undefined));

/** Checks the arguments of a field with the schema of the REST request that does the same. */
export const checkArguments = <T extends z.ZodType>(schema: T, args: object): z.output<T> =>
  checkWithNulls(schema, present(args));

/** The same where null says something else than nothing. */
export function checkWithNulls<T extends z.ZodType>(schema: T, request: unknown): z.output<T> {
  const faults = shapeFaults(schema, request, 'body');
  if (faults.length > 0) {
    throw new ProblemError({ code: 'invalid-request', detail: 'The arguments have the wrong form.', errors: faults });
  }
  return schema.parse(request);
}

export { present };
