import { z } from 'zod';
import { clock } from './clocks.ts';
import { json, jsonObject, names, plainName, words } from './json.ts';
import { ownData, ownDataTold, tagList } from './own-data.ts';
import { wireSchemas } from './registry.ts';
import { hash } from './state.ts';

/** Tournaments that the service runs: what organisers send, and what they are told. */

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How many players one tournament may have. */
export const MOST_PLAYERS = 4096;

const tournamentName = names(100)
  .min(1)
  .refine((text) => !ID.test(text), 'a name may not look like an id')
  .overwrite(plainName)
  .describe('Its name, which no other tournament of yours may have. Its matches have it as their `tournament`.');

const bestOf = z
  .int()
  .min(1)
  .max(9)
  .refine((games) => games % 2 === 1, 'has to be odd')
  .describe('The most games of a series, which is over when a player has won more than half of them; 1 if left out.');

const elimination = z.enum(['single-elimination', 'double-elimination']);
export const format = z.enum(['swiss', 'round-robin', 'single-elimination', 'double-elimination']);
const TIEBREAKS = [
  'opponentsMatchWin',
  'gameWin',
  'opponentsGameWin',
  'opponentsOpponentsMatchWin',
  'headToHead',
  'solkoff',
  'medianBuchholz',
  'sonnebornBerger',
  'cumulative',
  'wins',
] as const;
export const tiebreak = z.enum(TIEBREAKS).describe('What it is.');

const cut = z.strictObject({
  to: z.int().min(2).max(64).describe('How many players go on, by the standings.'),
  format: elimination.default('single-elimination').describe('The format of the cut; single elimination if left out.'),
  bestOf: bestOf.optional(),
});

const playerId = z
  .string()
  .regex(/^[\w.~-]{1,60}$/, 'has to be 1 to 60 letters, digits or -._~')
  .describe('The id of the player in calls; the next number if left out.');
const deck = z
  .union([z.string().max(100), jsonObject])
  .nullable()
  .describe('The id of a sample deck, or a deck in the form of the ruleset; the first sample deck if left out.');
const seed = z
  .int()
  .min(1)
  .max(1_000_000)
  .nullable()
  .describe('The seed in brackets, 1 for the best; by the order of registration if left out.');

export const newPlayer = z.strictObject({
  id: playerId.optional(),
  name: names(100).min(1).overwrite(plainName).describe('The name, which no other player of the tournament may have.'),
  deck: deck.optional(),
  seed: seed.optional(),
  ...ownData,
});

const players = z.array(newPlayer).max(MOST_PLAYERS);

const settled = {
  options: jsonObject.describe('The match options.'),
  bestOf,
  rounds: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe('How many rounds there are before the cut; if left out, as many as the format needs.'),
  cut: cut.nullable().describe('A cut: the best players go on by elimination after the last round; none if left out.'),
  tiebreaks: z
    .array(z.enum(TIEBREAKS))
    .max(TIEBREAKS.length)
    .refine((all) => new Set(all).size === all.length, 'each may be named once')
    .describe('What players who are level in points are ranked by, in order.'),
  clock: clock.nullable().describe('The clock: how long a decision may take; none if left out.'),
  auto: z.boolean().describe('Whether the service takes decisions that everybody can see have only one option.'),
  tags: tagList.describe('The tags of its matches.'),
};

