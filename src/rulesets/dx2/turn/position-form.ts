/** The form in which a position is written by hand. */
import * as z from 'zod';
import { STATUSES } from '../language/words.ts';

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,19}$/);
const cardId = z.string().min(1).max(32);
const whole = z.int().min(0).max(99_999);

const demon = z.strictObject({
  demon: cardId,
  as: name.optional(),
  skills: z.array(cardId).max(4).optional(),
  brands: z.array(cardId).max(4).optional(),
  /** HP, or a share like "40%". */
  hp: z.union([whole, z.string().regex(/^\d{1,3}%$/)]).optional(),
  mp: whole.optional(),
  statuses: z
    .array(
      z.strictObject({
        kind: z.enum(STATUSES),
        value: whole.optional(),
        turns: whole.nullable().optional(),
        of: z.string().max(60).optional(),
      }),
    )
    .optional(),
  usedInTurn: z.record(z.string(), whole).optional(),
  usedInBattle: z.record(z.string(), whole).optional(),
});

const team = z.strictObject({
  demons: z.array(demon).min(1).max(4),
  liberator: cardId.optional(),
  connector: cardId.optional(),
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
const AT = [...Object.keys(BATTLE), ...Object.keys(TURN)] as (keyof typeof BATTLE | keyof typeof TURN)[];

export const position = z
  .strictObject({
    /** Where the battle goes on: at its set-up, at a tier of its start, or at a moment of a turn. */
    at: z.enum(AT).optional(),
    /** Number of the turn; of the one that begins, at `turn`. */
    turn: z.int().min(1).max(1000).optional(),
    /** Team 1. */
    first: z.enum(['p1', 'p2']).optional(),
    /** The team on turn. */
    active: z.enum(['p1', 'p2']).optional(),
    /** The demon that acts, at `tier3`, `act` and `tier4`; at `next` the one that acted last. */
    acting: name.optional(),
    icons: z
      .strictObject({
        full: whole.optional(),
        half: z.int().min(0).max(1).optional(),
        used: whole.optional(),
        taken: whole.optional(),
      })
      .optional(),
    p1: team,
    p2: team,
  })
  .meta({ id: 'Dx2Position', title: 'A position of Liberation Dx2' });

export type Position = z.infer<typeof position>;
