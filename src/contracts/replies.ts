import { z } from 'zod';
import { json, jsonObject } from './json.ts';
import { wireSchemas } from './registry.ts';
import { ruling } from './rulings.ts';
import { scene } from './scene.ts';
import { action, clock, hash, matchRef, outcome, playerId, rulesetRef, sealedState, viewer } from './state.ts';

/** The replies, for the documentation and the types; they are written without being checked. */

export const event = z
  .object({
    seq: z.int().describe('Number of the event in its match.'),
    parent: z.int().nullable().describe('Number of the event that caused it.'),
    type: z.string(),
    clause: z.string().describe('The rule clause that made it happen.'),
    player: playerId.nullable(),
    text: z.string().describe('What happened, in a line for a person, with the names of the seats and of the cards.'),
    message: z
      .object({
        key: z.string().describe('Which message it is: the ruleset and the type of the event, `gundam.attack`.'),
        args: jsonObject.describe(
          'What the message speaks of: `who`, and the data of the event with names instead of ids.',
        ),
      })
      .describe('The same as `text`, to be said in another language.')
      .register(wireSchemas, { id: 'Message' }),
    data: jsonObject,
  })
  .register(wireSchemas, { id: 'Event' });

export const option = z
  .object({
    id: z.string(),
    kind: z
      .string()
      .describe('What it does: the sort of action (`attack`, `pass`), or the sort of decision that it answers.'),
    label: z.string().describe('In words; no other option of the decision has the same.'),
    group: z
      .string()
      .optional()
      .describe('What the actions of a menu are sorted under: the thing or the card that acts, or the sort of action.'),
    objects: z
      .array(z.string())
      .optional()
      .describe('The objects that it names, by their ids in the scene; what acts is first.'),
    cards: z.array(z.string()).optional().describe('The cards that it names, as far as who is asked may know them.'),
    clause: z.string(),
    action,
  })
  .register(wireSchemas, { id: 'Option', description: '`action` can be posted as it stands.' });

export const decision = z
  .object({
    id: z.string(),
    player: playerId,
    kind: z.string(),
    clause: z.string(),
    prompt: z.string(),
    about: z
      .object({ objects: z.array(z.string()), cards: z.array(z.string()).optional() })
      .optional()
      .describe('The object whose effect asks, by its id in the scene, and its card.')
      .register(wireSchemas, { id: 'About' }),
    options: z.array(option),
    form: jsonObject.optional().describe('JSON Schema of `answer`, when not every answer is listed.'),
    default: z.string().optional(),
  })
  .register(wireSchemas, { id: 'Decision' });

const sceneInVerdict = scene
  .nullable()
  .optional()
  .describe('The table as the viewer may see it, where `include` asks for it; null where the game shows none.');

const seenVerdict = z.object({
  state: jsonObject.describe('The state as the viewer may see it.'),
  stateHash: hash.nullable().describe('The hash of the state, for a judge.'),
  events: z.array(event).describe('What happened, as the viewer may see it.'),
  awaiting: z.array(decision).describe('Who decides what now, with the options that the viewer may see.'),
  scene: sceneInVerdict,
});

/** A verdict with all of its parts. */
export const wholeVerdict = z.object({
  id: z.string().describe('Content address: hash of ruleset, card set, state and action.'),
  ruleset: rulesetRef,
  match: matchRef.nullable(),
  state: z.union([jsonObject, sealedState]).describe('To be sent back as it is.'),
  view: jsonObject.optional().describe('Beside a sealed state, what the viewer may see of it.'),
  stateHash: hash.nullable().describe('Null when the state is shown as one viewer may see it.'),
  events: z.array(event),
  awaiting: z.array(decision).describe('Who decides what now; empty only when there is an outcome.'),
  outcome: outcome.nullable(),
  scene: sceneInVerdict,
  taken: z
    .array(action)
    .optional()
    .describe('Where `auto` was asked for, the actions that the service took after the one that was sent, in order.'),
  views: z
    .partialRecord(viewer, seenVerdict.partial({ state: true, events: true, awaiting: true }))
    .optional()
    .describe('The same as other viewers may see it, for those that `views` asks for.'),
  signature: z.string().optional().describe('A compact JWS of the service over the verdict.'),
});

