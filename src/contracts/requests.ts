import { z } from 'zod';
import { auto, standingAuto } from './auto.ts';
import { clock } from './clocks.ts';
import { json, jsonObject, names, words } from './json.ts';
import { ownData, tagList } from './own-data.ts';
import { include, views } from './parts.ts';
import { placeFrom } from './queries.ts';
import { earlier, withTournament } from './renamed.ts';
import { action, fairSeed, hash, sealedState, state, viewer } from './state.ts';

const card = json;
/** Cards of the caller's own: written out, or named by the hash under which they were registered. */
const cards = z
  .union([z.array(card).max(10_000), hash])
  .describe('The cards themselves, or the hash of a registered set; the sample cards if left out.');
const seat = z.strictObject({
  name: names(100).min(1).optional().describe('What the player is called.'),
  deck: z
    .union([z.string(), jsonObject])
    .optional()
    .describe('The id of a sample deck, or a deck in the form of the ruleset.'),
});
const seats = z.tuple([seat, seat]).describe('Who plays, p1 first.');
const ruleset = z.string().max(100).describe('The id of a ruleset.');

export const startRequest = z.strictObject({
  seats: seats.optional(),
  cards: cards.optional(),
  seed: words(200).optional().describe('The seed of all chance; a random one if left out.'),
  options: jsonObject.optional(),
  position: json.optional(),
});

export const deckCheckRequest = z.strictObject({
  deck: z.union([z.string(), jsonObject]).describe('A deck in the form of the ruleset, or the id of a sample deck.'),
  cards: cards.optional(),
  options: jsonObject.optional().describe('The match options that it is to be played with.'),
});

export const cardCheckRequest = z.strictObject({
  cards: z.array(card).max(10_000).describe('The cards.'),
  samples: z
    .boolean()
    .default(false)
    .describe(
      'Whether the sample cards of the ruleset stand beside them, as in a file of conformance cases; a card that was sent ' +
        'takes the place of the sample card with its id.',
    ),
});

export const matchRequest = withTournament(
  z.strictObject({
    ruleset,
    seats: z
      .tuple([seat.extend(ownData), seat.extend(ownData)])
      .optional()
      .describe('Who plays, p1 first.'),
    cards: cards.optional(),
    seed: z
      .union([words(200), fairSeed])
      .optional()
      .describe('The seed of all chance: a text, or a seed that nobody chooses alone; a random one if left out.'),
    options: jsonObject.optional(),
    tags: tagList.optional().describe('Its tags: words to find it by.'),
    tournament: names(100).min(1).optional().describe('The tournament that the match belongs to.'),
    event: earlier(names(100).min(1).optional(), 'tournament'),
    round: z.int().min(0).max(10_000).optional().describe('The round of the tournament.'),
    table: names(40).min(1).optional().describe('The table of the tournament.'),
    ...ownData,
    clock: clock.optional().describe('The clock: how long a decision may take; none if left out.'),
    auto: standingAuto.optional().describe('What the service decides for players after each action.'),
  }),
);

export const adjudicationRequest = z.strictObject({
  state: z.union([state, sealedState]).describe('The state as it was returned, open or sealed.'),
  action: action.describe('The action to carry out.'),
  cards: z
    .array(card)
    .max(10_000)
    .optional()
    .describe('The cards of the state, if they are neither the sample cards nor registered.'),
  auto: auto.optional().describe('What the service decides for players after the action.'),
});

export const actRequest = z.strictObject({
  action: action.describe('The action to carry out.'),
  expectedPly: z.int().min(0).optional().describe('The ply that the match has to be at.'),
  auto: auto
    .optional()
    .describe('What the service decides for players after the action; if left out, what the match says.'),
});

export const cardSetRequest = z.strictObject({
  ruleset,
  cards: z.array(card).max(10_000).describe('The cards. Each may have `externalId` and `metadata` of yours.'),
  ...ownData,
});

const seenAs = viewer
  .optional()
  .describe('The viewer whose view is given; without it, everything that the key may see.');
export const viewerQuery = z.strictObject({ viewer: seenAs });

const flag = z
  .enum(['true', 'false'])
  .transform((said) => said === 'true')
  .optional();
const sealed = flag.describe('Seal the state, so that whoever carries it can neither read nor change it.');
/** How a verdict is wanted. */
export const verdictQuery = viewerQuery.extend({ sealed, signed: flag.describe('Sign the verdict.'), views, include });
export const transcriptQuery = viewerQuery;

const limit = (most: number) =>
  z.coerce.number().int().min(1).max(most).default(100).describe(`The most items of a page, up to ${most}.`);

export const stateQuery = z.strictObject({
  ply: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The ply after which the state is given; the last one if left out.'),
  viewer: seenAs,
  sealed,
  views,
});
export const pageQuery = z.strictObject({
  limit: limit(500),
  after: placeFrom(0),
});
export const clausesQuery = pageQuery.extend({
  q: z.string().max(200).optional().describe('Words to look for in ids, titles and texts.'),
});
export const cardsQuery = pageQuery.extend({
  q: z.string().max(200).optional().describe('Words to look for in ids, names, texts and what cards say in English.'),
});
export const languageQuery = pageQuery.extend({
  q: z.string().max(200).optional().describe('Words to look for in the descriptions of a word and its fields.'),
  section: z.string().max(100).optional().describe('The id of a section: only its words.'),
});

export const rulesetParams = z.object({ id: z.string().describe('The id of the ruleset.') });
const cardId = z.string().describe('The id of the card.');
export const sampleCardParams = rulesetParams.extend({ card: cardId });
export const schemaParams = rulesetParams.extend({
  name: z
    .string()
    .describe('card, cards, deck, options, position, board or cases; or a kind of card, such as unit or command.'),
});
export const matchParams = z.object({ id: z.string().describe('The id of the match.') });
export const hashParams = z.object({ hash: z.string().describe('The hash of the card set.') });
export const cardOfSetParams = hashParams.extend({ card: cardId });

export type StartRequest = z.output<typeof startRequest>;
export type DeckCheckRequest = z.output<typeof deckCheckRequest>;
export type CardCheckRequest = z.output<typeof cardCheckRequest>;
export type MatchRequest = z.output<typeof matchRequest>;
export type AdjudicationRequest = z.output<typeof adjudicationRequest>;
export type CardSetRequest = z.output<typeof cardSetRequest>;
export type ActRequest = z.output<typeof actRequest>;
