import { changingHeaders, creatingHeaders } from '../../contracts/headers.ts';
import { adoption, verdict } from '../../contracts/replies.ts';
import { matchParams, verdictQuery } from '../../contracts/requests.ts';
import {
  adoptionRequest,
  extensionRequest,
  forkRequest,
  pauseRequest,
  resultRequest,
  resumeRequest,
  rewindRequest,
} from '../../contracts/rulings.ts';
import { adoptMatch } from '../../services/matches/adopt.ts';
import { forkMatch } from '../../services/matches/forks.ts';
import { decideMatch, extendTime, pauseMatch, resumeMatch, rewindMatch } from '../../services/matches/rulings.ts';
import { delivered } from '../delivered.ts';
import { parseIfMatch } from '../if-match.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['matches'];

/** Matches that begin inside another one, and what judges do with a match. */
export function rulingRoutes(app: RestApp): void {
  app.post(
    '/v1/matches/:id/forks',
    {
      config: { needs: 'matches:write', idempotent: true },
      schema: {
        operationId: 'fork',
        summary: 'Start a match from the state after a ply of another one',
        description: 'The other match stays as it is. Event numbers go on, so causes keep the numbers they have there.',
        tags,
        params: matchParams,
        body: forkRequest.nullish(),
        querystring: verdictQuery,
        headers: creatingHeaders,
        response: replies(verdict, 'The start of the new match.', [404, 409, 410], 201),
      },
    },
    async (request, reply) => {
      const answer = await forkMatch(request.call, request.params.id, request.body ?? {});
      if (answer.ok) reply.code(201).header('location', `/v1/matches/${answer.value.state.match?.id}`);
      return delivered(request, answer);
    },
  );

  app.post(
    '/v1/matches/:id/rewind',
    {
      config: { needs: 'judge', idempotent: true },
      schema: {
        operationId: 'rewind',
        summary: 'Rewind a match to an earlier ply, as a judge',
        description: 'Recorded as a ply with its reason; nothing is erased, and no number or id is used twice.',
        tags,
        params: matchParams,
        body: rewindRequest,
        querystring: verdictQuery,
        headers: changingHeaders,
        response: replies(verdict, 'The state to go on from.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const meant = { ...request.body, ifMatch: ifMatch.value };
      return delivered(request, await rewindMatch(request.call, request.params.id, meant));
    },
  );

  app.post(
    '/v1/matches/:id/result',
    {
      config: { needs: 'judge', idempotent: true },
      schema: {
        operationId: 'result',
        summary: 'End a match, as a judge',
        description: 'Recorded as a ply with its reason; also overrules how the match had ended.',
        tags,
        params: matchParams,
        body: resultRequest,
        querystring: verdictQuery,
        headers: changingHeaders,
        response: replies(verdict, 'The end.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const meant = { ...request.body, ifMatch: ifMatch.value };
      return delivered(request, await decideMatch(request.call, request.params.id, meant));
    },
  );

  app.post(
    '/v1/matches/:id/pause',
    {
      config: { needs: 'judge', idempotent: true },
      schema: {
        operationId: 'pause',
        summary: 'Pause a match, as a judge',
        description:
          'Recorded as a ply with its reason. The match takes no actions, and no time passes, until it is resumed.',
        tags,
        params: matchParams,
        body: pauseRequest,
        querystring: verdictQuery,
        headers: changingHeaders,
        response: replies(verdict, 'The state that it waits in.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const meant = { ...request.body, ifMatch: ifMatch.value };
      return delivered(request, await pauseMatch(request.call, request.params.id, meant));
    },
  );

  app.post(
    '/v1/matches/:id/resume',
    {
      config: { needs: 'judge', idempotent: true },
      schema: {
        operationId: 'resume',
        summary: 'Resume a match that is paused',
        description: 'Recorded as a ply with its reason. Both players have the time that they had left.',
        tags,
        params: matchParams,
        body: resumeRequest,
        querystring: verdictQuery,
        headers: changingHeaders,
        response: replies(verdict, 'The state to go on from.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const meant = { ...request.body, ifMatch: ifMatch.value };
      return delivered(request, await resumeMatch(request.call, request.params.id, meant));
    },
  );

  app.post(
    '/v1/matches/:id/extension',
    {
      config: { needs: 'judge', idempotent: true },
      schema: {
        operationId: 'extend',
        summary: 'Give a player, or both, more time, as a judge',
        description: 'Recorded as a ply with its reason. The time is added to the bank, or to the open decision.',
        tags,
        params: matchParams,
        body: extensionRequest,
        querystring: verdictQuery,
        headers: changingHeaders,
        response: replies(verdict, 'The state to go on from, with the clocks.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      const meant = { ...request.body, ifMatch: ifMatch.value };
      return delivered(request, await extendTime(request.call, request.params.id, meant));
    },
  );

  app.post(
    '/v1/matches/:id/adoption',
    {
      config: { needs: 'judge', idempotent: true, cost: 20 },
      schema: {
        operationId: 'adopt',
        summary: 'Move a match to the present edition of its rules',
        description:
          'The match is replayed under the present edition. If everything happens in the same way, it goes on from where it was. If not, the answer says which ply and which clause differ first, and a judge can let it go on `from` a ply before that. `dryRun` changes nothing.',
        tags,
        params: matchParams,
        body: adoptionRequest.nullish(),
        headers: changingHeaders,
        response: replies(adoption, 'What differs, and whether the match was moved.', [404, 409, 410, 412]),
      },
    },
    async (request) => {
      const ifMatch = parseIfMatch(request.headers['if-match']);
      if (!ifMatch.ok) return ifMatch;
      return adoptMatch(request.call, request.params.id, { ...request.body, ifMatch: ifMatch.value });
    },
  );
}
