import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { within } from './until.ts';

/** The service's own side of the next answer to a request for `path`: whether it is held up, and when it is over. */
export function nextAnswer({ server }: Pick<FastifyInstance, 'server'>, path: string): Promise<ServerResponse> {
  const answering = new Promise<ServerResponse>((resolve) => {
    const look = (request: IncomingMessage, response: ServerResponse) => {
      if (request.url !== path) return;
      server.off('request', look);
      resolve(response);
    };
    server.on('request', look);
  });
  return within(`a request for ${path}`, answering);
}
