import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { closeAtEnd } from './opened.ts';
import { within } from './until.ts';

export interface StreamMessage {
  event: string;
  id: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at messages of every sort.
  data: any;
}

/** Somebody who follows a stream. */
export interface Follower {
  status: number;
  headers: IncomingMessage['headers'];
  /** The answer itself, to leave it unread. */
  response: IncomingMessage;
  /** The next message; fails when the stream ends before it comes. */
  next(): Promise<StreamMessage>;
  /** The next `count` messages. */
  take(count: number): Promise<StreamMessage[]>;
  /** So many messages, or fewer where the stream ends before. */
  takeUpTo(count: number): Promise<StreamMessage[]>;
  /** All messages to the end of the stream. */
  rest(): Promise<StreamMessage[]>;
  /** What was said that is no message. */
  comments: string[];
  /** The milliseconds after which it wants to be asked again. */
  retry: number | null;
  /** Settles when the stream has ended, whoever ended it. */
  ended: Promise<void>;
  /** Cuts the connection. */
  cut(): void;
}

/** Follows a stream as a browser does, from an address of HTTP. */
export async function follow(url: string, headers: Record<string, string> = {}): Promise<Follower> {
  const sent = request(url, { agent: false, headers: { accept: 'text/event-stream', ...headers } });
  closeAtEnd(() => sent.destroy());
  const arrived: StreamMessage[] = [];
  const waiting: ((message: StreamMessage) => void)[] = [];
  const comments: string[] = [];
  const follower = { comments, retry: null as number | null };
  let text = '';
  const take = (block: string) => {
    let [event, id, data] = ['message', null as string | null, ''];
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      if (name === '') comments.push(value);
      else if (name === 'event') event = value;
      else if (name === 'id') id = value;
      else if (name === 'data') data += value;
      else if (name === 'retry') follower.retry = Number(value);
    }
    if (data === '') return;
    const message = { event, id, data: JSON.parse(data) };
    const taker = waiting.shift();
    if (taker) taker(message);
    else arrived.push(message);
  };
  const response = await within(
    `the answer of ${url}`,
    new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve);
      sent.on('error', reject);
      sent.end();
    }),
  );
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => {});
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      take(text.slice(0, end));
      text = text.slice(end + 2);
    }
  });
  const nextOrEnd = async (): Promise<StreamMessage | null> => {
    const message = arrived.shift();
    if (message) return message;
    const came = new Promise<StreamMessage>((resolve) => waiting.push(resolve));
    return within('the next message', Promise.race([came, ended.then(() => null)]));
  };
  const next = async (): Promise<StreamMessage> =>
    (await nextOrEnd()) ?? assert.fail('the stream ended before the next message');
  return Object.assign(follower, {
    status: response.statusCode ?? 0,
    headers: response.headers,
    response,
    ended,
    next,
    async take(count: number) {
      const messages: StreamMessage[] = [];
      while (messages.length < count) messages.push(await next());
      return messages;
    },
    async takeUpTo(count: number) {
      const messages: StreamMessage[] = [];
      while (messages.length < count) {
        const message = await nextOrEnd();
        if (!message) break;
        messages.push(message);
      }
      return messages;
    },
    async rest() {
      await within('the end of the stream', ended);
      return arrived.splice(0);
    },
    cut: () => sent.destroy(),
  });
}
