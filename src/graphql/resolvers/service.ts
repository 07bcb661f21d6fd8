import type { MercuriusContext } from 'mercurius';
import type { Config } from '../../config.ts';
import { costsOf, limitsOf, pagesOf } from '../../doors/limits.ts';
import type { Call } from '../../services/call.ts';
import { WINDOW_SECONDS } from '../../services/callers/rates.ts';

interface In {
  call: Call;
  reply: MercuriusContext['reply'];
}

/** What the service tells of itself. */
export const serviceFields = (config: Config) => ({
  Query: {
    limits(_root: unknown, _args: unknown, { reply }: In) {
      const { standing, server } = reply.request;
      const routes = server.routeTable();
      const rate = standing && {
        ...{ policy: standing.policy, limit: standing.limit, window: WINDOW_SECONDS, remaining: standing.remaining },
        resetsAt: new Date(standing.resetsAt).toISOString(),
      };
      const limits = limitsOf(config).map(({ setting: _setting, ...limit }) => limit);
      return { rate, costs: costsOf(routes), pages: pagesOf(routes), limits };
    },
    jwks: (_root: unknown, _args: unknown, { call }: In) => call.serviceKeys.published(),
  },
});
