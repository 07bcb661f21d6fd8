import { z } from 'zod';
import { wireSchemas } from './registry.ts';
import { earlier } from './renamed.ts';
import { event, match } from './replies.ts';
import { tiebreak } from './tournaments.ts';

/** What queries answer, for the documentation and the types. */

const placed = event.extend({ ply: z.int().describe('The ply that it belongs to.') });
export const placedEvent = placed.register(wireSchemas, { id: 'PlacedEvent' });

interface Node {
  effects: (z.output<typeof placed> & Node)[];
}
const node: z.ZodType<z.output<typeof placed> & Node> = placed
  .extend({
    get effects() {
      return z.array(node).describe('What it caused, each with what it caused in turn.');
    },
  })
  .register(wireSchemas, { id: 'EventNode', description: 'An event with what it caused.' });

export const eventTree = z
  .object({
    event: placedEvent.describe('The event that was asked about.'),
    causes: z
      .array(placedEvent)
      .describe(
        'From the first cause to the nearest. In a fork, earlier causes are in the match that it was forked from.',
      ),
    effects: z.array(node).nullable().describe('What it caused; null unless `down` is set.'),
    truncated: z.boolean().describe('Whether there are more effects than `limit`.'),
  })
  .register(wireSchemas, { id: 'EventTree' });

export const tournament = z
  .object({
    name: z.string().describe('Its name.'),
    event: earlier(z.string(), 'name'),
    rulesets: z.array(z.string()).describe('The games that were played in it.'),
    matches: z.int().describe('Recorded games; forks are never counted.'),
    running: z.int().describe('How many games are still running.'),
    over: z.int().describe('How many have ended.'),
    rounds: z.int().nullable().describe('The number of the last round; null if no match has a round.'),
    startedAt: z.string().describe('When the first game started, or the tournament was made.'),
    playedAt: z.string().describe('When the last ply was played.'),
    organized: z
      .uuid()
      .nullable()
      .describe('The id of the tournament if the service runs it; null if it is only a name that matches have.'),
  })
  .register(wireSchemas, { id: 'Tournament' });

const pair = z.tuple([z.int(), z.int()]);
export const tournamentResult = z
  .object({
    round: z.int().nullable().describe('The round; null if the matches have none.'),
    table: z.string().nullable().describe('The table; null if the matches have none.'),
    players: z.tuple([z.string(), z.string()]).describe('In alphabetical order.'),
    status: z.enum(['running', 'over']).describe('Running while one of the games is.'),
    winner: z
      .string()
      .nullable()
      .describe('The player who won more of the games; null for a draw, and while it is running.'),
    points: pair.nullable().describe('Match points: 3 for a win, 1 for a draw; null while it is running.'),
    wins: pair.describe('Games won, in the order of `players`.'),
    draws: z.int().describe('Games without a winner.'),
    games: z
      .array(
        z.object({
          match: z.uuid().describe('The recorded match that the game is.'),
          status: z.enum(['running', 'over']).describe('Whether it is running or over.'),
          winner: z.string().nullable().describe('The winner; null for a draw, and while it is running.'),
          draw: z.boolean().describe('Whether it ended without a winner.'),
        }),
      )
      .describe('The games, in the order in which they started.'),
  })
  .register(wireSchemas, {
    id: 'TournamentResult',
    description: 'The matches of two players at one table of one round: a series.',
  });

