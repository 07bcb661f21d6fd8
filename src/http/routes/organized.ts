import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { creatingHeaders, organizingHeaders } from '../../contracts/headers.ts';
import { listOf } from '../../contracts/replies.ts';
import { pageQuery } from '../../contracts/requests.ts';
import type { TournamentPlayerObject, TournamentTableObject } from '../../contracts/tournaments.ts';
import {
  amendPlayerRequest,
  amendTournamentRequest,
  deletedTournament,
  entrantParams,
  organizedParams,
  organizedTournament,
  pairedRound,
  pairRequest,
  registered,
  registerRequest,
  roundParams,
  tableParams,
  tableRuling,
  tableRulingRequest,
  tournamentPlayer,
  tournamentRequest,
  tournamentRound,
  tournamentTable,
  undoRoundRequest,
} from '../../contracts/tournaments.ts';
import type { Answer } from '../../services/problem.ts';
import { good } from '../../services/problem.ts';
import type { Expected } from '../../services/tournaments/change.ts';
import {
  amendTournament,
  createTournament,
  deleteTournament,
  readTournament,
} from '../../services/tournaments/organize.ts';
import { amendPlayer, listPlayers, registerPlayers, removePlayer } from '../../services/tournaments/roster.ts';
import { listRounds, listTables, pairRound, readTable, undoRound } from '../../services/tournaments/rounds.ts';
import { listRulings, ruleTable } from '../../services/tournaments/table-rulings.ts';
import { tagsInIfMatch } from '../if-match.ts';
import { readPlayersAsCsv } from '../players-csv.ts';
import type { RestApp, Shapes } from '../rest-app.ts';
import type { Columns } from '../rows.ts';
import { asRows, pageOfAll } from '../rows.ts';
import { onlyRows, replies } from './replies.ts';

const tags = ['tournaments'];
const read = { needs: 'matches:read' } as const;
const write = { needs: 'matches:write', idempotent: true } as const;
const judges = { needs: 'judge', idempotent: true } as const;

const PLAYERS: Columns<TournamentPlayerObject> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  deck: ({ deck }) => (typeof deck === 'object' && deck !== null ? JSON.stringify(deck) : deck),
  seed: ({ seed }) => seed,
  externalId: ({ externalId }) => externalId,
  from: ({ from }) => from,
  droppedAfter: ({ droppedAfter }) => droppedAfter,
};

const TABLES: Columns<TournamentTableObject> = {
  round: ({ round }) => round,
  table: ({ table }) => table,
  kind: ({ kind }) => kind,
  player1Id: ({ players }) => players[0]?.id ?? null,
  player1: ({ players }) => players[0]?.name ?? null,
  player2Id: ({ players }) => players[1]?.id ?? null,
  player2: ({ players }) => players[1]?.name ?? null,
  status: ({ status }) => status,
  wins1: ({ wins }) => wins[0],
  wins2: ({ wins }) => wins[1],
  draws: ({ draws }) => draws,
  points1: ({ points }) => points?.[0] ?? null,
  points2: ({ points }) => points?.[1] ?? null,
  winnerId: ({ winner }) => winner,
  ruled: ({ ruled }) => ruled,
};

/** Names the tournament as it is told now, and its revision. */
function setTag(reply: Pick<FastifyReply, 'header'>, answer: Answer<{ revision: number }>): void {
  if (!answer.ok) return;
  const content = createHash('sha256').update(JSON.stringify(answer.value)).digest('hex').slice(0, 24);
  reply.header('etag', `"${content}.r${answer.value.revision}"`);
}

/** The revisions that an If-Match header names. */
function revisionsIn({ headers }: Pick<FastifyRequest, 'headers'>): Answer<Expected['ifMatch']> {
  const tags = tagsInIfMatch(headers['if-match']);
  if (!tags.ok || tags.value === undefined || tags.value === '*') return tags as Answer<undefined | '*'>;
  return good(tags.value.flatMap((tag) => (/\.r\d{1,9}$/.test(tag) ? [Number(tag.split('.r').at(-1))] : [])));
}