export const tournamentRequest = z
  .strictObject({
    name: tournamentName,
    ruleset: z.string().max(100).describe('The id of the ruleset that is played.'),
    cards: z
      .union([z.array(json).max(10_000), hash])
      .optional()
      .describe('The cards themselves, or the hash of a registered set; the sample cards if left out.'),
    format: format.default('swiss').describe('How rounds are paired; Swiss if left out.'),
    options: settled.options.optional(),
    bestOf: bestOf.optional(),
    rounds: settled.rounds.optional(),
    cut: settled.cut.optional(),
    tiebreaks: settled.tiebreaks.optional(),
    clock: settled.clock.optional(),
    auto: settled.auto.optional(),
    tags: settled.tags.optional(),
    seed: words(200)
      .min(1)
      .optional()
      .describe('The seed that pairings are drawn from when nothing else decides; a random one if left out.'),
    players: players.optional().describe('Who takes part; more can be registered later.'),
    ...ownData,
  })
  .refine(({ format, cut }) => !cut || format === 'swiss' || format === 'round-robin', {
    message: 'a bracket has no cut: it goes on until one is left',
    path: ['cut'],
  })
  .refine(({ format, rounds }) => !rounds || format === 'swiss' || format === 'round-robin', {
    message: 'a bracket has as many rounds as its players need',
    path: ['rounds'],
  });

const expectedRevision = z.int().min(0).optional().describe('The `revision` that the tournament has to have.');

export const amendTournamentRequest = z.strictObject({
  bestOf: bestOf.optional(),
  rounds: settled.rounds.optional(),
  cut: settled.cut.optional(),
  tiebreaks: settled.tiebreaks.optional(),
  options: settled.options.optional(),
  clock: settled.clock.optional(),
  auto: settled.auto.optional(),
  tags: settled.tags.optional(),
  externalId: ownData.externalId.unwrap().nullable().optional().describe('Your own id for it; null removes it.'),
  metadata: ownData.metadata.unwrap().nullable().optional().describe('Your own data; null removes them.'),
  expectedRevision,
});

export const registerRequest = z.strictObject({
  players: players.min(1).describe('All of them are registered, or none.'),
  expectedRevision,
});

export const amendPlayerRequest = z.strictObject({
  name: newPlayer.shape.name.optional().describe('The new name; matches that have begun keep the old one.'),
  deck: deck.optional(),
  seed: seed.optional(),
  dropped: z
    .boolean()
    .optional()
    .describe(
      'Whether the player has dropped out and is no longer paired. False takes them back in from the next round on.',
    ),
  externalId: ownData.externalId
    .unwrap()
    .nullable()
    .optional()
    .describe('Your own id for the player; null removes it.'),
  metadata: ownData.metadata.unwrap().nullable().optional().describe('Your own data; null removes them.'),
  expectedRevision,
});

export const pairRequest = z.strictObject({
  round: z.int().min(1).max(1000).optional().describe('The number of the round; refused if another round is next.'),
  dryRun: z.boolean().optional().describe('Only report who would meet whom; nothing is changed.'),
  tables: z
    .array(z.array(playerId).min(1, 'has to be one player, or two').max(2, 'has to be one player, or two'))
    .max(MOST_PLAYERS)
    .optional()
    .describe('The tables, as ids of players, if the organiser pairs a Swiss round; one id alone is a bye.'),
  expectedRevision,
});

const reason = words(500).min(1).describe('Why, for the record.');
const judge = names(100).min(1).describe('Who ruled it, by name.');

export const undoRoundRequest = z.strictObject({ reason, judge, expectedRevision });

export const tableRulingRequest = z.strictObject({
  result: z
    .strictObject({
      wins: z.tuple([z.int().min(0).max(9), z.int().min(0).max(9)]).describe('Games won, in the order of the players.'),
      draws: z.int().min(0).max(9).default(0).describe('Games without a winner; 0 if left out.'),
      bothLose: z.boolean().default(false).describe('Whether both players lose.'),
    })
    .nullable()
    .describe('How the series ends. Null takes back earlier rulings, so that its games count again.'),
  reason,
  judge,
  expectedRevision,
});

const tournamentRef = z.string().max(100).describe('The id of the tournament, or its name.');
export const organizedParams = z.object({ name: tournamentRef });
export const entrantParams = organizedParams.extend({ player: z.string().max(60).describe('The id of the player.') });
export const roundParams = organizedParams.extend({
  round: z.coerce.number().int().min(1).max(1000).describe('The number of the round.'),
});
export const tableParams = roundParams.extend({
  table: z.coerce.number().int().min(1).max(10_000).describe('The number of the table.'),
});

