import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closing } from './opened.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** How a request is answered: with a status, or by hand. */
export type Answering = number | ((response: ServerResponse, received: Received) => void);

export interface Receiver {
  url: string;
  port: number;
  /** What has arrived, in order, also what was answered badly. */
  all: Received[];
  /** What the first requests from now on are answered with; 200 when there is nothing left. */
  next: Answering[];
  /** What they are answered with when nothing is said. */
  usually: Answering;
  close(): Promise<void>;
}

/** A receiver of webhooks on this machine, on the port that it had before where it was there before. */
export async function openReceiver(port = 0): Promise<Receiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      const received = { path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) };
      receiver.all.push(received);
      const answer = receiver.next.shift() ?? receiver.usually;
      if (typeof answer === 'function') answer(response, received);
      else response.writeHead(answer).end(answer === 200 ? 'thanks' : 'not today');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${bound}/hook`,
    port: bound,
    all: [],
    next: [],
    usually: 200,
    close: closing(async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }),
  };
  return receiver;
}
