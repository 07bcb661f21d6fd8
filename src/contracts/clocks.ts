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
      .describe('Seconds for each decision, from the moment it is opened; at most 30 days. 0 if there is only a bank.'),
    otherwise: z
      .enum(['default', 'concede', 'lose', 'judge'])
      .describe(
        'What happens when the time is up: the default of the decision is taken, or its first option if it has none; the player concedes; the player loses on time; or the match is paused until a judge has ruled.',
      ),
    bank: seconds
      .min(1)
      .optional()
      .describe(
        'Seconds for all decisions of a player together: what a decision takes beyond `seconds` is taken from the bank.',
      ),
    increment: z
      .int()
      .min(1)
      .max(86_400)
      .optional()
      .describe('Seconds added to the bank for each decision that the player answers in time.'),
    most: seconds.min(1).optional().describe('The increment does not fill the bank beyond this; no bound if left out.'),
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
        'Seconds in the bank, to the millisecond. While the time of the player runs, this is what the bank held when that began; what is left of it is the smaller of this and the time until `deadline`.',
      ),
    deadline: z.string().nullable().describe('When the time of the player runs out; null while it is not running.'),
    left: z
      .number()
      .nullable()
      .describe(
        'While the match is paused, the seconds that the player has once it is resumed; null for a player who has no open decision.',
      ),
  })
  .register(wireSchemas, { id: 'SeatClock', description: 'The clock of one player.' });

/** How the clocks of a match stand. */
export const times = z.object({
  deadline: z
    .string()
    .nullable()
    .describe(
      'When the clock acts next: the earliest time at which a player runs out of time; null while no clock runs.',
    ),
  clocks: z
    .object({ p1: seatClock.describe('The clock of p1.'), p2: seatClock.describe('The clock of p2.') })
    .nullable()
    .describe('The clocks of both players; null if the match has no clock.'),
  paused: z
    .object({
      since: z.string().describe('Since when.'),
      ply: z.int().describe('The ply that paused it: a ruling, or a timeout after which a judge has to rule.'),
    })
    .nullable()
    .describe('Present while the match is paused: it accepts no actions, and no time passes. Null otherwise.'),
});
