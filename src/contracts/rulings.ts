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
  winner: playerId.nullable().describe('Null when nobody wins.'),
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
  seconds: adds.describe('How much time there is in addition; at most 30 days.'),
  player: playerId.nullish().describe('Who gets it; both when left out.'),
  of: of
    .optional()
    .describe('Whether it goes into the bank, or to the open decision; the bank when left out, where there is one.'),
  ...ruled,
});

export const adoptionRequest = z
  .strictObject({
    dryRun: z.boolean().optional().describe('Only tell what would differ; nothing is changed.'),
    from: ply
      .optional()
      .describe(
        'Where something differs: let the match go on from the state after this ply, up to which all is the same.',
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
    ply: ply.optional().describe('The new match begins with the state after this ply; the last one when left out.'),
    seats: z.tuple([seat, seat]).optional().describe('Other names and data; the decks are those of the match.'),
    tags: tagList.optional().describe('What to file it under.'),
    tournament: names(100).min(1).optional().describe('The tournament that it belongs to.'),
    event: earlier(names(100).min(1).optional(), 'tournament'),
    round: z.int().min(0).max(10_000).optional().describe('The round of the tournament.'),
    table: names(40).min(1).optional().describe('The table of the tournament.'),
    clock: clock.optional().describe('How long a decision may take; nothing is timed when left out.'),
    auto: standingAuto.optional().describe('What the service decides for players after each action.'),
    ...ownData,
    reseed: words(200).optional().describe('A seed for all chance from here on; without it, chance stays the same.'),
  }),
);

/** What is on record of a ruling. */
export const ruling = z.union([
  z.strictObject({ to: ply.describe('From the state after which ply.'), reason, judge }),
  z.strictObject({ winner: playerId.nullable().describe('Null when nobody wins.'), reason, judge }),
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
      .describe('What was counted until then: no number or name is given twice.'),
    reason: reason.nullable().describe('Why; null where all came out the same.'),
    judge: judge.nullable().describe('Who ruled it; null where all came out the same.'),
  }),
  z.strictObject({ pauses: z.literal(true).describe('The match is paused.'), reason, judge }),
  z.strictObject({ resumes: z.literal(true).describe('The match goes on.'), reason, judge }),
  z.strictObject({
    adds: adds.describe('Seconds that are added.'),
    player: playerId.nullable().describe('To whose time; null for both.'),
    of: of.describe('To the bank, or to the open decision.'),
    reason,
    judge,
  }),
  z.strictObject({ concedes: playerId.describe('Who gave up a match whose rules are not here.') }),
]);

export type RewindRequest = z.output<typeof rewindRequest>;
export type ResultRequest = z.output<typeof resultRequest>;
export type PauseRequest = z.output<typeof pauseRequest>;
export type ResumeRequest = z.output<typeof resumeRequest>;
export type ExtensionRequest = z.output<typeof extensionRequest>;
export type AdoptionRequest = z.output<typeof adoptionRequest>;
export type ForkRequest = z.output<typeof forkRequest>;
