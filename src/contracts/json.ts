import { z } from 'zod';
import type { Fault, Json, JsonObject } from '../engine/index.ts';
import { MISSING } from '../engine/index.ts';
import { wireSchemas } from './registry.ts';

/** Any JSON value. `soundness` has looked at the whole request before, so there is nothing left to check. */
export const json = z
  .custom<Json>((value) => value !== undefined, MISSING)
  .register(wireSchemas, { id: 'Json', description: 'Any JSON value.' });

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonObject = z
  .custom<JsonObject>(isObject, { error: ({ input }) => (input === undefined ? MISSING : 'is not an object') })
  .register(wireSchemas, { id: 'JsonObject', type: 'object', description: 'Any JSON object.' });

/** How deep a request may be nested; deeper ones could exhaust the stack. */
const DEEPEST = 64;

/**
 * Finds what JSON allows but no state, action or card may hold: numbers too large to represent, and excessive nesting.
 */
export function soundness(value: unknown): Fault | null {
  return look(value, DEEPEST);
}

function look(value: unknown, left: number): Fault | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? null : { path: '', reason: 'the number is too large' };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (left === 0) return { path: '', reason: `nested more than ${DEEPEST} levels deep` };
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const fault = look(value[at], left - 1);
      if (fault) return { ...fault, path: `/${at}${fault.path}` };
    }
    return null;
  }
  for (const key in value) {
    const fault = look((value as Record<string, unknown>)[key], left - 1);
    if (fault) return { ...fault, path: `${pointer([key])}${fault.path}` };
  }
  return null;
}

/** The JSON pointer of a path. */
export const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Text that a database and a person can read: no control characters, no half characters. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), {
      error: 'control characters and broken characters are not allowed',
      abort: true,
    });

/**
 * What nobody sees or what looks like something else: controls and formats, directions, joiners, fillers, unassigned and private
 * characters, and white space but for a plain space between words.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\P{Z} ]|^ | $| {2}/u;

/** A name that people read and tell apart: words without anything unseen. Two that look the same by NFKC are the same name. */
export const names = (max: number) =>
  words(max).refine(
    (text) => !UNSEEN.test(plainName(text)) && !UNSEEN.test(text),
    'invisible characters, and spaces other than one between two words, are not allowed',
  );

/** The one way in which a name is kept and looked for. */
export const plainName = (text: string): string => text.normalize('NFKC');
