import { z } from 'zod';
import { json } from './json.ts';
import { wireSchemas } from './registry.ts';
import { clause, event, fact, option, toldAction } from './replies.ts';
import { action, playerId, sealedState, state } from './state.ts';

const card = json;

/** An action and what it is tried on: a state, or a recorded match. */
export const whyNotRequest = z.union([
  z.strictObject({
    state: z.union([state, sealedState]).describe('The state that it is tried on.'),
    action: action.describe('What is tried.'),
    cards: z.array(card).max(10_000).optional().describe('The cards of the state, where they are not registered.'),
  }),
  z.strictObject({
    match: z.string().max(100).describe('The id of a recorded match.'),
    ply: z.int().min(0).optional().describe('The state after this ply; the last one when left out.'),
    action: action.describe('What is tried.'),
  }),
]);

const ranked = {
  value: z.string().describe('What it was ranked by.'),
  rank: z.number().nullable().describe('The lower rank goes first.'),
};
const toldEvent = event.extend({ ply: z.int().describe('The ply that it belongs to.') });

const decided = z.object({
  id: z.string().describe('Its name.'),
  player: playerId.describe('Who decided.'),
  kind: z.string().describe('What sort of decision it was.'),
  clause: z.string().describe('The clause that asked.'),
  prompt: z.string().describe('What was asked, in words.'),
  askedBy: z.int().nullable().describe('The event whose effect or procedure asked.'),
});

export const why = z
  .object({
    event: toldEvent.describe('The event that was asked about.'),
    ply: z.int().describe('The ply that it belongs to.'),
    action: toldAction.nullable().describe('What began the ply.'),
    chain: z.array(toldEvent).describe('From the event that nothing caused to this one.'),
    clauses: z.array(clause).describe('Every clause that is cited.'),
    now: z
      .object({
        event: z.int().nullable().describe('The event of the chain that had its turn.'),
        queue: z.string().nullable().describe('In which queue it waited.'),
        what: z.string().nullable().describe('What had its turn.'),
        of: z.int().describe('How many waited, itself included.'),
        first: z
          .array(
            z.object({
              key: z.string().describe('What was compared.'),
              clause: z.string().describe('The clause that compares it.'),
              ...ranked,
              others: z
                .array(
                  z.object({ id: z.string().describe('Its id.'), what: z.string().describe('What it is.'), ...ranked }),
                )
                .describe('What waited behind it.'),
            }),
          )
          .describe('The rules by which it went before each of the others.'),
        chosenBy: playerId.nullable().describe('Who chose it to go first; null where nobody did.'),
        decision: decided.nullable().describe('The decision whose answer made the game go on.'),
      })
      .nullable()
      .describe('Why it was its turn; null where nothing waited and nobody decided.'),
    text: z.string().describe('The whole answer in words.'),
  })
  .register(wireSchemas, { id: 'Why' });

const openDecision = z.object({
  player: playerId.describe('Who decides.'),
  decision: z.string().describe('The id of the decision.'),
  kind: z.string().describe('What sort of decision it is.'),
  prompt: z.string().describe('What is asked, in words.'),
});

export const legality = z
  .union([
    z.object({
      legal: z.literal(true).describe('It is legal.'),
      decision: openDecision.nullable().describe('The decision that it answers; null where it gives up the game.'),
      option: option.nullable().describe('The option that it is; null for an answer that is not listed.'),
    }),
    z.object({
      legal: z.literal(false).describe('It is not legal.'),
      code: z.string().describe('The code of the problem that it would be refused with.'),
      detail: z.string().describe('What is wrong, for people.'),
      clause: z.string().nullable().describe('The clause that forbids it.'),
      facts: z.array(fact).describe('What stands against it.'),
      toMakeLegal: z.array(z.string()).describe('A sentence for each fact that failed.'),
      nearest: z.array(option).describe('What the player may do, the most similar first.'),
      whoDecides: z.array(openDecision).describe('The open decisions.'),
    }),
  ])
  .register(wireSchemas, { id: 'Legality' });

export type WhyNotRequest = z.output<typeof whyNotRequest>;
