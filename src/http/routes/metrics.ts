import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { bearerKeyIn, isLocalRequest } from '../../doors/identify.ts';
import { sendProblem } from '../../doors/problems.ts';
import type { Answer } from '../../services/problem.ts';
import { bad, good } from '../../services/problem.ts';

interface Who extends Pick<Config, 'metrics' | 'metricsToken'> {
  /** Reads the metrics, where they are not those of `registry` alone; it gives null while it can't. */
  read?: (() => Promise<string | null>) | undefined;
}

const STARTING = { code: 'unavailable', detail: 'One of the processes starts or ends just now.' } as const;

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
    const text = await (who.read ?? (() => registry.metrics()))();
    if (text === null) return sendProblem(request, reply, STARTING);
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}
