import * as z from 'zod';

const when = z.enum(['played', 'dies']);

/** An ability as callers write it: when it goes off and what it does. */
export const ability = z.discriminatedUnion('do', [
  z.strictObject({ when, do: z.literal('draw'), cards: z.int().min(1).max(5) }),
  z.strictObject({ when, do: z.literal('ping'), damage: z.int().min(1).max(20) }),
  z.strictObject({ when, do: z.literal('burn'), damage: z.int().min(1).max(20) }),
]);

export type Ability = z.infer<typeof ability>;

/** A kind of card as callers write it. */
export const kind = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens, at most 40'),
  name: z.string().min(1).max(60),
  cost: z.int().min(0).max(10),
  power: z.int().min(0).max(20),
  health: z.int().min(1).max(20),
  abilities: z.array(ability).max(4).default([]),
});

export type Kind = z.infer<typeof kind>;
