import { z } from 'zod';
import { plainName, words } from './json.ts';
import { bySeat, byTournament, earlier } from './renamed.ts';
import { hash, playerId, plyKind, viewer } from './state.ts';

/** What lists can be asked. A parameter that can be repeated is a list of words; one word is a list of one. */
const several = (most: number, length: number) => {
  const one = words(length).min(1).overwrite(plainName);
  return z.union([one.transform((word) => [word]), z.array(one).max(most)]).optional();
};

const MOST = 2_147_483_647;
const NO_PLACE = 'is not the `next` of a page';
const whole = z.coerce.number().int().min(0).max(MOST).optional();
const limit = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(100)
    .describe(`The most items of a page, up to ${most}; 100 by default.`);
/** In an export `limit` bounds the total; without it everything is sent. */
const total = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST)
    .optional()
    .describe(
      `The most items of a page, up to ${most}; 100 by default. Of an export as application/x-ndjson the most lines in all; without it, everything.`,
    );
/** A place in a list that is counted, as the text that `next` is, from `least` on. */
export const placeFrom = (least: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, NO_PLACE)
    .transform(Number)
    .pipe(z.int().min(least).max(MOST))
    .optional()
    .describe('Continues after a page: its `next`.');
const afterNumber = placeFrom(-1);
const cursor = z
  .string()
  .regex(/^[\w-]{8,2000}$/, NO_PLACE)
  .optional()
  .describe('Continues after a page: its `next`.');

const time = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine((text) => text >= '1000', 'expected a year of four digits')
  .optional();
const since = time.describe('Started at this time or later; a date or a time in ISO 8601.');
const until = time.describe('Started before this time; a date or a time in ISO 8601.');
const ruleset = words(100).min(1).optional().describe('The id of a ruleset.');
const seenAs = viewer
  .optional()
  .describe('The viewer whose view is given. Filters find only what that viewer may see.');
const name = words(100).min(1).overwrite(plainName);
const tournament = name.optional().describe('The tournament that the match belongs to.');
const event = earlier(name.optional(), 'tournament');
const round = whole.describe('The round of the tournament.');

const matches = z.strictObject({
  ruleset,
  player: several(2, 100).describe(
    'The exact name of a seat. Given twice: the matches of these two against each other.',
  ),
  tournament,
  event,
  round,
  table: words(40).min(1).overwrite(plainName).optional().describe('The table of the tournament.'),
  externalId: words(200).min(1).optional().describe('The caller’s own id for the match, exactly.'),
  status: z.enum(['running', 'over']).optional().describe('Whether it is still running.'),
  outcome: z.enum(['p1', 'p2', 'draw']).optional().describe('How the match ended: the seat that won, or a draw.'),
  tag: several(20, 60).describe('A tag of the match. Repeated: matches with all of them.'),
  since,
  until,
  forkedFrom: z.uuid().optional().describe('The match that it was forked from.'),
  awaiting: z.enum(['p1', 'p2', 'any']).optional().describe('The seat whose decision is open, or any.'),
  awaitingPlayer: name.optional().describe('The exact name of a seat whose decision is open: whose turn it is.'),
  awaitingBefore: time.describe('A decision has been open since before this time; a date or a time in ISO 8601.'),
  sort: z
    .enum(['-startedAt', 'startedAt', '-endedAt', 'endedAt', '-playedAt', 'playedAt', 'round'])
    .default('-startedAt')
    .describe(
      'By start, end or last ply; "-" for the latest first. By last ply only the matches of one player, tournament, tag or parent, or running ones can be sorted; by end only matches that have ended are listed. "round" sorts by round, table (the shorter name first) and start, and needs `tournament`.',
    ),
  deleted: z
    .literal('include')
    .optional()
    .describe(
      'Also list deleted matches, in `deleted` of the page. Only for lists sorted by start that are filtered by nothing but ruleset and time.',
    ),
  viewer: seenAs,
  limit: limit(200),
  after: cursor,
});
/** What matches are looked for by. */
export const matchesFields = matches.shape;
export const matchesQuery = byTournament(matches);
/** The same, of a page or an export. */
export const matchesRequest = byTournament(matches.extend({ limit: total(200) }));

