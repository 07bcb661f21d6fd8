import type { Outcome } from '../engine/index.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** What this program wrote into a column of JSON, with the type it had. */
export const written = <T>(value: Prisma.JsonValue): T => value as T;

export const text = (value: unknown): string => JSON.stringify(value);
export const textOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Who won, in a word that can be looked for. */
export const resultOf = (outcome: Outcome | null): string | null =>
  outcome === null ? null : (outcome.winner ?? 'draw');
