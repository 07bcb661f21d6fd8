import { z } from 'zod';
import { json } from './json.ts';
import { wireSchemas } from './registry.ts';
import { clause, event, option, toldAction } from './replies.ts';
import { action, playerId, sealedState, state } from './state.ts';

const card = json;

/** An action and what it is tried on: a state, or a recorded match. */
export const whyNotRequest = z.union([
  z.strictObject({
    state: z.union([state, sealedState]),
    action,
    cards: z.array(card).max(10_000).optional(),
  }),
  z.strictObject({
    match: z.string().max(100),
    ply: z.int().min(0).optional().describe('The state after this ply; the last one when left out.'),
    action,
  }),
]);

const ranked = { value: z.string(), rank: z.number().nullable().describe('The lower rank goes first.') };
const toldEvent = event.extend({ ply: z.int() });

const decided = z.object({
  id: z.string(),
  player: playerId,
  kind: z.string(),
  clause: z.string(),
  prompt: z.string(),
  askedBy: z.int().nullable().describe('The event whose effect or procedure asked.'),
});

export const why = z
  .object({
    event: toldEvent,
    ply: z.int(),
    action: toldAction.nullable().describe('What began the ply.'),
    chain: z.array(toldEvent).describe('From the event that nothing caused to this one.'),
    clauses: z.array(clause).describe('Every clause that is cited.'),
    now: z
      .object({
        event: z.int().nullable().describe('The event of the chain that had its turn.'),
        queue: z.string().nullable(),
        what: z.string().nullable(),
        of: z.int().describe('How many waited, itself included.'),
        first: z
          .array(
            z.object({
              key: z.string(),
              clause: z.string(),
              ...ranked,
              others: z.array(z.object({ id: z.string(), what: z.string(), ...ranked })),
            }),
          )
          .describe('The rules by which it went before each of the others.'),
        chosenBy: playerId.nullable(),
        decision: decided.nullable().describe('The decision whose answer made the game go on.'),
      })
      .nullable(),
    text: z.string(),
  })
  .register(wireSchemas, { id: 'Why' });

const openDecision = z.object({ player: playerId, decision: z.string(), kind: z.string(), prompt: z.string() });

export const legality = z
  .union([
    z.object({ legal: z.literal(true), decision: openDecision.nullable(), option: option.nullable() }),
    z.object({
      legal: z.literal(false),
      code: z.string(),
      detail: z.string(),
      clause: z.string().nullable(),
      facts: z.array(z.object({ fact: z.string(), clause: z.string(), was: json, needed: json })),
      toMakeLegal: z.array(z.string()).describe('A sentence for each fact that failed.'),
      nearest: z.array(option).describe('What the player may do, the most similar first.'),
      whoDecides: z.array(openDecision),
    }),
  ])
  .register(wireSchemas, { id: 'Legality' });

export type WhyNotRequest = z.output<typeof whyNotRequest>;
