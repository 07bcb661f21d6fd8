import type { Config } from '../../config.ts';
import { limitsReply } from '../../contracts/limits.ts';
import { costsOf, limitsOf, pagesOf } from '../../doors/limits.ts';
import type { RateLimitStatus } from '../../services/callers/rates.ts';
import { WINDOW_SECONDS } from '../../services/callers/rates.ts';
import { good } from '../../services/problem.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

export function limitRoutes(app: RestApp, config: Config): void {
  app.get(
    '/v1/limits',
    {
      config: { needs: 'public', seat: true, cost: 0 },
      schema: {
        operationId: 'limits',
        summary: 'The limits, what calls cost, and what the caller has left',
        tags: ['service'],
        response: replies(limitsReply, 'The limits.', [401]),
      },
    },
    async (request, reply) => {
      const routes = app.routeTable();
      const answer = {
        rate: rateOf(request.standing),
        costs: costsOf(routes),
        pages: pagesOf(routes),
        limits: limitsOf(config).map(({ setting: _setting, ...limit }) => limit),
      };
      reply.header('cache-control', 'no-store');
      return good(answer);
    },
  );
}

/** Where a caller stands. Whoever is counted for wrong keys is refused at the door, and gets no answer from here. */
function rateOf(standing: RateLimitStatus | null) {
  if (standing === null || standing.policy === 'wrong-keys') return null;
  const { policy, limit, remaining, resetsAt } = standing;
  return { policy, limit, window: WINDOW_SECONDS, remaining, resetsAt: new Date(resetsAt).toISOString() };
}
