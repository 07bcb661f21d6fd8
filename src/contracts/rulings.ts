import { z } from 'zod';
import { names, words } from './json.ts';
import { clock, playerId } from './state.ts';

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

const seat = z.strictObject({ name: names(100).optional() });

export const forkRequest = z.strictObject({
  ply: ply.optional().describe('The new match begins with the state after this ply; the last one when left out.'),
  seats: z.tuple([seat, seat]).optional().describe('Other names; the decks are those of the match.'),
  tags: z.array(names(60).min(1)).max(20).optional(),
  event: names(100).min(1).optional(),
  round: z.int().min(0).max(10_000).optional(),
  table: names(40).min(1).optional(),
  clock: clock.optional(),
  reseed: words(200).optional().describe('A seed for all chance from here on; without it, chance stays the same.'),
});

/** What is on record of a ruling. */
export const ruling = z.union([
  z.strictObject({ to: ply, reason, judge }),
  z.strictObject({ winner: playerId.nullable(), reason, judge }),
  z.strictObject({ concedes: playerId.describe('Who gave up a match whose rules are not here.') }),
]);

export type RewindRequest = z.output<typeof rewindRequest>;
export type ResultRequest = z.output<typeof resultRequest>;
export type ForkRequest = z.output<typeof forkRequest>;
