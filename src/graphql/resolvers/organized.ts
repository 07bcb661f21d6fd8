import { pageQuery } from '../../contracts/requests.ts';
import {
  amendPlayerRequest,
  amendTournamentRequest,
  entrantParams,
  organizedParams,
  pairRequest,
  registerRequest,
  roundParams,
  tableParams,
  tableRulingRequest,
  tournamentRequest,
  undoRoundRequest,
} from '../../contracts/tournaments.ts';
import type { Call } from '../../services/call.ts';
import { pageOf } from '../../services/pages.ts';
import type { Answer } from '../../services/problem.ts';
import {
  amendTournament,
  createTournament,
  deleteTournament,
  readTournament,
} from '../../services/tournaments/organize.ts';
import { amendPlayer, listPlayers, registerPlayers, removePlayer } from '../../services/tournaments/roster.ts';
import { listRounds, listTables, pairRound, readTable, undoRound } from '../../services/tournaments/rounds.ts';
import { listRulings, ruleTable } from '../../services/tournaments/table-rulings.ts';
import { checkArguments, checkWithNulls, present } from '../checked.ts';
import { countedConnection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';

interface In {
  call: Call;
}
type Of = Args & { tournament: string };
type OfTable = Of & { round: number; table: number };

const named = (tournament: string): string => checkArguments(organizedParams, { name: tournament }).name;

/** A page of a list that is at hand whole. */
async function paged<T>(args: Args, list: () => Promise<Answer<T[]>>) {
  const { limit, after = 0 } = checkArguments(pageQuery, pageArguments(args));
  const all = orThrow(await list());
  return countedConnection(
    pageOf(all.slice(after, after + limit + 1), limit, () => after + limit),
    after,
  );
}

/** A request whose parts were left out, not set to null. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const { options, metadata, deck, cards, ...rest } = present(value) as Record<string, unknown>;
  const own = { options, metadata, deck, cards };
  return present({ ...Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withoutNulls(one)])), ...own });
};

/** A request in which null takes something away. */
const asSaid = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const organizedFields = {
  Query: {
    organizedTournament: async (_root: unknown, { tournament }: Of, { call }: In) =>
      orThrow(await readTournament(call, named(tournament))),
    tournamentPlayers: (_root: unknown, { tournament, ...args }: Of, { call }: In) =>
      paged(args, () => listPlayers(call, named(tournament))),
    tournamentRounds: (_root: unknown, { tournament, ...args }: Of, { call }: In) =>
      paged(args, () => listRounds(call, named(tournament))),
    tournamentTables: (_root: unknown, { tournament, round, ...args }: Of & { round: number }, { call }: In) => {
      const of = checkArguments(roundParams, { name: tournament, round });
      return paged(args, () => listTables(call, of.name, of.round));
    },
    async tournamentTable(_root: unknown, { tournament, round, table }: OfTable, { call }: In) {
      const of = checkArguments(tableParams, { name: tournament, round, table });
      return orThrow(await readTable(call, of.name, of.round, of.table));
    },
    tournamentRulings: (_root: unknown, { tournament, ...args }: Of, { call }: In) =>
      paged(args, () => listRulings(call, named(tournament))),
  },
  Mutation: {
    createTournament: async (_root: unknown, { request }: { request: object }, { call }: In) =>
      orThrow(await createTournament(call, checkWithNulls(tournamentRequest, withoutNulls(request)))),
    async amendTournament(
      _root: unknown,
      { tournament, changes, expectedRevision }: Of & { changes: object },
      { call }: In,
    ) {
      const { clock, ...said } = asSaid(changes) as { clock?: object | null };
      const timed = clock ? { clock: present(clock) } : clock === null ? { clock } : {};
      const asked = { ...said, ...timed, ...(present({ expectedRevision }) as object) };
      return orThrow(await amendTournament(call, named(tournament), checkWithNulls(amendTournamentRequest, asked)));
    },
    deleteTournament: async (_root: unknown, { tournament }: Of, { call }: In) =>
      orThrow(await deleteTournament(call, named(tournament))),
    async registerPlayers(_root: unknown, { tournament, ...args }: Of, { call }: In) {
      const request = checkWithNulls(registerRequest, withoutNulls(args));
      return orThrow(await registerPlayers(call, named(tournament), request));
    },
    async amendPlayer(
      _root: unknown,
      { tournament, player, changes, expectedRevision }: Of & { player: string; changes: object },
      { call }: In,
    ) {
      const of = checkArguments(entrantParams, { name: tournament, player });
      const asked = { ...(asSaid(changes) as object), ...(present({ expectedRevision }) as object) };
      return orThrow(await amendPlayer(call, of.name, of.player, checkWithNulls(amendPlayerRequest, asked)));
    },
    async removePlayer(_root: unknown, { tournament, player }: Of & { player: string }, { call }: In) {
      const of = checkArguments(entrantParams, { name: tournament, player });
      return orThrow(await removePlayer(call, of.name, of.player));
    },
    pairRound: async (_root: unknown, { tournament, ...args }: Of, { call }: In) =>
      orThrow(await pairRound(call, named(tournament), checkArguments(pairRequest, args))),
    async undoRound(_root: unknown, { tournament, round, ...args }: Of & { round: number }, { call }: In) {
      const of = checkArguments(roundParams, { name: tournament, round });
      return orThrow(await undoRound(call, of.name, of.round, checkArguments(undoRoundRequest, args)));
    },
    async ruleTable(
      _root: unknown,
      { tournament, round, table, result, ...args }: OfTable & { result?: object | null },
      { call }: In,
    ) {
      const of = checkArguments(tableParams, { name: tournament, round, table });
      const asked = { ...(present(args) as object), result: result ? withoutNulls(result) : null };
      return orThrow(await ruleTable(call, of.name, of, checkWithNulls(tableRulingRequest, asked)));
    },
  },
  Tournament: {
    organized: async ({ organized }: { organized: string | null }, _args: unknown, { call }: In) =>
      organized === null ? null : orThrow(await readTournament(call, organized)),
  },
};