/** A verdict as it is answered: `include` leaves parts out. */
export const verdict = wholeVerdict
  .partial({ state: true, events: true, awaiting: true })
  .register(wireSchemas, { id: 'Verdict' });

const fact = z
  .object({ fact: z.string(), clause: z.string(), was: json, needed: json })
  .register(wireSchemas, { id: 'Fact' });
const fault = z
  .object({
    path: z.string().describe('JSON pointer.'),
    in: z.enum(['body', 'query', 'path']).optional(),
    reason: z.string(),
    accepts: json.optional(),
    didYouMean: z.string().optional().describe('The accepted word that is most like the one that was sent.'),
    card: z.string().optional().describe('The id of the card that the fault is in.'),
    cardName: z.string().optional(),
  })
  .register(wireSchemas, { id: 'Fault' });

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    clause: z.string().optional(),
    facts: z.array(fact).optional(),
    errors: z.array(fault).optional(),
    options: z.array(option).optional(),
    statedHash: z.string().optional().describe('The hash that was sent.'),
    actualHash: z.string().optional().describe('The hash that was expected.'),
    currentPly: z.int().optional(),
    currentHash: z.string().optional(),
    cycle: z.array(z.string()).optional().describe('The programs that call each other without end.'),
    links: z
      .array(
        z.object({
          method: z.literal('POST').describe('The method of the call.'),
          href: z.string().describe('The path of the call.'),
          does: z.string().describe('What the call does.'),
        }),
      )
      .optional()
      .describe('Calls that lead on from here.'),
    line: z.int().optional().describe('Where the problem is, in a request of many lines; the first is 1.'),
    limit: z.int().optional().describe('Points that may be spent in a window.'),
    cost: z.int().optional().describe('Points that the call costs.'),
    counted: z.string().optional().describe('What a query has too much of.'),
    has: z.int().optional().describe('How much of it the query has.'),
    resetsAt: z.string().optional().describe('When all points are available again.'),
    retryAfter: z.int().optional().describe('Seconds after which to try again, as in Retry-After.'),
  })
  .register(wireSchemas, { id: 'Problem' });

export const seat = z.object({
  name: z.string(),
  deck: z.union([z.string(), jsonObject]).nullable().describe('Null when the viewer may not see it.'),
});

