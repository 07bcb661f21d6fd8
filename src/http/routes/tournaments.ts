import type { FastifyRequest } from 'fastify';
import { forgetRequest, forgotten } from '../../contracts/own-data.ts';
import type { StatisticsRequest } from '../../contracts/queries.ts';
import {
  cardStatisticsQuery,
  clauseStatisticsQuery,
  playerParams,
  refusalStatisticsQuery,
  resultsQuery,
  standingsQuery,
  tournamentParams,
  tournamentsQuery,
} from '../../contracts/queries.ts';
import {
  cardStatistic,
  clauseStatistic,
  countedListOf,
  player,
  refusalStatistic,
  standing,
  tournament,
  tournamentResult,
} from '../../contracts/query-replies.ts';
import { listOf } from '../../contracts/replies.ts';
import { playerIsMadeOf, standingsAreMadeOf, statisticsAreMadeOf } from '../../services/reading/made-of.ts';
import type { PlacedStanding } from '../../services/tournaments/final-standings.ts';
import { forgetPlayer } from '../../services/tournaments/forget-player.ts';
import { readPlayer } from '../../services/tournaments/players.ts';
import {
  listCardStatistics,
  listClauseStatistics,
  listRefusalStatistics,
  MATCHES_A_POINT,
} from '../../services/tournaments/statistics.ts';
import type { TournamentResult } from '../../services/tournaments/tournaments.ts';
import { listResults, listStandings, listTournaments } from '../../services/tournaments/tournaments.ts';
import { asPage } from '../list.ts';
import type { RestApp } from '../rest-app.ts';
import type { Columns } from '../rows.ts';
import { ALL, asRows, formOf, wantsWhole } from '../rows.ts';
import { onlyRows, replies } from './replies.ts';

const tags = ['tournaments'];
const config = { needs: 'matches:read' } as const;
const dear = { ...config, cost: 5 } as const;
const nameIn = ({ params }: FastifyRequest): string => (params as { name: string }).name;
const summed = {
  ...dear,
  costPer: `${MATCHES_A_POINT} matches, where a tournament, a time or a player is named`,
  madeOf: ({ call, query }: FastifyRequest) => statisticsAreMadeOf(call, query as StatisticsRequest),
};

const RESULTS: Columns<TournamentResult> = {
  round: ({ round }) => round,
  table: ({ table }) => table,
  player1: ({ players }) => players[0],
  player2: ({ players }) => players[1],
  status: ({ status }) => status,
  winner: ({ winner }) => winner,
  points1: ({ points }) => points?.[0] ?? null,
  points2: ({ points }) => points?.[1] ?? null,
  wins1: ({ wins }) => wins[0],
  wins2: ({ wins }) => wins[1],
  draws: ({ draws }) => draws,
};

const STANDINGS: Columns<PlacedStanding> = {
  rank: ({ rank }) => rank,
  id: ({ id }) => id,
  player: ({ player }) => player,
  points: ({ points }) => points,
  played: ({ series }) => series.played,
  won: ({ series }) => series.won,
  drawn: ({ series }) => series.drawn,
  lost: ({ series }) => series.lost,
  byes: ({ series }) => series.byes,
  matchWin: ({ matchWin }) => matchWin,
  opponentsMatchWin: ({ opponentsMatchWin }) => opponentsMatchWin,
  gameWin: ({ gameWin }) => gameWin,
  opponentsGameWin: ({ opponentsGameWin }) => opponentsGameWin,
  dropped: ({ dropped }) => dropped,
};

