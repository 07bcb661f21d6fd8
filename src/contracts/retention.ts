import { z } from 'zod';
import { wireSchemas } from './registry.ts';

/** How long finished matches are kept in the database. */

const DAYS = /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})W)?(?:(\d{1,5})D)?$/;
const LONGEST = 36_500;

/** The days of an ISO 8601 duration of whole days, a month of 30 and a year of 365; null for anything else. */
export function daysOf(duration: string): number | null {
  const found = DAYS.exec(duration);
  if (!found || duration === 'P') return null;
  const [years = 0, months = 0, weeks = 0, days = 0] = found.slice(1).map((one) => Number(one ?? 0));
  const all = years * 365 + months * 30 + weeks * 7 + days;
  return all >= 1 && all <= LONGEST ? all : null;
}

const keep = z
  .union([
    z.int().min(1).max(LONGEST),
    z.string().refine((text) => daysOf(text) !== null, 'expected whole days, such as P90D or P1Y'),
  ])
  .nullable()
  .describe('How long finished matches are kept: days, or an ISO 8601 duration such as `P90D`; null for ever.');

export const retentionRequest = z.strictObject({ keep });
export const retentionReply = z
  .object({
    keep: z.string().nullable().describe('How long finished matches are kept, as an ISO 8601 duration; null for ever.'),
    days: z.int().nullable().describe('The same in days.'),
    setAt: z.string().nullable().describe('When that was said.'),
  })
  .register(wireSchemas, { id: 'Retention' });

export type RetentionRequest = z.output<typeof retentionRequest>;
export type RetentionObject = z.output<typeof retentionReply>;
