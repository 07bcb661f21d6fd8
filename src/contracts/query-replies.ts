import { z } from 'zod';
import { wireSchemas } from './registry.ts';
import { event, match } from './replies.ts';

/** What queries answer, for the documentation and the types. */

const placed = event.extend({ ply: z.int().describe('The ply that it belongs to.') });
export const placedEvent = placed.register(wireSchemas, { id: 'PlacedEvent' });

interface Node {
  effects: (z.output<typeof placed> & Node)[];
}
const node: z.ZodType<z.output<typeof placed> & Node> = placed
  .extend({
    get effects() {
      return z.array(node);
    },
  })
  .register(wireSchemas, { id: 'EventNode', description: 'An event with what it caused.' });

export const eventTree = z
  .object({
    event: placedEvent,
    causes: z
      .array(placedEvent)
      .describe('From the first cause to the nearest. In a fork, causes of before are in the match that it came from.'),
    effects: z.array(node).nullable().describe('What it caused; null unless `down` is set.'),
    truncated: z.boolean().describe('Whether there are more effects than `limit`.'),
  })
  .register(wireSchemas, { id: 'EventTree' });

export const tournament = z
  .object({
    event: z.string(),
    rulesets: z.array(z.string()),
    matches: z.int().describe('Recorded games; forks are never counted.'),
    running: z.int(),
    over: z.int(),
    rounds: z.int().nullable().describe('The number of the last round; null when no match says its round.'),
    startedAt: z.string().describe('When the first game started.'),
    playedAt: z.string().describe('When the last ply was played.'),
  })
  .register(wireSchemas, { id: 'Tournament' });

const pair = z.tuple([z.int(), z.int()]);
export const tournamentResult = z
  .object({
    round: z.int().nullable(),
    table: z.string().nullable(),
    players: z.tuple([z.string(), z.string()]).describe('In alphabetical order.'),
    status: z.enum(['running', 'over']).describe('Running while one of the games is.'),
    winner: z.string().nullable().describe('Who won more of the games; null in a draw, and while it runs.'),
    points: pair.nullable().describe('Match points: 3 for a win, 1 for a draw; null while it runs.'),
    wins: pair.describe('Games won, in the order of `players`.'),
    draws: z.int(),
    games: z.array(
      z.object({
        match: z.uuid(),
        status: z.enum(['running', 'over']),
        winner: z.string().nullable(),
        draw: z.boolean(),
      }),
    ),
  })
  .register(wireSchemas, {
    id: 'TournamentResult',
    description: 'The games of two players at one table of one round: together they are one match.',
  });

const share = z.number().nullable();
const played = { played: z.int(), won: z.int(), drawn: z.int(), lost: z.int() };
export const standing = z
  .object({
    rank: z.int().describe('Shared by players who are level in everything.'),
    player: z.string(),
    points: z.int().describe('Match points: 3 for each match won, 1 for each drawn. The first thing to be ranked by.'),
    matches: z.object({
      ...played,
      byes: z.int().describe('Among the won ones.'),
      pending: z.int().describe('Matches with a running game. They are not counted at all yet.'),
    }),
    games: z.object(played).describe('Of the matches that are counted; a bye counts as two games won.'),
    matchWin: share.describe('Points / (3 × matches played), but at least 0.33.'),
    opponentsMatchWin: share.describe(
      'The mean of `matchWin` of the opponents, each as often as met; byes have none. The second thing to be ranked by.',
    ),
    gameWin: share.describe(
      '(3 × games won + games drawn) / (3 × games played), but at least 0.33. The third thing to be ranked by.',
    ),
    opponentsGameWin: share.describe('The mean of `gameWin` of the opponents. The fourth thing to be ranked by.'),
  })
  .register(wireSchemas, {
    id: 'Standing',
    description:
      'The shares are compared exactly and given with four decimals; null for players who have finished no match. Players who are level in all four are ranked by their points in the matches against each other, if each of them has met each other one.',
  });

const record = {
  games: z.int().describe('Finished games.'),
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  running: z.int(),
  winRate: share.describe('Won / games, with four decimals.'),
};
const named = z.array(z.object({ name: z.string(), ...record }));
export const player = z
  .object({
    name: z.string(),
    record: z.object(record),
    rulesets: named,
    opponents: named.describe('The hundred with the most games.'),
    events: named.describe('Tournaments; the hundred with the most games.'),
    seats: named.describe('As p1 and as p2.'),
    recent: z.array(match).describe('The ten matches that started last, running ones and forks too.'),
  })
  .register(wireSchemas, { id: 'Player' });

export const clauseStatistic = z
  .object({
    clause: z.string(),
    title: z.string().nullable().describe('Null when this edition of the rulebook has no such clause.'),
    text: z.string().nullable(),
    cited: z.int().describe('How often events cited it, as their clause or among the reasons for their order.'),
    matches: z.int().describe('In how many matches.'),
  })
  .register(wireSchemas, { id: 'ClauseStatistic' });

export const cardStatistic = z
  .object({
    card: z.string(),
    name: z.string().nullable(),
    uses: z
      .int()
      .describe(
        'How many events of the player, whose card it is, named it openly: played, resolved, destroyed, …; not what was drawn or looked at in secret, nor lists of cards.',
      ),
    copies: z.int().describe('Copies in the decks, added up over the games.'),
    games: z.int().describe('Finished games of players who had it; one with it on both sides is two.'),
    gamesUsed: z.int().describe('Those of them in which it was used.'),
    wins: z.int().describe('Those of them that its player won.'),
    draws: z.int(),
    winRate: z.number().describe('Wins / games, with four decimals.'),
  })
  .register(wireSchemas, { id: 'CardStatistic' });

/** A page of statistics. */
export const countedListOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable(),
    uncounted: z.int().describe('Finished matches that are not counted yet; asking again counts more of them.'),
  });

export const exportLine = z.object({}).loose().register(wireSchemas, {
  id: 'ExportLine',
  description: '{"match": …}, then what belongs to it: {"ply": …} or {"event": …}, or {"problem": …}.',
});
