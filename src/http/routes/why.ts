import { eventParams } from '../../contracts/queries.ts';
import { viewerQuery } from '../../contracts/requests.ts';
import { legality, why, whyNotRequest } from '../../contracts/why.ts';
import { explainAction, explainEvent, explainMatchAction } from '../../services/adjudication/explain.ts';
import { partOf } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { eventMadeOf } from './made-of.ts';
import { replies } from './replies.ts';

/** Why something happened, and why something is not legal. */
export function whyRoutes(app: RestApp): void {
  app.get(
    '/v1/matches/:id/events/:seq/why',
    {
      config: { needs: 'matches:read', seat: true, cost: 5, madeOf: eventMadeOf },
      schema: {
        operationId: 'why',
        summary: 'Why an event happened, and why it happened when it did',
        tags: ['matches'],
        params: eventParams,
        querystring: viewerQuery,
        response: replies(why, 'Its causes and the rules, also in sentences.', [404, 409, 410]),
      },
    },
    async (request) => {
      const { id, seq } = request.params;
      return partOf(await explainEvent(request.call, id, seq, { viewer: request.delivery.viewer }), 'why');
    },
  );

  app.post(
    '/v1/why-not',
    {
      config: { needs: 'adjudicate', seat: true },
      schema: {
        operationId: 'whyNot',
        summary: 'Why an action is not legal, and what would make it so; nothing is carried out',
        tags: ['adjudication'],
        body: whyNotRequest,
        response: replies(legality, 'Whether it is legal.', [403, 404, 409, 410, 422]),
      },
    },
    async (request) => {
      const { call, body } = request;
      const answer = 'match' in body ? explainMatchAction(call, body.match, body) : explainAction(call, body);
      return await answer;
    },
  );
}
