import { z } from 'zod';
import { PASS_UNTIL } from '../engine/index.ts';
import { wireSchemas } from './registry.ts';
import { playerId } from './state.ts';

const UNTIL =
  'until the enemy does anything but pass (`enemyActs`), or does something that names the player or what is theirs or that waits to be ' +
  'answered (`mineAffected`)';

/** A word, or several of which one is enough. */
const untilOneOf = <Word extends string>(words: readonly [Word, ...Word[]], description: string) => {
  const word = z.enum(words);
  return z
    .union([word, z.array(word).min(1).max(words.length)])
    .optional()
    .describe(description);
};

const passing = untilOneOf(
  PASS_UNTIL,
  `Passes wherever passing is an option, ${UNTIL}, or until the turn ends (\`turnEnds\`). Of several words one is enough.`,
);

/** The same after each action of a match: until the turn ends would be for good. */
const standing = untilOneOf(['enemyActs', 'mineAffected'], `Passes wherever passing is an option, ${UNTIL}.`);

const order = z.strictObject({
  players: z
    .array(playerId)
    .max(2)
    .optional()
    .describe(
      'The players whose only option is taken even if it depends on their hand, so that the enemy can tell that there was no other. If left out, the player who acts.',
    ),
  pass: z.strictObject({ p1: passing, p2: passing }).optional().describe('Which players pass, and until when.'),
});

/** What the service decides for players after an action. */
export const auto = z.union([z.boolean(), z.literal('pass'), order]).register(wireSchemas, {
  id: 'Auto',
  description:
    'true: the service takes decisions with exactly one option, those of whoever acts, and of the other player where everybody can see that ' +
    'there is no choice. "pass": and whoever acts passes until the enemy acts. An object says for whom, and who passes until when. It goes on ' +
    'until somebody has a choice or both decide at once, for 50 decisions at most, each of which costs a point; on a sealed state, and for a ' +
    'key of a seat, only for whoever acts. In a match each of them is a ply, which says that it was taken.',
});

const standingOrder = z.strictObject({
  players: z
    .array(playerId)
    .max(2)
    .optional()
    .describe(
      'The players whose only option is taken even if it depends on their hand, so that the enemy can tell that there was no other.',
    ),
  pass: z.strictObject({ p1: standing, p2: standing }).optional().describe('Which players pass, and until when.'),
});

/** What the service decides for players of a match after each action, where the call does not say otherwise. */
export const standingAuto = z.union([z.literal(true), standingOrder]).register(wireSchemas, {
  id: 'StandingAuto',
  description:
    'true: after each action the service takes decisions of which everybody can see that there is exactly one option. An object says for ' +
    'whom it takes others too, and who passes until when. `auto` of a call takes its place for that call.',
});

export type Auto = z.output<typeof auto>;
export type StandingAutoRequest = z.output<typeof standingAuto>;
