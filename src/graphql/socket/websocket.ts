import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from 'graphql-ws';
import { handleProtocols, makeServer } from 'graphql-ws';
import { RETRY_AFTER } from '../../services/problem.ts';
import { isUnreachable } from '../../store/unreachable.ts';
import type { Identify } from './connection.ts';
import { Connection, resultsOf } from './connection.ts';
import type { Executor } from './operation.ts';
import { neverSettles } from './results.ts';

/** The largest message that is taken, in bytes. */
const LARGEST = 1_048_576;
/**
 * A client that leaves more bytes than this unread is disconnected. Before that, the results of subscriptions wait for
 * it.
 */
const MOST_UNREAD = 16_777_216;
/** How long a client may take to send connection_init, and to close, in milliseconds. */
const HELLO = 5000;
const GOODBYE = 1000;
/** Milliseconds between two looks at whether the key still holds and the other side is still there. */
const LOOK = 2000;
/** A connection whose other side has answered none of so many pings is given up. */
const MOST_MISSED = 15;
/** The longest reason for an end that a WebSocket can say, in bytes. */
const LONGEST_REASON = 123;

/** The code with which a connection ends that may be made again in a moment (IANA's "Try Again Later"). */
const TRY_AGAIN = 1013;

/** As much of a WebSocket as is used. */
interface Socket {
  readonly protocol: string;
  readonly OPEN: number;
  readonly readyState: number;
  /** Bytes that were sent and have not left. */
  readonly bufferedAmount: number;
  send(text: string, sent: (error?: Error) => void): void;
  ping(): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'message', listener: (message: Buffer) => void): unknown;
  on(event: 'close', listener: (code: number, reason: Buffer) => void): unknown;
  on(event: 'pong', listener: () => void): unknown;
}

/** Whether a request asks to go on as a WebSocket where that is possible; any other upgrade is passed over. */
export const isWebSocketRequest = ({ headers, url, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && /^\/graphql\/?(\?|$)/.test(url ?? '');

/** Speaks the protocol graphql-transport-ws. */
const protocolServer = (): Server<Connection> =>
  makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: HELLO,
    onConnect: ({ extra, connectionParams }) => extra.introduce(connectionParams ?? {}),
    onSubscribe: ({ extra, subscriptions }, id, payload) =>
      extra.subscribe(id, payload, Object.keys(subscriptions).length - 1),
    subscribe: resultsOf,
    onNext: ({ extra }, _id, _payload, _args, { errors, data = null }) =>
      errors && { data, errors: extra.told(errors) },
    onError: ({ extra }, _id, _payload, errors) => extra.told(errors),
  });

/** Speaks the protocol on a socket; each result is sent when the previous one has left. */
function speak(server: Server<Connection>, socket: Socket, connection: Connection, log: FastifyBaseLogger): void {
  const isOpen = () => socket.readyState === socket.OPEN;
  const closed = server.opened(
    {
      protocol: socket.protocol,
      close: (code, reason = '') => socket.close(code, Buffer.byteLength(reason) > LONGEST_REASON ? '' : reason),
      send(text) {
        if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
        // Stops producing results once the client is gone.
        if (!isOpen()) return neverSettles();
        return new Promise((resolve) => socket.send(text, (error) => (error ? socket.terminate() : resolve())));
      },
      onMessage(take) {
        socket.on('message', (message) => {
          if (!isOpen()) return;
          take(String(message)).catch((error: unknown) => {
            if (isUnreachable(error)) {
              connection.noteOutage(error);
              return socket.close(TRY_AGAIN, `unavailable: try again after ${RETRY_AFTER} s`);
            }
            log.error({ err: error }, 'a message of a subscriber failed');
            // Without a close code, so that the client tries again.
            socket.terminate();
          });
        });
      },
    },
    connection,
  );
  socket.on('close', (code, reason) => void closed(code, String(reason)));
}

/** Ends the connection of a key that does not hold any more, or whose other side is gone. */
function lookAfter(socket: Socket, connection: Connection): void {
  let missed = 0;
  async function look(): Promise<void> {
    if (missed++ >= MOST_MISSED) return socket.terminate();
    if (socket.readyState !== socket.OPEN) return;
    socket.ping();
    if (await connection.isRevoked()) socket.close(4403, 'Forbidden');
  }
  const looks = setInterval(() => void look(), LOOK).unref();
  socket.on('pong', () => {
    missed = 0;
  });
  socket.on('close', () => clearInterval(looks));
}

export interface SocketParts {
  /** What subscriptions are carried out with; it is there when the first one comes. */
  executor: () => Executor;
  identify: Identify;
}

/** Lets GET /graphql go on as a WebSocket. It has to be set up before that route is. */
export async function serveWebSockets(scope: FastifyInstance, { executor, identify }: SocketParts): Promise<void> {
  const server = protocolServer();
  scope.addHook('onRoute', (route) => {
    if (route.url !== '/graphql' || route.method !== 'GET') return;
    route.wsHandler = (socket: Socket, request: FastifyRequest) => {
      const connection = new Connection(request, executor(), identify);
      speak(server, socket, connection, request.log);
      lookAfter(socket, connection);
    };
  });
  await scope.register(websocket, {
    options: { maxPayload: LARGEST, handleProtocols: (offered: Set<string>) => handleProtocols(offered) },
    errorHandler: (error, socket, request) => {
      request.log.info({ err: error }, 'a WebSocket failed');
      socket.terminate();
    },
    preClose(done) {
      const clients: Set<Socket> = this.websocketServer.clients;
      for (const client of clients) client.close(1001, 'The service is stopping');
      if (clients.size > 0) {
        setTimeout(() => {
          for (const client of clients) client.terminate();
        }, GOODBYE).unref();
      }
      this.websocketServer.close();
      done();
    },
  });
}
