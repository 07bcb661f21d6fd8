import { z } from 'zod';
import { json } from './json.ts';
import { wireSchemas } from './registry.ts';
import { clause, event, fact, option, toldAction } from './replies.ts';
import { action, playerId, sealedState, state } from './state.ts';

const card = json;

/** An action and what it is tried on: a state, or a recorded match. */
export const whyNotRequest = z.union([
  z.strictObject({
    state: z.union([state, sealedState]).describe('The state to try it on.'),
    action: action.describe('The action to try.'),
    cards: z
      .array(card)
      .max(10_000)
      .optional()
      .describe('The cards of the state, if they are neither the sample cards nor registered.'),
  }),
  z.strictObject({
    match: z.string().max(100).describe('The id of a recorded match.'),
    ply: z.int().min(0).optional().describe('The state after this ply; the last one if left out.'),
    action: action.describe('The action to try.'),
  }),
]);

const ranked = {
  value: z.string().describe('What was compared.'),
  rank: z.number().nullable().describe('The lower rank goes first.'),
};
const toldEvent = event.extend({ ply: z.int().describe('The ply that it belongs to.') });

const decided = z.object({
  id: z.string().describe('Its name.'),
  player: playerId.describe('Who decided.'),
  kind: z.string().describe('The kind of decision.'),
  clause: z.string().describe('The clause that asked.'),
  prompt: z.string().describe('What was asked, in words.'),
  askedBy: z.int().nullable().describe('The event whose effect or procedure asked.'),
});

export const why = z
  .object({
    event: toldEvent.describe('The event that was asked about.'),
    ply: z.int().describe('The ply that it belongs to.'),
    action: toldAction.nullable().describe('What began the ply.'),
    chain: z.array(toldEvent).describe('From the event without a cause to this one.'),
    clauses: z.array(clause).describe('Every clause that is cited.'),
    now: z
      .object({
        event: z.int().nullable().describe('The event of the chain whose effect was next.'),
        queue: z.string().nullable().describe('The queue that it waited in.'),
        what: z.string().nullable().describe('The effect that was next.'),
        of: z.int().describe('How many effects waited, including itself.'),
        first: z
          .array(
            z.object({
              key: z.string().describe('What was compared.'),
              clause: z.string().describe('The clause that says so.'),
              ...ranked,
              others: z
                .array(
                  z.object({ id: z.string().describe('Its id.'), what: z.string().describe('What it is.'), ...ranked }),
                )
                .describe('What waited behind it.'),
            }),
          )
          .describe('The rules by which it went before each of the others.'),
        chosenBy: playerId.nullable().describe('The player who chose it to go first; null if nobody did.'),
        decision: decided.nullable().describe('The decision whose answer made the game go on.'),
      })
      .nullable()
      .describe('Why it was next; null if nothing else waited and nobody decided.'),
    text: z.string().describe('The whole answer in words.'),
  })
  .register(wireSchemas, { id: 'Why' });

const openDecision = z.object({
  player: playerId.describe('Who decides.'),
  decision: z.string().describe('The id of the decision.'),
  kind: z.string().describe('The kind of decision.'),
  prompt: z.string().describe('What is asked, for people.'),
});

export const legality = z
  .union([
    z.object({
      legal: z.literal(true).describe('It is legal.'),
      decision: openDecision.nullable().describe('The decision that it answers; null for a concession.'),
      option: option.nullable().describe('The option that it is; null for an answer that is not listed.'),
    }),
    z.object({
      legal: z.literal(false).describe('It is not legal.'),
      code: z.string().describe('The code of the problem that it would be refused with.'),
      detail: z.string().describe('What is wrong, for people.'),
      clause: z.string().nullable().describe('The clause that forbids it.'),
      facts: z.array(fact).describe('The facts that failed.'),
      toMakeLegal: z.array(z.string()).describe('A sentence for each fact that failed.'),
      nearest: z.array(option).describe('What the player may do, the most similar first.'),
      whoDecides: z.array(openDecision).describe('The open decisions.'),
    }),
  ])
  .register(wireSchemas, { id: 'Legality' });

export type WhyNotRequest = z.output<typeof whyNotRequest>;
