import { z } from 'zod';
import { jsonObject, names, plainName, words } from './json.ts';
import { wireSchemas } from './registry.ts';

/** Data of the caller's own, which are kept and given back as they are: no rule reads them, and no state holds them. */

/** How many bytes of UTF-8 data of the caller's own may take as JSON. */
const METADATA_BYTES = 4096;

export const metadata = jsonObject
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= METADATA_BYTES, {
    error: `takes more than ${METADATA_BYTES} bytes as JSON`,
  })
  .describe(`Data of the caller's own, up to ${METADATA_BYTES} bytes of JSON; they are given back as they are.`);
export const externalId = words(200).min(1).describe('An id of the caller’s own; several may have the same.');

/** The fields for both, where something is made. */
export const ownData = { externalId: externalId.optional(), metadata: metadata.optional() };

/** The same, on a card, beside what the rules read of it. */
export const cardData = z.object(ownData);

/** The same, of something that is told. */
export const ownDataTold = {
  externalId: z.string().nullable().describe('The owner’s own id for it; null for viewers who may not see everything.'),
  metadata: jsonObject
    .nullable()
    .describe('The owner’s own data; null if there are none, and for viewers who may not see everything.'),
};

export const tagList = z.array(names(60).min(1)).max(20);
const round = z.int().min(0).max(10_000);
const cleared = 'null takes it away';

const seat = z.strictObject({
  name: names(100).min(1).optional().describe('What the player is called from now on.'),
  externalId: externalId.nullable().optional().describe(`The caller’s own id for the seat; ${cleared}.`),
  metadata: metadata.nullable().optional().describe(`Data of the caller's own about the seat; ${cleared}.`),
});

export const amendRequest = z.strictObject({
  tags: tagList.optional().describe('Its tags; they replace those that it had.'),
  round: round.nullable().optional().describe(`The round of the tournament; ${cleared}.`),
  table: names(40).min(1).nullable().optional().describe(`The table of the tournament; ${cleared}.`),
  seats: z.tuple([seat, seat]).optional().describe('What changes about the seats, p1 first.'),
  externalId: externalId.nullable().optional().describe(`The caller’s own id for the match; ${cleared}.`),
  metadata: metadata.nullable().optional().describe(`Data of the caller's own about the match; ${cleared}.`),
  expectedRevision: z.int().min(0).optional().describe('The `revision` that the match has to have.'),
});

export const forgetRequest = z.strictObject({
  name: words(100).min(1).overwrite(plainName).describe('The exact name of a seat.'),
  limit: z
    .int()
    .min(1)
    .max(500)
    .default(100)
    .describe('The most matches in which this call replaces it, up to 500; 100 by default.'),
  after: z
    .string()
    .regex(/^[\w-]{8,2000}$/, 'is not the `next` of this call')
    .optional()
    .describe('Continues where another call ended: its `next`.'),
});

export const forgotten = z
  .object({
    pseudonym: z.string().describe('What the player is called from now on: the same whenever this name is forgotten.'),
    changed: z.int().describe('In how many matches the name was replaced by this call.'),
    next: z.string().nullable().describe('What goes into `after` to go on; null if there is nothing left to do.'),
  })
  .register(wireSchemas, { id: 'Forgotten', description: 'What came of forgetting a name.' });

export type ForgetRequest = z.output<typeof forgetRequest>;
export type AmendRequest = z.output<typeof amendRequest>;
