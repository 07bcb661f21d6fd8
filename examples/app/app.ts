import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { dirname, join, normalize } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Arbiter } from 'arbiter-client';
import { ArbiterProblem } from 'arbiter-client';
import { Games } from './games.ts';

/** The backend: it starts games and hands out keys; from then on browsers speak with Arbiter themselves. */

const PAGES = join(import.meta.dirname, 'pages');
/** The client as it is published: browsers load it as it is. */
const CLIENT = dirname(fileURLToPath(import.meta.resolve('arbiter-client')));
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

export interface AppSettings {
  arbiter: Arbiter;
  /** Where browsers find Arbiter. */
  arbiterUrl: string;
}

export function openApp({ arbiter, arbiterUrl }: AppSettings): Server {
  const games = new Games(arbiter);
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refused = error instanceof ArbiterProblem ? error.message : 'Something went wrong.';
      if (!(error instanceof ArbiterProblem)) console.error(error);
      send(response, 500, { error: refused });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    if (request.method === 'POST' && pathname === '/games') {
      const names = namesIn(await json(request).catch(() => null));
      if (names === null) return send(response, 400, { error: 'Send {"names": ["Ada", "Bo"]}.' });
      return send(response, 201, await games.start(names));
    }
    if (request.method !== 'GET') return send(response, 405, { error: 'There is no such call.' });
    if (pathname === '/config') return send(response, 200, { arbiter: arbiterUrl });
    const path = normalize(pathname);
    const file = path.startsWith('/client/')
      ? join(CLIENT, path.slice('/client'.length))
      : join(PAGES, path === '/' ? 'index.html' : path);
    const type = TYPES[file.split('.').at(-1) ?? ''];
    const content = type === undefined ? null : await readFile(file).catch(() => null);
    if (content === null || type === undefined) return send(response, 404, { error: 'There is no such page.' });
    response.writeHead(200, { 'content-type': type }).end(content);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function namesIn(body: unknown): [string, string] | null {
  const { names } = (typeof body === 'object' && body !== null ? body : {}) as { names?: unknown };
  if (!Array.isArray(names) || names.length !== 2) return null;
  const [one, other] = names as unknown[];
  return typeof one === 'string' && typeof other === 'string' && one !== '' && other !== '' ? [one, other] : null;
}
