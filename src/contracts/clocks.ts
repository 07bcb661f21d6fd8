import { z } from 'zod';
import { wireSchemas } from './registry.ts';

/** The longest time that is given at once, in seconds: 30 days. */
export const LONGEST = 2_592_000;

const seconds = z.int().max(LONGEST);

/** How long a player may take, and what is done for whoever has not answered by then. */
export const clock = z
  .strictObject({
    seconds: seconds
      .min(0)
      .describe('For each decision, from the moment when it is opened; at most 30 days. 0 where there is only a bank.'),
    otherwise: z
      .enum(['default', 'concede', 'lose', 'judge'])
      .describe(
        'When the time is up: take the default of the decision, or its first option where it has none; give up by the rules; lose by the clock; or pause until a judge has ruled.',
      ),
    bank: seconds
      .min(1)
      .optional()
      .describe('For all decisions of a player together: what a decision takes beyond `seconds` is taken from it.'),
    increment: z
      .int()
      .min(1)
      .max(86_400)
      .optional()
      .describe('Added to the bank with each decision that its player answers in time.'),
    most: seconds.min(1).optional().describe('The increment fills the bank no further; no bound when left out.'),
  })
  .refine(({ seconds, bank }) => seconds > 0 || bank !== undefined, {
    message: 'has to be 1 or more where there is no bank',
    path: ['seconds'],
  })
  .refine(({ seconds, otherwise }) => seconds > 0 || otherwise !== 'default', {
    message: 'has to be 1 or more with `default`: an empty bank would leave its player no time for anything',
    path: ['seconds'],
  })
  .refine(({ increment, bank }) => increment === undefined || bank !== undefined, {
    message: 'goes into a bank, and there is none',
    path: ['increment'],
  })
  .refine(({ most, increment }) => most === undefined || increment !== undefined, {
    message: 'bounds what an increment fills, and there is none',
    path: ['most'],
  })
  .refine(({ most, bank }) => most === undefined || bank === undefined || most >= bank, {
    message: 'has to be as much as the bank holds at the start',
    path: ['most'],
  })
  .register(wireSchemas, { id: 'Clock', description: 'How long a player may take, and what is done then.' });

export const seatClock = z
  .object({
    bank: z
      .number()
      .describe(
        'Seconds in the bank, to the millisecond: while the time of the player runs, as it was when that began. Then the smaller of it and the time up to `deadline` is what is left of it.',
      ),
    deadline: z.string().nullable().describe('When the time of the player runs out; null while it does not run.'),
    left: z
      .number()
      .nullable()
      .describe(
        'While the match is paused, the seconds until it runs out once it is resumed; null for who is not awaited.',
      ),
  })
  .register(wireSchemas, { id: 'SeatClock', description: 'The clock of one player.' });

/** How the clocks of a match stand. */
export const times = z.object({
  deadline: z
    .string()
    .nullable()
    .describe('When the clock acts next, for the first player whose time is up; null while nothing is timed.'),
  clocks: z
    .object({ p1: seatClock.describe('That of p1.'), p2: seatClock.describe('That of p2.') })
    .nullable()
    .describe('The clocks of both players; null where nothing is timed.'),
  paused: z
    .object({
      since: z.string().describe('Since when.'),
      ply: z.int().describe('The ply that paused it: a ruling, or a timeout where the clock calls a judge.'),
    })
    .nullable()
    .describe('Whether the match is paused: it takes no actions, and no time passes; null while it is not.'),
});
