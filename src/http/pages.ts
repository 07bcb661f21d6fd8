import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makePublic } from '../doors/identify.ts';

/** Where the set-up puts the pages when it has built them. */
export const BUILT = join(import.meta.dirname, '..', '..', 'pages', 'dist');

/** The addresses of pages. One document stands behind all of them, and looks at its address for what to show. */
const ADDRESSES = [
  '/',
  '/play/:match',
  '/matches/:match',
  '/rules/:ruleset',
  '/cards/:ruleset',
  '/statistics/:ruleset',
  '/tournaments/:tournament',
];

/** What an answer may be kept for that has a name of its own for each content, in milliseconds. */
const A_YEAR = 31_536_000_000;

/** Serves the pages for people from the files of the service. They use the same calls as everybody, with the key of who looks. */
export async function servePages(scope: FastifyInstance, folder = BUILT): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    scope.log.warn({ folder }, 'the pages are not built: only programs are served');
    return;
  }
  makePublic(scope);
  await scope.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: A_YEAR,
    schemaHide: true,
  });
  for (const url of ADDRESSES) {
    scope.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('index.html', folder, { maxAge: 0, immutable: false }),
    );
  }
}
