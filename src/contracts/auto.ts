import { z } from 'zod';
import { wireSchemas } from './registry.ts';
import { playerId } from './state.ts';

/** Until when a player passes. */
const until = z.enum(['enemyActs', 'turnEnds']);

const passing = until
  .optional()
  .describe('Passes wherever passing is an option: until the enemy does anything but pass, or until the turn ends.');

const order = z.strictObject({
  players: z
    .array(playerId)
    .max(2)
    .optional()
    .describe(
      'Whose only option is taken even where it lies in a hand, so that the enemy can tell that there was no other. Without it, who acts.',
    ),
  pass: z.strictObject({ p1: passing, p2: passing }).optional().describe('Who passes, and until when.'),
});

/** What the service decides for players. */
export const auto = z.union([z.boolean(), z.literal('pass'), order]).register(wireSchemas, {
  id: 'Auto',
  description:
    'true: the service takes decisions with exactly one option, those of whoever acts, and of the other player where everybody can see that ' +
    'there is no choice. "pass": and whoever acts passes until the enemy acts. An object says for whom, and who passes until when. It goes on ' +
    'until somebody has a choice or both decide at once, for 50 decisions at most; on a sealed state only for whoever acts, unless the key is a judge’s.',
});

export type Auto = z.output<typeof auto>;
export type PassUntil = z.output<typeof until>;
