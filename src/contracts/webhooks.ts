import { z } from 'zod';
import { jsonObject, names, words } from './json.ts';
import { tagList } from './own-data.ts';
import { wireSchemas } from './registry.ts';

/** Webhooks: where the service tells what happens. */

export const WEBHOOK_KINDS = [
  'match.started',
  'decision.open',
  'clock.running_out',
  'match.ended',
  'result.changed',
  'round.ready',
] as const;

/** The longest time before a deadline at which a clock can be told of, in seconds. */
const LONGEST_LEAD = 86_400;
/** Ninety days. */
const LONGEST_GRACE = 7_776_000;

const kind = z.enum(WEBHOOK_KINDS).describe('A kind of message.');

/** What there is to be settled of a webhook, with nothing said of what is left out. */
const settled = {
  url: words(2000).min(1).describe('Where messages are sent: https or http, without a user name.'),
  kinds: z.array(kind).min(1).max(20).describe('The kinds of messages to send; all, if left out.'),
  ruleset: z.string().max(60).nullable().describe('Only matches and tournaments of this ruleset; null for all.'),
  tournament: names(100).min(1).nullable().describe('Only this tournament and its matches, by its name; null for all.'),
  tags: tagList.describe('Only matches and tournaments with all of these tags.'),
  leadSeconds: z
    .int()
    .min(1)
    .max(LONGEST_LEAD)
    .describe('How many seconds before a deadline it is told that a clock is running out; 60 if left out.'),
  description: words(200).describe('What it is for.'),
  active: z.boolean().describe('Whether it is switched on. What happens while it is switched off is not sent later.'),
};

export const webhookRequest = z.strictObject({
  url: settled.url,
  kinds: settled.kinds.optional(),
  ruleset: settled.ruleset.optional(),
  tournament: settled.tournament.optional(),
  tags: settled.tags.optional(),
  leadSeconds: settled.leadSeconds.optional(),
  description: settled.description.optional(),
  active: settled.active.optional(),
});

export const amendWebhookRequest = webhookRequest.extend({ url: settled.url.optional() });

export const secretRotationRequest = z.strictObject({
  graceSeconds: z
    .int()
    .min(0)
    .max(LONGEST_GRACE)
    .default(86_400)
    .describe('For how many seconds messages are also signed with the old secret.'),
});

const id = z.string().describe('The id of the webhook.');
export const webhookParams = z.object({ id });
export const deliveryParams = z.object({ id, delivery: z.string().describe('The id of the delivery.') });

export const webhooksQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(100).describe('The most items of a page, up to 200.'),
  after: z.uuid().optional().describe('Continues after a page: its `next`.'),
});

const status = z
  .enum(['waiting', 'delivered', 'failed'])
  .describe('`waiting` to be sent, or to be sent again; `delivered`; or `failed`, when it was given up.');

export const deliveriesQuery = z.strictObject({
  status: status.optional(),
  kind: z
    .enum([...WEBHOOK_KINDS, 'webhook.test'])
    .optional()
    .describe('Only messages of this kind.'),
  about: z.uuid().optional().describe('Only messages about the match or tournament with this id.'),
  limit: z.coerce.number().int().min(1).max(200).default(100).describe('The most items of a page, up to 200.'),
  after: z
    .string()
    .regex(/^\d{1,18}$/, 'expected the `next` of a page of the same list')
    .optional()
    .describe('Continues after a page: its `next`.'),
});

const told = {
  id,
  url: z.string().describe('Where messages are sent.'),
  description: z.string().describe('What it is for.'),
  kinds: z.array(kind).describe('The kinds of messages that it gets.'),
  ruleset: z.string().nullable().describe('Only matches and tournaments of this ruleset; null for all.'),
  tournament: z.string().nullable().describe('Only this tournament and its matches, by its name; null for all.'),
  tags: z.array(z.string()).describe('Only matches and tournaments with all of these tags.'),
  leadSeconds: z.int().describe('How many seconds before a deadline it is told that a clock is running out.'),
  active: z.boolean().describe('Whether it is switched on.'),
  switchedOff: z
    .object({
      code: z
        .enum(['gone', 'failing'])
        .describe('`gone` after an answer with status 410; `failing` if nothing could be delivered for too long.'),
      detail: z.string().describe('The same in a sentence.'),
      at: z.string().describe('When that was.'),
    })
    .nullable()
    .describe('Why the service has switched it off; null if it has not. Set `active` to switch it on again.'),
  failingSince: z.string().nullable().describe('Since when nothing could be delivered; null if the last message was.'),
  oldSecretUntil: z
    .string()
    .nullable()
    .describe('Until when messages are also signed with the secret before the last rotation.'),
  createdAt: z.string().describe('When it was made.'),
};

export const webhookReply = z.object(told).register(wireSchemas, { id: 'Webhook' });

export const newWebhookReply = z
  .object({
    ...told,
    secret: z.string().describe('The secret that messages are signed with. It is shown only this once.'),
  })
  .register(wireSchemas, { id: 'NewWebhook' });

const attempt = z
  .object({
    number: z.int().describe('The first is 1.'),
    at: z.string().describe('When the attempt ended.'),
    status: z.int().nullable().describe('The HTTP status of the answer; null if there was none.'),
    ms: z.int().describe('How many milliseconds it took.'),
    error: z.string().nullable().describe('Why it does not count as delivered; null if it does.'),
    answer: z.string().nullable().describe('The first characters of the answer.'),
  })
  .register(wireSchemas, { id: 'WebhookAttempt' });

const delivery = {
  id: z.string().describe('Its id, sent as `webhook-id` with every attempt.'),
  kind: z.string().describe('A kind of message, or `webhook.test`.'),
  data: jsonObject.describe('The message.'),
  status,
  tries: z.int().describe('How many attempts there were.'),
  createdAt: z.string().describe('When it happened.'),
  endedAt: z.string().nullable().describe('When it was delivered or given up; null while it waits.'),
  nextAt: z
    .string()
    .nullable()
    .describe('When it is sent next; null if it is done, or waits for an earlier one of its match.'),
};

export const deliveryReply = z.object(delivery).register(wireSchemas, { id: 'WebhookDelivery' });
export const wholeDeliveryReply = z
  .object({ ...delivery, attempts: z.array(attempt).describe('The attempts.') })
  .register(wireSchemas, { id: 'WholeWebhookDelivery' });

export type WebhookRequest = z.output<typeof webhookRequest>;
export type AmendWebhookRequest = z.output<typeof amendWebhookRequest>;
export type SecretRotationRequest = z.input<typeof secretRotationRequest>;
export type DeliveriesQuery = z.output<typeof deliveriesQuery>;
export type WebhookObject = z.output<typeof webhookReply>;
export type NewWebhookObject = z.output<typeof newWebhookReply>;
export type DeliveryObject = z.output<typeof deliveryReply>;
export type WholeDeliveryObject = z.output<typeof wholeDeliveryReply>;
