import { z } from 'zod';

const idempotencyKey = z
  .string()
  .optional()
  .describe(
    'One to 255 visible characters that stand for this request: sent again within 24 hours, it gets the answer it had, ' +
      'with `Idempotency-Replayed: true`, and nothing is done twice.',
  );

/** The headers of a call that creates something. */
export const creatingHeaders = z.looseObject({ 'idempotency-key': idempotencyKey });

/** The headers of a call that changes a match. */
export const changingHeaders = creatingHeaders.extend({
  'if-match': z
    .string()
    .optional()
    .describe('The hash, in quotes, of the state that the request applies to; 412 if the match has another one.'),
});

/** The headers of a call that changes what is said about a match. */
export const amendingHeaders = creatingHeaders.extend({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag that the match was read with; 409 if its labels have been changed since.'),
});

/** The headers of a call that changes a tournament. */
export const organizingHeaders = creatingHeaders.extend({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag that the tournament was read with; 409 if its organiser has changed it since.'),
});
