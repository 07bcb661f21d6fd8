import { z } from 'zod';
import { placeFrom } from './queries.ts';
import { wireSchemas } from './registry.ts';
import { match, ply, position } from './replies.ts';
import { viewer } from './state.ts';

/** What is followed: streams of what happens, as it happens. */
const flag = z
  .enum(['true', 'false'])
  .transform((said) => said === 'true')
  .optional();

const seenAs = viewer.optional().describe('The viewer whose view is streamed.');

export const streamQuery = z.strictObject({
  viewer: seenAs,
  after: placeFrom(-1).describe(
    'Begins after this ply, as `Last-Event-ID` does, which wins over it; -1 for all plies.',
  ),
  positions: flag.describe('Stream the position, with its options, after what was played, as `position`.'),
});

/** Browsers send an id back as they got it. */
export const streamHeaders = z.looseObject({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/, 'is not the id of a message of this stream')
    .optional()
    .describe('The id of the last message that arrived: the stream goes on after it, without a gap and none twice.'),
});

/** How a match stands. */
const standing = match
  .pick({ status: true, outcome: true, awaiting: true, deadline: true })
  .register(wireSchemas, { id: 'MatchStanding' });

export const livePly = ply
  .extend({
    match: z.string().describe('The id of the match.'),
    stands: standing.nullable().describe('How the match stands after it; null when it has gone on already.'),
  })
  .register(wireSchemas, { id: 'LivePly' });

export const liveEnd = z
  .object({
    match: z.string().describe('The id of the match.'),
    ply: z.int().describe('Its last ply.'),
    outcome: match.shape.outcome,
  })
  .register(wireSchemas, { id: 'LiveEnd' });

/** The data of the messages of a stream. */
export const matchMessage = z.union([match, livePly, position, liveEnd]);

export type LivePly = z.output<typeof livePly>;
export type StreamQuery = z.output<typeof streamQuery>;
