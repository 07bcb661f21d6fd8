import {
  amendWebhookRequest,
  deliveriesQuery,
  secretRotationRequest,
  webhookRequest,
  webhooksQuery,
} from '../../contracts/webhooks.ts';
import type { Call } from '../../services/call.ts';
import { listDeliveries, readDelivery, redeliver, testWebhook } from '../../services/webhooks/deliveries.ts';
import {
  amendWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readWebhook,
  rotateWebhookSecret,
} from '../../services/webhooks/webhooks.ts';
import { checkArguments, checkWithNulls, present } from '../checked.ts';
import { connection } from '../connection.ts';
import type { Args } from '../context.ts';
import { pageArguments } from '../page-arguments.ts';
import { orThrow } from '../problem-error.ts';

interface In {
  call: Call;
}
interface Named {
  id: string;
}
interface Delivered {
  webhook: string;
  id: string;
}

export const webhookFields = {
  Query: {
    webhook: async (_root: unknown, { id }: Named, { call }: In) => orThrow(await readWebhook(call, id)),
    async webhooks(_root: unknown, args: Args, { call }: In) {
      const query = checkArguments(webhooksQuery, pageArguments(args));
      return connection(await listWebhooks(call, query), ({ id }) => id, query.after !== undefined);
    },
    async webhookDeliveries(_root: unknown, { webhook, ...args }: Args & { webhook: string }, { call }: In) {
      const query = checkArguments(deliveriesQuery, pageArguments(args));
      const { cursors, ...page } = orThrow(await listDeliveries(call, webhook, query));
      return connection(page, (_item, at) => cursors[at] ?? '', query.after !== undefined);
    },
    webhookDelivery: async (_root: unknown, { webhook, id }: Delivered, { call }: In) =>
      orThrow(await readDelivery(call, webhook, id)),
  },
  Mutation: {
    createWebhook: async (_root: unknown, { request }: { request: object }, { call }: In) =>
      orThrow(await createWebhook(call, checkWithNulls(webhookRequest, present(request)))),
    async amendWebhook(_root: unknown, { id, changes }: Named & { changes: object }, { call }: In) {
      return orThrow(await amendWebhook(call, id, checkWithNulls(amendWebhookRequest, { ...changes })));
    },
    async deleteWebhook(_root: unknown, { id }: Named, { call }: In) {
      const webhook = orThrow(await readWebhook(call, id));
      orThrow(await deleteWebhook(call, id));
      return webhook;
    },
    async rotateWebhookSecret(_root: unknown, { id, ...args }: Args & Named, { call }: In) {
      return orThrow(await rotateWebhookSecret(call, id, checkArguments(secretRotationRequest, args)));
    },
    testWebhook: async (_root: unknown, { id }: Named, { call }: In) => orThrow(await testWebhook(call, id)),
    redeliver: async (_root: unknown, { webhook, id }: Delivered, { call }: In) =>
      orThrow(await redeliver(call, webhook, id)),
  },
};