export const match = z
  .object({
    id: z.uuid(),
    ruleset: rulesetRef,
    cards: hash,
    seats: z.tuple([seat, seat]),
    options: jsonObject,
    tags: z.array(z.string()),
    event: z.string().nullable().describe('The tournament that it belongs to.'),
    round: z.int().nullable(),
    table: z.string().nullable(),
    status: z.enum(['running', 'over']),
    outcome: outcome.nullable(),
    ply: z.int(),
    stateHash: hash.nullable().describe('Null for viewers who may not see everything.'),
    seed: z.string().nullable().describe('Given when the match is over.'),
    seedHash: hash
      .nullable()
      .describe(
        'SHA-256 of "seed:" and the seed, given from the start; null for a fork that goes on with the chance it had.',
      ),
    commitment: hash.nullable().describe('What the service committed to before the words were chosen.'),
    words: z.array(z.string()).describe('The words that the seed was made with.'),
    forkedFrom: z
      .object({ match: z.uuid(), ply: z.int() })
      .nullable()
      .describe('Where it was forked from another match.'),
    clock: clock.nullable(),
    deadline: z.string().nullable().describe('When the open decision is made for a player who has not answered.'),
    clockStopped: z
      .object({
        code: z.string().describe('The code of the problem that the clock met, such as budget-exceeded.'),
        detail: z.string().nullable().describe('Null for viewers who may not see everything.'),
        at: z.string(),
      })
      .nullable()
      .describe('Why the open decision has no deadline any more: the clock could not play, and a judge can rule.'),
    secret: z
      .string()
      .nullable()
      .optional()
      .describe('The secret that was committed to; given for a single match, when it is over.'),
    startedAt: z.string(),
    playedAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .register(wireSchemas, { id: 'Match' });

/** An action as it is returned: viewers who may not know what was chosen see only that somebody chose. */
export const toldAction = z.union([action, z.object({ player: playerId, decision: z.string() })]);

export const ply = z
  .object({
    ply: z.int(),
    kind: z.enum(['start', 'action', 'timeout', 'rewind', 'result', 'adoption']).describe('How it came about.'),
    ruling: ruling.nullable().describe('What a judge ruled.'),
    player: playerId.nullable(),
    action: toldAction.nullable(),
    hashBefore: hash.nullable().describe('Null at the start, and for who may not see everything.'),
    hashAfter: hash.nullable().describe('Null for viewers who may not see everything.'),
    events: z.array(event),
    playedAt: z.string(),
  })
  .register(wireSchemas, { id: 'Ply' });

export const position = z
  .object({
    ply: z.int(),
    state: z.union([jsonObject, sealedState]),
    view: jsonObject.optional(),
    stateHash: hash.nullable(),
    awaiting: z.array(decision),
    outcome: outcome.nullable(),
    views: z
      .partialRecord(viewer, seenVerdict.omit({ events: true }))
      .optional()
      .describe('The same as other viewers may see it, for those that `views` asks for.'),
  })
  .register(wireSchemas, { id: 'Position' });

const seedVerification = z
  .object({
    hash: hash.nullable().describe('The hash of the seed, given at the start; null for a fork without a new seed.'),
    committed: hash.nullable().describe('The commitment that the seed was made with.'),
    same: z
      .boolean()
      .describe('Whether the seed has that hash, was made as described, and gives every shuffle and die.'),
  })
  .register(wireSchemas, { id: 'SeedVerification' });

export const difference = z.object({
  same: z.literal(false),
  ply: z.int().describe('The first ply that differs.'),
  what: z.string().describe('What differs; `ruleset` where the match was played by another edition.'),
  stored: z.string().nullable().describe('The hash of what is on record.'),
  actual: z.string().nullable().describe('The hash of what came out.'),
  clauses: z
    .object({ stored: z.string().nullable(), actual: z.string().nullable() })
    .optional()
    .describe('The clauses of the first event that differs; or the one by which an action is refused now.'),
});

export const verification = z
  .union([
    z.object({ same: z.literal(true), plies: z.int(), seed: seedVerification }),
    difference.extend({ seed: seedVerification }),
  ])
  .register(wireSchemas, { id: 'Verification' });

const edition = z.object({ id: z.string(), version: z.string(), hash });

export const adoption = z
  .object({
    same: z.boolean().describe('Whether all that happened is the same under the edition that is here.'),
    adopted: z.boolean().describe('Whether the match goes on under that edition because of this call.'),
    difference: difference.nullable().describe('What differs first.'),
    edition: edition.describe('The edition that the match was of when this was asked.'),
    present: edition.describe('The edition that is here.'),
    ply: z.int().describe('The last ply of the match now.'),
  })
  .register(wireSchemas, { id: 'Adoption' });

export const seedCommitment = z
  .object({ commitment: hash.describe('SHA-256 of the text of the secret.') })
  .register(wireSchemas, { id: 'SeedCommitment' });

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
});
export const jsonWebKeySet = z.object({ keys: z.array(publicKey) }).register(wireSchemas, { id: 'JsonWebKeySet' });

