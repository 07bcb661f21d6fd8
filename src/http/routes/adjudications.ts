import { verdict } from '../../contracts/replies.ts';
import { adjudicationRequest, rulesetParams, startRequest, viewerQuery } from '../../contracts/requests.ts';
import { adjudicateState } from '../../services/adjudicate.ts';
import type { Parts } from '../../services/parts.ts';
import { startAlone } from '../../services/start.ts';
import { writeVerdict } from '../../services/verdict.ts';
import { sendAnswer } from '../problems.ts';
import type { RestApp } from '../rest.ts';
import { replies } from './replies.ts';

export function adjudicationRoutes(app: RestApp, parts: Parts): void {
  app.post(
    '/v1/adjudications',
    {
      schema: {
        summary: 'Carry an action out on a state',
        description: 'Stores nothing unless the state belongs to a match.',
        tags: ['adjudication'],
        body: adjudicationRequest,
        querystring: viewerQuery,
        response: replies(verdict, 'What came of it.', [400, 404, 409, 413, 415, 422]),
      },
    },
    async (request, reply) => {
      const answer = await adjudicateState(parts, request.body);
      return sendAnswer(request, reply, answer, (value) => writeVerdict(value, request.query.viewer));
    },
  );

  app.post(
    '/v1/rulesets/:id/start',
    {
      schema: {
        summary: 'A legal start state, or a position, with nothing stored',
        tags: ['adjudication'],
        params: rulesetParams,
        body: startRequest.nullish(),
        querystring: viewerQuery,
        response: replies(verdict, 'The state at its first decision.', [400, 404, 413, 415, 422]),
      },
    },
    async (request, reply) => {
      const answer = await startAlone(parts, request.params.id, request.body ?? {});
      return sendAnswer(request, reply, answer, (value) => writeVerdict(value, request.query.viewer));
    },
  );
}
