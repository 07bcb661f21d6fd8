import { z } from 'zod';
import type { Action } from '../engine/index.ts';
import { json, jsonObject, words } from './json.ts';
import { wireSchemas } from './registry.ts';

/** How a ply can come about. */
export const plyKind = z.enum([
  'start',
  'action',
  'timeout',
  'rewind',
  'result',
  'adoption',
  'pause',
  'resume',
  'extension',
]);

export const playerId = z.enum(['p1', 'p2']);
export const viewer = z.enum(['p1', 'p2', 'spectator', 'judge']);
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 hash: 64 hexadecimal digits');

const count = z.int().min(0);
const seq = count.nullable();
const name = z.string().min(1).max(200);

const frame = z.strictObject({
  program: name.describe('The program that runs.'),
  at: count.describe('Its next step.'),
  vars: jsonObject.describe('Its registers.'),
  cause: seq.describe('The event that began it.'),
});

const pending = z.strictObject({
  id: name.describe('Its id.'),
  program: name.describe('The program that runs when it resolves.'),
  queue: name.describe('The queue that it waits in.'),
  owner: playerId.describe('Whose it is.'),
  card: name.nullable().describe('The card whose text it is.'),
  source: name.nullable().describe('The object whose text it is.'),
  vars: jsonObject.describe('Its registers.'),
  cause: seq.describe('The event that set it off.'),
  clause: name.describe('The clause by which it happens.'),
  batch: count.describe(
    'The number of its batch: effects that were triggered between the same two free moments share one, and later batches have higher ones.',
  ),
  level: count.describe('The depth of the stack when it was triggered.'),
});

const kind = <Kind extends string>(is: Kind) => z.literal(is).describe('The kind of change.');
const effect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('stat'),
    stat: name.describe('The number that is changed.'),
    add: z.int().describe('How much is added to it.'),
  }),
  z.strictObject({
    kind: kind('set'),
    stat: name.describe('The number that is set.'),
    to: z.int().describe('What it is set to.'),
  }),
  z.strictObject({
    kind: kind('keyword'),
    keyword: name.describe('The keyword that is granted.'),
    value: z.int().describe('Its number.'),
  }),
  z.strictObject({
    kind: z.enum(['cant', 'can', 'must']).describe('The kind of change.'),
    what: name.describe('What can’t, can or must be done.'),
    clause: name.optional().describe('The clause that says so.'),
    by: jsonObject.optional().describe('By what, if not by everything.'),
  }),
  z.strictObject({ kind: kind('ability'), ability: name.describe('The ability that is granted.') }),
  z.strictObject({
    kind: kind('instead'),
    of: name.describe('What does not happen.'),
    program: name.describe('The program that runs instead.'),
  }),
  z.strictObject({
    kind: kind('counter'),
    name: name.describe('What is counted.'),
    count: z.int().min(1).describe('How many there are.'),
  }),
  z.strictObject({ kind: kind('become'), card: name.describe('The card that it is now.') }),
  z.strictObject({
    kind: kind('trait'),
    trait: name.nullable().describe('The trait; null for all of them.'),
    has: z.boolean().describe('Whether it is gained or lost. If it stands for all of them, they are lost.'),
  }),
  z.strictObject({
    kind: kind('said'),
    as: name.describe('The name by which texts ask for it.'),
    word: name.describe('What was said, such as the name of a card.'),
  }),
  z.strictObject({
    kind: kind('shield'),
    against: name.describe('What it stops.'),
    left: z.int().min(1).describe('How much of it is still stopped.'),
    by: jsonObject.optional().describe('From what, if not from everything.'),
  }),
  z.strictObject({
    kind: kind('watch'),
    ability: name.describe('The ability that watches.'),
    vars: jsonObject.describe('Its registers.'),
    left: z.int().min(1).nullable().describe('How often it can still happen; null for no limit.'),
  }),
]);

const modifier = z.strictObject({
  id: name.describe('Its id.'),
  target: name.describe('The object or the player that is changed.'),
  effect: effect.describe('What is changed.'),
  until: name.describe('When it ends.'),
  source: name.nullable().describe('The object whose text it comes from.'),
  card: name.nullable().describe('The card whose text it comes from.'),
  owner: playerId.optional().describe('Whose text it comes from.'),
});

