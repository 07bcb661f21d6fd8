import { z } from 'zod';
import { matchesFields, placeFrom } from './queries.ts';
import { wireSchemas } from './registry.ts';
import { match, ply, position } from './replies.ts';
import { viewer } from './state.ts';

/** What is followed: streams of what happens, as it happens. */
const flag = z
  .enum(['true', 'false'])
  .transform((said) => said === 'true')
  .optional();

const CURSOR = /^[\w-]{8,8000}$/;
const NOT_OURS = 'is not the id of a message of this stream';

const seenAs = viewer.optional().describe('The viewer whose view is streamed.');

export const streamQuery = z.strictObject({
  viewer: seenAs,
  after: placeFrom(-1).describe(
    'Begins after this ply, as `Last-Event-ID` does; if both are sent, `Last-Event-ID` counts. -1 for all plies.',
  ),
  positions: flag.describe('Also send the position with its options after each ply, as `position`.'),
});

/** Browsers send an id back as they got it. */
export const streamHeaders = z.looseObject({
  'last-event-id': z
    .string()
    .regex(/^\d{1,9}$/, 'is not the id of a message of this stream')
    .optional()
    .describe(
      'The id of the last message that arrived: the stream goes on after it, without a gap and without a repetition.',
    ),
});

/** What is followed of all matches: those of a ruleset, a tournament, with tags. */
export const matchesStreamQuery = z
  .strictObject({
    ruleset: matchesFields.ruleset,
    tournament: matchesFields.tournament,
    tag: matchesFields.tag,
    viewer: seenAs,
    after: z
      .string()
      .regex(CURSOR, NOT_OURS)
      .optional()
      .describe(
        'Goes on after the message with this id, as `Last-Event-ID` does; if both are sent, `Last-Event-ID` counts.',
      ),
  })
  // The store calls a tournament an event.
  .transform(({ tournament, ...rest }) => ({ ...rest, event: tournament }));

export const matchesStreamHeaders = z.looseObject({
  'last-event-id': z
    .string()
    .regex(CURSOR, NOT_OURS)
    .optional()
    .describe(
      'The id of the last message that arrived: the stream goes on after it, without a gap and without a repetition.',
    ),
});

export const liveReady = z
  .object({
    cursor: z.string().describe('The id of this message; pass it to go on after it.'),
    truncated: z.boolean().describe('Whether more matches are running than were listed.'),
  })
  .register(wireSchemas, { id: 'LiveReady' });

/** How a match stands. */
const standing = match
  .pick({ status: true, outcome: true, awaiting: true, deadline: true, clocks: true, paused: true })
  .register(wireSchemas, { id: 'MatchStanding' });

export const livePly = ply
  .extend({
    match: z.string().describe('The id of the match.'),
    ruleset: z.string().describe('The id of its ruleset.'),
    stands: standing.nullable().describe('How the match stands after it; null if the match has already gone on.'),
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
export const matchesMessage = z.union([match, liveReady, livePly, liveEnd]);

export type LivePly = z.output<typeof livePly>;
export type StreamQuery = z.output<typeof streamQuery>;
export type MatchesStreamQuery = z.output<typeof matchesStreamQuery>;