const kind = plyKind.optional();
const seat = playerId.optional();
const plies = z.strictObject({
  from: whole.describe('The first ply.'),
  to: whole.describe('The last ply.'),
  seat: seat.describe('Who acted.'),
  player: earlier(seat, 'seat'),
  kind: kind.describe('How the ply came about.'),
  viewer: seenAs,
  limit: limit(200),
  after: afterNumber,
});
export const pliesQuery = bySeat(plies);
export const pliesRequest = bySeat(plies.extend({ limit: total(200) }));

const events = z.strictObject({
  from: whole.describe('The number of the first event.'),
  to: whole.describe('The number of the last event.'),
  fromPly: whole.describe('The first ply.'),
  toPly: whole.describe('The last ply.'),
  type: several(50, 100).describe('The type of the event. Repeated: any of them.'),
  clause: several(50, 200).describe(
    'A clause that the event cites, as its own or among the reasons for its order. Repeated: any of them.',
  ),
  seat: seat.describe('Whose event it is.'),
  player: earlier(seat, 'seat'),
  viewer: seenAs,
  limit: limit(500),
  after: afterNumber,
});
export const eventsQuery = bySeat(events);
export const eventsRequest = bySeat(events.extend({ limit: total(500) }));

export const exportQuery = byTournament(
  matches.omit({ limit: true, deleted: true }).extend({
    include: z
      .enum(['plies', 'events'])
      .optional()
      .describe('What follows the line of each match: a line for each of its plies, or for each of its events.'),
    limit: whole.describe('The most matches; without it, all.'),
  }),
);

const flag = z
  .enum(['true', 'false'])
  .transform((said) => said === 'true')
  .optional();
export const eventQuery = z.strictObject({ viewer: seenAs });
export const treeQuery = z.strictObject({
  down: flag.describe('Give what the event caused as well.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(200)
    .describe('The most events below it, up to 1000; the earliest ones are given.'),
  viewer: seenAs,
});
export const eventParams = z.object({
  id: z.string().describe('The id of the match.'),
  seq: z.coerce.number().int().min(0).max(MOST).describe('The number of the event in the match.'),
});

export const tournamentsQuery = z.strictObject({ ruleset, limit: limit(200), after: cursor });
export const resultsQuery = z.strictObject({
  round,
  player: name.optional().describe('The name of a seat.'),
  limit: limit(500),
  after: cursor,
});
export const standingsQuery = z.strictObject({
  round: whole.describe('The standings after this round; later ones are left out.'),
  byes: several(200, 120).describe(
    'A round in which a player had a bye, as "name:round", since byes are not in the record. Repeated: all of them.',
  ),
  limit: limit(500),
  after: afterNumber,
});
export const tournamentParams = z.object({ name: name.describe('The name of the tournament.') });
export const playerParams = z.object({ name: name.describe('The exact name of the seat.') });

const statistics = z.strictObject({
  ruleset: words(100).min(1).describe('The id of a ruleset.'),
  tournament,
  event,
  since,
  until,
  player: name.optional().describe('The name of a seat.'),
  limit: limit(500),
  after: cursor,
});
export const clauseStatisticsQuery = byTournament(statistics);
export const refusalStatisticsQuery = z.strictObject({
  ruleset: words(100).min(1).describe('The id of a ruleset.'),
  since: time.describe('From the day of this time on, in UTC; a date or a time in ISO 8601.'),
  until: time.describe('Before the day of this time, in UTC; a date or a time in ISO 8601.'),
  limit: limit(500),
  after: afterNumber,
});
export type RefusalStatisticsQuery = z.output<typeof refusalStatisticsQuery>;
export const cardStatisticsQuery = byTournament(
  statistics.extend({
    cards: hash
      .optional()
      .describe('Only matches with this card set; without it, cards of the same id in several sets count as one.'),
  }),
);

export type MatchesQuery = z.output<typeof matchesQuery>;
export type PliesQuery = z.output<typeof pliesQuery>;
export type EventsQuery = z.output<typeof eventsQuery>;
export type ExportQuery = z.output<typeof exportQuery>;
export type TreeQuery = z.output<typeof treeQuery>;
export type TournamentsQuery = z.output<typeof tournamentsQuery>;
export type ResultsQuery = z.output<typeof resultsQuery>;
export type StandingsQuery = z.output<typeof standingsQuery>;
export type StatisticsRequest = z.output<typeof cardStatisticsQuery>;
