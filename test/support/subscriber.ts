import { once } from 'node:events';
import { type AddressInfo, connect as connectTo } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Received {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Somebody on a WebSocket of GraphQL. */
export interface Subscriber {
  socket: WebSocket;
  send(message: object | string): void;
  /** The next message; waits for it. */
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
  const arrived: Received[] = [];
  const waiting: ((message: Received) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Received;
    const taker = waiting.shift();
    if (taker) taker(message);
    else arrived.push(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code), { once: true });
  });
  const send = (message: object | string) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const next = () => {
    const message = arrived.shift();
    return message ? Promise.resolve(message) : new Promise<Received>((resolve) => waiting.push(resolve));
  };
  await once(socket, 'open');
  if (hello !== null) {
    send({ type: 'connection_init', payload: hello });
    await Promise.race([next(), closed]);
  }
  return {
    socket,
    send,
    next,
    closed,
    subscribe: (id, query, variables = {}) => send({ type: 'subscribe', id, payload: { query, variables } }),
    async end() {
      socket.close();
      await closed;
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
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
  });
  await once(socket, 'connect');
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
  await once(socket, 'data');
  return {
    send: (message: object) => socket.write(frame(JSON.stringify(message))),
    pause: () => socket.pause(),
    async readUntil(bytes: number): Promise<void> {
      socket.resume();
      while (received < bytes) await once(socket, 'data');
    },
    end: () => socket.destroy(),
  };
}
