import { z } from 'zod';
import { wireSchemas } from './registry.ts';

/** How many fragments a GraphQL query may have, and how many fields at its root. */
export const MOST_FRAGMENTS = 100;
export const MOST_ROOT_FIELDS = 100;

/** How many subscriptions one connection may have. */
export const MOST_SUBSCRIPTIONS = 100;

export const limitsReply = z
  .object({
    rate: z
      .object({
        policy: z
          .enum(['key', 'address', 'machine'])
          .describe('Whether calls are counted by key, by address, or for all programs on this machine.'),
        limit: z.int().describe('Points in a window.'),
        window: z.int().describe('Seconds.'),
        remaining: z.int().describe('Points that are left.'),
        resetsAt: z.string().describe('When all points are available again.'),
      })
      .nullable()
      .describe('Null if calls are not counted.'),
    costs: z
      .array(
        z.object({
          method: z.string().describe('The method of the call.'),
          path: z.string().describe('The path of the call.'),
          cost: z.int().describe('Points of a call.'),
          per: z.string().nullable().describe('What is counted to multiply the cost; null if the cost is per call.'),
          lines: z.int().nullable().describe('Points if the whole list is asked for as application/x-ndjson.'),
        }),
      )
      .describe('Calls that do not cost one point.'),
    pages: z
      .array(
        z.object({
          path: z.string().describe('The path of the list.'),
          items: z.int().describe('The most items of a page.'),
        }),
      )
      .describe('The highest `limit` of each list.'),
    limits: z
      .array(
        z.object({
          name: z.string().describe('What it is called.'),
          value: z.number().nullable().describe('Null for no limit.'),
          unit: z.string().describe('What it is counted in.'),
          what: z.string().describe('What it limits.'),
        }),
      )
      .describe('All other limits.'),
  })
  .register(wireSchemas, { id: 'Limits' });
