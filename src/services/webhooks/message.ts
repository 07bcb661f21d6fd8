import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { JsonObject } from '../../engine/index.ts';

/** A secret in the form of Standard Webhooks: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** What is sent: the same text however often. */
export const bodyOf = ({ kind, createdAt, data }: { kind: string; createdAt: Date; data: JsonObject }): string =>
  JSON.stringify({ type: kind, timestamp: createdAt.toISOString(), data });

/** The headers of a message, signed with each of the secrets at the time at which it is sent. */
export const signedHeaders = (id: string, secrets: readonly string[], body: string, now = new Date()) => ({
  'content-type': 'application/json',
  'user-agent': 'Arbiter',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
});
