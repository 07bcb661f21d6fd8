import { z } from 'zod';
import { standingAuto } from './auto.ts';
import { clock, times } from './clocks.ts';
import { json, jsonObject } from './json.ts';
import { ownDataTold } from './own-data.ts';
import { wireSchemas } from './registry.ts';
import { earlier } from './renamed.ts';
import { ruling } from './rulings.ts';
import { scene } from './scene.ts';
import { action, hash, matchRef, outcome, playerId, plyKind, rulesetRef, sealedState, viewer } from './state.ts';

/** The replies, for the documentation and the types; they are written without being checked. */

export const event = z
  .object({
    seq: z.int().describe('Number of the event in its match.'),
    parent: z.int().nullable().describe('Number of the event that caused it.'),
    type: z.string().describe('The type of event; each ruleset has its own.'),
    clause: z.string().describe('The rule clause that made it happen.'),
    player: playerId.nullable().describe('The player that the event belongs to; null if it belongs to neither.'),
    text: z.string().describe('What happened, in a sentence for people, with the names of seats and cards.'),
    message: z
      .object({
        key: z
          .string()
          .describe('The key of the message: the ruleset and the type of the event, such as `gundam.attack`.'),
        args: jsonObject.describe(
          'The arguments of the message: `who`, and the data of the event with names instead of ids.',
        ),
      })
      .describe('The same as `text`, for showing it in another language.')
      .register(wireSchemas, { id: 'Message' }),
    data: jsonObject.describe('The details, with ids; what the viewer may not know is left out.'),
  })
  .register(wireSchemas, { id: 'Event' });

const place = z
  .object({
    zone: z.string().describe('The zone, by its id in the scene.'),
    row: z.int().optional().describe('The row of a grid, from 1, from the middle of the table to its player.'),
    column: z.int().optional().describe('The column of a grid, from 1, from left to right; without a row, all of it.'),
  })
  .register(wireSchemas, { id: 'Place', description: 'A zone of the scene, or a cell, a row or a column of a grid.' });

export const option = z
  .object({
    id: z.string().describe('The id that an action names it by.'),
    kind: z
      .string()
      .describe('What it does: the kind of action (`attack`, `pass`), or the kind of decision that it answers.'),
    label: z.string().describe('What it does, for people; no other option of the decision has the same label.'),
    group: z
      .string()
      .optional()
      .describe('The heading to sort it under in a menu: the object or card that acts, or the kind of action.'),
    objects: z
      .array(z.string())
      .optional()
      .describe('The objects that it names, by their ids in the scene; the one that acts is first.'),
    cards: z
      .array(z.string())
      .optional()
      .describe('The cards that it names, as far as the player who decides may know them.'),
    places: z
      .array(place)
      .optional()
      .describe('The places of the scene that it is about: an empty cell, a lane, a zone that a card goes to.'),
    players: z.array(playerId).optional().describe('The players that it is about, such as the one who is attacked.'),
    clause: z.string().describe('The clause that allows it.'),
    action: action.describe('The action that takes it.'),
  })
  .register(wireSchemas, { id: 'Option', description: '`action` can be posted as it stands.' });

export const decision = z
  .object({
    id: z.string().describe('Its id, which is never used again in the match.'),
    player: playerId.describe('Who decides.'),
    kind: z.string().describe('The kind of decision.'),
    clause: z.string().describe('The clause by which the player is asked.'),
    prompt: z.string().describe('What is asked, for people.'),
    about: z
      .object({
        objects: z.array(z.string()).describe('Their ids in the scene.'),
        cards: z
          .array(z.string())
          .optional()
          .describe('The ids of their cards, as far as the player who decides may know them.'),
      })
      .optional()
      .describe('The object whose effect asks, by its id in the scene, and its card.')
      .register(wireSchemas, { id: 'About' }),
    options: z
      .array(option)
      .describe('The options; all there are, if there is no `form`. Empty for viewers who may not see them.'),
    form: jsonObject
      .optional()
      .describe(
        'JSON Schema of `answer`, if not every answer is listed as an option. In it `x-sum` is the total that the numbers of a list must have, and `x-first` the amount that each number must reach before the next may be more than 0.',
      ),
    default: z.string().optional().describe('The option that a clock takes for a player who does not answer.'),
  })
  .register(wireSchemas, { id: 'Decision' });

