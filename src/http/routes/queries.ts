import {
  eventParams,
  eventQuery,
  eventsQuery,
  eventsRequest,
  exportQuery,
  matchesQuery,
  matchesRequest,
  pliesQuery,
  pliesRequest,
  treeQuery,
} from '../../contracts/queries.ts';
import { eventTree, exportLine, placedEvent } from '../../contracts/query-replies.ts';
import { listOf, match, matchPage, ply } from '../../contracts/replies.ts';
import { matchParams } from '../../contracts/requests.ts';
import { partOf } from '../../services/problem.ts';
import { exportEvents, listEvents, readEvent, readTree } from '../../services/reading/events.ts';
import { exportAll, exportMatches } from '../../services/reading/export.ts';
import { listMatches } from '../../services/reading/match-list.ts';
import { exportPlies, listPlies } from '../../services/reading/plies.ts';
import { asList } from '../list.ts';
import type { RestApp } from '../rest-app.ts';
import { inLines } from '../streams.ts';
import { eventMadeOf } from './made-of.ts';
import { onlyLines, replies, withLines } from './replies.ts';

const tags = ['matches'];
const LINES =
  'With "Accept: application/x-ndjson" all of it as lines of JSON, however much it is. An export that ends as HTTP says it should is complete; one that fails is cut off.';

/** What was recorded, looked for and exported. */
export function queryRoutes(app: RestApp): void {
  app.get(
    '/v1/matches',
    {
      config: { needs: 'matches:read', seat: true, page: 200 },
      schema: {
        operationId: 'matches',
        summary: 'The recorded matches, the latest first',
        description: LINES,
        tags,
        querystring: matchesRequest,
        response: withLines(replies(matchPage, 'A page of matches.', [400]), match),
      },
    },
    (request, reply) =>
      asList(
        request,
        reply,
        matchesQuery,
        (query) => listMatches(request.call, query),
        (total) => exportMatches(request.call, request.query, total),
      ),
  );

  app.get(
    '/v1/matches/export',
    {
      config: { needs: 'matches:read', seat: true, cost: 20 },
      schema: {
        operationId: 'exportMatches',
        summary: 'Matches with their plies or events, as lines of JSON',
        description: 'A line {"match": …}, then a line for each of its plies or events, then the next match.',
        tags,
        querystring: exportQuery,
        response: onlyLines(exportLine, 'Lines of JSON.', [400]),
      },
    },
    async (request, reply) => inLines(request, reply, await exportAll(request.call, request.query)),
  );

  app.get(
    '/v1/matches/:id/plies',
    {
      config: { needs: 'matches:read', seat: true, page: 200 },
      schema: {
        operationId: 'plies',
        summary: 'The plies of a match: what was done, and what came of it',
        description: LINES,
        tags,
        params: matchParams,
        querystring: pliesRequest,
        response: withLines(replies(listOf(ply), 'A page of plies.', [400, 404, 410]), ply),
      },
    },
    (request, reply) =>
      asList(
        request,
        reply,
        pliesQuery,
        async (query) => partOf(await listPlies(request.call, request.params.id, query), 'page'),
        (total) => exportPlies(request.call, request.params.id, request.query, total),
      ),
  );

  app.get(
    '/v1/matches/:id/events',
    {
      config: { needs: 'matches:read', seat: true, page: 500 },
      schema: {
        operationId: 'events',
        summary: 'Everything that happened in a match',
        description: LINES,
        tags,
        params: matchParams,
        querystring: eventsRequest,
        response: withLines(replies(listOf(placedEvent), 'A page of events.', [400, 404, 410]), placedEvent),
      },
    },
    (request, reply) =>
      asList(
        request,
        reply,
        eventsQuery,
        async (query) => partOf(await listEvents(request.call, request.params.id, query), 'page'),
        (total) => exportEvents(request.call, request.params.id, request.query, total),
      ),
  );

  app.get(
    '/v1/matches/:id/events/:seq',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'event',
        summary: 'One event of a match',
        tags,
        params: eventParams,
        querystring: eventQuery,
        response: replies(placedEvent, 'The event.', [400, 404, 410]),
      },
    },
    async (request) => {
      const { id, seq } = request.params;
      return partOf(await readEvent(request.call, id, seq, request.query.viewer), 'event');
    },
  );

  app.get(
    '/v1/matches/:id/events/:seq/tree',
    {
      config: { needs: 'matches:read', seat: true, cost: 5, madeOf: eventMadeOf },
      schema: {
        operationId: 'tree',
        summary: 'What caused an event, from the beginning, and what it caused',
        tags,
        params: eventParams,
        querystring: treeQuery,
        response: replies(eventTree, 'The event in the tree of causes.', [400, 404, 410]),
      },
    },
    async (request) => {
      const { id, seq } = request.params;
      return partOf(await readTree(request.call, id, seq, request.query), 'tree');
    },
  );
}