const told = z.string();
const int = z.int();
export const organizedTournament = z
  .object({
    id: z.uuid().describe('Its id.'),
    name: told.describe('Its name.'),
    ruleset: told.describe('The ruleset that is played.'),
    cards: told.nullable().describe('The hash of its card set; null for the sample cards.'),
    options: jsonObject.describe('The options that matches are played with.'),
    format: format.describe('How rounds are paired.'),
    bestOf: int.describe('The most games of a series.'),
    rounds: int.nullable().describe('How many rounds there are before the cut; null if that is not known yet.'),
    cut: z
      .object({
        to: int.describe('How many players go on.'),
        format: elimination.describe('The format of the cut.'),
        bestOf: int.describe('The most games of a series in the cut.'),
      })
      .nullable()
      .describe('The cut; null if there is none.'),
    tiebreaks: z.array(tiebreak).describe('What players who are level in points are ranked by, in order.'),
    clock: clock.nullable().describe('The clock of its matches: how long a decision may take.'),
    auto: z.boolean().describe('Whether the service takes decisions that everybody can see have only one option.'),
    tags: z.array(told).describe('The tags of its matches.'),
    seed: told.nullable().describe('The seed that pairings are drawn from; given when the tournament is over.'),
    status: z.enum(['registration', 'running', 'over']).describe('Over when every round is played and decided.'),
    stage: z.enum(['main', 'cut']).describe('Whether the cut has begun.'),
    round: int.describe('The number of the last round that was paired; 0 before the first.'),
    openTables: int.describe('How many of its tables are not decided.'),
    players: z
      .object({
        registered: int.describe('How many are registered, including those who have dropped out.'),
        active: int.describe('How many have not dropped out.'),
      })
      .describe('How many there are.'),
    champion: told.nullable().describe('The id of the winner; null until it is over, and if first place is shared.'),
    ...ownDataTold,
    revision: int.describe('How often the organiser changed it.'),
    createdAt: told.describe('When it was made.'),
  })
  .register(wireSchemas, { id: 'OrganizedTournament', description: 'A tournament that the service runs.' });

export const tournamentPlayer = z
  .object({
    id: told.describe('The id.'),
    name: told.describe('The name.'),
    deck: z.union([told, jsonObject]).nullable().describe('The deck; null for the first sample deck.'),
    seed: int.nullable().describe('The seed in brackets.'),
    from: int.describe('The first round that the player could be paired in.'),
    droppedAfter: int.nullable().describe('The last round before the player dropped out; null if the player has not.'),
    ...ownDataTold,
  })
  .register(wireSchemas, { id: 'TournamentPlayer', description: 'Who takes part in a tournament, or did.' });

const atTable = z.object({
  id: told.describe('The id of the player.'),
  name: told.describe('The name of the player.'),
});
const pair = z.tuple([int, int]);

export const tournamentTable = z
  .object({
    round: int.describe('The round.'),
    table: int.describe('The number of the table.'),
    stage: z.enum(['main', 'cut']).describe('Whether it belongs to the cut.'),
    node: told.nullable().describe('Its place in the bracket, such as W2-1, L3-1, final or reset; null without one.'),
    kind: z.enum(['match', 'bye', 'walkover']).describe('A walkover is won against a player who has dropped out.'),
    players: z.array(atTable).describe('The players; one alone has a bye.'),
    bestOf: int.describe('The most games of the series.'),
    status: z.enum(['running', 'over']).describe('Over when the series is decided.'),
    waitsFor: z
      .enum(['start', 'game', 'judge'])
      .nullable()
      .describe('A game that is about to start, a running game, or a ruling; null if it is over.'),
    wins: pair.describe('Games won, in the order of `players`.'),
    draws: int.describe('Games without a winner.'),
    points: pair.nullable().describe('Match points; null while it is running.'),
    winner: told.nullable().describe('The id of the winner; null for a draw, and while it is running.'),
    ruled: z.boolean().describe('Whether a judge’s ruling counts instead of its games.'),
    stuck: z
      .object({ code: told.describe('The code of the problem.'), detail: told.describe('What it is.') })
      .nullable()
      .describe('Why no game can be started; null if nothing is wrong.'),
    games: z
      .array(
        z.object({
          game: int.describe('Its number, from 1.'),
          match: z.uuid().describe('The match that it is.'),
          p1: told.describe('The id of the player who sits as p1.'),
          status: z
            .enum(['starting', 'running', 'over', 'deleted'])
            .describe('Its status; `deleted` if its match was deleted while it was running.'),
          winner: told.nullable().describe('The id of the winner.'),
          draw: z.boolean().describe('Whether it ended without a winner.'),
        }),
      )
      .describe('Its games, in order.'),
  })
  .register(wireSchemas, { id: 'TournamentTable', description: 'Two players of a round, or one who has no opponent.' });

