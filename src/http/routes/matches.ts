import type { FastifyRequest } from 'fastify';
import { amendingHeaders, changingHeaders, creatingHeaders } from '../../contracts/headers.ts';
import { amendRequest } from '../../contracts/own-data.ts';
import { deletedMatch, match, position, verdict, verification } from '../../contracts/replies.ts';
import {
  actRequest,
  matchParams,
  matchRequest,
  stateQuery,
  verdictQuery,
  viewerQuery,
} from '../../contracts/requests.ts';
import { deleteMatch } from '../../services/matches/delete.ts';
import { amendMatch } from '../../services/matches/labels.ts';
import { actOnMatch, startMatch } from '../../services/matches/matches.ts';
import { verifyMatch } from '../../services/matches/verify.ts';
import { good } from '../../services/problem.ts';
import { readMatch, readPosition } from '../../services/reading/history.ts';
import { verificationIsMadeOf } from '../../services/reading/made-of.ts';
import { delivered } from '../delivered.ts';
import { cacheForever } from '../etag.ts';
import { parseIfMatch, setStateEtag, tagsInIfMatch } from '../if-match.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['matches'];

export function matchRoutes(app: RestApp): void {
  app.post(
    '/v1/matches',
    {
      config: { needs: 'matches:write', idempotent: true },
      schema: {
        operationId: 'startMatch',
        summary: 'Start a match and record it',
        tags,
        body: matchRequest,
        headers: creatingHeaders,
        querystring: verdictQuery,
        response: replies(verdict, 'The start.', [400, 404, 409, 410, 413, 415, 422], 201),
      },
    },
    async (request, reply) => {
      const answer = await startMatch(request.call, request.body);
      if (answer.ok) reply.code(201).header('location', `/v1/matches/${answer.value.state.match?.id}`);
      return delivered(request, answer);
    },
  );

  app.post(
    '/v1/matches/:id/actions',
    {
      config: { needs: 'matches:write', seat: true, idempotent: true },
      schema: {
        operationId: 'act',
        summary: 'Act on the recorded state of a match',
        tags,
        params: matchParams,
        headers: changingHeaders,
        body: actRequest,
        querystring: verdictQuery,
        response: replies(verdict, 'What came of it.', [400, 404, 409, 410, 412, 413, 415, 422]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const answer = await actOnMatch(request.call, request.params.id, { ...request.body, ifMatch: ifMatch.value });
      return delivered(request, answer);
    },
  );

  app.get(
    '/v1/matches/:id',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'match',
        summary: 'A match',
        tags,
        params: matchParams,
        querystring: viewerQuery,
        response: replies(match, 'The match.', [404, 410]),
      },
    },
    async (request, reply) => {
      const answer = await readMatch(request.call, request.params.id, request.query.viewer);
      setStateEtag(reply, answer);
      return answer;
    },
  );

  app.patch(
    '/v1/matches/:id',
    {
      config: { needs: 'matches:write', idempotent: true },
      schema: {
        operationId: 'amend',
        summary: 'Change the labels of a match: names, tags, round, table, data of your own',
        description:
          'What is left out stays as it is. Nothing that was played changes. `expectedRevision`, or the ETag of the match in If-Match, says which revision is meant.',
        tags,
        params: matchParams,
        headers: amendingHeaders,
        body: amendRequest,
        response: replies(match, 'The match.', [400, 404, 409, 410, 413, 415]),
      },
    },
    async (request, reply) => {
      const ifMatch = tagsInIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const answer = await amendMatch(request.call, request.params.id, request.body, ifMatch.value);
      setStateEtag(reply, answer);
      return answer;
    },
  );

  app.delete(
    '/v1/matches/:id',
    {
      config: { needs: 'matches:write' },
      schema: {
        operationId: 'deleteMatch',
        summary: 'Delete a match for good',
        description:
          'Its plies, states and statistics go with it, the keys of its seats end, and every call that names it is answered with 410 from then on. What remains is told here, and in lists with `deleted=include`. Sent again, it is answered alike.',
        tags,
        params: matchParams,
        response: replies(deletedMatch, 'What remains of it.', [404]),
      },
    },
    async (request) => deleteMatch(request.call, request.params.id),
  );

  app.get(
    '/v1/matches/:id/state',
    {
      config: { needs: 'matches:read', seat: true },
      schema: {
        operationId: 'state',
        summary: 'The state after a ply',
        tags,
        params: matchParams,
        querystring: stateQuery,
        response: replies(position, 'The state and its open decisions.', [400, 404, 409, 410]),
      },
    },
    async (request, reply) => {
      const answer = await readPosition(request.call, request.params.id, request.query.ply, request.delivery);
      if (!answer.ok) return answer;
      const { position, lasting } = answer.value;
      setStateEtag(reply, good(position));
      if (lasting) cacheForever(reply);
      return good(position);
    },
  );

  app.get(
    '/v1/matches/:id/verification',
    {
      config: {
        needs: 'matches:read',
        seat: true,
        cost: 20,
        madeOf: ({ call, params }: FastifyRequest) => verificationIsMadeOf(call, (params as { id: string }).id),
      },
      schema: {
        operationId: 'verification',
        summary: 'Replay the match and compare it with the record',
        tags,
        params: matchParams,
        response: replies(verification, 'Whether the replay came out the same.', [404, 409, 410]),
      },
    },
    async (request) => verifyMatch(request.call, request.params.id),
  );
}
