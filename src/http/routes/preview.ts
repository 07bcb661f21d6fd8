import { previewReply, previewRequest } from '../../contracts/preview.ts';
import { viewerQuery } from '../../contracts/requests.ts';
import type { Tried } from '../../services/adjudication/preview.ts';
import { nodesOf, previewState } from '../../services/adjudication/preview.ts';
import { good, problemDocument } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

/** Problems among the results are as whole as those that are answers. */
const written = (tried: Tried, requestId: string) =>
  'problem' in tried ? { ...tried, problem: problemDocument(tried.problem, requestId) } : tried;

export function previewRoutes(app: RestApp): void {
  app.post(
    '/v1/preview',
    {
      config: { needs: 'adjudicate', seat: true, costPer: 'node' },
      schema: {
        operationId: 'preview',
        summary: 'What actions would lead to, with nothing stored',
        description:
          'One state, or a match at a ply, and many actions; or `depth`, for all options of it and of what follows, the ' +
          'nearer ones first, at most `limit` of them. It shows chance and hidden cards, so keys that are bound to a ' +
          'seat, other viewers than a judge, and sealed states are refused.',
        tags: ['adjudication'],
        body: previewRequest,
        querystring: viewerQuery,
        response: replies(previewReply, 'What each action would lead to.', [403, 404, 409, 410, 422]),
      },
    },
    async (request) => {
      const { call, body, delivery, id } = request;
      const charged = await request.charge(Math.max(0, nodesOf(body) - 1));
      if (!charged.ok) return charged;
      const answer = await previewState(call, body, delivery.viewer);
      if (!answer.ok) return answer;
      const { items, ruleset: _ruleset, ...rest } = answer.value;
      return good({ ...rest, items: items.map((tried) => written(tried, id)) });
    },
  );
}
