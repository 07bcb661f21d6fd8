import type { FastifyRequest } from 'fastify';
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
import type { Call } from '../../services/call.ts';
import { adoptMatch } from '../../services/matches/adopt.ts';
import { forkMatch } from '../../services/matches/forks.ts';
import type { Meaning } from '../../services/matches/rulings.ts';
import { decideMatch, extendTime, pauseMatch, resumeMatch, rewindMatch } from '../../services/matches/rulings.ts';
import type { Verdict } from '../../services/play/verdict.ts';
import type { Answer } from '../../services/problem.ts';
import { delivered } from '../delivered.ts';
import { parseIfMatch } from '../if-match.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['matches'];

/** What the rulings of judges have in common. */
const config = { needs: 'judge', idempotent: true } as const;
const shape = { tags, params: matchParams, querystring: verdictQuery, headers: changingHeaders };
const REFUSED = [404, 409, 410, 412] as const;

/** Carries a ruling out, if the match is as the caller takes it to be. */
const asRuled =
  <Body>(rule: (call: Call, id: string, request: Meaning<Body>) => Promise<Answer<Verdict>>) =>
  async (request: Pick<FastifyRequest, 'call' | 'delivery' | 'headers'> & { params: { id: string }; body: Body }) => {
    const ifMatch = parseIfMatch(request.headers['if-match']);
    if (!ifMatch.ok) return ifMatch;
    const meant = { ...request.body, ifMatch: ifMatch.value };
    return delivered(request, await rule(request.call, request.params.id, meant));
  };

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
      config,
      schema: {
        ...shape,
        operationId: 'rewind',
        summary: 'Rewind a match to an earlier ply, as a judge',
        description: 'Recorded as a ply with its reason; nothing is erased, and no number or id is used twice.',
        body: rewindRequest,
        response: replies(verdict, 'The state to go on from.', REFUSED),
      },
    },
    asRuled(rewindMatch),
  );

  app.post(
    '/v1/matches/:id/result',
    {
      config,
      schema: {
        ...shape,
        operationId: 'result',
        summary: 'End a match, as a judge',
        description: 'Recorded as a ply with its reason; also overrules how the match had ended.',
        body: resultRequest,
        response: replies(verdict, 'The end.', REFUSED),
      },
    },
    asRuled(decideMatch),
  );

  app.post(
    '/v1/matches/:id/pause',
    {
      config,
      schema: {
        ...shape,
        operationId: 'pause',
        summary: 'Pause a match, as a judge',
        description:
          'Recorded as a ply with its reason. The match takes no actions, and no time passes, until it is resumed.',
        body: pauseRequest,
        response: replies(verdict, 'The state that it waits in.', REFUSED),
      },
    },
    asRuled(pauseMatch),
  );

  app.post(
    '/v1/matches/:id/resume',
    {
      config,
      schema: {
        ...shape,
        operationId: 'resume',
        summary: 'Resume a match that is paused',
        description: 'Recorded as a ply with its reason. Both players have the time that they had left.',
        body: resumeRequest,
        response: replies(verdict, 'The state to go on from.', REFUSED),
      },
    },
    asRuled(resumeMatch),
  );

  app.post(
    '/v1/matches/:id/extension',
    {
      config,
      schema: {
        ...shape,
        operationId: 'extend',
        summary: 'Give a player, or both, more time, as a judge',
        description: 'Recorded as a ply with its reason. The time is added to the bank, or to the open decision.',
        body: extensionRequest,
        response: replies(verdict, 'The state to go on from, with the clocks.', REFUSED),
      },
    },
    asRuled(extendTime),
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