const deckRef = z.object({ id: z.string(), title: z.string() });
const rulesetFields = {
  id: z.string(),
  version: z.string(),
  hash,
  title: z.string(),
  summary: z.string(),
};
export const rulesetItem = z
  .object({ ...rulesetFields, sampleDecks: z.array(deckRef) })
  .register(wireSchemas, { id: 'RulesetItem' });
export const ruleset = z
  .object({
    ...rulesetFields,
    sampleDecks: z.array(deckRef.extend({ deck: json })),
    sampleCards: hash,
    options: jsonObject.describe('JSON Schema of the match options.'),
    clauses: z.int(),
    cards: z.int(),
  })
  .register(wireSchemas, { id: 'Ruleset' });
export const clause = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    origin: z.enum(['seed', 'public', 'ruling']),
    option: z.string().optional().describe('The match option that changes it.'),
  })
  .register(wireSchemas, { id: 'Clause' });
const sample = z
  .object({ card: z.string().describe('The id of the card.'), at: z.string().describe('A JSON pointer into it.') })
  .nullable()
  .describe('Where a sample card uses it, the shortest that does; null where none does, as with words of decks.')
  .register(wireSchemas, { id: 'WordSample' });
const toldWord = z
  .object({
    word: z.string().describe('As cards write it.'),
    means: z.string().describe('What it means.'),
    default: z.string().optional().describe('What holds where it is left out.'),
    clause: z.string().optional().describe('The clause behind it.'),
    example: json.optional(),
    sample,
  })
  .register(wireSchemas, { id: 'WordField' });
export const word = toldWord
  .extend({
    section: z.string().describe('The id of the section that it stands in.'),
    title: z.string().describe('What the section is called.'),
    carries: z
      .array(z.object({ word: z.string(), means: z.string() }))
      .describe('The parties and amounts that an event carries, by the words that cards have for them.'),
    fields: z.array(toldWord).describe('The fields of the object that it stands for.'),
  })
  .register(wireSchemas, { id: 'Word' });
export const rulesetSchemas = z
  .object({ card: jsonObject, deck: jsonObject, options: jsonObject, position: jsonObject, board: jsonObject })
  .register(wireSchemas, { id: 'RulesetSchemas' });
export const cardReading = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    text: z.string().nullable().describe("The author's own text."),
    reading: z
      .array(z.object({ path: z.string().describe('JSON pointer within the card.'), text: z.string() }))
      .describe('What each part of the card does, in English, as the engine understood it.'),
  })
  .register(wireSchemas, { id: 'CardReading' });
export const cardSetReading = z
  .object({ hash, ruleset: z.string(), items: z.array(cardReading) })
  .register(wireSchemas, { id: 'CardSetReading' });
export const cardSetReceipt = z
  .object({ hash, ruleset: z.string(), cards: z.int(), reading: z.array(cardReading) })
  .register(wireSchemas, { id: 'CardSetReceipt' });
export const cardSet = z
  .object({ hash, ruleset: z.string(), cards: z.array(json) })
  .register(wireSchemas, { id: 'CardSet' });

export const transcript = z
  .object({
    kind: z.literal('transcript'),
    viewer,
    match,
    cards: z.array(json).nullable().describe('Null when they are the sample cards.'),
    plies: z.array(ply),
    rulebook: z
      .array(clause)
      .describe('The clauses that are cited; empty for a match of an edition that this server does not have.'),
    seed: z.object({
      hash: hash.nullable(),
      commitment: hash.nullable(),
      words: z.array(z.string()),
      value: z.string().nullable().describe('Given when the match is over.'),
      secret: z.string().nullable(),
    }),
    signature: z.string().describe('A compact JWS of the service over the hash of all the rest.'),
  })
  .register(wireSchemas, { id: 'Transcript' });

/** A page of a list; `next` goes into `after` for the following one. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

export type PublicKey = z.output<typeof publicKey>;
export type Position = z.output<typeof position>;
export type Adoption = z.output<typeof adoption>;
export type Verification = z.output<typeof verification>;
export type WireEvent = z.output<typeof event>;
