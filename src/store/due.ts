/** When something is to be done that a table holds: its column `due_at`, in whole milliseconds. */
import { Prisma } from '../generated/prisma/client.ts';

const { sql } = Prisma;

/** So many seconds from now. */
export const inSeconds = (seconds: number): Prisma.Sql => sql`now() + make_interval(secs => ${seconds}::float8)`;

/** Whether it is to be done now. A column of milliseconds rounds: what was written in this very moment may lie half of one ahead. */
export const IS_DUE: Prisma.Sql = sql`due_at <= now() + interval '0.5 ms'`;
