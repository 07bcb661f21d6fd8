import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect as connectTo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closeAtEnd } from './opened.ts';
import { within } from './until.ts';

interface Received {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Somebody on a WebSocket of GraphQL. */
export interface Subscriber {
  socket: WebSocket;
  send(message: object | string): void;
  /** The next message; waits for it, and fails when the connection is closed before it comes. */
  next(): Promise<Received>;
  /** The code with which the connection is closed. */
  closed: Promise<number>;
  /** Begins a subscription. */
  subscribe(id: string, query: string, variables?: object): void;
  end(): Promise<void>;
}

/** The address of an app that listens, after it was made to. */
export async function listen(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
}

/** Connects; `hello` is the payload of connection_init, which is not sent when it is null. */
export async function connect(
  url: string,
  hello: object | null = {},
  protocol = 'graphql-transport-ws',
): Promise<Subscriber> {
  const socket = new WebSocket(url, protocol);
  closeAtEnd(() => socket.close());
  const arrived: Received[] = [];
  const waiting: ((message: Received) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Received;
    const taker = waiting.shift();
    if (taker) taker(message);
    else arrived.push(message);
  });
  const ended = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code), { once: true });
  });
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const unlessClosed = async <T>(what: string, promised: Promise<T>): Promise<T> =>
    within(
      what,
      Promise.race([
        promised,
        ended.then((code) => {
          throw new Error(`${what}: the connection was closed with ${code}`);
        }),
      ]),
    );
  const next = async () => {
    const message = arrived.shift();
    return message ?? unlessClosed('the next message', new Promise<Received>((resolve) => waiting.push(resolve)));
  };
  await unlessClosed('the WebSocket', opened);
  if (hello !== null) {
    send({ type: 'connection_init', payload: hello });
    await Promise.race([next().catch(() => {}), ended]);
  }
  return {
    socket,
    send,
    next,
    get closed() {
      return within('the connection is closed', ended);
    },
    subscribe: (id, query, variables = {}) => send({ type: 'subscribe', id, payload: { query, variables } }),
    async end() {
      socket.close();
      await within('the connection is closed', ended);
    },
  };
}

/** A text in the frame of a WebSocket client, with a mask of zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}

/** Connects by hand, as somebody who can leave what arrives unread. */
export async function connectRaw(url: string) {
  const { port, pathname, host } = new URL(url);
  const socket = connectTo({ host: '127.0.0.1', port: Number(port) });
  closeAtEnd(() => socket.destroy());
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
  });
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // Who is cut off in the middle of a write learns it as an error.
  socket.on('error', () => socket.destroy());
  socket.write(
    [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      '\r\n',
    ].join('\r\n'),
  );
  /** The next bytes that come. */
  const more = (what: string): Promise<void> =>
    within(
      what,
      new Promise((resolve, reject) => {
        socket.once('data', () => resolve());
        closed.then(() => reject(new Error(`${what}: the connection was closed`)));
      }),
    );
  await more('the answer to the upgrade');
  return {
    /** Begins the conversation, and waits for the answer: whatever came before it would end the connection. */
    async introduce(): Promise<void> {
      const answered = more('the answer to connection_init');
      socket.write(frame(JSON.stringify({ type: 'connection_init' })));
      await answered;
    },
    /** Whether more can be sent now without it being kept here. */
    send: (message: object): boolean => socket.write(frame(JSON.stringify(message))),
    /** Until more can be sent, or the connection is closed. */
    drained: () => Promise.race([new Promise<void>((resolve) => socket.once('drain', resolve)), closed]),
    pause: () => socket.pause(),
    readUntil(bytes: number): Promise<void> {
      const read = new Promise<void>((resolve, reject) => {
        const look = () => received >= bytes && resolve();
        socket.on('data', look);
        closed.then(() => reject(new Error(`the connection was closed after ${received} of ${bytes} bytes`)));
        look();
      });
      socket.resume();
      return within(`${bytes} bytes are read`, read, () => `; ${received} were`);
    },
    end: () => socket.destroy(),
  };
}