/** Tournaments that the service runs. A body stays as it came when it is checked, so each is read here. Not for keys that know one match. */
export async function organizedRoutes(app: RestApp): Promise<void> {
  app.post(
    '/v1/tournaments',
    {
      config: write,
      schema: {
        operationId: 'createTournament',
        summary: 'Make a tournament that the service runs',
        description:
          'The service pairs its rounds, starts its matches, counts their results and ranks its players. Players can be given here or registered later.',
        tags,
        body: tournamentRequest,
        headers: creatingHeaders,
        response: replies(organizedTournament, 'The tournament.', [400, 404, 409, 413, 415, 422], 201),
      },
    },
    async (request, reply) => {
      const answer = await createTournament(request.call, tournamentRequest.parse(request.body));
      if (answer.ok) reply.code(201).header('location', `/v1/tournaments/${answer.value.id}`);
      return answer;
    },
  );

  app.get(
    '/v1/tournaments/:name',
    {
      config: read,
      schema: {
        operationId: 'organizedTournament',
        summary: 'A tournament that the service runs',
        tags,
        params: organizedParams,
        response: replies(organizedTournament, 'The tournament.', [404]),
      },
    },
    async (request, reply) => {
      const answer = await readTournament(request.call, request.params.name);
      setTag(reply, answer);
      return answer;
    },
  );

  app.patch(
    '/v1/tournaments/:name',
    {
      config: write,
      schema: {
        operationId: 'amendTournament',
        summary: 'Change the settings of a tournament',
        description: 'What is left out stays as it is, and so do rounds that are already paired.',
        tags,
        params: organizedParams,
        headers: organizingHeaders,
        body: amendTournamentRequest,
        response: replies(organizedTournament, 'The tournament.', [400, 404, 409, 413, 415, 422]),
      },
    },
    async (request, reply) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      const answer = await amendTournament(
        request.call,
        request.params.name,
        amendTournamentRequest.parse(request.body),
        meant.value,
      );
      setTag(reply, answer);
      return answer;
    },
  );

  app.delete(
    '/v1/tournaments/:name',
    {
      config: { needs: 'matches:write' },
      schema: {
        operationId: 'deleteTournament',
        summary: 'Delete a tournament',
        description:
          'Its players, rounds and rulings go. Matches that were played in it stay, and go on; what they tell of the tournament is told by its name as before.',
        tags,
        params: organizedParams,
        response: replies(deletedTournament, 'What was deleted.', [404]),
      },
    },
    async (request) => deleteTournament(request.call, request.params.name),
  );

  app.get(
    '/v1/tournaments/:name/players',
    {
      config: read,
      schema: {
        operationId: 'tournamentPlayers',
        summary: 'The players of a tournament',
        tags,
        params: organizedParams,
        querystring: pageQuery,
        response: onlyRows(listOf(tournamentPlayer), tournamentPlayer, 'A page of players.', [400, 404]),
      },
    },
    async (request, reply) => {
      const players = await listPlayers(request.call, request.params.name);
      return asRows(request, reply, pageOfAll(request, players, request.query), PLAYERS);
    },
  );

  await app.register(async (scope) => {
    readPlayersAsCsv(scope);
    scope.withTypeProvider<Shapes>().post(
      '/v1/tournaments/:name/players',
      {
        config: write,
        schema: {
          operationId: 'registerPlayers',
          summary: 'Register players of a tournament',
          description:
            'All of them or none. As `text/csv` too: the first line names the columns, of which `name` is needed and `id`, `deck`, `seed` and `externalId` may be there. In a Swiss tournament players can join between rounds; the rounds before are lost to them.',
          tags,
          params: organizedParams,
          headers: organizingHeaders,
          body: registerRequest,
          response: replies(registered, 'Those who were registered.', [400, 404, 409, 413, 415, 422], 201),
        },
      },
      async (request, reply) => {
        const meant = revisionsIn(request);
        if (!meant.ok) return meant;
        const answer = await registerPlayers(
          request.call,
          request.params.name,
          registerRequest.parse(request.body),
          meant.value,
        );
        if (answer.ok) reply.code(201);
        return answer;
      },
    );
  });

  app.patch(
    '/v1/tournaments/:name/players/:player',
    {
      config: write,
      schema: {
        operationId: 'amendPlayer',
        summary: 'Change a player of a tournament, or drop them',
        description: 'A table that is open goes on: the player can concede, or a judge can rule how it ends.',
        tags,
        params: entrantParams,
        headers: organizingHeaders,
        body: amendPlayerRequest,
        response: replies(tournamentPlayer, 'The player.', [400, 404, 409, 413, 415]),
      },
    },
    async (request) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      const { name, player } = request.params;
      return amendPlayer(request.call, name, player, amendPlayerRequest.parse(request.body), meant.value);
    },
  );

  app.delete(
    '/v1/tournaments/:name/players/:player',
    {
      config: { needs: 'matches:write' },
      schema: {
        operationId: 'removePlayer',
        summary: 'Remove a player who has not been paired yet',
        tags,
        params: entrantParams,
        headers: organizingHeaders,
        response: replies(tournamentPlayer, 'The player who was removed.', [400, 404, 409]),
      },
    },
    async (request) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      return removePlayer(request.call, request.params.name, request.params.player, meant.value);
    },
  );

  app.get(
    '/v1/tournaments/:name/rounds',
    {
      config: read,
      schema: {
        operationId: 'tournamentRounds',
        summary: 'The rounds of a tournament',
        tags,
        params: organizedParams,
        querystring: pageQuery,
        response: onlyRows(listOf(tournamentRound), tournamentRound, 'A page of rounds.', [400, 404]),
      },
    },
    async (request, reply) => {
      const rounds = await listRounds(request.call, request.params.name);
      return asRows(request, reply, pageOfAll(request, rounds, request.query), {
        round: ({ round }) => round,
        stage: ({ stage }) => stage,
        status: ({ status }) => status,
        tables: ({ tables }) => tables,
        open: ({ open }) => open,
      });
    },
  );

  app.post(
    '/v1/tournaments/:name/rounds',
    {
      config: { ...write, cost: 20 },
      schema: {
        operationId: 'pairRound',
        summary: 'Pair the next round and start its matches',
        description:
          'Swiss rounds have the fewest rematches that there can be, then the fewest second byes, then the fewest points between opponents. After the last round the cut begins, where there is one. `games` of a table can be empty in the answer: they start right after it.',
        tags,
        params: organizedParams,
        headers: organizingHeaders,
        body: pairRequest,
        response: replies(pairedRound, 'Who meets whom.', [400, 404, 409, 413, 415, 503], 201),
      },
    },
    async (request, reply) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      const answer = await pairRound(request.call, request.params.name, pairRequest.parse(request.body), meant.value);
      if (answer.ok) reply.code(answer.value.dryRun ? 200 : 201);
      return answer;
    },
  );

  app.get(
    '/v1/tournaments/:name/rounds/:round',
    {
      config: read,
      schema: {
        operationId: 'tournamentTables',
        summary: 'The tables of a round',
        tags,
        params: roundParams,
        querystring: pageQuery,
        response: onlyRows(listOf(tournamentTable), tournamentTable, 'A page of tables.', [400, 404]),
      },
    },
    async (request, reply) => {
      const tables = await listTables(request.call, request.params.name, request.params.round);
      return asRows(request, reply, pageOfAll(request, tables, request.query), TABLES);
    },
  );

  app.post(
    '/v1/tournaments/:name/rounds/:round/undo',
    {
      config: judges,
      schema: {
        operationId: 'undoRound',
        summary: 'Take back the last round, as a judge',
        description:
          'Its tables go, and it can be paired anew. Its matches stay on record; those that go on end without a winner.',
        tags,
        params: roundParams,
        headers: organizingHeaders,
        body: undoRoundRequest,
        response: replies(tableRuling, 'What is on record of it.', [400, 404, 409, 413, 415]),
      },
    },
    async (request) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      return undoRound(request.call, request.params.name, request.params.round, request.body, meant.value);
    },
  );

  app.get(
    '/v1/tournaments/:name/rounds/:round/tables/:table',
    {
      config: read,
      schema: {
        operationId: 'tournamentTable',
        summary: 'A table of a round',
        tags,
        params: tableParams,
        response: replies(tournamentTable, 'The table.', [400, 404]),
      },
    },
    async (request) => readTable(request.call, request.params.name, request.params.round, request.params.table),
  );

  app.post(
    '/v1/tournaments/:name/rounds/:round/tables/:table/ruling',
    {
      config: judges,
      schema: {
        operationId: 'ruleTable',
        summary: 'Rule how the series at a table ends',
        description:
          'The ruling replaces the result of the games, even if they ended long ago: standings follow it, and rounds that are already paired stay. Running games end in the same way. `result: null` takes back earlier rulings.',
        tags,
        params: tableParams,
        headers: organizingHeaders,
        body: tableRulingRequest,
        response: replies(tableRuling, 'What is on record of it.', [400, 404, 409, 413, 415]),
      },
    },
    async (request) => {
      const meant = revisionsIn(request);
      if (!meant.ok) return meant;
      return ruleTable(
        request.call,
        request.params.name,
        request.params,
        tableRulingRequest.parse(request.body),
        meant.value,
      );
    },
  );

  app.get(
    '/v1/tournaments/:name/rulings',
    {
      config: read,
      schema: {
        operationId: 'tournamentRulings',
        summary: 'What judges ruled in a tournament',
        tags,
        params: organizedParams,
        querystring: pageQuery,
        response: onlyRows(listOf(tableRuling), tableRuling, 'A page of rulings.', [400, 404]),
      },
    },
    async (request, reply) => {
      const rulings = await listRulings(request.call, request.params.name);
      return asRows(request, reply, pageOfAll(request, rulings, request.query), {
        number: ({ number }) => number,
        round: ({ round }) => round,
        table: ({ table }) => table,
        wins1: ({ result }) => result?.wins[0] ?? null,
        wins2: ({ result }) => result?.wins[1] ?? null,
        draws: ({ result }) => result?.draws ?? null,
        bothLose: ({ result }) => result?.bothLose ?? null,
        reason: ({ reason }) => reason,
        judge: ({ judge }) => judge,
        ruledAt: ({ ruledAt }) => ruledAt,
      });
    },
  );
}
