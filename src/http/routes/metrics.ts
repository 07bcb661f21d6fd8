import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { bearerKeyIn, isLocalRequest } from '../../doors/identify.ts';
import { sendProblem } from '../../doors/problems.ts';
import type { Answer } from '../../services/problem.ts';
import { bad, good } from '../../services/problem.ts';

type Who = Pick<Config, 'metrics' | 'metricsToken'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

function mayRead(request: FastifyRequest, { metrics, metricsToken }: Who): Answer<null> {
  if (metricsToken === null) {
    if (metrics === 'open' || isLocalRequest(request)) return good(null);
    return bad('key-required', 'The metrics are for programs on the machine of the service.');
  }
  const sent = bearerKeyIn(request.headers.authorization);
  if (!sent.ok) return sent;
  if (sent.value === null) return bad('key-required', 'Send the token as "Authorization: Bearer …".');
  // Digests have one length, and comparing them takes the same time wherever they differ.
  return timingSafeEqual(digest(sent.value), digest(metricsToken))
    ? good(null)
    : bad('key-invalid', 'This is not the token for the metrics.');
}

/** `GET /metrics`, in the text format of Prometheus. */
export function metricsRoute(app: FastifyInstance, registry: Registry, who: Who): void {
  if (who.metrics === 'off') return;
  const config = { needs: 'public', ownGuard: true } as const;
  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    const allowed = mayRead(request, who);
    if (!allowed.ok) return sendProblem(request, reply, allowed.problem);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
