import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeAtEnd } from './opened.ts';
import { within } from './until.ts';

/** A connection on which a test writes what it likes, and what came back on it. */
export interface RawConnection {
  socket: Socket;
  /** Everything that came until the other side ended it. */
  rest(): Promise<string>;
}

/** Connects to the app, which is made to listen. */
export async function rawConnection(app: FastifyInstance): Promise<RawConnection> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the app does not listen on a port');
  const socket = connect(address.port, '127.0.0.1');
  closeAtEnd(() => socket.destroy());
  let come = '';
  socket.setEncoding('utf8').on('data', (text) => {
    come += text;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  // Who is cut off in the middle of a write learns it as an error; the connection closes then as well.
  socket.on('error', () => {});
  return {
    socket,
    async rest() {
      await within('the service ends the connection', ended, () => `; what came: ${come}`);
      return come;
    },
  };
}
