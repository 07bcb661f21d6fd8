/** The form in which a position is written by hand. */
import * as z from 'zod';
import { cardIdOf, uid as name, player } from '../../cards/board.ts';
import { valuesOf } from '../../cards/dictionary.ts';
import * as word from '../language/words.ts';

const cardId = cardIdOf(32);
const whole = z.int().min(0).max(99_999);

const written = z.strictObject({
  kind: word.status.describe('What lasts on the demon.'),
  value: whole
    .describe(
      'How much: the damage a Bulwark takes, which it needs; percent of the damage for a charge (default: 225), of maximum HP for poison (default: 10), how many marks (default: 1), by how many points something is raised or lowered (default: 20), 1 for a shield that repels almighty attacks too. The others have none.',
    )
    .optional(),
  turns: whole
    .nullable()
    .describe('Own turns that it still lasts; null for the rest of the battle. Default: 3.')
    .optional(),
  of: z
    .string()
    .max(60)
    .describe(
      'For "affinity" the element and what it is, such as "fire:weak"; for "effect" the effect that was given, such as "card-id#0", for "mark" its name, for "cant" what can not be done. The others have none.',
    )
    .optional(),
  kept: z.literal(true).describe('Whether it stays when the demon falls. Default: it ends then.').optional(),
  attacks: whole
    .describe('For "effect": for how many attacks of its bearer it still lasts. Default: for any number.')
    .optional(),
});

const demon = z.strictObject({
  demon: cardId.describe('The id of its card.'),
  as: name.describe('What it is called. Default: its player and slot, such as "p1-1".').optional(),
  skills: z.array(cardId).max(4).describe('The ids of skills it was taught. Default: none.').optional(),
  brands: z.array(cardId).max(4).describe('The ids of brands it bears. Default: none.').optional(),
  hp: z
    .union([whole, z.string().regex(/^\d{1,3}%$/)])
    .describe('HP, or a share of the maximum such as "40%", rounded down; 0 for a fallen demon. Default: the maximum.')
    .optional(),
  mp: whole.describe('MP; at "setup" they cannot be given. Default: 10, or its maximum where that is less.').optional(),
  statuses: z.array(written).describe('What lasts on it. Default: nothing.').optional(),
  usedInTurn: z
    .record(z.string(), whole)
    .describe('How often its limited effects, such as "card-id#0", have worked in this turn. Default: never.')
    .optional(),
  usedInBattle: z
    .record(z.string(), whole)
    .describe('How often its limited effects, such as "card-id#0", have worked in the battle. Default: never.')
    .optional(),
});

const team = z.strictObject({
  demons: z.array(demon).min(1).max(4).describe('Its demons, in the slots of the party; at least one lives.'),
  liberator: cardId.describe('The id of its Liberator. Default: none.').optional(),
  connector: cardId.describe('The id of its Devil Connector. Default: none.').optional(),
  lasting: z
    .array(
      z.strictObject({
        of: z
          .string()
          .max(60)
          .describe('The passives under a condition that each of its demons has, such as "card-id#while-0".'),
        turns: z
          .int()
          .min(1)
          .max(99)
          .nullable()
          .describe('Own turns that they still last; null for the rest of the battle. Default: 3.')
          .optional(),
      }),
    )
    .describe('What lasts on the team, whoever of it stands (R71). Default: nothing.')
    .optional(),
});

/** The moments of a position: those before the first turn by the step of the battle, the others by that of the turn. */
export const BATTLE = { setup: 0, tier0: 'tier 0', tierDC: 'tier DC', tier1: 'tier 1' } as const;
export const TURN = {
  turn: 0,
  tier2: 'tier 2',
  next: 'next',
  tier3: 'tier 3',
  act: 'act',
  tier4: 'tier 4',
  end: 'end',
} as const;
const MOMENTS: Readonly<Record<keyof typeof BATTLE | keyof typeof TURN, string>> = {
  setup: 'Before the action order and the first MP are settled.',
  tier0: 'Before tier 0.',
  tierDC: 'Before tier DC.',
  tier1: 'Before tier 1.',
  turn: 'Before a turn begins: before its icons are counted.',
  tier2: 'In a turn, before tier 2.',
  next: 'In a turn, before the next demon is due.',
  tier3: 'A demon is due, before tier 3 and its natural recovery.',
  act: 'A demon is due, and its player chooses an action.',
  tier4: 'A demon has acted, before tier 4.',
  end: 'At the end of a turn, before tier 5.',
};

export const position = z
  .strictObject({
    at: valuesOf(MOMENTS).optional().describe('Where the battle goes on. Default: "act".'),
    turn: z
      .int()
      .min(1)
      .max(1000)
      .describe(
        'Number of the turn, in which the turns of both teams count; at "turn", of the one that begins. Default: 1, or 2 where team 2 is on turn.',
      )
      .optional(),
    first: player.describe('Which player has team 1; not settled at "setup". Default: "p1".').optional(),
    active: player.describe('Which team is on turn. Default: team 1.').optional(),
    acting: name
      .describe(
        'The demon that acts, at "tier3", "act" and "tier4", by default the first living one in action order; at "next" the one that acted last, by default none.',
      )
      .optional(),
    icons: z
      .strictObject({
        full: whole
          .describe('Full icons that are left. Default: one for each living demon, eight with those used.')
          .optional(),
        half: z.int().min(0).max(1).describe('1 in a Bonus Turn. Default: 0.').optional(),
        used: whole.describe('Icons that were used in this turn. Default: 0.').optional(),
        taken: whole.describe('Icons that effects took from the team for this turn (R40). Default: 0.').optional(),
      })
      .describe('The Press Turn icons of the team on turn.')
      .optional(),
    p1: team.describe('The team of player 1, the challenger.'),
    p2: team.describe('The team of player 2, the defender.'),
  })
  .meta({ id: 'Dx2Position', title: 'A position of Liberation Dx2' });

export type Position = z.infer<typeof position>;
