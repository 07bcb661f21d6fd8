import { z } from 'zod';
import { listOf } from '../../contracts/replies.ts';
import {
  amendWebhookRequest,
  deliveriesQuery,
  deliveryParams,
  deliveryReply,
  newWebhookReply,
  secretRotationRequest,
  webhookParams,
  webhookReply,
  webhookRequest,
  webhooksQuery,
  wholeDeliveryReply,
} from '../../contracts/webhooks.ts';
import { good } from '../../services/problem.ts';
import { listDeliveries, readDelivery, redeliver, testWebhook } from '../../services/webhooks/deliveries.ts';
import {
  amendWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateWebhookSecret,
} from '../../services/webhooks/webhooks.ts';
import { asPage } from '../list.ts';
import type { RestApp } from '../rest-app.ts';
import { replies } from './replies.ts';

const tags = ['webhooks'];
const config = { needs: 'admin' } as const;

/** Where the service tells what happens in the caller's tenant. Nothing here may be cached by proxies. */
export function webhookRoutes(app: RestApp): void {
  app.post(
    '/v1/webhooks',
    {
      config,
      schema: {
        operationId: 'createWebhook',
        summary: 'Make a webhook',
        description: 'What happens from now on is sent there, signed in the form of Standard Webhooks.',
        tags,
        body: webhookRequest,
        response: replies(
          newWebhookReply,
          'The webhook, with its secret, shown only this once.',
          [400, 401, 403, 404, 409, 413, 415],
          201,
        ),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer = await createWebhook(request.call, request.body);
      if (answer.ok) reply.code(201).header('location', `/v1/webhooks/${answer.value.id}`);
      return answer;
    },
  );

  app.get(
    '/v1/webhooks',
    {
      config,
      schema: {
        operationId: 'webhooks',
        summary: 'The webhooks, the latest first',
        tags,
        querystring: webhooksQuery,
        response: replies(listOf(webhookReply), 'A page of webhooks, without their secrets.', [400, 401, 403]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return asPage(request, reply, good(await listWebhooks(request.call, request.query)));
    },
  );

  app.get(
    '/v1/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'webhook',
        summary: 'A webhook',
        tags,
        params: webhookParams,
        response: replies(webhookReply, 'The webhook.', [401, 403, 404]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readWebhook(request.call, request.params.id);
    },
  );

  app.patch(
    '/v1/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'amendWebhook',
        summary: 'Change a webhook, or switch it off or on',
        description:
          'What is left out stays as it is. Once it is switched on again, it gets the messages that wait for it.',
        tags,
        params: webhookParams,
        body: amendWebhookRequest,
        response: replies(webhookReply, 'The webhook as it is now.', [400, 401, 403, 404, 413, 415]),
      },
    },
    async (request) => amendWebhook(request.call, request.params.id, request.body),
  );

  app.delete(
    '/v1/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook, with its deliveries',
        tags,
        params: webhookParams,
        response: replies(z.null(), 'The webhook is gone.', [401, 403, 404], 204),
      },
    },
    async (request) => deleteWebhook(request.call, request.params.id),
  );

  app.post(
    '/v1/webhooks/:id/rotation',
    {
      config,
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Give a webhook a new secret; for a while messages are signed with both',
        tags,
        params: webhookParams,
        body: secretRotationRequest.nullish(),
        response: replies(
          newWebhookReply,
          'The webhook, with its new secret, shown only this once.',
          [400, 401, 403, 404, 413, 415],
        ),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return rotateWebhookSecret(request.call, request.params.id, request.body ?? {});
    },
  );

  app.post(
    '/v1/webhooks/:id/test',
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a test message, and see how it is answered',
        description: 'It is sent once, also to a webhook that is switched off, and has the kind `webhook.test`.',
        tags,
        params: webhookParams,
        response: replies(wholeDeliveryReply, 'What came of it.', [401, 403, 404]),
      },
    },
    async (request) => testWebhook(request.call, request.params.id),
  );

  app.get(
    '/v1/webhooks/:id/deliveries',
    {
      config,
      schema: {
        operationId: 'webhookDeliveries',
        summary: 'What was sent to a webhook, or waits to be sent, the latest first',
        tags,
        params: webhookParams,
        querystring: deliveriesQuery,
        response: replies(listOf(deliveryReply), 'A page of deliveries.', [400, 401, 403, 404]),
      },
    },
    async (request, reply) => {
      const answer = await listDeliveries(request.call, request.params.id, request.query);
      return asPage(request, reply, answer.ok ? good({ items: answer.value.items, next: answer.value.next }) : answer);
    },
  );

  app.get(
    '/v1/webhooks/:id/deliveries/:delivery',
    {
      config,
      schema: {
        operationId: 'webhookDelivery',
        summary: 'A delivery, with its attempts',
        tags,
        params: deliveryParams,
        response: replies(wholeDeliveryReply, 'The delivery.', [401, 403, 404]),
      },
    },
    async (request) => readDelivery(request.call, request.params.id, request.params.delivery),
  );

  app.post(
    '/v1/webhooks/:id/deliveries/:delivery/redelivery',
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'redeliver',
        summary: 'Send a message again, under the same id',
        description: 'It is sent at once, and again until it is delivered, before other messages about its match.',
        tags,
        params: deliveryParams,
        response: replies(wholeDeliveryReply, 'The delivery, which waits to be sent.', [401, 403, 404]),
      },
    },
    async (request) => redeliver(request.call, request.params.id, request.params.delivery),
  );
}
