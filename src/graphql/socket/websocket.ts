import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../services/caller.ts';
import type { Answer } from '../../services/problem.ts';
import { Connection, type Socket, type SocketTimes } from './connection.ts';
import type { Executor } from './operation.ts';
import { CLOSE, PROTOCOL } from './protocol.ts';

/** The largest message that is taken, in bytes. */
const LARGEST = 1_048_576;
/** How long the other side may take to say goodbye, in milliseconds. */
const GOODBYE = 1000;

/** Whether a request asks to go on as a WebSocket where that is possible; any other upgrade is passed over. */
export const isForSocket = ({ headers, url, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && /^\/graphql\/?(\?|$)/.test(url ?? '');

export interface SocketParts {
  /** What subscriptions are carried out with; it is there when the first one comes. */
  executor: () => Executor;
  identify(request: FastifyRequest, authorization: string | undefined): Promise<Answer<Call>>;
  times?: SocketTimes;
}

/** Lets GET /graphql go on as a WebSocket. It has to be set up before that route is. */
export async function acceptSockets(scope: FastifyInstance, parts: SocketParts): Promise<void> {
  const { executor, identify, times = { init: 5000, look: 2000 } } = parts;
  scope.addHook('onRoute', (route) => {
    if (route.url !== '/graphql' || route.method !== 'GET') return;
    route.wsHandler = (socket: Socket, request: FastifyRequest) => {
      if (socket.protocol !== PROTOCOL) return socket.close(CLOSE.notSpoken.code, CLOSE.notSpoken.reason);
      new Connection(socket, request, executor(), (authorization) => identify(request, authorization), times);
    };
  });
  await scope.register(websocket, {
    options: {
      maxPayload: LARGEST,
      handleProtocols: (offered: Set<string>) => (offered.has(PROTOCOL) ? PROTOCOL : false),
    },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'a WebSocket broke');
      socket.terminate();
    },
    preClose(done) {
      const clients: Set<Socket> = this.websocketServer.clients;
      for (const client of clients) client.close(CLOSE.goingAway.code, CLOSE.goingAway.reason);
      setTimeout(() => {
        for (const client of clients) client.terminate();
      }, GOODBYE).unref();
      this.websocketServer.close();
      done();
    },
  });
}