export const tournamentRound = z
  .object({
    round: int.describe('The number.'),
    stage: z.enum(['main', 'cut']).describe('Whether it belongs to the cut.'),
    status: z.enum(['running', 'over']).describe('Over when all its tables are decided.'),
    tables: int.describe('How many tables it has, byes included.'),
    open: int.describe('How many of them are not decided.'),
  })
  .register(wireSchemas, { id: 'TournamentRound', description: 'A round that was paired.' });

export const pairedRound = z
  .object({
    round: int.describe('The number.'),
    stage: z.enum(['main', 'cut']).describe('Whether it belongs to the cut.'),
    dryRun: z.boolean().describe('Whether nothing was changed.'),
    revision: int.describe('The revision of the tournament.'),
    tables: z.array(tournamentTable).describe('Who meets whom.'),
  })
  .register(wireSchemas, { id: 'PairedRound', description: 'Who meets whom in a round.' });

export const tableRuling = z
  .object({
    number: int.describe('Its number in the tournament, from 1.'),
    round: int.describe('The round.'),
    table: int.nullable().describe('The table; null if the whole round was taken back.'),
    result: z
      .object({
        wins: pair.describe('Games won, in the order of the players.'),
        draws: int.describe('Games without a winner.'),
        bothLose: z.boolean().describe('Whether both players lose.'),
      })
      .nullable()
      .describe('How the series ended; null if earlier rulings, or the whole round, were taken back.'),
    reason: told.describe('Why.'),
    judge: told.describe('Who ruled it.'),
    ruledAt: told.describe('When.'),
  })
  .register(wireSchemas, { id: 'TableRuling', description: 'What a judge said of a table.' });

export const registered = z
  .object({
    players: z.array(tournamentPlayer).describe('Those who were registered, in the order of the request.'),
    revision: int.describe('The revision of the tournament.'),
  })
  .register(wireSchemas, { id: 'RegisteredPlayers', description: 'Who was registered.' });

export const deletedTournament = z
  .object({
    id: z.uuid().describe('Its id.'),
    name: told.describe('Its name, which can be used again.'),
  })
  .register(wireSchemas, { id: 'DeletedTournament', description: 'A tournament that is there no more.' });

export type TournamentRequest = z.output<typeof tournamentRequest>;
export type AmendTournamentRequest = z.output<typeof amendTournamentRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type NewPlayer = z.output<typeof newPlayer>;
export type AmendPlayerRequest = z.output<typeof amendPlayerRequest>;
export type PairRequest = z.output<typeof pairRequest>;
export type UndoRoundRequest = z.output<typeof undoRoundRequest>;
export type TableRulingRequest = z.output<typeof tableRulingRequest>;
export type OrganizedTournamentObject = z.output<typeof organizedTournament>;
export type TournamentPlayerObject = z.output<typeof tournamentPlayer>;
export type TournamentTableObject = z.output<typeof tournamentTable>;
export type TournamentRoundObject = z.output<typeof tournamentRound>;
export type PairedRoundObject = z.output<typeof pairedRound>;
export type TableRulingObject = z.output<typeof tableRuling>;
