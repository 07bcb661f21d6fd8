import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEPRECATED, earlierNames } from '../contracts/renamed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The earlier names that a request may still send, by where they stand. */
    earlier?: { query: readonly string[]; body: readonly string[] };
  }
}

/** Answers requests that use an earlier name with `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export function tellEarlierNames(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema, config = {} }) => {
    const earlier = { query: earlierNames(schema?.querystring), body: earlierNames(schema?.body) };
    if (earlier.query.length + earlier.body.length > 0) Object.assign(config, { earlier });
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (usesEarlierName(request)) reply.headers(DEPRECATED);
    done();
  });
}

function usesEarlierName({ query, body, route }: FastifyRequest): boolean {
  const { earlier } = route;
  const has = (sent: unknown, names: readonly string[]): boolean =>
    typeof sent === 'object' && sent !== null && names.some((name) => Object.hasOwn(sent, name));
  return earlier !== undefined && (has(query, earlier.query) || has(body, earlier.body));
}
