import { z } from 'zod';
import { json, jsonObject } from './json.ts';
import { wireSchemas } from './registry.ts';
import { decision, event, problem } from './replies.ts';
import { action, hash, outcome, sealedState, state } from './state.ts';

/** Most nodes of one preview, and how deep it may look. */
export const PREVIEW_NODES = 512;
const DEEPEST = 16;

const fields = z.strictObject({
  state: z.union([state, sealedState]).optional().describe('The state to look from.'),
  cards: z
    .array(json)
    .max(10_000)
    .optional()
    .describe('The cards of the state, if they are neither the sample cards nor registered.'),
  match: z.string().max(100).optional().describe('A recorded match in place of a state.'),
  ply: z.int().min(0).optional().describe('The state of the match after this ply; the last one if left out.'),
  actions: z.array(action).max(PREVIEW_NODES).optional().describe('What to try, each on the state itself.'),
  depth: z.int().min(1).max(DEEPEST).optional().describe('Instead of actions: all options, to this many plies.'),
  limit: z.int().min(1).max(PREVIEW_NODES).optional().describe('The most nodes to look at; 64 if left out.'),
  states: z.boolean().optional().describe('Return the states as well.'),
});

/** One state, and what is to be tried on it. */
export const previewRequest = fields.superRefine((request, context) => {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const without = (path: 'cards' | 'ply' | 'limit', needs: 'state' | 'match' | 'depth') => {
    if (request[path] !== undefined && request[needs] === undefined) wrong(path, `only with ${needs}`);
  };
  if ((request.state === undefined) === (request.match === undefined)) wrong('state', 'either a state or a match');
  if ((request.actions === undefined) === (request.depth === undefined)) wrong('actions', 'either actions or a depth');
  without('cards', 'state');
  without('ply', 'match');
  without('limit', 'depth');
});

const outlook = z
  .object({
    stateHash: hash.describe('The hash of the state that it would lead to.'),
    state: jsonObject.optional().describe('That state, if it was asked for.'),
    events: z.array(event).describe('What would happen, in order.'),
    awaiting: z.array(decision).describe('The decisions that would be open.'),
    outcome: outcome.nullable().describe('How the game would end; null if it would go on.'),
  })
  .describe('What it would lead to.');

export const previewReply = z
  .object({
    stateHash: hash.describe('Of the state that was looked at.'),
    items: z
      .array(
        z.object({
          path: z.array(action).describe('The actions from the state to here, this one last.'),
          action: action.describe('The action that was looked at.'),
          verdict: outlook.optional(),
          problem: problem.optional().describe('Why the action is not possible, instead of what it would lead to.'),
        }),
      )
      .describe('What was looked at, nearest first.'),
    truncated: z
      .boolean()
      .describe(
        'Whether there is more than was looked at: nodes above the limit, more than 4 MB of answer, or answers that are not listed.',
      ),
  })
  .register(wireSchemas, { id: 'Preview' });

/**
 * Characters of events, decisions and states that one answer about many actions holds. A preview looks at no more then, and a
 * batch that is answered at once carries out no more.
 */
export const MOST_TOLD = 4_000_000;

export type PreviewRequest = z.output<typeof previewRequest>;
