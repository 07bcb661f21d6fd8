import { z } from 'zod';
import { json, jsonObject, words } from './json.ts';
import { matchesFields } from './queries.ts';
import { wireSchemas } from './registry.ts';
import { viewer } from './state.ts';

/** Long work: what is asked for, and how it is told of. */

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** How many games a job plays at most. */
export const MOST_GAMES = 1_000_000;

const matches = z
  .strictObject({
    ruleset: matchesFields.ruleset,
    player: matchesFields.player,
    tournament: matchesFields.tournament,
    round: matchesFields.round,
    table: matchesFields.table,
    externalId: matchesFields.externalId,
    status: matchesFields.status,
    outcome: matchesFields.outcome,
    tag: matchesFields.tag,
    since: matchesFields.since,
    until: matchesFields.until,
    forkedFrom: matchesFields.forkedFrom,
  })
  .describe('Which matches, as in the list of matches; all that have started by now, if left out.');

const ofMatches = { matches: matches.optional() };

export const verificationJob = z.strictObject({
  kind: z.literal('verification').describe('Plays matches again and compares them with the record.'),
  ...ofMatches,
});
export const exportJob = z.strictObject({
  kind: z.literal('export').describe('Writes matches as lines of JSON, to be downloaded.'),
  ...ofMatches,
  include: z
    .enum(['plies', 'events', 'transcript'])
    .optional()
    .describe(
      'What follows the line of each match: a line for each ply, or for each event; or in its place its signed transcript.',
    ),
  viewer: viewer.optional().describe('The viewer whose view is written.'),
});
export const editionsJob = z.strictObject({
  kind: z.literal('editions').describe('Plays matches again by the rules that are here, and says what differs.'),
  ruleset: words(100).min(1).optional().describe('Only matches of this ruleset.'),
  adopt: z
    .boolean()
    .optional()
    .describe('Running matches of other editions that come out the same go on under the edition that is here.'),
});
export const simulationJob = z.strictObject({
  kind: z.literal('simulation').describe('Plays random games, with all pairs of decks in turn.'),
  ruleset: words(100).min(1).describe('The id of a ruleset.'),
  games: z.int().min(1).max(MOST_GAMES).optional().describe('How many games are played; 1000, if left out.'),
  seed: words(200).min(1).optional().describe('Game n of a seed is always the same game; 1, if left out.'),
  first: z.int().min(0).max(2_000_000_000).optional().describe('The number of the first game; 0, if left out.'),
  options: jsonObject.optional().describe('Options of the matches.'),
  limit: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Decisions after which a game counts as one that does not end; 20,000, if left out.'),
  cards: z
    .array(json)
    .max(2000)
    .optional()
    .describe('Cards of your own, played beside the sample cards; each replaces the sample card of its id.'),
  decks: z
    .array(
      z.strictObject({
        id: words(100).min(1).describe('What the result calls the deck.'),
        title: words(200).optional().describe('Its name for people.'),
        deck: json.describe('The deck, as at the start of a match.'),
      }),
    )
    .max(200)
    .optional()
    .describe('Decks of your own; those of the samples, if left out.'),
});

export const archiveJob = z.strictObject({
  kind: z
    .literal('archive')
    .describe(
      'Puts finished matches that are older than the rule of retention into the archive. It is also done once a day.',
    ),
});
export const restoreJob = z.strictObject({
  kind: z.literal('restore').describe('Brings matches back from the archive.'),
  match: z.uuid().optional().describe('The match; without it, those that `matches` says.'),
  ...ofMatches,
});

/** Every kind that can be asked for. */
export const jobRequest = z
  .discriminatedUnion('kind', [verificationJob, exportJob, editionsJob, simulationJob, archiveJob, restoreJob])
  .register(wireSchemas, { id: 'NewJob', description: 'Long work that is to be done.' });

export const JOB_KINDS = ['verification', 'export', 'editions', 'simulation', 'archive', 'restore'] as const;

const id = z.string().describe('The id of the job.');
export const jobParams = z.object({ id });

export const jobsQuery = z.strictObject({
  state: z.enum(JOB_STATES).optional().describe('Only jobs that are at this point.'),
  kind: z.enum(JOB_KINDS).optional().describe('Only jobs of this kind.'),
  limit: z.coerce.number().int().min(1).max(200).default(100).describe('The most items of a page, up to 200.'),
  after: z.uuid().optional().describe('Continues after a page: its `next`.'),
});

export const jobReply = z
  .object({
    id,
    kind: z.string().describe('What is done.'),
    request: jsonObject.describe('What was asked for.'),
    state: z
      .enum(JOB_STATES)
      .describe('`waiting` until a server begins it, `running`, and in the end `done`, `failed` or `cancelled`.'),
    progress: z
      .object({
        done: z.int().describe('How many matches or games are done.'),
        of: z.int().nullable().describe('Of how many; null while that is not known.'),
      })
      .describe('How far it is.'),
    result: jsonObject.nullable().describe('What came of it; null until it is done.'),
    problem: z
      .object({ code: z.string().describe('A problem code.'), detail: z.string().describe('What went wrong.') })
      .nullable()
      .describe('Why it failed; null if it has not.'),
    download: z
      .object({
        href: z.string().describe('Where its lines are, once it is done.'),
        lines: z.int().describe('How many lines.'),
        bytes: z.int().describe('How many bytes, uncompressed.'),
      })
      .nullable()
      .describe('What it has written; null if that is nothing.'),
    createdAt: z.string().describe('When it was asked for.'),
    startedAt: z.string().nullable().describe('When it was begun.'),
    endedAt: z.string().nullable().describe('When it was done, failed or was cancelled.'),
  })
  .register(wireSchemas, { id: 'Job' });

export type JobRequest = z.output<typeof jobRequest>;
export type VerificationJob = z.output<typeof verificationJob>;
export type ExportJob = z.output<typeof exportJob>;
export type EditionsJob = z.output<typeof editionsJob>;
export type SimulationJob = z.output<typeof simulationJob>;
export type JobObject = z.output<typeof jobReply>;
export type JobsQuery = z.output<typeof jobsQuery>;