/** What many matches say together: tournaments, players, clauses and cards. Not for keys that know one match. */
export function tournamentRoutes(app: RestApp): void {
  app.get(
    '/v1/tournaments',
    {
      config,
      schema: {
        operationId: 'tournaments',
        summary: 'The tournaments that matches belong to, by name',
        tags,
        querystring: tournamentsQuery,
        response: replies(listOf(tournament), 'A page of tournaments.', [400]),
      },
    },
    async (request, reply) => asPage(request, reply, await listTournaments(request.call, request.query)),
  );

  app.get(
    '/v1/tournaments/:name/results',
    {
      config,
      schema: {
        operationId: 'results',
        summary: 'The pairings and results of a tournament, by round and table',
        description:
          'All games that two players recorded at one table of one round are a series: who won more of them has won it. Forks are left out; what a judge ruled counts.',
        tags,
        params: tournamentParams,
        querystring: resultsQuery,
        response: onlyRows(listOf(tournamentResult), tournamentResult, 'A page of results.', [400, 404]),
      },
    },
    async (request, reply) => {
      const query = wantsWhole(request.headers.accept) ? { ...request.query, limit: ALL } : request.query;
      return asRows(request, reply, await listResults(request.call, request.params.name, query), RESULTS);
    },
  );

  app.get(
    '/v1/tournaments/:name/standings',
    {
      config: {
        ...dear,
        madeOf: (request: FastifyRequest) =>
          standingsAreMadeOf(request.call, nameIn(request), {
            ...(request.query as object),
            form: formOf(request.headers.accept),
          }),
      },
      schema: {
        operationId: 'standings',
        summary: 'The standings of a tournament',
        description:
          'Ranked by match points, opponents’ match-win percentage, game-win percentage, opponents’ game-win percentage, and the series of those who are level against each other. A series with a running game is pending and not counted.',
        tags,
        params: tournamentParams,
        querystring: standingsQuery,
        response: onlyRows(listOf(standing), standing, 'A page of the standings.', [400, 404]),
      },
    },
    async (request, reply) => {
      const query = wantsWhole(request.headers.accept) ? { ...request.query, limit: ALL } : request.query;
      return asRows(request, reply, await listStandings(request.call, request.params.name, query), STANDINGS);
    },
  );

  app.get(
    '/v1/players/:name',
    {
      config: { ...dear, madeOf: (request: FastifyRequest) => playerIsMadeOf(request.call, nameIn(request)) },
      schema: {
        operationId: 'player',
        summary: 'The record of a player, by the name of the seat',
        description: 'Forks, and matches between two seats of the same name, do not count.',
        tags,
        params: playerParams,
        response: replies(player, 'The record.', [404]),
      },
    },
    async (request) => readPlayer(request.call, request.params.name),
  );

  app.post(
    '/v1/players/forget',
    {
      config: { needs: 'matches:write', cost: 20 },
      schema: {
        operationId: 'forgetPlayer',
        summary: 'Forget the name of a player in everything that was recorded',
        description:
          'Replaces it by a pseudonym, in some matches with each call: call again with `after` until `next` is null. What is recorded under the name later keeps it until it is forgotten again, by the same pseudonym.',
        tags,
        body: forgetRequest,
        response: replies(forgotten, 'What was done, and whether more is left.', [400, 413, 415]),
      },
    },
    async (request) => forgetPlayer(request.call, forgetRequest.parse(request.body)),
  );

  app.get(
    '/v1/statistics/clauses',
    {
      config: summed,
      schema: {
        operationId: 'clauseStatistics',
        summary: 'The clauses that finished matches cited most',
        description: 'Plies that a judge took back are not counted, and forks are not.',
        tags,
        querystring: clauseStatisticsQuery,
        response: replies(countedListOf(clauseStatistic), 'A page of clauses.', [400, 404]),
      },
    },
    async (request, reply) => {
      const { call, query } = request;
      return asPage(request, reply, await listClauseStatistics(call, query, (points) => request.charge(points)));
    },
  );

  app.get(
    '/v1/statistics/refusals',
    {
      config: dear,
      schema: {
        operationId: 'refusalStatistics',
        summary: 'The clauses by which actions were refused most',
        description:
          'Actions on matches and on states that callers hold, by the day on which they were refused. Counts are written now and then: other servers may not have told theirs of the last seconds.',
        tags,
        querystring: refusalStatisticsQuery,
        response: replies(listOf(refusalStatistic), 'A page of clauses.', [400, 404]),
      },
    },
    async (request, reply) => asPage(request, reply, await listRefusalStatistics(request.call, request.query)),
  );

  app.get(
    '/v1/statistics/cards',
    {
      config: summed,
      schema: {
        operationId: 'cardStatistics',
        summary: 'The cards that were used most in finished matches',
        description: 'Plies that a judge took back are not counted, and forks are not.',
        tags,
        querystring: cardStatisticsQuery,
        response: replies(countedListOf(cardStatistic), 'A page of cards.', [400, 404]),
      },
    },
    async (request, reply) => {
      const { call, query } = request;
      return asPage(request, reply, await listCardStatistics(call, query, (points) => request.charge(points)));
    },
  );
}
