import { z } from 'zod';
import { wireSchemas } from './registry.ts';
import { adoption, difference, event, verdict } from './replies.ts';
import { startRequest } from './requests.ts';
import { action, sealedState, state } from './state.ts';

/** Events as they came in a verdict; what is said of them in words may differ between editions, and is not looked at. */
const events = z.array(event.partial({ text: true })).max(10_000);

const step = z.strictObject({
  action: action.describe('What was done.'),
  events: events.optional().describe('The events of the verdict on it, if you kept them.'),
});

const history = z.strictObject({
  start: startRequest
    .optional()
    .describe(
      'What the game was started with. Without a seed, that of the state is used; without cards, those of the state.',
    ),
  events: events.optional().describe('The events of the start, if you kept them.'),
  actions: z.array(step).max(10_000).describe('All that was done since, in order.'),
});

export const stateAdoptionRequest = z.strictObject({
  state: z
    .union([state, sealedState])
    .describe('The state, exactly as it was returned under another edition of its rules.'),
  history: history.optional().describe('How the game came to the state.'),
});

export const stateAdoption = z
  .object({
    ...adoption.pick({ same: true, edition: true, present: true }).shape,
    difference: difference
      .extend({
        paths: z.array(z.string()).optional().describe('Where the states differ, as JSON pointers; at most 20.'),
      })
      .nullable()
      .describe('What differs first. Ply 0 is the start, and each action is one ply.'),
    verdict: verdict.nullable().describe('The state under the present edition; null if something differs.'),
  })
  .register(wireSchemas, { id: 'StateAdoption' });

export type StateAdoptionRequest = z.output<typeof stateAdoptionRequest>;