const sceneInVerdict = scene
  .nullable()
  .optional()
  .describe('The table as the viewer may see it, if `include` asks for it; null if the game has no scene.');

/** An action as it is returned: viewers who may not know what was chosen see only that somebody chose. */
export const toldAction = z.union([
  action,
  z.object({
    player: playerId.describe('Who acted.'),
    decision: z.string().describe('The decision that was answered.'),
  }),
]);

const takenActions = z
  .array(toldAction)
  .optional()
  .describe(
    'With `auto` on the call or on the match: the actions that the service took after the one that was sent, in order.',
  );

const seenVerdict = z.object({
  state: jsonObject.describe('The state as the viewer may see it.'),
  stateHash: hash.nullable().describe('The hash of the state, for a judge.'),
  events: z.array(event).describe('What happened, as the viewer may see it.'),
  awaiting: z.array(decision).describe('The open decisions, with the options that the viewer may see.'),
  scene: sceneInVerdict,
  taken: takenActions,
});

/** The clocks after the last ply of a match, where something is timed. */
const timesAfter = {
  deadline: times.shape.deadline.optional(),
  clocks: times.shape.clocks.optional(),
  paused: times.shape.paused.optional(),
};

/** A verdict with all of its parts. */
export const wholeVerdict = z.object({
  id: z.string().describe('Content address: hash of ruleset, card set, state and action.'),
  ruleset: rulesetRef.describe('The edition of the rules that was applied.'),
  match: matchRef.nullable().describe('The match and its ply; null if the state belongs to none.'),
  ...timesAfter,
  state: z.union([jsonObject, sealedState]).describe('To be sent back as it is.'),
  view: jsonObject.optional().describe('Beside a sealed state, what the viewer may see of it.'),
  stateHash: hash.nullable().describe('Null if the state is a view.'),
  events: z.array(event).describe('What happened because of it, in order.'),
  awaiting: z.array(decision).describe('The open decisions; empty only if there is an outcome.'),
  outcome: outcome.nullable().describe('How the game ended; null while it is running.'),
  scene: sceneInVerdict,
  taken: takenActions,
  views: z
    .partialRecord(viewer, seenVerdict.partial({ state: true, events: true, awaiting: true }))
    .optional()
    .describe('The same as other viewers may see it, for each viewer that `views` names.'),
  signature: z.string().optional().describe('The service’s signature of the verdict, as a compact JWS.'),
});

/** A verdict as it is answered: `include` leaves parts out. */
export const verdict = wholeVerdict
  .partial({ state: true, events: true, awaiting: true })
  .register(wireSchemas, { id: 'Verdict' });

export const fact = z
  .object({
    fact: z.string().describe('The fact that was checked.'),
    clause: z.string().describe('The clause that asks for it.'),
    was: json.describe('What it is.'),
    needed: json.describe('What it would have to be.'),
  })
  .register(wireSchemas, { id: 'Fact' });
const fault = z
  .object({
    path: z.string().describe('JSON pointer.'),
    in: z
      .enum(['body', 'query', 'path'])
      .optional()
      .describe('The part of the request that the pointer is relative to.'),
    reason: z.string().describe('What is wrong, for people.'),
    accepts: json.optional().describe('What would be accepted: words, fields or a type.'),
    didYouMean: z.string().optional().describe('The accepted word closest to the one that was sent.'),
    card: z.string().optional().describe('The id of the card that the fault is in.'),
    cardName: z.string().optional().describe('The name of that card.'),
  })
  .register(wireSchemas, { id: 'Fault' });

