import { z } from 'zod';
import { standingAuto } from './auto.ts';
import { clock, LONGEST } from './clocks.ts';
import { names, words } from './json.ts';
import { ownData, tagList } from './own-data.ts';
import { earlier, withTournament } from './renamed.ts';
import { hash, playerId } from './state.ts';

const reason = words(500).min(1).describe('Why, for the record; everybody can read it.');
const judge = names(100).min(1).describe('Who ruled it, by name.');
const expectedPly = z.int().min(0).optional().describe('The ply that the match has to be at.');
const ply = z.int().min(0);

export const rewindRequest = z.strictObject({
  ply: ply.describe('The match goes on from the state after this ply.'),
  reason,
  judge,
  expectedPly,
});

export const resultRequest = z.strictObject({
  winner: playerId.nullable().describe('Null if nobody wins.'),
  reason,
  judge,
  expectedPly,
});

const ruled = { reason, judge, expectedPly };

export const pauseRequest = z.strictObject(ruled);
export const resumeRequest = z.strictObject(ruled);

const of = z.enum(['bank', 'decision']);
const adds = z.int().min(1).max(LONGEST);

export const extensionRequest = z.strictObject({
  seconds: adds.describe('The seconds to add; at most 30 days.'),
  player: playerId.nullish().describe('The player who gets them; both if left out.'),
  of: of
    .optional()
    .describe('Whether they are added to the bank or to the open decision; if left out, to the bank if there is one.'),
  ...ruled,
});

export const adoptionRequest = z
  .strictObject({
    dryRun: z.boolean().optional().describe('Only report what would differ; nothing is changed.'),
    from: ply
      .optional()
      .describe(
        'If something differs: let the match go on from the state after this ply, up to which everything is the same.',
      ),
    reason: reason.optional(),
    judge: judge.optional(),
    expectedPly,
  })
  .refine(({ from, reason, judge }) => from === undefined || (reason !== undefined && judge !== undefined), {
    message: 'whoever has a match go on from an earlier ply says why, and by which judge: `reason` and `judge`',
    path: ['from'],
  });

const seat = z.strictObject({
  name: names(100).optional().describe('What the player is called.'),
  ...ownData,
});

export const forkRequest = withTournament(
  z.strictObject({
    ply: ply.optional().describe('The new match begins with the state after this ply; the last one if left out.'),
    seats: z.tuple([seat, seat]).optional().describe('Names and data that replace those of the match; the decks stay.'),
    tags: tagList.optional().describe('Its tags: words to find it by.'),
    tournament: names(100).min(1).optional().describe('The tournament that it belongs to.'),
    event: earlier(names(100).min(1).optional(), 'tournament'),
    round: z.int().min(0).max(10_000).optional().describe('The round of the tournament.'),
    table: names(40).min(1).optional().describe('The table of the tournament.'),
    clock: clock.optional().describe('The clock: how long a decision may take; none if left out.'),
    auto: standingAuto.optional().describe('What the service decides for players after each action.'),
    ...ownData,
    reseed: words(200)
      .optional()
      .describe('A seed for all chance from here on; without it, the new match has the same chance as the other one.'),
  }),
);

/** What is on record of a ruling. */
export const ruling = z.union([
  z.strictObject({ to: ply.describe('From the state after which ply.'), reason, judge }),
  z.strictObject({ winner: playerId.nullable().describe('Null if nobody wins.'), reason, judge }),
  z.strictObject({
    adopts: hash.describe('The hash of the edition of the rules that the match goes on under.'),
    version: z.string().describe('The version of that edition, for people.'),
    to: ply.describe('From the state after which ply.'),
    counters: z
      .strictObject({
        event: ply.describe('The number of the last event.'),
        object: ply.describe('The number of the last object.'),
        decision: ply.describe('The number of the last decision.'),
      })
      .describe('The counters at that time, so that no number or id is used twice.'),
    reason: reason.nullable().describe('Why; null if nothing differed.'),
    judge: judge.nullable().describe('Who ruled it; null if nothing differed.'),
  }),
  z.strictObject({ pauses: z.literal(true).describe('The match is paused.'), reason, judge }),
  z.strictObject({ resumes: z.literal(true).describe('The match goes on.'), reason, judge }),
  z.strictObject({
    adds: adds.describe('Seconds that are added.'),
    player: playerId.nullable().describe('The player who gets them; null for both.'),
    of: of.describe('Whether they were added to the bank or to the open decision.'),
    reason,
    judge,
  }),
  z.strictObject({
    concedes: playerId.describe('The player who conceded a match whose edition this server does not have.'),
  }),
]);

export type RewindRequest = z.output<typeof rewindRequest>;
export type ResultRequest = z.output<typeof resultRequest>;
export type PauseRequest = z.output<typeof pauseRequest>;
export type ResumeRequest = z.output<typeof resumeRequest>;
export type ExtensionRequest = z.output<typeof extensionRequest>;
export type AdoptionRequest = z.output<typeof adoptionRequest>;
export type ForkRequest = z.output<typeof forkRequest>;
