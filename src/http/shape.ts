import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { soundness } from '../contracts/json.ts';
import { faultsOf } from '../engine/index.ts';
import type { RequestFault } from '../services/problem.ts';

/** A request of the wrong form, with everything that is wrong in one of its parts. */
export class ShapeError extends Error {
  readonly faults: RequestFault[];

  constructor(faults: RequestFault[]) {
    super('The request has the wrong form.');
    this.faults = faults;
  }
}

/** Every fault of `value`, or none. */
export function shapeFaults(schema: z.ZodType, value: unknown, part: 'body' | 'query' | 'path'): RequestFault[] {
  const unsound = soundness(value);
  if (unsound) return [{ ...unsound, in: part }];
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => faultsOf(issue)).map((fault) => ({ ...fault, in: part }));
}

const PARTS: Record<string, 'body' | 'query' | 'path'> = { body: 'body', querystring: 'query', params: 'path' };

/** Checks requests with zod. A body stays the object that was read from its text; queries and paths are converted. */
export const shapeCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = 'body' }) => {
  const part = PARTS[httpPart] ?? 'body';
  return (value: unknown) => {
    const faults = shapeFaults(schema, value, part);
    if (faults.length > 0) return { error: new ShapeError(faults) };
    return { value: part === 'body' ? value : schema.parse(value) };
  };
};
