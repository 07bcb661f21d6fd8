import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { pointer, soundness } from '../contracts/json.ts';
import type { Fault } from '../engine/index.ts';
import { readShape } from '../engine/index.ts';
import type { RequestFault } from '../services/problem.ts';
import type { KnownStates } from '../services/runs/known-states.ts';
import { tellMistakes } from './mistakes.ts';

/** A request of the wrong form, with everything that is wrong in one of its parts. */
export class ShapeError extends Error {
  readonly faults: RequestFault[];

  constructor(faults: RequestFault[]) {
    super('The request has the wrong form.');
    this.faults = faults;
  }
}

/** A NUL character, which the database can't store in a text. */
function unreadable(value: unknown): Fault | null {
  const found = Object.entries(value ?? {}).find(([, text]) => [text].flat().some((one) => String(one).includes('\0')));
  return found ? { path: pointer([found[0]]), reason: 'a NUL character is not allowed' } : null;
}

/** Rejects what JavaScript would coerce to a number: "" and " " to 0, "0x10" to 16. */
function unwritten(value: unknown, read: unknown): Fault[] {
  const numbers = new Map(Object.entries(read ?? {}).filter(([, one]) => typeof one === 'number'));
  return Object.entries(value ?? {})
    .filter(([name, text]) => numbers.has(name) && !/^-?\d+$/.test(String(text)))
    .map(([name]) => ({ path: pointer([name]), reason: 'has to be written in digits', accepts: 'number' }));
}

type Part = 'body' | 'query' | 'path';

/** A part of a request as it is handed on, or every fault of it. A body stays the object that was read from its text. */
function readPart(schema: z.ZodType, value: unknown, part: Part): { value: unknown } | { faults: RequestFault[] } {
  const unsound = soundness(value) ?? (part === 'body' ? null : unreadable(value));
  if (unsound) return { faults: [{ ...unsound, in: part }] };
  const parsed = readShape(schema, value);
  if (!parsed.success) {
    const faults = parsed.faults.map((fault) => ({ ...fault, in: part }));
    return { faults: part === 'body' ? tellMistakes(faults, value) : faults };
  }
  if (part === 'body') return { value };
  const faults = unwritten(value, parsed.data).map((fault) => ({ ...fault, in: part }));
  return faults.length > 0 ? { faults } : { value: parsed.data };
}

/** Every fault of `value`, or none. */
export function shapeFaults(schema: z.ZodType, value: unknown, part: Part): RequestFault[] {
  const read = readPart(schema, value, part);
  return 'faults' in read ? read.faults : [];
}

const PARTS: Record<string, Part> = { body: 'body', querystring: 'query', params: 'path' };

const NONE_KNOWN = { recognised: () => false };

/** Whether no parameter was sent. */
function isEmpty(parameters: unknown): boolean {
  for (const _name in parameters as object) return false;
  return true;
}

/** Stands in for a state whose form is known: a sealed one may have any. */
const SEALED = '';

/** Whether a body is well formed whose state was recognised, which says nothing against one where it is not. */
function isFormed(schema: z.ZodType, body: unknown, known: Pick<KnownStates, 'recognised'>): boolean {
  if (typeof body !== 'object' || body === null || !('state' in body)) return false;
  const { state } = body;
  if (typeof state !== 'object' || state === null || !known.recognised(state)) return false;
  const rest = { ...body, state: SEALED };
  return soundness(rest) === null && schema.safeParse(rest).success;
}

/** Checks requests with zod. A body stays the object that was read from its text; queries and paths are converted. */
export const shapeCompiler =
  (known: Pick<KnownStates, 'recognised'> = NONE_KNOWN): FastifySchemaCompiler<z.ZodType> =>
  ({ schema, httpPart = 'body' }) => {
    const part = PARTS[httpPart] ?? 'body';
    const read = (value: unknown) => {
      const of = readPart(schema, value, part);
      return 'faults' in of ? { error: new ShapeError(of.faults) } : of;
    };
    if (part === 'body') return (value: unknown) => (isFormed(schema, value, known) ? { value } : read(value));
    // Most addresses say nothing beyond the path: what is made of that is the same each time.
    let nothing: object | undefined;
    return (value: unknown) => {
      if (nothing !== undefined && isEmpty(value)) return { value: { ...nothing } };
      const of = read(value);
      if ('value' in of && isEmpty(value)) nothing = { ...(of.value as object) };
      return of;
    };
  };
