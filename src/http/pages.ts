import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { makePublic } from '../doors/identify.ts';
import { PAGE_ADDRESSES, PAGE_FILES } from '../doors/page-addresses.ts';

/** Where the set-up puts the pages when it has built them. */
export const BUILT = join(import.meta.dirname, '..', '..', 'pages', 'dist');

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
    prefix: PAGE_FILES,
    index: false,
    immutable: true,
    maxAge: A_YEAR,
    schemaHide: true,
  });
  for (const url of PAGE_ADDRESSES) {
    scope.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('index.html', folder, { maxAge: 0, immutable: false }),
    );
  }
}
