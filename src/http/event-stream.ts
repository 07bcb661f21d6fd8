import { fastifySSE } from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { KeylessAccess } from '../doors/identify.ts';
import { identify } from '../doors/identify.ts';
import { tellStanding } from '../doors/rate-limits.ts';
import { varyBy } from '../doors/vary.ts';
import type { Parts } from '../services/call.ts';
import type { Answer } from '../services/problem.ts';
import type { Followed } from '../services/reading/follow.ts';
import { isUnreachable } from '../store/unreachable.ts';
import { WaitBudget, withWaitBudget } from '../store/wait-budget.ts';

/** One message of a stream. */
interface Message {
  event: string;
  id?: string;
  data: unknown;
}

/** How soon a client that was cut off comes back, in milliseconds. */
const RETRY = 1000;
/** Milliseconds between two looks at whether the key still holds. */
const LOOK = 2000;

type Refused = Extract<Answer<never>, { ok: false }>;

export interface Streams {
  /** Sends what is followed, message by message, until it ends or nobody is there; a problem is answered as ever. */
  send(request: FastifyRequest, reply: FastifyReply, followed: Answer<Followed<Message>>): Promise<undefined | Refused>;
}

type Settings = Pick<Config, 'streamHeartbeat' | 'connectionTimeout' | 'keyless'>;

/** What a route says that streams: the plugin asks for nothing, the head of the answer waits for the first message. */
export const STREAMED = { sse: 'manual', exposeHeadRoute: false } as const;

/**
 * Server-sent events, written by @fastify/sse. It writes past Fastify's reply, so that what hooks do to an answer is done
 * here; its `send` never settles when a client that does not read is gone, so that it is raced with the end of the connection; and it
 * holds what a slow client leaves unread, so that such a client is disconnected.
 */
export async function openStreams(scope: FastifyInstance, parts: Parts, settings: Settings): Promise<Streams> {
  await scope.register(fastifySSE, { heartbeatInterval: settings.streamHeartbeat * 1000 });
  return {
    async send(request, reply, followed) {
      if (!followed.ok) return followed;
      const { items, end } = followed.value;
      const place = request.server.streams.take(request.call.caller.counted);
      if (!place.ok) {
        end();
        return place;
      }
      varyBy(reply, 'Authorization');
      tellStanding(request, reply);
      reply.header('cache-control', 'private, no-store').hijack();
      const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve));
      void gone.then(end);
      const looks = watchKey(parts, settings.keyless, request, end);
      try {
        await sendAll(reply, items, gone, settings.connectionTimeout * 1000);
      } catch (error) {
        if (isUnreachable(error)) parts.outages.note(error);
        else request.log.error({ err: error }, 'a stream failed');
      } finally {
        clearInterval(looks);
        place.value();
        end();
        await items.return(undefined);
      }
      return undefined;
    },
  };
}

async function sendAll(
  reply: FastifyReply,
  items: AsyncGenerator<Message>,
  gone: Promise<void>,
  patience: number,
): Promise<void> {
  const write = async (message: Message | { data: undefined; retry: number }) => {
    const late = setTimeout(() => reply.raw.destroy(), patience);
    await Promise.race([reply.sse.send(message), gone]).finally(() => clearTimeout(late));
  };
  await write({ data: undefined, retry: RETRY });
  while (reply.sse.isConnected) {
    // Each message has a time budget of its own for its connections to the database.
    const next = await withWaitBudget(new WaitBudget(), () => items.next());
    if (next.done === true || !reply.sse.isConnected) return;
    await write(next.value);
  }
}

/** Ends a stream whose key does not hold any more. */
function watchKey(parts: Parts, keyless: KeylessAccess, request: FastifyRequest, end: () => void): NodeJS.Timeout {
  const look = async () => {
    // A database that is away says nothing about the key.
    const call = await Promise.resolve(identify(parts, keyless, request)).catch(() => null);
    if (call !== null && !call.ok) end();
  };
  return setInterval(() => void look(), LOOK).unref();
}