const event = z.strictObject({
  seq: count.describe('Number of the event in its match.'),
  parent: seq.describe('Number of the event that caused it.'),
  type: name.describe('The type of event.'),
  clause: name.describe('The rule clause that made it happen.'),
  player: playerId.nullable().describe('Whose event it is.'),
  data: jsonObject.describe('The particulars.'),
  secret: z
    .strictObject({
      fields: z.array(name).describe('Fields of `data`.'),
      to: z.array(playerId).describe('Who may see them.'),
    })
    .optional()
    .describe('What only some may see; absent if all is public.'),
});

export const outcome = z
  .strictObject({
    winner: playerId.nullable().describe('The winner; null if nobody wins.'),
    reason: z.string().describe('Why the game ended, in a word of the ruleset.'),
    clause: z.string().describe('The clause by which it ended.'),
  })
  .register(wireSchemas, { id: 'Outcome' });

export const matchRef = z.strictObject({
  id: z.uuid().describe('The id of the match.'),
  ply: count.describe('Its ply.'),
});

export const rulesetRef = z.strictObject({
  id: name.describe('What the ruleset is called in requests.'),
  version: name.describe('The version of the edition, for people.'),
  hash: hash.describe('The hash of the edition’s rules.'),
});

/** A state as it was handed out. The board has the form that `/v1/rulesets/{id}/schema` gives. */
export const state = z
  .strictObject({
    ruleset: rulesetRef.describe('The edition of the rules that it belongs to.'),
    cards: hash.describe('The hash of its cards.'),
    options: jsonObject.describe('Its match options.'),
    match: matchRef.nullable().describe('The match that it belongs to; null if it belongs to none.'),
    counters: z
      .strictObject({
        event: count.describe('The number of the last event.'),
        object: count.describe('The number of the last object.'),
        decision: count.describe('The number of the last decision.'),
        batch: count.describe('The number of the last batch of effects.'),
        chain: count.describe('The length of the present chain of effects.'),
      })
      .describe('The counters so far, so that no number or id is used twice.'),
    rng: z.array(z.int().min(-2_147_483_648).max(4_294_967_295)).length(4).describe('The state of the random numbers.'),
    frames: z.array(frame).max(1000).describe('The programs that are running, the innermost last.'),
    pending: z.array(pending).max(10_000).describe('What waits for its turn to resolve.'),
    modifiers: z.array(modifier).max(10_000).describe('Changes that last for a time.'),
    fresh: z.array(event).max(10_000).describe('Events that have not been checked for triggers yet.'),
    awaiting: z
      .array(
        z.strictObject({
          id: name.describe('The id of the decision.'),
          player: playerId.describe('Who decides.'),
          answer: json.optional().describe('The answer, while the other player still has to answer.'),
          event: count.optional().describe('The event whose effect asks.'),
        }),
      )
      .max(2)
      .describe('The open decisions.'),
    outcome: outcome.nullable().describe('How the game ended; null while it is running.'),
    board: jsonObject.describe('What lies on the table, in the form that the ruleset’s schema `board` has.'),
    hash: hash.describe('SHA-256 of the canonical text of everything else.'),
  })
  .register(wireSchemas, { id: 'State' });

export const sealedState = z.string().register(wireSchemas, {
  id: 'SealedState',
  description: 'A state that only this service can open, for its tenant.',
});

/** A seed that nobody chooses alone: a commitment of the service, and words that the players said afterwards. */
export const fairSeed = z
  .strictObject({
    commitment: hash.describe('A commitment of the service, from `POST /v1/seeds`.'),
    words: z.array(words(200).min(1)).min(1).max(16).describe('The words that the players chose afterwards.'),
  })
  .register(wireSchemas, { id: 'FairSeed' });

const player = playerId.describe('Who acts.');
const decision = z.string().max(60).describe('The id of the open decision that is answered.');
const forms = z.union([
  z.strictObject({ player, decision, option: z.string().max(1000).describe('The id of one of its options.') }),
  z.strictObject({ player, decision, answer: json.describe('An answer by the `form` of the decision.') }),
  z.strictObject({ player, concede: z.literal(true).describe('Concedes the game.') }),
]);

/** The forms that an action can have. */
export type ActionForm = z.output<typeof forms>;

/** What a player does: an option of an open decision, an answer in the form of its `form`, or giving up. */
export const action: z.ZodType<Action> = forms.register(wireSchemas, {
  id: 'Action',
  description: 'What a player does: an option of an open decision, an answer in the form of its `form`, or giving up.',
});