const share = z.number().nullable();
const played = {
  played: z.int().describe('How many were played.'),
  won: z.int().describe('How many the player won.'),
  drawn: z.int().describe('How many ended without a winner.'),
  lost: z.int().describe('How many the player lost.'),
};
const series = z.object({
  ...played,
  byes: z.int().describe('How many of the series won were byes.'),
  pending: z.int().describe('Series with a running game; they are not counted yet.'),
});
export const standing = z
  .object({
    rank: z.int().describe('The rank; players who are level in everything share it.'),
    player: z.string().describe('The name.'),
    points: z.int().describe('Match points: 3 for each series won, 1 for each drawn. The first thing to be ranked by.'),
    series: series.describe('Series: all games of two players at one table of one round.'),
    matches: earlier(series, 'series'),
    games: z.object(played).describe('Of the series that are counted; a bye counts as two games won.'),
    matchWin: share.describe('Points / (3 × series played), but at least 0.33.'),
    opponentsMatchWin: share.describe(
      'The mean of `matchWin` of the opponents, each counted as often as they were met; byes have no opponent. The second thing to be ranked by.',
    ),
    gameWin: share.describe(
      '(3 × games won + games drawn) / (3 × games played), but at least 0.33. The third thing to be ranked by.',
    ),
    opponentsGameWin: share.describe('The mean of `gameWin` of the opponents. The fourth thing to be ranked by.'),
    tiebreaks: z
      .array(z.object({ name: tiebreak, value: share.describe('The value; null for a player who has none.') }))
      .describe(
        'What players who are level in points are ranked by, in order, if the tournament has tiebreaks of its own; otherwise the four above apply.',
      ),
    id: z.string().nullable().describe('The id of the player, in a tournament that the service runs.'),
    dropped: z.boolean().describe('Whether the player has left the tournament.'),
  })
  .register(wireSchemas, {
    id: 'Standing',
    description:
      'The shares are compared exactly and given with four decimals; null for players who have finished no series. Players who are level in all four are ranked by their points in the series against each other, if each of them has met each other one.',
  });

const record = {
  games: z.int().describe('Finished games.'),
  won: z.int().describe('How many the player won.'),
  lost: z.int().describe('How many the player lost.'),
  drawn: z.int().describe('How many ended without a winner.'),
  running: z.int().describe('How many are running, and are not counted.'),
  winRate: share.describe('Won / games, with four decimals.'),
};
const named = z.array(z.object({ name: z.string().describe('What the figures are about.'), ...record }));
export const player = z
  .object({
    name: z.string().describe('The name of the seat.'),
    record: z.object(record).describe('All games.'),
    rulesets: named.describe('Game by game.'),
    opponents: named.describe('The hundred with the most games.'),
    tournaments: named.describe('The hundred tournaments with the most games.'),
    events: earlier(named, 'tournaments'),
    seats: named.describe('As p1 and as p2.'),
    recent: z.array(match).describe('The ten matches that started last, running ones and forks too.'),
  })
  .register(wireSchemas, { id: 'Player' });

export const clauseStatistic = z
  .object({
    clause: z.string().describe('The clause.'),
    title: z.string().nullable().describe('Null if this edition of the rulebook has no such clause.'),
    text: z.string().nullable().describe('What it says; null if this edition has no such clause.'),
    cited: z.int().describe('How often events cited it, as their own clause or as a reason for their order.'),
    matches: z.int().describe('In how many matches.'),
  })
  .register(wireSchemas, { id: 'ClauseStatistic' });

export const refusalStatistic = z
  .object({
    clause: z.string().describe('The clause.'),
    title: z.string().nullable().describe('Null if this edition of the rulebook has no such clause.'),
    text: z.string().nullable().describe('What it says; null if this edition has no such clause.'),
    refused: z.int().describe('How many actions were refused by it.'),
  })
  .register(wireSchemas, { id: 'RefusalStatistic' });

export const cardStatistic = z
  .object({
    card: z.string().describe('The id of the card.'),
    name: z.string().nullable().describe('Its name; null if the cards are not known.'),
    uses: z
      .int()
      .describe(
        'How many public events of its player named it as a single card (played, resolved, destroyed, …); cards that were drawn or looked at in secret, and lists of cards, do not count.',
      ),
    copies: z.int().describe('Copies in the decks, summed over the games.'),
    games: z
      .int()
      .describe('Finished games of players who had it in their deck; a game with it on both sides counts twice.'),
    gamesUsed: z.int().describe('How many of these games it was used in.'),
    wins: z.int().describe('How many of these games its player won.'),
    draws: z.int().describe('How many of these games ended without a winner.'),
    winRate: z.number().describe('Wins / games, with four decimals.'),
  })
  .register(wireSchemas, { id: 'CardStatistic' });

/** A page of statistics. */
export const countedListOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item).describe('What was found, in order.'),
    next: z.string().nullable().describe('What goes into `after` for the next page; null on the last one.'),
    uncounted: z.int().describe('Finished matches that have not been counted yet; ask again, and more of them are.'),
  });

export const exportLine = z.object({}).loose().register(wireSchemas, {
  id: 'ExportLine',
  description: '{"match": …}, then what belongs to it: {"ply": …} or {"event": …}, or {"problem": …}.',
});