export const deckCheck = z
  .object({
    ruleset: z.string().describe('The id of the ruleset.'),
    cards: hash.describe('The hash of the cards that it was checked with.'),
    playable: z.boolean().describe('Whether a match can be started with it.'),
    errors: z.array(fault).describe('Everything that is wrong with it, with pointers into the request.'),
  })
  .register(wireSchemas, { id: 'DeckCheck' });
export type DeckCheck = z.output<typeof deckCheck>;

export const problem = z
  .object({
    type: z.string().describe('The address at which the problem is explained.'),
    title: z.string().describe('What it is, in a few words; the same for every problem of the code.'),
    status: z.int().describe('The HTTP status that it comes with.'),
    detail: z.string().describe('What is wrong this time, for people; it may be worded better at any time.'),
    code: z.string().describe('The code by which programs tell problems apart.'),
    requestId: z.string().describe('The id of the request, as in X-Request-Id.'),
    clause: z.string().optional().describe('The clause of the rules that forbids it.'),
    facts: z.array(fact).optional().describe('The facts that failed.'),
    errors: z.array(fault).optional().describe('What is wrong, part by part.'),
    options: z.array(option).optional().describe('What could be answered instead.'),
    statedHash: z.string().optional().describe('The hash that was sent.'),
    actualHash: z.string().optional().describe('The hash that was expected.'),
    currentPly: z.int().optional().describe('The last ply of the match.'),
    currentRevision: z.int().optional().describe('How often the labels of the match have been changed.'),
    deletedAt: z.string().optional().describe('When the match was deleted.'),
    currentHash: z.string().optional().describe('The hash of the state after that ply.'),
    cycle: z.array(z.string()).optional().describe('The programs that call each other endlessly.'),
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
  .register(wireSchemas, { id: 'Problem', description: 'Why a call was refused (RFC 9457).' });

export const seat = z.object({
  name: z.string().describe('What the player is called.'),
  deck: z.union([z.string(), jsonObject]).nullable().describe('Null if the viewer may not see it.'),
  ...ownDataTold,
});

export const match = z
  .object({
    id: z.uuid().describe('Its id.'),
    ruleset: rulesetRef.describe('The edition of the rules that it is played by.'),
    cards: hash.describe('The hash of its cards.'),
    seats: z.tuple([seat, seat]).describe('Who plays, and with which deck; p1 first.'),
    options: jsonObject.describe('Its match options, defaults included.'),
    tags: z.array(z.string()).describe('Its tags.'),
    tournament: z.string().nullable().describe('The tournament that it belongs to.'),
    event: earlier(z.string().nullable(), 'tournament'),
    round: z.int().nullable().describe('The round of the tournament.'),
    table: z.string().nullable().describe('The table of the tournament.'),
    ...ownDataTold,
    revision: z.int().describe('How often its labels have been changed: names, tags, the owner’s data.'),
    status: z.enum(['running', 'over']).describe('Whether it is running or over.'),
    outcome: outcome.nullable().describe('How it ended; null while it is running.'),
    ply: z.int().describe('Its last ply.'),
    stateHash: hash.nullable().describe('Null for viewers who may not see everything.'),
    seed: z.string().nullable().describe('Given when the match is over.'),
    seedHash: hash
      .nullable()
      .describe(
        'SHA-256 of "seed:" followed by the seed, published from the start; null for a fork that keeps the chance of the match it came from.',
      ),
    commitment: hash.nullable().describe('The commitment of the service, made before the words were chosen.'),
    words: z.array(z.string()).describe('The words that went into the seed.'),
    forkedFrom: z
      .object({ match: z.uuid().describe('The other match.'), ply: z.int().describe('After which of its plies.') })
      .nullable()
      .describe('The ply of another match that it was forked from.'),
    clock: clock.nullable().describe('Its clock; null if it has none.'),
    ...times.shape,
    clockStopped: z
      .object({
        code: z.string().describe('The code of the problem, such as budget-exceeded.'),
        detail: z.string().nullable().describe('Null for viewers who may not see everything.'),
        at: z.string().describe('When it was.'),
      })
      .nullable()
      .describe('Why the open decision no longer has a deadline: the clock could not act, and a judge can rule.'),
    auto: standingAuto.nullable().describe('What the service decides for players after each action; null for nothing.'),
    awaiting: z
      .array(
        z.object({
          player: playerId.describe('Whose decision is open.'),
          since: z.string().describe('Since when.'),
          until: z
            .string()
            .nullable()
            .describe('When the player’s time runs out; null without a clock, and while the match is paused.'),
        }),
      )
      .describe(
        'The seats whose decision is open: one, both if they choose at the same time, none if the match is over.',
      ),
    secret: z
      .string()
      .nullable()
      .optional()
      .describe('The secret behind the commitment; given when a single match is read and is over.'),
    startedAt: z.string().describe('When it was started.'),
    playedAt: z.string().describe('When its last ply was played.'),
    endedAt: z.string().nullable().describe('When it ended; null while it is running.'),
    archivedAt: z
      .string()
      .nullable()
      .optional()
      .describe(
        'Since when its plies lie in the archive: it is read as before, and restored before a judge rules on it. Null while they are in the database; transcripts, which stay as they were signed, do not say.',
      ),
  })
  .register(wireSchemas, { id: 'Match' });

export const deletedMatch = z
  .object({
    id: z.uuid().describe('The id that it had.'),
    ruleset: z.string().describe('The id of the ruleset that it was played by.'),
    startedAt: z.string().describe('When it was started.'),
    deletedAt: z.string().describe('When it was deleted.'),
  })
  .register(wireSchemas, { id: 'DeletedMatch', description: 'What is left of a match that was deleted.' });

export const ply = z
  .object({
    ply: z.int().describe('Its number; the start is 0.'),
    kind: plyKind.describe('How it came about.'),
    ruling: ruling.nullable().describe('What a judge ruled.'),
    player: playerId.nullable().describe('Who acted, or whose time was up; null if that is nobody, or both.'),
    action: toldAction.nullable().describe('The action; null if the ply is none.'),
    automatic: z.boolean().describe('Whether the service took the action itself because of `auto`.'),
    hashBefore: hash.nullable().describe('Null at the start, and for viewers who may not see everything.'),
    hashAfter: hash.nullable().describe('Null for viewers who may not see everything.'),
    events: z.array(event).describe('What came of it.'),
    playedAt: z.string().describe('When it was played.'),
  })
  .register(wireSchemas, { id: 'Ply' });

export const position = z
  .object({
    ply: z.int().describe('The ply after which this is.'),
    ...timesAfter,
    state: z.union([jsonObject, sealedState]).describe('The state, to be sent back as it is.'),
    view: jsonObject.optional().describe('Beside a sealed state, what the viewer may see of it.'),
    stateHash: hash.nullable().describe('The hash of the state; null for viewers who may not see everything.'),
    awaiting: z.array(decision).describe('The open decisions.'),
    outcome: outcome.nullable().describe('How the game ended; null while it is running.'),
    views: z
      .partialRecord(viewer, seenVerdict.omit({ events: true }))
      .optional()
      .describe('The same as other viewers may see it, for each viewer that `views` names.'),
  })
  .register(wireSchemas, { id: 'Position' });

const seedVerification = z
  .object({
    hash: hash.nullable().describe('The hash of the seed, given at the start; null for a fork without a new seed.'),
    committed: hash.nullable().describe('The commitment that the seed was made with.'),
    same: z
      .boolean()
      .describe('Whether the seed has that hash, was made as described, and yields every shuffle and die roll.'),
  })
  .register(wireSchemas, { id: 'SeedVerification' });

export const difference = z.object({
  same: z.literal(false).describe('The replay differs from the record.'),
  ply: z.int().describe('The first ply that differs.'),
  what: z.string().describe('What differs; `ruleset` if the match was played under another edition.'),
  stored: z.string().nullable().describe('The hash in the record.'),
  actual: z.string().nullable().describe('The hash in the replay.'),
  clauses: z
    .object({
      stored: z.string().nullable().describe('The one in the record.'),
      actual: z.string().nullable().describe('The one in the replay.'),
    })
    .optional()
    .describe('The clauses of the first event that differs, or the clause by which an action is now refused.'),
});

export const verification = z
  .union([
    z.object({
      same: z.literal(true).describe('The replay is the same as the record.'),
      plies: z.int().describe('How many plies were replayed.'),
      seed: seedVerification.describe('Whether all chance came from the published seed.'),
    }),
    difference.extend({ seed: seedVerification.describe('Whether all chance came from the published seed.') }),
  ])
  .register(wireSchemas, { id: 'Verification' });

const edition = rulesetRef;

export const adoption = z
  .object({
    same: z.boolean().describe('Whether everything happens in the same way under the present edition.'),
    adopted: z.boolean().describe('Whether this call took the match on under that edition.'),
    difference: difference.nullable().describe('What differs first.'),
    edition: edition.describe('The edition of the match before this call.'),
    present: edition.describe('The present edition.'),
    ply: z.int().describe('The last ply of the match now.'),
  })
  .register(wireSchemas, { id: 'Adoption' });

export const seedCommitment = z
  .object({ commitment: hash.describe('SHA-256 of the text of the secret.') })
  .register(wireSchemas, { id: 'SeedCommitment' });

const publicKey = z.object({
  kty: z.literal('OKP').describe('The type of key.'),
  crv: z.literal('Ed25519').describe('The curve.'),
  x: z.string().describe('The key itself.'),
  kid: z.string().describe('The id of the key, which signatures name.'),
  alg: z.literal('EdDSA').describe('The algorithm it signs with.'),
  use: z.literal('sig').describe('What it is for.'),
});
export const jsonWebKeySet = z
  .object({ keys: z.array(publicKey).describe('The keys, the newest first.') })
  .register(wireSchemas, { id: 'JsonWebKeySet' });

const deckRef = z.object({
  id: z.string().describe('What the deck is called in requests.'),
  title: z.string().describe('Its name for people.'),
});
const rulesetFields = {
  id: z.string().describe('What the ruleset is called in requests.'),
  version: z.string().describe('The version of the edition, for people.'),
  hash: hash.describe('The hash of the edition’s rules.'),
  title: z.string().describe('The name of the game.'),
  summary: z.string().describe('The game in a sentence or two.'),
};
export const rulesetItem = z
  .object({ ...rulesetFields, sampleDecks: z.array(deckRef).describe('Decks to try it with.') })
  .register(wireSchemas, { id: 'RulesetItem' });
export const ruleset = z
  .object({
    ...rulesetFields,
    sampleDecks: z.array(deckRef.extend({ deck: json })).describe('Decks to try it with.'),
    sampleCards: hash.describe('The hash of the sample cards.'),
    options: jsonObject.describe('JSON Schema of the match options.'),
    clauses: z.int().describe('How many clauses the rulebook has.'),
    cards: z.int().describe('How many sample cards there are, including those that belong to every set.'),
  })
  .register(wireSchemas, { id: 'Ruleset' });
export const clause = z
  .object({
    id: z.string().describe('What events and refusals cite.'),
    title: z.string().describe('What it is about.'),
    text: z.string().describe('What it says.'),
    origin: z
      .enum(['seed', 'public', 'ruling'])
      .describe(
        'Where it comes from: the document that describes the game (`seed`), what its makers have published (`public`), or a ruling made here (`ruling`).',
      ),
    option: z.string().optional().describe('The match option that changes it.'),
  })
  .register(wireSchemas, { id: 'Clause' });
const sample = z
  .object({ card: z.string().describe('The id of the card.'), at: z.string().describe('A JSON pointer into it.') })
  .nullable()
  .describe('The place in the shortest sample card that uses it; null if none does, as with words of decks.')
  .register(wireSchemas, { id: 'WordSample' });
const toldWord = z
  .object({
    word: z.string().describe('The word as it is used there.'),
    means: z.string().describe('What it means.'),
    default: z.string().optional().describe('The default.'),
    clause: z.string().optional().describe('The clause behind it.'),
    example: json.optional(),
    phrase: z
      .string()
      .optional()
      .describe(
        'How it is put in words: ‹ › stand around what a field says, [ ] around what may be left out, ( / ) around several of which one is said.',
      ),
    sample,
  })
  .register(wireSchemas, { id: 'WordField' });
export const word = toldWord
  .extend({
    section: z.string().describe('The id of its section.'),
    title: z.string().describe('What the section is called.'),
    carries: z
      .array(z.object({ word: z.string().describe('The word.'), means: z.string().describe('What it means.') }))
      .describe('The parties and amounts that an event carries, by the words that cards have for them.'),
    fields: z.array(toldWord).describe('The fields of the object that it stands for.'),
  })
  .register(wireSchemas, { id: 'Word' });
export const eventType = z
  .object({
    type: z.string().describe('The `type` of such events.'),
    message: z
      .object({
        key: z.string().describe('The `key` of their messages.'),
        args: z
          .array(z.string())
          .describe('What their `args` can have: `who` acts, and the fields of `data` with names instead of ids.'),
      })
      .describe('Their message.'),
    clauses: z
      .array(z.string())
      .describe('The clauses that they can cite, as far as is known; empty for a type that has never been seen.'),
    hidden: z.array(z.string()).describe('The fields of `data` that are left out for those who may not see them.'),
    data: jsonObject.describe('JSON Schema of their `data`.'),
  })
  .register(wireSchemas, { id: 'EventType' });
export const decisionKind = z
  .object({
    kind: z.string().describe('The `kind` of such decisions.'),
    asks: z.string().describe('What is asked.'),
    clauses: z.array(z.string()).describe('The clauses by which it can be asked, as far as is known.'),
    options: z
      .array(
        z.object({
          kind: z.string().describe('The `kind` of the option.'),
          group: z
            .string()
            .nullable()
            .describe('The `group` of the option if neither an object nor a card acts; null if it has no group.'),
        }),
      )
      .describe('The kinds of options that it can have.'),
  })
  .register(wireSchemas, { id: 'DecisionKind' });
export const rulesetSchemas = z
  .object({ card: jsonObject, deck: jsonObject, options: jsonObject, position: jsonObject, board: jsonObject })
  .register(wireSchemas, { id: 'RulesetSchemas' });
export const cardReading = z
  .object({
    id: z.string().describe('The id of the card.'),
    name: z.string().nullable().describe('Its name.'),
    text: z.string().nullable().describe("The author's own text."),
    reading: z
      .array(
        z.object({
          path: z.string().describe('JSON pointer within the card.'),
          text: z.string().describe('What that part does.'),
        }),
      )
      .describe('What each part of the card does, in English, as the engine understood it.'),
  })
  .register(wireSchemas, { id: 'CardReading' });
export const cardCheck = z
  .object({
    ruleset: z.string().describe('The id of the ruleset.'),
    cards: hash.nullable().describe('The hash that the cards would be registered under; null if there are faults.'),
    valid: z.boolean().describe('Whether a match can be started with them.'),
    errors: z.array(fault).describe('Everything that is wrong with them, with pointers into the request.'),
    reading: z.array(cardReading).describe('What the cards that were sent say, except for those with the wrong shape.'),
  })
  .register(wireSchemas, { id: 'CardCheck' });
export type CardCheck = z.output<typeof cardCheck>;
export const cardTold = cardReading
  .extend({
    ruleset: z.string().describe('The ruleset that it is for.'),
    set: hash.describe('The hash that names the set it is in.'),
    type: z
      .string()
      .nullable()
      .describe('Its kind: the `type` of the card; null in a game with a single kind of card.'),
    token: z.boolean().describe('Whether it is a token, which cannot be in a deck.'),
    builtIn: z.boolean().describe('Whether every set of the game has it unless a card with its id was sent.'),
    schema: z.string().describe('Where the JSON Schema of its kind is.'),
    card: json.describe('The card as it was sent, with the owner’s own data.'),
  })
  .register(wireSchemas, { id: 'Card', description: 'A card by itself, with what it says.' });
/** A page of cards. */
export const cardList = z.object({
  items: z.array(json).describe('What was found, in order.'),
  next: z.string().nullable().describe('What goes into `after` for the next page; null on the last one.'),
  reading: z.array(cardReading).describe('What they say, card by card.'),
});
export const cardSetReading = z
  .object({
    hash: hash.describe('The hash of the cards, which names the set.'),
    ruleset: z.string().describe('The ruleset that they are for.'),
    items: z.array(cardReading).describe('What they say, card by card.'),
  })
  .register(wireSchemas, { id: 'CardSetReading' });
export const cardSetReceipt = z
  .object({
    hash: hash.describe('The hash of the cards, which names the set.'),
    ruleset: z.string().describe('The ruleset that they are for.'),
    count: z.int().describe('How many there are.'),
    cards: earlier(z.int(), 'count'),
    reading: z.array(cardReading).describe('What they say, card by card.'),
  })
  .register(wireSchemas, { id: 'CardSetReceipt' });
export const cardSet = z
  .object({
    hash: hash.describe('The hash of the cards, which names the set.'),
    ruleset: z.string().describe('The ruleset that they are for.'),
    cards: z
      .array(json)
      .describe('The cards as they were sent, with the owner’s own data, and what words mean in place of them.'),
    words: z
      .record(z.string(), z.record(z.string(), z.string()))
      .describe(
        'The words in which parts of cards were put, as they were sent last: by the id of the card, and the JSON pointer of the ' +
          'part within it. What they mean is part of the set, and stays as it was understood.',
      ),
    ...ownDataTold,
  })
  .register(wireSchemas, { id: 'CardSet' });

export const transcript = z
  .object({
    kind: z.literal('transcript').describe('Tells a transcript from other signed documents.'),
    viewer: viewer.describe('Whose view it is.'),
    match: match.describe('The match.'),
    cards: z.array(json).nullable().describe('Null if they are the sample cards.'),
    plies: z.array(ply).describe('All that was done, and what came of it.'),
    rulebook: z
      .array(clause)
      .describe('The clauses that are cited; empty if this server does not have the edition of the match.'),
    seed: z
      .object({
        hash: hash.nullable().describe('The hash that was given at the start.'),
        commitment: hash.nullable().describe('The commitment of the service.'),
        words: z.array(z.string()).describe('The words of the players.'),
        value: z.string().nullable().describe('Given when the match is over.'),
        secret: z.string().nullable().describe('The secret that was committed to; given when the match is over.'),
      })
      .describe('Where chance came from.'),
    signature: z.string().describe('The service’s signature of the hash of everything else, as a compact JWS.'),
  })
  .register(wireSchemas, { id: 'Transcript' });

/** A page of a list; `next` goes into `after` for the following one. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item).describe('What was found, in order.'),
    next: z.string().nullable().describe('What goes into `after` for the next page; null on the last one.'),
  });

export const matchPage = listOf(match).extend({
  deleted: z
    .array(deletedMatch)
    .optional()
    .describe('With `deleted=include`, the deleted matches that belong on this page; they count towards its items.'),
});

export type PublicKey = z.output<typeof publicKey>;
export type Position = z.output<typeof position>;
export type Adoption = z.output<typeof adoption>;
export type Verification = z.output<typeof verification>;
export type WireEvent = z.output<typeof event>;
export type WireDecision = z.output<typeof decision>;
