import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

/** Answers requests that match no route: 405 where another method would match, 404 otherwise. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { methods: string[]; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    if (!url.includes('*')) routes.push({ methods: [method].flat(), pattern: new RegExp(`^${pattern.join('/')}$`) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
    if (allowed.length === 0) {
      return sendProblem(request, reply, {
        code: 'no-such-route',
        detail: `There is nothing at ${request.method} ${path}.`,
      });
    }
    reply.header('allow', allowed.sort().join(', '));
    return sendProblem(request, reply, {
      code: 'method-not-allowed',
      detail: `${path} takes ${allowed.join(', ')}, not ${request.method}.`,
    });
  });
}
