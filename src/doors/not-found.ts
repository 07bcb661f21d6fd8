import type { FastifyInstance } from 'fastify';
import { suggest } from '../engine/index.ts';
import { sendProblem } from './problems.ts';

/** A route with the words of a path in place of its parameters, where both have as many parts; also without `/v1`. */
function filled(url: string, path: string): string[] {
  const parts = url.split('/');
  return [path, `/v1${path}`].flatMap((asked) => {
    const words = asked.split('/');
    if (words.length !== parts.length) return [];
    return [parts.map((part, at) => (part.startsWith(':') ? words[at] : part)).join('/')];
  });
}

/** Answers requests that match no route: 405 where another method would match, 404 otherwise. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const known: string[] = [];
  const hint = (path: string): string => {
    const meant = suggest(
      path,
      known.flatMap((url) => filled(url, path)),
    );
    return meant === null ? '' : ` Did you mean ${meant}?`;
  };
  const routes: { methods: string[]; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    if (!url.includes('*')) known.push(url);
    if (!url.includes('*')) routes.push({ methods: [method].flat(), pattern: new RegExp(`^${pattern.join('/')}$`) });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
    if (allowed.length === 0) {
      return sendProblem(request, reply, {
        code: 'no-such-route',
        detail: `There is nothing at ${request.method} ${path}.${hint(path)}`,
      });
    }
    reply.header('allow', allowed.sort().join(', '));
    return sendProblem(request, reply, {
      code: 'method-not-allowed',
      detail: `${path} takes ${allowed.join(', ')}, not ${request.method}.`,
    });
  });
}
