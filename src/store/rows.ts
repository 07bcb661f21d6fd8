import type { Prisma } from '../generated/prisma/client.ts';

/** What this program wrote into a column of JSON, with the type it had. */
export const written = <T>(value: Prisma.JsonValue): T => value as T;
