import type { FastifyInstance } from 'fastify';
import { qualityNamed, rangesOf } from '../doors/accept.ts';
import { varyBy } from '../doors/vary.ts';

const STANDARD = 'application/graphql-response+json';

/** Whether an Accept header asks for the media type of the standard at least as much as for plain JSON. */
export function prefersGraphqlResponse(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? '');
  const standard = qualityNamed(ranges, STANDARD) ?? 0;
  return standard > 0 && standard >= (qualityNamed(ranges, 'application/json') ?? 0);
}

/** Answers with the media type that is asked for; the body is the same. */
export function negotiateMediaType(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    if (request.route.url !== '/graphql') return;
    varyBy(reply, 'Accept');
    varyBy(reply, 'Authorization');
    if (request.method === 'GET' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-cache');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && prefersGraphqlResponse(request.headers.accept)) {
      reply.header('content-type', `${STANDARD}; charset=utf-8`);
    }
  });
}
