import { z } from 'zod';

/** The one protocol that is spoken: that of the graphql-ws project, as `Sec-WebSocket-Protocol`. */
export const PROTOCOL = 'graphql-transport-ws';

/** Why a connection is closed. */
export const CLOSE = {
  goingAway: { code: 1001, reason: 'The service stops' },
  badMessage: { code: 4400, reason: 'The message is not of the protocol' },
  unauthorized: { code: 4401, reason: 'Say who you are first: connection_init' },
  forbidden: { code: 4403, reason: 'Forbidden' },
  notSpoken: { code: 4406, reason: `The protocol has to be ${PROTOCOL}` },
  tooSlow: { code: 4408, reason: 'connection_init came too late' },
  twice: { code: 4409, reason: 'There is a subscription of that id already' },
  initTwice: { code: 4429, reason: 'connection_init came twice' },
} as const;

const id = z.string().min(1).max(200);
const object = z.record(z.string(), z.unknown()).nullish();

/** What a client may send. */
export const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_init'), payload: object }),
  z.object({ type: z.literal('ping'), payload: object }),
  z.object({ type: z.literal('pong'), payload: object }),
  z.object({ type: z.literal('complete'), id }),
  z.object({
    type: z.literal('subscribe'),
    id,
    payload: z.object({
      query: z.string().nullish(),
      operationName: z.string().nullish(),
      variables: object,
      extensions: object,
    }),
  }),
]);

export type Subscribe = Extract<z.output<typeof message>, { type: 'subscribe' }>;
