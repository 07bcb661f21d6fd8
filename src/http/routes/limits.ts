import type { Config } from '../../config.ts';
import { limitsReply } from '../../contracts/limits.ts';
import { costsOf, limitsOf, pagesOf } from '../../doors/limits.ts';
import { sendAnswer } from '../../doors/problems.ts';
import { WINDOW } from '../../services/callers/rates.ts';
import { good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

export function limitRoutes(app: RestApp, config: Config): void {
  app.get(
    '/v1/limits',
    {
      config: { needs: 'public', seat: true, cost: 0 },
      schema: {
        summary: 'The limits, what calls cost, and what the caller has left',
        tags: ['service'],
        response: replies(limitsReply, 'The limits.', [401]),
      },
    },
    async (request, reply) => {
      const routes = app.routeTable();
      const answer = {
        rate: request.standing === null ? null : rateOf(request.standing),
        costs: costsOf(routes),
        pages: pagesOf(routes),
        limits: limitsOf(config).map(({ setting: _setting, ...limit }) => limit),
      };
      return sendAnswer(request, reply.header('cache-control', 'no-store'), good(answer));
    },
  );
}

const rateOf = ({
  policy,
  limit,
  remaining,
  resetsAt,
}: {
  policy: string;
  limit: number;
  remaining: number;
  resetsAt: number;
}) => ({
  ...{ policy, limit, window: WINDOW, remaining },
  resetsAt: new Date(resetsAt).toISOString(),
});
