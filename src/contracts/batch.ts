import { z } from 'zod';
import { json } from './json.ts';
import { wireSchemas } from './registry.ts';
import { problem, verdict } from './replies.ts';

/** Items are looked at one by one, so that what is wrong with one harms no other. */
export const batchRequest = z.strictObject({
  items: z.array(json).describe('Each in the form of POST /v1/adjudications: {state, action, cards?}.'),
});

export const batchResult = z
  .union([verdict, problem])
  .register(wireSchemas, { id: 'BatchResult', description: 'A verdict, or a problem, which is what has a `code`.' });

export const batchReply = z.object({ items: z.array(batchResult).describe('One result for each item, in order.') });
