import { event, listOf, match, ply, position, verdict, verification } from '../../contracts/replies.ts';
import {
  actRequest,
  eventsQuery,
  matchesQuery,
  matchParams,
  matchRequest,
  pliesQuery,
  stateQuery,
  viewerQuery,
} from '../../contracts/requests.ts';
import { listEvents, listMatches, listPlies, readMatch, readState } from '../../services/history.ts';
import { act, startMatch } from '../../services/matches.ts';
import type { Parts } from '../../services/parts.ts';
import { good } from '../../services/problem.ts';
import { writeVerdict } from '../../services/verdict.ts';
import { verifyMatch } from '../../services/verify.ts';
import { sendAnswer } from '../problems.ts';
import type { RestApp } from '../rest.ts';
import { replies } from './replies.ts';

const tags = ['matches'];

export function matchRoutes(app: RestApp, parts: Parts): void {
  app.post(
    '/v1/matches',
    {
      schema: {
        summary: 'Start a match and record it',
        tags,
        body: matchRequest,
        querystring: viewerQuery,
        response: replies(verdict, 'The start.', [400, 404, 413, 415, 422], 201),
      },
    },
    async (request, reply) => {
      const answer = await startMatch(parts, request.body);
      if (answer.ok) reply.code(201).header('location', `/v1/matches/${answer.value.state.match?.id}`);
      return sendAnswer(request, reply, answer, (value) => writeVerdict(value, request.query.viewer));
    },
  );

  app.post(
    '/v1/matches/:id/actions',
    {
      schema: {
        summary: 'Act on the recorded state of a match',
        tags,
        params: matchParams,
        body: actRequest,
        querystring: viewerQuery,
        response: replies(verdict, 'What came of it.', [400, 404, 409, 413, 415, 422]),
      },
    },
    async (request, reply) => {
      const answer = await act(parts, request.params.id, request.body);
      return sendAnswer(request, reply, answer, (value) => writeVerdict(value, request.query.viewer));
    },
  );

  app.get(
    '/v1/matches',
    {
      schema: {
        summary: 'The recorded matches, the latest first',
        tags,
        querystring: matchesQuery,
        response: replies(listOf(match), 'A page of matches.', [400]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, good(await listMatches(parts, request.query))),
  );

  app.get(
    '/v1/matches/:id',
    { schema: { summary: 'A match', tags, params: matchParams, response: replies(match, 'The match.', [404]) } },
    async (request, reply) => sendAnswer(request, reply, await readMatch(parts, request.params.id)),
  );

  app.get(
    '/v1/matches/:id/plies',
    {
      schema: {
        summary: 'What was done in a match and what came of it',
        tags,
        params: matchParams,
        querystring: pliesQuery,
        response: replies(listOf(ply), 'A page of plies.', [400, 404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, await listPlies(parts, request.params.id, request.query)),
  );

  app.get(
    '/v1/matches/:id/events',
    {
      schema: {
        summary: 'Everything that happened in a match',
        tags,
        params: matchParams,
        querystring: eventsQuery,
        response: replies(listOf(event), 'A page of events.', [400, 404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, await listEvents(parts, request.params.id, request.query)),
  );

  app.get(
    '/v1/matches/:id/state',
    {
      schema: {
        summary: 'The state after a ply',
        tags,
        params: matchParams,
        querystring: stateQuery,
        response: replies(position, 'The state and its open decisions.', [400, 404, 409]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, await readState(parts, request.params.id, request.query)),
  );

  app.get(
    '/v1/matches/:id/verification',
    {
      schema: {
        summary: 'Play the match again and compare it with the record',
        tags,
        params: matchParams,
        response: replies(verification, 'Whether it came out the same.', [404]),
      },
    },
    async (request, reply) => sendAnswer(request, reply, await verifyMatch(parts, request.params.id)),
  );
}
