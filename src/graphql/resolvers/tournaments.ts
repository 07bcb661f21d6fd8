import type { MercuriusContext } from 'mercurius';
import { z } from 'zod';
import { forgetRequest } from '../../contracts/own-data.ts';
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
import { byTournament } from '../../contracts/renamed.ts';
import type { Call } from '../../services/call.ts';
import type { Page } from '../../services/pages.ts';
import { writeCursor } from '../../services/pages.ts';
import { forgetPlayer } from '../../services/tournaments/forget-player.ts';
import { readPlayer } from '../../services/tournaments/players.ts';
import {
  listCardStatistics,
  listClauseStatistics,
  listRefusalStatistics,
} from '../../services/tournaments/statistics.ts';
import { tablePlace } from '../../services/tournaments/table-place.ts';
import { listResults, listStandings, listTournaments } from '../../services/tournaments/tournaments.ts';
import { checkArguments } from '../checked.ts';
import { connection, countedConnection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';
import { matchSource } from './sources.ts';

interface In {
  call: Call;
  reply: MercuriusContext['reply'];
}
interface OfEvent {
  event: string;
}

const { name } = tournamentParams.shape;
const named = byTournament(z.object({ tournament: name.optional(), event: name.optional() }));

/** The tournament that arguments name; none named is a name that is missing. */
const namedIn = (args: { tournament?: unknown; event?: unknown }): string =>
  checkArguments(z.object({ tournament: name }), { tournament: checkArguments(named, args).event }).tournament;

async function resultsOf(call: Call, event: string, args: Args) {
  const query = checkArguments(resultsQuery, pageArguments(args));
  const page = orThrow(await listResults(call, checkArguments(tournamentParams, { name: event }).name, query));
  const cursor = ({ round, table, players }: (typeof page.items)[number]) =>
    writeCursor('results', [...tablePlace(round, table), ...players]);
  return connection(page, cursor, query.after !== undefined);
}

async function standingsOf(call: Call, event: string, args: Args) {
  const query = checkArguments(standingsQuery, pageArguments(args));
  return countedConnection(
    orThrow(await listStandings(call, checkArguments(tournamentParams, { name: event }).name, query)),
    query.after,
  );
}

async function playerNamed(call: Call, name: string) {
  const { recent, ...found } = orThrow(await readPlayer(call, checkArguments(playerParams, { name }).name));
  return { ...found, recent: recent.map((match) => matchSource(match, 'judge')) };
}

/** A page of statistics, which also tells how many matches are not in it yet. */
function statistics<T>(page: Page<T> & { uncounted: number }, cursorOf: (item: T) => string, passed: boolean) {
  return { ...connection(page, cursorOf, passed), uncounted: page.uncounted };
}

export const tournamentFields = {
  Mutation: {
    forgetPlayer: async (_root: unknown, args: Args, { call }: In) =>
      orThrow(await forgetPlayer(call, checkArguments(forgetRequest, args))),
  },
  Query: {
    async tournaments(_root: unknown, args: Args, { call }: In) {
      const query = checkArguments(tournamentsQuery, pageArguments(args));
      const page = orThrow(await listTournaments(call, query));
      return connection(page, ({ event }) => writeCursor('tournaments', [event]), query.after !== undefined);
    },
    results: (_root: unknown, { tournament, event, ...args }: Args, { call }: In) =>
      resultsOf(call, namedIn({ tournament, event }), args),
    standings: (_root: unknown, { tournament, event, ...args }: Args, { call }: In) =>
      standingsOf(call, namedIn({ tournament, event }), args),
    player: (_root: unknown, { name }: { name: string }, { call }: In) => playerNamed(call, name),
    async clauseStatistics(_root: unknown, args: Args, { call, reply }: In) {
      const query = checkArguments(clauseStatisticsQuery, pageArguments(args));
      const page = orThrow(await listClauseStatistics(call, query, (points) => reply.request.charge(points)));
      const cursor = ({ cited, clause }: (typeof page.items)[number]) => writeCursor('clauses', [-cited, clause]);
      return statistics(page, cursor, query.after !== undefined);
    },
    async refusalStatistics(_root: unknown, args: Args, { call }: In) {
      const query = checkArguments(refusalStatisticsQuery, pageArguments(args));
      return countedConnection(orThrow(await listRefusalStatistics(call, query)), query.after ?? 0);
    },
    async cardStatistics(_root: unknown, args: Args, { call, reply }: In) {
      const query = checkArguments(cardStatisticsQuery, pageArguments(args));
      const page = orThrow(await listCardStatistics(call, query, (points) => reply.request.charge(points)));
      const cursor = ({ uses, card }: (typeof page.items)[number]) => writeCursor('cards', [-uses, card]);
      return statistics(page, cursor, query.after !== undefined);
    },
  },
  Tournament: {
    results: ({ event }: OfEvent, args: Args, { call }: In) => resultsOf(call, event, args),
    standings: ({ event }: OfEvent, args: Args, { call }: In) => standingsOf(call, event, args),
  },
  Seat: {
    player: ({ name }: { name: string }, _args: unknown, { call }: In) => playerNamed(call, name),
  },
};
